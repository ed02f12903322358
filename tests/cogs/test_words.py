"""Values in words: amounts that people type and read, names, terms."""

import pytest

from bot.tables import MAX_STAKE, Declined, Player, Reason, agree
from bot.text import LOCALES, Locale
from cogs.words import amount, mention, name, parse_stake, terms_lines


@pytest.mark.parametrize(
    ("typed", "minor"),
    [
        ("1", 100),
        ("0.25", 25),
        ("0,25", 25),
        (" 12.5 ", 1250),
        ("0", 0),
        ("-0", 0),
        ("10000", MAX_STAKE),
        ("1e2", 10_000),
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
        "1e999999",
        "1e-999999",
        "1e9999999999999999999",
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
    plain = agree("mille", 25, {"rules": rules})
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
        lines = terms_lines(terms, unit="chips", locale=locale)
        differing = [key for key, text in terms.options.texts().items() if text != classic[key]]
        assert len(lines) == 2 + len(set(differing) - {"rules", "target"}), (
            "rules, stakes, each difference from classic"
        )
    assert "995" in lines[0]
    stake = terms_lines(plain, unit="chips", locale=locale)[-1]
    assert amount(25, locale=locale) in stake
    assert amount(75, locale=locale) in stake
