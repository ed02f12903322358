"""C10: even in the draw nobody sees what only others know: cards change places, and the game is replayed."""

import random
from collections.abc import Iterator

import pytest

from bot.games.protocol import SEATS, Refused, Seat
from tests.games.cinch.tables import CALLED, CINCH, NINE_TO_FIVE, ROBBED, SHORT_STUB, TRICKS, begun, deck, played
from tests.games.cinch.test_rules_1_to_4_draw import WITH_TEN
from tests.games.cinch_kit import CinchKit
from tests.games.play import Ply, RandomGame

KIT = CinchKit()
SHORT = ("B: pass", "C: pass", "D: pass", "A: bid 3", "A: trump H", "D: throw JH")
DEALS = {
    "robbed": (NINE_TO_FIVE, (*ROBBED, *played(*TRICKS[:3]))),
    "left behind": (WITH_TEN, (*CALLED, "A: rob 8D 7D 6D 3C", *played("C AH 3H 6H 2H"))),
    "thrown, and eked out": (SHORT_STUB, (*SHORT, *played("A 5H 4H 7H AH", "D KH AC 3H 6H"))),
}


def game_of(hands: dict[str, str], lines: tuple[str, ...]) -> RandomGame:
    """Return a deal that A deals, move by move."""
    position = begun()
    cards = tuple(deck(position, **hands))
    plies = [Ply(position, None, None, cards, position.supply(cards))]
    for line in lines:
        seat, _, text = line.partition(": ")
        before, move = plies[-1].after, CINCH.parse(text)
        plies.append(Ply(before, Seat[seat], move, (), before.play(Seat[seat], move)))
    return RandomGame(CINCH, position.options, 4, Seat.A, tuple(plies))  # type: ignore[arg-type]


def twins(game: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> Iterator[RandomGame]:
    """Yield the same with something else where the viewer cannot look."""
    for _ in range(6):
        try:
            twin = KIT.twin(game, plies, viewer, chooser)
        except Refused:
            continue
        if twin is not None and twin.final != game.plies[plies - 1].after:
            yield twin


@pytest.mark.parametrize("name", DEALS)
def test_c10_nobody_sees_what_only_others_know(name: str) -> None:
    game, chooser, found = game_of(*DEALS[name]), random.Random(1), 0
    for plies in range(len(game.plies), 4, -3):
        for viewer in (None, *SEATS[:4]):
            for twin in twins(game, plies, viewer, chooser):
                found += 1
                now = game.plies[plies - 1].after
                assert twin.final.view(viewer) == now.view(viewer)
                if viewer is not None:
                    own, other = now.legal_moves(viewer), twin.final.legal_moves(viewer)
                    assert (list(own), repr(own)) == (list(other), repr(other))
                for ply, again in zip(game.plies[:plies], twin.plies, strict=True):
                    seen = [[event.seen_by(viewer) for event in each.step.events] for each in (ply, again)]
                    assert seen[0] == seen[1]
    assert found > 20
