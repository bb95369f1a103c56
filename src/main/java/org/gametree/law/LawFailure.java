package org.gametree.law;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * Thrown where a law fails. An {@link AssertionError}, so that every test framework reports a failed test.
 *
 * <p>The message says which law, what it states, both sides, and the case with its tree as bracket text, which
 * {@code notation} reads back where the values are numbers.
 */
public final class LawFailure extends AssertionError {
    @Serial
    private static final long serialVersionUID = 1;

    /** The name of the law that fails. */
    private final String law;

    private LawFailure(Law<?> law, String what, Object example, @Nullable Throwable cause) {
        super(law.name() + " fails\n  law:  " + law.statement() + "\n  " + what + "\n  case: " + example, cause);
        this.law = law.name();
    }

    static LawFailure refuted(Law<?> law, Claim claim, Object example) {
        return new LawFailure(law, "here: " + claim, example, null);
    }

    static LawFailure broken(Law<?> law, Throwable thrown, Object example) {
        return new LawFailure(law, "here: " + thrown, example, thrown);
    }

    /**
     * Returns the name of the law that fails.
     *
     * @return the name
     */
    public String law() {
        return law;
    }
}
