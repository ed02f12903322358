"""Each judgment of the robots of Mille in isolation, on situations written down."""

from random import Random

import pytest

from bot.games.mille.moves import Discard, Draw, Pass
from bot.robots.mille import danger, discarding, going_out, laying, taking
from bot.robots.mille.exits import Exit, find_exit
from bot.robots.mille.expert import MilleExpert
from bot.robots.mille.novice import MilleNovice, lay_plainly, plain_discard
from bot.robots.mille.reading import chance_they_hold, rank_total
from bot.robots.mille.regular import MilleRegular
from tests.robots.situations import card, rank, reading, view


def way_out(hand: str, **facts: object) -> Exit:
    """Return the way out of this situation, which must have one."""
    way = find_exit(reading(hand, **facts))
    assert way is not None, "no way out was found"
    return way


# Readings of the table


def test_unseen_cards_are_those_of_two_packs_less_what_lies_open() -> None:
    seen = reading("KK 2", mine={"Q": "QQQ 2"}, theirs={"K": "KKK"}, pile="4K5", known="33")
    assert seen.unseen[rank("K")] == 8 - 2 - 3 - 1
    assert seen.unseen[rank("Q")] == 5
    assert seen.unseen[rank("2")] == 6
    assert seen.unseen[rank("3")] == 6
    assert seen.unseen[rank("5")] == 7
    assert sum(seen.unseen) == len(seen.view.unseen())
    assert seen.hidden == 13


def test_the_wild_twos_of_a_meld_are_no_cards_of_its_rank() -> None:
    seen = reading("4", mine={"Q": "QQ 2"})
    assert (seen.mine[rank("Q")], seen.my_wilds[rank("Q")], seen.is_clean) == (2, 1, False)


def test_a_pair_everybody_saw_them_take_is_held_for_sure() -> None:
    assert chance_they_hold(reading("4", known="KK"), rank("K"), 2) == 1.0


def test_nobody_holds_a_pair_of_a_dead_rank() -> None:
    assert chance_they_hold(reading("KKKK", theirs={"K": "KKK"}), rank("K"), 2) == 0.0


def test_one_known_card_makes_a_pair_likelier() -> None:
    unknown, known = reading("4"), reading("4", known="K")
    assert 0 < chance_they_hold(unknown, rank("K"), 2) < chance_they_hold(known, rank("K"), 2) < 1


def test_the_chance_of_a_pair_counted_by_hand() -> None:
    # 8 sevens among the 104 - 1 - 1 = 102 cards nobody saw, of which they hold 2.
    assert chance_they_hold(reading("4", their_cards=2), rank("7"), 2) == pytest.approx(8 / 102 * 7 / 101)


@pytest.mark.parametrize(("sign", "points"), [("Q", 260), ("J", 160), ("K", 80), ("A", 120), ("2", 160), ("3", 40)])
def test_what_eight_of_a_rank_count(sign: str, points: int) -> None:
    assert rank_total(rank(sign)) == points


# Danger


def test_the_fewer_cards_they_hold_the_sooner_they_end_it() -> None:
    chances = [danger.chance_they_end_it(reading("4", their_cards=cards)) for cards in range(1, 20)]
    assert chances == sorted(chances, reverse=True)


def test_who_may_take_a_large_pile_ends_the_deal_less_often() -> None:
    small, large = (reading("4", their_cards=5, pile=f"{cards} 9") for cards in ("3333444455556", "33334444555566"))
    assert danger.chance_they_end_it(large) < danger.chance_they_end_it(small)


def test_the_last_turn_is_known_when_the_stock_is_gone_for_good() -> None:
    assert danger.chance_they_end_it(reading("4", stock=0, renewals=3)) == 1.0
    assert danger.chance_they_end_it(reading("4", stock=0, renewals=2)) < 1.0
    assert danger.chance_they_end_it(reading("4", stock=1, renewals=3)) < 1.0
    # A pile of one card, the player's own discard, renews no stock (Rules 5); under it there must be another.
    assert danger.chance_they_end_it(reading("4", stock=0, pile="")) == 1.0
    assert danger.chance_they_end_it(reading("4", stock=0, pile="9")) < 1.0


def test_the_own_table_counts_a_natural_of_eight_twice() -> None:
    tens = "TTTTTTTT"
    assert danger.own_table(reading("4", mine={"T": tens})) == 160
    assert danger.own_table(reading("4", mine={"T": tens + " 2"})) == 100
    assert danger.own_table(reading("4", mine={"T": tens}, rules="denexa")) == 320


def test_their_hand_is_guessed_from_what_was_seen() -> None:
    cheap, dear = reading("4", known="33", their_cards=2), reading("4", known="QS QS", their_cards=2)
    assert danger.their_likely_hand(cheap) == 10
    assert danger.their_likely_hand(dear) == 65  # by rank: a queen is 32.5 on the average


# Going out


def test_everything_laid_is_a_way_out() -> None:
    way = way_out("KKK 44", mine={"4": "444"})
    assert (way.discard, way.score, way.naturals) == (None, (30 + 15 + 10) * 2, 1)


def test_the_last_card_is_discarded() -> None:
    way = way_out("KKK 4")
    assert (str(way.next_move), way.discard, way.score) == ("lay K: KS KH KC", card("4H"), 60)


def test_a_clean_way_out_is_found_before_one_with_wild_twos() -> None:
    way = way_out("KKKK 2", mine={"Q": "QQQ"})
    assert (way.discard, way.score) == (card("2H"), (40 + 30) * 2)


def test_twos_complete_what_lacks_a_card() -> None:
    way = way_out("KK 2 QQ 2 7")
    assert way.naturals == 0
    assert way.score == 20 + 20 + 20 + 20
    assert way.discard == card("7H")


def test_three_twos_are_a_set_of_their_own() -> None:
    way = way_out("222", mine={"K": "KKK"})
    assert (way.naturals, way.score) == (1, (60 + 30) * 2)


def test_a_spare_two_goes_to_a_meld_that_has_one_already() -> None:
    way = way_out("2 2", mine={"K": "KKK 2", "Q": "QQQ"})
    assert [str(lay.rank) for lay in way.lays] == ["K"]


def test_a_way_out_counts_sets_of_eight() -> None:
    assert way_out("TTT 4", mine={"T": "TTTTT"}).score == 80 * 4


def test_there_is_no_way_out_with_two_strays() -> None:
    assert find_exit(reading("KKK 4 7")) is None


def test_every_move_of_a_way_out_is_legal() -> None:
    facts = {"mine": {"K": "KKK"}, "pile": "9"}
    way = way_out("K QQ 2 77 22 5", **facts)
    seen = view("K QQ 2 77 22 5", **facts)
    assert all(lay in seen.legal_moves() for lay in way.lays)


def test_going_out_that_wins_the_game_is_not_missed() -> None:
    seen = reading("KKK 4", totals=(1150, 1000))
    assert going_out.wins_game(seen, way_out("KKK 4", totals=(1150, 1000))) is True


def test_nobody_goes_out_to_lose_the_game() -> None:
    facts = {"totals": (0, 1190), "theirs": {"K": "KKKKK", "Q": "QQQQQ"}, "their_cards": 2}
    assert going_out.is_time_to_go_out(reading("555 4", **facts), way_out("555 4", **facts)) is False


def test_without_the_natural_that_is_required_the_game_goes_on() -> None:
    facts = {"totals": (1190, 0), "mine": {"Q": "QQ 2"}}
    way = way_out("KKK 4", natural_required="yes", **facts)
    assert going_out.wins_game(reading("KKK 4", natural_required="yes", **facts), way) is None
    assert going_out.wins_game(reading("KKK 4", **facts), way_out("KKK 4", **facts)) is True


def test_whoever_is_behind_in_the_deal_waits_while_there_is_time() -> None:
    facts = {"theirs": {"Q": "QQQQ", "K": "KKKKKK", "A": "AAAAAA"}}
    many, few = facts | {"their_cards": 12}, facts | {"their_cards": 1}
    assert going_out.is_time_to_go_out(reading("555 4", **many), way_out("555 4", **many)) is False
    assert going_out.is_time_to_go_out(reading("555 4", **few), way_out("555 4", **few)) is True


# The pile


def test_the_dearest_pair_takes_the_pile() -> None:
    take = taking.best_take(reading("QH QS QC", pile="4Q", is_begun=False))
    assert str(take) == "take QS QH"


def test_a_pile_that_meets_melds_is_worth_more_than_strays() -> None:
    meets = reading("KK 44", mine={"A": "AAA"}, pile="4AAK", is_begun=False)
    strays = reading("KK QJ", pile="4AAK", is_begun=False)
    assert taking.pile_worth(meets) == 5 + 30
    assert taking.pile_worth(strays) < taking.LEAST_WORTH < taking.pile_worth(meets)


def test_strays_are_a_burden_when_they_are_about_to_go_out() -> None:
    calm = reading("KK", pile="4567K", is_begun=False)
    late = reading("KK", pile="4567K", their_cards=1, is_begun=False)
    assert taking.pile_worth(late) < 0 < taking.pile_worth(calm)


def test_a_single_card_is_not_worth_the_pair() -> None:
    assert MilleRegular().choose(view("KK 456", pile="K", is_begun=False), random=Random(1)) == Draw()


def test_the_last_pile_is_always_taken_and_else_passed() -> None:
    gone = {"stock": 0, "renewals": 3, "is_begun": False}
    for robot in (MilleNovice(), MilleRegular()):
        assert str(robot.choose(view("KK 456", pile="K", **gone), random=Random(1))).startswith("take")
        assert robot.choose(view("QQ 456", pile="K", **gone), random=Random(1)) == Pass()


# Laying


def test_melds_are_kept_back_while_nobody_threatens_to_go_out() -> None:
    assert laying.next_lay(reading("555 QJ 7 9 A", mine={"K": "KKKKKKKK"})) is None


def test_melds_are_laid_when_they_may_go_out() -> None:
    assert str(laying.next_lay(reading("AAA QJ 79", their_cards=1))).startswith("lay A: A")


def test_a_lone_card_for_an_own_meld_is_laid_at_once() -> None:
    assert str(laying.next_lay(reading("K 555 QJ", mine={"K": "KKK"}))) == "lay K: KH"


def test_a_pair_is_kept_back_from_a_long_meld() -> None:
    lay = laying.next_lay(reading("KKKKK 4 7 9 6"))
    assert lay is not None
    assert len(lay.cards) == 3


def test_a_chapeau_makes_laying_more_urgent() -> None:
    safe = reading("AAA QJ 79", mine={"K": "KKKKKKKK"})
    poor = reading("AAA QJ 79")
    assert not laying.threatens_chapeau(safe)
    assert laying.threatens_chapeau(poor)
    assert laying.rescue(poor) > laying.rescue(safe)


def test_a_wild_two_spoils_a_natural_only_while_the_eighth_card_may_come() -> None:
    seven = {"T": "TTTTTTT"}
    assert laying.spoils_natural(reading("4", mine=seven), rank("T"))
    assert laying.spoils_natural(reading("T", mine=seven), rank("T"))
    assert not laying.spoils_natural(reading("4", mine={"T": "TTTTTTT 2"}), rank("T"))
    assert not laying.spoils_natural(reading("4", mine={"T": "TTTTTT"}), rank("T"))
    assert not laying.spoils_natural(reading("4", mine={"T": "TTTTTTT"}, theirs={"K": "KKK", "T": "T"}), rank("T"))


def test_a_clean_table_is_worth_keeping() -> None:
    clean, spoilt = reading("4", mine={"K": "KKK"}), reading("4", mine={"K": "KKK 2"})
    in_need = reading("4", mine={"K": "KKK"}, natural_required="yes")
    for_any = reading("4", mine={"K": "KKK"}, rules="denexa")
    assert laying.clean_worth(spoilt) == 0
    assert 0 < laying.clean_worth(clean) < laying.clean_worth(in_need) < laying.clean_worth(for_any)


def test_wild_twos_wait_until_the_end_is_near() -> None:
    assert laying.next_lay(reading("QQ 2 4 7 9")) is None
    last = laying.next_lay(reading("QS Q 2 4 7 9", stock=0, renewals=3))
    assert str(last) == "lay Q: QS QH 2H"


def test_two_cards_stay_in_hand_unless_it_is_time_to_go_out() -> None:
    assert laying.next_lay(reading("KKK 4", their_cards=1)) is None


# Discarding


def test_a_pair_is_kept_and_a_lone_card_thrown() -> None:
    assert discarding.best_discard(reading("55 8")) == card("8H")


def test_a_card_of_a_dead_rank_is_thrown_first() -> None:
    assert discarding.best_discard(reading("8 K", theirs={"K": "KKKKKKK"})) == card("KH")


def test_what_they_are_known_to_hold_is_not_thrown() -> None:
    thrown = discarding.best_discard(reading("8 7", known="88", pile="AAKKQ"))
    assert thrown == card("7H")


def test_a_gift_grows_with_the_pile() -> None:
    small, large = reading("8", pile="5"), reading("8", pile="5KKAAQJ")
    assert 0 < discarding.gift(small, card("8H")) < discarding.gift(large, card("8H"))


def test_a_two_stops_a_dangerous_pile() -> None:
    rich = "AAAAKKKKQQQQ JJ TTTT QS QS"
    assert discarding.best_discard(reading("8 7 2", known="8877", pile=rich)) == card("2H")
    assert discarding.best_discard(reading("8 7 2", known="8877", pile="3")).rank is not card("2H").rank


def test_the_cheapest_card_of_a_rank_is_thrown() -> None:
    assert discarding.best_discard(reading("QH QS")) == card("QH")


def test_holding_a_dear_card_weighs_more_near_the_end() -> None:
    early, late = reading("QS 4"), reading("QS 4", their_cards=1)
    assert discarding.relief(late, card("QS")) > discarding.relief(early, card("QS")) > 0


def test_a_dear_card_is_no_relief_where_it_gives_away_the_pile() -> None:
    facts = {"their_cards": 3, "pile": "333344445555666 9"}
    free, paired = reading("JD 4", **facts), reading("JD 4", known="JJ", **facts)
    assert discarding.relief(free, card("JD")) > discarding.relief(paired, card("JD")) == 0


# The novice


def test_a_novice_lays_whatever_can_be_laid() -> None:
    assert str(lay_plainly(reading("555 QJ"))) == "lay 5: 5S 5H 5C"
    assert str(lay_plainly(reading("55 2 QJ"))) == "lay 5: 5H 5C 2H"
    assert lay_plainly(reading("55 QJ 9")) is None


def test_a_novice_takes_only_large_piles() -> None:
    assert MilleNovice().choose(view("KK 456", pile="34K", is_begun=False), random=Random(1)) == Draw()
    taken = MilleNovice().choose(view("KK 456", pile="34567K", is_begun=False), random=Random(1))
    assert str(taken) == "take KH KC"


def test_a_novice_throws_the_dearest_lone_card_and_is_careless_now_and_then() -> None:
    seen = reading("QS 55 7 2", known="QQ", pile="AAAKKK")
    thrown = [plain_discard(seen, Random(seed)) for seed in range(200)]
    assert thrown.count(card("QS")) > 150
    assert card("5H") in thrown
    assert card("2H") not in thrown


# The expert


@pytest.mark.parametrize(
    ("hand", "facts", "move"),
    [
        ("KKK 99 5 7", {"their_cards": 1, "mine": {"4": "444"}}, "lay K: KS KH KC"),
        ("QS QS Q 8 6 5 3 T", {"their_cards": 2, "mine": {"4": "444"}}, "lay Q: QS QS QH"),
        ("55 K 9 7 8 6 T J Q A", {"is_begun": False, "pile": "QS QS Q AAA K 9 5"}, "take 5H 5C"),
        ("KKK 44", {"mine": {"4": "444"}}, "lay K: KS KH KC"),
    ],
    ids=["all who may be caught", "the queens", "a rich pile", "the way out"],
)
def test_what_an_expert_plays_where_that_is_plain(hand: str, facts: dict[str, object], move: str) -> None:
    for seed in range(3):
        assert str(MilleExpert().choose(view(hand, **facts), random=Random(seed))) == move  # type: ignore[arg-type]


def test_an_expert_throws_no_jack_of_diamonds_on_a_large_pile() -> None:
    for their_cards in (5, 12):
        seen = view(
            "JD 9 7 33 88 6",
            pile="KKK AA QQ 2 4 5 6 7 T T 9 9",
            their_cards=their_cards,
            mine={"K": "KKK", "4": "444"},
        )
        assert MilleExpert().choose(seen, random=Random(1)) == Discard(card("9H"))
