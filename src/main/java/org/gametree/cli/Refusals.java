package org.gametree.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** What cannot be asked for, each told by its name before anything is answered. */
record Refusals(Options options, CommandLine program) {
    // A tree may be -inf or -5, and no option is -i.
    private static final Pattern UNKNOWN_OPTION = Pattern.compile("--.*|-(?!inf)\\p{Alpha}.*");

    void requireServed() {
        requireOneSource();
        if (options.compare) {
            requireComparison();
        } else {
            requireSearch();
        }
        if (options.ascii && options.format != Format.TEXT) {
            throw because("--ascii is not served by --format " + options.format + "; expected text");
        }
        if (options.practice && options.format != Format.HTML) {
            throw because("--practice is not served by --format " + options.format + "; expected html");
        }
        if (options.force && options.output == null) {
            throw because("--force without --output FILE, which it is about");
        }
    }

    private void requireOneSource() {
        Path file = options.file;
        refuseGames();
        for (String word : options.words) {
            if (UNKNOWN_OPTION.matcher(word).matches()) {
                throw because("unknown option " + word);
            }
        }
        if (options.words.isEmpty() && file == null) {
            throw because("no tree; expected a TREE, - for standard input, or --file FILE");
        }
        if (!options.words.isEmpty() && file != null) {
            throw because("two sources, TREE and --file " + file + "; expected one of them");
        }
        if (file != null && file.toString().isBlank()) {
            throw because("--file '" + file + "'; expected the name of a file");
        }
        if (file != null && !Files.isRegularFile(file)) {
            throw because("--file " + file + (Files.exists(file) ? " is not a file" : " does not exist"));
        }
    }

    // No tree is spelt like a game, so whoever types its name wants to play.
    private void refuseGames() {
        for (String word : options.words) {
            GameName.of(word).ifPresent(game -> {
                throw because(game + " is a game and no tree; expected play " + game + ", or analyze " + game);
            });
        }
    }

    private void requireComparison() {
        refuseGiven("--compare, which shows all algorithms", "--algorithm", "--practice");
        refuseGiven("--compare, which shows all orders", "--order");
        if (options.format != Format.HTML) {
            refuseGiven("--compare, which prints a table; of the formats expected html", "--format", "--ascii");
        }
    }

    private void requireSearch() {
        Algorithm algorithm = options.algorithm;
        if (!algorithm.knowsWindow()) {
            refuseGiven("algorithm " + algorithm + ", which knows no window", "--window");
        }
        if (algorithm != Algorithm.MTDF) {
            refuseGiven("algorithm " + algorithm + "; only mtdf takes a guess", "--guess");
        }
        if (!algorithm.draws()) {
            refuseGiven("algorithm " + algorithm + ", which has no drawing", "--ascii");
        }
        if (options.format.needsTrace() && !algorithm.draws()) {
            throw because("--format " + options.format + " is not served by algorithm " + algorithm
                    + ", which has no trace; expected alphabeta");
        }
    }

    private void refuseGiven(String servedBy, String... names) {
        for (String name : names) {
            if (program.getParseResult().hasMatchedOption(name)) {
                throw because(name + " is not served by " + servedBy);
            }
        }
    }

    /** Refuses to write where something would be lost, or nothing can be written. */
    void requireOutput(Path output) throws IOException {
        if (output.toString().isBlank()) {
            throw because("--output '" + output + "'; expected the name of a file");
        }
        Path folder = output.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw because("--output " + output + " is in no folder that exists");
        }
        if (Files.isDirectory(output)) {
            throw because("--output " + output + " is a folder; expected a file");
        }
        if (Files.exists(output) && !options.force) {
            throw because("--output " + output + " exists and is kept; expected --force as well to replace it");
        }
        if (options.file != null && Files.exists(output) && Files.isSameFile(options.file, output)) {
            throw because("--output " + output + " is the file that the trees are read from");
        }
    }

    ParameterException because(String why) {
        return new ParameterException(program, why);
    }
}
