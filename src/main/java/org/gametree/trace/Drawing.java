package org.gametree.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.gametree.notation.Labels;

/**
 * A function from a trace to a document: text, a picture, a graph or a page.
 *
 * @param <V> the type of the values
 */
public interface Drawing<V> {

    /**
     * Draws a trace to wherever the document is to go.
     *
     * @param trace the trace of a search
     * @param labels the labels of its tree, possibly {@link Labels#NONE}
     * @param out receives the document as it is made; its encoding is to be UTF-8
     * @throws IOException if {@code out} throws it
     * @throws NullPointerException if an argument is null
     */
    void draw(Searched<V> trace, Labels labels, Appendable out) throws IOException;

    /**
     * Draws a trace.
     *
     * @param trace the trace of a search
     * @param labels the labels of its tree, possibly {@link Labels#NONE}
     * @return the document
     * @throws NullPointerException if an argument is null
     */
    default String draw(Searched<V> trace, Labels labels) {
        StringBuilder text = new StringBuilder();
        try {
            draw(trace, labels, text);
        } catch (IOException e) {
            throw new UncheckedIOException("a StringBuilder refused to be written to", e);
        }
        return text.toString();
    }
}
