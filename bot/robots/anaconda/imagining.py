"""Deals of Anaconda that fit all that a player saw: cards passed, open cards, declarations and bets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from bot.games.anaconda.betting import MOST_FULL
from bot.games.anaconda.board import DEALT, DEAREST, Board, Half
from bot.games.anaconda.choosing import ranking
from bot.games.anaconda.knowing import Place
from bot.games.anaconda.views import AnacondaView
from bot.games.poker import Ranking, worth_of
from bot.robots.anaconda.holding import place_of
from bot.robots.anaconda.keeping import parting
from bot.robots.anaconda.playing_out import PlayedOut, coded

KEPT = (0, 0, 1, 2, 5)  # further hands than which one is better, by the round: all have kept their best cards
DARED = (0, 1, 1, 3, 2)  # likewise more for each full bet of the round, of a player who has put in as much as anybody
MOODS = (0.6, 1.6)  # how many times the share of a pot that they have others may take it for


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards that were passed to a player, who may have passed them on."""

    cards: tuple[int, ...]
    places: tuple[Place, ...]
    rooms: tuple[int, ...]  # for hidden cards, in each of these places


@dataclass(frozen=True, slots=True)
class Imagining:
    """A seat's knowledge of others' hands."""

    board: Board
    seat: int
    own: tuple[int, ...]
    worth: int  # of the own five cards, once four of them are shown
    known: Mapping[int, tuple[int, ...]]  # of the cards of others who are in
    opened: Mapping[int, tuple[int, ...]]  # among these
    moved: Moved
    free: tuple[int, ...]  # cards that may lie anywhere else
    better: Mapping[int, int]  # how many further hands each other player who is in holds the best of
    careless: Mapping[int, int]  # likewise if it is careless: one bet says as much as four

    @classmethod
    def of(cls, view: AnacondaView) -> "Imagining":
        """Read a view. Raises ValueError for a bystander's."""
        board, seat = view.board, view.seat
        if seat is None:
            raise ValueError("a bystander holds no cards")
        opened = {int(one): coded(cards) for one, cards in view.open_cards.items()}
        known = {int(one): coded(cards) for one, cards in view.known().items()}
        where = view.whereabouts()
        moved = coded([card for card, _ in where.known])
        places = tuple(sorted(where.known[0][1], key=lambda place: place.is_from_pass)) if moved else ()
        worth = 0
        if view.held is not None:
            rule = ranking(board.options, board.declared[seat] or Half.HIGH)
            worth = worth_of((*opened[seat], *coded([view.held])), rule)
        others = [int(one) for one in board.playing if one != seat]
        return cls(
            board,
            int(seat),
            coded(tuple(view.hand)),
            worth,
            {one: (*opened.get(one, ()), *known.get(one, ())) for one in others},
            opened,
            Moved(moved, places, tuple(where.rooms[place] for place in places)),
            tuple(card for card in coded(view.unseen()) if card not in moved),
            {one: KEPT[board.round] + DARED[board.round] * _dared(board, one) for one in others},
            {one: KEPT[board.round] + DARED[board.round] * min(1, _dared(board, one)) for one in others},
        )

    def deal(self, random: Random) -> PlayedOut:
        """Return the deal, with hands that the others may hold. About half of them are careless."""
        hands: list[tuple[int, ...]] = [()] * len(self.board.seats)
        careless = random.getrandbits(len(hands)) & ~(1 << self.seat)
        hands[self.seat] = self.own
        held, free = self._moved(random), [*self.free]
        for one in random.sample([*self.known], len(self.known)):
            cards = self.known[one] + held.get(one, ())
            hands[one] = cards + self._drawn(one, cards, free, random, is_careless=bool(careless >> one & 1))
            free = [card for card in free if card not in hands[one]]
        found = PlayedOut.of(self.board, hands)
        found.moods = [random.uniform(*MOODS) for _ in hands]
        found.moods[self.seat] = 1.0
        found.careless = careless
        if self.opened:
            found.made = [self._made(one, hand) for one, hand in enumerate(hands)]
        return found

    def _moved(self, random: Random) -> Mapping[int, tuple[int, ...]]:
        """Return who holds the cards that may have been passed on: all ways to lie are equally likely."""
        held, left = dict[int, tuple[int, ...]](), [*self.moved.rooms]
        for card in self.moved.cards:
            chosen = random.randrange(sum(left))
            at = next(at for at in range(len(left)) if chosen < sum(left[: at + 1]))
            left[at] -= 1
            holder = self.moved.places[at].holder
            if holder is not None:
                held[int(holder)] = (*held.get(int(holder), ()), card)
        return held

    def _drawn(
        self, one: int, cards: tuple[int, ...], free: Sequence[int], random: Random, *, is_careless: bool
    ) -> tuple[int, ...]:
        """Return the rest of a hand: of some that chance brings the best one."""
        lacking, better = DEALT - len(cards), (self.careless if is_careless else self.better)[one]
        drawn = [tuple(random.sample(free, lacking)) for _ in range(1 + better)]
        if not better:
            return drawn[0]
        return max(drawn, key=lambda more: self._looks(one, cards + more, is_careless=is_careless))

    def _looks(self, one: int, hand: tuple[int, ...], *, is_careless: bool) -> float:
        """Return how good a hand looks to its holder; who is careless never looks at what it may become."""
        if self.board.round < DEAREST and not is_careless:
            return parting(hand, self.board.options.low, self.board.round > 1)[0]
        if one in self.opened:
            return self._made(one, hand)
        rules = [ranking(self.board.options, half) for half in Half if self.board.declared[one] in (None, half)]
        return max([place_of(worth_of(hand, rule), rule) for rule in rules])

    def _made(self, one: int, hand: Sequence[int]) -> int:
        """Return what a hand with four open cards is worth."""
        if one == self.seat:
            return self.worth
        if one not in self.known:
            return 0
        opened, rule = self.opened[one], self._rule(one)
        return max([worth_of((*opened, card), rule) for card in hand if card not in opened])

    def _rule(self, one: int) -> Ranking:
        return ranking(self.board.options, self.board.declared[one] or Half.HIGH)


def _dared(board: Board, one: int) -> int:
    """Return how many full bets of this round a player has matched or made."""
    bets = board.bets
    return min(bets.full, MOST_FULL) if bets.put and 0 < bets.due == bets.put[one] else 0
