/** Calls itself without end: it dies of the error, with exit code 1. */
final class StackOverflow {
    public static void main(String[] args) {
        System.out.println(depth(0));
    }

    private static int depth(int k) {
        return depth(k + 1) + 1;
    }
}
