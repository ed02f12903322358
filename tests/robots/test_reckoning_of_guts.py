"""What each player of Guts can gain from its robots in one deal, reckoned over the 91 kinds of hands without chance."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from bot.games.cards import Hand, parse_card
from bot.games.guts.inner.showdown import counted
from bot.games.guts.strength import share_above
from bot.games.protocol import Seat
from bot.robots.guts.kinds import KINDS, kind_of, likely, likely_beside
from bot.robots.guts.reckoning import Edge, Heard, Strategy, edge_together, edges
from bot.robots.guts.robot import even_money, worth_playing
from bot.robots.guts.solving import Places, solved
from bot.robots.guts.table import Border, Situation, equilibrium
from tests.games.guts.tables import begun, dealt, look
from tests.left_out import first
from tests.robots.frozen.guts import worth_playing as of_old

SEATS_RECKONED = first(3, [3, 4, 6, 10], why="all sizes")
POTS = (1, 20)  # chips that are at stake
ANY = (1.0,) * len(KINDS)
ACES = tuple(float("A" in kind) for kind in KINDS)
PAIRS = tuple(float(kind[0] == kind[1]) for kind in KINDS)
FEW = (0.2, 0.3, 0.4)  # of all hands


def hand(kind: str) -> Hand:
    """Return a hand of a kind."""
    return Hand([parse_card(f"{kind[0]}S"), parse_card(f"{kind[1]}H")])


@cache
def best(share: float) -> tuple[float, ...]:
    """Return the strategy of being in with this share of hands."""
    return tuple(float(share_above(hand(kind)) < share) for kind in KINDS)


def chances(border: Border) -> tuple[float, ...]:
    """Return how likely one is in, by kind."""
    return tuple(map(border.chance, range(len(KINDS))))


def best_reply(edge: Edge) -> tuple[float, ...]:
    """Return the strategy that brings most."""
    return tuple(float(more > 0) for more in edge.more)


def expert(seats: int) -> Strategy:
    """Return the expert's strategy in turn."""
    return lambda heard: chances(equilibrium()[Situation.of(seats, heard)])


def regular(seats: int) -> Strategy:
    """Return the regular's strategy in turn."""
    return lambda heard: best(worth_playing(seats, heard))


def frozen(seats: int) -> Strategy:
    """Return the strategy in turn of the regular of old."""
    return lambda heard: best(of_old(seats, heard))


@cache
def with_twenty_at_stake(seats: int, level: Callable[[int], Strategy]) -> dict[Heard, Edge]:
    """Return what each player can gain where the others play so."""
    return dict(edges(seats, level(seats), pot=20))


def rules(seats: int, usual: Strategy) -> Iterator[tuple[str, Strategy]]:
    """Yield players of one rule, by name."""
    last = seats - 1
    yield "always in", lambda _: ANY
    yield "first in with any two", lambda heard: usual(heard) if any(heard) else ANY
    for few in FEW:
        yield f"first in with the best {few:.0%}", lambda heard, few=few: usual(heard) if any(heard) else best(few)
        yield f"opens with the best {few:.0%}", lambda heard, few=few: usual(heard) if heard else best(few)
    yield "dealer always in", lambda heard: ANY if len(heard) == last else usual(heard)
    yield "in with any ace", lambda _: ACES
    yield "in with any ace too", lambda heard: tuple(map(max, usual(heard), ACES))
    yield "in with any pair, or alone", lambda heard: ANY if len(heard) == last and not any(heard) else PAIRS


def gained(table: dict[Heard, Edge], usual: Strategy, instead: Callable[[Heard, Edge], tuple[float, ...]]) -> float:
    """Return how many chips a deal someone gains who plays otherwise in one seat, of 20 at stake, on average."""
    seats = max(map(len, table)) + 1
    return 20 / seats * sum(edge.gained(instead(heard, edge), usual(heard)) for heard, edge in table.items())


def test_kinds_are_ranked_as_hands_are_and_known_by_their_cards() -> None:
    assert len(KINDS) == 91
    assert sorted(KINDS, key=lambda kind: -share_above(hand(kind))) == [*KINDS]
    assert [kind_of(hand(kind)) for kind in KINDS] == [*range(91)]
    assert likely()[KINDS.index("AA")] == pytest.approx(6 / 1326)
    beside = likely_beside()[KINDS.index("AK")]
    assert beside[KINDS.index("AA")] == pytest.approx(3 / 1225)
    assert beside[KINDS.index("AK")] == pytest.approx(9 / 1225)
    assert beside[KINDS.index("32")] == pytest.approx(16 / 1225)


@pytest.mark.parametrize("seats", SEATS_RECKONED)
@pytest.mark.parametrize("pot", first(1, reversed(POTS), why="all pots"))
def test_nothing_beats_the_expert_in_turn(seats: int, pot: int) -> None:
    """The best reply knows the table, and hears everything, but gains less than 0.05 chips in any place."""
    usual, gains = expert(seats), [0.0] * seats
    for heard, edge in edges(seats, usual, pot=pot).items():
        gains[len(heard)] += pot * edge.gained(best_reply(edge), usual(heard))
    assert max(gains) < 0.05


@pytest.mark.parametrize("seats", [3, 4, 6, 10])
@pytest.mark.parametrize("pot", POTS)
def test_nothing_beats_the_expert_together(seats: int, pot: int) -> None:
    usual = chances(equilibrium()[Situation(seats, None)])
    edge = edge_together(seats, usual, pot=pot)
    assert pot * edge.gained(best_reply(edge), usual) < 0.05


@pytest.mark.parametrize("seats", SEATS_RECKONED)
def test_no_simple_rule_beats_regulars_in_turn(seats: int) -> None:
    usual, table = regular(seats), with_twenty_at_stake(seats, regular)
    for name, rule in rules(seats, usual):
        assert gained(table, usual, lambda heard, _, rule=rule: rule(heard)) < 0.15, name


@pytest.mark.parametrize("seats", [3, 4, 6, 10])
def test_no_simple_rule_beats_regulars_together(seats: int) -> None:
    usual = best(even_money(seats - 1))
    edge = edge_together(seats, usual, pot=20)
    for rule in (ANY, ACES, PAIRS, tuple(map(max, usual, ACES))):
        assert 20 * edge.gained(rule, usual) < 0.15


@pytest.mark.parametrize("seats", SEATS_RECKONED)
def test_the_expert_gains_from_regulars_and_loses_nothing_to_them(seats: int) -> None:
    usual, own = regular(seats), expert(seats)
    assert gained(with_twenty_at_stake(seats, regular), usual, lambda heard, _: own(heard)) > 0.1
    against = with_twenty_at_stake(seats, expert)
    assert gained(against, own, lambda heard, _: usual(heard)) < 0


@pytest.mark.parametrize("seats", SEATS_RECKONED)
def test_regular_and_expert_gain_from_the_regular_of_old(seats: int) -> None:
    """It was too timid: one rule took three chips and a half a deal from it."""
    usual = frozen(seats)
    table = dict(edges(seats, usual, pot=20))
    assert gained(table, usual, lambda heard, _: expert(seats)(heard)) > 0.3
    assert gained(table, usual, lambda heard, _: regular(seats)(heard)) > 0
    assert gained(table, usual, lambda heard, _: usual(heard) if any(heard) else ANY) > 3


@pytest.mark.long("strength at all sizes")
def test_the_table_is_what_its_program_makes() -> None:
    """As far as three seats: each table begins with that of one seat less."""
    places: Places = {}
    for seats in (2, 3):
        places = solved(seats, places)
        for situation, place in places.items():
            border = equilibrium()[situation]
            assert border.kind + 1 - border.percent / 100 == pytest.approx(place, abs=0.2)


def test_every_decision_of_every_table_is_in_the_file() -> None:
    for seats in range(2, 11):
        assert (seats, None) in {(one.seats, one.spoken) for one in equilibrium()}
        for spoken in range(seats):
            for heard in product((False, True), repeat=spoken):
                assert Situation.of(seats, heard) in equilibrium() or (spoken == seats - 1 and not any(heard))


@pytest.mark.parametrize(("own", "pot"), [("55", 20), pytest.param("K8", 5, marks=pytest.mark.long("all hands"))])
def test_it_is_reckoned_by_the_rules(own: str, pot: int) -> None:
    """Of three, the first is in or out; all that the two others may hold then is shown down by the rules."""
    usual = regular(3)
    more = edges(3, usual, pot=pot)[()].more[KINDS.index(own)]
    board = replace(look(dealt(begun(3, dealer="C"))).board, pot=pot)

    def brings(*, is_in: bool) -> float:
        """Return A's chips and a third of the pot, on average."""
        first = {Seat.A} if is_in else set()
        return sum(
            chance * (after.chips[Seat.A] + after.pot / 3)
            for ins, hands, chance in _others(own, is_in=is_in, usual=usual)
            for after in [counted(replace(board, ins=frozenset(first | ins)), hands)]
        )

    assert pot * more == pytest.approx(brings(is_in=True) - brings(is_in=False), abs=pot / 1000)


def _others(own: str, *, is_in: bool, usual: Strategy) -> Iterator[tuple[set[Seat], tuple[Hand, ...], float]]:
    """Yield which of B and C are in, all hands, and how likely that is."""
    beside, hands = likely_beside()[KINDS.index(own)], [hand(kind) for kind in KINDS]
    for b, dares in enumerate(usual((is_in,))):
        for says in (True, False):
            last = usual((is_in, says)) if is_in or says else ANY  # who is left alone is in
            for c, follows in enumerate(last):
                for ends in (True, False):
                    chance = (dares if says else 1 - dares) * (follows if ends else 1 - follows)
                    if chance:
                        ins = {seat for seat, said in ((Seat.B, says), (Seat.C, ends)) if said}
                        yield ins, (hand(own), hands[b], hands[c]), beside[b] * beside[c] * chance
