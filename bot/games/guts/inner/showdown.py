"""The showdown: who wins, and what goes into and out of the pot (G4, G5)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.guts.board import Board, Phase, Score
from bot.games.guts.strength import strength
from bot.games.protocol import Seat


def counted(board: Board, hands: Sequence[Hand]) -> Board:
    """The board after a deal in which everybody has declared."""
    counts, winners = board.counts, _winners(board, hands)
    each, odd = divmod(counts, len(winners)) if winners else (0, counts)
    paid = tuple(counts if seat in board.ins and seat not in winners else 0 for seat in board.seats)
    chips = tuple(
        had - pays + (each if seat in winners else 0)
        for seat, had, pays in zip(board.seats, board.chips, paid, strict=True)
    )
    pot = board.pot - counts + odd + sum(paid)
    before = board.scores[-1].chips if board.scores else (0,) * len(board.seats)
    score = Score(
        deal=board.deal,
        dealer=board.dealer,
        pot=board.pot,
        counted=counts,
        dealt=board.dealt,
        ins=board.ins,
        winners=winners,
        hands=tuple(hands[seat] if seat in board.ins and len(board.ins) > 1 else None for seat in board.seats),
        paid=paid,
        pot_after=pot,
        scores=tuple(now - was for now, was in zip(chips, before, strict=True)),
        chips=chips,
    )
    return replace(board, phase=Phase.DEAL, pot=pot, chips=chips, scores=(*board.scores, score))


def _winners(board: Board, hands: Sequence[Hand]) -> tuple[Seat, ...]:
    """Who has the best hand of those who are in; nobody if nobody is."""
    strengths = {seat: strength(hands[seat]) for seat in sorted(board.ins)}
    best = max(strengths.values(), default=None)
    return tuple(seat for seat, one in strengths.items() if one == best)
