"""The table of Guts: a heap that grows, and around it who is in. In a panel the own cards lie before the heap."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Hand
from bot.games.guts.board import Board, Phase
from bot.games.guts.moves import In
from bot.games.guts.views import GutsView
from bot.games.protocol import Asking, Seat
from bot.text import Locale
from render.alt import sentences
from render.deck import PlainCard
from render.names import Name
from render.scene import Box, Fan, Heap, Item, Scene
from render.stage.canvas import Stage, header, scene, table
from render.stage.pieces import centred
from render.stage.places import middle, ring
from render.stage.seats import seat as drawn_seat
from render.stage.values import Badge, Coins, Disc, Look, Mark, Piece, SeatShown, State, Tone, Words, letters
from render.style import Tint
from render.words import card_words, say, spoken, written

CARD, OWN_CARD = 26.0, 62.0  # pt wide
CARD_STEP, OWN_STEP = 28.0, 68.0
MOST_CHIPS = 60  # that are drawn in a heap; the number beside it is the truth
HEAP, OWN_HEAP = Box(0, 0, 190, 92), Box(0, 0, 150, 44)  # its size


@dataclass(frozen=True, slots=True)
class TableShown:
    """What a picture of the table shows: a view, and hands that everybody may see by now."""

    view: GutsView
    hands: tuple[Hand | None, ...]  # open ones, by seat
    is_panel: bool = False


def layout(shown: TableShown, names: Sequence[Name], stage: Stage) -> Scene:
    """The whole picture."""
    view, board = shown.view, shown.view.board
    discs = letters(names)
    places = ring(len(names), reader=view.seat if shown.is_panel else None)
    notes = (
        say(stage.locale, "guts-note-cap", cap=written(board.options.cap)),
        say(stage.locale, "guts-note-deal", deal=str(board.deal)),
    )
    subjects = headline(view)
    items: list[Item] = [
        *header(
            stage,
            lambda printed: said(view, printed, stage),
            tuple(names[seat].printed for seat in subjects),
            notes if board.deal else notes[:1],
        ),
        *table(len(names)),
    ]
    for number, block in enumerate(places):
        seat = Seat(number)
        items += drawn_seat(stage, _seat(view, seat, Disc(discs[number], number), names[number], stage), block)
        if (hand := shown.hands[number]) is not None and not (shown.is_panel and seat == view.seat):
            items.append(_cards(hand, Box(block.right - CARD - CARD_STEP - 3, block.y + 26, CARD, CARD), CARD_STEP))
    return scene([*items, *_pot(shown, stage)], sentences(stage.locale, told(shown, names, stage)))


def headline(view: GutsView) -> tuple[Seat, ...]:
    """Whom the sentence above the table names."""
    board = view.board
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))[:1]
    if board.phase is Phase.DECLARE and view.window is None:
        return tuple(sorted(view.to_act))
    return ()


def said(view: GutsView, names: Sequence[str], stage: Stage) -> str:
    """The sentence above the table."""
    board = view.board
    if names:
        return say(stage.locale, "guts-over-by" if board.outcome is not None else "guts-said-to", name=names[0])
    if board.phase is Phase.DECLARE:
        return say(stage.locale, "guts-choosing")
    return say(stage.locale, "guts-between", deal=str(board.deal)) if board.deal else say(stage.locale, "guts-before")


def _seat(view: GutsView, seat: Seat, disc: Disc, name: Name, stage: Stage) -> SeatShown:
    board = view.board
    is_out = seat in board.left or seat in board.outs
    marks: list[Mark] = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if seat in board.chosen:
        marks.append(Mark.CHOSEN)
    if board.phase is not Phase.DECLARE and seat in _winners(board):
        marks.append(Mark.WINNER)
    end: tuple[Piece, ...] = ()
    if seat in board.left:
        end = (Words(say(stage.locale, "guts-gone"), Tone.ASIDE),)
    elif board.shown[seat] is None and seat in board.ins:
        end = (Badge(say(stage.locale, "guts-badge-in"), Look.GREEN),)
    elif seat in board.outs:
        end = (Badge(say(stage.locale, "guts-badge-out")),)
    state = State.DULL if is_out else State.LIVE
    if seat in view.to_act:
        state = State.TO_ACT if view.window is None else State.ASKED if seat in view.window.missing else State.LIVE
    below = (Coins(written(board.chips[seat], signed=True), is_dull=is_out),)
    return SeatShown(disc, name, state, tuple(marks), below=below, end=end)


def _winners(board: Board) -> tuple[Seat, ...]:
    if board.outcome is not None:
        return tuple(board.outcome.winners)
    return board.scores[-1].winners if board.scores else ()


def _pot(shown: TableShown, stage: Stage) -> list[Item]:
    """The heap, its number, and what can be lost; before it the own cards in a panel."""
    view, board = shown.view, shown.view.board
    free = middle(len(board.seats))
    is_own = shown.is_panel and len(view.hand) > 0
    size = OWN_HEAP if is_own else HEAP
    x, y = free.x + free.width / 2, free.y + (2 if is_own else 14)
    items: list[Item] = []
    if board.pot:
        box = Box(x - size.width / 2, y, size.width, size.height)
        items.append(Heap(box, f"{board.deal} {board.pot}", min(MOST_CHIPS, board.pot), 9.0, Tint.ZONE))
    number = Words(written(board.pot), Tone.LARGE)
    beneath = y + size.height + 16
    lose = Words(say(stage.locale, "guts-to-lose", chips=written(board.counts)), Tone.BRASS)
    if is_own:
        items += centred(stage, number, x - 50, beneath, Tint.ZONE).items
        items += centred(stage, lose, x + 40, beneath, Tint.ZONE).items
        items.append(_cards(view.hand, Box(x - OWN_STEP / 2 - OWN_CARD / 2, beneath + 14, OWN_CARD, 0), OWN_STEP))
        return items
    items += centred(stage, number, x, beneath, Tint.ZONE).items
    items += centred(stage, lose, x, beneath + 26, Tint.ZONE).items
    return items


def _cards(hand: Hand, place: Box, step: float) -> Fan:
    cards = tuple(PlainCard(card) for card in hand)
    wide = place.width
    box = Box(place.x, place.y, wide + step * (len(cards) - 1), 1.4 * wide)
    return Fan(box, place.y, wide, step, cards, (False,) * len(cards), Tint.ZONE)


def told(shown: TableShown, names: Sequence[Name], stage: Stage) -> list[str]:
    """The table in sentences, for the ear."""
    return table_told(
        shown.view, [name.spoken for name in names], dict(enumerate(shown.hands)), shown.is_panel, locale=stage.locale
    )


def table_told(
    view: GutsView, names: Sequence[str], hands: Mapping[int, Hand | None], is_own: bool, *, locale: Locale
) -> list[str]:
    """The table in sentences, a line each."""
    board = view.board
    lines = [
        say(
            locale,
            "guts-told-table",
            deal=str(board.deal),
            name=names[board.dealer],
            pot=spoken(board.pot),
            counts=spoken(board.counts),
        )
    ]
    if is_own and view.seat is not None and len(view.hand):
        lines.append(say(locale, "guts-told-hand", cards=_in_words(view.hand, locale)))
        if view.choice is not None and view.window is not None and view.window.asking is Asking.CHOICE:
            lines.append(say(locale, "guts-told-choice", choice="in" if isinstance(view.choice, In) else "out"))
    for seat in board.seats:
        lines.append(
            say(locale, "guts-told-seat", name=names[seat], chips=spoken(board.chips[seat]), state=_state(view, seat))
        )
        if (hand := hands.get(seat)) is not None:
            lines.append(say(locale, "guts-told-shows", name=names[seat], cards=_in_words(hand, locale)))
    return lines


def _state(view: GutsView, seat: Seat) -> str:
    board = view.board
    if seat in board.left:
        return "left"
    if seat in board.chosen:
        return "chosen"
    if seat in board.ins | board.outs:
        return "in" if seat in board.ins else "out"
    return "turn" if seat in view.to_act else ""


def _in_words(hand: Hand, locale: Locale) -> str:
    return ", ".join(card_words(locale, card) for card in hand)
