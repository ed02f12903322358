"""The kinds of cards in a hand of Mille: a button each, which keeps its place, and the hand as it lies."""

from collections.abc import Sequence
from itertools import chain
from types import MappingProxyType

from bot.games.cards import CARDS, Card
from bot.games.mille.kinds import KINDS, Kind, kind_of, kinds_in
from bot.games.mille.moves import Discard, Take
from bot.games.mille.views import MilleView, Phase
from cogs.screens.frame import A_ROW
from cogs.screens.game import Showing
from cogs.screens.mille.draft import hand_of
from cogs.screens.questions import Place, Places
from cogs.screens.signs import card_sign, rank_sign

_FACES = MappingProxyType({kind: next(card for card in CARDS if kind_of(card) == kind) for kind in KINDS})
_SUITS = "SHDC"  # in the hand, from the left


def kind_sign(kind: Kind) -> str:
    """Return a kind of card: a rank, or one of the two special cards."""
    return rank_sign(kind.rank) if kind.special is None else card_sign(kind.special)


def placed(places: Places, showing: Showing, view: MilleView) -> tuple[Place, ...]:
    """Return the place of each kind in hand, represented by one of its cards, and empty ones.

    There are so many from the beginning of a turn that no row is added when cards come.
    """
    kinds = kinds_in(hand_of(view), showing.style.order)
    lying = [_FACES[kind] for kind in kinds]
    room, goes_on = -(-_most_kinds(view, len(kinds)) // A_ROW) * A_ROW, view.phase is Phase.PLAY
    return places.of(showing, lying, room=room, dealt=view.deal, goes_on=goes_on)


def _most_kinds(view: MilleView, held: int) -> int:
    """Return how many kinds the hand may have in this turn, as far as numbers of cards tell."""
    may_take = view.phase is Phase.BEGIN and any(isinstance(move, Take) for move in view.legal_moves())
    return min(len(KINDS), max(held + 1, held + view.pile - 1 if may_take else 0))


def lying(places: Sequence[Place], view: MilleView) -> tuple[Card, ...]:
    """Return the hand from left to right, as its buttons have it."""
    cards: dict[Kind, list[Card]] = {kind_of(place.card): [] for place in places if not place.is_empty}
    for card in sorted(hand_of(view), key=lambda card: _SUITS.index(str(card.suit))):
        cards[kind_of(card)].append(card)
    return tuple(chain.from_iterable(cards.values()))


def discards(view: MilleView) -> tuple[Discard, ...]:
    """Return a discard of each kind in hand: of a card that has just come alone, or else of the first.

    Buttons name a kind by its number here, whatever order the reader likes.
    """
    firsts: dict[Kind, Card] = {}
    new = view.fresh if len(view.fresh) == 1 else ()
    for card in hand_of(view):
        firsts.setdefault(kind_of(card), card)
    firsts.update((kind_of(card), card) for card in new)
    return tuple(map(Discard, firsts.values()))


def numbered(view: MilleView) -> dict[Kind, int]:
    """Return the number of each kind in hand, as its buttons carry it."""
    return {kind_of(move.card): number for number, move in enumerate(discards(view))}
