"""The table of Daifugo: titles around it, in its middle the cards to beat; and a player's panel."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.games.daifugo.board import Board, Closed, Phase
from bot.games.daifugo.titles import Title
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Seat
from bot.text import Locale
from render import panel
from render.daifugo.spoken import FEW, asked_now, held, named, said, spoken_table, title_word
from render.deck import FACE_DOWN, PlainCard, Printed
from render.names import Name
from render.of_many import TableShown
from render.one_card import composed
from render.panel import Lying, PanelShown
from render.scene import Box, Item, Scene, whole
from render.shapes import Shape
from render.stage.canvas import Stage, header
from render.stage.canvas import table as ground
from render.stage.pieces import STRONG, STYLES, centered
from render.stage.places import WIDE_MIDDLE, wide_middle, wide_ring, wide_scale_of
from render.stage.pots import NOTE_HIGH, NOTE_SIDE
from render.stage.seats import seat as drawn_seat
from render.stage.sets import LABEL_GAP, LARGEST_CARD, to_beat
from render.stage.spoken import Spoken, place, spoken_seat, state
from render.stage.values import Backs, Badge, Disc, Look, Mark, Piece, SeatShown, State, Tone, Words, letters
from render.style import Tint
from render.typeset import Type
from render.words import say

TURNED_HIGH = 30.0  # pt; the room of the badge above the cards that says that the order is turned
SET_ROOM = 6.0  # on each side of the cards to beat
LOOKS = {
    Title.DAIFUGO: (Look.BRASS, Shape.CROWN),
    Title.MILLIONAIRE: (Look.GRAY, Shape.CORONET),
    Title.POOR: (Look.GRAY, None),
    Title.DESTITUTE: (Look.TORN, None),
}


Shown = TableShown[DaifugoView]


def layout(shown: Shown, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the whole picture."""
    view = shown.view
    items: list[Item] = [*titled(shown, names, stage), *ground(len(names))]
    seats = seats_shown(shown, names, stage)
    for block, sitting in zip(wide_ring(len(names), viewing_seat=shown.viewing_seat), seats, strict=True):
        items += drawn_seat(stage, sitting, block, scale=wide_scale_of(len(names)))
    if view.board.deal:
        items += _middle(shown, names, stage)
    return composed(items, alt_lines(shown, names, stage), stage.locale)


def panel_of(shown: Shown, names: Sequence[Name], stage: Stage) -> PanelShown:
    """Return a player's panel."""
    view = shown.view
    seats = [panel.brief(replace(each, below=())) for each in seats_shown(shown, names, stage)]
    return PanelShown(
        titled(shown, names, stage),
        alt_lines(shown, names, stage),
        panel.around(seats, shown.viewing_seat),
        partial(_lying_small, shown, names, stage) if view.board.deal else None,
        held(view, stage.style).in_row,
    )


def _lying_small(shown: Shown, names: Sequence[Name], stage: Stage, box: Box) -> list[Item]:
    """Lay out the cards to beat, or whatever else lies there, and whose they are."""
    cards, label = _lying(shown, names, stage, _Label(STYLES[Tone.BRASS][0], panel.aside))
    turned = Badge(say(stage.locale, "daifugo-turned-note"), Look.BRASS, Shape.LOW)
    before = ((turned,),) if shown.view.board.is_turned else ()
    after = ((Words(label, Tone.BRASS),),)
    return panel.lying(stage, [Lying(card) for card in cards], box, before=before, after=after, has_next=not cards)


def alt_lines(shown: Shown, names: Sequence[Name], stage: Stage) -> list[str]:
    """Return the picture in sentences."""
    seats = seats_shown(shown, names, stage)
    first = shown.viewing_seat or 0
    around = [Seat((first + step) % len(seats)) for step in range(len(seats))]
    said_of = [spoken_seat(stage.locale, seats[seat], is_viewing=seat == shown.viewing_seat) for seat in around]
    spoken = [name.spoken for name in names]
    return spoken_table(
        shown.view, spoken, list(filter(None, said_of)), is_own=shown.is_panel, style=stage.style, locale=stage.locale
    )


def titled(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the sentence above the table, and how far the game is."""
    view, board, locale = shown.view, shown.view.board, stage.locale
    who = tuple(names[seat].printed for seat in named(view, is_own=shown.is_panel))
    note = say(locale, "daifugo-note-deal", deal=str(board.deal), deals=str(board.options.deals))
    notes = (note,) if board.deal and board.options.deals > 1 else ()
    return header(stage, lambda printed: said(view, printed, locale), who, notes)


def seats_shown(shown: Shown, names: Sequence[Name], stage: Stage) -> tuple[SeatShown, ...]:
    """Return everyone, with titles and numbers of cards."""
    board, signs = shown.view.board, letters(names)
    return tuple(_seat(board, seat, Disc(signs[seat], seat), names[seat], stage.locale) for seat in board.seats)


def badge(title: Title, locale: Locale, *, has_sign: bool = True) -> Piece:
    """Return a title as a badge next to a name. Commoners have none."""
    if title not in LOOKS:
        return Words(title_word(title, locale), Tone.MUTE)
    look, sign = LOOKS[title]
    return Badge(title_word(title, locale), look, sign if has_sign else None)


def _seat(board: Board, seat: Seat, disc: Disc, name: Name, locale: Locale) -> SeatShown:
    marks = [Mark.ROBOT] if seat in board.left else []
    if board.deal == 1 and seat == board.dealer:  # later it is always the Destitute
        marks.append(Mark.DEALER)
    if seat in board.chosen:
        marks.append(Mark.CHOSEN)
    is_out = board.phase is Phase.PLAY and seat in board.out
    has_passed = board.phase is Phase.PLAY and seat in board.passed and not is_out
    title = board.title(seat)
    below = () if title is None else (badge(title, locale, has_sign=not has_passed or title is Title.DAIFUGO),)
    end = (Words(state(locale, Spoken.PASSED), Tone.ASIDE),) if has_passed else ()
    if board.deal == 0:
        gone = (Words(state(locale, Spoken.LEFT), Tone.ASIDE),) if seat in board.left else ()
        return SeatShown(disc, name, State.DULL if gone else State.LIVE, tuple(marks), below=gone)
    if is_out:
        after_name: Piece = Words(place(locale, board.out.index(seat) + 1), Tone.PLACE)
    else:
        count = board.in_hand[seat]
        is_few = 0 < count <= FEW and board.phase is Phase.PLAY
        after_name = Backs(count, is_one=True, tone=Tone.FEW if is_few else Tone.STRONG)
    looks = State.DULL if is_out or has_passed else State.LIVE
    if seat in asked_now(board):
        looks = State.ASKED if len(board.asked) > 1 else State.TO_ACT
    return SeatShown(disc, name, looks, tuple(marks), (after_name,), below, end)


def _middle(shown: Shown, names: Sequence[Name], stage: Stage) -> list[Item]:
    """Lay out the cards to beat and how many are wanted; or the unbeaten cards; or an empty place, and who leads."""
    board, free = shown.view.board, wide_middle(len(shown.view.board.seats))
    cards, label = _lying(shown, names, stage, _Label(STRONG, lambda _: WIDE_MIDDLE - 2 * NOTE_SIDE))
    turned = TURNED_HIGH if board.is_turned else 0.0
    card = whole(min(LARGEST_CARD, (free.height - turned - LABEL_GAP - NOTE_HIGH) / 1.4))
    high = turned + 1.4 * card + LABEL_GAP + NOTE_HIGH
    top = free.y + (free.height - high) / 2
    center = free.x + free.width / 2
    at = (center, top + turned + 0.7 * card)
    items = to_beat(stage, cards, label, at, width=free.width - SET_ROOM, card=card)
    if turned:
        sign = Badge(say(stage.locale, "daifugo-turned-note"), Look.BRASS, Shape.LOW)
        items += centered(stage, sign, center, top + TURNED_HIGH / 2 - 3, Tint.ZONE).items
    return items


@dataclass(frozen=True, slots=True)
class _Label:
    """The line about the cards in the middle."""

    style: Type
    room: Callable[[int], float]  # pt, next to so many cards

    def fitted(self, stage: Stage, said: Callable[[str], str], name: Name, cards: int) -> str:
        """Return a line about a player: a remark goes before a letter of the name does."""
        words, end = said(name.printed), len(name.bare) + 1
        while self._wide(words, stage) > self.room(cards) and end > 1:
            end -= 1
            words = said(name.bare if end == len(name.bare) else f"{name.bare[:end].rstrip()}…")
        return words

    def _wide(self, words: str, stage: Stage) -> float:
        return stage.fonts.width(words, stage.fonts.face_for(words, self.style.face), self.style.size)


def _lying(shown: Shown, names: Sequence[Name], stage: Stage, label: _Label) -> tuple[tuple[Printed, ...], str]:
    """Return the cards in the middle, and the words about them."""
    board, locale = shown.view.board, stage.locale
    if board.phase is Phase.GIVE:
        return _exchanged(shown, names, stage, label)
    if (top := board.top) is not None:
        wanted = say(locale, "daifugo-wanted", count=len(top.cards))
        words = label.fitted(
            stage,
            lambda name: say(locale, "daifugo-wanted-by", wanted=wanted, name=name),
            names[top.seat],
            len(top.cards),
        )
        return tuple(map(PlainCard, top.cards)), words
    before = board.before
    if before is not None and before.closed is not Closed.DEAL and board.phase is Phase.PLAY:
        lying = tuple(PlainCard(card, is_grayed=True) for card in before.laid[-1].cards)
        return lying, say(locale, f"daifugo-closed-{before.closed.value}")
    if board.active is None:
        return (), say(locale, "daifugo-nothing")
    return (), label.fitted(stage, lambda name: say(locale, "daifugo-leads", name=name), names[board.active], 1)


def _exchanged(shown: Shown, names: Sequence[Name], stage: Stage, label: _Label) -> tuple[tuple[Printed, ...], str]:
    """Return the cards handed over, which only their two owners see, and who gets some back."""
    view, locale = shown.view, stage.locale
    own = view.exchange if shown.is_panel else None
    if own is None:
        first = view.board.pairs[0]
        words = label.fitted(
            stage,
            lambda name: say(locale, "daifugo-back-to", name=name, count=first.count),
            names[first.poor],
            first.count,
        )
        return (FACE_DOWN,) * first.count, words
    cards = tuple(map(PlainCard, own.fetched))
    key, other = ("daifugo-got-from", own.poor) if own.rich == shown.viewing_seat else ("daifugo-gone-to", own.rich)
    return cards, label.fitted(stage, lambda name: say(locale, key, name=name), names[other], len(cards))
