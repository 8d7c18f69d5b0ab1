package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RawTextTest {
    @Test
    void anyBytesComeBack() {
        Random rng = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[rng.nextInt(12)];
            rng.nextBytes(bytes);
            if (i % 2 == 0) {
                // Mostly bytes that begin or continue a sequence, so that nearly well-formed ones come up.
                for (int k = 0; k < bytes.length; k++) {
                    bytes[k] = (byte)
                            (new int[] {0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 'a'})[rng.nextInt(10)];
                }
            }
            assertThat(RawText.write(RawText.read(bytes))).isEqualTo(bytes);
        }
    }

    @Test
    void wellFormedTextIsItself() {
        for (String text :
                new String[] {"", "D3 C4\r", "\u0000\u007f\u0080\u07ff\u0800\uffff", "\uD83C\uDCA1\uDBFF\uDFFF"}) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            assertThat(RawText.read(bytes)).isEqualTo(text);
            assertThat(RawText.write(text)).isEqualTo(bytes);
        }
    }

    @Test
    void eachByteThatIsNoUtf8IsOneCharacter() {
        byte[] bytes = {'a', (byte) 0xFF, (byte) 0xC3, 'b', (byte) 0xED, (byte) 0xB2, (byte) 0x80};
        assertThat(RawText.read(bytes)).isEqualTo("a\uDCFF\uDCC3b\uDCED\uDCB2\uDC80");
        assertThat(RawText.read(bytes, 1, 2)).isEqualTo("\uDCFF\uDCC3");
    }

    @Test
    void halfAPairThatIsNoByteIsRefused() {
        for (String text : new String[] {"\uD800", "x\uDC7F", "\uDD00y"}) {
            assertThatThrownBy(() -> RawText.write(text)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
