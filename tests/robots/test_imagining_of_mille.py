"""The deals that the expert of Mille imagines: cards that fit all it knows, and are played by the rules."""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from bot.games.cards import CARDS, RANKS, Card, unpack
from bot.games.mille.board import Phase
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.moves import Discard, Draw, Lay, Take
from bot.games.protocol import Move, Seat
from bot.robots.mille.dealt import RANK_OF, Dealt
from bot.robots.mille.entry import ENTRY
from bot.robots.mille.expert import MilleExpert
from bot.robots.mille.imagining import Imagining, coded
from bot.robots.mille.playing_out import best_discard, lays_of, to_the_end, wants_pile, way_out
from bot.robots.mille.reading import read
from bot.robots.mille.regular import MilleRegular
from tests.left_out import first

REGULAR = MilleRegular()


def turns(seed: int) -> Iterator[MillePosition]:
    """Yield the positions of a game of regulars in which a turn begins."""
    luck = Random(seed)
    now = ENTRY.game.start(ENTRY.game.options({"rules": luck.choice(["classic", "denexa"])}), 2, Seat.A)
    while now.outcome is None:
        assert isinstance(now, MillePosition)
        if (chance := now.chance) is not None:
            now = now.supply(luck.sample(chance.cards, len(chance.cards))).position
            continue
        seat = min(now.to_act)
        if now.deal.board.phase is Phase.BEGIN and not now.deal.board.may_pick:
            yield now
        now = now.play(seat, REGULAR.choose(now.view(seat), random=luck)).position


def dealt(now: MillePosition) -> Dealt:
    """Return the deal as it is, hidden cards included."""
    seat = min(now.to_act)
    view = now.view(seat)
    other = unpack(now.deal.hands[1 - seat] - view.board.known[1 - seat])
    stock = [CARDS[place] for place in reversed(now.deal.stock)]
    return Imagining.of(read(view)).with_hidden([*map(coded, (*other, *stock))])


def held(now: MillePosition, numbers: Iterable[int]) -> tuple[Card, ...]:
    """Return cards of these kinds in the hand of who plays."""
    cards, found = [*unpack(now.deal.hands[min(now.to_act)])], []
    for number in numbers:
        card = next(card for card in cards if coded(card) == number)
        cards.remove(card)
        found.append(card)
    return tuple(found)


class Mirror:
    """A deal that is played by the rules and on integers, with the same moves."""

    def __init__(self, now: MillePosition) -> None:
        self.now, self.deal, self.number = now, dealt(now), now.deal.board.number

    def is_over(self) -> bool:
        """Whether the rules say so."""
        return self.now.deal.board.number != self.number or self.now.chance is not None or self.now.outcome is not None

    def play(self, move: Move) -> None:
        """Play a move by the rules."""
        step = self.now.play(min(self.now.to_act), move).position
        assert isinstance(step, MillePosition)
        self.now = step

    def lay(self, rank: int, cards: int, twos: int) -> None:
        """Lay cards, the costliest first."""
        own = sorted(
            (card for card in unpack(self.now.deal.hands[self.deal.seat]) if card.rank is RANKS[rank]), key=coded
        )
        wild = [card for card in unpack(self.now.deal.hands[self.deal.seat]) if card.rank is RANKS[-1]][:twos]
        self.play(Lay(RANKS[rank], (*own[::-1][:cards], *wild)))
        self.deal.lay(rank, cards, twos)

    def throw(self, number: int) -> None:
        """Discard a card of this kind."""
        self.play(Discard(*held(self.now, [number])))
        self.deal.throw(number)

    def begin(self) -> None:
        """Take or draw."""
        deal, now = self.deal, self.now
        if deal.may_take and (deal.is_stock_gone or wants_pile(deal)):
            top = now.deal.board.top
            pair = sorted(
                (card for card in unpack(now.deal.hands[deal.seat]) if card.place // 4 == top // 4), key=coded
            )
            self.play(Take(*pair[-2:]))
            deal.take()
            return
        self.play(Draw())
        under = deal.pile[:-1]
        deal.draw()
        if (chance := self.now.chance) is not None and self.now.deal.board.phase is Phase.RENEW:
            cards, order = [*chance.cards], []
            for number in reversed(under):
                order.append(next(card for card in cards if coded(card) == number))
                cards.remove(order[-1])
            step = self.now.supply(order).position
            assert isinstance(step, MillePosition)
            self.now = step

    def turn(self) -> None:
        """Play a turn."""
        self.begin()
        if self.is_over():
            return
        way = way_out(self.deal.mover)
        for lay in lays_of(self.deal) if way is None else way:
            self.lay(*lay)
        if not self.is_over():
            own = self.deal.mover
            left = [own.cheapest(rank) for rank, cards in enumerate(own.hand) if cards]
            self.throw(best_discard(self.deal) if way is None else left[0])


def same(now: MillePosition, deal: Dealt) -> bool:
    """Return whether both are the same deal at the same moment."""
    board = now.deal.board
    mirrored = dealt(now)
    return (
        board.in_hand == tuple(side.in_hand for side in deal.sides)
        and [(side.hand, side.special, side.laid, side.wilds, side.down, side.held) for side in mirrored.sides]
        == [(side.hand, side.special, side.laid, side.wilds, side.down, side.held) for side in deal.sides]
        and sorted(mirrored.pile) == sorted(deal.pile)
        and mirrored.pile[-1:] == deal.pile[-1:]
        and mirrored.stock == deal.stock
        and (mirrored.gone, mirrored.renewals, mirrored.seat) == (deal.gone, deal.renewals, deal.seat)
    )


@pytest.mark.parametrize("number", first(1, [40, 1_000], why="all seeds"))
def test_a_deal_is_played_out_by_the_rules(number: int) -> None:
    ends = (now for seed in range(number) for now in turns(seed))
    for now, _ in zip(ends, range(number), strict=False):
        mirror, alone = Mirror(now), to_the_end(dealt(now))
        while not mirror.is_over():
            mirror.turn()
            assert mirror.is_over() == mirror.deal.is_over
            if not mirror.is_over():
                assert same(mirror.now, mirror.deal)
        assert mirror.now.match.scores[-1].scores == mirror.deal.scores() == alone


def test_imagined_cards_fit_all_that_a_seat_knows() -> None:
    for now, number in zip(turns(1), range(60), strict=False):
        seat = min(now.to_act)
        view, real = now.view(seat), dealt(now)
        deal = Imagining.of(read(view)).deal(Random(number))
        own, other = deal.sides[seat], deal.sides[1 - seat]
        assert own == real.sides[seat]
        assert (other.in_hand, other.laid, other.wilds, other.down) == (
            real.sides[1 - seat].in_hand,
            real.sides[1 - seat].laid,
            real.sides[1 - seat].wilds,
            real.sides[1 - seat].down,
        )
        assert all(cards >= known for cards, known in zip(other.hand, other.known, strict=True))
        assert len(deal.stock) == view.stock
        assert deal.gone == real.gone
        assert [hand + stock for hand, stock in zip(other.hand, ranks(deal.stock), strict=True)] == [
            hand + stock for hand, stock in zip(real.sides[1 - seat].hand, ranks(real.stock), strict=True)
        ]


def ranks(numbers: Iterable[int]) -> list[int]:
    """Return how many cards of each rank these are."""
    counts = [0] * len(RANKS)
    for number in numbers:
        counts[RANK_OF[number]] += 1
    return counts


def test_the_same_view_and_luck_play_the_same() -> None:
    for now, number in zip(turns(2), range(10), strict=False):
        view = now.view(min(now.to_act))
        assert len({MilleExpert().choose(view, random=Random(number)) for _ in range(3)}) == 1
