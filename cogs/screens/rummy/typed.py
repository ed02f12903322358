"""Moves of rummies in short, in either language: `9C`, `lay 9C 9D 9H, 3S 4S 5S 6S`, or `lay` alone.

Verbs may be left out where cards say it all, and so may the kind of a meld, and the end of a run.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.games.cards import JOKER, Card, NotACard, parse_card
from bot.games.discarding import Discard, Draw, Take
from bot.games.protocol import Move, No, NotAMove, Pass, View
from bot.games.rummy.arranging import Arrangement
from bot.games.rummy.laying import Add, Group, Kind, Lay, laid_as
from bot.games.rummy.melds import End

LONGEST = 100  # characters of a suggestion, a limit of Discord's

_COMMON: tuple[tuple[Move, str], ...] = (
    (Draw(), "d draw pioche piocher"),
    (Take(), "t take prends prendre"),
    (No(), "n no non"),
    (Pass(), "p pass passe passer"),
)


def bare(*own: tuple[Move, str]) -> Mapping[str, Move]:
    """Return the words that are a move by themselves: those of every such game, and a game's `own`."""
    return MappingProxyType({word: move for move, words in (*_COMMON, *own) for word in words.split()})


VERBS: Mapping[str, str] = MappingProxyType(
    {
        word: verb
        for verb, words in (
            ("discard", "discard throw jette jeter"),
            ("lay", "lay pose poser"),
            ("add", "add tack ajoute ajouter"),
            ("swap", "swap remplace remplacer"),
        )
        for word in words.split()
    }
)
"""The verbs of records, by each word that may be typed for them."""

ALL = frozenset(
    ("tack on all", "tack all", "lay off all", "add all", "all", "tout", "ajoute tout", "ajouter tout", "tout ajouter")
)
_KINDS = re.compile(r"(?i)\b(?:set|run|three|four|brelan|suite)\b")


def asks_all(text: str) -> bool:
    """Return whether a text asks to lay off everything that can be laid off at once."""
    return " ".join(text.split()).casefold() in ALL


def move_typed(
    words: str,
    parse: Callable[[str], Move],
    arrangements: Callable[[], Sequence[Arrangement]],
    words_alone: Mapping[str, Move],
) -> Move | None:
    """Return the move that these words mean in a game with these `words_alone`; None for no such form."""
    verb, _, rest = words.casefold().partition(" ")
    if not rest and verb in words_alone:
        return words_alone[verb]
    if (known := VERBS.get(verb)) is None:
        cards = _cards(words)
        return Discard(*cards) if cards is not None and len(cards) == 1 else None
    if known != "lay":
        try:
            return parse(f"{known} {rest}")
        except NotAMove:
            return None
    if not rest:
        return next((laid_as(way.melds) for way in arrangements()), None)
    groups = [_group(each) for each in rest.split(",")]
    return Lay(tuple(each for each in groups if each is not None)) if all(groups) else None


def with_end(view: View, move: Move) -> Move:
    """Return a move that lays off on a run at the end where it can, if it names none."""
    if not isinstance(move, Add) or move.end is not None or view.refusal(move) is None:
        return move
    ways = (replace(move, end=end) for end in End)
    return next((way for way in ways if view.refusal(way) is None), move)


def lays_suggested(ways: Sequence[Arrangement], typed: str) -> Iterator[str]:
    """Yield the ways to lay the contract that begin with what was typed, as a record writes them."""
    wanted = typed.casefold().replace(" ", "")
    for text in (str(laid_as(way.melds)) for way in ways):
        if len(text) <= LONGEST and text.casefold().replace(" ", "").startswith(wanted):
            yield text


def _group(text: str) -> Group | None:
    """Return cards as one meld: of one rank a set, else a run; None where they are no cards."""
    cards = _cards(_KINDS.sub("", text))
    if not cards:
        return None
    ranks = {card.rank for card in cards if card is not JOKER}
    return Group(Kind.SET if len(ranks) == 1 else Kind.RUN, tuple(cards))


def _cards(text: str) -> Sequence[Card] | None:
    try:
        return [parse_card(word) for word in text.split()]
    except NotACard:
        return None
