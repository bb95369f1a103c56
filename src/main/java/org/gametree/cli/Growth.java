package org.gametree.cli;

import java.util.List;

/** How the leaves that a search evaluates grow with the leaves that there are: as a power of their number. */
final class Growth {
    private Growth() {}

    /** Fits the exponent by least squares of the logarithms, over the deeper half of the trees. */
    static double exponent(List<Measurement> measurements) {
        int deepest = measurements.stream()
                .mapToInt(measurement -> measurement.shape().depth())
                .max()
                .orElse(0);
        List<Measurement> deeper = measurements.stream()
                .filter(measurement -> 2 * measurement.shape().depth() >= deepest)
                .toList();
        double meanX = deeper.stream().mapToDouble(Growth::x).average().orElse(0);
        double meanY = deeper.stream().mapToDouble(Growth::y).average().orElse(0);
        double covariance = deeper.stream()
                .mapToDouble(m -> (x(m) - meanX) * (y(m) - meanY))
                .sum();
        double variance = deeper.stream()
                .mapToDouble(m -> (x(m) - meanX) * (x(m) - meanX))
                .sum();
        return covariance / variance;
    }

    private static double x(Measurement measurement) {
        return Math.log(measurement.shape().size());
    }

    private static double y(Measurement measurement) {
        return Math.log(measurement.leaves());
    }

    /**
     * Returns the branching factor of alpha-beta on trees of random order: ξ/(1−ξ), where ξ is the positive root of
     * x^b + x − 1 (Pearl 1982).
     */
    static double branchingFactor(int branching) {
        double low = 0;
        double high = 1;
        while (true) {
            double middle = (low + high) / 2;
            if (middle == low || middle == high) {
                return low / (1 - low);
            }
            if (Math.pow(middle, branching) + middle < 1) {
                low = middle;
            } else {
                high = middle;
            }
        }
    }

    /** Returns what the exponent tends to with the depth, by Pearl's branching factor. */
    static double limit(int branching) {
        return Math.log(branchingFactor(branching)) / Math.log(branching);
    }
}
