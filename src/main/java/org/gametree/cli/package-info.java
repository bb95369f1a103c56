/**
 * The command line: reads trees, has them solved, and prints what happened; plays games, and tells what their positions
 * are worth.
 *
 * <p>It searches nothing itself. What it prints of alpha-beta it reads off one {@link org.gametree.trace.Trace}. This
 * room is not exported; it needs picocli and gson, which the library does not.
 */
@NullMarked
package org.gametree.cli;

import org.jspecify.annotations.NullMarked;
