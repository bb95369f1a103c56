package org.gametree.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gametree.core.GameTree.Leaf;
import org.gametree.notation.Labels;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.Outline.Hidden;
import org.gametree.trace.Outline.LeafRow;
import org.gametree.trace.Outline.OneLeaf;
import org.gametree.trace.Outline.Rest;
import org.gametree.trace.Outline.Unsearched;
import org.gametree.trace.Sign.Kind;
import org.jspecify.annotations.Nullable;

/** Says what each item of a picture looks like, from the root down, keeping the way that leads to it. */
final class Signs<V> {
    /** How much of a value is shown. */
    static final int VALUE = 24;

    private static final double LINE_EM = 21;

    private final LineText<V> text;
    private final List<Integer> path = new ArrayList<>();
    private @Nullable SearchedNode<V> above;

    private Signs(Function<? super V, String> print, FoldLimits limits) {
        this.text = text(print, limits);
    }

    /** Returns the words of pictures, in which values are shortened. */
    static <V> LineText<V> text(Function<? super V, String> print, FoldLimits limits) {
        return new LineText<>(value -> Shown.of(print.apply(value), VALUE), Glyphs.UNICODE, limits);
    }

    static <V> List<Sign> of(List<Drawn<V>> all, Function<? super V, String> print, FoldLimits limits) {
        Signs<V> signs = new Signs<>(print, limits);
        return all.stream().map(drawn -> signs.of(all, drawn)).toList();
    }

    private Sign of(List<Drawn<V>> all, Drawn<V> drawn) {
        if (drawn.depth() > 0) {
            path.subList(drawn.depth() - 1, path.size()).clear();
            path.add(drawn.index());
            if (all.get(drawn.parent()).item() instanceof Branch<V> branch) {
                above = branch.node;
            }
        }
        if (drawn.item() instanceof Branch<V> branch) {
            return node(branch, drawn);
        }
        if (drawn.item() instanceof OneLeaf<V> one) {
            String value = text.value(one.leaf()).substring(2);
            return new Sign(
                    Kind.LEAF,
                    one.best(),
                    true,
                    text.window(one.leaf()),
                    value,
                    name(drawn.labels()),
                    List.of(),
                    title("leaf", one.leaf()));
        }
        if (drawn.item() instanceof LeafRow<V> row) {
            return counted(text.row(row.leaves(), drawn.labels(), drawn.index()));
        }
        if (drawn.item() instanceof Unsearched<V> unsearched) {
            return unsearched(unsearched, drawn.labels());
        }
        return drawn.item() instanceof Hidden<V> hidden
                ? counted(text.hidden(hidden.children()))
                : pruned((Rest<V>) drawn.item(), drawn);
    }

    private Sign node(Branch<V> branch, Drawn<V> drawn) {
        SearchedNode<V> node = branch.node;
        List<String> lines = new ArrayList<>(List.of(text.value(node)));
        if (branch.tellsItsCutoff()) {
            lines.addAll(branch.folded() ? wrapped(text.cutoff(node, path)) : List.of(text.cutoffName(node)));
        }
        if (branch.folded()) {
            lines.addAll(wrapped(text.folded(node)));
        } else if (node.tree().children().isEmpty()) {
            lines.set(0, lines.get(0) + ", no children");
        }
        String title = title(node.player().toString(), node);
        return new Sign(
                Kind.of(node.player()),
                branch.best,
                true,
                text.window(node),
                "",
                name(drawn.labels()),
                lines,
                node.cutoff().isPresent() ? title + "; " + text.cutoff(node, path) : title);
    }

    private static Sign counted(String words) {
        return new Sign(Kind.COUNTED, false, true, "", "", "", wrapped(words), words);
    }

    // The way to the pruned children ends in one of them; the reason is told of the node above.
    private Sign pruned(Rest<V> rest, Drawn<V> drawn) {
        String words = text.pruned(rest.trees(), drawn.labels(), drawn.index());
        String reason = text.cutoff(Objects.requireNonNull(above), path.subList(0, path.size() - 1));
        List<String> lines =
                Stream.of(words, reason).flatMap(part -> wrapped(part).stream()).toList();
        return new Sign(Kind.PRUNED, false, false, "", "", "", lines, words + "; " + reason);
    }

    private Sign unsearched(Unsearched<V> unsearched, Labels labels) {
        String value = unsearched.tree() instanceof Leaf<V> leaf ? text.printed(leaf.value()) : "";
        Kind kind = unsearched.tree() instanceof Leaf ? Kind.LEAF : Kind.of(unsearched.player());
        String title = (kind == Kind.LEAF ? "leaf" : kind.toString()) + " at " + place();
        return new Sign(kind, false, false, "", value, name(labels), List.of(), title);
    }

    private String title(String what, Searched<V> trace) {
        return what + " at " + place() + ", searched in " + text.window(trace) + ", " + text.value(trace);
    }

    private String place() {
        return path.isEmpty() ? "the root" : CutoffText.dotted(path, Glyphs.UNICODE);
    }

    private static String name(Labels labels) {
        return labels.label().map(LineText::label).orElse("");
    }

    /** Returns the words of a text on as many lines as they take; none is broken. */
    static List<String> wrapped(String words) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ", -1)) {
            if (!line.isEmpty() && TextWidth.em(line + " " + word) > LINE_EM) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
