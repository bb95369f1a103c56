package org.gametree.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * The result of one benchmark.
 *
 * @param result as JMH gives it
 */
record Timing(RunResult result) {
    private static final double NANOS = 1e9;

    /** Returns this and another result of the same benchmark as one. */
    Timing and(Timing other) {
        List<BenchmarkResult> both = new ArrayList<>(result.getBenchmarkResults());
        both.addAll(other.result.getBenchmarkResults());
        return new Timing(new RunResult(result.getParams(), both));
    }

    /** Returns the time of one call, in the unit of the benchmark: the median of the forks, which differ by how the code
     * was compiled. */
    double time() {
        List<Double> forks = new ArrayList<>();
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            Result<?> mean = fork.getPrimaryResult();
            forks.add(mean.getScore());
        }
        return median(forks);
    }

    /**
     * Returns the time of one call that its thread was on the processor, in seconds: the median of the forks, as for
     * {@link #time}.
     */
    double processorSeconds() {
        List<Double> forks = new ArrayList<>();
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            Result<?> nanos = fork.getSecondaryResults().get("nanos");
            Result<?> searches = fork.getSecondaryResults().get("searches");
            forks.add(nanos.getScore() / searches.getScore() / NANOS);
        }
        return median(forks);
    }

    private static double median(List<Double> values) {
        Collections.sort(values);
        return values.get(values.size() / 2);
    }

    /** Returns how many bytes one call allocates. */
    double bytes() {
        return result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
    }

    String parameter(String name) {
        return result.getParams().getParam(name);
    }

    /** Returns the name of the method measured. */
    String method() {
        String name = result.getParams().getBenchmark();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
