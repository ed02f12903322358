"""The events of a game of Cinch, in sentences."""

from collections.abc import Iterator

from bot.games.cards import Hand
from bot.games.cinch.events import Filled, Named, Passed, Robbed, Scored, Threw, Won
from bot.games.protocol import Event, Over, Seat
from bot.text import You, listed, say
from cogs.screens.cinch.asked import own, points_of
from cogs.screens.cinch.rulebook import number_of
from cogs.screens.game import Showing
from cogs.screens.signs import card_sign, card_signs
from render.cinch.spoken import part_words, scorer


def in_words(event: Event, showing: Showing) -> str | None:
    """Return an event in a sentence; None for the usual sentence of such games, empty for no sentence."""
    locale, names = showing.locale, showing.spoken
    match event:
        case Passed(is_only=True):
            return say(locale, "cinch-passed-only", name=names[event.seat])
        case Named():
            passed = "" if event.bid else "-passed"
            key = f"cinch-named{passed}"
            return say(locale, key, name=names[event.seat], bid=event.bid, suit=event.suit.value)
        case Threw():
            cards, points = card_signs(event.cards, showing.emoji), points_of(event.scoring)
            key = "cinch-threw"
            return say(locale, key, name=names[event.seat], cards=cards, points=points)
        case Filled():
            return _filled(event, showing)
        case Robbed():
            return _robbed(event, showing)
        case Won():
            cards = card_signs(Hand(taken.card for taken in event.taken), showing.emoji)
            key = "cinch-won"
            return say(
                locale, key, name=names[event.seat], number=str(event.number), cards=cards, points=event.points
            )  # fmt: skip
        case Scored():
            return " ".join(_result(event, showing))
        case Over(outcome=outcome) if not outcome.winners:
            return say(locale, "cinch-over-drawn")
    return None


def scored_in_full(event: Event, showing: Showing) -> str | None:
    """Return the end of a deal with its six points, a line each; None for any other event."""
    if not isinstance(event, Scored):
        return None
    return "\n".join(["", *_points(event, showing), " ".join(_result(event, showing))])


def _filled(event: Filled, showing: Showing) -> str:
    """Return how many cards each drew, from the dealer's left; the dealer's robbing is reported once it is done."""
    locale = showing.locale
    seats = [Seat((event.seat + step) % len(event.drew)) for step in range(1, len(event.drew) + 1)]
    draws = [
        say(
            locale,
            "cinch-drew-each",
            name=showing.spoken[seat],
            count=event.drew[seat],
        )
        for seat in seats
        if event.drew[seat]
    ]
    if not draws:
        return say(locale, "cinch-drew-nobody")
    sentence = say(locale, "cinch-drew", draws=", ".join(draws))
    return f"{sentence} {say(locale, 'cinch-drew-short', count=event.back)}" if event.back else sentence


def _robbed(event: Robbed, showing: Showing) -> str:
    """Return how many cards the dealer chose, and the trumps left; to the dealer also the dealer's own cards."""
    locale = showing.locale
    sentences = [say(locale, "cinch-robbed", name=showing.spoken[event.seat], count=event.count)]
    if event.behind:
        cards = card_signs(event.behind, showing.emoji)
        sentences.append(say(locale, "cinch-robbed-behind", cards=cards, count=len(event.behind)))
    return " ".join(sentences)


def _points(event: Scored, showing: Showing) -> Iterator[str]:
    """Yield who has each of the six points (C6)."""
    if event.score.trump is None:
        return
    locale, names = showing.locale, showing.spoken
    for word, _, worth, taken in part_words(event.score, locale):
        if taken is None:
            yield say(locale, "cinch-scored-part-nobody", part=word)
            continue
        card, name = card_sign(taken.card, showing.emoji), names[taken.seat]
        if taken.is_put_away:
            others = _team(taken.side, showing)
            yield say(
                locale, "cinch-scored-part-given", part=word, card=card, name=name, worth=str(worth), others=others
            )  # fmt: skip
        else:
            yield say(locale, "cinch-scored-part", part=word, card=card, name=name, worth=str(worth))


def _result(event: Scored, showing: Showing) -> list[str]:
    """Return whether the contract was made, who scores, and the score of the match."""
    score, locale = event.score, showing.locale
    if score.bidder is None:
        return [say(locale, "cinch-scored-passed")]
    side = number_of(own(showing), score.bidder)
    bidders, won = _team(side, showing), score.points[side]
    if score.bid:
        key = "cinch-scored-made" if score.is_made else "cinch-scored-broken"
        sentences = [say(locale, key, bidders=bidders, bid=score.bid, won=won)]
    else:
        sentences = [say(locale, "cinch-scored-free", bidders=bidders, won=won)]
    winner = scorer(score)
    if winner is None:
        return [*sentences, say(locale, "cinch-scored-level", won=won, one=score.sums[0], other=score.sums[1])]
    points, sums, others = score.scores[winner], score.sums[winner], score.sums[1 - winner]
    if winner == side:
        key = "cinch-scored-you" if isinstance(bidders, You) else "cinch-scored-they"
        return [*sentences, say(locale, key, points=points, sum=sums, others=others)]
    names = _team(winner, showing)
    return [*sentences, say(locale, "cinch-scored-others", names=names, points=points, sum=sums, others=others)]


def _team(side: int, showing: Showing) -> str:
    """Return both members of a team by name."""
    return listed([showing.spoken[seat] for seat in own(showing).board.sides[side]], locale=showing.locale)
