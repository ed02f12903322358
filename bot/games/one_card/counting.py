"""The figures of a finished game in which a turn is one card to a trick (F19)."""

from typing import Generic, TypeVar

from bot.games.counting import CountingDeals
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.protocol import Options

B = TypeVar("B", bound=TrickBoard[Options, Counted])


class TrickCounting(CountingDeals[B], Generic[B]):
    """The shared figures of such games."""

    __slots__ = ()

    turn_begins = ("play",)
