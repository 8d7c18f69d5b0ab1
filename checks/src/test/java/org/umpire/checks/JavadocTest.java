package org.umpire.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

class JavadocTest {
    @Test
    void everyPublicTypeAndMethodSaysWhatItIs() throws IOException {
        assertThat(undescribed(Tree.mainSources()))
                .as("public, without Javadoc")
                .isEmpty();
    }

    private static List<String> undescribed(List<Path> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> found = new ArrayList<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources));
            DocTrees docs = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse()) {
                new PublicFace(docs, unit, found).scan(unit, null);
            }
        }
        return found;
    }

    /** Looks at what can be seen from other packages, and notes what has no description. */
    private static final class PublicFace extends TreePathScanner<Void, Void> {
        private static final Set<Kind> OPEN = Set.of(Kind.INTERFACE, Kind.ANNOTATION_TYPE);
        private final DocTrees docs;
        private final CompilationUnitTree unit;
        private final List<String> found;
        private boolean open;

        PublicFace(DocTrees docs, CompilationUnitTree unit, List<String> found) {
            this.docs = docs;
            this.unit = unit;
            this.found = found;
        }

        @Override
        public Void visitClass(ClassTree type, Void none) {
            boolean outside = unit.getTypeDecls().contains(type);
            boolean seen =
                    type.getModifiers().getFlags().contains(Modifier.PUBLIC) || (open && OPEN.contains(enclosing()));
            if (!(outside || open) || !seen) {
                return null;
            }
            note(type.getSimpleName().toString());
            boolean before = open;
            open = true;
            super.visitClass(type, null);
            open = before;
            return null;
        }

        @Override
        public Void visitMethod(MethodTree method, Void none) {
            boolean inherited = method.getModifiers().getAnnotations().stream()
                    .anyMatch(annotation ->
                            annotation.getAnnotationType().toString().equals("Override"));
            boolean constructor = method.getReturnType() == null;
            boolean seen = method.getModifiers().getFlags().contains(Modifier.PUBLIC) || OPEN.contains(enclosing());
            if (seen && !inherited && !(constructor && method.getParameters().isEmpty()) && !compact(method)) {
                note(method.getName() + "()");
            }
            return null;
        }

        /** Returns whether this is the constructor of a record, which the record itself describes. */
        private boolean compact(MethodTree method) {
            return method.getReturnType() == null && enclosing() == Kind.RECORD;
        }

        private Kind enclosing() {
            return getCurrentPath().getParentPath().getLeaf().getKind();
        }

        private void note(String what) {
            if (docs.getDocComment(getCurrentPath()) == null) {
                found.add(Tree.shown(Path.of(unit.getSourceFile().toUri())) + ": " + what);
            }
        }
    }
}
