package org.gametree.law;

/** One wrong edit of alpha-beta; {@link WrongAlphaBeta} makes it. */
enum Mistake {
    STRICT_CUTOFF("cuts on b < a' instead of b ≤ a'"),
    NO_CUTOFF("never cuts"),
    NOT_TIGHTENED("siblings searched with the window of the first"),
    FAR_BOUND_RESET("child gets (a, ⊤) of MAX, (⊥, b) of MIN: shallow pruning only"),
    FULL_WINDOW("children searched with (⊥, ⊤)"),
    STALE_BOUND("child gets the bound of one sibling before"),
    OWN_BOUND_RESET("child gets (⊥, b) of MAX, (a, ⊤) of MIN"),
    BOUNDS_SWAPPED("child gets (b, a)"),
    SAME_PLAYER("the same player moves in the child"),
    CUT_RETURNS_OLD_BOUND("cutoff returns the bound before the child"),
    CUT_RETURNS_FAR_BOUND("cutoff returns b of MAX, a of MIN"),
    CUT_RETURNS_MAX_OF_BOUNDS("cutoff returns max(a, b) of MAX, min(a, b) of MIN"),
    CUT_RETURNS_CHILD("cutoff returns v"),
    FAIL_SOFT("returns the best child even outside the window"),
    END_RETURNS_INITIAL_BOUND("without a cutoff returns the initial bound"),
    EMPTY_IS_BOTTOM("empty node returns ⊥"),
    EMPTY_IS_TOP("empty node returns ⊤"),
    EMPTY_IS_FAR_BOUND("empty node returns b of MAX, a of MIN"),
    RIGHT_TO_LEFT("scans from right to left"),
    BEST_FIRST("scans the best child first, by oracle"),
    MAX_FORGOTTEN("the bound becomes v, not max(a, v)"),
    MAX_AND_MIN_CONFUSED("the bound becomes min(a, v) of MAX, max(b, v) of MIN"),
    CUT_ONE_STEP_EARLY("cuts when a' is next to b"),
    CUT_TESTS_CHILD("cuts on b ≤ v instead of b ≤ a'"),
    CUT_BEFORE_CHILD("tests for the cutoff before a child instead of after it"),
    CUT_ON_EQUALITY("cuts iff a' = b"),
    CUT_TESTS_OLD_BOUND("tests the bound of one child before"),
    LAST_CHILD_DROPPED("leaves out the last child"),
    FAIL_HIGH_IGNORED("ignores a child with b ≤ v"),
    FIRST_CHILD_ONLY("stops after the first child"),
    LEAF_CLAMPED("leaf clamped to [a, b]"),
    LEAF_CLAMPED_ABOVE("leaf clamped to at most b"),
    LEAF_CLAMPED_BELOW("leaf clamped to at least a"),
    LEAF_IS_FREE("leaf costs 0"),
    COST_DOUBLED("leaf costs 2"),
    NODES_COST("a node costs 1"),
    NO_CUTOFF_AT_ROOT("never cuts at the root"),
    MEMOISED("equal subtrees with equal windows searched once"),
    MEMOISED_BOUND_AS_VALUE("equal subtrees searched once, whatever the window");

    private final String edit;

    Mistake(String edit) {
        this.edit = edit;
    }

    String edit() {
        return edit;
    }
}
