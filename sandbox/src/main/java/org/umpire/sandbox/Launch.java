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
 * @param more {@code more.get(k)} of our descriptors becomes its descriptor {@code 3 + k}; 0 to 2 are pipes to us, and it
 *     gets no others
 */
record Launch(List<String> argv, Map<String, String> environment, Path directory, List<Integer> more) {}
