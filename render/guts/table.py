"""The table of Guts: the pot above all, and around it who is in."""

from collections.abc import Sequence

from bot.games.cards import Hand
from bot.games.guts.board import Phase
from bot.games.guts.name import NAME
from bot.games.guts.views import GutsView
from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import sentences
from render.deck import PlainCard
from render.guts.spoken import signed, spoken_table
from render.names import Name
from render.of_many import TableShown
from render.scene import Box, Item, Scene
from render.stage.canvas import Stage, header, scene, table
from render.stage.places import middle, ring, scale_of
from render.stage.pots import pot, seeded
from render.stage.seats import seat as drawn_seat
from render.stage.spoken import ahead
from render.stage.values import Badge, Coins, Disc, Faces, Look, Mark, Piece, SeatShown, State, Tone, Words, letters
from render.words import say, written

POT_WIDE, POT_HIGH = 236.0, 168.0
POT_SCALES = {3: 1.3, 4: 1.1}  # how much larger it is than usual, by the number of players


Shown = TableShown[GutsView]


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    discs = letters(names)
    items: list[Item] = [*headed(shown, names, stage), *table(len(names))]
    for number, block in enumerate(ring(len(names), viewing_seat=shown.viewing_seat)):
        seat = Seat(number)
        sat = sitting(shown, seat, Disc(discs[number], number), names[number], stage)
        items += drawn_seat(stage, sat, block, scale=scale_of(len(names)))
    return scene([*items, *_middle(shown, stage)], sentences(stage.locale, alt_lines(shown, names, stage)))


def alt_lines(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the table in sentences."""
    spoken = [name.spoken for name in names]
    return spoken_table(shown.view, spoken, dict(enumerate(shown.hands)), is_own=shown.is_panel, locale=stage.locale)


def headed(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table, and which deal it is."""
    view, board = shown.view, shown.view.board
    of = "guts-note-deal-of" if board.deal <= board.options.deals else "guts-note-deal"
    note = say(stage.locale, of, deal=str(board.deal), deals=str(board.options.deals))
    who = tuple(names[seat].printed for seat in sorted(view.to_act)) if _is_one_asked(view) else ()
    notes = (*ahead(stage.locale, board.chips, names), note) if board.deal else ()
    return header(stage, lambda printed: said(view, printed, stage.locale), who, notes)


def said(view: GutsView, names: Sequence[str], locale: Locale) -> str:
    """Return the sentence above the table while a deal goes on, or before the first."""
    if names:
        return say(locale, "guts-said-to", name=names[0])
    return say(locale, "guts-choosing" if view.board.phase is Phase.DECLARE else "guts-before")


def _is_one_asked(view: GutsView) -> bool:
    return view.board.phase is Phase.DECLARE and view.window is None


def _open(shown: Shown, seat: Seat) -> Hand | None:
    return None if shown.is_panel and seat == shown.view.seat else shown.hands[seat]


def sitting(shown: Shown, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    view, board = shown.view, shown.view.board
    is_out = seat in board.left or seat in board.outs
    marks: list[Mark] = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if seat in board.chosen:
        marks.append(Mark.CHOSEN)
    end: tuple[Piece, ...] = ()
    if seat in board.left:
        end = (Words(say(stage.locale, "guts-gone"), Tone.ASIDE),)
    elif _open(shown, seat) is None and board.phase is Phase.DECLARE:
        end = (_badge(shown, seat, stage),)
    if (hand := _open(shown, seat)) is not None:
        end = (*end, Faces(tuple(map(PlainCard, hand))))
    state = State.DULL if is_out else State.LIVE
    if seat in view.to_act and seat not in board.chosen:
        state = State.TO_ACT if view.window is None else State.ASKED
    below = (Coins(signed(board.chips[seat]), is_dull=is_out),)
    return SeatShown(disc, name, state, tuple(marks), below=below, end=end)


def _badge(shown: Shown, seat: Seat, stage: Stage) -> Badge:
    board = shown.view.board
    if seat in board.ins:
        return Badge(say(stage.locale, "guts-badge-in"), Look.GREEN)
    if seat in board.outs:
        return Badge(say(stage.locale, "guts-badge-out"))
    return Badge(say(stage.locale, "stage-state-unspoken"), Look.OUTLINE)


def _middle(shown: Shown, stage: Stage) -> list[Item]:
    """Lay out the pot with its heap, and the stakes."""
    board = shown.view.board
    free, scale = middle(len(board.seats)), POT_SCALES.get(len(board.seats), 1.0)
    center, height = free.x + free.width / 2, min(POT_HIGH * scale, free.height)
    top = free.y + (free.height - height) / 2
    number, seed = written(board.pot), seeded(NAME, board.deal, board.pot)
    price = written(board.counts)
    note = say(stage.locale, "guts-price", win=price)
    label = say(stage.locale, "guts-pot")
    wide = min(POT_WIDE, free.width)
    box = Box(center - wide / 2, top, wide, height)
    return pot(stage, box, board.pot, number, label, seed=seed, note=note if board.pot else "", scale=scale)
