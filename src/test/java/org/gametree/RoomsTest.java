package org.gametree;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.gametree.core.GameTree;
import org.gametree.game.Game;
import org.gametree.game.Score;
import org.gametree.game.Unfold;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An arrow between two rooms points up the list of rooms, and nothing stands outside of them. */
class RoomsTest {

    @TempDir
    private Path planted;

    @Test
    void everyClassIsInARoomAndUsesOnlyWhatItsRoomMayUse() throws Exception {
        JavaClasses house = new ClassFileImporter().importPath(mainClasses());
        assertThat(existingRooms(house)).contains("core");
        assertThat(Rooms.violations(house)).isEmpty();
    }

    @Test
    void theModuleExportsEveryRoomButTheCommandLine() throws Exception {
        Set<String> expected = existingRooms(new ClassFileImporter().importPath(mainClasses()));
        expected.remove("cli");
        try (InputStream moduleInfo = Files.newInputStream(mainClasses().resolve("module-info.class"))) {
            assertThat(ModuleDescriptor.read(moduleInfo).exports())
                    .allMatch(exported -> !exported.isQualified())
                    .extracting(ModuleDescriptor.Exports::source)
                    .containsExactlyInAnyOrderElementsOf(expected.stream()
                            .map(room -> "org.gametree." + room)
                            .toList());
        }
    }

    @Test
    void whatASearchIsComparedWithUsesNothingOfIt() throws Exception {
        JavaClasses house = new ClassFileImporter().importPath(mainClasses());
        Set<String> used = new TreeSet<>();
        for (JavaClass type : List.of(house.get(Unfold.class), house.get(Game.class), house.get(Score.class))) {
            type.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(target -> target.getPackageName().equals(Unfold.class.getPackageName()))
                    .forEach(target -> used.add(target.getSimpleName()));
        }
        assertThat(used).isSubsetOf("Unfold", "Game", "Score").contains("Game", "Score");
    }

    @Test
    void aUseIsReportedIffTheTableDoesNotHaveIt() throws Exception {
        List<String> sources = new ArrayList<>();
        List<String> forbidden = new ArrayList<>();
        for (String room : Rooms.USES.keySet()) {
            sources.add("package org.gametree." + room + "; public class Used { int[] ints; java.util.List<?> list; }");
            for (String used : Rooms.USES.keySet()) {
                sources.add("package org.gametree.%s; class Uses%s { org.gametree.%s.Used[] field; }"
                        .formatted(room, used, used));
                if (!room.equals(used) && !Rooms.USES.get(room).contains(used)) {
                    forbidden.add("org.gametree.%s.Uses%s is in room %s and uses %s".formatted(room, used, room, used));
                }
            }
        }
        assertThat(Rooms.violations(plant(sources))).containsExactlyInAnyOrderElementsOf(forbidden);
        assertThat(forbidden).contains("org.gametree.core.Useslaw is in room core and uses law");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            package org.gametree.core; class Planted { picocli.CommandLine c; } | org.gametree.core.Planted is in room core and uses picocli
            package org.gametree.cli; class Planted { picocli.CommandLine c; }  |
            package org.gametree.core; class Planted { picocli.Planted p; }     | org.gametree.core.Planted is in room core and uses picocli
            package org.gametree; class Planted {}                              | org.gametree.Planted is in no room
            package org.gametree.engine; class Planted {}                       | org.gametree.engine.Planted is in no room
            package org.gametree.core.inner; class Planted {}                   | org.gametree.core.inner.Planted is in no room
            package org.elsewhere; class Planted {}                             | org.elsewhere.Planted is in no room
            package org.gametree.core; class TreeHelper {}                      | org.gametree.core.TreeHelper has an empty word in its name: helper
            package org.gametree.core; class Tree { class Impl {} }             | org.gametree.core.Tree$Impl has an empty word in its name: impl
            package org.gametree.core; class Community {}                       |
            """)
    void whatStandsOutsideTheRoomsOrSaysNothingIsReported(String source, String report) throws Exception {
        List<String> sources = List.of(
                source, "package picocli; public class CommandLine {}", "package picocli; public class Planted {}");
        assertThat(Rooms.violations(plant(sources)).filter(line -> !line.startsWith("picocli.")))
                .containsExactlyElementsOf(Optional.ofNullable(report).stream().toList());
    }

    private static Set<String> existingRooms(JavaClasses house) {
        return house.stream().flatMap(type -> Rooms.room(type).stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Path mainClasses() throws URISyntaxException {
        return Path.of(GameTree.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    /** Compiles sources of one class each. */
    private JavaClasses plant(List<String> sources) throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of("-d", planted.resolve("classes").toString()));
        for (String source : sources) {
            String name = source.replaceFirst("package ([\\w.]+);.*?class (\\w+).*", "$1.$2");
            Path file = planted.resolve(name.replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, source);
            arguments.add(file.toString());
        }
        int exitCode = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0]));
        assertThat(exitCode).isZero();
        return new ClassFileImporter().importPath(planted.resolve("classes"));
    }
}
