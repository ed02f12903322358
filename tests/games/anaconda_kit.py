"""Anaconda for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.games.anaconda.betting import bounds
from bot.games.anaconda.board import Phase
from bot.games.anaconda.inner.game import AnacondaGame
from bot.games.anaconda.inner.position import AnacondaPosition
from bot.games.anaconda.moves import Bet, Call, Check, Fold, High, Low, PassOn, Raise, Show
from bot.games.cards import CARDS, Card
from bot.games.protocol import Move, Position, Seat, of_kind
from tests.games.kit import Kit, with_cards_swapped
from tests.games.play import RandomGame, play_again


class AnacondaKit(Kit):
    """Anaconda."""

    game = AnacondaGame()
    variants = (
        {"deals": "2"},
        {"deals": "4", "stack": "20", "limit": "none"},
        {"deals": "5", "stack": "20", "bet": "5", "ante": "3"},
        {"deals": "2", "stack": "1000", "bet": "7", "ante": "9", "limit": "none"},
    )
    private = frozenset({"seat", "turn", "hand", "choice", "parcels", "held"})
    probes = (
        *(PassOn(three) for three in zip(CARDS, CARDS[1:], CARDS[2:], strict=False)),
        *(Show(CARDS[at : at + 4], CARDS[at - 1]) for at in range(0, 48, 3)),
        *(Check(), Call(), Fold(), Bet(2), Raise(4), High(), Low()),
    )
    nonsense = ("pass", "pass QS", "pass QS QH JK", "show QS QH QD QC", "show QS QH QD hold QC", "bet 02", "raise x")

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of hands, and the rest of the pack."""
        own = of_kind(AnacondaPosition, position)
        return Counter(card for hand in own.hands for card in hand) + Counter(own.rest)

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` has."""
        return Counter(of_kind(AnacondaPosition, position).hands[seat])

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield amounts of every sort, words, and cards of one's own and of others."""
        yield from (Check(), Call(), Fold(), High(), Low())
        board = of_kind(AnacondaPosition, position).board
        least = min(1, len(board.bets.put)) + board.bets.due
        for amount in {
            1,
            least,
            chooser.randrange(1, 40),
            board.money.stacks[seat] + sum(board.bets.put[seat : seat + 1]),
        }:
            if amount:
                yield from (Bet(amount), Raise(amount))
        held = [*self.hand(position, seat)]
        for pile in (held, CARDS):
            if len(pile) >= 5:
                five = chooser.sample(pile, 5)
                yield from (PassOn(tuple(five[:3])), Show(tuple(five[:4]), five[4]))

    def likely(self, position: Position, seat: Seat, chooser: random.Random) -> Move | None:
        """Return a check or a call more often than at random, or any amount, so that deals come to a showdown."""
        board = of_kind(AnacondaPosition, position).board
        if board.phase is not Phase.BET:
            return None
        found = bounds(board, seat)
        if found is not None and chooser.random() < 0.1:
            amount = chooser.randint(*found)
            return Raise(amount) if board.bets.due else Bet(amount)
        calls = [move for move in (Check(), Call()) if position.refusal(seat, move) is None]
        return calls[0] if chooser.random() < 0.8 else None

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin with two hidden cards swapped, or another secret choice of others."""
        position = of_kind(AnacondaPosition, played.plies[plies - 1].after)
        if chooser.random() < 0.4:
            return _with_another_choice(position, played, plies, viewer, chooser)
        own = [each for each in position.parcels if viewer in (each.giver, each.receiver)]
        had = {card for parcel in own for card in parcel.cards}
        return with_cards_swapped(played, plies, viewer, chooser, moved=_swapped, had=had)


def _with_another_choice(
    position: AnacondaPosition, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random
) -> RandomGame | None:
    """Return a twin in which another player has chosen otherwise: in a window that is open, or cards for a third."""
    others = [(seat, move) for seat, move in position.choices if seat != viewer]
    passed = [each for each in position.parcels if viewer not in (each.giver, each.receiver)]
    others += [(parcel.giver, PassOn(parcel.cards)) for parcel in passed]
    if not others:
        return None
    seat, choice = chooser.choice(others)
    at = max(at for at in range(plies) if (played.plies[at].seat, played.plies[at].move) == (seat, choice))
    ply = played.plies[at]
    other = chooser.choice([move for move in ply.before.legal_moves(seat) if move != choice])
    return play_again(played, [*played.plies[:at], replace(ply, move=other), *played.plies[at + 1 : plies]])


def _swapped(move: Move, swap: Mapping[Card, Card]) -> Move:
    match move:
        case PassOn(cards=cards):
            return PassOn(tuple([swap.get(card, card) for card in cards]))
        case Show(shown=shown, held=held):
            return Show(tuple([swap.get(card, card) for card in shown]), swap.get(held, held))
    return move
