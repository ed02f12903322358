"""R7 to R9: leaving and time, what each sees, and the options."""

import pytest

from bot.games.cards import Hand, Suit, parse_card
from bot.games.protocol import Ending, Lateness, Position, Seat
from bot.games.rolling_stone.board import Ended
from bot.games.rolling_stone.events import Dealt
from bot.games.rolling_stone.options import Pay, RollingOptions
from tests.games.given import kept, wrong
from tests.games.notation import hand, leave, legal, play, why
from tests.games.reading import to_the_end
from tests.games.rolling_stone.tables import ALL_FOLLOW, OUT, ROLLING, TAKING, begun, board, dealt, look, points, score


def left_alone() -> Position:
    """Return the page's example (R11.6): A plays A♣, B takes it up, and all but B leave."""
    return leave(play(dealt(begun(), **TAKING), "AD KD JD", "AC"), "C: resign", "D: resign", "A: timeout")


@pytest.mark.parametrize("word", ["resign", "timeout"])
def test_r7_1_a_deputy_plays_on_for_who_has_left(word: str) -> None:
    position = leave(dealt(begun(), **ALL_FOLLOW), f"C: {word}")
    assert (position.left, position.deputies, position.outcome) == ((Seat.C,), {Seat.C}, None)
    position = play(position, "AS")
    assert position.to_act == {Seat.C}
    assert legal(position) == "QS JS"


def test_r7_1_a_seat_that_left_cannot_win_the_match_and_is_paid_nothing() -> None:
    position = play(leave(dealt(begun(), **ALL_FOLLOW), "B: resign"), *OUT)
    assert (score(position).winner, points(position)) == (Seat.B, (-1, 3, -1, -1))
    assert position.outcome is not None
    assert position.outcome.winners == {Seat.A, Seat.C, Seat.D}
    assert position.outcome.places[-1] == (Seat.B,)
    assert ROLLING.settle(position, 10).transfers == ()


def test_r7_1_but_pays() -> None:
    position = play(leave(dealt(begun(), **ALL_FOLLOW), "D: resign"), *OUT)
    assert ROLLING.settle(position, 10).nets(4) == (-10, 30, -10, -10)


def test_r7_1_a_seat_leaves_once() -> None:
    assert why(leave(dealt(begun()), "C: resign"), "C: timeout") == "has-left R7.1"


@pytest.mark.parametrize("word", ["resign", "timeout"])
def test_r7_2_who_stays_alone_wins_the_open_deal_as_if_out_of_cards(word: str) -> None:
    position = leave(play(dealt(begun(), **TAKING), "AD KD JD"), "C: resign", "D: resign", f"A: {word}")
    assert (score(position).ended, score(position).winner, score(position).scores) == (
        Ended.LEFT,
        Seat.B,
        (-11, 25, -7, -7),
    )
    assert position.outcome is not None
    assert position.outcome.ending is (Ending.RESIGNED if word == "resign" else Ending.TIMEOUT)
    assert position.outcome.winners == {Seat.B}


def test_r7_2_the_others_pay_for_the_cards_they_hold() -> None:
    assert [(str(each.payer), each.amount) for each in ROLLING.settle(left_alone(), 10).transfers] == [
        ("A", 100),
        ("C", 70),
        ("D", 70),
    ]


def test_r7_2_cards_in_the_unfinished_trick_are_in_nobodys_hand() -> None:
    position = leave(play(dealt(begun(), **ALL_FOLLOW), "AS QS"), "A: resign", "D: resign", "C: resign")
    assert score(position).scores == (-8, 23, -7, -8)


def test_r7_2_deals_not_begun_do_not_count() -> None:
    position = play(dealt(begun(deals="3"), **ALL_FOLLOW), *OUT)
    ended = leave(position, "A: resign", "B: resign", "C: resign")
    assert (len(board(ended).scores), points(ended)) == (1, (-1, 3, -1, -1))
    assert ended.outcome is not None
    assert ended.outcome.winners == {Seat.D}


@pytest.mark.parametrize(
    ("own", "first"),
    [
        ("8S 7S 9H 8H QD 8D JC AC", "8S"),
        ("8S 9H 8H QD 8D JC AC 7C", "AC"),
        ("8S 9H 8H KH QD JD 8D AC", "KH"),
    ],
)
def test_r7_3_the_default_move_of_a_leader_is_the_highest_card_of_the_longest_suit(own: str, first: str) -> None:
    assert str(dealt(begun(), b=own).default(Seat.B)) == f"play {first}"


def test_r7_3_of_who_follows_the_highest_of_the_suit() -> None:
    position = play(dealt(begun(), **TAKING), "AD")
    assert str(position.default(Seat.C)) == "play KD"
    assert position.default(Seat.D) is None


def test_r7_3_a_clock_that_runs_out_gives_the_others_the_choice() -> None:
    assert ROLLING.lateness is Lateness.OTHERS_CHOOSE


def test_r7_3_no_undo() -> None:
    assert dealt(begun(), **TAKING).play(Seat.B, ROLLING.parse("play AD")).reveals


def test_r12_only_a_last_card_goes_by_itself() -> None:
    position = play(dealt(begun(), **ALL_FOLLOW), *OUT[:-2], "AC")
    assert position.forced is None, "C has two cards"
    position = play(position, "QC TC 8C")
    assert position.forced == (Seat.B, ROLLING.parse("play KC"))
    position = play(dealt(begun(), **(TAKING | {"c": "TS 9S 8S 7S JH TH KD QC", "a": "AC KC QD JC TC 9C 8C 7C"})), "AD")
    assert (position.forced, legal(position)) == (None, "KD"), "nobody may know from its speed that it is the only one"


def test_r8_my_hand_is_mine() -> None:
    (announced,) = [each for each in _made(begun()).events if isinstance(each, Dealt)]
    own = announced.seen_by(Seat.B)
    assert isinstance(own, Dealt)
    assert [each is not None for each in own.hands] == [False, True, False, False]
    seen = announced.seen_by(None)
    assert isinstance(seen, Dealt)
    assert seen.hands == (None,) * 4


def _made(position: Position):
    assert position.chance is not None
    return position.supply(position.chance.cards)


def test_r8_unseen_are_the_other_hands_without_the_cards_known_to_be_in_them() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD")
    assert len(look(position, "B").unseen()) == 32 - 7 - 3
    assert len(look(position, "A").unseen()) == 32 - 11
    assert len(look(position).unseen()) == 32 - 3
    assert board(position).hidden(Seat.A) == 8


def test_r8_who_took_a_suit_up_holds_none_of_it_but_known_cards() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD")
    assert board(position).lacks == ({Suit.DIAMONDS}, frozenset(), frozenset(), frozenset())
    assert not board(position).is_void(Seat.A, Suit.DIAMONDS)
    position = play(position, "AD")  # B has none left, and takes it up
    assert board(position).lacks[Seat.B] == {Suit.DIAMONDS}
    position = play(position, "AD")  # C and D follow, A too: B's only diamond is gone
    position = play(position, "QD TD KD")
    assert board(position).is_void(Seat.B, Suit.DIAMONDS)
    assert not board(position).is_void(Seat.A, Suit.DIAMONDS), "A has still J♦"


def test_r8_the_own_cards_just_taken_up_are_marked_until_another_trick_is_over() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD")
    assert look(position, "A").fresh() == Hand(map(parse_card, ("AD", "KD", "JD")))
    assert look(position, "B").fresh() == look(position).fresh() == Hand()
    assert look(play(position, "AC"), "A").fresh() == Hand()


def test_r8_at_the_end_all_hands_lie_open_since_they_are_paid_for() -> None:
    position = play(dealt(begun(deals="2"), **ALL_FOLLOW), *OUT)
    assert [" ".join(map(str, each)) for each in score(position).hands] == ["7C", "", "JC", "9C"]
    assert look(position).unseen() == ()
    assert board(position).hidden(Seat.A) == 0


def test_r8_an_imagined_game_keeps_what_everybody_knows() -> None:
    """A player who could not follow has only known cards of that suit, and an awaited one can follow."""
    position = dealt(begun(5), b="AS KS", c="QS", d="JS", e="TS 9S", a="AH KH QH JH TH 9H 8H 7H")
    position = play(position, "AS QS JS TS")  # A takes up
    position = play(position, "AH")
    for seat in (None, "B", "C"):
        view = look(position, seat)
        for cards in (view.unseen(), view.unseen()[::-1]):
            imagined = ROLLING.imagine(view, cards)
            assert imagined.view(view.seat) == view
            spades = [card for card in hand(imagined, "A").split() if card.endswith("S")]
            assert spades == ["AS", "QS", "JS", "TS"]
            assert [*imagined.legal_moves(min(position.to_act))]
    with pytest.raises(ValueError, match="cannot see"):
        ROLLING.imagine(look(position), look(position).unseen()[1:])


def test_r9_other_values_are_refused() -> None:
    assert [wrong(ROLLING, deals=deals) for deals in ("0", "31", "each")] == ["bad-deals"] * 3
    assert wrong(ROLLING, pay="Cards") == "not-a-choice"


def test_r9_the_smallest_and_the_largest_values() -> None:
    assert kept(ROLLING, deals="1", pay="flat")
    assert kept(ROLLING, deals="30", pay="points")
    assert kept(ROLLING, pay="cards")


def test_r9_the_preset() -> None:
    assert ROLLING.presets == ("classic",)
    assert ROLLING.options({}) == RollingOptions(pay=Pay.CARDS, deals=1)
    assert ROLLING.options({"pay": "flat"}).changes() == {"pay": "flat"}
    assert to_the_end(begun(deals="30")).outcome is not None
