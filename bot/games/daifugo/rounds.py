"""Rounds of Daifugo: what a play or a pass leads to (D4). Only what everyone sees decides it."""

from dataclasses import replace

from bot.games.cards import Card, Hand, Rank
from bot.games.daifugo.board import Board, Closed, Laid, Phase, Round, Score
from bot.games.daifugo.events import Fell, Few, Out, Passed, Played, Rose, RoundOver, Scored, Turned
from bot.games.daifugo.moves import MOST
from bot.games.daifugo.ranks import is_highest
from bot.games.daifugo.titles import by_seat, titles
from bot.games.protocol import Event, Seat, clockwise

FEW = 2  # cards in a hand that are announced (D8)

After = tuple[Board, tuple[Event, ...]]
"""The board after a move, and what happened."""


def played(board: Board, seat: Seat, cards: tuple[Card, ...]) -> After:
    """Play cards which the judge has allowed: the round may be over, or the deal."""
    had, is_lead = board.in_hand[seat], not board.laid
    held = had - len(cards)
    turns = board.options.revolution and len(cards) == MOST
    laid = Laid(seat, cards)
    board = replace(
        board,
        in_hand=(*board.in_hand[:seat], held, *board.in_hand[seat + 1 :]),
        laid=(*board.laid, laid),
        out=board.out if held else (*board.out, seat),
        is_turned=board.is_turned is not turns,
        revolutions=board.revolutions + turns,
        before=None,
        gone=_face_down(board),
        active=None,
    )
    events: list[Event] = [Played(seat, cards, len(cards), is_lead, is_last=is_lead and had == 1)]
    if turns:
        events.append(Turned(seat, board.is_turned))
    if not held:
        place = len(board.out)
        events.append(Out(seat, place, titles(len(board.in_hand))[place - 1]))
        if place == len(board.in_hand) - 1:
            return _counted(board, events)
    elif held <= FEW:
        events.append(Few(seat, held))
    return _going_on(board, seat, events, passed=board.passed, closed=_closed(board, laid))


def passed(board: Board, seat: Seat) -> After:
    """Return a player passes, and the round is over if nobody else is in it."""
    return _going_on(board, seat, [Passed(seat)], passed=board.passed | {seat})


def _face_down(board: Board) -> Hand:
    """Return the cards of rounds before this one, which are seen no more."""
    if board.before is None:
        return board.gone
    return Hand.of_bits(board.gone.bits + Hand(card for laid in board.before.laid for card in laid.cards).bits)


def _closed(board: Board, laid: Laid) -> Closed | None:
    """Return how these cards end the round at once; None if someone might beat them (D4.6, D4.8)."""
    if board.options.eights and laid.rank is Rank.EIGHT:
        return Closed.EIGHT
    return Closed.UNBEATABLE if is_highest(laid.rank, is_turned=board.is_turned) else None


def _going_on(
    board: Board, seat: Seat, events: list[Event], *, passed: frozenset[Seat], closed: Closed | None = None
) -> After:
    """Ask the next to the left who is still in the round, or end it (D4.3)."""
    in_hand, winner = board.in_hand, board.laid[-1].seat
    if closed is None:
        for one in clockwise(len(in_hand), after=seat):
            if in_hand[one] and one not in passed and one != winner:
                return board.asking(one, passed), (*events,)
    # The winner of the round leads, or if out, the next player to their left with cards (D4.4).
    order = (winner, *clockwise(len(in_hand), after=winner))
    leader = next(one for one in order if in_hand[one])
    over = Round(board.round, board.laid, closed or Closed.PASSED, leader)
    after = replace(board, active=leader, round=board.round + 1, laid=(), passed=frozenset(), before=over)
    return after, (*events, RoundOver(leader, over.number, winner, over.closed))


def _counted(board: Board, events: list[Event]) -> After:
    """Return the deal is over, since only one player holds cards: the Destitute, by whom they are not played (D4.5)."""
    last = board.holding[0]
    order = (*board.out, last)
    first, before = order[0], board.scores[-1].order if board.scores else order
    score = Score(
        deal=board.deal,
        dealer=board.dealer,
        order=order,
        titles=by_seat(order),
        places=tuple(order.index(seat) + 1 for seat in board.seats),
        totals=tuple(won + (seat == first) for seat, won in zip(board.seats, board.points, strict=True)),
        rounds=board.round,
        revolutions=board.revolutions,
        held=board.in_hand[last],
        fell=last if board.scores and last == before[0] else None,
        rose=first if board.scores and first == before[-1] else None,
    )
    after = replace(
        board,
        phase=Phase.DEAL,
        active=None,
        laid=(),
        passed=frozenset(),
        out=order,
        before=Round(board.round, board.laid, Closed.DEAL, None),
        scores=(*board.scores, score),
    )
    if score.fell is not None:
        events.append(Fell(score.fell))
    if score.rose is not None:
        events.append(Rose(score.rose))
    return after, (*events, Scored(score))
