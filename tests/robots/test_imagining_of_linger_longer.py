"""The deals that the expert of Linger Longer imagines: cards that fit all that it saw, and are played by the rules."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bot.games.cards import CARDS, Card, Suit
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.one_card.moves import Play
from bot.games.protocol import SEATS, Seat
from bot.robots.linger_longer.expert import LingerExpert
from bot.robots.linger_longer.imagining import Imagining
from bot.robots.linger_longer.playing_out import CODES, PlayedOut, coded
from tests.games.linger_longer.tables import begun, dealt, look
from tests.games.notation import play
from tests.left_out import first


def cards_of(bits: int) -> set[Card]:
    """Return the cards of these bits."""
    return {card for card in CARDS if bits & CODES[card.place]}


def moments() -> Iterator[LingerPosition]:
    """Yield a moment of each of many deals, played by chance until then."""
    for seed in range(10_000):
        chance = Random(seed)
        now = begun(chance.choice((3, 4, 5, 6)), trump=chance.choice(("dealer", "stock")))
        assert now.chance is not None
        now, plays = now.supply(chance.sample(now.chance.cards, len(now.chance.cards))).position, chance.randrange(24)
        for _ in range(plays):
            if now.chance is None:
                seat = min(now.to_act)
                now = now.play(seat, chance.choice([*now.legal_moves(seat)])).position
        if now.chance is None:
            assert isinstance(now, LingerPosition)
            yield now


def as_it_lies(now: LingerPosition) -> PlayedOut:
    """Return a deal with all its cards."""
    trick = now.board.trick
    assert trick is not None
    assert now.board.trump is not None
    hands = [coded(hand) for hand in now.hands]
    for seat, card in trick:
        hands[seat] |= CODES[card.place]
    stock = [CODES[card.place] for card in reversed(now.stock)]
    deal = PlayedOut.of(hands, stock, now.board.trump, map(int, trick.players))
    for card in trick.cards:
        deal.play(CODES[card.place])
    return deal


@pytest.mark.parametrize("number", first(1, [40, 1_000], why="all seeds"))
def test_a_deal_is_played_out_by_the_rules(number: int) -> None:
    for position in islice(moments(), number):
        now, deal, goes_on = position, as_it_lies(position), True
        while goes_on:
            (card,) = cards_of(deal.chosen())
            assert [coded(hand) for hand in now.hands] == deal.hands
            assert min(now.to_act) == deal.seat
            goes_on = deal.play(CODES[card.place])
            now = now.play(SEATS[min(now.to_act)], Play(card)).position
            assert isinstance(now, LingerPosition)
        score = now.board.scores[-1]
        assert (deal.winner, coded(score.hand)) == (score.winner, deal.hands[deal.winner])
        assert as_it_lies(position).to_the_end() == (score.winner, max(score.scores))


@pytest.mark.parametrize(
    ("played", "then"),
    [
        ("", "9S"),  # A follows and cannot beat it, and C is out of trumps: nobody beats a low spade
        ("9S", "2H"),  # who has no spade trumps as low as that holds
        ("9S 2H", "5S"),  # and who must follow throws what is missed least
    ],
)
def test_players_play_the_cheapest_card_that_nobody_can_beat(played: str, then: str) -> None:
    hands = {"b": "9S AH 4D", "c": "2H 3H 8C", "a": "5S 7S TH"}
    if not played:
        hands |= {"c": "2S 3D 8C"}
    position = play(dealt(begun(), **hands), played)
    assert isinstance(position, LingerPosition)
    (card,) = cards_of(as_it_lies(position).chosen())
    assert str(card) == then


def test_imagined_cards_fit_all_that_a_seat_knows() -> None:
    chance = Random(1)
    for position in islice(moments(), 60):
        seat = min(position.to_act)
        view, imagining = look(position, str(seat)), Imagining.of(look(position, str(seat)))
        board = view.board
        for _ in range(3):
            deal = imagining.deal(chance)
            found = [cards_of(hand) for hand in deal.hands]
            assert [len(cards) for cards in found] == [*board.in_hand]
            assert found[seat] == {*view.hand}
            assert deal.seat == seat
            assert board.shown is None or board.shown in found[board.dealer]
            known = {*view.hand, *(() if board.shown is None else (board.shown,))}
            hidden = set().union(*found) - known
            assert hidden | cards_of(sum(deal.stock)) == {*view.unseen()}
            assert len(hidden) + len(deal.stock) == len(view.unseen())
            for other in board.seats:
                if other != seat:
                    assert fits(board, other, found[other])


def fits(board: Board, seat: Seat, held: set[Card]) -> bool:
    """Return whether no more cards of a suit were there after someone had none than they have drawn since."""
    tricks = (*board.tricks, *(() if board.trick is None else (board.trick,)))
    plays = [trick.card(seat) for trick in tricks]
    for number, trick in enumerate(tricks):
        own = plays[number]
        if own is not None and trick.led is not None and own.suit is not trick.led:
            later = [card for card in (*plays[number + 1 :], *held) if card is not None and card.suit is trick.led]
            if len(later) > board.takers[number:].count(seat):
                return False
    return True


def test_a_card_drawn_since_may_be_of_a_suit_that_someone_lacked() -> None:
    """C trumps a spade, draws, and leads a club: one of the two cards that were there, or the one drawn."""
    position = dealt(begun(), b="AS 4D 2C", c="2H 8C 9C", a="QS 7D TH", stock="KS 3D")
    imagining = Imagining.of(look(play(position, "AS 2H QS 8C"), "A"))
    (holder,) = (one for one in imagining.holders if one.seat is Seat.C)
    old, new = frozenset({Suit.SPADES}), frozenset[Suit]()
    every, fitting = len(imagining.unseen), sum(card.suit is not Suit.SPADES for card in imagining.unseen)
    assert dict(zip(holder.ways, apart(holder.likely), strict=True)) == {
        (old, new): 3 * 2 * fitting * every,
        (old, old): 3 * fitting * fitting,
    }


def apart(sums: tuple[float, ...]) -> list[float]:
    """Return the numbers of which these are the sums."""
    return [each - before for each, before in zip(sums, (0, *sums), strict=False)]


def test_the_same_view_and_luck_play_the_same_card() -> None:
    for position in islice(moments(), 3):
        view = look(position, str(min(position.to_act)))
        assert len({LingerExpert().choose(view, random=Random(7)) for _ in range(2)}) == 1
