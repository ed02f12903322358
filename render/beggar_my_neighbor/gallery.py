"""The pictures of Beggar My Neighbor in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.games.beggar_my_neighbor.board import Board, Course, Ended, Go, Phase, Score, Taken, demand, other
from bot.games.beggar_my_neighbor.options import BeggarOptions
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.cards import Hand, parse_card
from bot.games.cards import parse_cards as penalties
from bot.games.protocol import Ending, Outcome, Seat
from render.beggar_my_neighbor.boards import leaderboards
from render.beggar_my_neighbor.pictures import BeggarPictures
from render.sample_names import LONG_NAMES, WORLD_NAMES
from render.states import Draw, boards_drawn, with_players
from render.studio import Studio

ALL, LAPS = 52, 1200
RALLY = "6C 4D JS QD 9H KC"  # a jack, stopped by a queen, stopped by a king
LONGEST = "AS 2S 3S KH 4S QC 5H AD 6H KS 7C JD QH 8H AC 9C TC 2D KD JC QS 3D JH AH"
FREE = "9S 4D TC 7H 2S 3S 8D 6C 5C 9H 4S TD 7C 2D 3C 8S 6D 5H"
LONG = ("beggar-owes", "beggar-took", "beggar-end", "beggar-limit")


def goes_of(text: str, first: Seat = Seat.B) -> tuple[Go, ...]:
    """Return the goes of cards turned in this order (B3); the last may be unfinished."""
    found: list[Go] = []
    cards, seat, owed = [parse_card(each) for each in text.split()], first, 0
    while cards:
        turned = [cards.pop(0)]
        while len(turned) < owed and cards and not demand(turned[-1]):
            turned.append(cards.pop(0))
        found.append(Go(seat, tuple(turned), owed))
        seat, owed = other(seat), demand(turned[-1])
    return tuple(found)


def going(text: str = RALLY, *, a: int = 18, deals: int = 1, laps: int = 13, most: int = LAPS) -> BeggarView:
    """Return a lap under way, with `a` cards in the first player's stack."""
    goes = goes_of(text)
    lying = sum(len(go.cards) for go in goes)
    last = goes[-1] if goes else None
    board = Board(
        options=BeggarOptions(deals=deals, laps=most),
        dealer=Seat.A,
        phase=Phase.TURN,
        deal=min(2, deals),
        in_stack=(a, ALL - a - lying),
        goes=goes,
        turner=Seat.B if last is None else other(last.seat),
        owed=0 if last is None else last.demands,
        laps=laps,
        turned=8 * laps + lying,
        course=Course(penalties("KS QD JC"), 17, (9, 14)) if laps else Course(),
        scores=() if deals == 1 else (score(deal=1),),
    )
    return seen(board)


def took(text: str = f"{RALLY} 7D 2S 5H", *, a: int = 15, laps: int = 1, deals: int = 1) -> BeggarView:
    """Return a pile that was just taken, at the end of a move of `laps` laps."""
    view, goes = going("", a=a, deals=deals), goes_of(text)
    lap = Taken(13 + laps, goes, other(goes[-1].seat), (a, ALL - a))
    before = tuple(map(_short, range(1, laps)))
    return seen(replace(view.board, laps=lap.number, turner=lap.seat, last_laps=(*before, lap)))


def _short(number: int) -> Taken:
    """Return a short lap among others."""
    seat, held = Seat(number % 2), 14 + 3 * (number * 7 % 9)
    return Taken(13 + number, goes_of("2C KD 3H 4C 5S", seat), other(seat), (held, ALL - held))


def score(*, deal: int = 1, ended: Ended = Ended.ALL, a: int = ALL, totals: tuple[int, int] = (1, 0)) -> Score:
    """Return a finished deal."""
    winner = None if 2 * a == ALL else Seat.A if 2 * a > ALL else Seat.B
    return Score(
        deal=deal,
        dealer=Seat.A,
        ended=ended,
        winner=winner,
        laps=31 if ended is Ended.ALL else LAPS,
        turned=236 if ended is Ended.ALL else 8521,
        held=(a, ALL - a),
        course=Course(penalties("KS QD JC"), 17, (3, 3) if winner is Seat.B else (3, 0)),
        scores=(int(winner is Seat.A), int(winner is Seat.B)),
        totals=totals,
    )


def ended(last: Score, *, deals: int = 1, is_over: bool = True) -> BeggarView:
    """Return the end of a deal, and perhaps of the game."""
    view = took("QH 4S 9D", a=last.held[0], deals=deals)
    winners = frozenset(() if last.winner is None else (last.winner,))
    outcome = Outcome(ending=Ending.PLAYED, winners=winners) if is_over else None
    lap = replace(view.board.last_laps[-1], seat=Seat.A if last.winner is None else last.winner, held=last.held)
    board = replace(
        view.board,
        phase=Phase.OVER if is_over else Phase.DEAL,
        deal=last.deal,
        laps=last.laps,
        turned=last.turned,
        turner=None,
        last_laps=(lap,),
        course=last.course,
        scores=(*view.board.scores[: last.deal - 1], last),
        outcome=outcome,
    )
    return seen(board)


def resigned() -> BeggarView:
    """Return a game that a player has left."""
    outcome = Outcome(ending=Ending.RESIGNED, winners=frozenset((Seat.B,)))
    return seen(replace(going().board, phase=Phase.OVER, left=(Seat.A,), turner=None, outcome=outcome))


def seen(board: Board) -> BeggarView:
    """Return the board as a bystander sees it."""
    return BeggarView(seat=None, turn=1, board=board, hand=Hand())


def example() -> BeggarView:
    """Return the picture of the rules: a rally, and three cards owed."""
    return going()


def tables() -> dict[str, BeggarView]:
    """Return every state of the table."""
    return {
        "beggar-begins": going("", a=26, laps=0),
        "beggar-free": going("6C 4D 9S", a=24, laps=0),
        "beggar-owes": going(),
        "beggar-owes-one": going("6C 4D JS", a=22, deals=3),
        "beggar-owes-four": going("6C 4D AS", a=22),
        "beggar-stack": going(FREE, a=8),
        "beggar-rally-long": going(LONGEST, a=10),
        "beggar-low": going("6C QD", a=1),
        "beggar-late": going(laps=1197),
        "beggar-took": took(),
        "beggar-took-one": took("6C 4D JS 2H", deals=3),
        "beggar-took-much": took(f"{FREE} {LONGEST[:35]} 8H", a=50),
        "beggar-laps-2": took(laps=2),
        "beggar-laps-10": took(laps=10),
        "beggar-laps-50": took(laps=50, a=44),
        "beggar-end": ended(score()),
        "beggar-end-of-three": ended(score(deal=2, a=0, totals=(1, 1)), deals=3, is_over=False),
        "beggar-limit": ended(score(ended=Ended.LIMIT, a=50)),
        "beggar-drawn": ended(score(ended=Ended.LIMIT, a=26, totals=(0, 0))),
        "beggar-resigned": resigned(),
        "beggar-before": seen(Board(BeggarOptions(), Seat.A)),
    }


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = BeggarPictures(studio)
    found = tables()
    made = partial(with_players, studio)
    for name, view in found.items():
        yield name, made(pictures.table, view)
    for name in LONG:
        yield f"{name}-names", made(pictures.table, found[name], LONG_NAMES)
    yield "beggar-owes-world", made(pictures.table, found["beggar-owes"], WORLD_NAMES)
    yield from boards_drawn(studio, leaderboards())
