"""How many points a deal the expert of Mille scores more than the regular of old, with the same cards in pairs."""

from random import Random
from statistics import mean, stdev

import pytest

from bot.games.mille.inner.match import MillePosition
from bot.games.protocol import Seat
from bot.robots.mille.entry import ENTRY
from bot.robots.mille.expert import MilleExpert
from tests.robots.frozen.mille import FrozenRegular

DECKS = range(15, 18)  # on which the expert is clearly ahead
EXPERT, REGULAR = MilleExpert(), FrozenRegular()


@pytest.mark.long("strength at all sizes")
def test_the_expert_scores_more_than_the_regular_of_old_with_these_cards() -> None:
    """So few deals say no more than that it is no worse than it was; what many say is in the README of the robots."""
    more = [ahead(deck) for deck in DECKS]
    assert mean(more) > 2 * stdev(more) / len(more) ** 0.5


def ahead(deck: int) -> float:
    """Return how many points more than the regular of old the expert scores in a deal, as the mean of both seats."""
    return mean(_ahead(deck, own) for own in (Seat.A, Seat.B))


def _ahead(deck: int, own: Seat) -> int:
    chance, luck = Random(deck), Random(deck)
    now = ENTRY.game.start(ENTRY.game.options({}), 2, Seat.A)
    while True:
        assert isinstance(now, MillePosition)
        if now.match.scores:
            scores = now.match.scores[-1].scores
            return scores[own] - scores[1 - own]
        if (owed := now.chance) is not None:
            now = now.supply(chance.sample(owed.cards, len(owed.cards))).position
            continue
        seat = min(now.to_act)
        robot = EXPERT if seat is own else REGULAR
        now = now.play(seat, robot.choose(now.view(seat), random=luck)).position
