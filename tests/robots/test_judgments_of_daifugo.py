"""The plays of Daifugo's robots in situations where a person would know what to do."""

from random import Random

import pytest

from bot.games.protocol import Position, Seat
from bot.robots.daifugo.expert import DaifugoExpert
from bot.robots.daifugo.novice import DaifugoNovice
from bot.robots.daifugo.regular import DaifugoRegular
from bot.robots.daifugo.robot import DaifugoRobot
from tests.games.daifugo.tables import begun, dealt, finished, late, play

REGULAR, NOVICE, EXPERT = DaifugoRegular(), DaifugoNovice(), DaifugoExpert()


def chosen(position: Position, seat: str, robot: DaifugoRobot = REGULAR) -> str:
    """Return a robot's play."""
    return str(robot.choose(position.view(Seat[seat]), random=Random(2)))


OTHERS = {"b": "6S 6H 6D 9S TS JS QS AS AD", "c": "7H 7D 7S 9H TH JH QH AH KD"}


@pytest.mark.parametrize(
    ("hand", "lines", "move"),
    [
        ("3S 2S", (), "play 2S"),  # nobody beats it, and then the last card goes
        ("3S 3H 2S 2H", (), "play 2S 2H"),
        ("4S", (), "play 4S"),
        ("8S 8H KS", ("A: play 8S 8H",), "play KS"),
    ],
)
def test_what_is_led(hand: str, lines: tuple[str, ...], move: str) -> None:
    position = play(late(a=hand, **OTHERS), *lines)
    for seat in "BC":
        if position.to_act == {Seat[seat]}:
            position = play(position, f"{seat}: pass")
    if position.to_act == {Seat.C}:
        position = play(position, "C: pass")
    assert chosen(position, "A") == move


@pytest.mark.parametrize(
    ("lead", "hand", "move"),
    [
        ("6S", "7S KS KH 2S", "play 7S"),  # the lowest that is single
        ("TS", "KS KH KD 4S 5S", "pass"),  # no triple is broken in mid-round
        ("TS", "KS 4S 5S 2S 2H", "play KS"),  # nor are two twos
        ("AS", "2S 3S", "play 2S"),  # the lead, and then out
        ("6S", "3S 3H 4S 4H", "pass"),
    ],
)
def test_what_is_played_to_a_card(lead: str, hand: str, move: str) -> None:
    position = play(late(leader="C", c=f"{lead} 8S 8H 9S 9C JD QD", a=hand, b="TD JC QC AD AC"), f"C: play {lead}")
    assert chosen(position, "A") == move


def test_low_cards_that_stand_alone_are_given_back() -> None:
    position = dealt(finished(begun(), "BAC"), c="2S 2H", b="3S 3H 4S 4H 4D 5S 7S 9S 9H TS TH JS JH QS QH KS KH")
    assert position.to_act == {Seat.B}
    assert chosen(position, "B") == "give 7S 5S"
    assert chosen(position, "B", NOVICE) == "give 3S 3H"


@pytest.mark.parametrize(
    ("lead", "hand", "move"),
    [
        ("AS", "2S 3S", "play 2S"),  # the lead, and then out
        ("3S", "KH", "play KH"),
    ],
)
def test_what_an_expert_plays_to_a_card(lead: str, hand: str, move: str) -> None:
    position = play(late(leader="C", c=f"{lead} 8S 8H 9S 9C JD QD", a=hand, b="TD JC QC AD AC"), f"C: play {lead}")
    assert chosen(position, "A", EXPERT) == move


def test_an_expert_thinks_alike_with_the_same_luck_in_every_order_of_ranks() -> None:
    position = dealt(begun(revolution="yes", eights="yes"))
    assert chosen(position, "A", EXPERT) == chosen(position, "A", EXPERT)
    turned = late(terms={"revolution": "yes"}, a="5S 5H 5D 5C 3S KS", b="2S 4H 7S 7H", c="2H 7D 8S")
    turned = play(turned, "A: play 5S 5H 5D 5C", "B: pass", "C: pass")
    assert chosen(turned, "A", EXPERT) == "play 3S", "which nobody beats now"
