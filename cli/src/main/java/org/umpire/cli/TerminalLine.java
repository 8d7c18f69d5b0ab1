package org.umpire.cli;

import me.tongfei.progressbar.ProgressBarConsumer;

/** The last line of the terminal, on which a bar is drawn. */
record TerminalLine(Terminal terminal) implements ProgressBarConsumer {
    @Override
    public int getMaxRenderedLength() {
        return terminal.columns() - 1;
    }

    @Override
    public void accept(String rendered) {
        terminal.err().print("\r" + rendered);
        terminal.err().flush();
    }

    @Override
    public void close() {
        terminal.err().println();
        terminal.err().flush();
    }
}
