"""The figures of a finished game of Anaconda for each player: halves won, deals unopposed; and its feats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.anaconda.board import Ended, Half, Score
from bot.games.anaconda.options import AnacondaOptions
from bot.games.anaconda.views import AnacondaView
from bot.games.counting import Average, Counting, Counts, Figure, SeatCounts, Special, Summed
from bot.games.poker import Category, category, worth
from bot.games.protocol import Seat, Settlement, View, of_kind

HALVES, UNOPPOSED = "halves", "unopposed"  # leaderboards
BRINK = 10  # a tenth of the stack at most


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    FOUR_OR_BETTER = "four-or-better"  # won a high half with four of a kind or a straight flush
    WHOLE_SNAKE = "whole-snake"  # won all of the pots of a showdown of three or more, high and low alike
    FROM_THE_BRINK = "from-the-brink"  # won a game after having had a tenth of the stack at most


@dataclass(frozen=True, slots=True)
class AnacondaCounting(Counting):
    """The figures that Anaconda counts."""

    figures = (
        Figure("highs", board=HALVES, stat="halves"),  # deals in which a high half, or all of a pot, was won
        Figure("lows", board=HALVES, stat="halves"),
        Figure("unopposed", board=UNOPPOSED, stat="unopposed"),  # deals won since all others folded
        Figure("best_deal"),  # chips won in one
    )
    averages = (Average("anaconda-chips", Summed.POINTS, is_fine=True),)
    feats = tuple(Feat)
    specials = (Special("folded"), Special("snake"), Special("side"), Special("broke"))
    turn_begins = ("check", "call", "bet", "raise", "fold", "pass", "high", "low", "show")

    def counts(self, view: View, settlement: Settlement) -> Counts:
        """Return which halves each has won, and with how many chips more or less they end."""
        board = of_kind(AnacondaView, view).board
        scores = board.scores
        seats = tuple(
            SeatCounts(
                points=board.chips[seat] - board.options.stack,
                figures={
                    "highs": sum(_has_won(score, seat, Half.HIGH) for score in scores),
                    "lows": sum(_has_won(score, seat, Half.LOW) for score in scores),
                    "unopposed": sum(score.ended is Ended.FOLDED and score.playing == (seat,) for score in scores),
                    "best_deal": max([0, *(score.scores[seat] for score in scores)]),
                },
            )
            for seat in board.seats
        )
        return Counts(len(scores), seats)

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        ended = of_kind(AnacondaView, view)
        scores = ended.board.scores
        if any(_is_four_or_better(score, seat) for score in scores):
            yield Feat.FOUR_OR_BETTER
        if any(_is_all_alone(score, seat) for score in scores):
            yield Feat.WHOLE_SNAKE
        has_won = ended.outcome is not None and seat in ended.outcome.winners
        if has_won and any(_is_on_the_brink(score, seat, ended.board.options) for score in scores):
            yield Feat.FROM_THE_BRINK

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals that all but one folded, that one won whole, with side pots, and with a stack lost."""
        scores = of_kind(AnacondaView, view).board.scores
        return {
            "folded": sum(score.ended is Ended.FOLDED for score in scores),
            "snake": sum(any(_is_all_alone(score, seat) for seat in score.playing) for score in scores),
            "side": sum(len(score.pots) > 1 for score in scores),
            "broke": sum(any(score.chips[seat] == 0 for seat in score.dealt) for score in scores),
        }


def _has_won(score: Score, seat: Seat, half: Half) -> bool:
    """Return whether `seat` won this half of any pot at a showdown."""
    if score.ended is not Ended.SHOWDOWN:
        return False
    return any(seat in (pot.high if half is Half.HIGH else pot.low) for pot in score.pots)


def _is_four_or_better(score: Score, seat: Seat) -> bool:
    hand = score.hands[seat]
    if hand is None or not _has_won(score, seat, Half.HIGH):
        return False
    return category(worth(hand)) in (Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH)


def _is_all_alone(score: Score, seat: Seat) -> bool:
    """Return whether `seat` won every chip of a showdown of three or more."""
    if score.ended is not Ended.SHOWDOWN or len(score.playing) < 3:
        return False
    return all({*pot.high, *pot.low} == {seat} for pot in score.pots)


def _is_on_the_brink(score: Score, seat: Seat, options: AnacondaOptions) -> bool:
    return 0 < score.chips[seat] * BRINK <= options.stack
