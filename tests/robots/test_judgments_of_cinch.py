"""Each judgment of the robots of Cinch in isolation, on situations written down."""

from random import Random

import pytest

from bot.games.cards import Hand, Suit, parse_card
from bot.games.protocol import Position
from bot.robots.cinch.coach import CinchCoach
from bot.robots.cinch.expert import CinchExpert
from bot.robots.cinch.novice import CinchNovice
from bot.robots.cinch.reading import Reading
from bot.robots.cinch.regular import CinchRegular, strength
from bot.robots.cinch.robot import CinchRobot
from tests.games.cinch.tables import CALLED, NINE_TO_FIVE, ROBBED, SHORT_STUB, TRICKS, after, begun, dealt, look, played


class Careful(Random):
    """Luck that makes nobody careless."""

    def random(self) -> float:
        return 0.99

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return 0


def chosen(position: Position, robot: CinchRobot) -> str:
    """Return the play of a robot whose turn it is."""
    return str(robot.choose(look(position, str(min(position.to_act))), random=Careful(1)))


def regular(position: Position) -> str:
    """Return the regular's play."""
    return chosen(position, CinchRegular())


def example(*lines: str) -> Position:
    """Return the page's first example after the draw and these lines."""
    return after(dealt(begun(), **NINE_TO_FIVE), *ROBBED, *lines)


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("AH KH QH 2H", 3.7),
        ("5H", 2.0),
        ("5D AH KH", 6.5),  # two higher trumps guard a pedro, also the left one
        ("5H 5D JH 9H", 9.0),
        ("5H 5D 4H 3H", 5.0),
        ("AS KS 5S", 0.0),
    ],
)
def test_what_a_hand_is_worth(hand: str, worth: float) -> None:
    assert strength(Hand(map(parse_card, hand.split())), Suit.HEARTS) == pytest.approx(worth)


def test_the_regular_bids_five_or_just_enough_and_names_its_best_suit() -> None:
    position = after(dealt(begun(), **NINE_TO_FIVE), "B: pass")
    assert regular(position) == "bid 5"
    position = after(dealt(begun(), **NINE_TO_FIVE), "B: bid 6")
    assert regular(position) == "bid 7"
    position = after(dealt(begun(), **NINE_TO_FIVE), "B: bid 7")
    assert regular(position) == "pass"
    assert regular(after(dealt(begun(), **NINE_TO_FIVE), *CALLED[:-1])) == "trump H"
    assert chosen(after(dealt(begun(), **SHORT_STUB), "B: pass", "C: pass"), CinchNovice()) == "bid 10"


def test_the_coach_says_of_calls_what_the_hand_and_the_table_say() -> None:
    def facts(*lines: str) -> dict[str, set[str]]:
        asked = CinchCoach().question(look(after(dealt(begun(), **NINE_TO_FIVE), *lines), "C"))
        assert asked is not None
        return {str(option.move): {fact.code for fact in option.facts} for option in asked.options}

    assert facts("B: bid 6")["bid 7"] == {"lowest-bid", "trumps"}
    assert facts("B: bid 6")["bid 8"] == {"trumps"}
    assert "partner-bids" not in facts("B: bid 6")["pass"]


def test_points_are_kept_when_cards_are_thrown_or_robbed() -> None:
    thrown = after(dealt(begun(), **SHORT_STUB), "B: pass", "C: pass", "D: pass", "A: bid 3", "A: trump H")
    assert regular(thrown) == "throw 8H"
    assert regular(after(dealt(begun(), **NINE_TO_FIVE), *CALLED)) == "rob 8D 7D 6S 6D"


def test_the_regular_draws_trumps_while_it_holds_the_highest() -> None:
    assert regular(example()) == "play AH"
    assert regular(example(*played("C AH 3H 6H 2H"))) == "play KH"
    assert regular(example(*played(*TRICKS[:2]))) == "play 9D", "the queen is out"


def test_a_pedro_goes_to_a_trick_that_the_partner_wins_for_sure() -> None:
    hands = NINE_TO_FIVE | {"a": "5H 6H 2S 3S 4S 9C TC JC KD", "c": "AH KH JH 8H 9H AS 8C 7C 3D"}
    position = after(dealt(begun(), **hands), *ROBBED, *played("C AH 3H"))
    assert regular(position) == "play 5H"
    assert regular(after(dealt(begun(), **hands), *ROBBED, *played("C 9H 3H"))) == "play 6H", "B may hold the ten"


def test_the_last_in_hand_wins_with_what_is_worth_points() -> None:
    assert regular(example(*played(*TRICKS[:3], "D 6C 3C QC"))) == "play 5H"


def test_what_is_read_from_the_table() -> None:
    position = example(*played(*TRICKS[:2]))
    reading = Reading.of(look(position, "C"))
    assert (" ".join(map(str, reading.out)), reading.pedros_out) == ("QH TH 5D", 1)
    assert str(reading.partner) == "A"
    with pytest.raises(ValueError, match="no card"):
        Reading.of(look(dealt(begun()), "B"))


def test_the_novice_plays_high_and_thinks_of_its_own_trick() -> None:
    assert chosen(example(), CinchNovice()) == "play AH"
    assert chosen(example(*played("C AH")), CinchNovice()) == "play 3H"


def test_the_expert_bids_and_names_by_its_hand() -> None:
    position = dealt(begun(), b="AH KH QH JH 5H 5D 9H 8S 7S", c="2S 3S 6C 7C 2D 3D 8D TD 9C")
    assert int(chosen(position, CinchExpert()).removeprefix("bid ")) >= 5
    assert chosen(after(position, "B: bid 7"), CinchExpert()) == "pass"
    assert chosen(after(position, "B: bid 7", "C: pass", "D: pass", "A: pass"), CinchExpert()) == "trump H"


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (TRICKS[:1], "play KH"),
        ((*TRICKS[:3], "D 6C 3C QC"), "play 5H"),  # the last in hand
        (TRICKS[:4], "play JH"),
    ],
)
def test_what_the_expert_plays_where_that_is_plain_and_the_same_with_the_same_luck(
    lines: tuple[str, ...], move: str
) -> None:
    position = example(*played(*lines))
    assert [chosen(position, CinchExpert()) for _ in range(2)] == [move] * 2
