package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.gametree.cli.Question.Window;
import org.gametree.core.Bounded;
import org.gametree.core.Player;
import org.gametree.notation.LabelledTree;
import org.gametree.notation.TreeNotation;
import org.gametree.trace.Glyphs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Solves every tree that it is given, each in its turn. */
@Command(
        name = "gametree",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        usageHelpWidth = 100,
        description = {
            "Solves game trees by alpha-beta, shows what was pruned and why, and compares other searches with it.",
            "",
            "A tree is a number, inf, -inf, or a list of trees: '[[3,5],[2,9]]' and '((3 5) (2 9))' are the same. "
                    + "'full 2 3: 3 5 6 9 1 2 0 -1' gives branching, depth and leaves; 'halves: 3 5 6 9' an array that "
                    + "is halved. 'A[B:3 C[2 4]]' has labels, which drawings and steps show. '#' starts a comment. One tree a line; each is answered in order.",
            ""
        },
        footer = {
            "",
            "Exit code: 0, or 2 for a bad option or a bad tree, which is told in one line with its line and column.",
            "In a drawing (a, b) is the window, = a value, ≥ and ≤ a bound, ? nothing known. In JSON cost counts the leaves "
                    + "evaluated, visited gives their indices from left to right, nodes counts what is no leaf, paths are "
                    + "child indices from the root, and boundBy is the node whose bound cut, null for the window. Best move "
                    + "and principal variation are those of the full window.",
            "Output is UTF-8."
        })
final class SolveCommand implements Callable<Integer> {
    // A tree may be -inf or -5, and no option is -i.
    private static final Pattern UNKNOWN_OPTION = Pattern.compile("--.*|-(?!inf)\\p{Alpha}.*");

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "TREE",
            description = "the tree, its words joined by blanks; - for standard input")
    private List<String> words = List.of();

    @Option(names = "--file", paramLabel = "FILE", description = "read the trees from a file")
    private @Nullable Path file;

    @Option(
            names = "--player",
            defaultValue = "max",
            paramLabel = "max|min",
            description = "who moves first (${DEFAULT-VALUE})")
    private Player player = Player.MAX;

    @Option(
            names = "--window",
            paramLabel = "A:B",
            converter = WindowConverter.class,
            description = "the window to search in (-inf:inf); A need not be below B")
    private Window window = Window.FULL;

    @Option(
            names = "--algorithm",
            defaultValue = "alphabeta",
            paramLabel = "NAME",
            description =
                    "how to search (${DEFAULT-VALUE}): ${COMPLETION-CANDIDATES}. minimax and scout know no window; "
                            + "only alphabeta has a drawing and cutoffs to tell. Of the others, visited are the leaves looked at, "
                            + "in this order, cost counts their evaluations, repeated ones too, and nodesVisited the nodes above them")
    private Algorithm algorithm = Algorithm.ALPHABETA;

    @Option(
            names = "--guess",
            converter = ValueConverter.class,
            paramLabel = "V",
            description = "where mtdf begins (0)")
    private Bounded<BigDecimal> guess = Bounded.value(BigDecimal.ZERO);

    @Option(
            names = "--order",
            defaultValue = "given",
            paramLabel = "given|best-first|worst-first",
            description = "sort the children of every node by their values before the search (${DEFAULT-VALUE}); equal "
                    + "values keep their order. What is told is of the sorted tree")
    private Order order = Order.GIVEN;

    @Option(
            names = "--compare",
            description =
                    "compare all algorithms in all three orders: the value, the leaves evaluated and their share of "
                            + "all, the evaluations, repeated ones too, and the passes of mtdf, sss and dual")
    private boolean compare;

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json|steps|svg|dot",
            description = "a drawing in text, what there is to tell or what happened as JSON objects, one a line, a "
                    + "picture, or a graph for Graphviz (${DEFAULT-VALUE})")
    private Format format = Format.TEXT;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            description = "write the answers to a file; one that exists is kept unless --force is given")
    private @Nullable Path output;

    @Option(names = "--force", description = "replace the file to write to if it exists")
    private boolean force;

    @Option(names = "--ascii", description = "draw with plain ASCII characters")
    private boolean ascii;

    private final InputStream in;

    SolveCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() {
        requireOneSource();
        requireServed();
        requireDrawn();
        if (output == null) {
            return answer(spec.commandLine().getOut());
        }
        try (OutputFile written = new OutputFile(output, force)) {
            requireOutput(output);
            return answer(new PrintWriter(written));
        } catch (IOException | UncheckedIOException e) {
            throw refusal("--output " + output + " cannot be written: " + e.getMessage());
        }
    }

    private int answer(PrintWriter out) {
        boolean onePicture = format == Format.SVG;
        Answers answers =
                new Answers(answers(out), onePicture, out, spec.commandLine().getErr());
        try {
            if (file != null) {
                try (InputStream bytes = Files.newInputStream(file)) {
                    return answers.toAll(new InputStreamReader(bytes, UTF_8), file.toString());
                }
            }
            return words.equals(List.of("-"))
                    ? answers.toAll(new InputStreamReader(in, UTF_8), "standard input")
                    : answers.toAll(new StringReader(String.join(" ", words)), "TREE");
        } catch (IOException e) {
            throw refusal((file == null ? "standard input" : file) + " cannot be read: " + e);
        }
    }

    private void requireDrawn() {
        if (format.needsTrace() && !algorithm.draws()) {
            throw refusal("--format " + format + " is not served by algorithm " + algorithm
                    + ", which has no trace; expected alphabeta");
        }
        if (ascii && format != Format.TEXT) {
            throw refusal("--ascii is not served by --format " + format + "; expected text");
        }
        if (force && output == null) {
            throw refusal("--force without --output FILE, which it is about");
        }
    }

    private void requireOutput(Path written) throws IOException {
        Path folder = written.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw refusal("--output " + written + " is in no folder that exists");
        }
        if (Files.isDirectory(written)) {
            throw refusal("--output " + written + " is a folder; expected a file");
        }
        if (Files.exists(written) && !force) {
            throw refusal("--output " + written + " exists and is kept; expected --force as well to replace it");
        }
        if (file != null && Files.exists(written) && Files.isSameFile(file, written)) {
            throw refusal("--output " + written + " is the file that the trees are read from");
        }
    }

    private Consumer<LabelledTree> answers(PrintWriter out) {
        if (compare) {
            return apart(out, read -> out.print(new ComparisonTable(player, window, guess, read.tree()).text()));
        }
        return switch (format) {
            case STEPS -> read -> StepLines.print(solution(read), out);
            case SVG -> read -> Picture.printSvg(solution(read), out);
            case DOT -> read -> Picture.printDot(solution(read), out);
            case JSON -> read -> JsonLine.print(solution(read), out);
            case TEXT ->
                apart(out, read -> TextAnswer.print(solution(read), ascii ? Glyphs.ASCII : Glyphs.UNICODE, out));
        };
    }

    private Solution solution(LabelledTree read) {
        if (order != Order.GIVEN && !read.labels().isNone()) {
            throw refusal("--order " + order + " is not served for a tree with labels; expected one without");
        }
        return Solution.of(new Question(
                algorithm, player, window, guess, order.of(TreeNotation.order(), player, read.tree()), read.labels()));
    }

    private static <T> Consumer<T> apart(PrintWriter out, Consumer<T> answer) {
        AtomicBoolean first = new AtomicBoolean(true);
        return tree -> {
            if (!first.getAndSet(false)) {
                out.println();
            }
            answer.accept(tree);
            out.flush();
        };
    }

    private void requireServed() {
        if (compare) {
            refuseGiven("--compare, which shows all algorithms", "--algorithm");
            refuseGiven("--compare, which shows all orders", "--order");
            refuseGiven("--compare, which prints a table", "--format", "--ascii");
            return;
        }
        if (!algorithm.knowsWindow()) {
            refuseGiven("algorithm " + algorithm + ", which knows no window", "--window");
        }
        if (algorithm != Algorithm.MTDF) {
            refuseGiven("algorithm " + algorithm + "; only mtdf takes a guess", "--guess");
        }
        if (!algorithm.draws()) {
            refuseGiven("algorithm " + algorithm + ", which has no drawing", "--ascii");
        }
    }

    private void refuseGiven(String servedBy, String... options) {
        for (String option : options) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw refusal(option + " is not served by " + servedBy);
            }
        }
    }

    private void requireOneSource() {
        for (String word : words) {
            if (UNKNOWN_OPTION.matcher(word).matches()) {
                throw refusal("unknown option " + word);
            }
        }
        if (words.isEmpty() && file == null) {
            throw refusal("no tree; expected a TREE, - for standard input, or --file FILE");
        }
        if (!words.isEmpty() && file != null) {
            throw refusal("two sources, TREE and --file " + file + "; expected one of them");
        }
        if (file != null && !Files.isRegularFile(file)) {
            throw refusal("--file " + file + (Files.exists(file) ? " is not a file" : " does not exist"));
        }
    }

    private ParameterException refusal(String why) {
        return new ParameterException(spec.commandLine(), why);
    }
}
