"""Every game's refusals of options that it has not, or of values it cannot grant."""

import re
from dataclasses import fields

import pytest

from bot.games.protocol import EDITION, BadOption, Game, Given
from bot.games.report import options_as_json
from tests.games.kits import IN_ALL_EDITIONS, KITS
from tests.games.play import play_at_random
from tests.games.records import read, write
from tests.witness.bare import BARE

NO_VALUES = ("", " ", "-1", "+1", "05", "1.0", "1e1", "\N{ARABIC-INDIC DIGIT FIVE}", "Yes", "NO", "classic", "9" * 5000)


EVERY_GAME = pytest.mark.parametrize(
    "game", [*(kit.game for kit in KITS.values()), BARE], ids=[*KITS, "a game without options"]
)


def refused(game: Game, name: str, text: str) -> BadOption:
    """Return the game's refusal of this wish."""
    with pytest.raises(BadOption) as bad:
        game.options({name: text})
    return bad.value


@EVERY_GAME
def test_an_option_that_the_game_has_not_is_named(game: Game) -> None:
    bad = refused(game, "jester", "1")
    assert (bad.code, bad.key, bad.rule) == ("unknown-option", "jester", "")


@EVERY_GAME
def test_other_rules_are_refused_with_those_that_there_are(game: Game) -> None:
    bad = refused(game, "rules", "seed")
    assert (bad.code, bad.key, bad.rule) == ("unknown-rules", "rules", type(game.options({})).rule)
    assert bad.choices == game.presets
    assert [game.options({"rules": preset}).rules for preset in game.presets] == [*game.presets]
    assert game.options({}).rules == game.presets[0]


@EVERY_GAME
def test_what_is_no_value_of_an_option_is_refused_with_the_number_of_its_rule(game: Game) -> None:
    usual = game.options({})
    for name in usual.texts().keys() - {"rules"}:
        for text in NO_VALUES:
            bad = refused(game, name, text)
            assert (bad.key, bad.rule) == (name, type(usual).rule)
            assert bad.code in (f"bad-{name}", "not-a-choice", "not-yes-or-no")


@pytest.mark.parametrize("game", [kit.game for kit in IN_ALL_EDITIONS.values()], ids=[*IN_ALL_EDITIONS])
def test_editions_are_numbered_and_each_reads_what_it_has_stored(game: Game) -> None:
    assert [each.edition for each in game.editions] == [*range(1, len(game.editions) + 1)]
    assert type(game.options({})) is game.editions[-1]
    for edition, kind in enumerate(game.editions, 1):
        assert EDITION not in {each.name for each in fields(kind)}, (
            "records and stored options have that name for themselves"
        )
        for preset in kind.presets():
            assert type(preset) is kind, "a preset of another edition would be played by its rules"
            stored = preset.with_edition({"rules": preset.rules, **preset.changes()})
            assert (EDITION in stored) is (edition > 1)
            assert game.stored_options(stored) == game.stored_options(preset.with_edition(preset.texts())) == preset


@pytest.mark.parametrize("number", [0, 1, 20, 9999, 10_000, 1_234_567])
def test_a_number_has_as_many_digits_as_the_largest_that_may_be_chosen(number: int) -> None:
    def read(text: str) -> int:
        return Given("stack", text, "A1.4").number_in(range(number, 1_234_568))

    assert read(str(number)) == number
    for text in (str(1_234_568), f"0{number}", f"{number} ", *NO_VALUES):
        with pytest.raises(BadOption) as bad:
            read(text)
        assert (bad.value.code, bad.value.key, bad.value.rule) == ("bad-stack", "stack", "A1.4")


def test_a_game_without_options_is_played_and_recorded_like_any_other() -> None:
    played = play_at_random(BARE, BARE.options({}), 3)
    text = write(played.record(), games={BARE.name: BARE})
    assert re.findall(r"^\[(\w+)", text, re.MULTILINE) == ["Game", "A", "B", "C", "Rules", "Stake"]
    assert read(text.encode(), games={BARE.name: BARE}).position.outcome == played.final.outcome is not None
    assert options_as_json(BARE.options({})) == {}
