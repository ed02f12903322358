"""The deck that all games share."""

from bot.games.mille.kinds import KINDS
from render.deck import PRINTED_VALUE


def test_the_points_on_the_faces_are_those_of_the_rules() -> None:
    assert {kind.special: kind.points for kind in KINDS if kind.special is not None} == PRINTED_VALUE
