"""The table of Anaconda: open cards around the pots."""

from collections.abc import Sequence

from bot.games.anaconda.views import AnacondaView, Phase
from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import sentences
from render.anaconda.seats import seated
from render.anaconda.spoken import table_told
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
        items += middle_of_pots(stage, grid_middle(count), view.board.pot, pots_of(view, discs), seed=seed)
    return scene(items, sentences(stage.locale, told(shown, names, stage), more="stage-alt-more"))


def discs_of(names: Sequence[Name]) -> tuple[Disc, ...]:
    """Return everyone's disc."""
    return tuple(Disc(sign, seat) for seat, sign in enumerate(letters(names)))


def pots_of(view: AnacondaView, discs: Sequence[Disc]) -> tuple[PotShown, ...]:
    """Return each pot with those who can win it."""
    board = view.board
    return tuple(
        PotShown(each.amount, tuple(discs[seat] for seat in each.players), len(board.money.playing))
        for each in board.pots
    )


def told(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the table in sentences."""
    spoken = [name.spoken for name in names]
    return table_told(shown.view, spoken, is_own=shown.is_panel, locale=stage.locale)


def headed(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table, who is ahead, and how far deal and game are."""
    board, locale = shown.view.board, stage.locale
    who = () if board.active is None else (names[board.active].printed,)
    notes = (*ahead(locale, board.chips, names), *notes_of(shown.view, locale)) if board.deal else ()
    return header(stage, lambda printed: said(shown.view, printed, locale), who, notes)


def notes_of(view: AnacondaView, locale: Locale) -> tuple[str, ...]:
    """Return which round it is, and which deal; the more important one last."""
    board = view.board
    deal = say(locale, "anaconda-note-deal", deal=str(board.deal), deals=str(board.options.deals))
    if board.phase is not Phase.BET:
        return (deal,)
    return deal, say(locale, "anaconda-note-round", round=str(board.round))


def said(view: AnacondaView, names: Sequence[str], locale: Locale) -> str:
    """Return the sentence above the table while a deal goes on, or before the first; `names` has who is to bet."""
    if names:
        return say(locale, "anaconda-acts", name=names[0])
    match view.board.phase:
        case Phase.GIVE:
            return say(locale, "anaconda-passing")
        case Phase.DECLARE:
            return say(locale, "anaconda-declaring")
        case Phase.SHOW:
            return say(locale, "anaconda-showing")
        case _:
            return say(locale, "simple-before")
