package org.umpire.record;

import org.umpire.rules.GamePack;
import org.umpire.rules.State;

/**
 * Checks that deals come from the published secret of their season, and from nothing else; see {@code
 * docs/protocols/deals.md#checking-a-season}. Other than {@link Replay} it needs no legal play, only header and deal.
 */
public final class DealCheck {
    private final SeasonSecret secret;

    /** Makes a check against this secret. */
    public DealCheck(SeasonSecret secret) {
        this.secret = secret;
    }

    /** Returns whether digests, nonce and deal of a record are those of the secret, and if not, the first that differs. */
    public Verdict check(TableRecord record) {
        GamePack<?, ?, ?, ?> pack;
        try {
            pack = Replay.pack(record);
        } catch (RecordException e) {
            return new Verdict.Differs(1, e.why());
        }
        Entry.Header header = record.header();
        if (!header.secretDigest().equals(secret.digest())) {
            return new Verdict.Differs(
                    1,
                    "the digest of the season secret should be " + secret.digest() + ", and is "
                            + header.secretDigest());
        }
        try {
            return check(record, deal(pack, header.fixture()));
        } catch (IllegalArgumentException e) {
            return new Verdict.Differs(1, "no deal for this table: " + e.getMessage());
        }
    }

    private Verdict check(TableRecord record, String deal) {
        Entry.Header header = record.header();
        String nonce = secret.nonce(header.fixture().deal());
        String digest = Digests.ofDeal(nonce, deal);
        if (!header.dealDigest().equals(digest)) {
            return new Verdict.Differs(
                    1,
                    "the digest of the deal '" + header.fixture().deal() + "' should be " + digest + ", and is "
                            + header.dealDigest());
        }
        if (record.dealt().isEmpty()) {
            return new Verdict.Same();
        }
        Entry.Dealt dealt = record.dealt().get();
        int line = record.entries().lastIndexOf(dealt) + 1;
        if (!dealt.nonce().equals(nonce)) {
            return new Verdict.Differs(line, "the nonce should be " + nonce + ", and is " + dealt.nonce());
        }
        return dealt.deal().equals(deal)
                ? new Verdict.Same()
                : new Verdict.Differs(line, "the deal should be " + deal + ", and is " + dealt.deal());
    }

    private <D, S extends State<S, M, V>, M, V> String deal(GamePack<D, S, M, V> pack, Fixture fixture) {
        return pack.notation().writeDeal(pack.game().deal(fixture.setup(), secret.shuffler(fixture.deal())));
    }
}
