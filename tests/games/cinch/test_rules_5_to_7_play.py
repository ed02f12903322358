"""C5 to C7: play, points of a deal, and the score."""

from dataclasses import replace

import pytest

from bot.games.cards import Suit, parse_card
from bot.games.cinch.board import LIMIT, PARTS, Gone, Score, Taken
from bot.games.cinch.events import Scored, Won
from bot.games.cinch.inner.position import CinchPosition
from bot.games.cinch.scoring import after_trick, gone, scores_of
from bot.games.one_card.events import Played
from bot.games.protocol import Ending, Over, Position, Seat, of_kind
from bot.games.tricks import Trick
from tests.games.cinch.tables import (
    NINE_TO_FIVE,
    ROBBED,
    TRICKS,
    after,
    begun,
    board,
    dealt,
    default,
    events,
    legal,
    look,
    parts,
    played,
    refusal,
    score,
    step,
    why,
)
from tests.games.reading import to_the_end


def example(*tricks: str, **options: str) -> Position:
    """Return the page's first example (C13.1) after these tricks."""
    return after(dealt(begun(**options), **NINE_TO_FIVE), *ROBBED, *played(*tricks))


def test_c5_1_the_bidder_leads_any_card_and_then_who_has_won() -> None:
    assert legal(example()) == "play AH, play KH, play JH, play 9H, play 9D, play 5H"
    assert why(example(), "C: bid 9") == why(example(), "C: rob 4D") == "play-now C5.1"
    leaders = [min(example(*TRICKS[:count]).to_act) for count in range(6)]
    assert leaders == [Seat.C, Seat.C, Seat.C, Seat.D, Seat.C, Seat.C]


def test_c5_2_who_has_a_trump_follows_with_one() -> None:
    position = after(example(*TRICKS[:2]), *played("C 9H"))
    assert (legal(position), board(position).led) == ("play QH", Suit.HEARTS)
    said = refusal(position, "D: play 6C")
    assert said is not None
    assert (said.code, said.rule, said.about) == ("must-follow", "C5.2", (("suit", "H"),))
    assert legal(after(position, *played("D QH"))) == "play 8D, play 7D, play 4C, play 3C", "without a trump any card"


def test_c5_2_the_left_pedro_follows_and_leads_as_a_trump() -> None:
    position = after(example(*TRICKS[:2]), *played("C 9H QH 4C"))
    assert legal(position) == "play TH, play 5D"
    hands = NINE_TO_FIVE | {"c": "AH KH JH 5D 9H AS 8C 7C 3D", "b": "TH 5H 4H KS QS JS AC KC QD"}
    position = after(dealt(begun(), **hands), *ROBBED, "C: play 5D")
    assert (board(position).led, legal(position)) == (Suit.HEARTS, "play QH, play 7H, play 3H")


def test_c5_3_who_has_the_suit_may_trump_and_who_has_a_trump_only_must() -> None:
    position = after(example(*TRICKS[:3]), *played("D 6C"))
    assert legal(position) == "play 3C", "A has a club and no trump"
    position = after(position, *played("A 3C"))
    assert legal(position) == "play QC, play TH", "B may follow or trump, and plays no spade"
    assert why(position, "B: play 7S") == "follow-or-trump C5.3"
    position = after(position, *played("B QC"))
    assert legal(position) == "play JH, play 5H"
    assert why(position, "C: play 9D") == "follow-or-trump C5.3"
    assert why(position, "C: play AS") == "not-held C5.1"
    assert board(after(position, "C: play 5H")).lacks == (frozenset({Suit.HEARTS}), *[frozenset()] * 3)


def test_c5_3_a_five_of_the_color_does_not_follow_the_suit_printed_on_it() -> None:
    hands = NINE_TO_FIVE | {"b": "TH 5D 4H KS QS JS AC KC QD", "c": "AH KH JH 5H 9H AS 8C 7C 3D"}
    position = after(dealt(begun(), **hands), *ROBBED, *played("C 9D"))
    assert legal(position) == "play QH, play 7H, play 3H", "D has no diamond, and must trump"
    position = after(position, *played("D 3H", "A 8D"))
    assert legal(position) == "play TH, play 5D, play 4H, play 2H"


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("2S AH KH QH", Suit.DIAMONDS, Seat.B),  # the highest of the suit led
        ("2S AH KS AD", Suit.CLUBS, Seat.D),
        ("2S 2H AS KH", Suit.HEARTS, Seat.A),
        ("5D 4H 3H 2H", Suit.HEARTS, Seat.B),  # the left pedro beats the four
        ("5D 5H 6D AD", Suit.HEARTS, Seat.C),  # and the right one beats it
        ("6D 5D AD KD", Suit.HEARTS, Seat.C),  # as a trump it takes diamonds
    ],
)
def test_c5_4_the_highest_trump_wins_or_the_highest_of_the_suit_led(cards: str, trump: Suit, winner: Seat) -> None:
    order = (Seat.B, Seat.C, Seat.D, Seat.A)
    assert gone(Trick(order, tuple(map(parse_card, cards.split()))), trump).winner is winner


def test_c6_the_first_example_trick_by_trick() -> None:
    found = [parts(board(example(*TRICKS[:count]))) for count in range(6)]
    assert found == [
        "- - - - - -",
        "AC AC - - - -",
        "AC AC - - - -",
        "AC AC - - - BD",
        "AC AC - - AC BD",
        "AC AC AC AC AC BD",
    ]
    assert board(example(*TRICKS[:4])).in_deal == (7, 5)
    assert board(example(*TRICKS[:5])).tricks == (4, 1)
    lines = played(TRICKS[2])
    won = events(after(example(*TRICKS[:2]), *lines[:-1]), lines[-1])[-1]
    assert isinstance(won, Won)
    assert (won.seat, won.number, won.points, [each.part.value for each in won.taken]) == (Seat.D, 3, 5, ["left"])


def test_c6_the_last_card_of_a_hand_plays_itself_and_the_deal_is_counted() -> None:
    position = example(*TRICKS[:5])
    lines = played(TRICKS[5])
    for _ in lines[:-1]:
        assert position.forced is not None
        position = position.play(*position.forced).position
    happened = events(position, lines[-1])
    assert [type(event) for event in happened] == [Played, Won, Scored]
    assert happened[-1].finished_deal == 1
    position = after(position, lines[-1])
    made = score(position)
    assert (made.points, made.is_made, made.scores, made.sums, made.totals) == (
        (9, 5),
        True,
        (4, 0),
        (4, 0),
        (4, 0, 4, 0),
    )
    assert board(position).points == (4, 0, 4, 0)
    assert not any(look(position, seat).hand for seat in "ABCD")


def trick_of(cards: str) -> Gone:
    """Return a trick that A leads, hearts being trumps."""
    return gone(Trick((Seat.A, Seat.B, Seat.C, Seat.D), tuple(map(parse_card, cards.split()))), Suit.HEARTS)


def test_c6_1_high_goes_to_who_played_it_and_low_to_who_won_it() -> None:
    none: tuple[Taken | None, ...] = (None,) * len(PARTS)
    one = after_trick(none, trick_of("9H KH 3H 4S"), Suit.HEARTS)
    assert [None if each is None else (each.side, str(each.card)) for each in one[:2]] == [(1, "KH"), (1, "3H")]
    two = after_trick(one, trick_of("AH 7H 2H 2S"), Suit.HEARTS)
    assert [None if each is None else (each.side, str(each.card)) for each in two[:2]] == [(0, "AH"), (0, "2H")]


def test_c6_1_one_trump_alone_is_high_and_low_and_without_any_there_is_neither() -> None:
    none: tuple[Taken | None, ...] = (None,) * len(PARTS)
    assert after_trick(none, trick_of("2S 3S 4S 5S"), Suit.HEARTS) == none
    alone = after_trick(none, trick_of("2S 3S 5D 6S"), Suit.HEARTS)
    assert [None if each is None else each.part.value for each in alone] == ["high", "low", None, None, None, "left"]


@pytest.mark.parametrize(
    ("points", "declarers", "bid", "scores"),
    [
        ((9, 5), 0, 8, (4, 0)),
        ((9, 5), 0, 10, (0, 15)),
        ((7, 7), 0, 9, (0, 16)),  # the seed's
        ((5, 9), 0, 5, (0, 4)),  # made, and the defenders score
        ((7, 7), 0, 7, (0, 0)),
        ((5, 9), 1, 10, (15, 0)),
        ((14, 0), 0, 14, (14, 0)),
        ((0, 14), 0, 14, (0, 28)),
        ((0, 14), 0, 0, (0, 14)),
        ((3, 1), 1, 0, (2, 0)),
    ],
)
def test_c7_1_and_2_the_difference_or_fourteen_and_what_was_short(
    points: tuple[int, int], declarers: int, bid: int, scores: tuple[int, int]
) -> None:
    assert scores_of(points, declarers, bid) == scores


def with_sums(position: Position, *sums: int, deal: int = 1) -> Position:
    """Return the same position with these totals before."""
    own = of_kind(CinchPosition, position)
    before = Score(
        deal=deal - 1, dealer=Seat.D, ended=score(example(*TRICKS)).ended, bidder=Seat.A, bid=1, trump=Suit.HEARTS,
        taken=(None,) * 6, points=(0, 0), is_made=True, scores=(0, 0), sums=(sums[0], sums[1]),
    )  # fmt: skip
    return replace(own, board=replace(own.board, scores=(before,), deal=deal))


def test_c7_3_the_match_ends_when_a_side_has_the_target() -> None:
    last = played(*TRICKS)
    assert after(with_sums(example(), 46, 50), *last).outcome is None
    position = after(with_sums(example(), 47, 50), *last)
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.ending) == ({Seat.A, Seat.C}, Ending.PLAYED)
    assert position.outcome.places == ((Seat.A, Seat.C), (Seat.B, Seat.D))
    happened = step(after(with_sums(example(), 47, 50), *last[:-1]), last[-1]).events
    assert isinstance(happened[-1], Over)


@pytest.mark.parametrize(("sums", "winners"), [((0, 3), "AC"), ((0, 5), "BD"), ((0, 4), "")])
def test_c7_3_after_fifty_deals_the_higher_total_wins_and_equal_ones_draw(sums: tuple[int, int], winners: str) -> None:
    position = after(with_sums(example(), *sums, deal=LIMIT - 1), *played(*TRICKS))
    assert position.outcome is None
    position = after(with_sums(example(), *sums, deal=LIMIT), *played(*TRICKS))
    assert position.outcome is not None
    assert position.outcome.winners == {Seat[letter] for letter in winners}
    assert {seat for place in position.outcome.places for seat in place} == {*board(position).seats}


@pytest.mark.parametrize("seed", range(4))
def test_every_game_ends_and_a_deal_gives_fourteen_points_at_most(seed: int) -> None:
    last = to_the_end(begun(target="30", all_pass=("dealer", "redeal")[seed % 2]), seed)
    for each in board(last).scores:
        assert sum(each.points) <= 14
        assert min(each.scores) == 0 <= max(each.scores) <= 28
    assert max(board(last).sums) >= 30 or board(last).deal == LIMIT


def test_c9_3_the_default_card_is_the_lowest_that_is_no_pedro_plain_before_trump() -> None:
    position = example(*TRICKS[:2])
    assert default(position) == "play 9D"
    position = after(position, *played("C JH"))
    assert default(position) == "play QH", "the only one"
    position = after(position, *played("D QH", "A 3C"))
    assert default(position) == "play TH", "rather than the left pedro"
