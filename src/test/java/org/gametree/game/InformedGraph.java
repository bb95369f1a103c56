package org.gametree.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** A game over a graph of positions that tells all that a game can tell. */
record InformedGraph(GraphGame graph, List<List<Integer>> noisy, List<Boolean> standPat, Knowledge knowledge)
        implements Game<Integer, Integer> {

    /** A random graph that knows the narrowest bounds and few moves to search, for a search with such quiescence. */
    static InformedGraph random(long seed, int quiescence) {
        InformedGraph game = ignorant(seed);
        return game.knowing(Knowledge.exact(game, quiescence, new Random(seed)));
    }

    /** A random graph that knows what is true after every history, for a search with draws by repetition. */
    static InformedGraph randomWithRepetition(long seed) {
        InformedGraph game = ignorant(seed);
        return game.knowing(Knowledge.afterAnyHistory(game.graph));
    }

    /** A graph of many levels below which nothing comes back, which knows nothing but that. */
    static InformedGraph climbing(long seed) {
        return ignorant(GraphGame.climbing(seed), seed);
    }

    private static InformedGraph ignorant(long seed) {
        return ignorant(GraphGame.random(seed), seed);
    }

    private static InformedGraph ignorant(GraphGame graph, long seed) {
        Random random = new Random(~seed);
        List<List<Integer>> noisy = new ArrayList<>();
        List<Boolean> standPat = new ArrayList<>();
        for (List<Integer> kids : graph.kids()) {
            noisy.add(IntStream.range(0, kids.size())
                    .filter(place -> random.nextInt(3) == 0)
                    .boxed()
                    .toList());
            standPat.add(random.nextInt(4) > 0);
        }
        return new InformedGraph(graph, noisy, standPat, Knowledge.none(graph));
    }

    /**
     * Makes a game from lines such as {@code max 0: 1 2!} or {@code min 5: 0 forced}: those of {@link GraphGame#of}, in
     * which a noisy move is marked, and a player who may not stand pat.
     */
    static InformedGraph of(String... nodes) {
        List<String> plain = new ArrayList<>();
        List<List<Integer>> noisy = new ArrayList<>();
        List<Boolean> standPat = new ArrayList<>();
        for (String node : nodes) {
            String text = node.replace(" forced", "");
            String[] kids = text.substring(text.indexOf(':') + 1).trim().split(" +", -1);
            noisy.add(IntStream.range(0, kids.length)
                    .filter(place -> kids[place].endsWith("!"))
                    .boxed()
                    .toList());
            standPat.add(text.equals(node));
            plain.add(text.replace("!", ""));
        }
        GraphGame graph = GraphGame.of(plain.toArray(String[]::new));
        return new InformedGraph(graph, noisy, standPat, Knowledge.none(graph));
    }

    InformedGraph knowing(Knowledge known) {
        return new InformedGraph(graph, noisy, standPat, known);
    }

    int nodes() {
        return graph.kids().size();
    }

    @Override
    public boolean maxToMove(Integer node) {
        return graph.maxToMove(node);
    }

    @Override
    public List<Integer> moves(Integer node) {
        return graph.moves(node);
    }

    @Override
    public Integer play(Integer node, Integer move) {
        return graph.play(node, move);
    }

    @Override
    public int evaluate(Integer node) {
        return graph.evaluate(node);
    }

    @Override
    public List<Integer> noisyMoves(Integer node) {
        return noisy.get(node);
    }

    @Override
    public boolean mayStandPat(Integer node) {
        return standPat.get(node);
    }

    @Override
    public int lowerBound(Integer node) {
        return knowledge.lower().get(node);
    }

    @Override
    public int upperBound(Integer node) {
        return knowledge.upper().get(node);
    }

    @Override
    public List<Integer> worthwhileMoves(Integer node) {
        return knowledge.worthwhile().get(node);
    }

    /** Returns how many nodes can no longer be reached: as many as before just where one can come back. */
    @Override
    public int progress(Integer node) {
        Set<Integer> reached = new HashSet<>();
        List<Integer> open = new ArrayList<>(List.of(node));
        while (!open.isEmpty()) {
            int next = open.remove(open.size() - 1);
            if (reached.add(next)) {
                open.addAll(graph.kids().get(next));
            }
        }
        return nodes() - reached.size();
    }
}
