package org.gametree.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.math.BigDecimal;
import org.gametree.cli.Question.Window;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.NotationException;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.Glyphs;

/** Answers the trees of a source, one a line. A bad one is reported, and the others are still answered. */
final class Answers {
    private static final int DONE = 0;
    private static final int REFUSED = 2;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Algorithm algorithm;
    private final Player player;
    private final Window window;
    private final Format format;
    private final Glyphs glyphs;
    private final PrintWriter out;
    private final PrintWriter err;
    private int trees;
    private int answered;
    private int refused;

    Answers(
            Algorithm algorithm,
            Player player,
            Window window,
            Format format,
            Glyphs glyphs,
            PrintWriter out,
            PrintWriter err) {
        this.algorithm = algorithm;
        this.player = player;
        this.window = window;
        this.format = format;
        this.glyphs = glyphs;
        this.out = out;
        this.err = err;
    }

    /** Answers every line of a source and returns the exit code. */
    int toAll(Reader source, String name) throws IOException {
        BufferedReader lines = new BufferedReader(source);
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            if (number == 1 && line.startsWith(BYTE_ORDER_MARK)) {
                line = line.substring(1);
            }
            if (!line.isBlank() && !line.strip().startsWith("#")) {
                trees++;
                answer(line, number, name);
            }
        }
        if (trees == 0) {
            refuse(name + " holds no tree; expected one a line");
        }
        return refused == 0 ? DONE : REFUSED;
    }

    // The two errors are how a tree ends that is too deep or too large to be held; the next one may not be.
    private void answer(String line, int number, String source) {
        String at = source + ", line " + number;
        try {
            GameTree<Bounded<BigDecimal>> tree = TreeNotation.parse(line);
            print(Solution.of(new Question(algorithm, player, window, tree)));
        } catch (NotationException e) {
            String hint = e.found().startsWith("the end of the text") ? " (a tree stands on one line)" : "";
            refuse(source + ", " + e.atLine(number).getMessage() + hint);
        } catch (StackOverflowError e) {
            refuse(at + ": the tree is too deep for this program");
        } catch (OutOfMemoryError e) {
            refuse(at + ": the tree is too large for the memory; give more with java -Xmx");
        }
    }

    private void print(Solution solution) {
        switch (format) {
            case JSON -> JsonLine.print(solution, out);
            case TEXT -> {
                if (answered > 0) {
                    out.println();
                }
                TextAnswer.print(solution, glyphs, out);
            }
        }
        answered++;
    }

    private void refuse(String why) {
        refused++;
        out.flush();
        err.println("gametree: " + why);
        err.flush();
    }
}
