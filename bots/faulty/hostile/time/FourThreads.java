/** Computes in four threads for ever. */
final class FourThreads {
    private static volatile long count;

    public static void main(String[] args) {
        for (int k = 0; k < 4; k++) {
            new Thread(() -> {
                while (true) {
                    count++;
                }
            }).start();
        }
    }
}
