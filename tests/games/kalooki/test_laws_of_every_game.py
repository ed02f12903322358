"""The laws of every game hold for Kalooki, too. Once its screens are listed, so is its kit, and this file goes."""

import pytest

from bot.games.protocol import Seat
from bot.hosted import Games
from bot.robots.kalooki.entry import ENTRY
from tests.games import kits, test_contract, test_ends, test_leaks
from tests.games.kalooki_kit import KalookiKit
from tests.games.kits import KITS, Table
from tests.games.test_tutorial import laws_of
from tests.witness.game import MORE_GAMES

KIT = KalookiKit()
SEEDS = (0, 2)  # in that of 2 a player leaves
LAWS = [
    pytest.param(law, asked, id=law.__name__)
    for laws in (test_contract, test_ends, test_leaks)
    for law, asked in laws_of(laws, known=("table", "seeds", "kit", "game", "viewer"))
]


@pytest.mark.parametrize("seats", [5, pytest.param(3, marks=pytest.mark.long("all sizes"))])
@pytest.mark.parametrize(("law", "asked"), LAWS)
def test_a_law(law: object, asked: list[str], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kits, "KITS", {**KITS, KIT.game.name: KIT})
    monkeypatch.setattr(test_contract, "MORE_GAMES", Games(*MORE_GAMES.values(), ENTRY))
    known = {"table": Table(KIT.game.name, seats), "seeds": SEEDS, "kit": KIT, "game": KIT.game}
    assert callable(law)
    for viewer in (None, Seat.A, Seat.C) if "viewer" in asked else (None,):
        values = {**known, "viewer": viewer}
        law(**{name: values[name] for name in asked})
