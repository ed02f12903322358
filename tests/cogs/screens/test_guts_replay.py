"""A replay of a game that keeps hands closed: the reader's own hand and those that were shown, and no other."""

import pytest

from bot.games.guts.inner.position import GutsPosition
from bot.games.protocol import SEATS, Seat
from bot.registry import GAMES
from bot.standing import Moment
from bot.tables.state.stops import Stop
from bot.text import LOCALES, Locale
from cogs.screens.guts.screens import GutsScreens
from cogs.screens.history import replay_screen
from render import Picture, Studio, Style
from render.guts.spoken import in_words
from tests.cogs.desk import table_at
from tests.games.play import play_at_random

NAMES = ("Ann", "Bob", "Cem", "Dot")
GUTS = GAMES["guts"].game


@pytest.mark.parametrize("locale", LOCALES)
async def test_folded_hands_of_others_stay_closed(studio: Studio, locale: Locale) -> None:
    """So does a lone winner's; the published decks reveal them to anyone who looks there (G9)."""
    played = play_at_random(GUTS, GUTS.options({"deals": "3"}), 2, seats=4)
    screens, seen = GutsScreens(studio), {"own": 0, "shown": 0, "closed": 0}
    for position in played.positions[1:]:
        assert isinstance(position, GutsPosition)
        board, table = position.board, table_at(position, names=NAMES, game=GUTS)
        moment = Moment(table, 0, (Stop(1, board.deal, 0),), ())
        screen = await replay_screen(moment, screens, Seat.B, locale=locale, style=Style())
        (picture,) = [block for block in screen.blocks if isinstance(block, Picture)]
        for seat in SEATS[:4]:
            is_spoken = in_words(position.hands[seat], locale) in picture.alt
            is_shown = board.shown[seat] is not None
            assert is_spoken == (is_shown or seat is Seat.B)
            seen["own" if seat is Seat.B else "shown" if is_shown else "closed"] += 1
    assert all(seen.values())
