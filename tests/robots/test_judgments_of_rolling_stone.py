"""Each judgment of the robots of Rolling Stone in isolation, on situations written down."""

from dataclasses import replace
from math import comb
from random import Random

import pytest

from bot.games.cards import SUITS, Hand, Suit, parse_card
from bot.games.protocol import Position, Seat
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.games.rolling_stone.views import RollingView
from bot.robots.coaching import Known
from bot.robots.rolling_stone.coach import RollingCoach
from bot.robots.rolling_stone.expert import RollingExpert
from bot.robots.rolling_stone.novice import RollingNovice
from bot.robots.rolling_stone.reading import TAKEN_UP, Reading
from bot.robots.rolling_stone.regular import RESTLESS, SPENT, TIRED, RollingRegular
from tests.games.notation import play
from tests.games.rolling_stone.tables import TAKING, begun, dealt, look


class Careful(Random):
    """Luck that makes nobody careless or weary."""

    def random(self) -> float:
        return 0.99


def reading(position: Position) -> Reading:
    """Return the reading of the player to move."""
    return Reading.of(look(position, str(min(position.to_act))))


def regular(position: Position) -> str:
    """Return the regular's play."""
    move = RollingRegular().choose(look(position, str(min(position.to_act))), random=Careful(1))
    return str(move).removeprefix("play ")


def novice(position: Position) -> str:
    """Return the play of a careful beginner."""
    move = RollingNovice().choose(look(position, str(min(position.to_act))), random=Careful(1))
    return str(move).removeprefix("play ")


def test_who_took_a_suit_up_and_has_a_card_of_it_is_known_to_follow() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD", "AC")
    assert reading(position).lacks(Seat.A, Suit.DIAMONDS) == 0


def test_who_took_a_suit_up_and_has_played_it_lacks_it() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD", "AD", "AD QD TD KD")
    assert reading(position).board.is_void(Seat.B, Suit.DIAMONDS)
    assert reading(position).lacks(Seat.B, Suit.DIAMONDS) == 1


def test_of_others_it_counts_the_hands_that_are_possible() -> None:
    position = dealt(begun(), **TAKING)  # B has one diamond: seven are in 24 cards
    assert reading(position).lacks(Seat.C, Suit.DIAMONDS) == pytest.approx(comb(17, 8) / comb(24, 8))
    assert reading(position).raced(Suit.DIAMONDS)[1] == pytest.approx((1 - comb(17, 8) / comb(24, 8)) ** 3)


def test_what_lies_in_no_other_hand_everybody_lacks() -> None:
    position = dealt(begun(), b="AS KS QS JS TS 9S 8S 7S")
    assert reading(position).lacks(Seat.C, Suit.SPADES) == 1


def test_a_hand_that_lacks_a_suit_has_its_cards_among_the_others() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD", "AC")
    unseen = reading(position).unseen
    without_diamonds = sum(unseen.values()) - unseen[Suit.DIAMONDS]
    expected = comb(without_diamonds - unseen[Suit.HEARTS], 7) / comb(without_diamonds, 7)
    assert reading(position).lacks(Seat.A, Suit.HEARTS) == pytest.approx(expected)


def test_the_regular_follows_with_the_lowest_and_the_novice_with_the_highest() -> None:
    position = play(dealt(begun(), **TAKING), "AD")
    assert (regular(position), novice(position)) == ("QD", "KD")


def test_as_the_last_to_play_the_regular_takes_the_lead_if_it_can() -> None:
    hands = {"b": "8S", "c": "9S", "d": "TS", "a": "QS AS 7S"}
    assert regular(play(dealt(begun(), **hands), "8S 9S TS")) == "AS"
    assert regular(play(dealt(begun(), **(hands | {"d": "KS AS", "a": "QS 7S"})), "8S 9S KS")) == "7S"


def test_in_the_race_it_counts_whom_a_lead_helps() -> None:
    """What all follow helps each the more, the fewer cards they hold; what the next one takes up helps nobody."""
    position = dealt(begun(), b="AS KS QS JS TS 9S AH KH", c="8S 7S QH JH TH 9H AD KD", d="8H 7H QD JD TD 9D AC KC")
    seen = replace(reading(position), unseen=dict.fromkeys(SUITS, 0))
    assert seen.raced(Suit.SPADES) == (TAKEN_UP / 8, 0), "the next one takes up one card of eight"
    known = tuple(Hand([parse_card(card)]) for card in ("7D", "AS", "AD", "AC"))
    board = replace(seen.board, known=(known[0], known[1], known[2], known[0]), in_hand=(4, 8, 2, 1))
    assert replace(seen, board=board).raced(Suit.DIAMONDS) == (-1 / 2 - 1 - 1 / 4, 1)


def test_it_leads_what_others_lack() -> None:
    """A holds three diamonds, which everyone saw, and all the clubs there are."""
    position = play(dealt(begun(), **TAKING), "AD KD JD")
    assert reading(position).raced(Suit.CLUBS) == (pytest.approx(TAKEN_UP / 7), 0)
    assert regular(position) == "7C"


def test_it_keeps_a_card_of_every_suit() -> None:
    played = regular(dealt(begun(), b="AS KS QS AH AD KD JD AC"))
    assert played in {"QS", "JD"}


def late(position: Position, *, tricks: int, going_round: int) -> RollingView:
    """Return B's view after so many tricks, the last ones of which were taken up."""
    assert isinstance(position, RollingPosition)
    return replace(position, board=replace(position.board, tricks=tricks, going_round=going_round)).view(Seat.B)


def led(view: RollingView) -> set[str]:
    """Return all that the regular leads."""
    return {str(RollingRegular().choose(view, random=Random(seed))) for seed in range(40)}


def test_a_deal_that_goes_round_tires_it_and_one_that_does_not_never() -> None:
    position = dealt(begun(), b="AS KH 9D JC TC 9C 8C 7C")
    usual = led(late(position, tricks=0, going_round=0))
    assert led(late(position, tricks=120, going_round=TIRED.round_for)) == usual
    assert led(late(position, tricks=TIRED.tricks, going_round=40)) == usual
    assert len(usual) == 1
    restless = led(late(position, tricks=RESTLESS.tricks + 20, going_round=RESTLESS.round_for + 20))
    assert len(restless) == 4, "the lowest of each suit"


def test_at_last_it_leads_what_most_follow() -> None:
    """C, who is next, holds a spade and none of the other suits that B could lead, as everyone saw."""
    position = dealt(begun(), b="AS KH 9D JC TC 9C 8C 7C")
    spent = late(position, tricks=SPENT.tricks + 20, going_round=SPENT.round_for + 20)
    known = tuple(Hand([parse_card(card)]) for card in ("KS", "AS", "QS", "JH"))
    board = replace(spent.board, known=known, lacks=tuple(frozenset(SUITS) for _ in known))
    seen = Reading.of(replace(spent, board=board))
    assert [seen.followed(suit) for suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS)] == [1, 0, 0]
    assert led(replace(spent, board=board)) == {"play AS"}


def test_the_expert_still_leads_what_is_best_where_the_regular_leads_anything() -> None:
    """Everyone saw what the others hold: one heart or club each. So the next one must take up a spade or a diamond."""
    position = dealt(begun(), b="AS KH 9D JC TC 9C 8C 7C")
    restless = late(position, tricks=RESTLESS.tricks + 20, going_round=RESTLESS.round_for + 20)
    known = tuple(Hand([parse_card(card)]) for card in ("AH", "AS", "QH", "QC"))
    board = replace(restless.board, known=known, lacks=tuple(frozenset(SUITS) for _ in known), in_hand=(1, 8, 1, 1))
    leads = {str(RollingExpert().choose(replace(restless, board=board), random=Random(seed))) for seed in range(4)}
    assert leads <= {"play AS", "play 9D"}, leads


def test_a_lead_that_is_only_to_end_a_deal_is_not_weighed() -> None:
    position = dealt(begun(), b="AS KH 9D JC TC 9C 8C 7C")
    asked = RollingCoach().question(late(position, tricks=SPENT.tricks + 1, going_round=SPENT.round_for + 1))
    assert isinstance(asked, Known)
    asked = RollingCoach().question(late(position, tricks=SPENT.tricks, going_round=40))
    assert asked is not None
    assert len(asked.options) == 4


def test_a_card_is_kept_for_a_later_lead_only_if_it_beats_most_of_its_suit() -> None:
    def facts(hand: str) -> set[str]:
        asked = RollingCoach().question(look(play(dealt(begun(), b="TH", c=hand), "TH"), "C"))
        assert asked is not None
        return {fact.code for option in asked.options for fact in option.facts}

    assert "keeps-high" in facts("KH 7H")
    assert "keeps-high" not in facts("8H 7H")


def test_what_is_taken_up_goes_round_until_a_trick_is_discarded() -> None:
    position = play(dealt(begun(), **TAKING), "AD KD JD")
    assert look(position).board.going_round == 1
    position = play(position, "AD")
    assert look(position).board.going_round == 2
    assert look(play(position, "AD QD TD KD")).board.going_round == 0
