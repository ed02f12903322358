"""Contract Rummy for the contract and leak tests."""

import random
from collections.abc import Iterator

from bot.games.cards import CARDS, JOKER, Card
from bot.games.contract_rummy.board import DECKS
from bot.games.contract_rummy.contracts import CONTRACTS, RULES
from bot.games.contract_rummy.inner.game import ContractRummyGame
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.contract_rummy.moves import (
    Add,
    Ask,
    AskLast,
    AskRank,
    Discard,
    Draw,
    Group,
    Kind,
    Lay,
    Pass,
    Swap,
    Take,
    Taking,
    laid_as,
)
from bot.games.contract_rummy.scoring import cost
from bot.games.protocol import Move, No, Position, Seat, of_kind
from bot.games.rummy.arranging import Arrangement, arrangements
from bot.games.rummy.melds import End, Run
from bot.robots.contract_rummy.novice import ContractRummyNovice
from bot.robots.contract_rummy.regular import ContractRummyRegular
from tests.games.rummy_kit import NONSENSE, RummyKit, groups_in


class ContractRummyKit(RummyKit):
    """Contract Rummy."""

    game = ContractRummyGame()
    variants = (
        {"contracts": "2"},
        {"contracts": "13", "payment": "game"},
        {"contracts": "5", "may_i": "three", "per": "10"},
        {"contracts": "7"},
        {"contracts": "46", "may_i": "three"},
    )
    robots = (ContractRummyNovice(), ContractRummyRegular())
    claim = Ask()
    probes = tuple(
        move
        for card in (*CARDS, JOKER)
        for move in (
            Discard(card),
            Add(1, (card,)),
            Add(1, (card,), End.HIGH),
            Lay((Group(Kind.SET, (card,) * 3),)),
            Swap((Taking(1, card),), (Group(Kind.SET, (JOKER, card, card)),)),
        )
    )
    nonsense = (
        *NONSENSE,
        "swap 1 QS",
        "swap QS lay set JK KS KD",
        "swap 1 QS lay",
        "swap lay set JK KS KD",
        "swap 1 QS, lay set JK KS KD",
        "swap 1 QS layset JK KS KD",
        "ask; draw",
        "ask-rank JK",
    )

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Return two packs and one joker fewer than players."""
        return DECKS[seats]

    def ways(self, position: Position, seat: Seat) -> tuple[Arrangement, ...]:
        """Return how `seat` may lay the contract."""
        return of_kind(ContractRummyPosition, position).view(seat).arrangements()

    def claimed(self, position: Position) -> tuple[int, ...]:
        """Return how many cards each seat has bought."""
        return of_kind(ContractRummyPosition, position).board.table.bought

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield moves of every sort, with cards from hand and with others."""
        now = of_kind(ContractRummyPosition, position)
        yield from (No(), Ask(), Take(), Draw(), Pass())
        yield from self.melds_tried(position, seat, chooser)
        held = [*now.hands[seat]] or [*CARDS]
        for number, (_, meld) in enumerate(now.board.table.melds, start=1):
            wanted = meld.stand_ins if isinstance(meld, Run) else held[:1]
            for card in wanted:
                cards = tuple(chooser.sample(held, min(2, len(held))))
                yield Swap((Taking(number, card),), (Group(Kind.SET, (JOKER, *cards)),))
                yield Swap((Taking(number, card),), (Group(Kind.SET, cards),))
                yield from (Swap((Taking(number, card),), (group,)) for group in groups_in(held))
        yield from (AskLast(), AskRank(held[0].rank))
        if now.board.contract:
            ways = arrangements(now.hands[seat], CONTRACTS[now.board.contract], RULES, worth=cost)
            yield from (laid_as(way.melds) for way in ways[:1])
