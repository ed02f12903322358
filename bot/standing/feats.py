"""Feats: a few achievements, each of which counts once in a player's life, in a rated game."""

from collections.abc import Iterator
from enum import StrEnum

from bot.games.mille.views import MilleView
from bot.games.protocol import Seat
from bot.standing.facts import Facts
from bot.store import FeatRow
from bot.tables import Table

GREAT_DEAL = 500  # points


class Feat(StrEnum):
    """Something worth telling the channel."""

    NATURAL = "natural"  # the first natural
    EIGHT_TWOS = "eight-twos"
    CLEAN_EXIT = "clean-exit"
    COMEBACK = "comeback"  # won a game in which they suffered a chapeau
    GREAT_DEAL = "great-deal"  # a deal of 500 points
    SKUNK = "skunk"  # won by a skunk


def feats_of(facts: Facts, table: Table) -> list[FeatRow]:
    """The feats of each player in this game, whether for the first time or not; none if it is unrated."""
    if not facts.game.rated:
        return []
    view = table.view(None)
    if not isinstance(view, MilleView):
        return []
    return [
        FeatRow(seat.player, feat.value, facts.game.table, facts.game.at)
        for index, seat in enumerate(facts.seats)
        for feat in _feats(facts, view, Seat(index))
    ]


def _feats(facts: Facts, view: MilleView, seat: Seat) -> Iterator[Feat]:
    own = facts.seats[seat]
    if own.eights or own.twos or own.cleans:
        yield Feat.NATURAL
    if own.twos:
        yield Feat.EIGHT_TWOS
    if any(score.cleans[seat] and score.out is seat for score in view.scores):
        yield Feat.CLEAN_EXIT
    if own.won and own.chapeaux_suffered:
        yield Feat.COMEBACK
    if own.best_deal >= GREAT_DEAL:
        yield Feat.GREAT_DEAL
    if own.skunks_given:
        yield Feat.SKUNK
