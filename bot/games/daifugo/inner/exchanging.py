"""The exchange of Daifugo: cards that move by themselves, and those that are chosen (D5)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.games.cards import Card, Hand, pack
from bot.games.daifugo.board import Pair
from bot.games.daifugo.moves import Give
from bot.games.daifugo.ranks import highest
from bot.games.daifugo.views import Exchange
from bot.games.protocol import Seat

Exchanges = tuple[Exchange, ...]
"""Those of the deal that is on, or over, the Daifugo's first."""


def fetched(hands: Sequence[Hand], pairs: Iterable[Pair]) -> tuple[tuple[Hand, ...], Exchanges]:
    """Return the hands after the forced gifts (D5.1), and which these were."""
    now, found = tuple(hands), []
    for pair in pairs:
        cards = highest(now[pair.poor], pair.count)
        now = moved(now, cards, source=pair.poor, target=pair.rich)
        found.append(Exchange(pair.poor, pair.rich, cards))
    return now, tuple(found)


def given_back(
    hands: Sequence[Hand], exchanges: Exchanges, gifts: Iterable[tuple[Seat, Give]]
) -> tuple[tuple[Hand, ...], Exchanges]:
    """Return the hands after the gifts that were chosen (D5.3), and the exchanges, done."""
    now, chosen, found = tuple(hands), dict(gifts), []
    for exchange in exchanges:
        cards = chosen[exchange.rich].cards
        now = moved(now, cards, source=exchange.rich, target=exchange.poor)
        found.append(replace(exchange, given=cards))
    return now, tuple(found)


def moved(hands: tuple[Hand, ...], cards: Iterable[Card], *, source: Seat, target: Seat) -> tuple[Hand, ...]:
    """Return the hands after these cards went from one to another."""
    bits, now = pack(cards), list(hands)
    now[source] = Hand.of_bits(now[source].bits - bits)
    now[target] = Hand.of_bits(now[target].bits + bits)
    return tuple(now)
