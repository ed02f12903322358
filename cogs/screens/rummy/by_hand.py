"""Melds laid by hand: a player marks the cards, and sees what they make before anything leaves the hand."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.games.cards import JOKER, Card, Hand
from bot.games.protocol import Move, Refusal
from bot.games.rummy.laying import Group, Kind, Lay, meld_of
from bot.games.rummy.melds import MeldRules, Wanted
from bot.games.rummy.nearing import slots
from bot.text import Locale, say
from cogs.refusals import refused
from cogs.screens.emoji import SmallCards
from cogs.screens.game import Showing
from cogs.screens.questions import ByHand, Marked, Offer, Way
from cogs.screens.rummy.labels import MOST_NAMED, lacking, meld_sign
from cogs.screens.signs import card_sign, card_signs


class LayingView(Protocol):
    """A view of a game in which melds are laid."""

    @property
    def hand(self) -> Hand:
        """The reader's hand."""

    @property
    def wanted(self) -> Wanted | None:
        """The contract, while the reader has still to lay it."""

    def ways(self, cards: Sequence[Card]) -> tuple[Lay, ...]:
        """Return ways to lay exactly these cards."""

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the reader may not play a move now."""


def by_hand(
    view: LayingView, rules: MeldRules, *, is_open: bool, worth: Callable[[Sequence[Card]], int], showing: Showing
) -> ByHand:
    """Return the question which cards go down; `is_open`: whether any may now. `worth`: the points of cards."""
    cards = enumerate(view.hand) if is_open else ()
    offers = tuple(Offer(number, card_sign(card), card=card) for number, card in cards)
    judge = _Judge(view, rules, worth, showing.locale, showing.emoji)
    return ByHand(say(showing.locale, "rummy-by-hand"), offers, judge.marked)


@dataclass(frozen=True, slots=True)
class _Judge:
    view: LayingView
    rules: MeldRules
    worth: Callable[[Sequence[Card]], int]
    locale: Locale
    emoji: SmallCards

    def marked(self, offers: Sequence[Offer]) -> Marked:
        """Return what the marked cards would do."""
        cards = [offer.card for offer in offers if offer.card is not None]
        confirm = say(self.locale, "rummy-hand-lay", count=len(cards))
        if not cards:
            key = "rummy-hand-more" if self.view.wanted is None else "rummy-hand-first"
            return Marked(confirm, said=say(self.locale, key))
        if lays := self.view.ways(cards):
            return Marked(confirm, tuple(Way(self._fitting(lay, cards), (lay,)) for lay in lays))
        return self._not_fitting(cards, confirm)

    def _fitting(self, lay: Lay, cards: Sequence[Card]) -> str:
        melds = [made for group in lay.groups if not isinstance(made := meld_of(group, self.rules), str)]
        shown = " · ".join(map(meld_sign, melds))  # card by card a phone would need seven lines
        said = say(self.locale, "rummy-hand-fits", melds=shown)
        left = [*(Counter(self.view.hand) - Counter(cards)).elements()]
        if not left:
            return said
        if len(left) <= MOST_NAMED:
            keeps = say(self.locale, "rummy-hand-keeps", cards=card_signs(left))
        else:
            keeps = say(self.locale, "rummy-hand-keeps-many", count=len(left), points=self.worth(left))
        return f"{said} {keeps}"

    def _not_fitting(self, cards: Sequence[Card], confirm: str) -> Marked:
        wanted = self.view.wanted
        if wanted is None:
            refusal = self.view.refusal(Lay((_guessed(cards),)))
            said = "" if refusal is None else refused(refusal, locale=self.locale)
            return Marked(confirm, said=said, refused=refusal)
        refusal, filled = self.view.refusal(Lay(())), slots(Hand(cards), wanted, self.rules)
        if lacks := lacking(filled):
            return Marked(confirm, said=say(self.locale, "rummy-hand-lacks", count=lacks), refused=refusal)
        over = Counter(cards) - Counter(card for slot in filled for card in (*slot.cards, *[JOKER] * slot.jokers))
        shown = card_signs(over.elements(), self.emoji)
        said = say(self.locale, "rummy-hand-over", cards=shown)
        return Marked(confirm, said=said, refused=refusal)


def _guessed(cards: Sequence[Card]) -> Group:
    """Return cards as one meld, of one rank or in sequence, for the judge to say what is wrong with it."""
    ranks = {card.rank for card in cards if card is not JOKER}
    return Group(Kind.SET if len(ranks) <= 1 else Kind.RUN, tuple(cards))
