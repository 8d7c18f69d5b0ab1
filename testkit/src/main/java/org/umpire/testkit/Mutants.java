package org.umpire.testkit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Runs test classes of one package on broken variants of its code. A variant is compiled in memory, and loaded together
 * with the tests by a class loader of its own.
 *
 * <p>Of a test class only public methods with {@code @Test} are run, each on a new instance made by the constructor
 * without arguments; nothing before or after them. {@link Seeds} are few here, and {@link Golden} files are never updated.
 */
public final class Mutants {
    private static final ThreadLocal<Boolean> RUNNING = ThreadLocal.withInitial(() -> false);

    private final String prefix;
    private final Map<String, String> sources;
    private final List<Class<?>> tests;

    /**
     * Variants of one package.
     *
     * @param folder of the sources of the package, seen from the folder in which tests run
     * @param tests in the same package, which are run on each variant
     */
    public Mutants(Path folder, List<Class<?>> tests) {
        prefix = tests.get(0).getPackageName() + ".";
        sources = sources(folder);
        this.tests = List.copyOf(tests);
    }

    /** Returns whether this thread runs tests on a broken variant. */
    static boolean running() {
        return RUNNING.get();
    }

    private static Map<String, String> sources(Path folder) {
        Map<String, String> sources = new HashMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                sources.put(file.getFileName().toString(), Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the sources in " + folder, e);
        }
        return sources;
    }

    /**
     * Returns the tests that fail on a variant, as {@code SimpleClass.method}, each with its message.
     *
     * @param which tests are run, by the same names
     * @throws IllegalArgumentException if the variant does not fit the sources, or does not compile
     */
    public Map<String, String> failures(Mutant mutant, Predicate<String> which) {
        ClassLoader loader = new Overlay(prefix, compile(mutant), Mutants.class.getClassLoader());
        Map<String, String> failures = new TreeMap<>();
        RUNNING.set(true);
        try {
            for (Class<?> test : tests) {
                runAll(load(loader, test.getName()), which, failures);
            }
        } finally {
            RUNNING.remove();
        }
        return failures;
    }

    /**
     * Checks that a variant is caught by each test that it names; only those are run.
     *
     * @throws AssertionError if it names none, or one of them passes, or is not there
     */
    public void verifyCaught(Mutant mutant) {
        Map<String, String> failures = failures(mutant, mutant.caughtBy()::contains);
        if (mutant.caughtBy().isEmpty() || !failures.keySet().containsAll(mutant.caughtBy())) {
            throw new AssertionError("mutant '" + mutant.name() + "' should be caught by " + mutant.caughtBy()
                    + ", but is caught by " + failures);
        }
    }

    private static Class<?> load(ClassLoader loader, String name) {
        try {
            return loader.loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("no test class " + name, e);
        }
    }

    private static void runAll(Class<?> test, Predicate<String> which, Map<String, String> failures) {
        try {
            Constructor<?> constructor = test.getDeclaredConstructor();
            constructor.setAccessible(true);
            for (Method method : test.getMethods()) {
                String name = test.getSimpleName() + "." + method.getName();
                if (method.isAnnotationPresent(Test.class) && which.test(name)) {
                    method.setAccessible(true);
                    run(method, constructor.newInstance()).ifPresent(why -> failures.put(name, why));
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot make a " + test.getName(), e);
        }
    }

    private static Optional<String> run(Method method, Object instance) throws IllegalAccessException {
        try {
            method.invoke(instance);
            return Optional.empty();
        } catch (InvocationTargetException e) {
            return Optional.of(String.valueOf(e.getCause()));
        }
    }

    private Map<String, byte[]> compile(Mutant mutant) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("tests of broken variants need a JDK");
        }
        List<Source> changed = mutant.applied(sources).entrySet().stream()
                .map(file -> new Source(file.getKey(), file.getValue()))
                .toList();
        Map<String, byte[]> classes = new HashMap<>();
        if (changed.isEmpty()) {
            return classes;
        }
        StringWriter messages = new StringWriter();
        try (JavaFileManager files = new Kept(compiler.getStandardFileManager(null, null, null), classes)) {
            List<String> options =
                    List.of("-proc:none", "-nowarn", "-classpath", System.getProperty("java.class.path"));
            if (!compiler.getTask(messages, files, null, options, null, changed).call()) {
                throw new IllegalArgumentException("mutant '" + mutant.name() + "' does not compile:\n" + messages);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot compile mutant '" + mutant.name() + "'", e);
        }
        return classes;
    }

    /** A source text in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps compiled classes in memory. */
    private static final class Kept extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> classes;

        Kept(JavaFileManager files, Map<String, byte[]> classes) {
            super(files);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("mem:///" + className.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return new ByteArrayOutputStream() {
                        @Override
                        public void close() {
                            classes.put(className, toByteArray());
                        }
                    };
                }
            };
        }
    }

    /** Loads the classes of one package itself: the changed ones from memory, the others from where they lie. */
    private static final class Overlay extends ClassLoader {
        private final String prefix;
        private final Map<String, byte[]> classes;

        Overlay(String prefix, Map<String, byte[]> classes, ClassLoader parent) {
            super(parent);
            this.prefix = prefix;
            this.classes = classes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = name.startsWith(prefix) ? findLoadedClass(name) : super.loadClass(name, resolve);
                return loaded != null ? loaded : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) {
                try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                    if (in == null) {
                        throw new ClassNotFoundException(name);
                    }
                    bytes = in.readAllBytes();
                } catch (IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
