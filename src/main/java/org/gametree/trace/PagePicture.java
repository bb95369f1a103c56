package org.gametree.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.Sign.Kind;

/** A picture that is part of a page, which brings the style, the legend and the words. */
record PagePicture<V>(List<Drawn<V>> all, List<Sign> signs) {

    /** Room beside a node for its value, to be written by hand or typed in. */
    static final String BLANK = "= ____";

    /** A search, with what was cut off as far as there is room for it. */
    static <V> PagePicture<V> of(
            Searched<V> trace, Labels labels, Function<? super V, String> print, FoldLimits limits) {
        List<Drawn<V>> all = Drawn.whole(trace, labels, limits);
        return new PagePicture<>(all, Signs.of(all, print, limits));
    }

    /** A tree of which nothing is told, with the same line beside every node if it is not empty. */
    static <V> PagePicture<V> bare(
            Player player, GameTree<V> tree, Labels labels, Function<? super V, String> print, String line) {
        List<Drawn<V>> all = Drawn.bare(player, tree, labels);
        List<Sign> signs = Signs.of(all, print, SvgDrawing.DEFAULT_LIMITS).stream()
                .map(sign -> sign.bare(line))
                .toList();
        return new PagePicture<>(all, signs);
    }

    /**
     * Returns the picture with all leaves but some, by their indices, as they look where no search came; and so the nodes
     * above such leaves alone.
     */
    PagePicture<V> withLeaves(BitSet searched) {
        int[] below = new int[signs.size()];
        int[] reached = new int[signs.size()];
        int leaf = 0;
        for (int i = 0; i < signs.size(); i++) {
            if (signs.get(i).kind() == Kind.LEAF) {
                below[i] = 1;
                reached[i] = searched.get(leaf++) ? 1 : 0;
            }
        }
        for (int i = signs.size() - 1; i > 0; i--) {
            below[all.get(i).parent()] += below[i];
            reached[all.get(i).parent()] += reached[i];
        }
        List<Sign> marked = new ArrayList<>();
        for (int i = 0; i < signs.size(); i++) {
            marked.add(below[i] > 0 && reached[i] == 0 ? signs.get(i).notSearched() : signs.get(i));
        }
        return new PagePicture<>(all, marked);
    }

    /** Returns for every item the position of the one above it, -1 for the root. */
    List<Integer> parents() {
        return all.stream().map(Drawn::parent).toList();
    }

    /**
     * A cutoff in words.
     *
     * @param at where the node is that was cut
     * @param why which bound was reached, and whose it is
     * @param leaves what was pruned
     */
    record Reason(String at, String why, String leaves) {}

    /** Says why children of a drawn node were cut off. */
    Reason reason(Drawn<V> drawn, LineText<V> text) {
        SearchedNode<V> node = ((Branch<V>) drawn.item()).node;
        List<Integer> path = new ArrayList<>();
        for (Drawn<V> at = drawn; at.parent() >= 0; at = all.get(at.parent())) {
            path.add(0, at.index());
        }
        String at = node.player() + " at " + (path.isEmpty() ? "the root" : CutoffText.dotted(path, Glyphs.UNICODE));
        String leaves =
                text.pruned(node.pruned(), drawn.labels(), node.searched().size());
        return new Reason(at, text.cutoff(node, path), leaves);
    }

    /** Writes it; a picture of the role {@code img} is one thing to a screen reader, a {@code group} its parts. */
    void draw(String role, String words, Appendable out) throws IOException {
        Xml xml = new Xml(out);
        SvgPlaces places = SvgPlaces.of(all, signs);
        String width = Xml.number(places.width() + SvgPlaces.MARGIN);
        String height = Xml.number(places.height() + SvgPlaces.MARGIN);
        String box = "0 0 " + width + " " + height;
        xml.open(
                "svg",
                "class",
                "gametree",
                "role",
                role,
                "aria-label",
                words,
                "width",
                width,
                "height",
                height,
                "viewBox",
                box);
        xml.line();
        new SvgPage(all, signs, places, true, xml).draw();
        xml.close("svg").line();
    }
}
