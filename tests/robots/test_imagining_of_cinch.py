"""The deals that the expert of Cinch imagines: hands that fit all it knows, and play by the rules."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import CARDS, SUITS, Card
from bot.games.cinch.board import HELD, Stage
from bot.games.cinch.inner.position import CinchPosition
from bot.games.cinch.moves import Name, Pass, Play
from bot.games.cinch.scoring import scores_of
from bot.games.cinch.trumps import is_trump, suit_of
from bot.games.protocol import SEATS, Position, of_kind
from bot.robots.cinch.bidding import Auction, Cards, drawn, suits_of
from bot.robots.cinch.expert import deal_with, won_before
from bot.robots.cinch.imagining import Imagining
from bot.robots.cinch.playing_out import CODES, TRUMPS, coded
from bot.robots.cinch.regular import CinchRegular, strength
from bot.robots.cinch.stakes import Stakes
from tests.games.cinch.tables import NINE_TO_FIVE, SHORT_STUB, begun, board, dealt, look, score
from tests.games.cinch.test_rules_1_to_4_draw import WITH_TEN

SEEDS = st.integers(0, 2**32)
HANDS = st.sampled_from([{}, {}, NINE_TO_FIVE, SHORT_STUB, WITH_TEN])


def at(stage: Stage, hands: dict[str, str], chance: Random, *, plies: int = 0) -> Position:
    """Return a deal, with these hands if given, at its beginning or `plies` moves into a stage."""
    position = begun(dealer=chance.choice("ABCD"))
    if hands:
        now = dealt(position, **hands)
    else:
        assert position.chance is not None
        now = position.supply(chance.sample(position.chance.cards, len(CARDS))).position
    while board(now).stage is not stage or (plies := plies - 1) >= 0:
        seat = min(now.to_act)
        moves = [*now.legal_moves(seat)][:20]
        now = now.play(seat, Pass() if chance.random() < 0.4 and Pass() in moves else chance.choice(moves)).position
    return now


def cards_of(bits: int, codes: tuple[int, ...]) -> set[Card]:
    """Return the cards of these bits."""
    return {card for card in CARDS if bits & codes[card.place]}


@given(HANDS, SEEDS, st.integers(0, 22))
def test_imagined_hands_fit_all_that_a_seat_knows(hands: dict[str, str], seed: int, plies: int) -> None:
    chance = Random(seed)
    now = at(Stage.PLAY, hands, chance, plies=plies)
    view, known = look(now, str(chance.choice(SEATS[:4]))), board(now)
    assert known.trump is not None
    imagining = Imagining.of(view)
    found = [cards_of(bits, CODES[known.trump]) for bits in imagining.hands(chance)]
    assert [len(cards) for cards in found] == [*known.in_hand]
    assert {*found[view.seat or 0]} == {*view.hand}
    for seat, cards in zip(known.seats, found, strict=True):
        if seat == view.seat:
            continue
        assert cards <= {*view.unseen(), *view.known[seat]}
        assert cards >= {*view.known[seat]}
        assert not {suit_of(card, known.trump) for card in cards} & known.lacks[seat]
        trumps = sum(is_trump(card, known.trump) for card in cards)
        trumps += sum(own == seat and is_trump(card, known.trump) for own, card in known.plays())
        kept = known.had(seat) - len(known.thrown[seat])
        assert kept <= trumps <= kept + known.drew[seat]
    assert len(set().union(*found)) == sum(known.in_hand), "each card lies in one hand"
    left = {card for card in view.unseen() if is_trump(card, known.trump)}
    if known.has_robbed:
        assert left <= set().union(*found), "the dealer left none that all did not see"


@given(HANDS, SEEDS, st.integers(0, 22))
def test_a_deal_that_is_played_out_goes_by_the_rules(hands: dict[str, str], seed: int, plies: int) -> None:
    """The hands are as they are: every card is legal, and the points are those that the rules count."""
    now = at(Stage.PLAY, hands, Random(seed), plies=plies)
    trump, declarers = board(now).trump, board(now).declarers
    assert trump is not None
    assert declarers is not None
    held = [coded(hand, trump) for hand in of_kind(CinchPosition, now).hands]
    rest = deal_with(board(now), held, trump, won_before(board(now), trump))
    points = rest.copy().to_the_end()
    is_open = True
    while now.chance is None:
        seat = min(now.to_act)
        move = next(iter(now.legal_moves(seat)))
        if is_open:
            (card,) = cards_of(rest.chosen(), CODES[trump])
            move, is_open = Play(card), rest.play(CODES[trump][card.place])
        now = now.play(seat, move).position
    assert score(now).points == points
    assert score(now).scores == scores_of(points, declarers, score(now).bid)


@given(HANDS, SEEDS)
def test_a_deal_that_is_imagined_is_drawn_by_the_rules(hands: dict[str, str], seed: int) -> None:
    """The hands are as they are, with the moves for silence when cards are thrown and robbed."""
    chance = Random(seed)
    now = of_kind(CinchPosition, at(Stage.NAME, hands, chance))
    places = [tuple(card.place for card in hand) for hand in now.hands]
    stub, suit = [card.place for card in now.stub], chance.choice(SUITS)
    suits = drawn(Cards(places, stub, [suits_of(hand)[0] for hand in places]), now.board.order, suit)
    after: Position = now.play(min(now.to_act), Name(suit)).position
    while board(after).stage is not Stage.PLAY:
        seat = min(after.to_act)
        move = of_kind(CinchPosition, after).default(seat)
        assert move is not None
        after = after.play(seat, move).position
    trumps = [coded(hand, suit) & TRUMPS for hand in of_kind(CinchPosition, after).hands]
    assert [bits & TRUMPS for bits in suits] == trumps
    assert {bits.bit_count() for bits in suits} == {HELD}


@given(SEEDS, st.integers(0, 3))
def test_imagined_deals_before_trumps_are_named(seed: int, plies: int) -> None:
    chance = Random(seed)
    now = at(Stage.BID, {}, chance, plies=plies)
    view = look(now, str(min(now.to_act)))
    deal = Auction.of(view).imagined(chance)
    assert [len(hand) for hand in deal.hands] == [9] * 4
    assert {CARDS[place] for place in deal.hands[view.seat or 0]} == {*view.hand}
    assert sorted([*deal.stub, *(place for hand in deal.hands for place in hand)]) == [*range(len(CARDS))]
    suits = suits_of(deal.hands[view.seat or 0])
    assert all(value == strength(view.hand, suit) for value, suit in suits)
    assert suits[0][1] is CinchRegular().trump(view, chance)


@pytest.mark.parametrize(
    ("sums", "points", "bid", "won"),
    [
        ((40, 0), (14, 0), 8, 1.0),  # there
        ((40, 50), (9, 5), 8, 0.11),
        ((40, 50), (7, 7), 8, 0.0),  # broken: the others are there
        ((0, 0), (7, 7), 5, 0.5),
    ],
)
def test_what_points_are_worth_for_the_match(
    sums: tuple[int, int], points: tuple[int, int], bid: int, won: float
) -> None:
    mine, theirs = (Stakes(sums, 51, side).after(points, 0, bid) for side in (0, 1))
    assert mine == pytest.approx(won, abs=0.07)
    assert mine + theirs == pytest.approx(1)
