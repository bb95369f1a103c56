package org.gametree.notation;

import static java.util.Objects.requireNonNullElse;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gametree.core.Bounded;
import org.gametree.notation.Token.Kind;

/** A number as written, kept exactly: its digits make the unscaled value, its point and exponent the scale. */
final class Numeral {
    /** What to expect where a number may stand. */
    static final String NUMBER = "a number";

    /** What to expect instead of a word that is none. */
    static final String EXPLAINED = "a number (3, -0.5, 1e6, inf or -inf)";

    private static final Pattern FORM = Pattern.compile("(?<sign>[-+−]?+)(?<whole>[0-9]++)(?:\\.(?<fraction>[0-9]++))?+"
            + "(?:[eE](?<exponentSign>[-+−]?+)(?<exponent>[0-9]++))?+");
    private static final Pattern LEADING_ZEROS = Pattern.compile("^0+(?=[0-9])");

    // No longer exponent can be balanced by digits after the point.
    private static final int MAX_EXPONENT_DIGITS = 10;

    // Up to about here BigInteger's own reading, whose time is quadratic, is not slower than halving. Both read the
    // same number, so where exactly one takes over from the other does not show in any result.
    private static final int SHORT = 1000;

    private Numeral() {}

    /** Reads the number that a token is; refuses a token that is none, and ought to have been one of the alternatives. */
    static Bounded<BigDecimal> read(Scanner scanner, Token token, List<String> alternatives) {
        if (token.kind() != Kind.WORD) {
            throw scanner.refusal(token, alternatives);
        }
        return switch (token.text()) {
            case "inf", "+inf" -> Bounded.top();
            case "-inf", "−inf" -> Bounded.bottom();
            default -> Bounded.value(finite(scanner, token, alternatives));
        };
    }

    private static BigDecimal finite(Scanner scanner, Token token, List<String> alternatives) {
        Matcher form = FORM.matcher(token.text());
        if (!form.matches()) {
            throw scanner.refusal(
                    token,
                    alternatives.stream()
                            .map(a -> a.equals(NUMBER) ? EXPLAINED : a)
                            .toList());
        }
        return exact(unscaled(scanner, token, form), scale(scanner, token, form));
    }

    // Both make the same number, but one made of a long does not keep a BigInteger as well.
    private static BigDecimal exact(BigInteger unscaled, int scale) {
        return unscaled.bitLength() < Long.SIZE
                ? BigDecimal.valueOf(unscaled.longValue(), scale)
                : new BigDecimal(unscaled, scale);
    }

    private static BigInteger unscaled(Scanner scanner, Token token, Matcher form) {
        String digits = significant(form.group("whole") + requireNonNullElse(form.group("fraction"), ""));
        if (digits.length() > TreeNotation.MAX_DIGITS) {
            throw scanner.refusal(
                    token,
                    token.described() + ", a number of " + digits.length() + " digits",
                    "at most " + TreeNotation.MAX_DIGITS + " digits");
        }
        return integer(form.group("sign"), digits);
    }

    private static int scale(Scanner scanner, Token token, Matcher form) {
        int fractionDigits = requireNonNullElse(form.group("fraction"), "").length();
        String exponent = significant(requireNonNullElse(form.group("exponent"), "0"));
        if (exponent.length() <= MAX_EXPONENT_DIGITS) {
            long scale = fractionDigits
                    - integer(requireNonNullElse(form.group("exponentSign"), ""), exponent)
                            .longValueExact();
            if (scale == (int) scale) {
                return (int) scale;
            }
        }
        throw scanner.refusal(
                token,
                token.described(),
                "an exponent that a BigDecimal can hold, from about " + -Integer.MAX_VALUE + " to "
                        + Integer.MAX_VALUE);
    }

    private static String significant(String digits) {
        return LEADING_ZEROS.matcher(digits).replaceFirst("");
    }

    private static BigInteger integer(String sign, String digits) {
        BigInteger magnitude = magnitude(digits);
        return sign.equals("-") || sign.equals("−") ? magnitude.negate() : magnitude;
    }

    private static BigInteger magnitude(String digits) {
        if (digits.length() <= SHORT) {
            return new BigInteger(digits);
        }
        int low = digits.length() / 2;
        int split = digits.length() - low;
        return magnitude(digits.substring(0, split))
                .multiply(BigInteger.TEN.pow(low))
                .add(magnitude(digits.substring(split)));
    }
}
