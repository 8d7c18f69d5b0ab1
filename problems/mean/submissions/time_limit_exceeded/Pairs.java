import java.util.Scanner;

/** The deviation by all pairs of numbers, which are too many. */
class Pairs {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        double[] numbers = new double[n];
        double mean = 0;
        for (int k = 0; k < n; k++) {
            numbers[k] = Double.parseDouble(in.next());
            mean += numbers[k] / n;
        }
        double squares = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                squares += (numbers[i] - numbers[j]) * (numbers[i] - numbers[j]) / n / n / 2;
            }
        }
        System.out.println(mean + " " + Math.sqrt(squares));
    }
}
