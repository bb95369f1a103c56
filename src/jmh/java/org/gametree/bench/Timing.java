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

    /** Returns the time of one call, in the unit of the benchmark: the median of the forks, which differ by how the code
     * was compiled. */
    double time() {
        List<Double> forks = new ArrayList<>();
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            Result<?> mean = fork.getPrimaryResult();
            forks.add(mean.getScore());
        }
        Collections.sort(forks);
        return forks.get(forks.size() / 2);
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
