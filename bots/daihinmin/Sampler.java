import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prime Daihinmin in Java: leads with five cards and draws numbers of whatever length is asked for, with BigInteger.
 *
 * <pre>
 * javac Sampler.java; java Sampler
 * </pre>
 *
 * <p>The protocol, over standard input and output, one JSON object a line:
 *
 * <ol>
 *   <li>{"action": "init", "uid": 0, "names": […], "hand": […], "time": 10.0} comes first; any line answers it.
 *   <li>{"action": "play", "hand": […], "numbers": ["5023"], …} asks for a move: {"action": "number", "cards": [9, 1, 6, 1]}
 *       or {"action": "pass"}. "numbers" are those on the table: an answer has as many cards as they have digits in all,
 *       and is a greater prime than the last. On an empty table any prime of one to five cards leads.
 *   <li>After a pass, {"action": "pass", "draw": […], …} tells what was drawn; any line answers it.
 *   <li>{"action": "quit"} is the last line.
 * </ol>
 *
 * <p>These messages are so regular that no JSON library is needed. The program is suspended whenever it is not its turn.
 */
public final class Sampler {
    private static final Pattern HAND = Pattern.compile("\"hand\": \\[([0-9, ]*)\\]");
    private static final Pattern NUMBERS = Pattern.compile("\"numbers\": \\[([0-9\", ]*)\\]");
    private static final int TRIES = 4000;

    private final Random chance = new Random(2019);

    private Sampler() {}

    public static void main(String[] args) throws IOException {
        Sampler player = new Sampler();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("{\"action\": \"quit\"")) {
                break;
            }
            System.out.println(line.startsWith("{\"action\": \"play\"") ? player.move(line) : "");
            System.out.flush();
        }
    }

    private String move(String line) {
        List<Character> hand = new ArrayList<>();
        for (char digit : found(HAND, line).replaceAll("[^0-9]", "").toCharArray()) {
            hand.add(digit);
        }
        String numbers = found(NUMBERS, line);
        int length = numbers.replaceAll("[^0-9]", "").length();
        String last = numbers.substring(numbers.lastIndexOf(',') + 1).replaceAll("[^0-9]", "");
        String number = "";
        if (length > 0) {
            number = draw(hand, length, new BigInteger(last));
        }
        for (int lead = Math.min(5, hand.size()); length == 0 && lead > 0 && number.isEmpty(); lead--) {
            number = draw(hand, lead, BigInteger.ZERO);
        }
        return number.isEmpty()
                ? "{\"action\": \"pass\"}"
                : "{\"action\": \"number\", \"cards\": [" + String.join(", ", number.split("")) + "]}";
    }

    private static String found(Pattern pattern, String line) {
        Matcher matcher = pattern.matcher(line);
        return matcher.find() ? matcher.group(1) : "";
    }

    /** Returns a prime of so many cards of the hand, or an empty text if none is drawn. */
    private String draw(List<Character> hand, int length, BigInteger least) {
        for (int i = 0; length <= hand.size() && i < TRIES; i++) {
            Collections.shuffle(hand, chance);
            StringBuilder text = new StringBuilder();
            hand.subList(0, length).forEach(text::append);
            if (text.charAt(0) == '0' || (length > 1 && "024568".indexOf(text.charAt(length - 1)) >= 0)) {
                continue;
            }
            BigInteger number = new BigInteger(text.toString());
            if (number.compareTo(least) > 0 && number.isProbablePrime(50)) {
                return text.toString();
            }
        }
        return "";
    }
}
