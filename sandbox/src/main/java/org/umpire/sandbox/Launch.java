package org.umpire.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A process to be made.
 *
 * @param argv its command; the first word is a path
 * @param environment all that it gets
 * @param directory where it stands
 * @param fds {@code fds.get(k)} of ours becomes its descriptor {@code k}; it gets no others. All are above those numbers
 */
record Launch(List<String> argv, Map<String, String> environment, Path directory, List<Integer> fds) {}
