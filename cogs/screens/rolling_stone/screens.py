"""The screens of Rolling Stone: one card to the trick, and who takes it up."""

from collections.abc import Sequence

from bot.games.protocol import Event, Seat
from bot.games.rolling_stone.events import Scored
from bot.games.rolling_stone.moves import parse_move
from bot.games.rolling_stone.views import RollingView
from bot.text import listed, say
from cogs.screens.game import Showing
from cogs.screens.one_card import OneCardScreens
from cogs.screens.rolling_stone.rulebook import unpaid
from render.rolling_stone.pictures import RollingPictures


class RollingScreens(OneCardScreens[RollingView]):
    """The screens of Rolling Stone."""

    drawing = RollingPictures
    parse = staticmethod(parse_move)

    def unpaid(self, view: RollingView) -> Sequence[Seat]:
        return tuple(dict.fromkeys(payee for _, payee in unpaid(view)))

    def prompt(self, showing: Showing) -> str:
        view, locale = self.view(showing), showing.locale
        if view.board.led is not None:
            return say(locale, "rolling-stone-ask-follow", suit=view.board.led.value)
        return say(locale, "rolling-stone-ask-lead-taken" if view.fresh() else "rolling-stone-ask-lead")

    def in_words(self, event: Event, showing: Showing) -> str | None:
        return _scored(event, showing) if isinstance(event, Scored) else super().in_words(event, showing)


def _scored(event: Scored, showing: Showing) -> str:
    """Return who won a deal, how, and how many points; or who was level."""
    score, locale, names = event.score, showing.locale, showing.spoken
    if score.winner is None:
        least = min(map(len, score.hands))
        level = [names[seat] for seat, hand in enumerate(score.hands) if len(hand) == least]
        return say(locale, "rolling-stone-scored-drawn", names=listed(level, locale=locale))
    name, points = names[score.winner], score.scores[score.winner]
    return say(locale, f"rolling-stone-scored-{score.ended}", name=name, points=points)
