"""The coach of Guts: in or out, weighed in hands with which the others would have said what they said.

They are taken to play by the expert's table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from bot.games.cards import Card, Hand
from bot.games.guts.board import Board
from bot.games.guts.moves import In, Out
from bot.games.guts.options import Declare
from bot.games.guts.views import GutsView
from bot.games.poker import worth
from bot.games.protocol import Move, Seat
from bot.robots.coaching import CoachOf, Measure, Option, Question, QuestionOf, Said, percent
from bot.robots.guts.kinds import kind_of
from bot.robots.guts.table import Border, Situation, equilibrium

PLAYOUTS = 3_000
TRIES = 60  # hands that are imagined until the table would have said what its holder said
HELD = 2  # cards
EVEN = 0.5

Hands = dict[Seat, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Imagined:
    """The hands of others, and what each who has still to choose says, if nobody is in or if I am."""

    hands: Hands
    lots: dict[Seat, float]  # with which chance those who have still to choose are in or out: the same for both choices


@dataclass(frozen=True, slots=True)
class GutsCoach(CoachOf[GutsView]):
    """The coach of Guts."""

    kind = GutsView

    def asked(self, view: GutsView, also: Move | None) -> Question | None:
        """Return the question whether to be in."""
        if view.seat is None or len(view.board.dealt) < 2:
            return None
        board, unseen = view.board, view.unseen()
        below = _share_below(view.hand, unseen)
        stronger = Said("stronger", (("best", percent(below)),))
        ins = Said("others-in", (("count", len(board.ins)),))
        level = Said("level", (("best", 100 - percent(below)),))
        goes_out = Option(Out(), Said("out"), (ins, level) if board.ins else (level,))
        goes_in = Option(In(), Said("in"), (stronger,))
        usual = _chance(board, view.seat, tuple(view.hand), _before(board, view.seat))
        options = (goes_in, goes_out) if usual > EVEN else (goes_out, goes_in)
        return InQuestion(options, view, unseen)


@dataclass(frozen=True, slots=True)
class InQuestion(QuestionOf[Imagined]):
    """In or out."""

    options: tuple[Option, ...]
    view: GutsView
    unseen: tuple[Card, ...]
    measures: tuple[Measure, ...] = (
        Measure("wins", 0.05),
        Measure("pays", 0.05, speaks_for=False),
        Measure("alone", 0.05),
    )
    playouts: int = PLAYOUTS

    def imagined(self, random: Random) -> Imagined:
        """Return hands with which those who were heard would have said what they said."""
        board, unseen = self.view.board, [*self.unseen]
        others = [seat for seat in board.dealt if seat != self.view.seat]
        spoken = [seat for seat in others if seat in board.ins or seat in board.outs]
        hands: Hands = {}
        for seat in spoken:
            is_in, before = seat in board.ins, _before(board, seat)
            for _ in range(TRIES):
                drawn = random.sample(range(len(unseen)), HELD)
                cards = tuple([unseen[at] for at in drawn])
                if (random.random() < _chance(board, seat, cards, before)) == is_in:
                    break
            hands[seat] = cards
            for at in sorted(drawn, reverse=True):
                del unseen[at]
        silent = [seat for seat in others if seat not in hands]
        rest = random.sample(unseen, HELD * len(silent))
        hands |= {seat: tuple(rest[HELD * at : HELD * (at + 1)]) for at, seat in enumerate(silent)}
        return Imagined(hands, {seat: random.random() for seat in silent})

    def tried(self, deal: Imagined, number: int) -> tuple[float, ...]:
        """Return the chips, and whether the seat wins the pot, pays for it, and is in alone."""
        board, own = self.view.board, self.view.seat
        is_in = isinstance(self.options[number].move, In)
        ins = self._ins(deal, is_in=is_in)
        best = max((worth(deal.hands.get(seat, self.view.hand)) for seat in ins), default=-1)
        winners = [seat for seat in ins if worth(deal.hands.get(seat, self.view.hand)) == best]
        counts, losers = board.counts, len(ins) - len(winners)
        won = counts // len(winners) if winners else 0
        pot = board.pot - won * len(winners) + counts * losers
        share = pot / len(board.staying)  # what lies in the middle is worth as much to everyone
        has_won, has_lost = is_in and own in winners, is_in and own not in winners
        gained = share + (won if has_won else -counts if has_lost else 0)
        return gained, float(has_won), float(has_lost), float(is_in and len(ins) == 1)

    def _ins(self, deal: Imagined, *, is_in: bool) -> Sequence[Seat]:
        """Return who is in at the end, in order of speaking."""
        board, found, said = self.view.board, list[Seat](), list[bool]()
        for seat in board.dealt:
            if seat == self.view.seat:
                goes = is_in
            elif seat in deal.lots:
                is_last = board.options.declare is Declare.TURNS and len(said) == len(board.dealt) - 1
                goes = (is_last and not any(said)) or deal.lots[seat] < _chance(board, seat, deal.hands[seat], said)
            else:
                goes = seat in board.ins
            said.append(goes)
            if goes:
                found.append(seat)
        return found


def _before(board: Board, seat: Seat) -> Sequence[bool]:
    """Return what was heard before a seat spoke."""
    return [each in board.ins for each in board.dealt[: board.dealt.index(seat)]]


def _chance(board: Board, seat: Seat, cards: tuple[Card, ...], said: Sequence[bool]) -> float:
    """Return how likely a player of the expert's table is in with these cards."""
    if seat in board.left:
        return 0.0
    if board.options.declare is Declare.TOGETHER:
        border = _border(len([one for one in board.dealt if one not in board.left]), None)
    else:
        border = _border(len(board.dealt), tuple(said))
    return border.chance(kind_of(cards))


@cache
def _border(seats: int, said: tuple[bool, ...] | None) -> Border:
    """Return the weakest hand to be in with after this was heard; None: all choose together."""
    return equilibrium()[Situation(seats, None) if said is None else Situation.of(seats, said)]


def _share_below(hand: Hand, unseen: Sequence[Card]) -> float:
    """Return the share of hands that another may hold which are weaker."""
    own = worth(hand)
    pairs = [worth((one, other)) for at, one in enumerate(unseen) for other in unseen[at + 1 :]]
    return sum(each < own for each in pairs) / len(pairs) if pairs else 0.0
