package org.gametree.games;

/** Numbers that tell positions apart. */
final class Key {
    private static final long FIRST = 0xBF58476D1CE4E5B9L;
    private static final long SECOND = 0x94D049BB133111EBL;

    // The odd number next to 2^64 divided by the golden ratio.
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private Key() {}

    /** Returns a permutation of all longs in which the higher a bit is, the more bits it depends on. */
    static long spread(long bits) {
        return bits * SPREAD;
    }

    /** Returns a permutation of all longs in which every bit depends on every bit (Steele, Lea and Flood 2014). */
    static long mixed(long bits) {
        long mixed = (bits ^ (bits >>> 30)) * FIRST;
        mixed = (mixed ^ (mixed >>> 27)) * SECOND;
        return mixed ^ (mixed >>> 31);
    }
}
