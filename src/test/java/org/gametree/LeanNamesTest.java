package org.gametree;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gametree.core.AlphaBeta;
import org.gametree.core.GameTree;
import org.gametree.core.Minimax;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each of the seventeen items of the Lean development keeps its name, so that one search finds all that is said of it. */
class LeanNamesTest {
    private static final Set<String> CORE = namesOfCore();
    private static final Set<String> TESTS = namesOfTests();
    private static final String MAIN_SOURCE = mainSource();

    @ParameterizedTest
    @ValueSource(strings = {"GameTree", "leaves", "leavesList", "alphaBeta", "alphaBetaList", "minimax", "minimaxList"})
    void aDefinitionIsATypeOrAMethodOfItsName(String name) {
        assertThat(CORE).contains(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "le_alphaBetaList_true",
                "alphaBetaList_false_le",
                "alphaBeta_time_le",
                "alphaBetaList_time_le",
                "alphaBeta_spec",
                "alphaBetaList_spec",
                "alphaBeta_le_of_minimax_le",
                "alphaBeta_eq_of_mem_window",
                "le_alphaBeta_of_le_minimax",
                "alphaBeta_bot_top"
            })
    void aTheoremIsATestOfItsNameAndIsNamedWhereItHolds(String name) {
        assertThat(TESTS).contains(name);
        assertThat(Pattern.compile("\\b" + name + "\\b").matcher(MAIN_SOURCE).find())
                .as("%s is named in the main source", name)
                .isTrue();
    }

    private static Set<String> namesOfCore() {
        return Stream.of(GameTree.class, Minimax.class, AlphaBeta.class)
                .flatMap(type -> Stream.concat(
                        Stream.of(type.getSimpleName()),
                        Stream.of(type.getDeclaredMethods())
                                .filter(method -> Modifier.isPublic(method.getModifiers()))
                                .map(Method::getName)))
                .collect(toSet());
    }

    private static Set<String> namesOfTests() {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.OnlyIncludeTests()).importPackages("org.gametree").stream()
                        .flatMap(type -> type.getMethods().stream())
                        .filter(LeanNamesTest::isTest)
                        .map(JavaMethod::getName)
                        .collect(toSet());
    }

    // By name, since the annotations of two frameworks count.
    private static boolean isTest(JavaMethod method) {
        return method.getAnnotations().stream()
                .map(annotation -> annotation.getRawType().getSimpleName())
                .anyMatch(List.of("Test", "ParameterizedTest", "Property", "Example")::contains);
    }

    private static String mainSource() {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            StringBuilder source = new StringBuilder();
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                source.append(Files.readString(file));
            }
            return source.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
