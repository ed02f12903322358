"""The table of a rummy with contracts: stock, pile and contract, and a row for each player with the melds they laid."""

from bot.games.protocol import SEATS
from bot.games.rummy.melds import Wanted
from render.deck import PlainCard
from render.one_card import composed
from render.rummy.laid import melds_of
from render.rummy.shown import Piles, RummyShown
from render.scene import Item, Scene
from render.stage.canvas import Stage
from render.stage.piles import stock, upcard, wanted
from render.stage.places import rows
from render.stage.rows import row
from render.stage.spoken import Label, label
from render.style import Tint
from render.words import written

STOCK_X, PILE_X, CONTRACT_RIGHT, PILES_TOP = 24.0, 146.0, 526.0, 42.0  # pt
UP = 4.0  # how much lower the pile begins, whose card may be ringed


def layout(shown: RummyShown, stage: Stage) -> Scene:
    """Lay out the whole picture."""
    items, nothing = [*shown.headed], ""
    if shown.piles is not None:
        items += _piles(shown.piles, shown.wanted, stage)
        nothing = label(stage.locale, Label.NOTHING)
    boxes = rows(len(shown.seats), viewing_seat=shown.viewing_seat)
    for seat, sitting in zip(SEATS, shown.seats, strict=False):
        items += row(stage, sitting, boxes[seat], melds_of(shown, seat), nothing)
    return composed(items, shown.alt_lines, stage.locale)


def _piles(piles: Piles, contract: Wanted | None, stage: Stage) -> list[Item]:
    """Lay out stock, pile and contract above the rows."""
    locale = stage.locale
    items = stock(
        stage,
        STOCK_X,
        PILES_TOP,
        written(piles.stock),
        label(locale, Label.STOCK),
        ground=Tint.BG,
        is_empty=not piles.stock,
    )
    items += upcard(
        stage,
        PILE_X,
        PILES_TOP + UP,
        None if piles.top is None else PlainCard(piles.top),
        written(piles.pile),
        label(locale, Label.PILE),
        open_to_calls=piles.claims if piles.top is not None else "",
        ground=Tint.BG,
    )
    if contract is not None:
        sizes = (*["3"] * contract.sets, *["4"] * contract.runs)
        items += wanted(stage, CONTRACT_RIGHT, PILES_TOP + UP, sizes, label(locale, Label.CONTRACT), ground=Tint.BG)
    return items
