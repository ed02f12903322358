"""What the form for other terms brings: other rules bring all theirs, but for what was changed beside."""

import pytest

from bot.games.protocol import BadOption
from bot.tables import Declined, Terms, agree
from cogs.challenge import other_terms
from cogs.screens.mille.terms import SWITCHES

CLASSIC = agree("mille", 100, {})
PROGRESSIVE = agree("mille", 100, {"rules": "progressive"})


@pytest.mark.parametrize(
    ("now", "given", "wanted"),
    [
        (CLASSIC, ["classic", "1200", "1", "", "none"], {}),
        (CLASSIC, ["classic", "800", "1", "skunk difference", "none"], {"target": "800", "skunk": "mark"}),
        (CLASSIC, ["progressive", "1200", "1", "", "none"], {"rules": "progressive", "target": "2000"}),
        (CLASSIC, ["progressive", "800", "1", "natural_required", "none"], {"target": "800", "progressive": "yes"}),
        (PROGRESSIVE, ["progressive", "2000", "1", "progressive", "none"], {"skunk": "multiply", "progressive": "yes"}),
        (PROGRESSIVE, ["progressive", "2000", "1", "", "none"], {"skunk": "multiply", "progressive": "no"}),
        (PROGRESSIVE, ["classic", "2000", "1", "skunk progressive", "none"], {"target": "1200", "skunk": "multiply"}),
    ],
)
def test_options(now: Terms, given: list[str], wanted: dict[str, str]) -> None:
    terms = other_terms(now, given, SWITCHES)
    texts = terms.options.texts()
    assert texts["rules"] == given[0]
    assert {key: texts[key] for key in wanted} == wanted


def test_stake_and_clock() -> None:
    terms = other_terms(CLASSIC, ["classic", "1200", "0,25", "", "24h claim quiet"], SWITCHES)
    assert (terms.stake, str(terms.pace)) == (25, "24h claim quiet")
    assert other_terms(terms, ["classic", "1200", "0", "", "none"], SWITCHES).pace is None


@pytest.mark.parametrize("given", [["mine", "1200", "1", "", ""], ["classic", "7", "1", "", ""], ["classic"], []])
def test_what_cannot_be(given: list[str]) -> None:
    with pytest.raises((BadOption, Declined)):
        other_terms(CLASSIC, given, SWITCHES)
    with pytest.raises(Declined):
        other_terms(CLASSIC, ["classic", "1200", "1", "", "soon"], SWITCHES)


def test_every_option_but_rules_and_target_has_its_tick() -> None:
    assert CLASSIC.options.texts().keys() == SWITCHES.keys() | {"rules", "target"}
    assert all(text != CLASSIC.options.texts()[key] for key, text in SWITCHES.items())
