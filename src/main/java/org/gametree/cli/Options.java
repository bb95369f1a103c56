package org.gametree.cli;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import org.gametree.cli.Question.Window;
import org.gametree.core.Bounded;
import org.gametree.core.Player;
import org.gametree.notation.LabelledTree;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.Glyphs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What can be asked for. */
final class Options {

    @Parameters(
            arity = "0..*",
            paramLabel = "TREE",
            description = "the tree, its words joined by blanks; - for standard input")
    List<String> words = List.of();

    @Option(names = "--file", paramLabel = "FILE", description = "read the trees from a file")
    @Nullable
    Path file;

    @Option(
            names = "--player",
            defaultValue = "max",
            paramLabel = "max|min",
            description = "who moves first (${DEFAULT-VALUE})")
    Player player = Player.MAX;

    @Option(
            names = "--window",
            paramLabel = "A:B",
            converter = WindowConverter.class,
            description = "the window to search in (-inf:inf); A need not be below B")
    Window window = Window.FULL;

    @Option(
            names = "--algorithm",
            defaultValue = "alphabeta",
            paramLabel = "NAME",
            description =
                    "how to search (${DEFAULT-VALUE}): ${COMPLETION-CANDIDATES}. minimax and scout know no window; "
                            + "only alphabeta has a drawing and cutoffs to tell. Of the others, visited are the leaves looked at, "
                            + "in this order, cost counts their evaluations, repeated ones too, and nodesVisited the nodes above them")
    Algorithm algorithm = Algorithm.ALPHABETA;

    @Option(
            names = "--guess",
            converter = ValueConverter.class,
            paramLabel = "V",
            description = "where mtdf begins (0)")
    Bounded<BigDecimal> guess = Bounded.value(BigDecimal.ZERO);

    @Option(
            names = "--order",
            defaultValue = "given",
            paramLabel = "given|best-first|worst-first",
            description = "sort the children of every node by their values before the search (${DEFAULT-VALUE}); equal "
                    + "values keep their order. What is told is of the sorted tree")
    Order order = Order.GIVEN;

    @Option(
            names = "--compare",
            description =
                    "compare all algorithms in all three orders: the value, the leaves evaluated and their share of "
                            + "all, the evaluations, repeated ones too, and the passes of mtdf, sss and dual; as a table in text, "
                            + "or in html with the trees side by side")
    boolean compare;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json|steps|svg|dot|html",
            description =
                    "a drawing in text, what there is to tell or what happened as JSON objects, one a line, a "
                            + "picture, a graph for Graphviz, or a page to go through the search in a browser (${DEFAULT-VALUE})")
    Format format = Format.TEXT;

    @Option(
            names = "--practice",
            description = "make the page an exercise: the reader finds out what is pruned and what each node returns")
    boolean practice;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            description = "write the answers to a file; one that exists is kept unless --force is given")
    @Nullable
    Path output;

    @Option(names = "--force", description = "replace the file to write to if it exists")
    boolean force;

    @Option(names = "--ascii", description = "draw with plain ASCII characters")
    boolean ascii;

    Glyphs glyphs() {
        return ascii ? Glyphs.ASCII : Glyphs.UNICODE;
    }

    /** Returns what is asked of a tree, with its children in the order asked for. */
    Question question(LabelledTree read) {
        Order.Ordered<Bounded<BigDecimal>> ordered = order.of(TreeNotation.order(), player, read.tree(), read.labels());
        return new Question(algorithm, player, window, guess, ordered.tree(), ordered.labels());
    }
}
