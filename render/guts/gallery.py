"""The pictures of Guts in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.games.cards import Hand, parse_card
from bot.games.guts.board import Board, Phase, Score
from bot.games.guts.options import Declare, GutsOptions
from bot.games.guts.views import GutsView
from bot.games.protocol import SEATS, Ending, Outcome, Seat, clockwise
from render.guts.boards import leaderboards
from render.guts.pictures import GutsPictures
from render.states import Draw, boards_drawn, drawn, in_all_states
from render.studio import Studio

OWN = Hand([parse_card("AS"), parse_card("AD")])
HANDS = tuple(
    Hand([parse_card(text) for text in pair.split()])
    for pair in ("7S 7H", "AC 9D", "AH JS", "KH 4H", "QC 3D", "JD 2C", "9S 5C", "8D 6H", "8C 5D", "7D 2H")
)
LONG = ("guts-3", "guts-10", "guts-showdown-10", "guts-in-6", "guts-panel-10")


def asked(seats: int, *, declare: Declare = Declare.TURNS, viewing_seat: Seat | None = None) -> GutsView:
    """Return a deal in which some have spoken, or chosen."""
    everybody = SEATS[:seats]
    order = clockwise(seats, after=Seat.B)
    is_secret = declare is Declare.TOGETHER
    board = Board(
        options=GutsOptions(cap=20, declare=declare),
        dealer=Seat.B,
        chips=chips(seats, 9),
        phase=Phase.DECLARE,
        deal=9,
        pot=64,
        dealt=order,
        ins=frozenset() if is_secret else frozenset(order[:1]),
        outs=frozenset() if is_secret else frozenset(order[1 : seats - 2]),
        chosen=frozenset(everybody[1::2]) if is_secret else frozenset(),
        scores=tuple(score(seats, deal=deal) for deal in range(1, 9)),
    )
    return GutsView(seat=viewing_seat, turn=1, board=board, hand=Hand() if viewing_seat is None else OWN, choice=None)


def score(seats: int, *, ins: int = 3, deal: int = 9, counted: int = 20) -> Score:
    """Return a deal in which `ins` players were in; the last of them has the best hand."""
    everybody = SEATS[:seats]
    own, best = everybody[:ins], everybody[ins - 1 : ins]
    paid = tuple(counted if seat in own and seat not in best else 0 for seat in everybody)
    after = 24 + sum(paid)
    return Score(
        deal=deal,
        dealer=Seat.B,
        pot=counted + 24,
        counted=counted,
        dealt=everybody,
        ins=frozenset(own),
        winners=best,
        hands=tuple(HANDS[seats_in] if ins > 1 and seat in own else None for seats_in, seat in _numbered(seats, ins)),
        paid=paid,
        pot_after=after,
        scores=tuple((counted if seat in best else 0) - paid[seat] for seat in everybody),
        chips=chips(seats, deal),
    )


def _numbered(seats: int, ins: int) -> list[tuple[int, Seat]]:
    """Return the number of each seat's hand: the last player in has the best one."""
    return [((ins - 1 - seat) % len(HANDS), seat) for seat in SEATS[:seats]]


def chips(seats: int, deal: int) -> tuple[int, ...]:
    """Return everyone's chips, which sum to zero with the pot of an invented game."""
    return tuple((13 * number + 7 * deal) % 61 - 30 for number in range(seats))


def showed(seats: int, *, ins: int = 3, is_over: bool = False) -> GutsView:
    """Return the showdown."""
    before, last = asked(seats), score(seats, ins=ins)
    most = frozenset(seat for seat in SEATS[:seats] if last.chips[seat] == max(last.chips))
    outcome = Outcome(ending=Ending.PLAYED, winners=most) if is_over else None
    scores = tuple(score(seats, ins=min(seats, 1 + deal % 3), deal=deal) for deal in range(1, 9))
    board = replace(
        before.board,
        phase=Phase.OVER if is_over else Phase.DEAL,
        deal=9,
        pot=0 if is_over else last.pot_after,
        chips=last.chips,
        scores=(*scores, last),
        ins=last.ins,
        outs=frozenset(SEATS[:seats]) - last.ins,
        outcome=outcome,
    )
    return replace(before, board=board)


def large() -> GutsView:
    """Return amounts of four and five digits, and a leaver."""
    view = asked(10)
    amounts = tuple((number - 5) * 3_111 for number in range(10))
    board = replace(view.board, pot=12_345, chips=amounts, left=(Seat.H,), options=GutsOptions(cap=1000))
    return replace(view, board=board)


def tables() -> dict[str, GutsView]:
    """Return every state of the table."""
    found = {f"guts-{seats}": asked(seats) for seats in range(3, 11)}
    found |= {f"guts-showdown-{seats}": showed(seats) for seats in range(3, 11)}
    found |= {f"guts-in-{ins}": showed(10, ins=ins) for ins in (0, 1, 2, 4, 6, 8, 10)}
    return found | {
        "guts-together": asked(6, declare=Declare.TOGETHER),
        "guts-large": large(),
        "guts-over": showed(5, is_over=True),
    }


def panels() -> dict[str, GutsView]:
    """Return every state of a panel."""
    found = {f"guts-panel-{seats}": asked(seats, viewing_seat=SEATS[seats - 1]) for seats in range(3, 11)}
    return found | {
        "guts-panel-together": asked(6, declare=Declare.TOGETHER, viewing_seat=Seat.C),
        "guts-panel-large": replace(large(), seat=Seat.J, hand=OWN),
    }


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = GutsPictures(studio)
    yield "guts-hand", drawn(studio, partial(pictures.hand, panels()["guts-panel-large"]))
    yield from in_all_states(studio, [(pictures.table, tables()), (pictures.panel, panels())], long=LONG)
    yield from boards_drawn(studio, leaderboards())
