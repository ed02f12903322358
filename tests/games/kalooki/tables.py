"""Games of Kalooki set up and played in notation, so that a test reads like the rules."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bot.games.cards import Card, Hand
from bot.games.contract_position import outcome_by
from bot.games.kalooki.board import DECK, Board, Phase, Table, opened
from bot.games.kalooki.contracts import RULES, cards_each
from bot.games.kalooki.inner.game import KalookiGame
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import parse_move
from bot.games.kalooki.options import KalookiOptions
from bot.games.kalooki.scoring import DealScore
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Ending, Position, Seat, clockwise, of_kind
from tests.games.reading import Eyes, one_by_one
from tests.games.rummy_tables import RummyLines, cards, less, shown

KALOOKI = KalookiGame()
RECORDS = Path(__file__).parent / "records"

LINES = RummyLines(parse_move)
play, waiting, told, events, why = LINES.play, LINES.waiting, LINES.told, LINES.events, LINES.why_not
EYES = Eyes(KalookiView, Board, DealScore)
look, board, score = EYES.look, EYES.board, EYES.score


def begun(seats: int = 3, *, dealer: str = "C", **options: str) -> Position:
    """Return a game before its first deck."""
    return KALOOKI.start(KALOOKI.options(options), seats, Seat[dealer])


def deck(position: Position, *, top: str = "", **hands: str) -> list[Card]:
    """Return a deck for the next deal: B gets `b="AS KD"`, `top` is turned up. Unrequested ones come in hand order."""
    chance = position.chance
    assert chance is not None
    now = board(position)
    order, each = clockwise(len(now.seats), after=chance.seat), cards_each(now.next_contract)
    named = {seat: cards(hands.get(str(seat).lower(), "")) for seat in order}
    asked = [*named.values(), cards(top)]
    rest = less(DECK, [card for own in asked for card in own])
    held = [[*own, *(rest.pop() for _ in range(each - len(own)))] for own in named.values()]
    return [*one_by_one(held), *cards(top), *rest]


def dealt(position: Position, *, top: str = "", **hands: str) -> Position:
    """Return the next deal, with these hands."""
    return position.supply(deck(position, top=top, **hands)).position


def set_up(
    *melds: str,
    seats: int = 3,
    contract: int = 1,
    active: str = "A",
    pile: str = "9C",
    stock: str | None = None,
    renewals: int = 0,
    takes: int = 0,
    calls: Sequence[int] = (),
    offences: Sequence[int] = (),
    is_playing: bool = False,
    dealer: str = "C",
    contracts: str = "",
    overcall: str = "fine",
    **hands: str,
) -> KalookiPosition:
    """Return a deal as it is: `"B: set 5S 5H 5D"` is on the table, `a="AS KD"` is in A's hand.

    The turn of `active` begins, or is on, after the draw. The stock has these cards, or all that are nowhere else.
    """
    options = of_kind(KalookiOptions, KALOOKI.options({"contracts": contracts or str(contract), "overcall": overcall}))
    held = [Hand(cards(hands.get(str(Seat(seat)).lower(), "2S 2H"))) for seat in range(seats)]
    laid = LINES.melds(melds, RULES)
    lying = [*(card for hand in held for card in hand), *(card for _, meld in laid for card in meld.cards)]
    rest = less(DECK, [*lying, *cards(pile)])
    drawn = tuple(rest if stock is None else cards(stock))
    bare = opened(options, first=Seat[dealer], seats=seats)
    table = bare.table._replace(
        phase=Phase.PLAY if is_playing else Phase.BEGIN,
        in_hand=tuple(map(len, held)),
        has_laid=tuple(any(owner == seat for owner, _ in laid) for seat in range(seats)),
        calls=(*calls,) or bare.table.calls,
        offences=(*offences,) or bare.table.offences,
        active=Seat[active],
        stock=len(drawn),
        renewals=renewals,
        pile=tuple(cards(pile)),
        takes=takes,
        melds=tuple(laid),
    )
    table = table._replace(asked=() if is_playing else table.callers(options.overcall))
    now = Board(options, Seat[dealer], table, deal=1, contract=contract)
    return KalookiPosition(now, tuple(held), (0,) * seats, drawn)


def with_scores(over: Position, deals: Sequence[str]) -> KalookiPosition:
    """Return a finished game with these deals: who went out, with `*` if the table was bent, `**` for dear hands."""
    last = of_kind(KalookiPosition, over)
    totals: tuple[int, ...] = (0, 0, 0)
    scores = list[DealScore]()
    for number, deal in enumerate(deals, start=1):
        out, points = Seat[deal[0]], (20, 40, 200)[deal.count("*")]
        own = tuple(0 if seat == out else points for seat in last.board.seats)
        totals = tuple(total + more for total, more in zip(totals, own, strict=True))
        each = replace(last.board.scores[0], deal=number, out=out, bent="*" in deal, scores=own, totals=totals)
        scores.append(each)
    board = replace(last.board, deal=len(deals), scores=tuple(scores))
    return replace(last, board=replace(board, outcome=outcome_by(board, Ending.PLAYED)))


def asked(position: Position) -> str:
    """Return who is asked whether they call, in order."""
    return "".join(map(str, board(position).table.asked))


def hand(position: Position, seat: str) -> str:
    """Return the cards of a seat, in hand order."""
    return shown(look(position, seat).hand)


def meld(position: Position, number: int = 1) -> str:
    """Return the cards of a meld as they lie."""
    return shown(board(position).table.melds[number - 1].meld.cards)


def legal(position: Position, seat: str) -> list[str]:
    """Return the possible plays of a seat, as they are listed."""
    return [*map(str, position.legal_moves(Seat[seat]))]


def table_of(position: Position) -> Table:
    """Return the open part of the deal."""
    return board(position).table


def pays(position: Position, stake: int) -> dict[str, int]:
    """Return who pays whom how much: `AC` for A to C."""
    return {f"{each.payer}{each.payee}": each.amount for each in KALOOKI.settle(position, stake).transfers}
