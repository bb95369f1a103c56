package org.gametree.cli;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The leaves evaluated in binary trees over the leaves there are, both as powers of ten, as SVG. */
record StudyPlot(List<Measurement> measurements) {
    private static final int BRANCHING = 2;
    private static final int WIDTH = 760;
    private static final int HEIGHT = 560;
    private static final int LEFT = 70;
    private static final int TOP = 60;
    private static final int SIZE = 440;

    private static final List<Algorithm> DRAWN = List.of(Algorithm.ALPHABETA, Algorithm.SCOUT, Algorithm.SSS);

    String svg() {
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13">
                <title>Leaves evaluated in binary trees</title>
                <rect width="100%%" height="100%%" fill="white"/>
                <text x="%d" y="28" font-size="16">Leaves evaluated in random binary trees, by the leaves there are</text>
                %s%s%s%s</svg>
                """.formatted(WIDTH, HEIGHT, LEFT, axes(), limits(), curves(), legend());
    }

    private double decades() {
        return Math.ceil(measurements.stream()
                .filter(m -> m.shape().branching() == BRANCHING)
                .mapToDouble(m -> Math.log10(m.shape().size()))
                .max()
                .orElse(1));
    }

    private String axes() {
        return IntStream.rangeClosed(0, (int) decades())
                .mapToObj(power -> {
                    double at = Math.pow(10, power);
                    return line(x(at), y(1), x(at), y(Math.pow(10, decades())), "#dddddd", "none")
                            + line(x(1), y(at), x(Math.pow(10, decades())), y(at), "#dddddd", "none")
                            + text(x(at) - 6, y(1) + 20, power(power))
                            + text(x(1) - 34, y(at) + 4, power(power));
                })
                .collect(joining());
    }

    private static String power(int power) {
        return "10<tspan dy=\"-5\" font-size=\"10\">" + power + "</tspan>";
    }

    private String limits() {
        double end = Math.pow(10, decades());
        return limit(1, "n", end)
                + limit(0.5, "n^½", end)
                + limit(Growth.limit(BRANCHING), String.format(Locale.ROOT, "n^%.3f", Growth.limit(BRANCHING)), end);
    }

    private String limit(double exponent, String name, double end) {
        double top = Math.pow(end, exponent);
        return line(x(1), y(1), x(end), y(top), "#999999", "1 4") + text(x(end) + 6, y(top) + 4, name);
    }

    private String curves() {
        return Stream.of(Order.values())
                .flatMap(order -> DRAWN.stream().map(algorithm -> curve(order, algorithm)))
                .collect(joining());
    }

    private String curve(Order order, Algorithm algorithm) {
        String points = measurements.stream()
                .filter(m -> m.shape().branching() == BRANCHING && m.order() == order && m.algorithm() == algorithm)
                .map(m -> number(x(m.shape().size())) + "," + number(y(m.leaves())))
                .collect(joining(" "));
        return "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.8\" stroke-dasharray=\"%s\"/>\n"
                .formatted(points, colour(order), dash(algorithm));
    }

    private static String colour(Order order) {
        return switch (order) {
            case BEST_FIRST -> "#0072b2";
            case GIVEN -> "#d55e00";
            case WORST_FIRST -> "#555555";
        };
    }

    private static String dash(Algorithm algorithm) {
        return switch (algorithm) {
            case SCOUT -> "2 3";
            case SSS -> "8 4";
            default -> "none";
        };
    }

    private static String legend() {
        double x = LEFT + SIZE + 80.0;
        return entry(x, 90, "worst child first", colour(Order.WORST_FIRST), "none")
                + entry(x, 112, "random order", colour(Order.GIVEN), "none")
                + entry(x, 134, "best child first", colour(Order.BEST_FIRST), "none")
                + entry(x, 170, "alpha-beta", "black", dash(Algorithm.ALPHABETA))
                + entry(x, 192, "Scout", "black", dash(Algorithm.SCOUT))
                + entry(x, 214, "SSS*", "black", dash(Algorithm.SSS))
                + entry(x, 250, "powers of n", "#999999", "1 4");
    }

    private static String entry(double x, double y, String name, String colour, String dash) {
        return line(x, y, x + 30, y, colour, dash) + text(x + 38, y + 4, name);
    }

    private double x(double leaves) {
        return LEFT + SIZE * Math.log10(leaves) / decades();
    }

    private double y(double leaves) {
        return TOP + SIZE - SIZE * Math.log10(leaves) / decades();
    }

    private static String line(double x1, double y1, double x2, double y2, String colour, String dash) {
        return "<path d=\"M%s %sL%s %s\" stroke=\"%s\" stroke-width=\"1.2\" stroke-dasharray=\"%s\"/>\n"
                .formatted(number(x1), number(y1), number(x2), number(y2), colour, dash);
    }

    private static String text(double x, double y, String text) {
        return "<text x=\"%s\" y=\"%s\">%s</text>\n".formatted(number(x), number(y), text);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
