"""Refusals in words, and the rules behind them."""

import re

import pytest

from bot.games.mille.judge import Code, refuse
from bot.games.protocol import BadOption, NotAMove, Refusal, Refused
from bot.tables import Declined, LimitReached, Player, Reason, TooLarge
from bot.text import LOCALES, Locale, say
from cogs.refusals import refused, rule_behind, sentence
from cogs.screens.mille.rulebook import MilleRulebook
from render import Studio


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", [Code.TAKE_WRONG_RANK, Code.TAKE_NEEDS_PAIR, Code.LAY_NEEDS_NATURAL])
def test_a_refusal_writes_a_ten_as_it_is_printed(code: Code, locale: Locale) -> None:
    said = refused(refuse(code, rank="T"), locale=locale)
    assert "10" in said
    assert not re.search(r"\bT\b", said)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("error", "number", "opens"),
    [
        (Refused(refuse(Code.PASS_NOT_NOW)), "5", "5:pass-not-now"),
        (BadOption("bad-target", "target", rule="7"), "7", "presets"),
        (BadOption("unknown-rules", "rules", rule="7", choices=("classic",)), "7", "presets"),
        (Declined(Reason.STAKE), "8", "payment"),
        (Declined(Reason.WAITING), "3", "turn"),
        (Declined(Reason.UNDO_LATE), "3", "turn"),
        (Declined(Reason.NOT_CUTTER), "2", "deal"),
    ],
)
def test_what_a_rule_forbids_names_it(
    error: Exception, number: str, opens: str, locale: Locale, studio: Studio
) -> None:
    said = sentence(error, locale=locale)
    assert said is not None
    assert said.endswith(f"({say(locale, 'rules-number', rule=number)})")
    behind = rule_behind(error)
    assert behind is not None
    assert behind.game == "mille"
    assert opens == (behind.opens or MilleRulebook(studio).topic_of(behind.number))


def test_what_is_no_matter_of_rules_names_none() -> None:
    for error in (BadOption("unknown-game", "game"), Declined(Reason.NO_TABLE), NotAMove("mille", "not-a-move")):
        assert rule_behind(error) is None


def test_a_card_that_is_not_held_has_no_rule_behind_it() -> None:
    """The rule shown would be about following suit, which has nothing to do with it."""
    error = Refused(Refusal("rolling-stone", "not-held", "R3.2"))
    assert sentence(error, locale="en") == "You don’t hold this card."
    assert rule_behind(error) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_that_nothing_has_is_out_of_date(locale: Locale) -> None:
    assert sentence(TooLarge("a number has more than 64 bits"), locale=locale) == say(locale, "declined-stale")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_limit_says_how_many_and_when_or_how_there_is_room_again(locale: Locale) -> None:
    bob = Player(2, 1002, "Bob", "en", None)
    asked = sentence(LimitReached(Reason.ASKED_OFTEN, 3, at=1_700_000_000_000, asked=bob), locale=locale)
    opened = sentence(LimitReached(Reason.OPEN_CHALLENGES, 5, at=1_700_000_000_000), locale=locale)
    practice = sentence(LimitReached(Reason.MANY_PRACTICE, 5), locale=locale)
    for said, words in ((asked, ("Bob", "3", "<t:1700000000:R>")), (opened, ("5", "<t:1700000000:R>"))):
        assert said is not None
        assert [each for each in words if each not in said] == []
    assert practice is not None
    assert "/table abandon" in practice
