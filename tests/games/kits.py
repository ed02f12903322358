"""What the contract and leak tests need to know of each game beside its protocol. A new game adds its kit here."""

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from bot.games.cards import CARDS, RANKS, Card, Rank, unpack
from bot.games.mille.inner.deal import DECK
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Position, Refused, Seat, View
from bot.games.registry import find_game
from tests.games.play import RandomGame, play_at_random


class Kit(ABC):
    """A game as the contract and leak tests meet it."""

    variants: tuple[dict[str, str], ...]  # options that are worth playing, with games that end soon
    deck: tuple[Card, ...]  # all cards there are
    private: frozenset[str]  # fields of a view that may differ from a bystander's
    probes: tuple[Move, ...]  # moves that name every card, so that a refusal could tell who holds it

    @abstractmethod
    def cards(self, position: Position) -> Counter[Card]:
        """Every card of a position, wherever it lies."""

    @abstractmethod
    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """The cards `seat` holds."""

    @abstractmethod
    def apart_from_turns(self, view: View) -> object:
        """All that a view holds, but the numbers of turns."""

    @abstractmethod
    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Moves of every sort, legal and not, that `seat` might try."""

    @abstractmethod
    def sort_of(self, move: Move) -> object:
        """Equal for moves that the rules cannot tell apart."""

    @abstractmethod
    def with_hidden_cards_swapped(
        self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random
    ) -> RandomGame | None:
        """The first `plies` again, with cards that `viewer` cannot see in each other's places; None if there are none.

        Raises Refused when the moves that were made no longer fit.
        """


class MilleKit(Kit):
    """Mille."""

    variants = (
        {"target": "500"},
        {"rules": "wikipedia", "target": "300", "natural_required": "yes"},
        {"rules": "denexa", "target": "100"},
        {"rules": "progressive", "target": "800"},
    )
    deck = DECK
    private = frozenset({"seat", "turn", "hand", "held_points", "fresh"})
    probes = tuple(
        move
        for card in CARDS
        for move in (Discard(card), Take(card, card), Lay(card.rank, (card,)), Lay(card.rank, (card,) * 3))
    )

    def cards(self, position: Position) -> Counter[Card]:
        """Hands, stock, pile and melds."""
        assert isinstance(position, MillePosition)
        deal = position.deal
        board = deal.board
        counted = Counter(CARDS[place] for place in deal.stock)
        counted.update(CARDS[place] for place in (board.top,) if place >= 0)
        for bits in (*deal.hands, board.buried, *board.laid):
            counted.update(unpack(bits))
        for wilds in board.wilds:
            for rank in RANKS:
                counted.update(unpack((wilds >> 8 * rank.place & 255) << 8 * Rank.TWO.place))
        return counted

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """The cards `seat` holds."""
        assert isinstance(position, MillePosition)
        return Counter(unpack(position.deal.hands[seat]))

    def apart_from_turns(self, view: View) -> object:
        """All that a view holds, but the numbers of turns."""
        assert isinstance(view, MilleView)
        return replace(view, turn=0, board=view.board._replace(turns=(0, 0)))

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Moves with cards from hand, mostly, and with others now and then."""
        assert isinstance(position, MillePosition)
        held = list(unpack(position.deal.hands[seat])) or list(CARDS)
        yield from (Draw(), Pick(), Pass())
        for _ in range(4):
            yield Discard(chooser.choice(held))
            yield Discard(chooser.choice(CARDS))
            yield Take(chooser.choice(held), chooser.choice(held))
            yield Take(chooser.choice(CARDS), chooser.choice(held))
            rank = chooser.choice(held).rank
            fitting = [card for card in held if card.rank in (rank, Rank.TWO)]
            yield Take(chooser.choice(fitting), chooser.choice(fitting))
            yield Lay(rank, tuple(chooser.sample(fitting, chooser.randint(0, len(fitting)))))
            yield Lay(rank, tuple(chooser.sample(fitting, min(3, len(fitting)))))
            yield Lay(rank, tuple(chooser.sample(held, min(3, len(held)))))
            yield Lay(rank, (*fitting[:3], fitting[0]))
            yield Lay(chooser.choice(RANKS), tuple(chooser.choices(CARDS, k=3)))

    def sort_of(self, move: Move) -> object:
        """The kinds of the cards, in whatever order."""
        match move:
            case Take(first=first, second=second):
                return "take", frozenset(Counter(map(kind_of, (first, second))).items())
            case Lay(rank=rank, cards=cards):
                return "lay", rank, frozenset(Counter(map(kind_of, cards)).items())
            case Discard(card=card):
                return "discard", kind_of(card)
            case _:
                return str(move)

    def with_hidden_cards_swapped(
        self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random
    ) -> RandomGame | None:
        """Cards of hidden hands and the stock, those that came with the last deck or renewed stock."""
        supplies = [index for index in range(plies) if played.plies[index].move is None]
        position = played.plies[plies - 1].after
        assert isinstance(position, MillePosition)
        if not supplies or position.chance is not None:
            return None
        at = supplies[-1]
        cards = list(played.plies[at].cards)
        hidden = list(range(len(cards) - len(position.deal.stock), len(cards)))
        unknown = [
            Counter(unpack(hand)) - Counter(unpack(known))
            for hand, known in zip(position.deal.hands, position.deal.board.known, strict=True)
        ]
        for seat, index in _owners(played, at, plies):
            if seat != viewer and unknown[seat][cards[index]]:
                unknown[seat][cards[index]] -= 1
                hidden.append(index)
        order = chooser.sample(hidden, len(hidden))
        swapped = list(cards)
        for index, other in zip(hidden, order, strict=True):
            swapped[index] = cards[other]
        return None if swapped == cards else played.supplied(at, swapped, plies)


def _owners(played: RandomGame, at: int, plies: int) -> Iterator[tuple[Seat, int]]:
    """To whom the cards supplied at ply `at` went until now: seat, and index in what was supplied."""
    chance = played.plies[at].before.chance
    assert chance is not None
    assert chance.seat is not None
    drawn = 0
    if chance.kind == "deck":
        drawn = 31
        for index in range(30):
            yield (chance.seat if index % 2 else Seat(1 - chance.seat)), index
    else:
        yield chance.seat, 0
        drawn = 1
    for ply in played.plies[at + 1 : plies]:
        if isinstance(ply.move, Draw) and ply.seat is not None:
            yield ply.seat, drawn
            drawn += 1


KITS: Mapping[str, Kit] = {"mille": MilleKit()}


@cache
def random_game(name: str, seed: int) -> RandomGame:
    """The random game with this seed; the seeds go round the game's variants."""
    game, variants = find_game(name), KITS[name].variants
    return play_at_random(game, game.options(variants[seed % len(variants)]), seed)


@cache
def twins_of(name: str, seed: int, viewer: Seat | None, looks: int) -> tuple[tuple[RandomGame, RandomGame], ...]:
    """A random game up to some plies, each time with a twin: what `viewer` cannot see lies in other places."""
    chooser = random.Random(seed)
    played = random_game(name, seed)
    found: list[tuple[RandomGame, RandomGame]] = []
    for _ in range(10 * looks):
        plies = chooser.randrange(1, min(len(played.plies), 1000))
        try:
            twin = KITS[name].with_hidden_cards_swapped(played, plies, viewer, chooser)
        except Refused:
            continue  # a deal that would have been blocked with the other cards
        if twin is not None and twin.final != played.plies[plies - 1].after:
            found.append((replace(played, plies=played.plies[:plies]), twin))
        if len(found) == looks:
            return tuple(found)
    raise AssertionError("hardly any position has hidden cards")
