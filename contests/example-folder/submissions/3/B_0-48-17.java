import java.util.Scanner;

/** Of four in a row, the outer two are worth the inner two. */
class Fours {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        if (n % 4 == 1 || n % 4 == 2) {
            System.out.println("no");
            return;
        }
        StringBuilder coins = new StringBuilder();
        int count = 0;
        for (int k = n; k > 3; k -= 4) {
            coins.append(k).append(' ').append(k - 3).append(' ');
            count += 2;
        }
        if (n % 4 == 3) {
            coins.append("3 ");
            count++;
        }
        System.out.println("yes\n" + count + "\n" + coins.toString().strip());
    }
}
