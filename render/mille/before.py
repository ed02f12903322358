"""Mille before its first deal: the poster of its table."""

from collections.abc import Sequence

from bot.games.cards import CARDS
from bot.games.mille.board import Phase
from bot.games.mille.views import MilleView
from bot.text import Locale
from render.inputs import Stakes
from render.mille.spoken import headline, spoken_table
from render.names import Name
from render.poster import Poster, posted, terms_of
from render.scene import Scene
from render.stage.canvas import Stage, header, scene
from render.stage.values import Disc, letters
from render.words import say, written

PACKS, LARGER = 2, 3  # packs in the deck; smaller stakes that the larger one is


def poster_of(view: MilleView, stakes: Stakes | None, locale: Locale) -> Poster | None:
    """Return the poster of a game before its first deal; None later."""
    if view.phase is not Phase.DEAL or view.scores or view.outcome is not None:
        return None
    natural = "-natural" if view.options.natural_required else ""
    target = say(locale, f"pictures-pad-target{natural}", target=written(view.options.target))
    rules = say(locale, "given-these-rules", rules=say(locale, f"rules-{view.options.rules}"))
    terms = terms_of(stakes, "pictures-poster-stakes", locale, largest=LARGER)
    return Poster(say(locale, "mille-name"), f"{rules} · {target}", terms, PACKS * len(CARDS))


def layout(poster: Poster, view: MilleView, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the poster."""
    discs = tuple(Disc(sign, seat) for seat, sign in enumerate(letters(names)))
    alt, *_ = spoken_table(view, tuple(names), stage.locale)
    items = header(stage, lambda printed: headline(view, printed, stage.locale), ())
    return posted(scene(items, alt), poster, names, discs, stage)
