"""Options in one line: every suggestion can be read again, and nothing is ever cut."""

from collections import deque
from itertools import product
from math import prod
from typing import Any

import pytest

from bot.games.protocol import BadOption, Game
from bot.registry import GAMES
from bot.tables import Declined, Reason
from bot.text import LOCALES, Locale, further_words
from cogs.options import LONGEST, MOST, Typed, Variants, option_line, options_in_words, read_options, suggest_options
from cogs.screens.registry import SHOWN
from tests.games.positions import MILLE
from tests.left_out import first, together
from tests.witness.bare import BARE
from tests.witness.game import MAGPIE
from tests.witness.screens.shown import WORDS

VARIANTS = SHOWN["mille"].variants
NUMBERS = {"deals": tuple(map(str, range(1, 10))), "ante": tuple(map(str, range(1, 6)))}
FEW, MANY = 60, 200  # lines that are gone on from


def _shown() -> list[tuple[Game, Variants]]:
    return [(GAMES.rules[name], shown.variants) for name, shown in SHOWN.items()] + [
        (MAGPIE, NUMBERS),
        (BARE, {}),
    ]


def _lines(game: Game, variants: Variants) -> int:
    """Return how many lines the presets and the first suggested values can form."""
    usual = game.options({}).texts()
    values = [option.usual if isinstance(option, Typed) else option for option in variants.values()]
    others = [{*each} - {usual[key]} for key, each in zip(variants, values, strict=True)]
    return len(game.presets) * prod(len(each) + 1 for each in others)


@pytest.mark.parametrize("number", ["1", "2", "30"])
@pytest.mark.parametrize("name", ["daifugo", "guts", "linger-longer", "rolling-stone"])
def test_one_deal_is_no_deals(name: str, number: str) -> None:
    line = option_line(GAMES.rules[name], "deals", number, locale="en")
    assert line is not None
    assert ("deals" in line) is (number != "1")


def _read() -> list[Any]:
    """Return a few lines of every game in every language; many in one of them are long cases."""
    few = [(*each, FEW) for each in product(LOCALES, _shown())]
    many = [(*each, MANY) for each in together(LOCALES, _shown())]
    return first(len(few), [*few, *many], why="rare cases")


def _named(case: tuple[Locale, tuple[Game, Variants], int]) -> str:
    locale, (game, _), most = case
    return f"{locale}-{game.name}-{most}"


@pytest.mark.parametrize("case", _read(), ids=_named)
def test_every_suggestion_means_what_it_says(case: tuple[Locale, tuple[Game, Variants], int]) -> None:
    locale, (game, variants), most = case
    waiting, known = deque([""]), {""}
    while waiting and most > 0:
        most -= 1
        found = suggest_options(game, variants, waiting.popleft(), locale=locale)
        assert len(found) <= MOST
        assert len({each.value for each in found}) == len(found)
        for each in found:
            assert 0 < len(each.words) <= LONGEST
            assert len(each.value) <= LONGEST
            meant = read_options(game, variants, each.value)
            assert read_options(game, variants, each.words) == meant, "a client sends the words once more is typed"
            assert options_in_words(game, meant, locale=locale) == each.words
            if each.words not in known:
                known.add(each.words)
                waiting.append(each.words)
    assert len(known) >= min(21, _lines(game, variants))


@pytest.mark.parametrize("locale", LOCALES)
def test_words_with_a_colon_are_no_name_of_an_option(locale: Locale) -> None:
    """*donnes : 60* is how a language may say it."""
    variants: Variants = {"deals": Typed(1, usual=("3",)), "ante": NUMBERS["ante"]}
    with further_words(WORDS):
        for given in ({"deals": "5"}, {"deals": "5", "ante": "2"}):
            line = options_in_words(MAGPIE, given, locale=locale)
            assert ":" in line
            assert read_options(MAGPIE, variants, line) == given
            assert next(each.words for each in suggest_options(MAGPIE, variants, line, locale=locale)) == line
        with pytest.raises(BadOption, match="unknown-option"):
            read_options(MAGPIE, variants, "donne=3")


@pytest.mark.parametrize("locale", LOCALES)
def test_what_was_typed_is_looked_for_in_the_words_and_in_the_names(locale: Locale) -> None:
    def values(typed: str) -> list[str]:
        return [each.value for each in suggest_options(MILLE, VARIANTS, typed, locale=locale)]

    assert values("skunk=mark, natural_req") == ["skunk=mark natural_required=yes"]
    assert values("target 8") == []
    assert "target=805" in values("805")
    assert values("rules=progressive, 1500")[0] == "rules=progressive target=1500"
    assert values("nonsense") == []
    assert "skunk=mark" in values("")
    assert all("skunk=multiply" not in each for each in values("")), "that is how it is already"


@pytest.mark.parametrize(
    ("line", "given"),
    [
        ("", {}),
        ("rules=progressive target=800", {"rules": "progressive", "target": "800"}),
        ("Progressive rules · to 800 points", {"rules": "progressive", "target": "800"}),
        ("règles Progressif, jusqu’à 800 points", None),
        ("target: 800; skunk mark", {"target": "800", "skunk": "mark"}),
        ("  NATURAL REQUIRED ,", {"natural_required": "yes"}),
    ],
)
def test_lines(line: str, given: dict[str, str] | None) -> None:
    if given is None:
        in_words = options_in_words(MILLE, {"rules": "progressive", "target": "800"}, locale="fr")
        assert read_options(MILLE, VARIANTS, in_words) == {"rules": "progressive", "target": "800"}
    else:
        assert read_options(MILLE, VARIANTS, line) == given


def test_what_is_no_option() -> None:
    for line in (
        "whatever",
        "game",
        "other",
        "deals=3",
        "target=7",
        "to 7 points",
        "skunk=yes",
        "x" * 6_000,
        "=" * 6_000,
        "target=" * 900,
    ):
        with pytest.raises(BadOption):
            read_options(MILLE, VARIANTS, line)
    with pytest.raises(Declined) as caught:
        read_options(MILLE, VARIANTS, "skunk=mark, skunk=multiply")
    assert caught.value.reason is Reason.BOTH_WAYS


def test_options_that_are_typed_are_the_numbers() -> None:
    assert [key for key, values in VARIANTS.items() if isinstance(values, Typed)] == ["target"]
