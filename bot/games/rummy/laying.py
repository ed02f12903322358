"""Moves that lay melds on the table and lay off on them, in the words of records, and the melds that they make."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import Card, NotACard, Rank, parse_card, parse_rank
from bot.games.discarding import Discard
from bot.games.protocol import Move, NotAMove
from bot.games.rummy.melds import End, Fault, Meld, MeldRules, Run, Set

_MOST_DIGITS = 3  # of the number of a meld
_BLANKS = " \t"


class Kind(StrEnum):
    """A kind of meld."""

    SET = "set"
    RUN = "run"


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that are laid as one meld: those of a run from the lowest up, jokers in their places."""

    kind: Kind
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.kind} {_spaced(self.cards)}"


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay melds: the whole contract at first, any others later."""

    groups: tuple[Group, ...]

    def __str__(self) -> str:
        return f"lay {', '.join(map(str, self.groups))}"


@dataclass(frozen=True, slots=True)
class Add(Move):
    """Lay cards off on a meld; on a run at one of its ends, each next card further outwards."""

    meld: int  # its number, from 1
    cards: tuple[Card, ...]
    end: End | None = None  # None for a set

    def __str__(self) -> str:
        end = "" if self.end is None else f"{self.end.value} "
        return f"add {self.meld} {end}{_spaced(self.cards)}"


def groups_of(melds: Iterable[Meld]) -> tuple[Group, ...]:
    """Return these melds as a move lays them."""
    return tuple(Group(Kind.RUN if isinstance(meld, Run) else Kind.SET, meld.cards) for meld in melds)


def laid_as(melds: Iterable[Meld]) -> Lay:
    """Return the move that lays these melds."""
    return Lay(groups_of(melds))


# The melds that moves make


def meld_of(group: Group, rules: MeldRules) -> Meld | Fault:
    """Return the meld that cards make as they are laid, or why they make none."""
    return rules.set_of(group.cards) if group.kind is Kind.SET else rules.run_of(group.cards)


def added(meld: Meld, move: Add, rules: MeldRules) -> Meld | Fault:
    """Return a meld with cards laid off on it, or why they do not fit. The move names an end only of a run."""
    if isinstance(meld, Set):
        return rules.added_to_set(meld, move.cards)
    if move.end is None:
        raise ValueError("a run grows at one of its ends")
    return rules.added_to_run(meld, move.cards, move.end)


def made(meld: Meld | Fault) -> Meld:
    """Return the meld. Raises AssertionError for a fault: the judge has allowed the cards."""
    if isinstance(meld, Fault):
        raise AssertionError("the judge has allowed cards that are no meld")
    return meld


# Reading


def read_lay(text: str, *, game: str) -> Lay:
    """Return the move that is written as `lay set 5S 5H 5D, run 3C 4C 5C 6C`. Raises NotAMove."""
    return Lay(read_groups(text.strip(_BLANKS).removeprefix("lay"), game=game))


def read_groups(text: str, *, game: str) -> tuple[Group, ...]:
    """Return the melds that are written with commas between them. Raises NotAMove."""
    return tuple([_group(words_of(each), game) for each in text.split(",")])


def read_add(words: Sequence[str], *, game: str) -> Add:
    """Return the move that these words name, without `add`: a number, perhaps an end, and cards. Raises NotAMove."""
    match words:
        case [number, end, *cards] if end in _ENDS:
            return Add(read_number(number, game=game), read_any_cards(cards, game=game), _ENDS[end])
        case [number, *cards]:
            return Add(read_number(number, game=game), read_any_cards(cards, game=game))
    raise NotAMove(game, "not-a-move")


def read_from_hand(text: str, *, game: str) -> Move:
    """Return the move that puts cards from hand down: a discard, a lay, cards laid off. Raises NotAMove."""
    match words_of(text):
        case ["discard", card]:
            return Discard(*read_any_cards([card], game=game))
        case ["add", *words]:
            return read_add(words, game=game)
        case ["lay", *_]:
            return read_lay(text, game=game)
    raise NotAMove(game, "not-a-move")


def read_rank(word: str, *, game: str) -> Rank:
    """Return the rank that a word names. Raises NotAMove."""
    try:
        return parse_rank(word)
    except NotACard:
        raise NotAMove(game, "not-a-card") from None


def read_number(word: str, *, game: str) -> int:
    """Return the number of a meld, written without leading zeros (F22). Raises NotAMove."""
    if not (word.isascii() and word.isdigit() and word[0] != "0" and len(word) <= _MOST_DIGITS):
        raise NotAMove(game, "not-a-number")
    return int(word)


def read_any_cards(words: Sequence[str], *, game: str) -> tuple[Card, ...]:
    """Return one card or more, jokers too. Raises NotAMove."""
    if not words:
        raise NotAMove(game, "no-cards")
    try:
        return tuple(map(parse_card, words))
    except NotACard:
        raise NotAMove(game, "not-a-card") from None


def words_of(text: str) -> list[str]:
    """Return the words between blanks and tabs."""
    return re.findall(f"[^{_BLANKS}]+", text)


_KINDS = {kind.value: kind for kind in Kind}
_ENDS = {end.value: end for end in End}


def _group(words: Sequence[str], game: str) -> Group:
    match words:
        case [kind, *cards] if kind in _KINDS:
            return Group(_KINDS[kind], read_any_cards(cards, game=game))
    raise NotAMove(game, "not-a-meld")


def _spaced(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))
