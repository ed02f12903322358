"""The plays of Contract Rummy's robots in situations where a person would know what to do."""

from random import Random

import pytest

from bot.games.protocol import Position, Seat
from bot.robots.contract_rummy.novice import ContractRummyNovice
from bot.robots.contract_rummy.regular import ContractRummyRegular
from bot.robots.contract_rummy.robot import ContractRummyRobot
from tests.games.contract_rummy.tables import play, set_up

REGULAR, NOVICE = ContractRummyRegular(), ContractRummyNovice()
PAIRS = "5S 5H 6S 6H KC 2D 9C 3H 8S JD"  # two cards short of two sets
FAR = "2S 3H 4D 9C TS JH"  # a hand that is not about to go out


def chosen(position: Position, seat: str, robot: ContractRummyRobot = REGULAR) -> str:
    """Return a robot's play."""
    return str(robot.choose(position.view(Seat[seat]), random=Random(2)))


@pytest.mark.parametrize(("pile", "answer"), [("6D", "ask"), ("JK", "ask"), ("7D", "no"), ("TC", "no")])
def test_the_regular_buys_what_brings_the_contract_nearer(pile: str, answer: str) -> None:
    now = play(set_up(c=PAIRS, pile=pile, a=FAR, b=FAR), "A: draw")
    assert chosen(now, "C") == answer


def test_the_regular_buys_nothing_for_a_large_hand_or_while_somebody_is_about_to_go_out() -> None:
    large = play(set_up(c=f"{PAIRS} 2C 4C 7C QC QH", pile="6D", a=FAR, b=FAR), "A: draw")
    assert chosen(large, "C") == "no"
    assert chosen(play(set_up(c=PAIRS, pile="6D", a=FAR), "A: draw"), "C") == "no"


def test_the_regular_buys_nothing_late_in_the_seventh_deal() -> None:
    near = "3C 4C 5C 8H 9H TH JH QS KS AS 2D 7D"
    now = play(set_up(contract=7, c=near, pile="6C", a=FAR, b=FAR), "A: draw")
    assert chosen(now, "C") == "no"


def test_the_novice_never_buys() -> None:
    assert chosen(play(set_up(c=PAIRS, pile="6D", a=FAR, b=FAR), "A: draw"), "C", NOVICE) == "no"


@pytest.mark.parametrize(("pile", "move"), [("6D", "take"), ("JK", "take"), ("TC", "draw")])
def test_the_regular_takes_what_the_contract_lacks(pile: str, move: str) -> None:
    assert chosen(set_up(a=PAIRS, pile=pile), "A") == move


@pytest.mark.parametrize(("pile", "move"), [("5C", "take"), ("9S", "take"), ("KD", "draw")])
def test_once_it_has_laid_the_regular_takes_what_goes_down_at_once(pile: str, move: str) -> None:
    melds = "A: set 5S 5H 5D", "B: run 5S 6S 7S 8S"
    assert chosen(set_up(*melds, a="KS QD", pile=pile), "A") == move


@pytest.mark.parametrize(
    ("contract", "hand", "discard"),
    [
        (1, "5S 5H 5D 6S 6H 7S 7H AC 2D 3C", "discard AC"),  # it costs most of what no set wants
        (3, "3S 4S 5S 6S 9H TH JH 2D KC 8C", "discard KC"),
        (7, "3C 4C 5C 6C 8H 9H TH JH QS KS AS JK 7D", "discard 7D"),
    ],
)
def test_the_regular_discards_what_the_contract_does_not_want(contract: int, hand: str, discard: str) -> None:
    assert chosen(set_up(contract=contract, a=hand, is_playing=True), "A") == discard


@pytest.mark.parametrize("robot", [REGULAR, NOVICE], ids=["regular", "novice"])
def test_every_robot_lays_the_contract_and_later_lays_off(robot: ContractRummyRobot) -> None:
    now = set_up("B: set 9S 9H 9D", a="5S 5H 5D 6S 6H 6D 9C KC", is_playing=True)
    now = play(now, f"A: {chosen(now, 'A', robot)}")
    assert chosen(now, "A", robot).startswith("discard")
    later = set_up("A: set 9S 9H 9D", a="9C KC", is_playing=True)
    assert chosen(later, "A", robot) == "add 1 9C"
    assert play(later, "A: add 1 9C; discard KC").outcome is not None


def test_the_regular_takes_a_joker() -> None:
    now = set_up("A: set 5S 5H 5D", "B: run 5S 6S JK 8S", a="7S 9C 9D KS", is_playing=True)
    assert chosen(now, "A") == "swap 2 7S lay set 9D 9C JK"
