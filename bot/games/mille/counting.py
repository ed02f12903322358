"""The figures of a finished game of Mille for each player: naturals, chapeaux, skunks; and its feats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import Rank
from bot.games.counting import Counting, Counts, Figure, SeatCounts, Special
from bot.games.mille.scoring import DealScore
from bot.games.mille.views import MilleView
from bot.games.protocol import Seat, Settlement, View, of_kind

GREAT_DEAL = 500  # points

NATURALS, CHAPEAUX = "naturals", "chapeaux"  # leaderboards


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    NATURAL = "natural"  # the first natural
    EIGHT_TWOS = "eight-twos"
    CLEAN_EXIT = "clean-exit"
    COMEBACK = "comeback"  # won a game in which they suffered a chapeau
    GREAT_DEAL = "great-deal"  # a deal of 500 points
    SKUNK = "skunk"  # won by a skunk


@dataclass(frozen=True, slots=True)
class MilleCounting(Counting):
    """The figures that Mille counts."""

    figures = (
        Figure("eights", board=NATURALS, stat="naturals"),  # naturals for eight of a rank, without those of twos
        Figure("twos", board=NATURALS, stat="naturals"),  # naturals for eight twos
        Figure("cleans", board=NATURALS, stat="naturals"),  # naturals for going out clean
        Figure("chapeaux_given", board=CHAPEAUX, stat="chapeaux-given"),
        Figure("chapeaux_suffered", stat="chapeaux-suffered"),
        Figure("skunks_given", stat="skunks-given"),
        Figure("skunks_suffered", stat="skunks-suffered"),
        Figure("best_deal"),  # points
    )
    feats = tuple(Feat)
    specials = (
        Special("eight"),
        Special("clean"),
        Special("chapeau"),
        Special("skunk", is_of_game=True),
    )
    turn_begins = ("draw", "take", "pick", "pass")

    def counts(self, view: View, settlement: Settlement) -> Counts:
        """Return its naturals, chapeaux and skunks, and the best deal of each."""
        ended, is_skunk = of_kind(MilleView, view), _is_skunk(settlement)
        return Counts(len(ended.scores), tuple(_seat(ended, seat, is_skunk=is_skunk) for seat in (Seat.A, Seat.B)))

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        ended = of_kind(MilleView, view)
        own = _seat(ended, seat, is_skunk=_is_skunk(settlement)).figures
        if own["eights"] or own["twos"] or own["cleans"]:
            yield Feat.NATURAL
        if own["twos"]:
            yield Feat.EIGHT_TWOS
        if any(score.cleans[seat] and score.out is seat for score in ended.scores):
            yield Feat.CLEAN_EXIT
        if _has_won(ended, seat) and own["chapeaux_suffered"]:
            yield Feat.COMEBACK
        if own["best_deal"] >= GREAT_DEAL:
            yield Feat.GREAT_DEAL
        if own["skunks_given"]:
            yield Feat.SKUNK

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals with each kind of natural and with a chapeau, and whether it was a skunk."""
        scores = of_kind(MilleView, view).scores
        return {
            "eight": sum(any(score.eights) for score in scores),
            "clean": sum(any(score.cleans) for score in scores),
            "chapeau": sum(any(score.chapeaux) for score in scores),
            "skunk": int(_is_skunk(settlement)),
        }


def _is_skunk(settlement: Settlement) -> bool:
    return any(line.item == "skunk" for line in settlement.lines) or getattr(settlement, "multiplier", 1) > 1


def _has_won(view: MilleView, seat: Seat) -> bool:
    return view.outcome is not None and seat in view.outcome.winners


def _seat(view: MilleView, seat: Seat, *, is_skunk: bool) -> SeatCounts:
    won, scores = _has_won(view, seat), view.scores
    twos = sum(_has_eight_twos(score, seat) for score in scores)
    return SeatCounts(
        points=scores[-1].totals[seat] if scores else 0,
        figures={
            "eights": sum(score.eights[seat] for score in scores) - twos,
            "twos": twos,
            "cleans": sum(score.cleans[seat] for score in scores),
            "chapeaux_given": sum(score.chapeaux[1 - seat] for score in scores),
            "chapeaux_suffered": sum(score.chapeaux[seat] for score in scores),
            "skunks_given": int(won and is_skunk),
            "skunks_suffered": int(not won and is_skunk),
            "best_deal": max((score.scores[seat] for score in scores), default=0),
        },
    )


def _has_eight_twos(score: DealScore, seat: Seat) -> bool:
    return any(line.rank is Rank.TWO and line.cards == 8 for line in score.lines[seat])
