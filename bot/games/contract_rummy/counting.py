"""The figures of a finished game of Contract Rummy, and its feats: deals won, cards bought, jokers taken."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.contract_rummy.board import Board
from bot.games.contract_rummy.contracts import WHOLE
from bot.games.contract_rummy.scoring import Ended
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.counting import CountingDeals, Figure, Special
from bot.games.protocol import Seat, Settlement, View, of_kind

OUTS, JOKERS = "contract-outs", "jokers-taken"  # leaderboards
BOUGHT = "cards-bought"
HEIST = 2  # jokers taken in one deal
FULL_GAME = 3  # deals, at least, of a game without a card bought


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    THREE_RUNS = "three-runs"  # went out in the seventh deal, with three runs at once
    JOKER_HEIST = "joker-heist"  # took two jokers in one deal
    NEVER_ASKED = "never-asked"  # won a game of three deals or more without a card bought


@dataclass(frozen=True, slots=True)
class ContractRummyCounting(CountingDeals[Board]):
    """The figures that Contract Rummy counts."""

    kind = ContractRummyView
    figures = (
        Figure("contracts_out", board=OUTS, stat=OUTS),
        Figure("jokers_taken", board=JOKERS, stat=JOKERS),
        Figure("cards_bought", stat=BOUGHT),
        Figure("dearest_hand"),  # points of the dearest deal
    )
    feats = tuple(Feat)
    specials = (Special("bought"), Special("joker"), Special("blocked"))
    turn_begins = ("draw", "take", "pass")

    def figures_of(self, board: Board, seat: Seat) -> dict[str, int]:
        """Return how often `seat` went out, the cards they bought and jokers they took, and their costliest hand."""
        scores = board.scores
        return {
            "contracts_out": sum(score.out == seat for score in scores),
            "jokers_taken": sum(score.jokers[seat] for score in scores),
            "cards_bought": sum(score.bought[seat] for score in scores),
            "dearest_hand": max((score.scores[seat] for score in scores), default=0),
        }

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        board = of_kind(ContractRummyView, view).board
        if any(score.out == seat and score.contract == WHOLE for score in board.scores):
            yield Feat.THREE_RUNS
        if any(score.jokers[seat] >= HEIST for score in board.scores):
            yield Feat.JOKER_HEIST
        if seat in frugal(board):
            yield Feat.NEVER_ASKED

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals with a card bought or a joker taken, and those that ran out of cards."""
        scores = of_kind(ContractRummyView, view).board.scores
        return {
            "bought": sum(any(score.bought) for score in scores),
            "joker": sum(any(score.jokers) for score in scores),
            "blocked": sum(score.ended is Ended.BLOCKED for score in scores),
        }


def frugal(board: Board) -> tuple[Seat, ...]:
    """Return who has won a game of three deals or more without a card bought."""
    if board.outcome is None or len(board.scores) < FULL_GAME:
        return ()
    winners = sorted(board.outcome.winners)
    return tuple([seat for seat in winners if not any(score.bought[seat] for score in board.scores)])
