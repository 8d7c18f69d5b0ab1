package org.umpire.cli;

import java.util.List;
import org.umpire.contest.Nearest;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a game. */
final class GameWord implements ITypeConverter<GamePack<?, ?, ?, ?>> {
    @Override
    public GamePack<?, ?, ?, ?> convert(String text) {
        return GamePacks.find(text).orElseThrow(() -> {
            List<String> names = GamePacks.all().stream()
                    .map(pack -> pack.game().id().name())
                    .toList();
            return new TypeConversionException("there is no game '" + text + "'" + Nearest.hint(text, names)
                    + (Nearest.of(text, names).isPresent() ? "" : "; there are: " + String.join(", ", names)));
        });
    }
}
