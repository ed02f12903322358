"""The end of a deal and of a game of Guts: who was in, what went into the next pot, and the score pad."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.guts.board import Board, Score
from bot.games.guts.name import NAME
from bot.games.guts.views import GutsView
from bot.games.poker import worth
from bot.games.protocol import Seat
from bot.text import Locale
from render.alt import sentences
from render.deck import FACE_DOWN, PlainCard
from render.guts.spoken import headline, signed, spoken_table
from render.names import Name
from render.of_many import pad_sheet
from render.pad import PadRow, PadSheet
from render.scene import Box, Item, Scene
from render.stage.canvas import ROUNDED, Stage, header, scene, zone
from render.stage.pots import arrow, heap, hero, noted, seeded
from render.stage.seats import seat as drawn_seat
from render.stage.sets import HandShown, showdown
from render.stage.spoken import ahead
from render.stage.values import Coins, Disc, SeatShown, State, letters
from render.style import Tint
from render.words import say, written

LEFT, RIGHT, WIDE, PITCH, TOP, ROOM = 17.0, 433.0, 101.0, 59.0, 47.0, 296.0  # pt; seats in two columns
SECOND = 37.0  # from a block's top to the middle of a player's chips, nearer to that name than to the next
HANDS = Box(119, 48, 312, 0)
HIGH, HIGH_OF_TWO_ROWS, HIGH_WITH_REST = 152.0, 236.0, 186.0
IN_ONE_ROW, IN_TWO_ROWS = 3, 6  # hands
MIDDLE = 275.0
MANY, CORNERED = 9, 21.0  # players, of whom some sit in the corners; how round these are then
HEAP, HEAP_OF_MANY = Box(170, 214, 210, 82), Box(170, 238, 210, 60)
NUMBER_WIDE, NUMBER_HIGH, NUMBER_TOP, NUMBER_OF_MANY = 180.0, 28.0, 302.0, 296.0
NUMBER_X = MIDDLE - NUMBER_WIDE / 2
ARROW_TOP, ARROW_DOWN, ARROW_IN = 193.0, 30.0, 0.42


def layout(view: GutsView, names: Sequence[Name], stage: Stage) -> Scene:
    """Lay out the table after a deal. Only a showdown opens hands: a player alone need not show (G4.1)."""
    board, score = view.board, view.board.last
    if score is None:
        raise ValueError("no deal has just ended")
    discs = [Disc(words, number) for number, words in enumerate(letters(names))]
    items: list[Item] = [*_header(view, score, names, stage), *zone(radius=ROUNDED if len(names) < MANY else CORNERED)]
    for seat, block in _columns(board).items():
        dull = seat not in score.ins
        state = State.DULL if dull else State.LIVE
        coins = Coins(signed(board.chips[seat]), is_dull=dull)
        sitting = SeatShown(discs[seat], names[seat], state, below=(coins,))
        items += drawn_seat(stage, sitting, block, second=SECOND)
    hands = _hands(score, names, discs)
    high = HIGH if len(hands) <= IN_ONE_ROW else HIGH_OF_TWO_ROWS if len(hands) <= IN_TWO_ROWS else HIGH_WITH_REST
    area = Box(HANDS.x, HANDS.y, HANDS.width, high)
    if hands:
        others = say(stage.locale, "guts-others-pay", count=len(hands) - IN_ONE_ROW, chips=written(score.counted))
        items += showdown(stage, hands, area, rest=others)
    else:
        items += noted(stage, say(stage.locale, "guts-pot-stays"), MIDDLE, 110, Tint.ZONE)
    items += _pot_after(score, hands, stage, is_shared=board.outcome is not None)
    spoken = [name.spoken for name in names]
    lines = spoken_table(view, spoken, dict(enumerate(score.hands)), is_own=False, locale=stage.locale)
    said = headline(board, score, [spoken[seat] for seat in _winners(board, score)], stage.locale)
    return scene(items, sentences(stage.locale, [say(stage.locale, "stage-alt-turn", headline=said), *lines]))


def _header(view: GutsView, score: Score, names: Sequence[Name], stage: Stage) -> list[Item]:
    board, locale = view.board, stage.locale
    of = "guts-note-deal-of" if score.deal <= board.options.deals else "guts-note-deal"
    note = say(locale, of, deal=str(score.deal), deals=str(board.options.deals))
    who = tuple(names[seat].printed for seat in _winners(board, score))
    leader = ahead(locale, board.chips, names) if board.outcome is None else ()
    return header(stage, lambda printed: headline(board, score, printed, locale), who, (*leader, note))


def _winners(board: Board, score: Score) -> Sequence[Seat]:
    return score.winners if board.outcome is None else sorted(board.outcome.winners)


def _columns(board: Board) -> Mapping[Seat, Box]:
    """Return the block of every seat: clockwise from the lower left, as around the table."""
    count = len(board.seats)
    left = (count + 1) // 2
    down = [TOP + (ROOM - PITCH * left) / 2 + PITCH * place for place in range(left)]
    right = [TOP + (ROOM - PITCH * (count - left)) / 2 + PITCH * place for place in range(count - left)]
    places = [Box(LEFT, y, WIDE, PITCH) for y in reversed(down)] + [Box(RIGHT, y, WIDE, PITCH) for y in right]
    return dict(zip(board.seats, places, strict=True))


def _hands(score: Score, names: Sequence[Name], discs: Sequence[Disc]) -> list[HandShown]:
    """Return those who were in, best hand first; of a lone winner's only the backs."""
    each = score.counted // len(score.winners) if score.winners else 0
    worths = {seat: worth(hand) for seat in score.ins if (hand := score.hands[seat]) is not None}
    order = sorted(score.ins, key=lambda seat: (worths.get(seat, 0), -seat), reverse=True)
    return [
        HandShown(
            discs[seat],
            names[seat],
            (FACE_DOWN, FACE_DOWN) if (hand := score.hands[seat]) is None else tuple(map(PlainCard, hand)),
            signed(each if seat in score.winners else -score.paid[seat]),
            is_gain=seat in score.winners,
            is_best=seat in score.winners,
        )
        for seat in order
    ]


def _pot_after(score: Score, hands: Sequence[HandShown], stage: Stage, *, is_shared: bool) -> list[Item]:
    """Lay out what now lies in the middle and who put it there; at the end it has been shared out (G6.2)."""
    is_shared = is_shared and score.pot_after > 0
    number, label = written(score.pot_after), say(stage.locale, "guts-pot-shared" if is_shared else "guts-pot")
    if IN_ONE_ROW < len(hands) <= IN_TWO_ROWS:
        return hero(stage, number, label, Box(NUMBER_X, NUMBER_OF_MANY, NUMBER_WIDE, NUMBER_HIGH + 8))
    items: list[Item] = []
    if score.pot_after:
        box = HEAP if len(hands) <= IN_ONE_ROW else HEAP_OF_MANY
        items += heap(box, score.pot_after, seeded(NAME, score.deal, score.pot_after), Tint.ZONE)
    # as a showdown places them
    row = [*hands[1:2], *hands[:1], *hands[2:]] if len(hands) <= IN_ONE_ROW else []
    for place, hand in enumerate(row):
        x = HANDS.x + (place + 0.5) * HANDS.width / len(row)
        if not hand.is_gain and hand.amount:
            items += arrow((x, ARROW_TOP), (x + ARROW_IN * (MIDDLE - x), ARROW_TOP + ARROW_DOWN))
    return [*items, *hero(stage, number, label, Box(NUMBER_X, NUMBER_TOP, NUMBER_WIDE, NUMBER_HIGH))]


def pad_of(view: GutsView, locale: Locale) -> PadSheet:
    """Return everyone's chips after every deal; once it is over, with their share of the last pot (G6.2)."""
    board = view.board
    rows = [PadRow(score.deal, score.chips, score.scores, tuple(map(int, score.winners))) for score in board.scores]
    if rows and board.outcome is not None:
        last = rows[-1]
        shares = [now - was for now, was in zip(board.chips, last.totals, strict=True)]
        scores = tuple(score + share for score, share in zip(last.scores, shares, strict=True))
        rows[-1] = PadRow(last.deal, board.chips, scores, last.crowned)
    return replace(pad_sheet(NAME, board, rows, locale), is_signed=True)
