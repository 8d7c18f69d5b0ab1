package org.umpire.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of Umpire, as the manifest of the jar has it. */
final class Version implements IVersionProvider {
    static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("unpackaged");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"umpire " + text()};
    }
}
