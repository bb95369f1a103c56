package org.gametree.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.gametree.notation.LabelledTree;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
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
            "Games are played by the command play and told of by analyze, each with a --help of its own.",
            "Exit code: 0, or 2 for a bad option or a bad tree, which is told in one line with its line and column.",
            "In a drawing (a, b) is the window, = a value, ≥ and ≤ a bound, ? nothing known. In JSON cost counts the leaves "
                    + "evaluated, visited gives their indices from left to right, nodes counts what is no leaf, paths are "
                    + "child indices from the root, and boundBy is the node whose bound cut, null for the window. Best move "
                    + "and principal variation are those of the full window.",
            "Output is UTF-8."
        })
final class SolveCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private Options options = new Options();

    private final InputStream in;

    SolveCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() {
        Refusals refusals = new Refusals(options, spec.commandLine());
        refusals.requireServed();
        if (options.output == null) {
            return answer(spec.commandLine().getOut(), refusals);
        }
        try (OutputFile written = new OutputFile(options.output, options.force)) {
            refusals.requireOutput(options.output);
            return answer(new PrintWriter(written), refusals);
        } catch (IOException e) {
            throw notWritten(refusals, e);
        } catch (UncheckedIOException e) {
            throw notWritten(refusals, Objects.requireNonNull(e.getCause()));
        }
    }

    private int answer(PrintWriter out, Refusals refusals) {
        Answers answers = new Answers(
                answers(out), options.format, out, spec.commandLine().getErr());
        try {
            if (options.file != null) {
                try (InputStream bytes = Files.newInputStream(options.file)) {
                    return answers.toAll(new InputStreamReader(bytes, UTF_8), options.file.toString());
                }
            }
            return options.words.equals(List.of("-"))
                    ? answers.toAll(new InputStreamReader(in, UTF_8), "standard input")
                    : answers.toAll(new StringReader(String.join(" ", options.words)), "TREE");
        } catch (IOException e) {
            String source = options.file == null ? "standard input" : options.file.toString();
            throw refusals.because(source + " cannot be read: " + Failure.reason(e));
        }
    }

    private ParameterException notWritten(Refusals refusals, IOException e) {
        return refusals.because("--output " + options.output + " cannot be written: " + Failure.reason(e));
    }

    private Consumer<LabelledTree> answers(PrintWriter out) {
        if (options.compare) {
            return options.format == Format.HTML
                    ? read -> Picture.printComparison(comparison(read), out)
                    : apart(out, read -> out.print(new ComparisonTable(comparison(read)).text()));
        }
        return switch (options.format) {
            case STEPS -> read -> StepLines.print(solution(read), out);
            case SVG -> read -> Picture.printSvg(solution(read), out);
            case DOT -> read -> Picture.printDot(solution(read), out);
            case HTML -> read -> Picture.printPage(solution(read), options.practice, out);
            case JSON -> read -> JsonLine.print(solution(read), out);
            case TEXT -> apart(out, read -> TextAnswer.print(solution(read), options.glyphs(), out));
        };
    }

    private Solution solution(LabelledTree read) {
        return Solution.of(options.question(read));
    }

    private Comparison comparison(LabelledTree read) {
        return new Comparison(options.player, options.window, options.guess, read);
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
}
