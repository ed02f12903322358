"""The end of a deal of Anaconda: the hands that were shown, high and low, each with what it won; and the score pad."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.anaconda.views import AnacondaView, Half, Score
from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import sentences
from render.anaconda.hands import five_named, laid_out
from render.anaconda.seats import FLAGS, flag
from render.anaconda.spoken import by_worth, headline, named, signed, spoken_table, taken, takers
from render.anaconda.table import discs_of, notes_of
from render.deck import FACE_DOWN, PlainCard, Printed
from render.fonts import Face
from render.names import Name
from render.of_many import pad_sheet
from render.pad import PadRow, PadSheet
from render.scene import Box, Fan, Item, Scene
from render.stage.canvas import ROUNDED, Stage, header, scene, zone
from render.stage.pieces import LABEL, at_right, disc, lay
from render.stage.pots import heap, hero, noted, seeded
from render.stage.spoken import ahead
from render.stage.tricks import crowned
from render.stage.values import Badge, Disc, Piece, Tone, Words
from render.style import Tint
from render.typeset import LABEL_STRONG, Type
from render.words import say, written

AREA = Box(22.0, 50.0, 506.0, 286.0)  # pt
BETWEEN = 16.0  # the columns
HEAD, NAMED, WORDS, POT_HIGH = (
    28.0,
    26.0,
    22.0,
    60.0,
)  # high: of a column's head, of a hand's first line, its last; least of the pot
LARGEST, LEAST, SMALL, STRIP = 70.0, 36.0, 30.0, 0.62  # pt wide, of a card: of winners, of others; in card widths
GAP = 8.0  # between hands
NAME = Type(Face.STRONG, 19)
RADIUS, LINE = 12.0, 10.0  # of a disc; from the middle of a small hand to each of two lines


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand that was shown."""

    disc: Disc
    name: Name
    cards: tuple[Printed, ...]
    words: str
    won: int


def layout(view: AnacondaView, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the table after a deal. A hand that won alone is not shown (A2.7)."""
    board, score = view.board, view.board.last
    if score is None:
        raise ValueError("no deal has just ended")
    locale, discs = stage.locale, discs_of(names)
    who = tuple(names[seat].printed for seat in named(view))
    leader = ahead(locale, board.chips, names) if board.outcome is None else ()
    items: list[Item] = [
        *header(stage, lambda printed: headline(view, printed, locale), who, (*leader, *notes_of(view, locale))),
        *zone(radius=ROUNDED),
    ]
    halves = [half for half in Half if by_worth(view, score, half)]
    if not halves:
        items += _alone(view, score, names, discs, stage)
    left = replace(AREA, width=(AREA.width - BETWEEN) / 2)
    right = replace(left, x=left.right + BETWEEN)
    for half, column in zip(halves, (left, right), strict=False):
        shown = [_shown(view, score, half, seat, names, discs, locale) for seat in by_worth(view, score, half)]
        items += lay(stage, flag(half, locale), column.x, column.y + HEAD / 2, Tint.ZONE).items
        if len(halves) > 1:
            items += _column(stage, shown, column)
            continue
        best = [each for each in shown if each.won]
        items += _column(stage, best, left)
        items += _column(stage, [each for each in shown if not each.won], right)
    bottom = max((item.box.bottom for item in items), default=AREA.y) if halves else AREA.bottom
    if AREA.bottom - bottom >= POT_HIGH:
        items += _whole_pot(view, score, stage, Box(AREA.x, bottom + GAP, AREA.width, AREA.bottom - bottom - GAP))
    lines = spoken_table(view, [name.spoken for name in names], is_own=False, locale=locale)
    return scene(items, sentences(locale, lines, more="stage-alt-more"))


def after_hands(view: AnacondaView) -> tuple[tuple[Piece, ...], ...]:
    """Return by seat the sign of the half for which a hand was shown, and the chips that it won."""
    score = view.board.last
    if score is None:
        return ()
    found = list[tuple[Piece, ...]]()
    for seat, half in zip(view.board.seats, score.declared, strict=True):
        won = taken(score, seat)
        signs = () if half is None else (Badge("", *FLAGS[half]),)
        found.append((*signs, *((Words(signed(won), Tone.WON),) if won else ())))
    return tuple(found)


def _shown(
    view: AnacondaView,
    score: Score,
    half: Half,
    seat: Seat,
    names: Sequence[Name],
    discs: Sequence[Disc],
    locale: Locale,
) -> _Hand:
    five = score.hands[seat] or ()
    words = five_named(five, half, view.board.options, locale)
    cards = tuple(map(PlainCard, laid_out(five, half, view.board.options)))
    return _Hand(discs[seat], names[seat], cards, words, taken(score, seat))


def _whole_pot(view: AnacondaView, score: Score, stage: Stage, box: Box) -> list[Item]:
    """Lay out all there was to win, where the hands leave room for it."""
    total = sum(pot.amount for pot in score.pots)
    middle, high = box.x + box.width / 2, min(box.height, 76.0)
    top = box.y + (box.height - high) / 2
    seed = seeded(view.game, score.deal, total)
    items = heap(Box(middle - 170, top, 160, high), total, seed, Tint.ZONE)
    label = say(stage.locale, "stage-label-pot")
    return [*items, *hero(stage, written(total), label, Box(middle + 4, top + high / 2 - 20, 170, 40.0), largest=56.0)]


def _column(stage: Stage, hands: Sequence[_Hand], box: Box) -> list[Item]:
    """Lay out the hands for one half, the best first: those that won are as large as there is room for."""
    items = list[Item]()
    best = [each for each in hands if each.won]
    others, rest = [each for each in hands if each not in best], 0
    room = replace(box, y=box.y + HEAD, height=box.height - HEAD)
    is_named, large = True, _large(best, others, room, NAMED + 1.4 * SMALL)
    if large < LEAST:
        is_named, large = False, _large(best, others, room, 1.4 * SMALL)
    while large < LEAST and others:
        others, rest = others[:-1], rest + 1
        large = _large(best, others, replace(room, height=room.height - NAMED), 1.4 * SMALL)
    large = float(int(min(large, LARGEST, box.width / (1 + 4 * STRIP))))
    y = room.y
    for each in best:
        items += _named(stage, each, Box(box.x, y, box.width, NAMED))
        items += _fan(each, Box(box.x, y + NAMED, box.width, 1.4 * large), large)
        baseline = y + NAMED + 1.4 * large + 17
        items.append(stage.on(Tint.ZONE).line(each.words, LABEL, box.x + 2, baseline, Tint.TEXT, width=box.width - 4))
        y += NAMED + 1.4 * large + WORDS + GAP
    for each in others:
        if is_named:
            items += _named(stage, each, Box(box.x, y, box.width, NAMED))
            y += NAMED
        items += _brief(stage, each, Box(box.x, y, box.width, 1.4 * SMALL), has_disc=not is_named)
        y += 1.4 * SMALL + GAP
    if rest:
        words = say(stage.locale, "anaconda-others-shown", count=rest)
        items += noted(stage, words, box.x + box.width / 2, box.bottom - NAMED, Tint.ZONE)
    return items


def _large(best: Sequence[_Hand], others: Sequence[_Hand], room: Box, other: float) -> float:
    """Return how wide the cards of the winners can be, where every `other` hand is so high."""
    if not best:
        return LARGEST if len(others) * (other + GAP) - GAP <= room.height else 0.0
    fixed = len(best) * (NAMED + WORDS + GAP) + len(others) * (other + GAP) - GAP
    return (room.height - fixed) / (1.4 * len(best))


def _named(stage: Stage, hand: _Hand, box: Box) -> list[Item]:
    """Lay out a name and what was won."""
    middle, left = box.y + box.height / 2, box.x + 2 * RADIUS + 6
    items = disc(stage, hand.disc, box.x + RADIUS, middle, Tint.ZONE, radius=RADIUS)
    right = box.right
    if hand.won:
        won = at_right(stage, Words(signed(hand.won), Tone.WON), right, middle, Tint.ZONE)
        items += won.items
        right -= won.width + GAP
    words = stage.fitting(hand.name, NAME, right - left)
    ink, up = Tint.TEXT if hand.won else Tint.MUTE, stage.fonts.cap(NAME.face, NAME.size) / 2
    return [*items, stage.on(Tint.ZONE).line(words, NAME, left, middle + up, ink, width=right - left)]


def _fan(hand: _Hand, box: Box, card: float) -> list[Item]:
    """Lay out the five cards; those of a winner have a crown."""
    strip = int(2 * STRIP * card) / 2
    fan = Box(box.x, box.y, card + strip * (len(hand.cards) - 1), 1.4 * card)
    lying = (False,) * len(hand.cards)
    items: list[Item] = [Fan(fan, box.y, card, strip, hand.cards, lying, Tint.ZONE, is_over=True)]
    if hand.won:
        items += crowned(Box(fan.right - card, box.y, card, 1.4 * card))
    return items


def _brief(stage: Stage, hand: _Hand, box: Box, *, has_disc: bool) -> list[Item]:
    """Lay out the five cards small, and what they are next to them; with a disc the player's name above that."""
    middle, left, items = box.y + box.height / 2, box.x, list[Item]()
    if has_disc:
        items += disc(stage, hand.disc, box.x + RADIUS, middle, Tint.ZONE, radius=RADIUS)
        left += 2 * RADIUS + 6
    (fan, *_) = _fan(hand, replace(box, x=left), SMALL)
    x, up = fan.box.right + GAP, stage.fonts.cap(LABEL.face, LABEL.size) / 2
    room, setter = box.right - x, stage.on(Tint.ZONE)
    if has_disc:
        items.append(
            setter.line(
                stage.fitting(hand.name, LABEL_STRONG, room), LABEL_STRONG, x, middle + up - LINE, Tint.TEXT, width=room
            )
        )
        middle += LINE
    return [*items, fan, setter.line(hand.words, LABEL, x, middle + up, Tint.MUTE, width=room)]


def _alone(view: AnacondaView, score: Score, names: Sequence[Name], discs: Sequence[Disc], stage: Stage) -> list[Item]:
    """Lay out what a player took alone, with the cards that nobody has seen."""
    (seat,) = takers(score) or (score.playing[0],)
    won = taken(score, seat)
    middle = AREA.x + AREA.width / 2
    card, strip = 62.0, 34.0
    wide = card + 6 * strip
    box = Box(middle - wide / 2, AREA.y + 34, wide, 1.4 * card)
    backs = Fan(box, box.y, card, strip, (FACE_DOWN,) * 7, (False,) * 7, Tint.ZONE, is_over=True)
    items: list[Item] = [backs, *crowned(Box(box.right - card, box.y, card, 1.4 * card))]
    items += noted(stage, say(stage.locale, "anaconda-unseen"), middle, AREA.y, Tint.ZONE)
    items += heap(Box(middle - 90, box.bottom + 8, 180, 74), won, seeded(view.game, score.deal, won), Tint.ZONE)
    items += hero(stage, signed(won), "", Box(middle - 100, AREA.bottom - 50, 200, 46.0))
    return items


def pad_of(view: AnacondaView, locale: Locale) -> PadSheet:
    """Return everyone's chips after every deal; those of the last one with what was left over (A7.5)."""
    board = view.board
    rows = [PadRow(score.deal, score.chips, score.scores, tuple(map(int, takers(score)))) for score in board.scores]
    if rows and board.outcome is not None:
        last = rows[-1]
        more = [now - was for now, was in zip(board.chips, last.totals, strict=True)]
        scores = tuple(score + each for score, each in zip(last.scores, more, strict=True))
        rows[-1] = PadRow(last.deal, board.chips, scores, last.crowned)
    return pad_sheet(view.game, board, rows, locale)
