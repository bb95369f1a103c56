package org.gametree.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.function.Consumer;
import org.gametree.notation.LabelledTree;
import org.gametree.notation.NotationException;
import org.gametree.notation.TreeNotation;

/** Has the trees of a source answered, one a line. A bad one is reported, and the others are still answered. */
final class Answers {
    private static final int DONE = 0;
    private static final int REFUSED = 2;
    private static final int COMMENT = '#';
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Consumer<LabelledTree> answer;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Format format;
    private int trees;
    private int answered;
    private int refused;

    Answers(Consumer<LabelledTree> answer, Format format, PrintWriter out, PrintWriter err) {
        this.answer = answer;
        this.format = format;
        this.out = out;
        this.err = err;
    }

    /** Answers every line of a source, as long as somebody reads the answers, and returns the exit code. */
    int toAll(Reader source, String name) throws IOException {
        BufferedReader lines = new BufferedReader(source);
        int number = 0;
        try {
            for (String line = lines.readLine(); line != null && !out.checkError(); line = lines.readLine()) {
                number++;
                take(number == 1 && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line, number, name);
            }
        } catch (OutOfMemoryError e) {
            refuse(name + ", line " + (number + 1) + ": the line is too long for the memory; give more with java -Xmx");
            return REFUSED;
        }
        if (trees == 0) {
            refuse(name + " holds no tree; expected one a line");
        }
        return refused == 0 ? DONE : REFUSED;
    }

    private void take(String line, int number, String name) {
        int first = line.codePoints().filter(c -> !isBlank(c)).findFirst().orElse(COMMENT);
        if (first != COMMENT) {
            trees++;
            answer(line, number, name);
        }
    }

    // What notation passes over between the words of a tree.
    private static boolean isBlank(int codePoint) {
        return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
    }

    // The two errors are how a tree ends that is too deep or too large to be held; the next one may not be.
    private void answer(String line, int number, String source) {
        String at = source + ", line " + number;
        if (format.isOnePicture() && answered > 0) {
            refuse(at + ": a second tree; expected one, since a document in " + format.name() + " holds one picture");
            return;
        }
        try {
            answer.accept(TreeNotation.parseLabelled(line));
            answered++;
        } catch (NotationException e) {
            String hint = e.found().startsWith("the end of the text") ? " (a tree stands on one line)" : "";
            refuse(source + ", " + e.atLine(number).getMessage() + hint);
        } catch (UnanswerableException e) {
            refuse(at + ": " + e.getMessage());
        } catch (StackOverflowError e) {
            refuse(at + ": the tree is too deep for this program");
        } catch (OutOfMemoryError e) {
            refuse(at + ": the tree is too large for the memory; give more with java -Xmx");
        }
    }

    private void refuse(String why) {
        refused++;
        out.flush();
        err.println(Printable.message("gametree: " + why));
        err.flush();
    }
}
