"""The events of every small game. Its own events are defined next to its moves."""

from dataclasses import dataclass

from bot.games.dealing import DealOver, HandsDealt
from bot.games.protocol import Seat
from bot.games.simple.board import SimpleScore


@dataclass(frozen=True, slots=True)
class Dealt(HandsDealt):
    """A deal begins. Each player knows only their own hand."""


@dataclass(frozen=True, slots=True)
class Scored(DealOver[SimpleScore]):
    """The deal is over, and everyone has shown their hands."""

    deal: int
    winners: tuple[Seat, ...]  # to whom the deal was worth most
    count: int  # of them
