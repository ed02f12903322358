"""Moves of Kalooki in short, in either language: `9C`, `tack on all`, `lay 9C 9D 9H, 3S 4S 5S 6S`, or `lay` alone.

Verbs may be left out where cards say it all, and so may the kind of a meld, and the end of a run.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.games.cards import JOKER, Card, NotACard, parse_card
from bot.games.kalooki.moves import (
    Add,
    Allow,
    Call,
    Discard,
    Draw,
    EndTurn,
    Group,
    Kind,
    Lay,
    Pass,
    Take,
    laid_as,
    parse_move,
)
from bot.games.kalooki.views import KalookiView
from bot.games.melds import End
from bot.games.protocol import Move, No, NotAMove

LONGEST = 100  # characters of a suggestion, a limit of Discord's

_BARE = MappingProxyType(
    {
        word: move
        for move, words in (
            (Draw(), "d draw pioche piocher"),
            (Take(), "t take prends prendre"),
            (Call(), "c call appelle appeler"),
            (No(), "n no non"),
            (Allow(), "allow cède céder cede ceder laisse laisser"),
            (Pass(), "p pass passe passer"),
            (EndTurn(), "end fin termine terminer"),
        )
        for word in words.split()
    }
)
_VERBS = MappingProxyType(
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
_ALL = frozenset(("tack on all", "tack all", "add all", "all", "tout", "ajoute tout", "ajouter tout", "tout ajouter"))
_KINDS = re.compile(r"(?i)\b(?:set|run|three|four|brelan|suite)\b")


def several_typed(view: KalookiView, text: str) -> tuple[Move, ...]:
    """Return everything that can be tacked on at once, if the text asks for that; none for any other text."""
    if " ".join(text.split()).casefold() not in _ALL:
        return ()
    if not (moves := view.tacks_at_once()):
        raise NotAMove(view.game, "nothing-to-tack")
    return moves


def move_typed(view: KalookiView, words: str) -> Move | None:
    """Return the move that these words mean; None for no such form."""
    verb, _, rest = words.casefold().partition(" ")
    if not rest and verb in _BARE:
        return _BARE[verb]
    if (known := _VERBS.get(verb)) is None:
        cards = _cards(words)
        return Discard(*cards) if cards is not None and len(cards) == 1 else None
    if known != "lay":
        return _parsed(f"{known} {rest}")
    if not rest:
        return next((laid_as(way.melds) for way in view.arrangements()), None)
    groups = [_group(each) for each in rest.split(",")]
    return Lay(tuple(each for each in groups if each is not None)) if all(groups) else None


def with_end(view: KalookiView, move: Move) -> Move:
    """Return a move that tacks on to a run at the end where it can, if it names none."""
    if not isinstance(move, Add) or move.end is not None or view.refusal(move) is None:
        return move
    ways = (replace(move, end=end) for end in End)
    return next((way for way in ways if view.refusal(way) is None), move)


def lays_suggested(view: KalookiView, typed: str) -> list[str]:
    """Return the ways to lay the contract that begin with what was typed, as a record writes them."""
    if not any(isinstance(move, Discard | EndTurn) for move in view.legal_moves()):
        return []
    texts = (str(laid_as(way.melds)) for way in view.arrangements())
    wanted = typed.casefold().replace(" ", "")
    return [text for text in texts if len(text) <= LONGEST and text.casefold().replace(" ", "").startswith(wanted)]


def _parsed(text: str) -> Move | None:
    try:
        return parse_move(text)
    except NotAMove:
        return None


def _group(text: str) -> Group | None:
    """Return cards as one meld: of one rank a three, else a four; None where they are no cards."""
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
