/** Asks for more memory than a Java machine has: it dies of the error, with exit code 1, and uses none of it. */
final class OutOfMemory {
    public static void main(String[] args) {
        long[][] kept = new long[64][];
        for (int k = 0; k < kept.length; k++) {
            kept[k] = new long[Integer.MAX_VALUE - 8];
        }
        System.out.println(kept.length);
    }
}
