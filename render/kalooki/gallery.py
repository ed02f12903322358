"""The pictures of Kalooki in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Hand
from bot.games.cards import parse_cards as cards
from bot.games.kalooki.board import Board, Phase, Table, opened
from bot.games.kalooki.contracts import RULES
from bot.games.kalooki.options import KalookiOptions
from bot.games.kalooki.scoring import DealScore, Ended
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import SEATS, Ending, Outcome, Seat
from render.kalooki.boards import leaderboards
from render.kalooki.pictures import KalookiPictures
from render.rummy import samples
from render.rummy.samples import COUNTS, FEW, LARGE, MANY, MOST, Melds
from render.states import Draw, boards_drawn, drawn, in_all_states
from render.studio import Studio

SIZES = range(3, 6)
HAND = Hand(cards("3S 4S 5S 9D 9H 9C JD QC KS AS JK"))
READY = Hand(cards("AS KD KH 9C 8C 7C 6C 5D 6D 8D 2S JK"))
TACKS = Hand(cards("KS TS 6D"))


def board(seats: int, *, laid: Melds = FEW) -> Board:
    """Return a deal that is on: two have laid, unless others have, and it is A's turn."""
    bare = opened(KalookiOptions(), first=SEATS[seats - 1], seats=seats)
    table = bare.table._replace(
        in_hand=COUNTS[:seats],
        has_laid=tuple(seat in laid for seat in range(seats)),
        calls=(1, 0, 2, 3, 0)[:seats],
        phase=Phase.BEGIN,
        active=Seat.A,
        stock=31,
        pile=cards("2H QC 9C"),
        melds=samples.laid(laid, RULES),
    )
    return replace(bare, table=table, deal=3, contract=3, at=2, scores=scores(seats, 2))


def on(shown: Board, table: Table) -> Board:
    """Return the board with another table."""
    return replace(shown, table=table)


def scores(seats: int, deals: int) -> tuple[DealScore, ...]:
    """Return finished deals: the first was won by B, the second bent by A."""
    found, totals = list[DealScore](), (0,) * seats
    for deal in range(1, deals + 1):
        out, bent = Seat(deal % 2), deal == 2
        own = tuple(0 if seat == out else (23 + 41 * seat) * (1 + bent) for seat in range(seats))
        totals = tuple(total + more for total, more in zip(totals, own, strict=True))
        hands = tuple(Hand() if seat == out else Hand(cards("KS 9D 4H")) for seat in range(seats))
        dealer, none = SEATS[(deal - 2) % seats], (0,) * seats
        found.append(DealScore(deal, dealer, deal, out, hands, own, totals, Ended.OUT, bent, none))
    return tuple(found)


def seen(shown: Board) -> KalookiView:
    """Return the board as a bystander sees it."""
    return KalookiView(seat=None, turn=1, board=shown, hand=Hand(), answer=None, fresh=())


def read(shown: Board, hand: Hand = HAND, seat: Seat = Seat.A) -> KalookiView:
    """Return the same as a player sees it, with this hand."""
    in_hand = tuple(len(hand) if own == seat else count for own, count in enumerate(shown.table.in_hand))
    known = replace(shown, table=shown.table._replace(in_hand=in_hand))
    return replace(seen(known), seat=seat, hand=hand)


def asks(seats: int) -> Board:
    """Return a turn in which others are asked whether they call."""
    shown = board(seats, laid={})
    return on(shown, shown.table._replace(asked=SEATS[1:seats]))


def ended(seats: int, *, is_void: bool = False, is_over: bool = False) -> Board:
    """Return the end of a deal, or of the game."""
    shown = board(seats)
    shown = on(shown, shown.table._replace(phase=Phase.OVER if is_over else Phase.DEAL, active=None))
    done = scores(seats, 3)
    if is_void:
        last = replace(done[-1], ended=Ended.VOID, out=None, bent=False, scores=(0,) * seats, totals=done[1].totals)
        done = (*done[:2], last)
    outcome = None
    if is_over:
        order = sorted(SEATS[:seats], key=lambda seat: done[-1].totals[seat])
        outcome = Outcome(ending=Ending.PLAYED, winners=frozenset(order[:1]), places=tuple((seat,) for seat in order))
    return replace(shown, scores=done, at=2 if is_void else 3, voids=int(is_void), outcome=outcome)


def memorable() -> dict[str, KalookiView]:
    """Return ends of deals that have a moment: by calls, in a row, bent, thrown out, given up, and without a point."""
    called, void, done = ended(5), ended(4, is_void=True), scores(3, 3)
    row = tuple(replace(each, out=Seat.B, bent=False) for each in done)
    bent = (*done[:2], replace(done[2], bent=True))
    over = ended(4, is_over=True)
    clean = tuple(
        replace(each, bent=False, totals=(0, *each.totals[1:]), scores=(0, *each.scores[1:])) for each in over.scores
    )
    won = Outcome(ending=Ending.PLAYED, winners=frozenset((Seat.A,)), places=tuple((seat,) for seat in SEATS[:4]))
    return {
        "kalooki-end-called": seen(on(called, called.table._replace(calls=(1, 2, 0, 3, 0)))),
        "kalooki-end-row": seen(replace(ended(3), scores=row)),
        "kalooki-end-bent": seen(replace(ended(3), scores=bent)),
        "kalooki-spotless": seen(replace(over, scores=clean, outcome=won)),
        "kalooki-void": seen(void),
        "kalooki-dropped": seen(replace(void, at=3, voids=0)),
    }


def example() -> KalookiView:
    """Return a table with melds, as the rules show it."""
    return seen(board(4))


def tables() -> dict[str, KalookiView]:
    """Return every state of the table."""
    found = {f"kalooki-{seats}": seen(board(seats)) for seats in SIZES}
    for seats in SIZES:
        found[f"kalooki-full-{seats}"] = seen(board(seats, laid=MANY))
        found[f"kalooki-most-{seats}"] = seen(board(seats, laid=dict([*MOST.items()][:seats])))
        found[f"kalooki-end-{seats}"] = seen(ended(seats))
        found[f"kalooki-over-{seats}"] = seen(ended(seats, is_over=True))
    fresh, going = board(4, laid={}), board(4)
    called = on(fresh, fresh.table._replace(phase=Phase.CALLED, caller=Seat.C))
    bare = on(going, going.table._replace(pile=(), stock=0))
    gone = replace(board(5), left=(Seat.D,))
    return (
        found
        | {
            "kalooki-before": seen(opened(KalookiOptions(), first=Seat.A, seats=4)),
            "kalooki-asks-3": seen(asks(3)),
            "kalooki-asks-5": seen(asks(5)),
            "kalooki-called": seen(called),
            "kalooki-no-pile": seen(bare),
            "kalooki-gone": seen(gone),
        }
        | memorable()
    )


def panels() -> dict[str, KalookiView]:
    """Return every state of a panel."""
    found = {f"kalooki-panel-{seats}": read(board(seats)) for seats in SIZES}
    going, full, most = board(4), board(5, laid=MANY), board(5, laid=MOST)
    laid = on(board(3), board(3).table._replace(active=Seat.B, phase=Phase.PLAY))
    drawn_now = read(on(going, going.table._replace(phase=Phase.PLAY)))
    return found | {
        "kalooki-panel-asked": read(asks(5), seat=Seat.B),
        "kalooki-panel-laid-3": replace(read(laid, TACKS, Seat.B), fresh=cards("TS")),
        "kalooki-panel-laid-5": read(on(full, full.table._replace(active=Seat.B, phase=Phase.PLAY)), TACKS, Seat.B),
        "kalooki-panel-most": read(on(most, most.table._replace(active=Seat.B, phase=Phase.PLAY)), TACKS, Seat.B),
        "kalooki-panel-most-others": read(board(5, laid=dict([*MOST.items()][1:])), READY),
        "kalooki-panel-ready": read(on(going, going.table._replace(phase=Phase.PLAY)), READY),
        "kalooki-panel-fresh": replace(drawn_now, fresh=cards("9C")),
        "kalooki-panel-large": read(board(5), Hand(cards(LARGE))),
        "kalooki-panel-last": read(board(3), Hand(cards("JK"))),
        "kalooki-panel-over": read(ended(4, is_over=True)),
    }


LONG: Sequence[str] = ("kalooki-5", "kalooki-called", "kalooki-full-5", "kalooki-end-5", "kalooki-panel-5")


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = KalookiPictures(studio)
    yield "kalooki-hand", drawn(studio, partial(pictures.hand, read(board(5))))
    yield from in_all_states(studio, [(pictures.table, tables()), (pictures.panel, panels())], long=LONG)
    yield from boards_drawn(studio, leaderboards())
