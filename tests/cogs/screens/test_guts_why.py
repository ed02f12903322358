"""*Why?* under a deal of Guts: its lines add up to the changes of the deal, for any reader."""

import pytest

from bot.games.guts.inner.game import GutsGame
from bot.games.guts.inner.position import GutsPosition
from bot.text import LOCALES, Locale, say
from cogs.screens.guts.rulebook import GutsRulebook
from render import Picture, Studio, Style
from tests.games.play import play_at_random


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(4))
def test_the_lines_of_a_seat_add_up_to_what_the_deal_changed(studio: Studio, seed: int, locale: Locale) -> None:
    game = GutsGame()
    played = play_at_random(game, game.options({"deals": "6", "cap": "10"}), seed, seats=4)
    position, rulebook = played.final, GutsRulebook(studio)
    assert isinstance(position, GutsPosition)
    for score in position.board.scores:
        reasons = rulebook.deal([position.view(None)], score.deal, locale=locale)
        assert len({(line.seat, line.mark) for line in reasons}) == len(reasons)
        for seat in position.board.seats:
            lines = [line.label.split(" · ")[0] for line in reasons if line.seat == seat]
            is_last = score is position.board.scores[-1]
            shared = position.board.chips[seat] - score.chips[seat] if is_last else 0
            assert sum(int(number.replace("\u2212", "-")) for number in lines) == score.scores[seat] + shared


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_pot_that_is_shared_is_a_line(studio: Studio, locale: Locale) -> None:
    """The pad has it, too (G6.2)."""
    game = GutsGame()
    for seed in range(50):
        position = play_at_random(game, game.options({"deals": "2", "cap": "10"}), seed, seats=3).final
        assert isinstance(position, GutsPosition)
        last = position.board.scores[-1]
        if last.pot_after >= 3:
            break
    reasons = GutsRulebook(studio).deal([position.view(None)], last.deal, locale=locale)
    shared = {line.seat: line.label for line in reasons if line.topic == "end"}
    assert shared == {
        seat: say(locale, "guts-why-line-shared", chips=f"+{position.board.chips[seat] - last.chips[seat]}")
        for seat in position.board.seats
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("topic", "expected"), [("declare", "Emma"), ("pot", "David")])
async def test_two_topics_have_a_picture_of_what_they_say(
    studio: Studio, topic: str, expected: str, locale: Locale
) -> None:
    rulebook = GutsRulebook(studio)
    words, picture = await rulebook.page(topic, locale=locale, style=Style())
    assert isinstance(picture, Picture)
    assert expected in str(words)
    assert expected in picture.alt
    for other in {*rulebook.topics} - {"declare", "pot"}:
        assert len(await rulebook.page(other, locale=locale, style=Style())) == 1
