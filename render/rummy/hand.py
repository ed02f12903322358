"""The hand of a reader: by suit where it is alone, else as the reader sorts it."""

from bot.games.rummy.views import ContractBoard, ContractScore, ContractView
from render.hands.held import HeldCard, hold, ranks_from_left
from render.hands.suits import SuitHand
from render.inputs import Style
from render.rummy import strip

Reader = ContractView[ContractBoard[ContractScore]]


def held(view: Reader, style: Style) -> SuitHand:
    """Return the reader's hand in order; what has just come is lifted."""
    return SuitHand(hold(view.hand, fresh=view.fresh), None, None, ranks_from_left(style.order))


def in_hand_order(view: Reader, style: Style) -> tuple[HeldCard, ...]:
    """Return the hand from left to right."""
    return strip.in_hand_order(view.hand, view.fresh, view.filled(), style)
