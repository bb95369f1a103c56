package org.gametree;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.gametree.Readme.Block;
import org.gametree.cli.Run;
import org.gametree.game.Score;
import org.gametree.law.Universe;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Everything in README.md is so. */
class ReadmeTest {
    private static final String PROGRAM = "java -jar target/gametree-cli.jar ";
    private static final List<Path> SOURCES = List.of(
            Path.of("src/main/java/org/gametree/core/AlphaBeta.java"),
            Path.of("src/it/shared/main/example/Example.java"));

    private final Readme readme;

    @TempDir
    Path classes;

    ReadmeTest() throws IOException {
        readme = Readme.read();
    }

    @TestFactory
    Stream<DynamicTest> everyProgramPrintsWhatIsShownBelowIt() {
        List<DynamicTest> tests = new ArrayList<>();
        List<Block> blocks = readme.blocks();
        for (int i = 0; i + 1 < blocks.size(); i++) {
            String code = blocks.get(i).code();
            String shown = blocks.get(i + 1).code();
            if (blocks.get(i).language().equals("java")
                    && blocks.get(i + 1).language().equals("text")) {
                tests.add(DynamicTest.dynamicTest(
                        code.lines().findFirst().orElseThrow(),
                        () -> assertThat(outputOf(code)).isEqualTo(shown)));
            }
        }
        assertThat(tests).hasSize(readme.code("text").size());
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> everyCommandPrintsWhatIsShownBelowIt() {
        List<String> consoles = readme.code("console");
        assertThat(consoles).isNotEmpty();
        return consoles.stream().map(console -> {
            String command = console.lines().findFirst().orElseThrow();
            String shown = console.substring(command.length() + 1);
            return DynamicTest.dynamicTest(command, () -> {
                String arguments = command.substring(command.indexOf(PROGRAM) + PROGRAM.length());
                assertThat(Run.withInput(input(command), words(arguments))).isEqualTo(new Run(0, shown, ""));
            });
        });
    }

    @Test
    void theDrawingIsTheOneThatTheCommandAboveItMakes() throws IOException {
        Matcher command = Pattern.compile(
                        "(?m)^java -jar target/gametree-cli.jar (.*)--force --output (\\S+) ('.*')\\R")
                .matcher(String.join("", readme.code("sh")));
        assertThat(command.find()).isTrue();
        assertThat(readme.text()).contains("](" + command.group(2) + ")");
        assertThat(Files.readString(Path.of(command.group(2))))
                .isEqualTo(Run.of(words(command.group(1) + command.group(3))).out());
    }

    @Test
    void everyPictureAndEveryPageThatIsLinkedExists() {
        assertThat(Pattern.compile("\\]\\((src/[^)]*)\\)")
                        .matcher(readme.text())
                        .results())
                .isNotEmpty()
                .allSatisfy(link -> assertThat(Path.of(link.group(1))).exists());
    }

    @Test
    void theOtherJavaIsThatOfTheSources() throws IOException {
        String code = readme.code("java").stream()
                .filter(block -> block.startsWith("for (GameTree<V> tree : trees)"))
                .findFirst()
                .orElseThrow();
        assertThat(unindented(Files.readString(SOURCES.get(0)))).contains(unindented(code.strip()));
    }

    @Test
    void theFirstProgramIsTheOneThatOtherProjectsRun() throws IOException {
        assertThat("package example;\n\n" + readme.code("java").get(0)).isEqualTo(Files.readString(SOURCES.get(1)));
    }

    @Test
    void theScaleOfValuesIsTheEngines() {
        assertThat(readme.text()).contains(String.format(Locale.ROOT, "within ±%,d is legal", Score.MAX_PAYOFF));
    }

    @Test
    void theCoordinatesAreTheProjects() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        assertThat(readme.code("xml"))
                .singleElement()
                .satisfies(xml -> assertThat(tags(xml))
                        .isEqualTo(tags(pom.substring(pom.indexOf("<groupId>"), pom.indexOf("</version>") + 10))));
    }

    @Test
    void thePackagesAreThoseThatTheModuleExports() throws IOException {
        String module = Files.readString(Path.of("src/main/java/module-info.java"));
        List<String> exported = Pattern.compile("exports org\\.gametree\\.(\\w+);")
                .matcher(module)
                .results()
                .map(match -> match.group(1))
                .toList();
        List<String> listed = Pattern.compile("(?m)^\\| `(\\w+)` \\|")
                .matcher(readme.text())
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(listed).containsExactlyInAnyOrderElementsOf(exported);
    }

    @Test
    void theFiguresOfTheLawsAreThoseOfTheTests() throws IOException {
        String page = Files.readString(Path.of("src/main/java/org/gametree/law/doc-files/wrong-variants.html"));
        Matcher totals = Pattern.compile(
                        "(\\d+) wrong searches\\.\\s+The ten theorems reject (\\d+) of them, V and \\|C\\| together (\\d+)")
                .matcher(page);
        assertThat(totals.find()).isTrue();
        assertThat(Files.readString(Path.of("src/main/java/org/gametree/law/package-info.java")))
                .contains(totals.group(1) + " wrong alpha-betas");
        long cases = Universe.of(List.of(0, 1, 2, 3), 7).size() * 2 * 16;
        assertThat(readme.text().replace('\n', ' '))
                .contains(
                        "Of %s wrong alpha-betas they reject %s; two oracles, computed from minimax alone, reject all %s"
                                .formatted(totals.group(1), totals.group(2), totals.group(3)))
                .contains("all %,d cases of up to 7 vertices".formatted(cases));
    }

    private String outputOf(String code) throws IOException, ReflectiveOperationException {
        Matcher named = Pattern.compile("class (\\w+)").matcher(code);
        String name = named.find() ? named.group(1) : "Snippet";
        compile(name, code.contains("class ") ? code : snippet(code));
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, UTF_8));
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            var main = loader.loadClass(name).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(console);
        }
        return printed.toString(UTF_8).replace(System.lineSeparator(), "\n");
    }

    private static String snippet(String statements) {
        return """
                import java.time.*;
                import java.util.*;
                import org.gametree.core.*;
                import org.gametree.game.*;
                import org.gametree.games.*;
                import org.gametree.games.TicTacToe.Board;
                import org.gametree.law.*;

                class Snippet {
                    public static void main(String[] args) {
                %s    }
                }
                """.formatted(statements);
    }

    private void compile(String name, String code) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavaFileObject source =
                new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return code;
                    }
                };
        List<String> options =
                List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none");
        assertThat(compiler.getTask(null, null, null, options, null, List.of(source))
                        .call())
                .as("it compiles")
                .isTrue();
    }

    // What is typed is piped into the program.
    private static String input(String command) {
        Matcher printed = Pattern.compile("printf '([^']*)' \\| ").matcher(command);
        return printed.find() ? printed.group(1).replace("\\n", "\n") : "";
    }

    // As a shell splits them: quotes keep words together.
    private static String[] words(String arguments) {
        return Pattern.compile("'([^']*)'|(\\S+)")
                .matcher(arguments)
                .results()
                .map(match -> match.group(1) == null ? match.group(2) : match.group(1))
                .toArray(String[]::new);
    }

    private static List<String> tags(String xml) {
        return Pattern.compile("<(groupId|artifactId|version)>[^<]*")
                .matcher(xml)
                .results()
                .map(match -> match.group())
                .toList();
    }

    private static String unindented(String code) {
        return code.lines().map(String::strip).reduce("", (text, line) -> text + line + "\n");
    }
}
