"""What every game makes of wishes for its options that it has not, or cannot grant."""

import pytest

from bot.games.protocol import BadOption
from tests.games.kits import KITS

NO_VALUES = ("", " ", "-1", "+1", "05", "1.0", "1e1", "\N{ARABIC-INDIC DIGIT FIVE}", "Yes", "NO", "classic", "9" * 5000)


def refused(game: str, name: str, text: str) -> BadOption:
    """How the game refuses this wish."""
    with pytest.raises(BadOption) as bad:
        KITS[game].game.options({name: text})
    return bad.value


@pytest.mark.parametrize("game", KITS)
def test_an_option_that_the_game_has_not_is_named(game: str) -> None:
    bad = refused(game, "jester", "1")
    assert (bad.code, bad.key, bad.rule) == ("unknown-option", "jester", "")


@pytest.mark.parametrize("game", KITS)
def test_other_rules_are_refused_with_those_that_there_are(game: str) -> None:
    bad, rules = refused(game, "rules", "seed"), KITS[game].game
    assert (bad.code, bad.key, bad.rule) == ("unknown-rules", "rules", type(rules.options({})).rule)
    assert bad.choices == rules.presets
    assert [rules.options({"rules": preset}).rules for preset in rules.presets] == [*rules.presets]
    assert rules.options({}).rules == rules.presets[0]


@pytest.mark.parametrize("game", KITS)
def test_what_is_no_value_of_an_option_is_refused_with_the_number_of_its_rule(game: str) -> None:
    usual = KITS[game].game.options({})
    names = usual.texts().keys() - {"rules"}
    assert names
    for name in names:
        for text in NO_VALUES:
            bad = refused(game, name, text)
            assert (bad.key, bad.rule) == (name, type(usual).rule)
            assert bad.code in (f"bad-{name}", "not-a-choice", "not-yes-or-no")
