package org.gametree.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Measures how many leaves the searches evaluate in random uniform trees, in lucky, random and unlucky order. */
public final class Study {
    private static final long SEED = 20261130;
    private static final int LEAVES = 2_000_000;
    private static final int LEAST_BRANCHING = 2;
    private static final int GREATEST_BRANCHING = 8;

    // Enough trees that their leaves together are so many, within these numbers.
    private static final int LEAVES_OF_ALL_TREES = 1_000_000;
    private static final int LEAST_TREES = 10;
    private static final int MOST_TREES = 400;

    private Study() {}

    /**
     * Prints the tables and writes {@code study.csv} and {@code study.svg}.
     *
     * @param args the folder to write to, and, if it is not to be two million, the greatest number of leaves of a tree
     * @throws IOException if the files cannot be written
     */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        run(args, out);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        if (args.length < 1 || args.length > 2) {
            throw new IllegalArgumentException(args.length + " arguments; expected FOLDER [LEAVES]");
        }
        Path folder = Files.createDirectories(Path.of(args[0]));
        List<Measurement> measurements = measure(args.length == 2 ? Integer.parseInt(args[1]) : LEAVES);
        StudyTables tables = new StudyTables(measurements);
        Files.writeString(folder.resolve("study.csv"), tables.csv());
        Files.writeString(folder.resolve("study.svg"), new StudyPlot(measurements).svg());
        out.print(tables.markdown());
    }

    static List<Measurement> measure(int mostLeaves) {
        List<Measurement> measurements = new ArrayList<>();
        for (int branching = LEAST_BRANCHING; branching <= GREATEST_BRANCHING; branching++) {
            int depth = 1;
            for (long leaves = branching; leaves <= mostLeaves; leaves *= branching) {
                int trees = (int) Math.max(LEAST_TREES, Math.min(MOST_TREES, LEAVES_OF_ALL_TREES / leaves));
                measurements.addAll(Measurement.of(new Uniform(branching, depth), trees, random(branching, depth)));
                depth++;
            }
        }
        return measurements;
    }

    // Each shape draws from a beginning of its own, so that its figures are the same whatever else is measured.
    private static Random random(int branching, int depth) {
        return new Random(SEED + 1_000L * branching + depth);
    }
}
