package org.gametree.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where everything stands in a picture.
 *
 * @param columns where the columns stand, one for each level
 * @param y where the middle of each item is
 * @param width where the widest column ends
 * @param height where the lowest item ends
 */
record SvgPlaces(List<Column> columns, List<Double> y, double width, double height) {
    static final double MARGIN = 16;
    private static final double GUTTER = 34;
    private static final double COLUMN_GAP = 10;
    private static final double ROW_GAP = 2;

    /**
     * A column of items of one level.
     *
     * @param left where the edges that lead to it begin to bend
     * @param straight where they run straight again
     * @param shapes where the shapes begin
     * @param right where the longest text ends
     */
    record Column(double left, double straight, double shapes, double right) {
        /** Returns where the shape begins, or the words if there are words alone. */
        double start(Sign sign) {
            return sign.isWords() ? straight + sign.lead() : shapes;
        }
    }

    static SvgPlaces of(List<? extends Drawn<?>> all, List<Sign> signs) {
        List<Column> columns = columns(all, signs);
        double[] heights = signs.stream().mapToDouble(Sign::height).toArray();
        double[] y = TidyLayout.middles(all.stream().mapToInt(Drawn::parent).toArray(), heights, ROW_GAP);
        double bottom = 0;
        for (int i = 0; i < y.length; i++) {
            y[i] += MARGIN;
            bottom = Math.max(bottom, y[i] + heights[i] / 2);
        }
        return new SvgPlaces(
                columns,
                Arrays.stream(y).boxed().toList(),
                columns.get(columns.size() - 1).right(),
                bottom);
    }

    private static List<Column> columns(List<? extends Drawn<?>> all, List<Sign> signs) {
        int levels = 1 + all.stream().mapToInt(Drawn::depth).max().orElse(0);
        double[] lead = new double[levels];
        double[] body = new double[levels];
        double[] words = new double[levels];
        for (int i = 0; i < all.size(); i++) {
            int depth = all.get(i).depth();
            Sign sign = signs.get(i);
            if (sign.isWords()) {
                words[depth] = Math.max(words[depth], sign.lead() + sign.body());
            } else {
                lead[depth] = Math.max(lead[depth], sign.lead());
                body[depth] = Math.max(body[depth], sign.body());
            }
        }
        List<Column> columns = new ArrayList<>();
        double left = MARGIN;
        for (int depth = 0; depth < levels; depth++) {
            double straight = depth == 0 ? left : left + GUTTER;
            double right = straight + Math.max(words[depth], lead[depth] + body[depth]);
            columns.add(new Column(left, straight, straight + lead[depth], right));
            left = right + COLUMN_GAP;
        }
        return columns;
    }

    Column column(Drawn<?> drawn) {
        return columns.get(drawn.depth());
    }
}
