"""The pictures of Linger Longer in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.games.cards import Hand, parse_card
from bot.games.cards import parse_cards as cards
from bot.games.linger_longer.board import Board, Ended, Score
from bot.games.linger_longer.options import LingerOptions, Trump
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.board import Phase
from bot.games.protocol import SEATS, Ending, Outcome, Seat, clockwise
from bot.games.tricks import Trick
from render.linger_longer.boards import leaderboards
from render.linger_longer.pictures import LingerPictures
from render.states import Draw, boards_drawn, drawn, in_all_states, with_players
from render.studio import Studio

FEWEST, MOST = 3, 6
LONG = ("linger-longer-3", "linger-longer-6", "linger-longer-won-5", "linger-longer-end-6", "linger-longer-panel-6")


TRUMP, DEALER = parse_card("7D"), Seat.B
PLAYED = tuple(map(cards, ("AH KH 9H 4H 2H TH", "QC KC 3C 2C 5D 6C", "8S JS 4D 3S 9H 5S")))  # to the first tricks
HANDS = tuple(
    map(
        cards,
        (
            "QS 7S AD JC TC 5H",
            "7D KS 9S AC 4C 3H",
            "AS 6S QD 5C 6H JH",
            "8C KD 2D 7H 6D",
            "4S 3D 7C 8D",
            "TS 2S 9D JD 9C 8H",
        ),
    )
)
WON = cards("AD QD AS KH JC TC")


def going(seats: int, *, played: int | None = None) -> LingerView:
    """Return the third trick of a deal, or the second, to which all but one, or `played`, have played."""
    tricks: list[Trick] = []
    takers: list[Seat] = []
    before = DEALER
    for whole in PLAYED[: 1 if seats == FEWEST else 2]:
        tricks.append(Trick(clockwise(seats, after=before), whole[:seats]))
        takers.append(_taker(tricks[-1]))
        before = SEATS[takers[-1] - 1] if takers[-1] else SEATS[seats - 1]
    count = seats - 1 if played is None else played
    now = Trick(clockwise(seats, after=before), PLAYED[2][:count])
    board = Board(
        options=LingerOptions(),
        dealer=DEALER,
        in_hand=tuple(
            seats - len(tricks) + takers.count(seat) - (now.card(seat) is not None) for seat in SEATS[:seats]
        ),
        phase=Phase.PLAY,
        deal=2,
        trump=TRUMP.suit,
        shown=TRUMP,
        stock=52 - seats * seats - len(tricks),
        trick=now,
        tricks=tuple(tricks),
        takers=tuple(takers),
        scores=(score(seats, deal=1),),
    )
    return _seen(board)


def _seen(board: Board) -> LingerView:
    """Return the board as a bystander sees it."""
    return LingerView(seat=None, turn=1, board=board, hand=Hand(), drawn=None)


def _taker(trick: Trick) -> Seat:
    winner = trick.winning(TRUMP.suit)
    if winner is None:
        raise ValueError("no card has been played")
    return winner


def read(view: LingerView, viewing_seat: Seat | None = None) -> LingerView:
    """Return the same as a player sees it: the next to play, or the `viewing_seat`."""
    seat = view.board.active if viewing_seat is None else viewing_seat
    if seat is None:
        raise ValueError("nobody plays next")
    held = HANDS[seat][: view.board.in_hand[seat]]
    takers = view.board.takers
    drawn = held[-1] if takers and takers[-1] == seat and not (view.board.trick and view.board.trick.cards) else None
    return replace(view, seat=seat, hand=Hand(held), drawn=drawn)


def out(seats: int) -> LingerView:
    """Return late play in a deal: one is out, one has left, one has a last card."""
    board = taken(seats).board
    if board.trick is None:
        raise ValueError("the deal is over")
    leader, last = board.trick.players[0], board.trick.players[1]
    gone = board.trick.players[2]
    players = tuple(seat for seat in board.trick.players if seat != gone)
    return _seen(
        replace(
            board,
            in_hand=tuple(0 if seat == gone else 1 if seat == last else 3 for seat in SEATS[:seats]),
            shown=None,
            trick=Trick(players, cards("JC QC 8C TC")[: len(players) - 1]),
            left=(leader,),
        )
    )


def taken(seats: int) -> LingerView:
    """Return a trick just won, whose winner leads the next."""
    board = going(seats).board
    whole = Trick(() if board.trick is None else board.trick.players, PLAYED[2][:seats])
    leader = _taker(whole)
    last = next(seat for seat in SEATS if whole.card(seat) == whole.cards[-1])
    return _seen(
        replace(
            board,
            in_hand=tuple(n - (seat == last) + (seat == leader) for seat, n in zip(SEATS, board.in_hand, strict=False)),
            trick=Trick(clockwise(seats, after=SEATS[leader - 1] if leader else SEATS[seats - 1])),
            tricks=(*board.tricks, whole),
            takers=(*board.takers, leader),
            stock=board.stock - 1,
        )
    )


def score(seats: int, *, deal: int, points: int = 2) -> Score:
    """Return a deal won with `points` points, after others with one to three."""
    counts = [*(1 + number % 3 for number in range(1, deal)), points]
    winners = [SEATS[(number * number + 1) % seats] for number in range(1, deal + 1)]
    order = clockwise(seats, after=DEALER)
    return Score(
        deal=deal,
        dealer=DEALER,
        ended=Ended.LAST,
        trump=TRUMP.suit,
        winner=winners[-1],
        tricks=tuple(Trick(order, whole[:seats]) for whole in PLAYED[:2]),
        takers=(winners[-1],) * 2,
        hand=Hand(WON[:points]),
        scores=tuple(points * (seat == winners[-1]) for seat in SEATS[:seats]),
        totals=tuple(
            sum(count for count, winner in zip(counts, winners, strict=True) if winner == seat)
            for seat in SEATS[:seats]
        ),
    )


def ended(seats: int, *, points: int, is_over: bool = False) -> LingerView:
    """Return the end of a deal."""
    view = going(seats)
    deal = seats if is_over else 2
    scores = tuple(score(seats, deal=number, points=1 + number % 3) for number in range(1, deal))
    last = score(seats, deal=deal, points=points)
    best = max(last.totals)
    winners = frozenset(seat for seat in SEATS[:seats] if last.totals[seat] == best)
    outcome = Outcome(ending=Ending.PLAYED, winners=winners) if is_over else None
    board = replace(
        view.board,
        phase=Phase.OVER if is_over else Phase.DEAL,
        deal=deal,
        in_hand=tuple(points if seat == last.winner else 0 for seat in SEATS[:seats]),
        shown=None,
        trick=None,
        scores=(*scores, last),
        outcome=outcome,
    )
    return replace(view, board=board)


def aside(seats: int) -> LingerView:
    """Return a deal whose trumps were turned from the stock."""
    view = going(seats, played=1)
    return _seen(replace(view.board, options=LingerOptions(trump=Trump.STOCK), shown=None, aside=TRUMP))


def tables() -> dict[str, LingerView]:
    """Return every state of the table."""
    sizes = range(FEWEST, MOST + 1)
    found = {f"linger-longer-{seats}": going(seats) for seats in sizes}
    found |= {f"linger-longer-won-{seats}": taken(seats) for seats in sizes}
    found |= {f"linger-longer-out-{seats}": out(seats) for seats in (4, 5, 6)}
    found |= {f"linger-longer-end-{points}": ended(max(points, FEWEST), points=points) for points in range(1, MOST + 1)}
    return found | {
        "linger-longer-begins": _fresh(going(4, played=0).board),
        "linger-longer-aside-3": aside(3),
        "linger-longer-aside-5": aside(5),
        "linger-longer-over": ended(5, points=3, is_over=True),
    }


def _fresh(board: Board) -> LingerView:
    """Return the beginning of the deal."""
    order = clockwise(len(board.seats), after=DEALER)
    return _seen(
        replace(
            board,
            tricks=(),
            takers=(),
            in_hand=(len(order),) * len(order),
            trick=Trick(order),
            stock=52 - len(order) ** 2,
        )
    )


def panels() -> dict[str, LingerView]:
    """Return every state of a panel."""
    found = {f"linger-longer-panel-{seats}": read(going(seats)) for seats in range(FEWEST, MOST + 1)}
    return found | {
        "linger-longer-panel-leads": read(taken(6)),
        "linger-longer-panel-waits": read(going(4, played=1), DEALER),
        "linger-longer-panel-begins": read(_fresh(going(6, played=0).board)),
        "linger-longer-panel-one": read(out(4), SEATS[out(4).board.in_hand.index(1)]),
        "linger-longer-panel-out": read(out(5), out(5).board.out[0]),
    }


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = LingerPictures(studio)
    made = partial(with_players, studio)
    for seats in range(FEWEST, MOST + 1):
        yield f"linger-longer-hand-{seats}", drawn(studio, partial(pictures.hand, read(going(seats), DEALER)))
    yield from in_all_states(studio, [(pictures.table, tables()), (pictures.panel, panels())], long=LONG)
    for seats in (FEWEST, MOST):
        view = going(seats)
        hands = [Hand(hand[:count]) for hand, count in zip(HANDS, view.board.in_hand, strict=False)]
        yield f"linger-longer-open-{seats}", made(partial(pictures.table, hands=hands), view)
    yield from boards_drawn(studio, leaderboards())
