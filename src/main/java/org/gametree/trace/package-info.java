/**
 * How it happens: one alpha-beta search as data, and what can be told from that data.
 *
 * <p>A {@link org.gametree.trace.Tracer} searches a tree as {@link org.gametree.core.AlphaBeta} does and returns a
 * {@link org.gametree.trace.Trace} of it: the searched part of the tree, with the window that every node was searched
 * in, its value, the {@link org.gametree.trace.Reading} of the value as exact or as a bound, and the
 * {@link org.gametree.trace.Cutoff} where children were pruned. Everything else is a function of the trace and searches
 * nothing itself:
 *
 * <table class="striped">
 *   <caption>What a trace tells</caption>
 *   <thead><tr><th scope="col">question</th><th scope="col">answer</th></tr></thead>
 *   <tbody>
 *     <tr><th scope="row">what is best play?</th><td>{@link org.gametree.trace.PrincipalVariation}</td></tr>
 *     <tr><th scope="row">which leaves were evaluated?</th><td>{@link org.gametree.trace.VisitedLeaves}</td></tr>
 *     <tr><th scope="row">what happened, one after the other?</th>
 *       <td>{@link org.gametree.trace.Steps}, each {@link org.gametree.trace.Step} with its stack of
 *         {@link org.gametree.trace.Frame}s</td></tr>
 *     <tr><th scope="row">how often?</th><td>{@link org.gametree.trace.Counters}</td></tr>
 *     <tr><th scope="row">what does it look like?</th><td>{@link org.gametree.trace.TextDrawing} in text,
 *         {@link org.gametree.trace.SvgDrawing} as a picture, {@link org.gametree.trace.DotDrawing} for Graphviz,
 *         {@link org.gametree.trace.HtmlPage} to be gone through in a browser</td></tr>
 *     <tr><th scope="row">how do searches compare?</th>
 *       <td>{@link org.gametree.trace.ComparisonPage}, of what is known of any search</td></tr>
 *   </tbody>
 * </table>
 *
 * <p>Making a trace takes stack in proportion to the depth of the tree, as
 * <a href="../core/package-summary.html#depth">every search</a> does. Reading it does not, except where it says so: its
 * functions work on traces of any depth and width.
 *
 * <p>Everything in this package is immutable and safe for use by many threads.
 */
@NullMarked
package org.gametree.trace;

import org.jspecify.annotations.NullMarked;
