package org.gametree.law;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.Player;

/** Which laws reject which wrong search, and the page that says so. */
record Rejections(List<String> laws, Map<Subject, List<String>> rejections) {
    private static final List<Set<Player>> SIDES =
            List.of(EnumSet.of(Player.MAX), EnumSet.of(Player.MIN), EnumSet.allOf(Player.class));
    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="en">
            <head><title>Wrong variants and the laws that reject them</title></head>
            <body>
            <h1>Wrong variants and the laws that reject them</h1>
            <p>Each mistake is one edit of alpha-beta, made where MAX moves, where MIN moves, or for both: %d wrong searches.
            The ten theorems reject %d of them, V and |C| together %d. Every law was tried on every tree of up to 5 vertices over
            4 values with every window; narrowing, duality, non-interference and relevance on those of up to 4 vertices.</p>
            <table class="striped">
            <caption>How many of them each law rejects</caption>
            <thead><tr><th scope="col">law</th><th scope="col">rejects</th></tr></thead>
            <tbody>
            %s</tbody>
            </table>
            <table class="striped">
            <caption>Which laws reject which mistake; in brackets where only some of the three are rejected</caption>
            <thead><tr><th scope="col">mistake</th><th scope="col">rejected by</th></tr></thead>
            <tbody>
            %s</tbody>
            </table>
            </body>
            </html>
            """;

    /** A mistake made where some players move. */
    record Subject(Mistake mistake, Set<Player> where) {
        static List<Subject> all() {
            return Arrays.stream(Mistake.values()).flatMap(Subject::of).toList();
        }

        static Stream<Subject> of(Mistake mistake) {
            return SIDES.stream().map(where -> new Subject(mistake, where));
        }

        String side() {
            return where.size() == 2 ? "both" : where.iterator().next().name();
        }
    }

    /** Returns a line for each subject with the laws that reject it. */
    String lines() {
        return rejections.entrySet().stream()
                .map(entry -> entry.getKey().mistake() + " " + entry.getKey().side() + ": "
                        + String.join(", ", entry.getValue()) + "\n")
                .collect(joining());
    }

    String page() {
        String perLaw = laws.stream()
                .map(name -> row(name, String.valueOf(rejectedByAnyOf(Set.of(name)))))
                .collect(joining());
        StringBuilder perMistake = new StringBuilder();
        int number = 1;
        for (Mistake mistake : Mistake.values()) {
            perMistake.append(row(number++ + ". " + escape(mistake.edit()), rejecting(mistake)));
        }
        Set<String> theorems = new Theorems<>(BoundedOrder.ints(), new AlphaBeta<>(BoundedOrder.ints())::alphaBeta)
                .all().stream().map(Law::name).collect(toSet());
        return PAGE.formatted(
                rejections.size(), rejectedByAnyOf(theorems), rejectedByAnyOf(Set.of("V", "|C|")), perLaw, perMistake);
    }

    private long rejectedByAnyOf(Set<String> laws) {
        return rejections.values().stream()
                .filter(rejecting -> !Collections.disjoint(rejecting, laws))
                .count();
    }

    // A law without a remark rejects the mistake wherever it is made.
    private String rejecting(Mistake mistake) {
        return laws.stream()
                .flatMap(name -> {
                    List<String> sides = Subject.of(mistake)
                            .filter(subject -> rejections.get(subject).contains(name))
                            .map(Subject::side)
                            .toList();
                    return switch (sides.size()) {
                        case 0 -> Stream.empty();
                        case 3 -> Stream.of(name);
                        default -> Stream.of(name + " (" + String.join(", ", sides) + ")");
                    };
                })
                .collect(joining(", "));
    }

    private static String row(String header, String cell) {
        return "<tr><th scope=\"row\">%s</th><td>%s</td></tr>%n"
                .formatted(header, cell)
                .replace("\r", "");
    }

    private static String escape(String text) {
        return text.replace("<", "&lt;").replace(">", "&gt;");
    }
}
