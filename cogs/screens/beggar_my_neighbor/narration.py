"""The events of Beggar My Neighbor in sentences: a lap as one strip, many laps as one sum, how a deal ended."""

from collections.abc import Iterator, Sequence

from bot.games.beggar_my_neighbor.events import Scored, Took, Went
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.cards import Card
from bot.games.protocol import Ending
from bot.text import listed, say
from cogs.screens.game import Firsts, Showing
from cogs.screens.signs import card_signs, rank_sign

MOST_GOES = 8  # in a lap that is reported go by go; of a longer one the last
FEWEST_GOES, STRIP = 2, 100  # of two with long names at least these; and characters, about, where there are more
ALL = "all"  # how a deal ends in which one player has all cards (B4.1)
NOTABLE = 3  # penalty cards of a rally worth reporting
LOW = 3  # cards: the winner came back from so few


def lap_sentence(event: Took, showing: Showing) -> str:
    """Return a lap as one strip, which names whose cards they are: `Ann 7♠ · Bob K♦ · Ann 5♣ 6♦ 2♠ → Bob +5`."""
    lap, longest = event.lap, max(map(len, showing.spoken))
    most = max(FEWEST_GOES, min(MOST_GOES, STRIP // (longest + len(" K♦ · "))))
    shown = lap.goes[-most:]
    goes = ["…"] if len(shown) < len(lap.goes) else []
    for go in shown:
        cards = card_signs(go.cards, showing.emoji)
        goes.append(say(showing.locale, "beggar-my-neighbor-go", name=showing.spoken[go.seat], cards=cards))
    return say(
        showing.locale,
        "beggar-my-neighbor-took",
        goes=" · ".join(goes),
        name=showing.spoken[lap.seat],
        count=lap.count,
    )


def laps_sentence(events: Sequence[Took], showing: Showing, *, is_last: bool) -> str:
    """Return several laps as one sum: who took how many of them, the largest pile, the longest rally.

    `is_last`: the deal ended with them, and the report of its end has its largest pile and longest rally.
    """
    locale, laps = showing.locale, [event.lap for event in events]
    shares = listed([_share(events, seat, showing) for seat in range(len(showing.names))], locale=locale)
    if is_last:
        return say(locale, "beggar-my-neighbor-laps-last", laps=len(laps), shares=shares)
    pile, best = max(lap.count for lap in laps), max((lap.rally for lap in laps), key=len)
    if len(best) < NOTABLE:
        return say(locale, "beggar-my-neighbor-laps-pile", laps=len(laps), shares=shares, pile=pile)
    rally = rally_sign(best)
    return say(locale, "beggar-my-neighbor-laps-rally", laps=len(laps), shares=shares, pile=pile, rally=rally)


def rally_sign(cards: Sequence[Card]) -> str:
    """Return a rally: `K → Q → J`."""
    return " → ".join(rank_sign(card.rank) for card in cards)


def went_sentence(event: Went, showing: Showing) -> str:
    """Return the card that a player turned, and whether it stopped a payment."""
    go, locale = event.go, showing.locale
    cards = card_signs(go.cards, showing.emoji)
    sentence = say(locale, "beggar-my-neighbor-went", name=showing.spoken[event.seat], cards=cards)
    if not go.has_stopped:
        return sentence
    stopped = say(locale, "beggar-my-neighbor-stopped", card=go.demands, owed=go.owed)
    return f"{sentence} {stopped}"


def score_sentences(event: Scored, showing: Showing) -> Iterator[str]:
    """Yield how a deal ended, what was remarkable in it, and whether the winner had nearly lost it."""
    locale, score = showing.locale, event.score
    winner = score.winner
    most, least = max(score.held), min(score.held)
    if winner is None:
        yield say(locale, "beggar-my-neighbor-scored-drawn", laps=score.laps)
    else:
        ended = "beggar-my-neighbor-scored-all" if score.ended == ALL else "beggar-my-neighbor-scored-limit"
        yield say(
            locale, ended, name=showing.spoken[winner], laps=score.laps, turned=score.turned, most=most, least=least
        )
    if score.course.rally:
        rally = rally_sign(score.course.rally)
        yield say(locale, "beggar-my-neighbor-course", rally=rally, pile=score.course.pile)
    if winner is not None and score.course.fewest[winner] <= LOW:
        yield say(
            locale, "beggar-my-neighbor-came-back", name=showing.spoken[winner], count=score.course.fewest[winner]
        )


def game_sentences(view: BeggarView, showing: Showing, firsts: Firsts) -> Iterator[str]:
    """Yield the remarkable events of a game of several deals, except the last deal's, which its end reports."""
    locale, scores = showing.locale, view.board.scores
    is_played = view.outcome is not None and view.outcome.ending is Ending.PLAYED
    reported = scores[:-1] if is_played else scores
    if not reported:
        return
    rally, pile = max(scores, key=lambda each: len(each.course.rally)), max(scores, key=lambda each: each.course.pile)
    if rally in reported and len(rally.course.rally) >= NOTABLE:
        sign, deal = rally_sign(rally.course.rally), str(rally.deal)
        yield say(locale, "beggar-my-neighbor-best-rally", rally=sign, deal=deal)
    if pile in reported:
        yield say(locale, "beggar-my-neighbor-best-pile", pile=pile.course.pile, deal=str(pile.deal))
    for each in reported:
        winner = each.winner
        is_first = (winner, "back-from-three") in firsts
        if winner is not None and each.course.fewest[winner] <= LOW and not is_first:
            name, fewest = showing.spoken[winner], each.course.fewest[winner]
            yield say(locale, "beggar-my-neighbor-came-back-deal", name=name, count=fewest, deal=str(each.deal))


def _share(events: Sequence[Took], seat: int, showing: Showing) -> str:
    own = [event.count for event in events if event.seat == seat]
    name = showing.spoken[seat]
    return say(showing.locale, "beggar-my-neighbor-share", name=name, laps=len(own), cards=sum(own))
