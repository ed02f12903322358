"""The pictures of Guts in every state, for the gallery. They are made up and follow from no game."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.games.cards import Hand, parse_card
from bot.games.guts.board import Board, Phase, Score
from bot.games.guts.options import Declare, GutsOptions
from bot.games.guts.views import GutsView
from bot.games.protocol import SEATS, Ending, Outcome, Seat, clockwise
from bot.text import Locale
from render.guts.pictures import GutsPictures
from render.inputs import Picture, Style
from render.states import Draw
from render.studio import Order, Studio

NAMES = ("Maya", "Théo", "Ines", "Yuki", "Bartholomew Featherstonehaugh", "Zoé", "Moritz", "Lou", "Amélie", "Ola")
OWN = Hand([parse_card("AS"), parse_card("TD")])


def asked(seats: int, *, declare: Declare = Declare.TURNS, reader: Seat | None = None) -> GutsView:
    """A deal in which some have spoken, or chosen."""
    everybody = SEATS[:seats]
    order = clockwise(seats, after=Seat.B)
    is_secret = declare is Declare.TOGETHER
    board = Board(
        options=GutsOptions(cap=100, declare=declare),
        dealer=Seat.B,
        chips=tuple(7 * number - 20 for number in range(seats)),
        turns=(),
        phase=Phase.DECLARE,
        deal=3,
        pot=5 * seats,
        dealt=order,
        ins=frozenset() if is_secret else frozenset(order[:1]),
        outs=frozenset() if is_secret else frozenset(order[1 : seats - 2]),
        chosen=frozenset(everybody[1::2]) if is_secret else frozenset(),
        scores=(score(seats, deal=1), score(seats, deal=2)),
    )
    return GutsView(
        seat=reader,
        options=board.options,
        to_act=frozenset(board.asked),
        outcome=None,
        turn=1,
        window=board.window,
        left=(),
        board=board,
        hand=Hand() if reader is None else OWN,
        choice=None,
    )


def score(seats: int, *, deal: int) -> Score:
    """A deal in which two were in."""
    shown = [Hand([parse_card("AS"), parse_card("AD")]), Hand([parse_card("KC"), parse_card("9H")])]
    return Score(
        deal=deal,
        dealer=Seat.B,
        pot=seats,
        counted=seats,
        dealt=SEATS[:seats],
        ins=frozenset((Seat.A, Seat.C)),
        winners=(Seat.C,),
        hands=tuple({Seat.A: shown[1], Seat.C: shown[0]}.get(seat) for seat in SEATS[:seats]),
        paid=tuple(seats if seat is Seat.A else 0 for seat in SEATS[:seats]),
        pot_after=seats,
        scores=(0,) * seats,
        chips=tuple(1234 * number - 2000 for number in range(seats)),
    )


def showed(seats: int, *, is_over: bool = False) -> GutsView:
    """The showdown."""
    before = asked(seats)
    ins = frozenset((Seat.A, Seat.C))
    outcome = Outcome(ending=Ending.PLAYED, winners=frozenset((Seat.C,))) if is_over else None
    board = replace(
        before.board,
        phase=Phase.OVER if is_over else Phase.DEAL,
        deal=2,
        pot=0 if is_over else seats,
        ins=ins,
        outs=frozenset(SEATS[:seats]) - ins,
        left=(Seat.B,),
        outcome=outcome,
    )
    return replace(before, board=board, to_act=frozenset(), left=board.left, outcome=outcome)


def tables() -> dict[str, GutsView]:
    """Every state of the table."""
    found = {}
    for seats in range(3, 11):
        found[f"guts-asked-{seats}"] = asked(seats)
        found[f"guts-showed-{seats}"] = showed(seats)
    return found | {
        "guts-together": asked(6, declare=Declare.TOGETHER),
        "guts-over": showed(5, is_over=True),
    }


def panels() -> dict[str, GutsView]:
    """Every state of a panel."""
    found = {f"guts-panel-{seats}": asked(seats, reader=Seat.A) for seats in (3, 4, 7, 10)}
    return found | {"guts-panel-together": asked(6, declare=Declare.TOGETHER, reader=Seat.C)}


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Every picture in every state."""
    pictures = GutsPictures(studio)
    yield "guts-hand", partial(_hand, pictures)
    for name, view in tables().items():
        yield name, partial(_draw, pictures, "table", view)
    for name, view in panels().items():
        yield name, partial(_draw, pictures, "panel", view)
    for seats in (3, 10):
        yield f"guts-pad-{seats}", partial(_draw, pictures, "pad", showed(seats))


def _hand(pictures: GutsPictures, locale: Locale, style: Style) -> Picture:
    return pictures.draw(pictures.hand(OWN, locale=locale, style=style))


def _draw(pictures: GutsPictures, kind: str, view: GutsView, locale: Locale, style: Style) -> Picture:
    names = NAMES[: len(view.board.seats)]
    orders: dict[str, Order] = {
        "table": pictures.table(view, names=names, locale=locale, style=style),
        "panel": pictures.panel(view, names=names, locale=locale, style=style),
        "pad": pictures.pad(view, names=names, locale=locale, style=style),
    }
    return pictures.draw(orders[kind])
