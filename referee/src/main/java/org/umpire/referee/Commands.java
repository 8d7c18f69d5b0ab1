package org.umpire.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits the command of a program into words, as a shell does: at blanks; {@code '…'} keeps everything, {@code "…"}
 * everything but a backslash before {@code " \ $ `}, and a backslash outside of quotes keeps the next character. That is
 * all: nothing is expanded, and no other character is special.
 */
public final class Commands {
    /** A command, split or not. */
    public sealed interface Split {}

    /** The words of a command, at least one. */
    public record Words(List<String> words) implements Split {
        public Words {
            words = List.copyOf(words);
        }
    }

    /**
     * Why a command cannot be split.
     *
     * @param position 0-based, of the character where the trouble begins
     */
    public record Unsplit(int position, String why) implements Split {
        /** Returns the reason with the place, counted from 1. */
        @Override
        public String toString() {
            return why + " (character " + (position + 1) + ")";
        }
    }

    private final String command;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private int at;

    private Commands(String command) {
        this.command = command;
    }

    /** Returns the words of a command, or where it cannot be split. */
    public static Split split(String command) {
        return new Commands(command).split();
    }

    private Split split() {
        while (at < command.length()) {
            char c = command.charAt(at);
            int start = at;
            boolean whole = true;
            if (c == '\'') {
                whole = quoted();
            } else if (c == '"') {
                whole = doublyQuoted();
            } else if (c == '\\') {
                whole = escaped();
            } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                endWord();
                at++;
            } else {
                add(c);
                at++;
            }
            if (!whole) {
                return new Unsplit(
                        start, c == '\\' ? "nothing follows the backslash" : "the quote " + c + " is not closed");
            }
        }
        endWord();
        return words.isEmpty() ? new Unsplit(0, "an empty command") : new Words(words);
    }

    private boolean quoted() {
        inWord = true;
        int end = command.indexOf('\'', at + 1);
        if (end < 0) {
            return false;
        }
        word.append(command, at + 1, end);
        at = end + 1;
        return true;
    }

    private boolean doublyQuoted() {
        inWord = true;
        for (at++; at < command.length(); at++) {
            char c = command.charAt(at);
            if (c == '"') {
                at++;
                return true;
            }
            if (c == '\\' && at + 1 < command.length() && "\"\\$`".indexOf(command.charAt(at + 1)) >= 0) {
                c = command.charAt(++at);
            }
            word.append(c);
        }
        return false;
    }

    private boolean escaped() {
        if (at + 1 == command.length()) {
            return false;
        }
        add(command.charAt(at + 1));
        at += 2;
        return true;
    }

    private void add(char c) {
        inWord = true;
        word.append(c);
    }

    private void endWord() {
        if (inWord) {
            words.add(word.toString());
            word.setLength(0);
            inWord = false;
        }
    }
}
