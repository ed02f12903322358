"""A whole game of Anaconda that fits what one seat knows."""

from collections.abc import Sequence

from bot.games.anaconda.board import Board, Half, Phase
from bot.games.anaconda.choosing import kept, lowest, ranking
from bot.games.anaconda.inner.position import AnacondaPosition, Choices
from bot.games.anaconda.moves import High
from bot.games.anaconda.views import AnacondaView
from bot.games.cards import Card, Hand
from bot.games.dealing import imagined_turns, must_be_unseen
from bot.games.poker import FIVE, worth
from bot.games.protocol import Move, Seat


def imagine(view: AnacondaView, unseen: Sequence[Card]) -> AnacondaPosition:
    """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
    must_be_unseen(view, unseen)
    board = view.board
    hands, rest = _hands(view, unseen) if board.deal else ((Hand(),) * len(board.seats), ())
    turns = imagined_turns(view, len(board.seats))
    fives = _fives(view, hands)
    return AnacondaPosition(board, hands, turns, rest, view.parcels, fives, _choices(view, hands))


def _hands(view: AnacondaView, unseen: Sequence[Card]) -> tuple[tuple[Hand, ...], tuple[Card, ...]]:
    """Return all hands, and the rest of the pack."""
    board = view.board
    cards: dict[Seat | None, list[Card]] = {seat: [] for seat in (*board.seats, None)}
    for place, laid in view.whereabouts().laid(unseen).items():
        cards[place.holder] += laid
    for known in (view.open_cards, view.known()):
        for seat, held in known.items():
            cards[seat] += held
    if view.seat is not None:
        cards[view.seat] = [*view.hand]
    return tuple([Hand(cards[seat]) for seat in board.seats]), tuple(cards[None])


def _fives(view: AnacondaView, hands: Sequence[Hand]) -> tuple[tuple[Card, ...] | None, ...]:
    """Return the five cards of all who show: of others' hidden ones the best is held."""
    board, opened = view.board, view.open_cards
    if not any(board.shown):
        return ()
    found: list[tuple[Card, ...] | None] = []
    for seat, shown in zip(board.seats, board.shown, strict=True):
        if not shown or len(opened[seat]) == FIVE:
            found.append(opened.get(seat))
        elif seat == view.seat and view.held is not None:
            found.append((*shown, view.held))
        else:
            found.append((*shown, _held(board, seat, hands[seat], shown)))
    return tuple(found)


def _held(board: Board, seat: Seat, hand: Hand, shown: tuple[Card, ...]) -> Card:
    rule = ranking(board.options, board.declared[seat] or Half.HIGH)
    return max((card for card in hand if card not in shown), key=lambda card: worth((*shown, card), rule))


def _choices(view: AnacondaView, hands: Sequence[Hand]) -> Choices:
    """Return the secret choices that were made: the default ones for others."""
    board = view.board
    choices: dict[Seat, Move] = {}
    for seat in board.chosen:
        if board.phase is Phase.GIVE:
            choices[seat] = lowest(hands[seat])
        elif board.phase is Phase.DECLARE:
            choices[seat] = High()
        else:
            choices[seat] = kept(hands[seat], ranking(board.options, board.declared[seat] or Half.HIGH))
    if view.seat is not None and view.choice is not None:
        choices[view.seat] = view.choice
    return tuple(sorted(choices.items()))
