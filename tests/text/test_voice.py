"""How the catalogs speak: plain words, one rule for each habit that a machine can see, and short sentences."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax.ast import (
    InlineExpression,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
)

from bot.text import LOCALES, Locale
from tests.spelling import BRITISH
from tests.text.source import entries

MOST_IN_A_SENTENCE = 30  # words
MOST_TO_PLAY = 130  # words of *How to play*, in five lines

HABITS: dict[Locale, tuple[tuple[str, str], ...]] = {
    "en": (
        (r"(?i)\b(every|some|any)body\b", "everyone, someone, anyone"),
        (r"(?i)\bwhoever\b", "you, the winner, if you…"),
        (BRITISH, "the spelling of the United States"),
        (r"\bany more\b(?! [a-z])", "anymore"),
        (r", too\b(?! \w)", "too without a comma, or also"),
        (r"(?i)\b(anew|meanwhile|beside)\b", "again, next to, besides"),
        (r"(?i)\bcounters?\b(?!-)", "chips, coins"),
        (r"(?i)\b(tak(e|es|ing)|took) up\b", "pick up"),
        (r"(?i)\b(stub|by itself|set off)\b", "stock, automatically, cancel out"),
        (r"(?i)\b(throws?|threw|thrown)\b(?! in\b)", "discard; cards are only thrown in"),
        (r"(?i)\bturned? out\b", "remove"),
        (r"(?i)\b(told|stands)\b", "a person who says it; is, applies"),
        (r"(?i)\bholds?\b", "have; a rule applies"),
        (r"\bmay\b", "can, might"),
        (r"your seat (loses|owes)|paid nothing", "you cover its losses and collect nothing"),
        (r"(?i)\busual move\b", "a default move"),
        (r";", "two sentences, or a comma"),
        (r"(?i)\bat (most|least)\s*([.,)]|$)", "before the number"),
        (r"(?i)\b(is|are|was|were|names?) trumps\b", "trump: trumps are cards"),
        (r"(?i)\bpacks?\b", "deck"),
        (r"(?i)\b((game|deal) is drawn|a drawn (game|deal)|open deal)\b", "a tie; the deal in play"),
        (r"(?i)\bunder the table\b", "below the table"),
        (r"(?i)\b(until now|aren’t dealt|all passed|dearest)\b", "so far, haven’t been dealt, everyone passed"),
    ),
    "fr": (
        (r"(?i)\bfiches?\b", "jeton, pièce"),
        (r"(?i)\b(ton|votre) siège\b", "ta place"),
        (r"(?i)\bplis?\b", "levée, ronde"),
        (r"(?i)s’annule", "on ne paie que la différence"),
        (r"(?i)donne honnête", "brassage vérifiable"),
        (r"(?i)s’épuise", "temps écoulé, il manque"),
        (r"(?i)coup habituel", "un coup par défaut"),
        (r"(?i)\bde telle? ", "n’existe pas"),
        (r"(?i)sens des aiguilles", "sens horaire"),
        (r"(?i)lire la table", "la table en texte"),
        (r"(?i)(ne reste(rait)? personne|égalité se partage)", "il reste seulement; on partage"),
        (r"(?i)(^|[.:;»] )qui (gagne|perd|reste|part|n’a)\b(?! \()", "le gagnant, si tu…"),
        (r"Rolling Stone(?! en anglais)", "Enflé"),
        (r";", "two sentences, or a comma"),
        (r"(?i)\bau (plus|moins)\s*([.,)]|$)", "before the number"),
        (r"(?i)\best entamé\b", "on a entamé"),
        (r"(?i)\ble (plus|moins) de \w+ gagne\b", "le plus haut total, la plus petite main"),
        (r"(?i)\b(partir, et le temps|bientôt la première)\b", "départs et chrono, s’en vient"),
        (r"\bvous\b[^.!?]*\b(appuie|choisis|joue) sur\b", "tu or vous, not both"),
    ),
}
"""What is not said in a language, and what is said instead."""


def spoken(locale: Locale) -> Iterator[tuple[str, str]]:
    """Yield the key and the longest form of every sentence, and of those to the reader. A value is the letter x."""
    for entry in entries(locale):
        if isinstance(entry, Message):
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                if pattern is not None:
                    yield entry.id.name, _longest(pattern)


def _longest(pattern: Pattern) -> str:
    return "".join(
        each.value if isinstance(each, TextElement) else _longest_of(each.expression) for each in pattern.elements
    )


def _longest_of(expression: InlineExpression | Placeable | SelectExpression) -> str:
    match expression:
        case SelectExpression():
            return max((_longest(each.value) for each in expression.variants), key=lambda text: len(text.split()))
        case StringLiteral():
            return expression.value
        case Placeable():
            return _longest_of(expression.expression)
        case _:
            return "x"


def words_of(text: str) -> int:
    """Return how many words a text has: what has a letter or a digit between spaces."""
    return sum(bool(re.search(r"\w", each)) for each in text.split())


@pytest.mark.parametrize(
    ("locale", "habit", "instead"), [(locale, *each) for locale in LOCALES for each in HABITS[locale]]
)
def test_a_habit_does_not_come_back(locale: Locale, habit: str, instead: str) -> None:
    written = re.compile(habit, re.MULTILINE)
    found = [f"{key}: {each[0]} → {instead}" for key, text in forms(locale) for each in written.finditer(text)]
    assert found == []


@cache
def forms(locale: Locale) -> tuple[tuple[str, str], ...]:
    """Return the key and all forms of every sentence, a line for each."""
    messages = (entry for entry in entries(locale) if isinstance(entry, Message))
    return tuple((each.id.name, "\n".join(_texts(each))) for each in messages)


def _texts(message: Message) -> Iterator[str]:
    """Yield all forms of a message, a line for each."""
    for pattern in (message.value, *(each.value for each in message.attributes)):
        if pattern is not None:
            yield from _forms(pattern)


def _forms(pattern: Pattern) -> Iterator[str]:
    whole = _longest(pattern)
    yield whole
    for each in pattern.elements:
        if isinstance(each, Placeable) and isinstance(each.expression, SelectExpression):
            for variant in each.expression.variants:
                yield from _forms(variant.value)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_is_longer_than_thirty_words(locale: Locale) -> None:
    long = []
    for key, text in spoken(locale):
        sentences = re.split(r"(?<=[.!?…])[*)»”]*\s+|\n", text.replace("**", ""))
        long += [f"{key}: {each}" for each in sentences if words_of(each) > MOST_IN_A_SENTENCE]
    assert long == []


@pytest.mark.parametrize("locale", LOCALES)
def test_how_to_play_is_read_in_a_minute(locale: Locale) -> None:
    lines: dict[str, int] = {}
    for key, text in spoken(locale):
        if found := re.fullmatch(r"(.+)-how-\d", key):
            lines[found[1]] = lines.get(found[1], 0) + words_of(text)
    assert len(lines) >= 7
    assert {game: count for game, count in lines.items() if count > MOST_TO_PLAY} == {}
