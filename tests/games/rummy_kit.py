"""Rummies with contracts for the contract and leak tests: where cards lie, and games in which they lie otherwise."""

import random
from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.cards import CARDS, JOKER, RANKS, Card, Rank, Suit
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.discarding import Discard, Draw, Take
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.protocol import Move, No, Pass, Position, Seat, clockwise
from bot.games.rummy.arranging import Arrangement
from bot.games.rummy.laying import Add, Group, Kind, Lay, laid_as
from bot.games.rummy.melds import HIGHEST, LOWEST, End, card_of
from bot.robots.protocol import Robot
from tests.games.kit import Kit, with_unknown_shuffled
from tests.games.play import Likely, Ply, RandomGame, play_again

Rummy = KalookiPosition | ContractRummyPosition


LEAST_SET, LEAST_RUN = 3, 4  # cards
SELDOM = 0.02  # of the moves of one who takes, any other is as likely
SOUND = 0.75  # of the moves of a random game are a robot's: otherwise hardly any contract would ever be laid
NONSENSE = (
    "discard QSS",
    "discard QS KD",
    "QS",
    "lay QS QD QH",
    "lay set",
    "lay set QS QD QH, run",
    "add 1",
    "add QS",
    "add 0 QS",
    "add 01 QS",
    "add 1 middle QS",
    "take QS",
)


class RummyKit(Kit):
    """A rummy with contracts."""

    private = frozenset({"seat", "turn", "hand", "answer", "fresh"})
    claim: Move  # the answer that is no `No`
    robots: tuple[Robot, ...]  # who choose most moves of a random game

    @abstractmethod
    def ways(self, position: Position, seat: Seat) -> tuple[Arrangement, ...]:
        """Return how `seat` may lay the contract."""

    @abstractmethod
    def claimed(self, position: Position) -> tuple[int, ...]:
        """Return how many cards each seat got off turn in this deal, so that a penalty card went with them."""

    def cards(self, position: Position) -> Counter[Card]:
        """Return hands, stock, pile and melds."""
        now = rummy(position)
        held = Counter(card for hand in now.hands for card in hand)
        laid = Counter(card for _, meld in now.board.table.melds for card in meld.cards)
        return held + laid + Counter(now.stock) + Counter(now.board.table.pile)

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` holds."""
        return Counter(rummy(position).hands[seat])

    def likely(self, position: Position, seat: Seat, chooser: random.Random) -> Move | None:
        """Return a robot's move, as a rule."""
        if chooser.random() > SOUND:
            return None
        robot = chooser.choice(self.robots) if len(self.robots) > 1 else self.robots[0]
        return robot.choose(position.view(seat), random=chooser)

    def melds_tried(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield discards, melds and cards laid off, with cards from hand and with others."""
        now = rummy(position)
        held, melds = [*now.hands[seat]] or [*CARDS], len(now.board.table.melds)
        if now.board.contract:
            for way in self.ways(position, seat)[:2]:
                yield laid_as(way.melds)
                yield laid_as(way.melds[1:])
        for cards in (held, self.deck(len(now.hands))):
            for card in chooser.sample(cards, min(3, len(cards))):
                number = chooser.randint(1, melds + 1)
                yield from (Discard(card), Add(number, (card,)), Add(number, (card,), chooser.choice([*End])))
                yield Add(number, (card, chooser.choice(cards)), End.HIGH)
            for count in (3, 4, 5):
                some = tuple(chooser.sample(cards, min(count, len(cards))))
                yield Lay((Group(chooser.choice([*Kind]), some),))
            rank = chooser.choice(CARDS).rank
            alike = [card for card in cards if card is JOKER or card.rank is rank]
            yield Lay((Group(Kind.SET, tuple(alike[:4] or cards[:3])),))
        for group in groups_in(held):
            yield Lay((group,))
            rest = [*(Counter(held) - Counter(group.cards)).elements()]
            yield from (Lay((group, each)) for each in groups_in(rest) if is_alike(group, each))

    # Ways to play in which rare things happen, for rare games of the corpus

    @property
    def styles(self) -> tuple[Likely, ...]:
        """Ways to play that wear the stock out, and that take turn after turn; and the usual one."""
        return (self.likely, draws, takes)

    def sort_of(self, move: Move) -> object:
        """Return the move itself: cards matter, and which of equal ones is laid does not show."""
        return str(move)

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin with other hidden hands and stock, from the last deck or renewed stock.

        Or an answer that still waits in a window is the opposite one.
        """
        position = rummy(played.plies[plies - 1].after)
        if position.answers and chooser.random() < 0.5:
            turned = self._with_another_answer(played, plies, position, viewer)
            if turned is not None:
                return turned
        at = max((at for at in range(plies) if played.plies[at].move is None), default=None)
        if at is None or position.chance is not None or position.board.outcome is not None:
            return None
        unknown = [
            Counter(hand) - Counter(known)
            for hand, known in zip(position.hands, position.board.table.known, strict=True)
        ]
        owners, stock = self._owners(played, at, plies), len(position.stock)
        return with_unknown_shuffled(played, plies, viewer, chooser, at=at, stock=stock, unknown=unknown, owners=owners)

    def _owners(self, played: RandomGame, at: int, plies: int) -> Iterator[tuple[Seat, int]]:
        """Yield where the cards supplied at ply `at` went until now: seat, and index in the supply."""
        chance, after = played.plies[at].before.chance, rummy(played.plies[at].after)
        assert chance is not None
        if chance.kind == "deck":
            dealt = sum(after.board.table.in_hand)
            order = clockwise(played.seats, after=chance.seat)
            yield from ((order[index % len(order)], index) for index in range(dealt))
            drawn = dealt + 1  # the next is turned up
        else:
            yield chance.seat, 0
            drawn = 1
        for ply in played.plies[at + 1 : plies]:
            before, now = rummy(ply.before), rummy(ply.after)
            if len(now.stock) == len(before.stock) - 1:
                yield self._drawer(before, now), drawn
                drawn += 1

    def _drawer(self, before: Rummy, now: Rummy) -> Seat:
        """Return who has drawn the card that left the stock: who claimed one, or the active player."""
        was = self.claimed(before)
        claimer = next((Seat(seat) for seat, count in enumerate(self.claimed(now)) if count > was[seat]), None)
        active = before.board.table.active
        assert active is not None
        return active if claimer is None else claimer

    def _with_another_answer(
        self, played: RandomGame, plies: int, position: Rummy, viewer: Seat | None
    ) -> RandomGame | None:
        """Return the game with the opposite of a player's answer, if that is still hidden."""
        for seat, answer in position.answers:
            if seat == viewer:
                continue
            made = list(played.plies[:plies])
            given = [at for at in range(plies) if _gives(made[at], seat, answer)]
            made[given[-1]] = replace(made[given[-1]], move=No() if answer == self.claim else self.claim)
            turned = play_again(played, made)
            if rummy(turned.final).board == position.board:
                return turned
        return None


def _windows(suit: Suit) -> list[tuple[tuple[Card, ...], frozenset[Card]]]:
    """Return the cards of each shortest run of a suit, from the lowest, in order and as a set."""
    lows = range(LOWEST, HIGHEST - LEAST_RUN + 2)
    runs = [tuple(card_of(suit, height) for height in range(low, low + LEAST_RUN)) for low in lows]
    return [(run, frozenset(run)) for run in runs]


WINDOWS = [_windows(suit) for suit in Suit]


def groups_in(held: Sequence[Card]) -> Iterator[Group]:
    """Yield a set of each rank and a run of each suit that cards make, with jokers where they must."""
    jokers = tuple(card for card in held if card is JOKER)
    naturals = frozenset(card for card in held if card is not JOKER)
    of_rank = dict[Rank, list[Card]]()
    for card in held:
        if card is not JOKER:
            of_rank.setdefault(card.rank, []).append(card)
    for rank in RANKS:
        alike = tuple(of_rank.get(rank, ()))
        if alike and len(alike) + len(jokers) >= LEAST_SET:
            yield Group(Kind.SET, alike[:LEAST_SET] + jokers[: max(0, LEAST_SET - len(alike))])
    for windows in WINDOWS:
        for places, wanted in windows:
            missing = LEAST_RUN - len(naturals & wanted)
            if missing <= min(len(jokers), LEAST_RUN - 1):
                yield Group(Kind.RUN, tuple(card if card in naturals else JOKER for card in places))
                break


def is_alike(one: Group, other: Group) -> bool:
    """Return whether two melds may be too much alike to be laid together: of one rank, or of one suit."""
    (first, *_), (second, *_) = ([card for card in each.cards if card is not JOKER] for each in (one, other))
    return one.kind is other.kind and (first.rank is second.rank if one.kind is Kind.SET else first.suit is second.suit)


def draws(position: Position, seat: Seat, chooser: random.Random) -> Move | None:
    """Return a move of someone who never takes, claims or lays."""
    return _plain_move(position, seat, chooser, (No(), Draw(), Pass()))


def takes(position: Position, seat: Seat, chooser: random.Random) -> Move | None:
    """Return a move of someone who always takes, never claims, and seldom lays."""
    if chooser.random() < SELDOM:
        return None
    return _plain_move(position, seat, chooser, (No(), Take(), Draw(), Pass()))


def _plain_move(position: Position, seat: Seat, chooser: random.Random, wanted: Sequence[Move]) -> Move | None:
    legal = [*position.legal_moves(seat)]
    if (found := next((move for move in wanted if move in legal), None)) is not None:
        return found
    discards = [move for move in legal if isinstance(move, Discard)]
    return chooser.choice(discards) if discards else None


def rummy(position: Position) -> Rummy:
    """Return a position of a rummy."""
    assert isinstance(position, Rummy)
    return position


def _gives(ply: Ply, seat: Seat, answer: Move) -> bool:
    return ply.seat == seat and ply.move == answer
