"""What the judges of games share in which a turn is one card to a trick (F19): they know the board and one hand."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from bot.games.cards import CARDS, Card, Hand
from bot.games.one_card.board import Counted, Phase, TrickBoard
from bot.games.one_card.moves import Play
from bot.games.protocol import Abandon, Move, Options, Refusal, Resign, Seat, Timeout
from bot.games.tricks import following


@dataclass(frozen=True, slots=True)
class Judge:
    """The judge of a game: cards are played in turn, and suit is followed."""

    game: str
    rules: Mapping[str, str]  # the number of the rule for each code

    def refusal(self, board: TrickBoard[Options, Counted], seat: Seat | None, hand: Hand, move: Move) -> Refusal | None:
        """Why `seat`, holding `hand`, may not play `move` now; None when it may."""
        if board.phase is Phase.OVER:
            return self.refuse("game-over")
        if seat is None:
            return None if isinstance(move, Abandon) else self.refuse("not-seated")
        if seat not in board.seats:
            return self.refuse("not-seated")
        if isinstance(move, Abandon):
            return self.refuse("by-agreement")
        if isinstance(move, Resign | Timeout):
            return self.refuse("has-left") if seat in board.left else None
        if not isinstance(move, Play):
            return self.refuse("not-a-move")
        if board.phase is Phase.DEAL:
            return self.refuse("no-cards-yet")
        if seat != board.active:
            return self.refuse("not-your-turn")
        return self._playing(board, hand, move.card)

    def _playing(self, board: TrickBoard[Options, Counted], hand: Hand, card: Card) -> Refusal | None:
        if card not in hand:
            return self.refuse("not-held")
        if board.led is not None and card not in following(hand, board.led):
            return self.refuse("must-follow", ("suit", board.led.value))
        return None

    def refuse(self, code: str, *about: tuple[str, str | int]) -> Refusal:
        """A refusal with the number of its rule."""
        return Refusal(self.game, code, self.rules[code], about)


def playable(board: TrickBoard[Options, Counted], seat: Seat | None, hand: Hand) -> "Plays":
    """What `seat` may play now, without leaving: what the judge refuses none of."""
    return Plays(Hand() if seat is None or seat != board.active else following(hand, board.led))


@dataclass(frozen=True, slots=True)
class Plays(Collection[Move]):
    """Cards of which each may be played, in hand order. The repr shows none."""

    cards: Hand

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Play) and move.card in self.cards

    def __iter__(self) -> Iterator[Move]:
        return (_PLAYS[card.place] for card in self.cards)

    def __len__(self) -> int:
        return len(self.cards)


_PLAYS = tuple(map(Play, CARDS))
