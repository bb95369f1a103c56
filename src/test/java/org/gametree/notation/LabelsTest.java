package org.gametree.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LabelsTest {
    private static final Labels LEAF = new Labels(Optional.of("B"), Map.of());

    @Test
    void aLabelIsFoundByItsPath() {
        Labels labels = new Labels(Optional.of("A"), Map.of(3, new Labels(Optional.empty(), Map.of(0, LEAF))));
        assertThat(labels.at(List.of())).contains("A");
        assertThat(labels.at(List.of(3))).isEmpty();
        assertThat(labels.at(List.of(3, 0))).contains("B");
        assertThat(labels.at(List.of(3, 0, 7, 7))).isEmpty();
        assertThat(labels.child(2)).isEqualTo(Labels.NONE);
        assertThat(labels).hasToString("label A, 1 children with labels");
    }

    @Test
    void labelsAreNoneIffThereIsNoneHereOrBelow() {
        assertThat(Labels.NONE.isNone()).isTrue();
        assertThat(LEAF.isNone()).isFalse();
        assertThat(new Labels(Optional.empty(), Map.of(1, LEAF)).isNone()).isFalse();
    }

    @Test
    void refusesNullNegativeIndicesAndChildrenWithoutLabels() {
        assertThatThrownBy(() -> new Labels(null, Map.of())).hasMessageStartingWith("label is null");
        assertThatThrownBy(() -> new Labels(Optional.empty(), null)).hasMessageStartingWith("children is null");
        assertThatThrownBy(() -> LEAF.at(null)).hasMessageStartingWith("path is null");
        assertThatThrownBy(() -> new Labels(Optional.empty(), Map.of(-1, LEAF)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("children has index -1; expected indices from 0");
        assertThatThrownBy(() -> new Labels(Optional.empty(), Map.of(3, Labels.NONE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("children has no label at index 3; expected only children with labels");
    }
}
