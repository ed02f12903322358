"""Counted words have the right number: *1 point*, in French *0 point* too, and never *1 points*."""

import ast
import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax.ast import Identifier, Message, NumberLiteral, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from bot.text import LOCALES, Locale, say
from bot.text.numbers import unit_after, usual_unit
from tests.text.source import KEY_AT, ROOT, catalog, entries, fitting, nodes, patterns

WORDS = frozenset(
    (
        "name",
        "names",
        "seat",
        "player",
        "players",
        "opponent",
        "challenger",
        "other",
        "payer",
        "payee",
        "card",
        "rank",
        "rules",
    )
)
"""Variables that hold words everywhere."""

PLURAL: Mapping[Locale, re.Pattern[str]] = {
    "en": re.compile(r"(?<![\d.,$])(?<!of )\b1 (?!is\b|was\b|has\b|pays\b|wins\b|unless\b)([a-z]+s)\b"),
    "fr": re.compile(r"(?<![\d.,])\b[01] (?!fois\b|dans\b|sur\b|aux\b|deux\b|posés\b|sans\b)([^\W\d]+[sx])\b"),
}
SINGLE: Mapping[Locale, tuple[int, ...]] = {"en": (1,), "fr": (0, 1)}

LEAST: Mapping[int, tuple[str, ...]] = {
    1: (  # mentioned only where there is some of it, or may not be chosen smaller
        r".*-option-(deals|ante|bet)",
        r"cinch-(ask-rob|robbed|robbed-own|left-of-stub|counts|put-away-.*|refused-.*-count|why-part|why-points)",
        r"declined-(open-challenges|asked-often|many-practice)|guts-coach-others-in",
        r"lobby-(called|invitation|too-few)|proof-more|panel-(deputised|last-warning|robot)|pause-ask",
        r"table-(deputy|left)",
        r"mille-(act|you)-undid|mille-event-few|mille-why-(caught|naturals|paid-difference-(nearest|started))",
        r"pictures-pad-alt-natural",
    ),
    2: (  # mentioned only for several, or may not be chosen smaller
        r"beggar-my-neighbor-(laps|alt-laps|laps-.*)",
        r"list-others|stage-label-(more-)?pots",
        r"lobby-(many-open|starts|starts-from)",
        r"mille-(arrange-many|lay-several|why-meld)",
        r"guts-alt-hand|usual-(head|deals|deals-fixed|never|one-in)",
    ),
    3: (  # limits that are far above, and sums of cards that are each worth five or more
        r".*-option-(laps|target|cap|stack)|anaconda-why-nets",
        r"beggar-my-neighbor-(scored-.*|why-.*|alt-limit)",
        r"cinch-ask-throw",
        r"mille-(rules-.*|word-target|why-(meld|caught)-text)",
        r"pictures-(hand-(held|alt|alt-of|alt-worth)|table-alt-(down|points)|banner-great-deal)",
        r"rolling-stone-(alt-limit|why-limit-.*|why-drawn|why-most)",
        r"proof-holds|cut-description|declined-(cut|unit|quiet-long)|server-(window|unit)-description",
        r"settings-quiet-description|standing-(net-perhaps|circle-about|no-too-many)",
        r"standing-(board|own)-(inactive|provisional)|standing-stats-provisional|tournament-numbers",
    ),
}
"""The smallest number that sentences can be given, where that is not 0."""

AS_THEY_ARE = frozenset(
    (
        "beggar-my-neighbor-how-3",  # 4, 3, 2 and 1 cards
        "beggar-my-neighbor-rule-deal",
        "linger-longer-rule-money",  # 4, 2, 0 points: an example
        "mille-why-paid-difference-nearest",  # of 1 round it says another thing
        "standing-stats-pots_shown",  # cartes sur table
    )
)
"""Sentences that have such words next to their numbers."""


def least(key: str) -> int:
    """Return the smallest number that the sentence `key` is given."""
    return max((number for number, keys in LEAST.items() if any(re.fullmatch(each, key) for each in keys)), default=0)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_is_plural_after_one(locale: Locale) -> None:
    """Each count of a sentence is tested with every number that is singular in its language."""
    wrong = []
    for key, names in catalog(locale).items():
        for number in SINGLE[locale] if names and key not in AS_THEY_ARE else ():
            if number >= least(key):
                said = say(locale, key, **{name: "x" if name in WORDS else number for name in names})
                wrong += [f"{key}: {said}" for _ in PLURAL[locale].finditer(said)]
    assert wrong == []


class _One(Visitor):
    """Forms for one that name the number in letters or figures, where French takes them for none as well."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  the library's name
        forms = {each.key.name if isinstance(each.key, Identifier) else each.key.value: each for each in node.variants}
        if "one" in forms and "0" not in forms:
            for element in forms["one"].value.elements:
                if isinstance(element, TextElement) and ONE.search(element.value):
                    self.found.append(element.value)
        self.generic_visit(node)


ONE = re.compile(r"(?i)(?<!\d)1(?!\d)|(?<!’)\bune?\b")


def test_no_french_sentence_says_one_of_none() -> None:
    """*0 pique*, not *1 pique*: none is singular in French, and gets the form of one."""
    wrong = []
    for entry in entries("fr"):
        if isinstance(entry, Message) and not least(entry.id.name):
            visitor = _One()
            visitor.visit(entry)
            wrong += [f"{entry.id.name}: {each}" for each in visitor.found]
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_exception_is_needed(locale: Locale) -> None:
    keys = [key for key in catalog("en") if least(key)]
    unknown = [each for keys_of in LEAST.values() for each in keys_of if not any(re.fullmatch(each, k) for k in keys)]
    assert unknown == []
    assert catalog(locale).keys() >= AS_THEY_ARE


class _Chosen(Visitor):
    """The variables whose numbers choose a form of the sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  the library's name
        is_number = any(
            isinstance(each.key, NumberLiteral) or (isinstance(each.key, Identifier) and each.key.name == "one")
            for each in node.variants
        )
        if is_number and isinstance(node.selector, VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


def chosen_by_number(locale: Locale) -> dict[str, set[str]]:
    """Return the variables of each sentence whose numbers choose its form."""
    found = {}
    for entry in entries(locale):
        if isinstance(entry, Message):
            visitor = _Chosen()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


WRITTEN = frozenset(("str", "spoken", "written", "whole", "amount", "money"))
"""The functions that turn a number into text."""


def given_as_text() -> Iterator[tuple[str, str, str]]:
    """Yield each argument of a sentence in the code that is certainly a text: where, key and name."""
    for path, node in nodes():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEY_AT):
            continue
        texts = [each.arg for each in node.keywords if each.arg is not None and _is_text(each.value)]
        for key in patterns(node.args[KEY_AT[node.func.id]]) if texts else ():
            for name in texts:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", key, name


def _is_text(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in WRITTEN
    return isinstance(value, ast.JoinedStr) or (isinstance(value, ast.Constant) and isinstance(value.value, str))


@pytest.mark.parametrize("locale", LOCALES)
def test_what_chooses_a_form_by_its_number_is_given_as_one(locale: Locale) -> None:
    """The text "1" is no number to the catalog, and would choose the plural."""
    chosen = chosen_by_number(locale)
    given = list(given_as_text())
    assert len(given) > 50
    wrong = [
        (where, key, name)
        for where, key, name in given
        for each in fitting(re.compile(key), locale)
        if name in chosen[each]
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("unit", "minor", "word"),
    [
        ("chips", 100, "chip"),
        ("chips", -100, "chip"),
        ("chips", 0, "chips"),
        ("chips", 150, "chips"),
        ("jetons", 150, "jeton"),
        ("jetons", 200, "jetons"),
        ("coins", 100, "coin"),
        ("pièces", 150, "pièce"),
        ("beans", 100, "beans"),
    ],
)
def test_the_unit_after_an_amount(unit: str, minor: int, word: str) -> None:
    """So it is where a person typed the usual word as their server's unit; other words stay as typed."""
    assert unit_after(unit, minor) == word
    assert {usual_unit(locale) for locale in LOCALES} == {"coins", "pièces"}
