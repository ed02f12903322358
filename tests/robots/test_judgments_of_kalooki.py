"""The plays of Kalooki's robots in situations where a person would know what to do."""

from random import Random

import pytest

from bot.games.protocol import Position, Seat
from bot.robots.kalooki.novice import KalookiNovice
from bot.robots.kalooki.regular import KalookiRegular
from bot.robots.kalooki.robot import KalookiRobot
from tests.games.kalooki.tables import play, set_up

REGULAR, NOVICE = KalookiRegular(), KalookiNovice()
PAIRS = "5S 5H 5D 6S 6H 7S 7H KC 2D"  # two cards short of three threes


def chosen(position: Position, seat: str, robot: KalookiRobot = REGULAR) -> str:
    """Return a robot's play."""
    return str(robot.choose(position.view(Seat[seat]), random=Random(2)))


@pytest.mark.parametrize(("pile", "answer"), [("6D", "call"), ("JK", "call"), ("KD", "no"), ("9C", "no"), ("5C", "no")])
def test_the_regular_calls_what_brings_the_contract_within_reach(pile: str, answer: str) -> None:
    assert chosen(set_up(c=PAIRS, pile=pile), "C") == answer


def test_the_regular_calls_nothing_that_would_be_fined_and_nothing_while_far_away() -> None:
    assert chosen(set_up(c=PAIRS, pile="6D", calls=(0, 0, 3)), "C") == "no"
    assert chosen(set_up(c="2S 4H 6D 8C TS QH AD 5C 5D", pile="2C"), "C") == "no"


def test_the_novice_never_calls() -> None:
    assert chosen(set_up(c=PAIRS, pile="6D"), "C", NOVICE) == "no"


@pytest.mark.parametrize(("pile", "move"), [("6D", "take"), ("JK", "take"), ("9C", "draw"), ("5C", "draw")])
def test_the_regular_takes_what_the_contract_lacks(pile: str, move: str) -> None:
    others = {"b": "2S 2H", "c": "3S 3H"}
    now = set_up("B: set 8S 8H 8D", "C: set TS TH TD", a=PAIRS, pile=pile, **others)
    assert chosen(now, "A") == move


@pytest.mark.parametrize(("pile", "move"), [("6D", "take"), ("9C", "allow")])
def test_the_regular_takes_a_called_card_that_it_can_use(pile: str, move: str) -> None:
    assert chosen(play(set_up(a=PAIRS, pile=pile), "C: call"), "A") == move


@pytest.mark.parametrize(
    ("contract", "hand", "discard"),
    [
        (1, "5S 5H 5D 6S 6H 7S 7H KC 2D 3C", "discard KC"),  # it costs most of what no three wants
        (1, "5S 5H 5D 6S 6H 6D 7S 7H KC 2D", "discard KC"),
        (4, "3S 4S 5S 6S 3H 4H 5H 3D 4D 5D KC KS JC", "discard KS"),  # no run wants it: nothing is near
        (2, "5S 5H 5D 6S 6H 6D 9S TS JS AH", "discard AH"),
    ],
)
def test_the_regular_discards_what_the_contract_does_not_want(contract: int, hand: str, discard: str) -> None:
    assert chosen(set_up(contract=contract, a=hand, is_playing=True), "A") == discard


@pytest.mark.parametrize("robot", [REGULAR, NOVICE], ids=["regular", "novice"])
def test_every_robot_lays_the_contract_tacks_on_and_goes_out(robot: KalookiRobot) -> None:
    now = set_up("B: set 9S 9H 9D", a="5S 5H 5D 6S 6H 6D 7S 7H 7D 9C KC", is_playing=True)
    now = play(now, f"A: {chosen(now, 'A', robot)}")
    now = play(now, f"A: {chosen(now, 'A', robot)}")
    assert chosen(now, "A", robot) == "discard KC"
    assert play(now, "A: discard KC").outcome is not None
