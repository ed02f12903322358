"""*Why?* under a deal of Guts: its lines add up to what the deal changed, for whoever asks."""

import pytest

from bot.games.guts.inner.game import GutsGame
from bot.games.guts.inner.position import GutsPosition
from bot.text import LOCALES, Locale
from cogs.screens.guts.rulebook import GutsRulebook
from render import Studio
from tests.games.play import play_at_random


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(4))
def test_the_lines_of_a_seat_add_up_to_what_the_deal_changed(studio: Studio, seed: int, locale: Locale) -> None:
    game = GutsGame()
    played = play_at_random(game, game.options({"deals": "6", "cap": "10"}), seed, seats=4)
    position, rulebook = played.final, GutsRulebook(studio)
    assert isinstance(position, GutsPosition)
    for score in position.board.scores:
        told = rulebook.deal([position.view(None)], score.deal, locale=locale)
        assert len({(line.seat, line.mark) for line in told}) == len(told)
        for seat in position.board.seats:
            lines = [line.label.split(" · ")[0] for line in told if line.seat == seat]
            assert sum(int(number.replace("\u2212", "-")) for number in lines) == score.scores[seat]
