package org.gametree;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The rooms of the house, what each may use, and what in some classes is against it. */
final class Rooms {
    private static final String HOUSE = "org.gametree.";

    /** What each room uses besides itself and the platform. */
    static final Map<String, Set<String>> USES = Map.of(
            "core", Set.of(),
            "notation", Set.of("core"),
            "law", Set.of("core", "notation"),
            "variant", Set.of("core"),
            "trace", Set.of("core", "notation"),
            "game", Set.of("core", "law"),
            "games", Set.of("core", "game"),
            "cli",
                    Set.of(
                            "core",
                            "notation",
                            "law",
                            "variant",
                            "trace",
                            "game",
                            "games",
                            "picocli",
                            "com.google.gson.stream"));

    private static final Set<String> EMPTY_WORDS =
            Set.of("util", "utils", "utility", "impl", "common", "helper", "helpers", "manager");

    private Rooms() {}

    /** Returns one line for each thing that is not as the rooms want it, none if all is well. */
    static Stream<String> violations(JavaClasses classes) {
        return classes.stream()
                .filter(type -> !type.getName().equals("module-info"))
                .flatMap(Rooms::violations)
                .distinct()
                .sorted();
    }

    /** Returns the room of a class: a package directly under the root, of a name in the table. */
    static Optional<String> room(JavaClass type) {
        return Optional.of(type.getPackageName())
                .filter(name -> name.startsWith(HOUSE))
                .map(name -> name.substring(HOUSE.length()))
                .filter(USES::containsKey);
    }

    private static Stream<String> violations(JavaClass type) {
        return Stream.concat(
                words(type.getName())
                        .filter(EMPTY_WORDS::contains)
                        .map(word -> "%s has an empty word in its name: %s".formatted(type.getName(), word)),
                room(type)
                        .map(room -> forbiddenUses(type, room))
                        .orElseGet(() -> Stream.of("%s is in no room".formatted(type.getName()))));
    }

    private static Stream<String> forbiddenUses(JavaClass type, String room) {
        return type.getDirectDependenciesFromSelf().stream()
                .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                .filter(used -> !used.isPrimitive() && !isOfThePlatform(used.getPackageName()))
                .map(used -> room(used).orElse(used.getPackageName()))
                .filter(used -> !used.equals(room) && !USES.get(room).contains(used))
                .map(used -> "%s is in room %s and uses %s".formatted(type.getName(), room, used));
    }

    // Nothing of the annotations remains at run time, so they count as the platform's.
    private static boolean isOfThePlatform(String packageName) {
        return packageName.startsWith("java.") || packageName.equals("org.jspecify.annotations");
    }

    private static Stream<String> words(String className) {
        return Stream.of(className.split("(?<=[a-z0-9])(?=[A-Z])|[.$_]", -1)).map(String::toLowerCase);
    }
}
