/** Names one number and leaves without hearing the answer. */
class Leaves {
    public static void main(String[] args) {
        System.out.println("123");
    }
}
