"""The options of a game as people type and read them: one line, in words or as `key=value`."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.games.protocol import BadOption, Game, Options
from bot.tables import Declined, Reason
from bot.text import LOCALES, Locale, has, say

BETWEEN = " · "  # choices in a line of words
LONGEST = 100  # characters of a suggestion and of its value, a limit of Discord's
MOST = 25  # suggestions, likewise
_BETWEEN_CHOICES = re.compile(r"[·,;]")
_ASSIGNED = re.compile(r"(?<![a-z_])([a-z_]+)\s*[=:]\s*(\S+)")  # tried once a word: a long one would take long
_NAMED = re.compile(r"([a-z_]+)\s+(\S+)")


@dataclass(frozen=True, slots=True)
class Typed:
    """The values of an option that is typed, such as a number. The game judges them."""

    longest: int  # characters
    usual: tuple[str, ...] = ()  # values that are suggested before anything is typed


Variants = Mapping[str, tuple[str, ...] | Typed]
"""The options that can be added to a preset, by name: all their values, first the one unlike the usual rules."""


def options_of(game: Game, given: Mapping[str, str]) -> Options:
    """Return the given options, and the others as usual. Raises BadOption, which names the game."""
    try:
        return game.options(given)
    except BadOption as error:
        raise BadOption(error.code, error.key, rule=error.rule, choices=error.choices, game=game.name) from None


# Words


def option_line(game: Game, key: str, value: str, *, locale: Locale) -> str | None:
    """Return a sentence about an option's value; None where the sentence about the rules covers it."""
    own = f"{game.name}-option-{key.replace('_', '-')}"
    for sentence in (f"{own}-{value}", own):
        if has("en", sentence):
            return say(locale, sentence, value=_counted(value))
    return None


def option_word(game: Game, key: str, value: str, *, locale: Locale) -> str:
    """Return a few words about an option with this value, for a line of several."""
    if key == "rules":
        return say(locale, "given-these-rules", rules=say(locale, f"rules-{value}"))
    own = f"{game.name}-word-{key.replace('_', '-')}"
    for words in (f"{own}-{value}", own):
        if has("en", words):
            return say(locale, words, value=value)
    return (option_line(game, key, value, locale=locale) or f"{key} {value}").rstrip(".")


def _counted(value: str) -> str | int:
    """Return one as a number, which sentences distinguish from many; larger ones stay as written."""
    return 1 if value == "1" else value


def options_in_words(game: Game, given: Mapping[str, str], *, locale: Locale) -> str:
    """Return the choices in a line that `read_options` reads."""
    return BETWEEN.join(option_word(game, key, value, locale=locale) for key, value in given.items())


# Reading


def read_options(game: Game, variants: Variants, typed: str) -> dict[str, str]:
    """Return the choices in one line: the words of either language, or each as `key=value` or `key value`.

    Raises BadOption, which names the game, for what it has not, and Declined (BOTH_WAYS) for one option twice.
    """
    given: dict[str, str] = {}
    for piece in _pieces(variants, typed):
        read = _read(game, variants, piece)
        if read is None:
            raise BadOption("unknown-option", piece, game=game.name)
        key, value = read
        if given.setdefault(key, value) != value:
            raise Declined(Reason.BOTH_WAYS)
    options_of(game, given)
    return given


def _pieces(variants: Variants, typed: str) -> list[str]:
    """Return the choices in a line. `key=value` may also follow each other with spaces between.

    Words may hold a colon too: the part before it is then no option's name.
    """
    pieces: list[str] = []
    for piece in map(str.strip, _BETWEEN_CHOICES.split(typed)):
        assigned = _ASSIGNED.findall(piece)
        alone = _ASSIGNED.sub("", piece).strip()
        is_assigned = not alone and any(_is_name(key, variants) for key, _ in assigned)
        pieces += [f"{key}={value}" for key, value in assigned] if is_assigned else [piece]
    return [piece for piece in pieces if piece]


def _read(game: Game, variants: Variants, piece: str) -> tuple[str, str] | None:
    """Return the option and value of a piece of a line; None for one that is no option of this game."""
    assigned = _ASSIGNED.fullmatch(piece)
    if assigned is not None and _is_name(assigned[1], variants):
        return assigned[1], assigned[2]
    wanted = piece.casefold()
    for key, value in _finite(game, variants):
        if any(option_word(game, key, value, locale=locale).casefold() == wanted for locale in LOCALES):
            return key, value
    numbers = re.findall(r"[0-9]+", piece) or [""]
    for key, option in variants.items():
        for value in numbers if isinstance(option, Typed) else ():
            if any(option_word(game, key, value, locale=locale).casefold() == wanted for locale in LOCALES):
                return key, value
    named = _NAMED.fullmatch(wanted)
    if named is not None and _is_name(named[1], variants):
        return named[1], named[2]
    return None if assigned is None else (assigned[1], assigned[2])  # which the game refuses by that name


def _is_name(key: str, variants: Variants) -> bool:
    return key == "rules" or key in variants


def _finite(game: Game, variants: Variants) -> Iterator[tuple[str, str]]:
    """Yield every preset, and every option that is not typed with each of its values."""
    if len(game.presets) > 1:
        yield from (("rules", preset) for preset in game.presets)
    for key, values in variants.items():
        if not isinstance(values, Typed):
            yield from ((key, value) for value in values)


# Suggestions


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A line to choose, in words, and its value."""

    words: str
    value: str


def suggest_options(game: Game, variants: Variants, typed: str, *, locale: Locale) -> list[Suggestion]:
    """Return the present choices with one more each, as far as it fits the last typed text. Nothing is ever cut."""
    chosen, last = _chosen(game, variants, typed)
    found = [chosen] if chosen and not last else []
    found += [chosen | {key: value} for key, value in _further(game, variants, chosen, last, locale=locale)]
    lines = []
    for each in found:
        line = options_in_words(game, each, locale=locale)
        value = " ".join(f"{key}={text}" for key, text in each.items())
        if max(len(line), len(value)) <= LONGEST and is_possible(game, each):
            lines.append(Suggestion(line, value))
    return lines[:MOST]


def _chosen(game: Game, variants: Variants, typed: str) -> tuple[dict[str, str], str]:
    """Return the choices that are in a line already, and the text being typed behind them."""
    pieces, chosen = _pieces(variants, typed), dict[str, str]()
    for number, piece in enumerate(pieces, 1):
        read = _read(game, variants, piece)
        if read is None or not is_possible(game, chosen | dict([read])):
            return chosen, piece if number == len(pieces) else ""
        chosen |= dict([read])
    return chosen, ""


def _further(
    game: Game, variants: Variants, chosen: Mapping[str, str], typed: str, *, locale: Locale
) -> Iterator[tuple[str, str]]:
    """Yield what can be chosen in addition to `chosen`, and differs from it."""
    usual, wanted = game.options(chosen).texts(), typed.casefold()
    if not chosen and len(game.presets) > 1:
        for preset in game.presets:
            if _fits(game, "rules", preset, wanted, locale):
                yield "rules", preset
    for key, option in variants.items():
        if key in chosen:
            continue
        values = option
        if isinstance(option, Typed):
            values = (*dict.fromkeys([*re.findall(r"[0-9]+", typed), *option.usual]),)
        for value in values if isinstance(values, tuple) else ():
            if value != usual[key] and _fits(game, key, value, wanted, locale):
                yield key, value


def _fits(game: Game, key: str, value: str, wanted: str, locale: Locale) -> bool:
    """Return whether the typed text is in the words for this choice, or in its name."""
    return wanted in option_word(game, key, value, locale=locale).casefold() or wanted in f"{key}={value}"


def is_possible(game: Game, given: Mapping[str, str]) -> bool:
    """Return whether these options go together."""
    try:
        game.options(given)
    except BadOption:
        return False
    return True
