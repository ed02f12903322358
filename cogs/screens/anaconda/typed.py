"""Moves of Anaconda in short, in either language: `6`, `bet 6`, `all in`, `2C 7D 9H`, or `9H` to keep it face down."""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.games.anaconda.moves import PASSED, Call, Check, Fold, High, Low, PassOn
from bot.games.anaconda.views import AnacondaView, Phase
from bot.games.cards import Card, NotACard, parse_card
from bot.games.poker import FIVE
from bot.games.protocol import Move
from cogs.screens.anaconda.asked import best_five, shown, wager_of

WORDS: Mapping[str, Move] = MappingProxyType(
    {
        word: move
        for move, words in (
            (Check(), ("c", "check", "checks", "parole")),
            (Call(), ("call", "calls", "suivre", "suis", "je suis")),
            (Fold(), ("f", "fold", "folds", "coucher", "couche", "se coucher", "me coucher")),
            (High(), ("h", "high", "haut")),
            (Low(), ("l", "low", "bas")),
        )
        for word in words
    }
)
AMOUNT = re.compile("(?:(?:bet|raise|mise|miser|relance|relancer) (?:to |à )?)?([1-9][0-9]{0,8})")
ALL_IN = frozenset(("all in", "allin", "all-in", "tapis"))
VERB = re.compile("^(?:pass|passer|show|montrer|hold|cacher) ", re.IGNORECASE)


def move_typed(view: AnacondaView, words: str) -> Move | None:
    """Return the move that these words mean now; None for no such form."""
    text = words.casefold()
    if (move := WORDS.get(text)) is not None:
        return move
    if view.board.phase is Phase.BET:
        return _amount(view, text)
    cards = _cards(VERB.sub("", words))
    if view.board.phase is Phase.GIVE and len(cards) == PASSED:
        return PassOn(tuple(cards))
    if view.board.phase is Phase.SHOW and len(cards) == FIVE:
        return shown(cards, cards[-1])
    if view.board.phase is Phase.SHOW and len(cards) == 1 and cards[0] in (five := best_five(view)):
        return shown(five, cards[0])
    return None


def _amount(view: AnacondaView, text: str) -> Move | None:
    """Return a bet or raise to an amount, or with everything."""
    if text in ALL_IN and view.seat is not None:
        every = view.board.bets.put[view.seat] + view.board.money.stacks[view.seat]
        return Call() if view.price and every <= view.board.bets.due else wager_of(view, every)
    found = AMOUNT.fullmatch(text)
    return None if found is None else wager_of(view, int(found[1]))


def _cards(text: str) -> Sequence[Card]:
    """Return different cards with spaces between them; none for anything else."""
    try:
        cards = [parse_card(word) for word in text.replace(",", " ").split()]
    except NotACard:
        return ()
    return cards if len({*cards}) == len(cards) else ()
