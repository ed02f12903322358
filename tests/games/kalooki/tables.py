"""Games of Kalooki set up and played in notation, so that a test reads like the rules."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bot.games.kalooki.board import DECK, Board, Phase, Table, opened
from bot.games.kalooki.contracts import RULES, cards_each
from bot.games.kalooki.inner.game import KalookiGame
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import parse_move
from bot.games.kalooki.options import KalookiOptions
from bot.games.kalooki.scoring import DealScore
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Ending, Position, Seat, of_kind
from bot.games.rummy.inner.position import outcome_by
from tests.games.reading import Eyes
from tests.games.rummy_tables import RummyLines, RummyTables, cards

KALOOKI = KalookiGame()
RECORDS = Path(__file__).parent / "records"

LINES = RummyLines(parse_move)
play, waiting, happened, events, why = LINES.play, LINES.waiting, LINES.happened, LINES.events, LINES.why_not
EYES = Eyes(KalookiView, Board, DealScore)
look, board, score = EYES.look, EYES.board, EYES.score
TABLES = RummyTables(KALOOKI, EYES, cards_each)
begun, deck, dealt, asked = TABLES.begun, TABLES.deck, TABLES.dealt, TABLES.asked
hand, meld, legal, pays = TABLES.hand, TABLES.meld, TABLES.legal, TABLES.pays


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
    offenses: Sequence[int] = (),
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
    held, laid, has_laid, drawn = LINES.spread(melds, hands, RULES, DECK, seats=seats, pile=pile, stock=stock)
    bare = opened(options, first=Seat[dealer], seats=seats)
    table = bare.table._replace(
        phase=Phase.PLAY if is_playing else Phase.BEGIN,
        in_hand=tuple(map(len, held)),
        has_laid=has_laid,
        calls=(*calls,) or bare.table.calls,
        offenses=(*offenses,) or bare.table.offenses,
        active=Seat[active],
        stock=len(drawn),
        renewals=renewals,
        pile=tuple(cards(pile)),
        takes=takes,
        melds=laid,
    )
    table = table._replace(asked=() if is_playing else table.callers(options.overcall))
    now = Board(options, Seat[dealer], table, deal=1, contract=contract)
    return KalookiPosition(now, held, (0,) * seats, drawn)


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


def table_of(position: Position) -> Table:
    """Return the open part of the deal."""
    return board(position).table
