"""The view that a seat, or a bystander, has of a game of Linger Longer."""

from dataclasses import dataclass, field

from bot.games.cards import CARDS, Card
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.judge import refusal
from bot.games.linger_longer.name import NAME
from bot.games.one_card.views import TrickView


@dataclass(frozen=True, slots=True)
class LingerView(TrickView[Board]):
    """A game of Linger Longer as `seat` may know it (None: a bystander)."""

    game = NAME
    judged = staticmethod(refusal)

    drawn: Card | None = field(repr=False)  # that this seat drew with the last trick, while nobody has seen it

    def unseen(self) -> tuple[Card, ...]:
        """Return the hands of others and the stock, without the dealer's shown card, in hand order (L8)."""
        if self.board.deal == 0:
            return ()
        seen = {*self.hand, *seen_by_all(self.board)}
        return tuple(card for card in CARDS if card not in seen)


def seen_by_all(board: Board) -> frozenset[Card]:
    """Return the cards of this deal that everyone knows: played, aside, shown, or the winner's at its end."""
    tricks = board.tricks if board.trick is None else (*board.tricks, board.trick)
    known = {card for trick in tricks for card in trick.cards}
    known |= {card for card in (board.shown, board.aside) if card is not None}
    return frozenset(known if board.last is None else known.union(board.last.hand))
