"""Values in words: amounts that people type and read, names, terms."""

import re
from dataclasses import replace

import pytest

from bot.games.mille.judge import Code, refuse
from bot.games.protocol import HIGHEST_STAKE, BadOption, NotAMove, Refused
from bot.tables import Declined, Player, Reason, agree, parse_pace
from bot.text import LOCALES, Locale, say
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.words import amount, changed_lines, mention, name, parse_stake, refused, rule_behind, sentence, terms_lines
from render import Studio


@pytest.mark.parametrize(
    ("typed", "minor"),
    [
        ("1", 100),
        ("0.25", 25),
        ("0,25", 25),
        (" 12.5 ", 1250),
        ("0", 0),
        ("12.50", 1250),
        ("10000", HIGHEST_STAKE),
    ],
)
def test_stake_as_people_type_it(typed: str, minor: int) -> None:
    assert parse_stake(typed) == minor


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "x",
        "-1",
        "0.001",
        "10000.01",
        "-0",
        "1e2",
        "9e999990",  # as a number it has a million digits
        "1,000",
        "1_0",
        "\u0661",  # a one in Arabic digits
        "1.",
        "inf",
        "nan",
        "sNaN",
        "1.000,50",
        "9" * 500,
    ],
)
def test_absurd_stake_is_declined(typed: str) -> None:
    with pytest.raises(Declined) as caught:
        parse_stake(typed)
    assert caught.value.reason is Reason.STAKE


@pytest.mark.parametrize(
    ("minor", "english", "french"), [(0, "0", "0"), (300, "3", "3"), (75, "0.75", "0,75"), (1205, "12.05", "12,05")]
)
def test_amounts(minor: int, english: str, french: str) -> None:
    assert (amount(minor, locale="en"), amount(minor, locale="fr")) == (english, french)


def player(shown: str, discord_id: int | None = 7) -> Player:
    return Player(1, discord_id, shown, "en", None)


@pytest.mark.parametrize(
    "shown", ["*bold*", "_low_", "`code`", "||spoiler||", "~~gone~~", "<@123456789012345678>", "@everyone", "@here"]
)
def test_name_formats_nothing_and_calls_nobody(shown: str) -> None:
    assert shown not in name(player(shown))


def test_who_deleted_their_data_is_not_mentioned() -> None:
    assert mention(player("Ann")) == "<@7>"
    assert mention(player("Ann", None)) == "Ann"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", ["classic", "wikipedia", "denexa", "progressive"])
def test_terms_say_everything_that_was_agreed(locale: Locale, rules: str) -> None:
    plain = replace(agree("mille", 25, {"rules": rules}), unit="francs")
    given = {
        "target": "995",
        "natural_required": "yes",
        "clean_natural": "any" if rules != "denexa" else "out",
        "difference": "nearest" if rules == "wikipedia" else "started",
        "skunk": "multiply" if rules in {"wikipedia", "progressive"} else "mark",
        "progressive": "no" if rules == "progressive" else "yes",
    }
    changed = agree("mille", 0, {"rules": rules, **given})
    classic = agree("mille", 25, {}).options.texts()
    lines = []
    for terms in (plain, changed):
        lines = terms_lines(terms, locale=locale)
        differing = {key for key, text in terms.options.texts().items() if text != classic[key]}
        told = (differing | terms.options.changes().keys()) - {"rules", "target"}
        assert len(lines) == 2 + len(told), "rules, stakes, each difference from the classic rules or from those named"
    assert "995" in lines[0]
    stake = terms_lines(plain, locale=locale)[-1]
    assert amount(25, locale=locale) in stake
    assert amount(75, locale=locale) in stake
    assert "francs" in stake


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
        (Refused(refuse(Code.PASS_NOT_NOW)), "5", "end"),
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


@pytest.mark.parametrize("locale", LOCALES)
def test_terms_in_answer_stand_out_where_they_differ(locale: Locale) -> None:
    first = agree("mille", 100, {"natural_required": "yes"}, pace=parse_pace("24h"))
    back = agree("mille", 100, {"skunk": "mark"}, pace=parse_pace("24h quiet"))
    rules, skunk, stakes, clock, dropped = changed_lines(back, first, locale=locale)
    assert [line.startswith("**") for line in (rules, skunk, stakes, clock)] == [False, True, False, True]
    assert dropped == say(locale, "offer-dropped", line=say(locale, "mille-option-natural-required-yes"))
    assert changed_lines(first, first, locale=locale) == terms_lines(first, locale=locale)
    assert len(changed_lines(agree("mille", 0, {}), first, locale=locale)) == 4, "no natural and no clock any more"
