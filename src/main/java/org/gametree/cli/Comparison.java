package org.gametree.cli;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.gametree.cli.Order.Ordered;
import org.gametree.cli.Question.Window;
import org.gametree.core.Bounded;
import org.gametree.core.Player;
import org.gametree.notation.LabelledTree;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.ComparedTree;
import org.gametree.trace.ComparedTree.Run;
import org.gametree.trace.SvgDrawing;

/** Every algorithm on one tree, in its given order, a lucky and an unlucky one. */
record Comparison(Player player, Window window, Bounded<BigDecimal> guess, LabelledTree read) {

    /** Returns the question in words. */
    String question() {
        return String.format(
                Locale.ROOT,
                "window (%s, %s), mtdf guesses %s",
                TreeNotation.print(window.a()),
                TreeNotation.print(window.b()),
                TreeNotation.print(guess));
    }

    Ordered<Bounded<BigDecimal>> inOrder(Order order) {
        return order.of(TreeNotation.order(), player, read.tree(), read.labels());
    }

    Run<Bounded<BigDecimal>> run(Algorithm algorithm, Ordered<Bounded<BigDecimal>> ordered) {
        Watched watched = Watched.of(new Question(algorithm, player, window, guess, ordered.tree(), ordered.labels()));
        return new Run<>(
                algorithm.toString(),
                watched.seen().value(),
                watched.seen().time(),
                watched.passes(),
                watched.seen().leaves());
    }

    /** Returns everything at once, of a tree that is small enough to be drawn leaf by leaf. */
    List<ComparedTree<Bounded<BigDecimal>>> trees() {
        long leaves = read.tree().leaves();
        int most = SvgDrawing.DEFAULT_LIMITS.lines();
        if (leaves > most) {
            throw new UnanswerableException(String.format(
                    Locale.ROOT, "tree has %,d leaves; expected at most %d, since each is drawn", leaves, most));
        }
        return Stream.of(Order.values()).map(this::tree).toList();
    }

    private ComparedTree<Bounded<BigDecimal>> tree(Order order) {
        Ordered<Bounded<BigDecimal>> ordered = inOrder(order);
        return new ComparedTree<>(
                order.toString(),
                ordered.tree(),
                ordered.labels(),
                Stream.of(Algorithm.values())
                        .map(algorithm -> run(algorithm, ordered))
                        .toList());
    }
}
