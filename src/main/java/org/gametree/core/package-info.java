/**
 * What is meant: game trees, minimax and alpha-beta, definition by definition.
 *
 * <p>The seven definitions of a Lean 4 development of alpha-beta pruning stand here under their Lean names:
 *
 * <table class="striped">
 *   <caption>The seven definitions</caption>
 *   <thead><tr><th scope="col">Lean</th><th scope="col">here</th></tr></thead>
 *   <tbody>
 *     <tr><th scope="row">{@code GameTree}</th><td>{@link org.gametree.core.GameTree}</td></tr>
 *     <tr><th scope="row">{@code leaves}</th><td>{@link org.gametree.core.GameTree#leaves()}</td></tr>
 *     <tr><th scope="row">{@code leavesList}</th>
 *       <td>{@link org.gametree.core.GameTree#leavesList(java.util.List)}</td></tr>
 *     <tr><th scope="row">{@code minimax}</th><td>{@link org.gametree.core.Minimax#minimax}</td></tr>
 *     <tr><th scope="row">{@code minimaxList}</th><td>{@link org.gametree.core.Minimax#minimaxList}</td></tr>
 *     <tr><th scope="row">{@code alphaBeta}</th>
 *       <td>{@link org.gametree.core.AlphaBeta#alphaBeta(Player, Object, Object, GameTree)}</td></tr>
 *     <tr><th scope="row">{@code alphaBetaList}</th><td>{@link org.gametree.core.AlphaBeta#alphaBetaList}</td></tr>
 *   </tbody>
 * </table>
 *
 * <p>They stand on four small types: the {@link org.gametree.core.Player} to move, the
 * {@link org.gametree.core.BoundedOrder} that compares values (with {@link org.gametree.core.Bounded} for orders that
 * have no least or greatest value of their own), and {@link org.gametree.core.Timed}, a value together with what it
 * cost. {@link org.gametree.core.TreeSearch} is the type that alpha-beta shares with every other search of the family.
 *
 * <h2>Equality</h2>
 * Values live in a linear order given by a comparator: where these pages say that two values are equal, they mean that
 * the comparator returns 0 for them.
 *
 * <h2 id="depth">How deep a tree may be</h2>
 * Every definition recurses over the tree, so it needs stack in proportion to the <em>depth</em> of the tree; the number
 * of children of a node does not matter. A thread with the usual 1&nbsp;MiB stack was measured to hold chains between
 * 5&nbsp;000 and 10&nbsp;000 nodes deep (the interpreter's frames are larger than the compiled ones); 2&nbsp;000 is held
 * to by a test. {@code equals} and {@code hashCode} of trees hold less, about 2&nbsp;500. Beyond that the search ends
 * in a {@link StackOverflowError}. For deeper trees, run it in a thread with a larger stack, at about
 * 200&nbsp;bytes for each level:
 *
 * <pre>{@code
 * Thread deep = new Thread(null, () -> search.alphaBeta(Player.MAX, tree), "search", 1L << 30);
 * deep.start();
 * deep.join();
 * }</pre>
 *
 * <p>Everything in this package is immutable and safe for use by many threads.
 */
@NullMarked
package org.gametree.core;

import org.jspecify.annotations.NullMarked;
