"""B1 to B4: the cards, the deal, turning, paying, taking, and the end of a deal."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.beggar_my_neighbor.board import Ended, Go, demand
from bot.games.beggar_my_neighbor.events import Low, Scored, Took, Went
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.cards import CARDS, Rank, parse_card
from bot.games.protocol import Over, Owed, Position, Seat
from tests.games.beggar_my_neighbor.tables import (
    BEGGAR,
    FIRST_A,
    FIRST_B,
    RECORDS,
    begun,
    board,
    dealt,
    pile,
    play,
    score,
    step,
)


def stacked(a: str, b: str, *, turner: str = "A", goes: tuple[Go, ...] = (), owed: int = 0, **options: str) -> Position:
    """Return a deal with these cards in the stacks, the first on top; any other cards are nowhere."""
    position = dealt(begun(**options))
    assert isinstance(position, BeggarPosition)
    stacks = tuple(tuple(parse_card(word) for word in words.split()) for words in (a, b))
    held = (len(stacks[0]), len(stacks[1]))
    open_part = replace(position.board, in_stack=held, turner=Seat[turner], goes=goes, owed=owed)
    return replace(position, board=open_part, stacks=stacks)


def stack(position: Position, seat: str) -> str:
    """Return the cards of a stack, the top first."""
    assert isinstance(position, BeggarPosition)
    return " ".join(map(str, position.stacks[Seat[seat]]))


@pytest.mark.parametrize("seats", [1, 3])
def test_b1_1_two_players(seats: int) -> None:
    with pytest.raises(ValueError, match="by 2"):
        BEGGAR.start(BEGGAR.options({}), seats, Seat.A)


def test_b1_1_one_pack_of_52() -> None:
    chance = begun().chance
    assert chance is not None
    assert (chance.kind, chance.cards) == (Owed.DECK, CARDS)


def test_b1_1_penalty_cards_demand_4_3_2_and_1_cards_whatever_their_suit() -> None:
    demands = {rank: {demand(card) for card in CARDS if card.rank is rank} for rank in Rank}
    assert [demands[rank] for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)] == [{4}, {3}, {2}, {1}]
    assert sum(demand(card) == 0 for card in CARDS) == 36


def test_b1_2_collect_all_the_cards() -> None:
    position = dealt(begun(), FIRST_A, FIRST_B)
    while position.outcome is None:
        position = play(position, "B: laps 50")
    assert sorted(score(position).held) == [0, 52]


@pytest.mark.parametrize("dealer", ["A", "B"])
def test_b2_1_and_b2_2_all_cards_one_at_a_time_the_other_player_first_and_turned_in_that_order(dealer: str) -> None:
    pack = Random(1).sample(CARDS, 52)
    position = begun(dealer=dealer).supply(pack).position
    first = "B" if dealer == "A" else "A"
    assert stack(position, first) == " ".join(map(str, pack[::2]))
    assert stack(position, dealer) == " ".join(map(str, pack[1::2]))
    assert board(position).in_stack == (26, 26)
    turned = play(position, f"{first}: turn")
    assert pile(turned) == str(pack[0])


def test_b2_1_first_dealer_by_lot_then_the_deal_alternates() -> None:
    position = begun(dealer="A", deals="4", laps="20")
    dealers = []
    while position.outcome is None:
        if position.chance is not None:
            dealers.append(str(position.chance.seat))
            position = dealt(position, FIRST_A, FIRST_B)
        position = play(position, "A: laps 50")
    assert dealers == [*"ABAB"]


def test_b3_1_the_non_dealer_turns_first_and_then_one_card_each_in_turn() -> None:
    position = dealt(begun(), "7S 4H 9D", "3S 6H 8D")
    for line, lying in (("A", "7S"), ("B", "7S 3S"), ("A", "7S 3S 4H"), ("B", "7S 3S 4H 6H")):
        assert board(position).turner == Seat[line]
        position = play(position, f"{line}: turn")
        assert pile(position) == lying


def test_b3_2_a_penalty_card_makes_the_other_pay_so_many_cards() -> None:
    position = play(dealt(begun(), FIRST_A, FIRST_B), "A: turn", "B: turn")
    assert (board(position).turner, board(position).owed) == (Seat.A, 3)


def test_b3_3_if_all_are_number_cards_the_player_of_the_penalty_card_takes_the_pile() -> None:
    made = step(play(dealt(begun(), "7S 2S 3S 4S", "KD 2D"), "A: turn", "B: turn"), "A: turn")
    went, took = made.events
    assert isinstance(went, Went)
    assert isinstance(took, Took)
    assert ([*map(str, went.go.cards)], went.go.owed) == (["2S", "3S", "4S"], 3)
    assert (took.seat, took.count, took.held) == (Seat.B, 5, 30)
    assert board(made.position).in_stack == (22, 30)


def test_b3_4_a_penalty_card_stops_the_payment_and_its_rest_is_forgotten() -> None:
    position = play(dealt(begun(), FIRST_A, FIRST_B), "A: turn", "B: turn", "A: turn")
    assert pile(position) == "7S KD 4H 9D QS"
    assert (board(position).turner, board(position).owed) == (Seat.B, 2)
    assert board(position).goes[-1].has_stopped
    position = play(position, "B: turn")
    assert (pile(position)[-2:], board(position).owed) == ("JC", 1)
    assert [*map(str, board(position).rally)] == ["KD", "QS", "JC"]


def test_b3_4_whoever_turned_the_last_penalty_card_takes_the_pile() -> None:
    position = play(dealt(begun(), FIRST_A, FIRST_B), "A: turn", "B: turn", "A: turn", "B: turn", "A: turn")
    (lap,) = board(position).last_laps
    assert (lap.seat, lap.count, lap.held, len(lap.rally)) == (Seat.B, 7, (21, 31), 3)


def test_b3_5_the_pile_goes_under_the_stack_as_it_lies() -> None:
    position = play(dealt(begun(), FIRST_A, FIRST_B), "A: lap")
    assert stack(position, "B").endswith("7S KD 4H 9D QS JC 5C")
    assert stack(position, "B").startswith("3S 6H 8D")


def test_b3_6_whoever_took_the_pile_turns_next() -> None:
    position = play(dealt(begun(), FIRST_A, FIRST_B), "A: lap")
    assert (board(position).turner, board(position).owed, board(position).pile) == (Seat.B, 0, ())


def test_b3_7_a_lap_is_the_same_however_it_is_turned() -> None:
    turns = play(dealt(begun(), FIRST_A, FIRST_B), "A: turn", "B: turn", "A: turn", "B: turn", "A: turn")
    lap, begun_by_hand = (
        play(dealt(begun(), FIRST_A, FIRST_B), *lines) for lines in (["B: lap"], ["A: turn", "B: turn", "B: lap"])
    )
    assert {(board(each).laps, board(each).turned) for each in (turns, lap, begun_by_hand)} == {(1, 7)}
    assert board(turns).last_laps == board(lap).last_laps == board(begun_by_hand).last_laps
    assert stack(turns, "B") == stack(lap, "B")


def test_b4_1_and_b4_2_who_turns_the_last_card_of_the_own_stack_has_lost_at_once() -> None:
    made = step(stacked("7S", "8S 9S"), "A: turn")
    went, took, scored, over = made.events
    assert isinstance(went, Went)
    assert isinstance(took, Took)
    assert (took.seat, took.count) == (Seat.B, 1)
    assert isinstance(scored, Scored)
    assert isinstance(over, Over)
    assert (score(made.position).winner, score(made.position).ended, score(made.position).laps) == (
        Seat.B,
        Ended.ALL,
        1,
    )
    assert stack(made.position, "B") == "8S 9S 7S"


@pytest.mark.parametrize("last", ["JS", "AS", "8S"])
def test_b4_2_whatever_card_it_was(last: str) -> None:
    """The page's fourth example has a last jack still paid, as mathematicians play: B4.2 says otherwise."""
    assert score(play(stacked(last, "9S 2S"), "A: turn")).winner == Seat.B


def test_b4_2_also_when_a_payment_takes_it() -> None:
    king = Go(Seat.B, (parse_card("KD"),), 0)
    paid = play(stacked("7S 8S", "9S", goes=(king,), owed=3), "A: turn")
    assert (score(paid).winner, score(paid).held) == (Seat.B, (0, 4))


def test_b4_3_after_the_agreed_laps_the_larger_stack_wins() -> None:
    lines = (RECORDS / "beggar-quick.game").read_text().splitlines()
    deck = next(line for line in lines if line.startswith("Deck: ")).removeprefix("Deck: ")
    position = begun(laps="20").supply([*map(parse_card, deck.split())]).position
    position = play(position, "A: laps 19")
    assert (board(position).laps, position.outcome) == (19, None)
    position = play(position, "B: laps 50")
    assert (score(position).ended, score(position).laps, score(position).winner) == (Ended.LIMIT, 20, Seat.A)
    assert (score(position).held, score(position).turned) == ((44, 8), 152)


def test_b4_3_level_is_a_drawn_deal_and_scores_nothing() -> None:
    position = stacked("JS 2S 3S", "4S 5S 6S 7S 8S", laps="20")
    assert isinstance(position, BeggarPosition)
    drawn = play(replace(position, board=replace(position.board, laps=19)), "A: lap")
    assert (score(drawn).held, score(drawn).winner, score(drawn).scores) == ((4, 4), None, (0, 0))
    assert drawn.outcome is not None
    assert (drawn.outcome.winners, drawn.outcome.places) == (frozenset(), ((Seat.A, Seat.B),))
    assert BEGGAR.settle(drawn, 100).transfers == ()


def test_b4_4_the_winner_of_a_deal_scores_one() -> None:
    assert score(play(stacked("7S", "8S 9S"), "A: turn")).scores == (0, 1)


def test_b8_stacks_of_ten_and_fewer_are_told_of_once() -> None:
    eleven = "2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H"
    made = step(stacked(eleven, "JD JC 2C 3C 4C 5C 6C 7C", turner="B"), "B: laps 2")
    assert [event for event in made.events if isinstance(event, Low)] == [Low(Seat.A, 10)]
