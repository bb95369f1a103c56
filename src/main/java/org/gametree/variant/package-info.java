/**
 * The family: other searches of an explicit tree, with alpha-beta's arguments and result, each held to its exact
 * relation with {@link org.gametree.core.AlphaBeta}.
 *
 * <p>Every class is one algorithm, short enough to be read as its definition, and is a {@link
 * org.gametree.core.TreeSearch} over any {@link org.gametree.core.BoundedOrder}. With m the minimax value, r and the
 * leaves those of alpha-beta for the same player, window and tree:
 *
 * <table class="striped">
 *   <caption>The family and its relation to alpha-beta</caption>
 *   <thead><tr><th scope="col">search</th><th scope="col">a &lt; b</th><th scope="col">a ≥ b</th></tr></thead>
 *   <tbody>
 *     <tr><th scope="row">{@link org.gametree.variant.Negamax}</th>
 *       <td>r, and the same leaves in the same order</td><td>the same</td></tr>
 *     <tr><th scope="row">{@link org.gametree.variant.FailSoft}</th>
 *       <td>r or closer to m, on the same side; the same leaves in the same order</td>
 *       <td>may evaluate more</td></tr>
 *     <tr><th scope="row">{@link org.gametree.variant.PrincipalVariationSearch}</th>
 *       <td>r; no other leaves, perhaps fewer, some of them more than once</td>
 *       <td>r, and the same leaf, if any</td></tr>
 *     <tr><th scope="row">{@link org.gametree.variant.Scout}</th>
 *       <td>m; fewer leaves, or others</td><td>the same: it knows no window</td></tr>
 *     <tr><th scope="row">{@link org.gametree.variant.MtdF}, SSS* and DUAL*</th>
 *       <td>m clamped to the window; no other leaves, perhaps fewer, none twice</td>
 *       <td>a, and no leaf</td></tr>
 *     <tr><th scope="row">{@link org.gametree.variant.CountedMinimax}</th>
 *       <td>m; every leaf, once</td><td>the same: it knows no window</td></tr>
 *   </tbody>
 * </table>
 *
 * <h2>How many leaves they evaluate</h2>
 * In binary trees of random leaves, with the best child first everywhere, in random and in worst order; the figures for
 * other branchings are <a href="doc-files/study.csv">here</a>.
 *
 * <p><img src="doc-files/study.svg" alt="Leaves evaluated over leaves there are: n to the power of about one half with the
 * best child first, of about 0.7 in random order, and far more with the worst first.">
 *
 * <h2>Null windows</h2>
 * Where the literature searches with the window from v to v + 1, there is a {@link org.gametree.variant.Cut} here: a
 * place in the order just below or just above a value. It needs no successors and no arithmetic, so every search works
 * for fractions, strings and any other order, and ends.
 *
 * <h2>One half is written</h2>
 * Each algorithm is written for the player to move, who wants more; the opponent wants more in the {@linkplain
 * org.gametree.core.BoundedOrder#reversed reversed} order. No value is ever negated.
 *
 * <p>Like the <a href="../core/package-summary.html#depth">core</a>, every search needs stack in proportion to the
 * depth of the tree: 2&nbsp;000 levels fit into the 1&nbsp;MiB that a thread usually has, and 500&nbsp;bytes a level
 * hold more. All searches are immutable and safe for use by many threads; a {@link org.gametree.variant.BoundsMemory}
 * is neither.
 */
@NullMarked
package org.gametree.variant;

import org.jspecify.annotations.NullMarked;
