package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class CourseTextTest {
    private static final List<String> NAMES = List.of("A", "\u592a");

    private static String slow(Course course) {
        return course.actions().stream()
                .map(action -> "[" + JsonText.quoted(NAMES.get(action.seat())) + ", \"" + action.status() + "\", "
                        + action.left() + ", " + JsonText.quoted(action.numbers()) + "]")
                .collect(Collectors.joining(", ", "<[", "]>"));
    }

    @Test
    void coursesThatGoOnFromOneAnotherInAnyOrderHaveEachItsOwnText() {
        Seeds.forEach(50, rng -> {
            List<Course> courses = new ArrayList<>(List.of(Course.EMPTY, Course.dealt(2)));
            for (int i = 0; i < 60; i++) {
                Course from = courses.get(rng.nextInt(3) == 0 ? rng.nextInt(courses.size()) : courses.size() - 1);
                courses.add(from.plus(
                        new Course.Action(rng.nextInt(2), Status.OK, rng.nextInt(900), List.of("" + i, "7"))));
                Course asked = courses.get(rng.nextInt(courses.size()));
                assertThat(text(asked.json(NAMES, "<", ">"))).isEqualTo(slow(asked));
            }
            courses.forEach(
                    course -> assertThat(text(course.json(NAMES, "<", ">"))).isEqualTo(slow(course)));
        });
    }

    @Test
    void whatIsWrittenOnIsNotCopied() {
        CourseText two = new CourseText().plus("a").plus("b");
        CourseText three = two.plus("c");
        CourseText other = two.plus("d");

        assertThat(three.sharesWith(two)).isTrue();
        assertThat(other.sharesWith(two)).isFalse();
        assertThat(List.of(text(two.between("(", ")")), text(three.between("(", ")")), text(other.between("(", ")"))))
                .containsExactly("(a, b)", "(a, b, c)", "(a, b, d)");
    }

    private static String text(byte[] ascii) {
        return new String(ascii, StandardCharsets.US_ASCII);
    }
}
