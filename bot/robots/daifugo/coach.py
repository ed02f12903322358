"""The coach of Daifugo: plays and passes, weighed in the hands that the expert imagines."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.daifugo.board import Phase
from bot.games.daifugo.moves import Play
from bot.games.daifugo.ranks import height
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move
from bot.robots.coaching import CoachOf, Known, Measure, Option, Question, QuestionOf, Said
from bot.robots.daifugo.expert import MOVES, imagined
from bot.robots.daifugo.holding import RANKS, Chosen, valued
from bot.robots.daifugo.playing_out import PlayedOut
from bot.robots.daifugo.reading import counted, move_of, situation
from bot.robots.daifugo.regular import DaifugoRegular
from bot.robots.daifugo.rising import worth

PLAYOUTS = 250
LEAST = 0.5  # stakes: in imagined deals experts lose less here and there
FIRST, LAST = Measure("first", 0.04, either=True), Measure("last", 0.04, speaks_for=False)
ROUND = Measure("round", 0.08)
HIGH = RANKS - 3  # the height of the third highest rank
NAMED = 4  # high cards that a sentence lists; of more it lists those of the highest rank


@dataclass(frozen=True, slots=True)
class DaifugoCoach(CoachOf[DaifugoView]):
    """The coach of Daifugo. Of cards to give back it knows no more than what robots give: none looks so far ahead."""

    kind = DaifugoView

    def asked(self, view: DaifugoView, also: Move | None) -> Question | None:
        """Return a question about what to play or to give; None where one can only pass."""
        if view.board.phase is Phase.GIVE:
            return Known((_gift(view),))
        hand, legal = counted(view.hand, is_turned=view.board.is_turned), [*view.legal_moves()]
        if len(legal) == 1:
            return None
        looks = sorted(valued(hand, situation(view)), key=lambda one: -one[0])[:MOVES]
        chosen = [move for _, move in looks]
        if also is not None and (played := _chosen(view, also)) not in chosen:
            chosen.append(played)
        if len(chosen) == 1:
            sure = (Said("sure"),) if math.isinf(looks[0][0]) else ()
            return Known((Option(move := move_of(chosen[0], view, legal), _said(move), sure),))
        board = view.board
        later = worth(len(board.seats), board.options.payment, to_come=board.options.deals - board.deal)
        options = tuple(
            Option(move := move_of(each, view, legal), _said(move), tuple(_facts(view, hand, each))) for each in chosen
        )
        return PlayQuestion(options, view, tuple(chosen), later[len(board.out) :])


@dataclass(frozen=True, slots=True)
class PlayQuestion(QuestionOf[PlayedOut]):
    """The choice of cards to play, or to pass."""

    options: tuple[Option, ...]
    view: DaifugoView
    chosen: tuple[Chosen, ...]
    worth: Sequence[float]  # stakes, by how many others go out before
    measures: tuple[Measure, ...] = (FIRST, LAST, ROUND)
    playouts: int = PLAYOUTS
    least: float = LEAST

    def imagined(self, random: Random) -> PlayedOut:
        """Return the deal with hands that the others may hold."""
        return imagined(self.view, random)

    def tried(self, deal: PlayedOut, number: int) -> tuple[float, ...]:
        """Return the stakes, whether of those with cards the seat goes out first or last, and whether it leads next."""
        now = deal.copy()
        place = now.place(self.chosen[number])
        gained = self.worth[place]
        is_out = place == 0 and now.led < 0
        is_last = place == len(self.worth) - 1
        return gained, float(place == 0), float(is_last), float(is_out or now.led == deal.seat)

    def number_of(self, move: Move) -> int | None:
        """Return which choice this is: suits do not matter."""
        wanted = _chosen(self.view, move)
        return next((number for number, each in enumerate(self.chosen) if each == wanted), None)


def _gift(view: DaifugoView) -> Option:
    move = DaifugoRegular().gives(view, Random(0))  # noqa: S311  it draws no luck
    return Option(move, Said("give", (("cards", move.cards),)), (Said("gives-least"),))


def _chosen(view: DaifugoView, move: Move) -> Chosen:
    if not isinstance(move, Play):
        return None
    return height(move.cards[0].rank, is_turned=view.board.is_turned), len(move.cards)


def _said(move: Move) -> Said:
    if not isinstance(move, Play):
        return Said("pass")
    return Said("play", (("cards", move.cards), ("count", len(move.cards))))


def _facts(view: DaifugoView, hand: Sequence[int], chosen: Chosen) -> Sequence[Said]:
    """Return what is true of a choice by the hand alone."""
    board, found = view.board, list[Said]()
    heights = {card: height(card.rank, is_turned=board.is_turned) for card in view.hand}
    high = [card for card, own in heights.items() if own >= HIGH and (chosen is None or own != chosen[0])]
    if len(high) > NAMED:
        high = [card for card in high if heights[card] == max(map(heights.__getitem__, high))]
    if high:
        found.append(Said("keeps-high", (("cards", tuple(high)),)))
    if chosen is not None and hand[chosen[0]] == chosen[1]:
        found.append(Said("whole", (("count", chosen[1]),)))
    if chosen is not None:
        found.append(Said("sheds", (("count", chosen[1]), ("left", sum(hand) - chosen[1]))))
    if chosen is None:
        found.append(Said("saves", (("left", sum(hand)),)))
    return found
