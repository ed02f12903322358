"""Refusals in words, and the rules behind them."""

import importlib
import re
from collections.abc import Mapping

import pytest

from bot.games.mille.judge import RULES, Code, refuse
from bot.games.protocol import BadOption, NotAMove, Refusal, Refused
from bot.registry import GAMES
from bot.tables import Declined, LimitReached, Player, Reason, TooLarge
from bot.text import LOCALES, Locale, say
from cogs.refusals import PLAIN, refused, rule_behind, sentence
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.screens.registry import SHOWN
from cogs.screens.simple.screens import SimpleScreens
from render import Studio
from tests.games.positions import MILLE
from tests.left_out import first
from tests.text.source import catalog, counted, written_as
from tests.there import there


def rules_of(game: str) -> Mapping[str, str]:
    """Return the number of the rule behind each code that a judge refuses by."""
    judge = importlib.import_module(f"bot.games.{game.replace('-', '_')}.judge")
    return {str(code): rule for code, rule in (RULES if game == MILLE.name else judge._REFUSALS.rules).items()}


SMALL = [game for game, shown in SHOWN.items() if issubclass(shown.screens, SimpleScreens)]  # which borrow theirs
ELSEWHERE = {  # the number that the sentence of the rules has, where it is not the code's
    ("guts", "has-spoken"): "",
    ("beggar-my-neighbor", "no-cards-yet"): "2.1",
    ("daifugo", "exchange-first"): "3.2",
}


@pytest.mark.parametrize("locale", first(1, reversed(LOCALES), why="all locales"))
@pytest.mark.parametrize("game", [game for game in GAMES if game not in SMALL])
def test_every_refusal_of_every_game_has_its_sentence_and_its_rule(game: str, locale: Locale, studio: Studio) -> None:
    book = SHOWN[game].rulebook(studio)
    for code, rule in rules_of(game).items():
        key = written_as(game, f"refused-{code}", locale)
        about = tuple((name, 5 if name in counted(locale)[key] else "K") for name in catalog(locale)[key])
        said = refused(Refusal(game, code, rule, about), locale=locale)
        assert said.endswith(f"({say(locale, 'rules-number', rule=rule)})") is (code not in PLAIN), code
        assert book.topic_of(rule) in book.topics, code
        behind = book.sentence(code, locale=locale)
        assert (behind is not None) is (code in book.behind), code
        if behind is not None:
            topic, words = behind
            assert words, code
            assert topic in book.topics, code
            assert game == MILLE.name or ELSEWHERE.get((game, code), re.sub("^[A-Z]+", "", rule)) in words, code


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_of_hosting_has_its_sentence(locale: Locale) -> None:
    assert [reason for reason in Reason if not sentence(Declined(reason), locale=locale)] == []


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
        (Declined(Reason.BOTH_WAYS), "7", "presets"),
        (Declined(Reason.WAITING), "3", "turn"),
        (Declined(Reason.UNDO_LATE), "3", "turn"),
        (Declined(Reason.NOT_CUTTER), "2", "deal"),
    ],
)
def test_what_a_rule_forbids_names_it(
    error: Exception, number: str, opens: str, locale: Locale, studio: Studio
) -> None:
    said = there(sentence(error, locale=locale))
    assert said.endswith(f"({say(locale, 'rules-number', rule=number)})")
    behind = there(rule_behind(error))
    assert behind.game == "mille"
    assert opens == (behind.opens or MilleRulebook(studio).topic_of(behind.number))


def test_what_is_no_matter_of_rules_names_none() -> None:
    for error in (BadOption("unknown-game", "game"), Declined(Reason.NO_TABLE), NotAMove("mille", "not-a-move")):
        assert rule_behind(error) is None


def test_a_card_that_is_not_held_has_no_rule_behind_it() -> None:
    """The rule shown would be about following suit, which has nothing to do with it."""
    error = Refused(Refusal("rolling-stone", "not-held", "R3.2"))
    assert sentence(error, locale="en") == "You don’t have that card."
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
    assert "/table call-off" in practice
