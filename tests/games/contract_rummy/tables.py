"""Games of Contract Rummy set up and played in notation, so that a test reads like the rules."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bot.games.contract_rummy.board import DECKS, Board, Phase, Table, opened
from bot.games.contract_rummy.contracts import RULES, cards_each
from bot.games.contract_rummy.inner.game import ContractRummyGame
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.contract_rummy.moves import parse_move
from bot.games.contract_rummy.options import ContractRummyOptions
from bot.games.contract_rummy.scoring import DealScore
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import Ending, Position, Seat, of_kind
from bot.games.rummy.inner.position import outcome_by
from tests.games.reading import Eyes
from tests.games.rummy_tables import RummyLines, RummyTables, cards

CONTRACT_RUMMY = ContractRummyGame()
RECORDS = Path(__file__).parent / "records"

LINES = RummyLines(parse_move)
play, waiting, happened, events, why = LINES.play, LINES.waiting, LINES.happened, LINES.events, LINES.why_not
EYES = Eyes(ContractRummyView, Board, DealScore)
look, board, score = EYES.look, EYES.board, EYES.score
TABLES = RummyTables(CONTRACT_RUMMY, EYES, cards_each)
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
    bought: Sequence[int] = (),
    thrower: str | None = None,
    is_playing: bool = False,
    dealer: str = "C",
    contracts: str = "",
    may_i: str = "any",
    **hands: str,
) -> ContractRummyPosition:
    """Return a deal as it is: `"B: set 5S 5H 5D"` is on the table, `a="AS KD"` is in A's hand.

    The turn of `active` begins, or is on, after nobody has bought. The stock has these cards, its top first, or all
    that are nowhere else.
    """
    given = {"contracts": contracts or str(contract), "may_i": may_i}
    options = of_kind(ContractRummyOptions, CONTRACT_RUMMY.options(given))
    held, laid, has_laid, drawn = LINES.spread(melds, hands, RULES, DECKS[seats], seats=seats, pile=pile, stock=stock)
    bare = opened(options, first=Seat[dealer], seats=seats)
    table = bare.table._replace(
        phase=Phase.PLAY if is_playing else Phase.BEGIN,
        in_hand=tuple(map(len, held)),
        has_laid=has_laid,
        bought=(*bought,) or bare.table.bought,
        active=Seat[active],
        stock=len(drawn),
        renewals=renewals,
        pile=tuple(cards(pile)),
        thrower=None if thrower is None else Seat[thrower],
        takes=takes,
        melds=laid,
    )
    now = Board(options, Seat[dealer], table, deal=1, contract=contract)
    return ContractRummyPosition(now, held, (0,) * seats, drawn)


def with_scores(over: Position, deals: Sequence[str]) -> ContractRummyPosition:
    """Return a finished game with these deals: who went out, `+` for a card bought by them, `*` for a joker taken.

    A deal `A7` was the seventh.
    """
    last = of_kind(ContractRummyPosition, over)
    totals: tuple[int, ...] = (0, 0, 0)
    scores = list[DealScore]()
    for number, deal in enumerate(deals, start=1):
        out = Seat[deal[0]]
        own = tuple(0 if seat == out else 20 for seat in last.board.seats)
        totals = tuple(total + more for total, more in zip(totals, own, strict=True))
        bought, jokers = (
            tuple(deal.count(sign) if seat == out else 0 for seat in last.board.seats) for sign in ("+", "*")
        )
        each = replace(last.board.scores[0], deal=number, contract=7 if "7" in deal else 1, out=out, bought=bought)
        scores.append(replace(each, jokers=jokers, scores=own, totals=totals))
    board_now = replace(last.board, deal=len(deals), scores=tuple(scores))
    return replace(last, board=replace(board_now, outcome=outcome_by(board_now, Ending.PLAYED)))


def table_of(position: Position) -> Table:
    """Return the open part of the deal."""
    return board(position).table
