"""The table of Magpie for three to five, and the private panel: the same table with the reader's hand under it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Card
from bot.games.protocol import Seat
from bot.text import Locale
from bot.text.listing import listed
from render.deck import PlainCard
from render.fonts import Fonts
from render.hands import ranks
from render.hands.held import Group, by_rank, hold
from render.hands.plan import WIDE_STRIP, Room
from render.hands.spoken import spoken, spoken_ranks
from render.inputs import PLAIN, Style
from render.names import Name
from render.scene import Box, Item, Scene
from render.stage import canvas, piles, places, pots, seats
from render.stage.canvas import Stage
from render.stage.pieces import at_right, lay
from render.stage.spoken import Label, Spoken, describe, label, state
from render.stage.values import Backs, Badge, Calls, Coins, Disc, Look, Mark, SeatShown, State, Tone, Words, letters
from render.style import MARGIN, WIDTH, Tint
from render.words import say, written
from tests.witness.board import Board, Phase, deck_for, worth
from tests.witness.moves import Discard, Give
from tests.witness.options import NAME
from tests.witness.pictures.spoken import given, spoken_card
from tests.witness.views import MagpieView

STOCK_X, STOCK_DOWN = 154.0, 9.0  # pt; below the top of the card next to it
CARD, CARD_X = 54.0, 257.0  # the card on top of the pile
CARD_TOP, CARD_TOP_OF_THREE = 113.0, 58.0
BESIDE = 12.0
POT, POT_OF_THREE = Box(165, 200, 220, 76), Box(165, 152, 220, 108)
FEW = 3  # seats, between which there is more room
HAND_TOP = 353.0
HAND = Room(84.0, 1, 60, bracket=19.0, strip=WIDE_STRIP)
FOOT = 8.0
CUTS = (40.0, 344.0)  # between header, table and hand


def layout(
    view: MagpieView, names: tuple[Name, ...], fonts: Fonts, locale: Locale, *, style: Style = PLAIN
) -> Scene:  # fmt: skip
    """Lay out the table as everyone sees it, or for a view of a seat that seat's panel."""
    stage, viewing_seat = Stage(fonts, locale, style), view.seat
    board, around = view.board, sitting(view.board, names, viewing_seat, locale)
    blocks = places.ring(len(names), viewing_seat=viewing_seat)
    items: list[Item] = [*_header(view, names, stage), *canvas.table(len(names))]
    for shown, block in zip(around, blocks, strict=True):
        items += seats.seat(stage, shown, block)
    items += _middle(board, stage)
    headline = _headline(view, [name.spoken for name in names], locale)
    middle = _spoken_middle(board, names, locale)
    if viewing_seat is None:
        return canvas.scene(items, describe(locale, headline, middle, around), cuts=CUTS[:1])
    hand, own_lines = _hand(view, stage)
    alt = describe(locale, headline, [*own_lines, *middle], around, viewing_seat=viewing_seat)
    if not hand:
        return canvas.scene(items, alt, cuts=CUTS[:1])
    bottom = max(item.box.bottom for item in hand)
    return canvas.scene([*items, *hand], alt, cuts=CUTS, height=bottom + HAND.bracket + FOOT)


def sitting(board: Board, names: Sequence[Name], viewing_seat: Seat | None, locale: Locale) -> tuple[SeatShown, ...]:
    """Return every seat as everyone sees it, except for the reader's name."""
    who = zip(board.seats, discs(board, names), names, strict=True)
    return tuple(_seat(board, seat, disc, name, locale) for seat, disc, name in who)


def discs(board: Board, names: Sequence[Name]) -> tuple[Disc, ...]:
    """Return the disc of each player; partners have one color."""
    signs = letters(names)
    side = {seat: number for number, side in enumerate(board.sides) for seat in side}
    together = len(board.sides) < len(board.seats)
    return tuple(Disc(signs[seat], side[seat] if together else seat) for seat in board.seats)


def _seat(board: Board, seat: Seat, disc: Disc, name: Name, locale: Locale) -> SeatShown:
    has_left, is_over = seat in board.left, board.outcome is not None
    marks = []
    if has_left and not is_over:
        marks.append(Mark.ROBOT)
    elif board.deal and seat == board.dealer and not is_over and board.phase is not Phase.GIVE:
        marks.append(Mark.DEALER)  # only where a name has room for it
    if seat in board.chosen:
        marks.append(Mark.CHOSEN)
    if board.outcome is not None and seat in board.outcome.winners:
        marks.append(Mark.WINNER)
    look = State.LIVE
    if seat == board.active:
        look = State.TO_ACT
    elif seat in board.asked or (board.phase is Phase.GIVE and seat not in board.chosen):
        look = State.ASKED
    elif has_left:
        look = State.DULL
    shown = SeatShown(disc, name, look, tuple(marks))
    if has_left and is_over:
        return replace(shown, below=(Words(state(locale, Spoken.LEFT)), _coins(board, seat)))
    is_dealt = board.phase not in (Phase.DEAL, Phase.OVER)
    cards = (Backs(board.in_hand[seat]),) if is_dealt else ()
    calls = (Calls(int(seat not in board.claims), 1),) if is_dealt and board.phase is not Phase.GIVE else ()
    return replace(shown, below=(*cards, _coins(board, seat)), after_name=calls)


def _coins(board: Board, seat: Seat) -> Coins:
    return Coins(written(board.chips[seat]))


def _header(view: MagpieView, names: tuple[Name, ...], stage: Stage) -> list[Item]:
    board = view.board

    def said(who: tuple[str, ...]) -> str:
        return _headline(view, who, stage.locale)

    notes = (say(stage.locale, "magpie-picture-deal", deal=str(board.deal), deals=str(view.options.deals)),)
    return canvas.header(stage, said, tuple(name.printed for name in names), notes if board.deal else ())


def _headline(view: MagpieView, names: Sequence[str], locale: Locale) -> str:
    """Return whose turn it is, in a sentence."""
    board = view.board
    if board.outcome is not None:
        if not board.outcome.winners:
            return say(locale, "magpie-picture-abandoned")
        winners = sorted(board.outcome.winners)
        who = listed([names[seat] for seat in winners], locale=locale)
        return say(locale, "pictures-many-wins", names=who, count=len(winners))
    if board.phase is Phase.GIVE:
        mine = view.seat is not None and view.seat not in board.chosen
        return say(locale, "magpie-picture-give-own" if mine else "magpie-picture-give")
    if board.active is None or board.phase is Phase.RENEW:
        return say(locale, "magpie-picture-dealing")
    if view.seat is not None and view.seat in board.asked:
        return say(locale, "magpie-picture-claim-own", name=names[board.active])
    act = {Phase.CLAIMED: "draw", Phase.DISCARD: "discard"}.get(board.phase, "turn")
    own = "-own" if view.seat == board.active else ""
    return say(locale, f"magpie-picture-{act}{own}", name=names[board.active])


def _middle(board: Board, stage: Stage) -> list[Item]:
    """Lay out stock, pile and pot."""
    if board.deal == 0:
        x, y = WIDTH / 2 - CARD, CARD_TOP + 20
        return piles.stock(stage, x, y, str(len(deck_for(len(board.seats)))), label(stage.locale, Label.STOCK))
    if board.phase is Phase.OVER:
        return _won(board, stage)
    locale, x, y = stage.locale, CARD_X, CARD_TOP_OF_THREE if len(board.seats) == FEW else CARD_TOP
    words, is_empty = label(locale, Label.STOCK), board.stock == 0
    stock = piles.stock(stage, STOCK_X, y + STOCK_DOWN, str(board.stock), words, is_empty=is_empty)
    left, middle = x + CARD + BESIDE, y + 0.7 * CARD
    words = label(locale, Label.PILE)
    if not board.pile:
        box = Box(x, y, CARD, 1.4 * CARD)
        return [
            *stock,
            piles.place(box),
            *piles.labeled_number(stage, left, middle, "0", words, Tint.ZONE),
            *_pot(board, stage),
        ]
    top = piles.lone(PlainCard(board.pile[-1]), x, y, CARD, Tint.ZONE, is_ringed=bool(board.asked))
    count = piles.labeled_number(stage, left, middle, str(len(board.pile)), words, Tint.ZONE)
    if board.asked:
        price = Badge(say(locale, "magpie-picture-price", price=str(board.price)), Look.BRASS)
        count = [*lay(stage, price, left, middle - 12, Tint.ZONE).items, count[-1]]
    return [*stock, top, *count, *_pot(board, stage)]


def _won(board: Board, stage: Stage) -> list[Item]:
    """Lay out the chips of the side that has won."""
    side = next((side for side in board.sides if board.outcome and board.outcome.winners.intersection(side)), None)
    if side is None:
        return []
    chips, words = sum(board.chips[seat] for seat in side), say(stage.locale, "magpie-picture-chips")
    box = Box(WIDTH / 2 - 110, 140, 220, 70)
    return pots.hero(stage, written(chips), words, box)


def _pot(board: Board, stage: Stage) -> list[Item]:
    seed = pots.seeded(NAME, board.deal, board.pot)
    box = POT_OF_THREE if len(board.seats) == FEW else POT
    return pots.pot(stage, box, board.pot, written(board.pot), label(stage.locale, Label.POT), seed=seed)


def _spoken_middle(board: Board, names: Sequence[Name], locale: Locale) -> list[str]:
    """Return stock, pile and pot in sentences, and who has claimed."""
    if board.deal == 0:
        return []
    top = spoken_card(board.pile[-1], locale) if board.pile else say(locale, "magpie-no-pile")
    lines = [say(locale, "magpie-alt-middle", top=top, stock=board.stock, pot=board.pot)]
    if board.asked:
        lines.append(say(locale, "magpie-picture-alt-price", price=board.price))
    if board.claims:
        who = listed([names[seat].spoken for seat in board.claims], locale=locale)
        lines.append(say(locale, "magpie-picture-alt-claimed", names=who))
    return lines


def lying(view: MagpieView) -> tuple[Group, ...]:
    """Return the reader's hand as it is drawn: a card to be given is raised."""
    chosen = given(view)
    return by_rank(hold(view.hand, playable=_playable(view), fresh=() if chosen is None else (chosen,)))


def _playable(view: MagpieView) -> set[Card] | None:
    moves = [move for move in view.legal_moves() if isinstance(move, Give | Discard)]
    return {move.card for move in moves} if moves else None


def _hand(view: MagpieView, stage: Stage) -> tuple[list[Item], list[str]]:
    """Lay out the reader's hand, and describe it in sentences."""
    board, locale = view.board, stage.locale
    chosen = given(view)
    held = hold(view.hand, playable=_playable(view))
    points = sum(map(worth, view.hand))
    lines = [*spoken(locale, len(held), spoken_ranks(by_rank(held), locale))]
    if held:
        lines.append(say(locale, "magpie-picture-alt-worth", points=points))
    if chosen is not None:
        lines.append(say(locale, "magpie-alt-chosen", card=spoken_card(chosen, locale)))
    if not held or board.phase is Phase.OVER:
        return [], lines
    laid = ranks.lay(lying(view), HAND_TOP, stage.on(Tint.BG), locale, room=HAND)
    note = at_right(
        stage, Words(say(locale, "magpie-picture-worth", points=points)), WIDTH - MARGIN, HAND_TOP + 12, Tint.BG
    )
    items = [*laid.items, *note.items]
    if chosen is not None:
        words = Words(say(locale, "magpie-picture-given"), Tone.MUTE)
        items += at_right(stage, words, WIDTH - MARGIN, HAND_TOP + 36, Tint.BG).items
    return items, lines
