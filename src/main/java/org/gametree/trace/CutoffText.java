package org.gametree.trace;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gametree.core.Player;

/** A cutoff in words: which bound was reached, and whose it is. */
final class CutoffText<V> {
    private static final int WHOLE_PATH = 8;
    private static final int PATH_END = 3;

    private final Function<? super V, String> print;
    private final Glyphs glyphs;

    CutoffText(Function<? super V, String> print, Glyphs glyphs) {
        this.print = print;
        this.glyphs = glyphs;
    }

    /** Says why the node at the end of the path was cut. */
    String of(SearchedNode<V> node, Cutoff cutoff, List<Integer> path) {
        boolean max = node.player() == Player.MAX;
        String bound = print.apply(max ? node.beta() : node.alpha());
        String reached = kind(cutoff) + ": " + print.apply(node.value()) + " " + (max ? glyphs.atLeast : glyphs.atMost)
                + " " + bound;
        if (cutoff.byWindow()) {
            return reached + ", the " + (max ? "upper" : "lower") + " bound of the window";
        }
        int levels = cutoff.levelsUp().getAsInt();
        String place = levels == 1 ? "one level up" : levels + " levels up (" + place(path, levels) + ")";
        return (cutoff.deep() ? "deep " : "") + reached + "; " + node.player().opponent() + ", " + place
                + ", already has " + bound;
    }

    /** Names the kind of a cutoff, and whether it is a deep one. */
    String name(Cutoff cutoff) {
        return (cutoff.deep() && !cutoff.byWindow() ? "deep " : "") + kind(cutoff);
    }

    private String kind(Cutoff cutoff) {
        return (cutoff.kind() == Cutoff.Kind.BETA ? glyphs.beta : glyphs.alpha) + "-cutoff";
    }

    private String place(List<Integer> path, int levels) {
        int length = path.size() - levels;
        return length == 0 ? "the root" : dotted(path.subList(0, length), glyphs);
    }

    /** Returns the indices of a path with dots between, those in the middle left out if there are many. */
    static String dotted(List<Integer> path, Glyphs glyphs) {
        int length = path.size();
        return length <= WHOLE_PATH
                ? dotted(path)
                : dotted(path.subList(0, PATH_END)) + glyphs.folded + dotted(path.subList(length - PATH_END, length));
    }

    private static String dotted(List<Integer> path) {
        return path.stream().map(String::valueOf).collect(Collectors.joining("."));
    }
}
