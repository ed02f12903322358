"""Moves of Daifugo in short: `99` or `K K`, cards alone, or `p` for a pass. Suits need not be named."""

import re
from collections import Counter

from bot.games.cards import SUITS, Card, Hand, NotACard, Rank, parse_card
from bot.games.daifugo.moves import MOST, Give, Pass, Play
from bot.games.daifugo.ranks import of_rank
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move

_PASSES = frozenset({"p", "passe", "passer"})
_VERB = re.compile(r"(?i)^(?:play|give|joue|jouer|rends|rendre)\b")
_SIGN = re.compile(r"(?ia)(?:10|[2-9tjqka])[shdc♠♥♦♣]?")


def move_typed(view: DaifugoView, words: str) -> Move | None:
    """Return the move that these words mean; None for no such form."""
    if words.casefold() in _PASSES:
        return Pass()
    text = re.sub(r"[\s,]+", "", _VERB.sub("", words))
    signs = _SIGN.findall(text)
    if not 1 <= len(signs) <= MOST or "".join(signs) != text:
        return None
    try:
        cards = _cards(view.hand, signs)
    except NotACard:
        return None
    return Give(cards) if is_giving(view) else Play(cards)


def is_giving(view: DaifugoView) -> bool:
    """Return whether the reader has to choose cards to give back."""
    return isinstance(next(iter(view.legal_moves()), None), Give)


def _cards(hand: Hand, signs: list[str]) -> tuple[Card, ...]:
    """Return the cards with these signs: for a rank alone the first that the hand holds. Raises NotACard."""
    named = [parse_card(sign) for sign in signs if _is_card(sign)]
    wanted = Counter(_rank(sign) for sign in signs if not _is_card(sign))
    for rank, count in wanted.items():
        held = [card for card in of_rank(hand, rank) if card not in named]
        others = [card for card in (Card(rank, suit) for suit in SUITS) if card not in held and card not in named]
        named += [*held, *others][:count]
    return tuple(named)


def _is_card(sign: str) -> bool:
    return sign[-1].casefold() in "shdc♠♥♦♣"


def _rank(sign: str) -> Rank:
    return Rank("T" if sign == "10" else sign.upper())
