"""The end of a deal and a game of Magpie: the table with the winners' hands, the score pad, and the receipt."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.protocol import Seat, Settlement, Side
from bot.text import Locale
from bot.text.listing import listed
from render.deck import PlainCard
from render.fonts import Fonts
from render.hands.spoken import spoken_cards
from render.inputs import PLAIN, Style
from render.names import Name
from render.pad import PadRow, PadSheet
from render.receipt import ReceiptSheet
from render.scene import Box, Item, Scene
from render.stage import canvas, places, pots, seats
from render.stage.canvas import Stage
from render.stage.opened import opened
from render.stage.spoken import Label, describe, label
from render.stage.values import Badge, Coins, Look, Mark, OpenShown, SeatShown, Tone, Words
from render.words import money, say, written
from tests.witness.board import Board, Score
from tests.witness.options import NAME
from tests.witness.pictures.table import discs
from tests.witness.views import MagpieView

POT = Box(199, 154, 152, 84)


def layout(
    view: MagpieView, names: tuple[Name, ...], fonts: Fonts, locale: Locale, *, style: Style = PLAIN
) -> Scene:  # fmt: skip
    """Lay out the table after a deal: only the winners' hands show (5.1). Raises IndexError before any deal ends."""
    board = view.board
    stage, score = Stage(fonts, locale, style), board.scores[-1]
    shown = [_shown(board, score, seat, names) for seat in board.seats]
    items: list[Item] = [*_header(view, score, names, stage), *canvas.zone()]
    for each, block in zip(shown, places.grid(len(names)), strict=True):
        if isinstance(each, OpenShown):
            items += opened(stage, each, block)
        else:
            items += seats.seat(stage, each, block)
    seed = pots.seeded(NAME, score.deal, score.pot)
    items += pots.pot(stage, POT, score.pot, written(score.pot), label(locale, Label.POT), seed=seed)
    around = [_as_seat(each, locale) if isinstance(each, OpenShown) else each for each in shown]
    headline = _headline(score, [name.spoken for name in names], locale)
    return canvas.scene(items, describe(locale, headline, (), around))


def _shown(board: Board, score: Score, seat: Seat, names: Sequence[Name]) -> SeatShown | OpenShown:
    hand, brought = score.hands[seat], score.scores[seat]
    disc, name = discs(board, names)[seat], names[seat]
    chips, change = written(score.chips[seat]), written(brought, signed=True)
    if hand is None:
        tone = Tone.GAIN if brought > 0 else Tone.LOSS if brought < 0 else Tone.MUTE
        return SeatShown(disc, name, below=(Coins(chips), Words(change, tone)))
    look = Look.GREEN if brought > 0 else Look.GRAY
    won = SeatShown(disc, name, marks=(Mark.WINNER,))
    return OpenShown(won, tuple(PlainCard(card) for card in hand), Badge(change, look), chips)


def _as_seat(shown: OpenShown, locale: Locale) -> SeatShown:
    """Return a winner's seat in words: the cards, the proceeds of the deal, and the chips."""
    cards = [card.card for card in shown.cards if isinstance(card, PlainCard) and card.card is not None]
    brought = () if shown.bet is None else (Words(shown.bet.words),)
    return replace(shown.seat, below=(Words(spoken_cards(cards, locale)), *brought, Coins(shown.chips)))


def _header(view: MagpieView, score: Score, names: tuple[Name, ...], stage: Stage) -> list[Item]:
    def said(who: tuple[str, ...]) -> str:
        return _headline(score, who, stage.locale)

    note = say(stage.locale, "magpie-picture-deal", deal=str(score.deal), deals=str(view.options.deals))
    return canvas.header(stage, said, tuple(name.printed for name in names), (note,))


def _headline(score: Score, names: Sequence[str], locale: Locale) -> str:
    who = listed([names[seat] for seat in score.winners], locale=locale)
    return say(locale, "magpie-picture-won", names=who, count=len(score.winners))


def pad_of(view: MagpieView, locale: Locale) -> PadSheet:
    """Return the chips of each side after every deal."""
    board = view.board
    won = frozenset() if board.outcome is None else board.outcome.winners

    def together(chips: Sequence[int], side: Side) -> int:
        return sum(chips[seat] for seat in side)

    rows = tuple(
        PadRow(
            score.deal,
            tuple(together(score.chips, side) for side in board.sides),
            tuple(together(score.scores, side) for side in board.sides),
            tuple(place for place, side in enumerate(board.sides) if set(side) <= set(score.winners)),
        )
        for score in board.scores
    )
    return PadSheet(
        board.sides,
        rows,
        say(locale, "magpie-picture-pad"),
        say(locale, "magpie-picture-crown"),
        board.outcome is not None,
        tuple(place for place, side in enumerate(board.sides) if won.intersection(side)),
    )


def receipt_of(view: MagpieView, settlement: Settlement, stake: int, unit: str, locale: Locale) -> ReceiptSheet:
    """Return the cost of the game."""
    board = view.board
    cents = bool(stake % 100)
    return ReceiptSheet(
        settlement,
        tuple(sorted(board.outcome.winners)) if board.outcome is not None else (),
        say(locale, "magpie-picture-about", deals=len(board.scores)),
        say(locale, "magpie-picture-rate", amount=money(locale, stake, cents=cents)),
        unit,
        board.sides if len(board.sides) < len(board.seats) else (),
    )
