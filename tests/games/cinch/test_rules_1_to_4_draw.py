"""C1 to C4: sides, trumps, the deal, bidding, and the draw."""

from random import Random

import pytest

from bot.games.cards import SUITS, Hand, Suit, parse_card
from bot.games.cinch.board import SIDES, Stage, Taken, side_of
from bot.games.cinch.events import Filled, Named, Passed, Robbed, Threw
from bot.games.cinch.trumps import SAME_COLOR, beats, in_order, suited
from bot.games.protocol import Seat, clockwise
from tests.games.cinch.tables import (
    CALLED,
    CINCH,
    NINE_TO_FIVE,
    ROBBED,
    SHORT_STUB,
    after,
    begun,
    board,
    dealt,
    deck,
    events,
    hand,
    legal,
    look,
    parts,
    played,
    score,
    why,
)
from tests.games.reading import to_the_end


def text(cards: Hand) -> str:
    """Return cards in hand order."""
    return " ".join(map(str, cards))


def test_c1_1_four_players_and_partners_sit_opposite() -> None:
    assert CINCH.sides(4) == SIDES == ((Seat.A, Seat.C), (Seat.B, Seat.D))
    assert not CINCH.reacts_in_deals(4)
    for seats in (2, 3, 5):
        with pytest.raises(ValueError, match="played by 4"):
            CINCH.start(CINCH.options({}), seats, Seat.A)


@pytest.mark.parametrize("trump", SUITS)
def test_c1_3_fourteen_trumps_the_left_pedro_between_the_right_one_and_the_four(trump: Suit) -> None:
    pack = Hand(begun().chance.cards)  # type: ignore[union-attr]
    other = SAME_COLOR[trump]
    own = [f"{rank}{trump}" for rank in "AKQJT9876"]
    ordered = [*own, f"5{trump}", f"5{other}", *(f"{rank}{trump}" for rank in "432")]
    assert [*map(str, in_order(suited(pack, trump, trump), trump))] == ordered
    assert [len(suited(pack, suit, trump)) for suit in SUITS] == [
        14 if suit is trump else 12 if suit is other else 13 for suit in SUITS
    ]
    cards = [parse_card(each) for each in ordered]
    for at, card in enumerate(cards):
        assert all(beats(card, lower, trump) and not beats(lower, card, trump) for lower in cards[at + 1 :])
        assert beats(card, parse_card(f"A{other}"), trump)


def test_c2_1_the_deal_passes_left_also_after_one_that_was_thrown_in() -> None:
    position = begun(dealer="C", all_pass="redeal", target="200")
    dealers = []
    for number in range(5):
        position = dealt(position)
        dealers.append(str(board(position).dealer))
        order = [str(seat) for seat in clockwise(4, after=board(position).dealer)]
        if number % 2:
            position = after(position, *(f"{seat}: pass" for seat in order))
        else:
            while board(position).deal == number + 1 and position.chance is None:
                seat = min(position.to_act)
                position = position.play(seat, next(iter(position.legal_moves(seat)))).position
    assert dealers == [*"CDABC"]


def test_c2_2_nine_cards_each_in_packets_of_three_and_a_stub() -> None:
    position = begun(dealer="D")
    assert position.chance is not None
    pack = Random(1).sample(position.chance.cards, 52)
    position = position.supply(pack).position
    for at, seat in enumerate("ABCD"):
        cards = [card for start in (3 * at, 12 + 3 * at, 24 + 3 * at) for card in pack[start : start + 3]]
        assert look(position, seat).hand == Hand(cards)
    assert (board(position).in_hand, board(position).stub) == ((9,) * 4, 16)


def test_c3_1_one_round_in_which_each_passes_or_bids_more() -> None:
    position = dealt(begun())
    assert legal(position).startswith("pass, bid 1, bid 2")
    position = after(position, "B: bid 13")
    assert legal(position) == "pass, bid 14"
    assert why(position, "C: bid 13") == "bid-too-low C3.1"
    assert why(position, "D: pass") == "not-your-turn C5.1"
    assert why(position, "C: trump H") == "call-first C3.1"
    position = after(position, "C: bid 14")
    for seat in (Seat.D, Seat.A):
        assert (position.to_act, legal(position)) == ({seat}, "pass")
        assert position.forced is not None
        step = position.play(*position.forced)
        assert step.events == (Passed(seat, is_only=True),)
        assert step.events[0].is_forced
        position = step.position
    assert (board(position).stage, board(position).bidder, board(position).bid) == (Stage.NAME, Seat.C, 14)
    assert len(board(position).calls) == 4


def test_c3_2_the_highest_bidder_names_trumps_and_leads() -> None:
    position = after(dealt(begun(), **NINE_TO_FIVE), *CALLED[:-1])
    assert (position.to_act, legal(position)) == ({Seat.C}, "trump S, trump H, trump D, trump C")
    assert why(position, "C: play AH") == "name-first C3.3"
    assert [len(look(position, "B").would_have(suit)) for suit in SUITS] == [3, 3, 2, 2]
    named, filled = events(position, "C: trump H")
    assert named == Named(Seat.C, Suit.HEARTS, 8, (7, 6, 4, 7))
    assert isinstance(filled, Filled)
    position = after(position, "C: trump H", "A: rob 8D 7D 4C 3C")
    assert (position.to_act, board(position).declarers) == ({Seat.C}, side_of(Seat.C))


def test_c3_4_all_pass_and_the_dealer_plays_a_contract_that_cannot_fail() -> None:
    position = after(dealt(begun(), **NINE_TO_FIVE), "B: pass", "C: pass", "D: pass", "A: pass")
    assert (position.to_act, board(position).bid) == ({Seat.A}, 0)
    position = after(position, "A: trump C")
    assert (board(position).trump, board(position).bidder, position.to_act) == (Suit.CLUBS, Seat.A, {Seat.A})
    while position.chance is None:
        seat = min(position.to_act)
        position = position.play(seat, next(iter(position.legal_moves(seat)))).position
    assert score(position).is_made
    assert max(score(position).scores) == abs(score(position).points[0] - score(position).points[1])


def test_c3_4_or_the_cards_are_thrown_in() -> None:
    step = after(dealt(begun(all_pass="redeal")), "B: pass", "C: pass", "D: pass")
    position = after(step, "A: pass")
    assert (score(position).ended.value, score(position).bidder, score(position).scores) == ("passed", None, (0, 0))
    assert position.chance is not None
    assert (position.chance.deal, position.chance.seat, look(position, "B").unseen()) == (2, Seat.B, ())


def test_c4_1_plain_cards_leave_the_hands_unseen_and_their_number_tells_the_trumps() -> None:
    position = after(dealt(begun(), **NINE_TO_FIVE), *CALLED)
    assert board(position).put_away == (7, 6, 4, 7)
    assert [board(position).had(seat) for seat in board(position).seats] == [2, 3, 5, 2]
    assert text(look(position, "C").away) == "AS 8C 7C 3D"
    assert not look(position).away


def test_c4_3_hands_are_filled_up_from_the_dealers_left_and_the_dealer_robs() -> None:
    position = after(dealt(begun(), **NINE_TO_FIVE), *CALLED[:-1])
    _, filled = events(position, "C: trump H")
    assert isinstance(filled, Filled)
    assert (filled.drew, filled.robs, filled.stub) == ((0, 3, 1, 4), 4, 8)
    assert [text(cards or Hand()) for cards in filled.cards] == ["", "QC 7S 2H", "9D", "7H 6C 5S 5C"]
    assert text(filled.rest or Hand()) == "8D 7D 6S 6D 4D 4C 3C 2D"
    position = after(position, "C: trump H")
    assert hand(position, "D") == "QH 7H 6C 5S 5C 3H"
    for line, code in {
        "A: rob 8D 7D 4C": "rob-count C4.4",
        "A: rob 8D 7D 4C 3C 2D": "rob-count C4.4",
        "A: rob 8D 7D 4C QC": "not-in-stub C4.4",
        "A: play 8H": "rob-first C4.4",
        "C: rob 8D 7D 4C 3C": "not-your-turn C5.1",
    }.items():
        assert why(position, line) == code
    (robbed,) = events(position, "A: rob 8D 7D 4C 3C")
    assert isinstance(robbed, Robbed)
    assert (robbed.count, robbed.seen_by(Seat.C)) == (4, Robbed(Seat.A, 4, None, Hand(), Hand()))
    assert hand(after(position, "A: rob 8D 7D 4C 3C"), "A") == "8H 8D 7D 6H 4C 3C"


WITH_TEN = NINE_TO_FIVE | {
    "b": "2H 5D 4H KS QS JS AC KC QD",
    "stub": "7S QC 4C 9D 7H 5S 6C 5C TH 3C 8D 7D 6D 6S 4D 2D",
}
"""The first example with the ten of trumps among the cards that the dealer robs (C13.6)."""


def test_c4_4_a_ten_left_behind_by_a_declarer_counts_for_nobody() -> None:
    position = after(dealt(begun(), **WITH_TEN), *CALLED)
    assert text(look(position, "A").spoiled(CINCH.parse("rob 8D 7D 6D 3C"))) == "TH"
    assert not look(position, "A").spoiled(CINCH.parse("rob TH 8D 7D 6D"))
    (robbed,) = events(position, "A: rob 8D 7D 6D 3C")
    assert robbed == Robbed(Seat.A, 4, Hand(map(parse_card, ["8D", "7D", "6D", "3C"])), *[Hand([parse_card("TH")])] * 2)
    position = after(position, "A: rob 8D 7D 6D 3C")
    assert text(board(position).behind) == text(board(position).dead) == "TH"
    assert (parts(board(position)), board(position).stub) == ("- - - - - -", 3)


def test_c4_8_left_behind_by_a_defender_it_counts_for_the_declarers() -> None:
    called = ("B: bid 3", "C: pass", "D: pass", "A: pass", "B: trump H", "A: rob 8D 7D 6D 3C")
    position = after(dealt(begun(), **WITH_TEN), *called)
    assert board(position).in_deal == (0, 1)
    ten = Taken(board(position).taken[3].part, 1, parse_card("TH"), Seat.A, is_put_away=True)  # type: ignore[union-attr]
    assert board(position).taken == (None, None, None, ten, None, None)


def test_c4_2_seven_trumps_are_thrown_down_to_six_and_dead() -> None:
    called = ("B: pass", "C: pass", "D: pass", "A: bid 3")
    position = after(dealt(begun(), **SHORT_STUB), *called)
    assert [type(event) for event in events(position, "A: trump H")] == [Named]
    position = after(position, "A: trump H")
    assert (position.to_act, board(position).put_away) == ({Seat.D}, (8, 9, 9, 2))
    assert legal(position).split(", ")[0] == "throw 8H"
    assert len(legal(position).split(", ")) == 7
    assert why(position, "D: throw JH TH") == "throw-count C4.2"
    assert why(position, "D: throw QS") == why(position, "D: throw 2H") == "not-held C5.1"
    assert why(position, "D: play AH") == "throw-first C4.2"
    assert text(look(position, "D").spoiled(CINCH.parse("throw JH"))) == "JH"
    threw, filled = events(position, "D: throw JH")
    assert threw == Threw(Seat.D, Hand([parse_card("JH")]), Hand([parse_card("JH")]))
    assert isinstance(filled, Filled)
    assert (filled.drew, filled.robs, filled.stub, filled.rest) == ((5, 6, 6, 0), 0, 0, None)
    position = after(position, "D: throw JH")
    assert (text(board(position).dead), parts(board(position))) == ("JH", "- - AC - - -")


def test_c4_6_a_stub_too_short_is_eked_out_with_what_was_put_away_first() -> None:
    called = ("B: pass", "C: pass", "D: pass", "A: bid 3", "A: trump H", "D: throw JH")
    position = after(dealt(begun(), **SHORT_STUB), *called)
    assert hand(position, "A") == "AC QD 5S 5H 5C 2S"
    assert position.to_act == {Seat.A}, "no choice, so no move (C4.7)"
    assert [text(cards) for cards in look(position, "B").known] == ["2S", "", "", ""], (
        "who put it away knows where it is"
    )
    assert all(not any(look(position, seat).known) for seat in (None, "A", "C", "D"))
    assert parse_card("2S") not in look(position, "B").unseen()
    assert parse_card("2S") not in look(position, "B").away
    assert parse_card("2S") in look(position, "C").unseen()


def test_c4_7_a_dealer_for_whom_just_enough_is_left_gets_it_without_a_move() -> None:
    hands = {
        "b": "2S 3S 4S 6S 7S 8S 9S TS JS",
        "c": "2C 3C 4C 6C 7C 8C 9C TC JC",
        "d": "AH KH QH JH TH 9H QS KS AS",
        "a": "8H 7H QC KC AD KD 9D TD JD",
        "stub": "2H 3H 4H 2D 3D 4D 6H 5D 6D 7D 8D QD AC 5S 5C 5H",
    }
    position = after(dealt(begun(), **hands), *("B: pass", "C: pass", "D: bid 5", "A: pass", "D: trump H"))
    assert hand(position, "A") == "AC 8H 7H 5S 5H 5C"
    assert (position.to_act, board(position).stub, board(position).has_robbed) == ({Seat.D}, 0, False)


def test_c4_4_a_dealer_with_six_trumps_does_not_look() -> None:
    hands = {"a": "AH KH QH JH TH 9H 2S 3S 4S", "b": "8H", "c": "7H", "d": "6H"}
    position = after(dealt(begun(), **hands), "B: pass", "C: pass", "D: pass", "A: bid 9", "A: trump H")
    assert (position.to_act, board(position).has_robbed, look(position, "A").rest) == ({Seat.A}, False, Hand())
    assert board(position).stub == len(set(look(position, "A").unseen())) - 18 - sum(board(position).put_away[1:])


@pytest.mark.parametrize("seed", range(3))
def test_c4_every_hand_has_six_cards_when_the_first_is_led(seed: int) -> None:
    """In random games, with many trumps in one suit more often than by chance."""
    luck = Random(seed)
    position = begun()
    for _ in range(40):
        suit = luck.choice(SUITS)
        cards = sorted(begun().chance.cards, key=lambda card: luck.random() + (card.suit is suit) * 0.7)  # type: ignore[union-attr]
        position = begun(dealer=str(Seat(luck.randrange(4)))).supply(cards).position
        position = after(position, f"{min(position.to_act)}: bid 1")
        for _ in range(3):
            position = after(position, f"{min(position.to_act)}: pass")
        position = after(position, f"{min(position.to_act)}: trump {suit}")
        while board(position).stage is not Stage.PLAY:
            seat = min(position.to_act)
            position = position.play(seat, luck.choice([*position.legal_moves(seat)][:50])).position
        assert board(position).in_hand == (6, 6, 6, 6)
        assert [len(look(position, seat).hand) for seat in "ABCD"] == [6] * 4
        for seat in board(position).seats:
            held = look(position, str(seat)).hand
            kept = board(position).had(seat) - len(board(position).thrown[seat])
            assert len(suited(held, suit, suit)) >= kept
        position = begun()


def test_c2_and_c4_are_told_with_the_first_example() -> None:
    position = after(dealt(begun(), **NINE_TO_FIVE), *ROBBED, *played("C AH 3H 6H 2H"))
    assert board(position).drew == (4, 3, 1, 4)
    assert to_the_end(position).outcome is not None
    assert len(deck(begun(), **NINE_TO_FIVE)) == 52
