"""The table of Anaconda: open cards around the pots."""

from collections.abc import Sequence

from bot.games.anaconda.views import AnacondaView, Phase
from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import sentences
from render.anaconda.seats import seated
from render.anaconda.spoken import headline, named, pots_of, spoken_table
from render.names import Name
from render.of_many import TableShown
from render.scene import Item, Scene
from render.stage.canvas import Stage, header, scene, table
from render.stage.opened import opened
from render.stage.places import grid, grid_middle, open_scale_of
from render.stage.pots import seeded
from render.stage.sidepots import PotShown, middle_of_pots
from render.stage.spoken import ahead
from render.stage.values import Disc, letters
from render.words import say

Shown = TableShown[AnacondaView]


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    view, count, discs = shown.view, len(names), discs_of(names)
    items: list[Item] = [*headed(shown, names, stage), *table(count)]
    for number, block in enumerate(grid(count)):
        seat = seated(view, Seat(number), discs[number], names[number], stage)
        items += opened(stage, seat, block, scale=open_scale_of(count))
    if view.board.pot:
        seed = seeded(view.game, view.board.deal, view.board.pot)
        items += middle_of_pots(stage, grid_middle(count), view.board.pot, pots_shown(view, discs), seed=seed)
    return scene(items, sentences(stage.locale, alt_lines(shown, names, stage), more="stage-alt-more"))


def discs_of(names: Sequence[Name]) -> tuple[Disc, ...]:
    """Return everyone's disc."""
    return tuple(Disc(sign, seat) for seat, sign in enumerate(letters(names)))


def pots_shown(view: AnacondaView, discs: Sequence[Disc]) -> tuple[PotShown, ...]:
    """Return each pot with those who can win it."""
    still_in = len(view.board.money.playing)
    return tuple(PotShown(each.amount, tuple(discs[seat] for seat in each.players), still_in) for each in pots_of(view))


def alt_lines(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the table in sentences."""
    spoken = [name.spoken for name in names]
    return spoken_table(shown.view, spoken, is_own=shown.is_panel, locale=stage.locale)


def headed(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table, who is ahead, and how far deal and game are."""
    view, board, locale = shown.view, shown.view.board, stage.locale
    who = tuple(names[seat].printed for seat in named(view))
    notes = (*ahead(locale, board.chips, names), *notes_of(view, locale)) if board.deal else ()
    return header(stage, lambda printed: headline(view, printed, locale), who, notes)


def notes_of(view: AnacondaView, locale: Locale) -> tuple[str, ...]:
    """Return which round it is, and which deal; the more important one last."""
    board = view.board
    deal = say(locale, "anaconda-note-deal", deal=str(board.deal), deals=str(board.options.deals))
    if board.phase is not Phase.BET:
        return (deal,)
    return deal, say(locale, "anaconda-note-round", round=str(board.round))
