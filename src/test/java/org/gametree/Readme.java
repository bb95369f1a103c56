package org.gametree;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The blocks of code in README.md, in order. */
record Readme(String text, List<Block> blocks) {

    /** A fenced block. */
    record Block(String language, String code) {}

    static Readme read() throws IOException {
        String text = Files.readString(Path.of("README.md"));
        List<Block> blocks = new ArrayList<>();
        String language = "";
        StringBuilder code = null;
        for (String line : text.lines().toList()) {
            if (code == null && line.startsWith("```")) {
                language = line.substring(3);
                code = new StringBuilder();
            } else if (code != null && line.equals("```")) {
                blocks.add(new Block(language, code.toString()));
                code = null;
            } else if (code != null) {
                code.append(line).append('\n');
            }
        }
        return new Readme(text, List.copyOf(blocks));
    }

    List<String> code(String language) {
        return blocks.stream()
                .filter(block -> block.language.equals(language))
                .map(Block::code)
                .toList();
    }
}
