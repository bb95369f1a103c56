package org.gametree.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What pages are made of: the files beside this class, and what is put where they say {@code {{name}}}. */
final class PageParts {
    private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");
    private static final String STYLE = files(
            "colours.css",
            "page.css",
            "panes.css",
            "facts.css",
            "tree.css",
            "states.css",
            "exercise.css",
            "comparison.css",
            "print.css");
    private static final String SCRIPT =
            files("search.js", "words.js", "explain.js", "practice.js", "comparison.js", "start.js");

    private PageParts() {}

    /** Something that is written where a file has a place for it. */
    interface Part {
        void write(Appendable out) throws IOException;

        /** A text, as it is to be read. */
        static Part of(String text) {
            return out -> out.append(Xml.escaped(text));
        }

        /** HTML. */
        static Part ofHtml(String html) {
            return out -> out.append(html);
        }
    }

    /** Writes a whole page. Nothing runs in it, and nothing is loaded, but what stands in the files. */
    static void writePage(String title, String question, Part body, Part data, Appendable out) throws IOException {
        Map<String, Part> parts = Map.of(
                "title", Part.of(title),
                "question", Part.of(question),
                "policy", Part.of(policy()),
                "style", Part.ofHtml(STYLE),
                "script", Part.ofHtml(SCRIPT),
                "body", body,
                "data", data);
        write("page.html", parts, out);
    }

    /** Writes a file with something in each of its places; what is put there is not searched for places again. */
    static void write(String name, Map<String, Part> parts, Appendable out) throws IOException {
        String file = file(name);
        Matcher place = PLACE.matcher(file);
        int written = 0;
        while (place.find()) {
            out.append(file, written, place.start());
            Objects.requireNonNull(parts.get(place.group(1)), place.group(1)).write(out);
            written = place.end();
        }
        out.append(file, written, file.length());
    }

    /** Returns the definition of the search, each line an element of its own. */
    static Part definition() {
        return Part.ofHtml(file("definition.txt")
                .lines()
                .map(line -> "<span class=\"line\">" + Xml.escaped(line) + "\n</span>")
                .collect(Collectors.joining()));
    }

    private static String policy() {
        return "default-src 'none'; img-src data:; style-src '" + hash(STYLE) + "'; script-src '" + hash(SCRIPT)
                + "'; base-uri 'none'; form-action 'none'";
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static String files(String... names) {
        return Stream.of(names).map(PageParts::file).collect(Collectors.joining("\n"));
    }

    private static String file(String name) {
        try (InputStream bytes = PageParts.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(bytes, name).readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(name + " cannot be read from the library", e);
        }
    }
}
