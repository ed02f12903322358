"""The chances of a hand of Anaconda: others' hands are imagined that fit passes, bets and open cards.

Each pot has its own rivals: who is all in has no part in the side pots of others.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from bot.games.anaconda.betting import MOST_FULL
from bot.games.anaconda.board import Half
from bot.games.anaconda.views import AnacondaView
from bot.games.poker import Ranking, worth, worth_of
from bot.games.protocol import Seat
from bot.robots.anaconda.holding import place_of, rules_of
from bot.robots.anaconda.playing_out import coded

KEPT = 5.0  # how much likelier better hands are, since all have kept their best cards twice
DARED = 2.0  # likewise for a player who has put in the highest amount of this round, times the bets in it
LEAST = 0.02  # of the worst hand


class _Rival(NamedTuple):
    """Another player's hand in an imagined deal."""

    half: Half
    worth: int
    place: float  # among random hands


class _Contest(NamedTuple):
    """A pot that the viewing seat can win."""

    amount: int  # chips
    rivals: frozenset[Seat]  # who else can win it, or can still match it


def shares(view: AnacondaView, random: Random, *, deals: int) -> Mapping[Half, float]:
    """Return the expected share of all pots for each half that the viewing seat has declared, or still may.

    In its turn to bet the seat has called.
    """
    board, seat = view.board, view.seat
    if seat is None:
        return {}
    rules = dict(rules_of(board.options))
    own = {half: _own(view, rule) for half, rule in rules.items() if board.declared[seat] in (None, half)}
    rivals = [one for one in board.playing if one != seat]
    dared = DARED * min(board.bets.full, MOST_FULL)  # without a limit there may be forty small raises
    powers = {one: KEPT + dared * (0 < board.bets.due == board.bets.put[one]) for one in rivals}
    contests, whole = _contests(view, seat), view.board.pot + view.price
    won, total = dict.fromkeys(own, 0.0), 0.0
    known = {one: coded(view.known().get(one, ())) for one in rivals}
    opened = {one: coded(view.open_cards.get(one, ())) for one in rivals}
    where = view.whereabouts()
    holders = [spot.holder if spot.holder in known else None for spot in where.rooms]
    for laying in islice(where.layings(view.unseen(), random), deals):
        hands = {one: [*cards] for one, cards in known.items()}
        for holder, cards in zip(holders, laying.values(), strict=True):
            if holder is not None:
                hands[holder] += coded(cards)
        found = {one: _rival(board.declared[one], hands[one], opened[one], rules) for one in rivals}
        weight = 1.0
        for one, rival in found.items():
            weight *= (LEAST + rival.place) ** powers[one]
        total += weight
        for pot in contests:
            against = [found[one] for one in rivals if one in pot.rivals]
            for half, mine in own.items():
                won[half] += weight * pot.amount * _share(half, mine, against)
    return {half: chips / (total * whole) for half, chips in won.items()}


def is_beaten(view: AnacondaView) -> bool:
    """Return whether in each pot a rival's open cards beat the own hand, whatever the fifth is; before: False."""
    if view.seat is None or (rule := _rule_of_half(view, view.seat)) is None:
        return False
    mine = _own(view, rule)
    better = {one for one in _rivals(view, view.seat) if _least(view, one, rule) > mine}
    return all(better & pot.rivals for pot in _contests(view, view.seat))


def is_unbeatable(view: AnacondaView) -> bool:
    """Return whether no fifth card lets a rival's open cards beat the own hand; before they lie open: False."""
    if view.seat is None or (rule := _rule_of_half(view, view.seat)) is None:
        return False
    mine = _own(view, rule)
    return all(max(_with_a_fifth(view, one, rule)) <= mine for one in _rivals(view, view.seat))


def _rule_of_half(view: AnacondaView, seat: Seat) -> Ranking | None:
    """Return what wins the half that `seat` has declared; None before any card lies open."""
    board = view.board
    half = board.declared[seat] if any(board.shown) else None
    return None if half is None else dict(rules_of(board.options))[half]


def _rivals(view: AnacondaView, seat: Seat) -> list[Seat]:
    """Return who else plays for the half that `seat` has declared."""
    board = view.board
    return [one for one in board.playing if one != seat and board.declared[one] is board.declared[seat]]


def _least(view: AnacondaView, seat: Seat, rule: Ranking) -> int:
    """Return what the open cards of a rival are worth with the worst fifth one."""
    return min(_with_a_fifth(view, seat, rule))


def _with_a_fifth(view: AnacondaView, seat: Seat, rule: Ranking) -> list[int]:
    """Return what the open cards of a rival are worth with each that may be the fifth."""
    opened = view.open_cards.get(seat, ())
    return [worth((*opened, card), rule) for card in (*view.unseen(), *view.known().get(seat, ()))]


def _contests(view: AnacondaView, seat: Seat) -> Sequence[_Contest]:
    """Return the pots that a seat can win once it has called; those with the same rivals are one."""
    money = view.board.money.pays(seat, view.price)
    able = frozenset([one for one in money.playing if money.stacks[one]])  # who can still match any bet
    found = dict[frozenset[Seat], int]()
    for pot in money.pots:
        if seat in pot.players:
            rivals = (able | {*pot.players}) - {seat}
            found[rivals] = found.get(rivals, 0) + pot.amount
    return [_Contest(amount, rivals) for rivals, amount in found.items()]


def _own(view: AnacondaView, rule: Ranking) -> int:
    """Return what the own hand is worth: its best five cards, or those that were chosen."""
    opened = view.board.shown[view.seat] if view.board.shown and view.seat is not None else ()
    return worth((*opened, view.held) if opened and view.held is not None else view.hand, rule)


def _rival(
    declared: Half | None, hidden: Sequence[int], opened: tuple[int, ...], rules: Mapping[Half, Ranking]
) -> _Rival:
    """Return how good a hand of these cards is, for the half that was declared or suits it better."""
    found = []
    for half, rule in rules.items():
        if declared in (None, half):
            best = max([worth_of((*opened, card), rule) for card in hidden]) if opened else worth_of(hidden, rule)
            found.append(_Rival(half, best, place_of(best, rule)))
    return max(found, key=lambda each: each.place)


def _share(half: Half, mine: int, rivals: Sequence[_Rival]) -> float:
    """Return the share of a pot that this hand wins."""
    whole = 0.5 if any(rival.half is not half for rival in rivals) else 1.0
    against = [rival.worth for rival in rivals if rival.half is half]
    if any(other > mine for other in against):
        return 0.0
    return whole / (1 + against.count(mine))
