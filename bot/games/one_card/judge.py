"""The common part of judges of games in which a turn is one card to a trick (F19): they know the board and one hand."""

from bot.games.cards import CARDS, Hand
from bot.games.one_card.board import Counted, Phase, TrickBoard
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Options, Refusal, Seat
from bot.games.refusing import Refusals
from bot.games.tricks import following


def refusal(
    refusals: Refusals, board: TrickBoard[Options, Counted], seat: Seat | None, hand: Hand, move: Move
) -> Refusal | None:
    """Return why `seat`, holding `hand`, may not play `move` now, with the refusals of its game; None when it may."""

    def playing(seat: Seat) -> Refusal | None:
        if not isinstance(move, Play):
            return refusals.because("not-a-move")
        if board.phase is Phase.DEAL:
            return refusals.because("no-cards-yet")
        if seat != board.active:
            return refusals.because("not-your-turn")
        if move.card not in hand:
            return refusals.because("not-held")
        if board.led is not None and move.card not in following(hand, board.led):
            return refusals.because("must-follow", ("suit", board.led.value))
        return None

    return refusals.judged(board, seat, move, playing)


def playable(board: TrickBoard[Options, Counted], seat: Seat | None, hand: Hand) -> Hand:
    """Return the cards that `seat` may play now: what the judge refuses none of."""
    return Hand() if seat is None or seat != board.active else following(hand, board.led)


def plays_of(cards: Hand) -> list[Move]:
    """Return a play of each card, in hand order."""
    return [_PLAYS[card.place] for card in cards]


_PLAYS = tuple(map(Play, CARDS))
