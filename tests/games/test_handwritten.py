"""Records as people write them: every fault is refused at its line, in any game."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import takewhile
from types import MappingProxyType
from typing import NamedTuple

import pytest

from bot.games.protocol import SEATS, Seat
from bot.games.record import BadRecord, read, write
from tests.games.kits import KITS, Table, random_game
from tests.witness.game import MORE_GAMES


class Written(NamedTuple):
    """The record of a game at its smallest table, in parts."""

    tags: list[str]
    deal: str
    deck: str
    move: str  # the first line of the first deal
    first: list[str]  # the whole first deal with its tags
    next_deal: str  # the line that follows
    lines: list[str]  # all

    @property
    def begun(self) -> list[str]:
        """Up to the first deck."""
        return [*self.tags, self.deal, self.deck]


@cache
def written(name: str) -> Written:
    """Return a random game of two deals or more, of which nobody leaves the first."""
    for seed in range(12):
        text = write(random_game(Table(name, seats_of(name)), seed).record(), games=MORE_GAMES.rules)
        lines = [line for line in text.splitlines() if line]
        tags = [*takewhile(lambda line: line.startswith("["), lines)]
        deal, deck, move = lines[len(tags) : len(tags) + 3]
        first = [*takewhile(lambda line: not line.startswith("Deal 2 "), lines)]
        if len(first) < len(lines) and not any(line.endswith(("resign", "timeout")) for line in first):
            return Written(tags, deal, deck, move, first, lines[len(first)], lines)
    raise AssertionError("no game has two deals")


def seats_of(name: str) -> int:
    """Return the size of the smallest table."""
    return KITS[name].game.seats[0]


Fault = Callable[[Written, int], list[str]]
"""Lines whose last one is wrong; given how many play."""

FAULTS: Mapping[str, tuple[Fault, str]] = MappingProxyType(
    {
        "a card is missing": (lambda of, _: [*of.tags, of.deal, of.deck.rsplit(" ", 1)[0]], "whole deck"),
        "a card too many": (lambda of, _: [*of.begun[:-1], f"{of.deck} {of.deck.split()[1]}"], "whole deck"),
        "a card for another": (lambda of, _: [*of.begun[:-1], f"{of.deck.rsplit(' ', 1)[0]} 1C"], "card"),
        "nobody deals": (lambda of, seats: [*of.tags, f"Deal 1 dealer {SEATS[seats]}"], "the wrong seat deals"),
        "the second deal comes first": (lambda of, _: [*of.tags, of.deal.replace("Deal 1", "Deal 2")], "deal 1"),
        "a deal is on": (lambda of, _: [*of.begun, of.move, "Deal 2 dealer A"], "a deal is still on"),
        "another deals next": (lambda of, _: [*of.first, f"Deal 2 dealer {not_dealing(of)}"], "the wrong seat deals"),
        "a deal is left out": (lambda of, _: [*of.first, of.next_deal.replace("Deal 2", "Deal 3")], "deal 2"),
        "before the first deal": (lambda of, _: [*of.tags, of.move], "the rules refuse this"),
        "between deals": (lambda of, _: [*of.first, of.move], "the rules refuse this"),
        "after the end": (lambda of, _: [*of.lines, of.move], "the game is over"),
        "a deal after the end": (lambda of, _: [*of.lines, of.deal], "the game is over"),
        "after an agreed end": (lambda of, _: [*of.begun, "Result: abandoned", of.move], "the game is over"),
        "nobody sits there": (lambda of, seats: [*of.begun, f"{SEATS[seats]}{of.move[1:]}"], "not-seated"),
        "a seat in lower case": (lambda of, _: [*of.begun, of.move[0].lower() + of.move[1:]], "none of a record's"),
        "a word in capitals": (lambda of, _: [*of.begun, of.move[:2] + of.move[2:].upper()], "not a move"),
        "no move at all": (lambda of, _: [*of.begun, of.move[:2]], "not a move"),
        "a word of no game": (lambda of, _: [*of.begun, f"{of.move[:2]} dance"], "not a move"),
        "a stock that nobody needs": (lambda of, _: [*of.begun, "Stock: AS"], "stock"),
        "a line of no record": (lambda of, _: [*of.begun, "Pot: 3"], "none of a record's"),
        "rules of another house": (lambda of, _: [*without(of.tags, "Rules"), '[Rules "seed"]'], "Rules"),
        "a stake of no number": (lambda of, _: [*without(of.tags, "Stake"), '[Stake "0.001"]'], "Stake"),
        "a seat without a name": (lambda of, seats: without(of.tags, str(SEATS[seats - 1])), "is missing"),
    }
)


def not_dealing(of: Written) -> Seat:
    """Return a seat that does not deal the second deal."""
    return next(seat for seat in SEATS if not of.next_deal.endswith(str(seat)))


def without(tags: list[str], name: str) -> list[str]:
    """Return the tags except one."""
    return [tag for tag in tags if not tag.startswith(f"[{name} ")]


@pytest.mark.parametrize("name", KITS)
def test_a_handwritten_mistake_is_refused_at_its_line(name: str) -> None:
    for make, why in FAULTS.values():
        is_refused_at_the_end(make(written(name), seats_of(name)), why)


@pytest.mark.parametrize("name", [name for name, kit in KITS.items() if 2 < kit.game.seats[-1] < len(SEATS)])
def test_more_than_can_play_are_refused_at_their_line(name: str) -> None:
    most = KITS[name].game.seats[-1]
    more = [f'[{seat} "x"]' for seat in SEATS[seats_of(name) : most + 1]]
    is_refused_at_the_end([*written(name).tags, *more], f"at most {most}")


@pytest.mark.parametrize("name", [name for name in KITS if seats_of(name) > 2])
def test_where_one_side_stays_it_is_over(name: str) -> None:
    of = written(name)
    left = [f"{seat}: resign" for seat in SEATS[: seats_of(name) - 1]]
    is_refused_at_the_end([*of.begun, *left, of.move], "the game is over")


@pytest.mark.parametrize(
    ("name", "early", "absent", "left"),
    [
        ("guts", "no-cards-yet, rule G2.3", "rule G1.1", "rule G7.1"),
        ("linger-longer", "no-cards-yet, rule L2.2", "rule L1.1", "rule L7.1"),
        ("rolling-stone", "no-cards-yet, rule R2.1", "rule R1.1", "rule R7.1"),
        ("beggar-my-neighbor", "no-cards-yet, rule B10.4", "rule B1.1", ""),
        ("cinch", "no-cards-yet, rule C2.2", "rule C1.1", "rule C9.1"),
        ("daifugo", "no-cards-yet, rule D3.1", "rule D1.1", "rule D6.2"),
    ],
)
def test_what_all_games_refuse_has_a_rule_of_the_game_behind_it(name: str, early: str, absent: str, left: str) -> None:
    of, nobody = written(name), SEATS[seats_of(name)]
    is_refused_at_the_end([*of.tags, of.move], early)
    is_refused_at_the_end([*of.first, of.move], early)
    is_refused_at_the_end([*of.begun, f"{nobody}{of.move[1:]}"], f"not-seated, {absent}")
    if left:
        is_refused_at_the_end([*of.begun, "C: resign", "C: timeout"], f"has-left, {left}")


def is_refused_at_the_end(lines: list[str], why: str) -> None:
    """Check that what was written is right but for the last line, and why that is wrong, in one line of text."""
    with pytest.raises(BadRecord) as bad:
        read("\n".join(lines).encode(), games=MORE_GAMES.rules)
    assert (bad.value.line, why in bad.value.problem) == (len(lines), True), (why, bad.value.problem)
    assert "\n" not in bad.value.problem
