"""The screens of Rolling Stone: one card to the trick, and who takes it up."""

from collections.abc import Collection

from bot.games.cards import Card
from bot.games.one_card.events import Over, Played
from bot.games.protocol import Event, Left
from bot.games.rolling_stone.events import Scored
from bot.games.rolling_stone.moves import parse_move
from bot.games.rolling_stone.name import NAME
from bot.games.rolling_stone.views import RollingView
from bot.text import listed, say
from cogs.screens.game import Showing
from cogs.screens.one_card import OneCardScreens
from cogs.screens.signs import card_sign
from render import Studio
from render.rolling_stone.ends import hands_at_end
from render.rolling_stone.pictures import RollingPictures
from render.rolling_stone.told import table_told


class RollingScreens(OneCardScreens[RollingView]):
    """The screens of Rolling Stone."""

    name = NAME
    parse = staticmethod(parse_move)
    _pictures: RollingPictures

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = RollingPictures(studio)

    def view(self, showing: Showing) -> RollingView:
        return own(showing)

    def fresh(self, view: RollingView) -> Collection[Card]:
        return view.fresh()

    def in_full(self, showing: Showing) -> str:
        view = own(showing)
        hands = {seat: hand for seat, hand in enumerate(hands_at_end(view.board)) if hand}
        is_own = view.seat is not None
        return "\n".join(
            table_told(view, showing.spoken, hands, is_own=is_own, style=showing.style, locale=showing.locale)
        )

    def prompt(self, showing: Showing) -> str:
        view, locale = own(showing), showing.locale
        if view.board.led is not None:
            return say(locale, "rolling-stone-ask-follow", suit=view.board.led.value)
        return say(locale, "rolling-stone-ask-lead-taken" if view.fresh() else "rolling-stone-ask-lead")

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case Played(card=card, is_last=True):
                key = "rolling-stone-last-own" if event.seat == showing.view.seat else "rolling-stone-last"
                return say(locale, key, name=names[event.seat], card=card_sign(card, showing.emoji))
            case Scored():
                return _scored(event, showing)
            case Over(outcome=outcome):
                winners = [names[seat] for seat in sorted(outcome.winners)]
                if not winners:
                    return None
                if outcome.winners == {showing.view.seat}:
                    return say(locale, "rolling-stone-over-own")
                return say(locale, "rolling-stone-over", winners=listed(winners, locale=locale), count=len(winners))
            case Left():
                return say(locale, "rolling-stone-left-table", name=names[event.seat])
            case _:
                return super().in_words(event, showing)


def own(showing: Showing) -> RollingView:
    """The view, which is one of Rolling Stone."""
    if not isinstance(showing.view, RollingView):
        raise TypeError("no view of Rolling Stone")
    return showing.view


def _scored(event: Scored, showing: Showing) -> str:
    """Who has won a deal, how, and how many points; or who was level."""
    score, locale, names = event.score, showing.locale, showing.spoken
    if score.winner is None:
        least = min(map(len, score.hands))
        level = [names[seat] for seat, hand in enumerate(score.hands) if len(hand) == least]
        return say(locale, "rolling-stone-scored-drawn", names=listed(level, locale=locale))
    own = "-own" if score.winner == showing.view.seat else ""
    name, points = names[score.winner], score.scores[score.winner]
    return say(locale, f"rolling-stone-scored-{score.ended}{own}", name=name, points=points)
