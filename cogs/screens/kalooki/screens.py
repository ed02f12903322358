"""The screens of Kalooki: calls, the contract in one press, and cards tacked on one by one."""

from bot.games.cards import JOKER
from bot.games.kalooki.events import WentOut
from bot.games.kalooki.moves import Add, Lay, Swap, parse_move
from bot.games.kalooki.views import KalookiView, Phase
from bot.games.protocol import Event, Seat
from bot.text import Locale, say
from cogs.screens.game import Showing
from cogs.screens.kalooki.asked import asked, is_playing
from cogs.screens.kalooki.typed import lays_suggested, move_typed, several_typed
from cogs.screens.rummy.labels import missing_line
from cogs.screens.rummy.screens import RummyScreens
from cogs.screens.signs import card_sign
from render.kalooki.pictures import KalookiPictures


class KalookiScreens(RummyScreens[KalookiView]):
    """The screens of Kalooki."""

    drawing = KalookiPictures
    parse = staticmethod(parse_move)
    asked = staticmethod(asked)
    meant = staticmethod(move_typed)
    is_playing = staticmethod(is_playing)
    several = staticmethod(several_typed)
    lays = staticmethod(lays_suggested)

    def gained(self, view: KalookiView, seat: Seat) -> int:
        return view.board.table.calls[seat]

    def prompt(self, showing: Showing) -> str:
        view, locale, table = self.view(showing), showing.locale, self.view(showing).board.table
        top = "" if table.top is None else card_sign(table.top, showing.emoji)
        if view.seat in table.asked:
            return say(locale, "kalooki-ask-call", card=top)
        match table.phase:
            case Phase.BEGIN if table.is_gone and not table.may_take:
                return say(locale, "kalooki-ask-pass-only")
            case Phase.BEGIN if table.is_gone:
                return say(locale, "kalooki-ask-pass", card=top)
            case Phase.BEGIN if table.may_take:
                return say(locale, "kalooki-ask-take" if table.asked else "rummy-ask-begin", card=top)
            case Phase.CALLED if table.caller is not None:
                key = "kalooki-ask-answer" if table.may_take else "kalooki-ask-allow"
                return say(locale, key, name=showing.spoken[table.caller], card=top)
            case Phase.PLAY:
                return _prompt(view, locale)
        return say(locale, "rummy-ask-draw")

    # Events

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case WentOut():
                return say(locale, "kalooki-bent" if event.bent else "rummy-out", name=names[event.seat])
            case _:
                return super().in_words(event, showing)


def _prompt(view: KalookiView, locale: Locale) -> str:
    """Return what the reader can do after drawing, and which cards would complete the contract."""
    if view.hand.count(JOKER) == len(view.hand):
        return say(locale, "kalooki-ask-end")
    if view.wanted is not None:
        return missing_line(view.slots(), locale)
    can_lay = any(isinstance(move, Lay | Add | Swap) for move in view.legal_moves())
    return say(locale, "kalooki-ask-tack" if can_lay else "rummy-ask-discard")
