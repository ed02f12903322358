"""The showdown: who wins, and what goes into and out of the pot (G4, G5)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Hand
from bot.games.guts.board import Board, Phase, Score
from bot.games.poker import winners
from bot.games.pots import shared


def counted(board: Board, hands: Sequence[Hand]) -> Board:
    """Return the board after a deal in which everyone has declared."""
    counts, ins, seats = board.counts, board.ins, board.seats
    best = winners({seat: hands[seat] for seat in ins})
    won, odd = shared(counts, [best])
    paid = tuple([counts if seat in ins and seat not in best else 0 for seat in seats])
    chips = tuple([had - pays + won.get(seat, 0) for seat, had, pays in zip(seats, board.chips, paid, strict=True)])
    pot = board.pot - counts + odd + sum(paid)
    before = board.scores[-1].chips if board.scores else (0,) * len(seats)
    score = Score(
        deal=board.deal,
        dealer=board.dealer,
        pot=board.pot,
        counted=counts,
        dealt=board.dealt,
        ins=ins,
        winners=tuple(sorted(best)),
        hands=tuple([hands[seat] if seat in ins and len(ins) > 1 else None for seat in seats]),
        paid=paid,
        pot_after=pot,
        scores=tuple([now - was for now, was in zip(chips, before, strict=True)]),
        chips=chips,
    )
    return replace(board, phase=Phase.DEAL, pot=pot, chips=chips, scores=(*board.scores, score))
