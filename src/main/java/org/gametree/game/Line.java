package org.gametree.game;

import org.jspecify.annotations.Nullable;

/** A line of play: a move and what follows it; null is the empty line. Made only where a variation improves. */
record Line(int move, @Nullable Line rest) {}
