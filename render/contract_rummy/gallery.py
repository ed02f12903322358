"""The pictures of Contract Rummy in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import Hand
from bot.games.cards import parse_cards as cards
from bot.games.contract_rummy.board import Board, Phase, Table, opened
from bot.games.contract_rummy.contracts import RULES
from bot.games.contract_rummy.options import ContractRummyOptions, MayI
from bot.games.contract_rummy.scoring import DealScore, Ended
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import SEATS, Ending, Outcome, Seat
from render.contract_rummy.boards import leaderboards
from render.contract_rummy.pictures import ContractRummyPictures
from render.rummy import samples
from render.rummy.samples import COUNTS, FEW, LARGE, MANY, Melds
from render.states import Draw, boards_drawn, drawn, in_all_states
from render.studio import Studio

SIZES = range(3, 6)
HAND = Hand(cards("4S 5S 6S 9D 9H JD QC KS AS 3H JK"))
READY = Hand(cards("KD KH KS 9C 8C 7C 6C 5D 6D 7D 2S JK"))
RUNS = Hand(cards("3C 4C 5C 6C 8H 9H TH JH QS KS AS JK 7H"))
FREES = Hand(cards("6H 9S TC TD"))


def board(seats: int, *, laid: Melds = FEW, contract: int = 5) -> Board:
    """Return a deal that is on: two have laid, unless others have, and it is A's turn."""
    bare = opened(ContractRummyOptions(), first=SEATS[seats - 1], seats=seats)
    table = bare.table._replace(
        in_hand=COUNTS[:seats],
        has_laid=tuple(seat in laid for seat in range(seats)),
        bought=(1, 0, 2, 3, 0)[:seats],
        phase=Phase.BEGIN,
        active=Seat.A,
        stock=31,
        pile=cards("2H QC 9C"),
        melds=samples.laid(laid, RULES),
    )
    return replace(bare, table=table, deal=contract, contract=contract, scores=scores(seats, contract - 1))


def on(shown: Board, table: Table) -> Board:
    """Return the board with another table."""
    return replace(shown, table=table)


def scores(seats: int, deals: int) -> tuple[DealScore, ...]:
    """Return finished deals: B and A go out by turns."""
    found, totals, none = list[DealScore](), (0,) * seats, (0,) * seats
    for deal in range(1, deals + 1):
        out = Seat(deal % 2)
        own = tuple(0 if seat == out else 17 + 11 * (seat + deal) for seat in range(seats))
        totals = tuple(total + more for total, more in zip(totals, own, strict=True))
        hands = tuple(Hand() if seat == out else Hand(cards("KS 9D 4H")) for seat in range(seats))
        dealer = SEATS[(deal - 2) % seats]
        found.append(DealScore(deal, dealer, deal, out, hands, own, totals, Ended.OUT, none, none))
    return tuple(found)


def seen(shown: Board) -> ContractRummyView:
    """Return the board as a bystander sees it."""
    return ContractRummyView(seat=None, turn=1, board=shown, hand=Hand(), answer=None, fresh=())


def read(shown: Board, hand: Hand = HAND, seat: Seat = Seat.A) -> ContractRummyView:
    """Return the same as a player sees it, with this hand."""
    in_hand = tuple(len(hand) if own == seat else count for own, count in enumerate(shown.table.in_hand))
    known = replace(shown, table=shown.table._replace(in_hand=in_hand))
    return replace(seen(known), seat=seat, hand=hand)


def asks(seats: int, *, buyer: Seat | None = None, laid: Melds | None = None) -> Board:
    """Return a turn in which others are asked whether they buy, perhaps after one has."""
    shown = board(seats, laid=laid or {})
    asked = tuple(seat for seat in SEATS[1:seats] if seat != buyer)
    return on(shown, shown.table._replace(phase=Phase.ASKED, asked=asked, buyer=buyer))


def limited(shown: Board) -> Board:
    """Return the same where nobody may buy more than three cards in a deal."""
    return replace(shown, options=ContractRummyOptions(may_i=MayI.THREE))


def playing(shown: Board, seat: Seat = Seat.A, *, lays_now: bool = False) -> Board:
    """Return the board once a player has drawn."""
    return on(shown, shown.table._replace(active=seat, phase=Phase.PLAY, lays_now=lays_now))


def ended(seats: int, *, is_blocked: bool = False, is_over: bool = False, jokers: int = 0) -> Board:
    """Return the end of a deal, or of the game."""
    shown = board(seats, contract=7 if is_over else 5)
    shown = on(shown, shown.table._replace(phase=Phase.OVER if is_over else Phase.DEAL, active=None))
    *before, last = scores(seats, shown.deal)
    last = replace(last, jokers=(jokers, *last.jokers[1:]))
    if is_blocked:
        last = replace(last, ended=Ended.BLOCKED, out=None)
    done, outcome = (*before, last), None
    if is_over:
        order = sorted(SEATS[:seats], key=lambda seat: last.totals[seat])
        outcome = Outcome(ending=Ending.PLAYED, winners=frozenset(order[:1]), places=tuple((seat,) for seat in order))
    return replace(shown, scores=done, outcome=outcome)


def example() -> ContractRummyView:
    """Return a table with melds, as the rules show it."""
    return seen(board(4))


def tables() -> dict[str, ContractRummyView]:
    """Return every state of the table."""
    found = {f"contract-rummy-{seats}": seen(board(seats)) for seats in SIZES}
    for seats in SIZES:
        found[f"contract-rummy-full-{seats}"] = seen(board(seats, laid=MANY))
        found[f"contract-rummy-end-{seats}"] = seen(ended(seats))
        found[f"contract-rummy-over-{seats}"] = seen(ended(seats, is_over=True))
    going = board(4)
    bare = on(going, going.table._replace(pile=(), stock=0))
    last = replace(ended(5), deal=7, contract=7)
    whole = replace(last, scores=(*last.scores[:-1], replace(last.scores[-1], deal=7, contract=7)))
    return found | {
        "contract-rummy-before": seen(opened(ContractRummyOptions(), first=Seat.A, seats=4)),
        "contract-rummy-asks-3": seen(asks(3)),
        "contract-rummy-asks-5": seen(limited(asks(5))),
        "contract-rummy-bought": seen(asks(5, buyer=Seat.C)),
        "contract-rummy-lays": seen(playing(board(4), Seat.C, lays_now=True)),
        "contract-rummy-no-pile": seen(bare),
        "contract-rummy-blocked": seen(ended(4, is_blocked=True)),
        "contract-rummy-jokers": seen(ended(4, jokers=3)),
        "contract-rummy-whole": seen(whole),
        "contract-rummy-gone": seen(replace(board(5), left=(Seat.D,))),
    }


def panels() -> dict[str, ContractRummyView]:
    """Return every state of a panel."""
    found = {f"contract-rummy-panel-{seats}": read(board(seats)) for seats in SIZES}
    frees = replace(read(playing(board(3), Seat.B), FREES, Seat.B), fresh=cards("9S"))
    return found | {
        "contract-rummy-panel-asked": read(limited(asks(5)), seat=Seat.B),
        "contract-rummy-panel-ahead": replace(read(asks(4, laid=FEW)), fresh=cards("9D")),
        "contract-rummy-panel-free-3": frees,
        "contract-rummy-panel-free-5": read(playing(board(5, laid=MANY), Seat.B), FREES, Seat.B),
        "contract-rummy-panel-ready": read(playing(board(4)), READY),
        "contract-rummy-panel-whole": read(playing(board(5, laid={}, contract=7)), RUNS),
        "contract-rummy-panel-laid": read(playing(board(4), Seat.B, lays_now=True), FREES, Seat.B),
        "contract-rummy-panel-large": read(board(5), Hand(cards(LARGE))),
        "contract-rummy-panel-last": read(board(3), Hand(cards("JK"))),
        "contract-rummy-panel-over": read(ended(4, is_over=True)),
    }


LONG: Sequence[str] = (
    "contract-rummy-5",
    "contract-rummy-bought",
    "contract-rummy-full-5",
    "contract-rummy-end-5",
    "contract-rummy-whole",
    "contract-rummy-panel-5",
)


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = ContractRummyPictures(studio)
    yield "contract-rummy-hand", drawn(studio, partial(pictures.hand, read(board(5))))
    yield from in_all_states(studio, [(pictures.table, tables()), (pictures.panel, panels())], long=LONG)
    yield from boards_drawn(studio, leaderboards())
