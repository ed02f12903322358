"""Terms in words: every agreed term appears."""

from dataclasses import replace

import pytest

from bot.registry import GAMES
from bot.tables import Terms, agree, parse_pace
from bot.text import LOCALES, Locale, further_words, has, say
from cogs.amounts import amount
from cogs.terms import changed_lines, renewed_lines, terms_lines
from tests.games.positions import MILLE
from tests.witness.editions import UPDATED
from tests.witness.options import MagpieOptions
from tests.witness.screens.shown import WORDS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", ["classic", "wikipedia", "denexa", "progressive"])
def test_terms_say_everything_that_was_agreed(locale: Locale, rules: str) -> None:
    plain = replace(agree(MILLE, 25, {"rules": rules}), unit="francs")
    given = {
        "target": "995",
        "natural_required": "yes",
        "clean_natural": "any" if rules != "denexa" else "out",
        "difference": "nearest" if rules == "wikipedia" else "started",
        "skunk": "multiply" if rules in {"wikipedia", "progressive"} else "mark",
        "progressive": "no" if rules == "progressive" else "yes",
    }
    changed = agree(MILLE, 0, {"rules": rules, **given})
    classic = agree(MILLE, 25, {}).options.texts()
    lines = []
    for terms in (plain, changed):
        lines = terms_lines(terms, locale=locale)
        differing = {key for key, text in terms.options.texts().items() if text != classic[key]}
        changes = (differing | terms.options.changes().keys()) - {"rules", "target"}
        assert len(lines) == 2 + len(changes), (
            "rules, stakes, each difference from the classic rules or from those named"
        )
    assert "995" in lines[0]
    stake = terms_lines(plain, locale=locale)[-1]
    assert amount(25, locale=locale) in stake
    assert amount(75, locale=locale) in stake
    assert "francs" in stake


@pytest.mark.parametrize("locale", LOCALES)
def test_terms_in_answer_stand_out_where_they_differ(locale: Locale) -> None:
    first = agree(MILLE, 100, {"natural_required": "yes"}, pace=parse_pace("24h"))
    back = agree(MILLE, 100, {"skunk": "mark"}, pace=parse_pace("24h quiet"))
    rules, skunk, stakes, clock, dropped = changed_lines(back, first, locale=locale)
    assert [line.startswith("**") for line in (rules, skunk, stakes, clock)] == [False, True, False, True]
    assert dropped == say(locale, "offer-dropped", line=say(locale, "mille-option-natural-required-yes"))
    assert changed_lines(first, first, locale=locale) == terms_lines(first, locale=locale)
    assert len(changed_lines(agree(MILLE, 0, {}), first, locale=locale)) == 4, "no natural and no clock any more"


@pytest.mark.parametrize("locale", LOCALES)
def test_forced_moves_are_a_sentence_of_their_own(locale: Locale) -> None:
    plain = agree(GAMES["daifugo"].game, 0, {})
    terms = replace(plain, plays_forced=True)
    line = say(locale, "terms-forced")
    assert terms_lines(terms, locale=locale) == [*terms_lines(plain, locale=locale), line]
    assert changed_lines(terms, plain, locale=locale)[-1] == f"**{line}**"
    assert changed_lines(plain, terms, locale=locale)[-1] == say(locale, "offer-dropped", line=line)


@pytest.mark.parametrize("locale", LOCALES)
def test_terms_of_an_earlier_edition_say_how_the_rules_have_changed(locale: Locale) -> None:
    with further_words(WORDS):
        changes = say(locale, "magpie-edition-2")
        now, before = agree(UPDATED, 100, {}), Terms(UPDATED, MagpieOptions(), 100)
        assert terms_lines(before, locale=locale)[-1] == say(locale, "terms-earlier", changes=changes)
        assert changes not in "\n".join(terms_lines(now, locale=locale))
        assert renewed_lines(before, locale=locale) == [say(locale, "terms-renewed", changes=changes)]
        assert renewed_lines(now, locale=locale) == []
        assert terms_lines(now, locale=locale) == terms_lines(before, locale=locale)[:-1]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_later_edition_says_what_it_has_changed(locale: Locale) -> None:
    with further_words(WORDS):
        for game in (*GAMES.rules.values(), UPDATED):
            for edition in range(2, len(game.editions) + 1):
                assert has(locale, f"{game.name}-edition-{edition}")
