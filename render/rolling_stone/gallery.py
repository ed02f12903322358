"""The pictures of Rolling Stone in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.games.cards import CARDS, Hand, Suit
from bot.games.cards import parse_cards as cards
from bot.games.one_card.board import Phase
from bot.games.protocol import SEATS, Ending, Outcome, Seat, clockwise
from bot.games.rolling_stone.board import DEALT, LIMIT, Board, Ended, Gone, Score
from bot.games.rolling_stone.options import RollingOptions
from bot.games.rolling_stone.views import RollingView
from bot.games.tricks import Trick
from render.rolling_stone.boards import leaderboards
from render.rolling_stone.pictures import RollingPictures
from render.states import Draw, boards_drawn, drawn, in_all_states, with_players
from render.studio import Studio

FEWEST, MOST = 4, 6
SIZES = range(FEWEST, MOST + 1)
DEALER, LEADER = Seat.B, Seat.C
OUT = 2  # tricks of other suits than the one on the table that are out of play
COUNTS = {4: (4, 8, 2, 7), 5: (6, 8, 2, 6, 4), 6: (6, 8, 3, 9, 4, 1)}  # of a deal under way, with those on the table
SWOLLEN = {4: (2, 22, 1, 5), 5: (1, 23, 3, 9, 2), 6: (1, 33, 3, 3, 2, 4)}  # of one that has gone on long
LONG = (
    "rolling-stone-4",
    "rolling-stone-5",
    "rolling-stone-6",
    "rolling-stone-taken-6",
    "rolling-stone-late-6",
    "rolling-stone-end-6",
    "rolling-stone-panel-6",
)


LED = cards("9H KH QH JH TH AH")


def going(
    seats: int, *, played: int | None = None, counts: Sequence[int] = (), tricks: int = 11, out: int = OUT
) -> RollingView:  # fmt: skip
    """Return a deal under way: all but one, or `played`, have played to a trick."""
    done = seats - 1 if played is None else played
    hands = tuple(counts or COUNTS[seats])
    board = Board(
        options=RollingOptions(deals=3),
        dealer=DEALER,
        in_hand=hands,
        phase=Phase.PLAY,
        deal=2,
        trick=Trick(_order(seats), LED[:done]),
        before=Gone(Trick(_order(seats), cards("7S TS AS KS QS 8S")[:seats]), LEADER, is_taken=False),
        tricks=tricks,
        discarded=_discarded(seats, out),
        known=(Hand(),) * seats,
        lacks=(frozenset(),) * seats,
        took=(0,) * seats,
        most=hands,
        scores=(score(seats, deal=1),),
    )
    return _seen(board)


def _order(seats: int) -> tuple[Seat, ...]:
    return clockwise(seats, after=DEALER)


def _discarded(seats: int, tricks: int) -> Hand:
    """Return the cards of tricks that all followed: the highest of the first suits."""
    suits = (Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)[:tricks]
    return Hand(card for card in CARDS if card.suit in suits and card.rank.place < seats)


def _seen(board: Board) -> RollingView:
    """Return the board as a bystander sees it."""
    return RollingView(seat=None, turn=1, board=board, hand=Hand())


def read(view: RollingView, viewing_seat: Seat | None = None, *, hand: Hand | None = None) -> RollingView:
    """Return the same as a player sees it: the next to play, or the `viewing_seat`."""
    seat = view.board.active if viewing_seat is None else viewing_seat
    if seat is None:
        raise ValueError("nobody plays next")
    return replace(view, seat=seat, hand=held(view.board, seat) if hand is None else hand)


def held(board: Board, seat: Seat) -> Hand:
    """Return a hand that a seat may have: first what it took up, then cards from across the deck."""
    lying = () if board.trick is None else board.trick.cards
    free = [card for card in board.deck if card not in board.discarded and card not in lying]
    known = [card for card in board.known[seat] if card in free]
    others = [card for card in free if card not in known]
    step = max(1, len(others) // max(1, board.in_hand[seat] - len(known)))
    return Hand([*known, *others[seat % step :: step], *others][: board.in_hand[seat]])


def full(seats: int, count: int) -> RollingView:
    """Return the panel of a player who leads with `count` cards."""
    view = going(seats, played=0)
    counts = tuple(count if seat == LEADER else 1 for seat in SEATS[:seats])
    board = replace(view.board, in_hand=counts, discarded=Hand(), before=None)
    return read(_seen(board), hand=Hand(sorted(board.deck, key=lambda card: card.place * 7 % 48)[:count]))


def taken(seats: int, count: int | None = None, *, taker: Seat | None = None) -> RollingView:
    """Return a trick just taken up, whose taker leads: the last player asked, or `taker`."""
    order = _order(seats) if taker is None else clockwise(seats, after=taker)
    trick = Trick(order, LED[: seats - 1 if count is None else count])
    who = order[len(trick.cards)] if taker is None else taker
    board = going(seats).board
    waits = range(1, seats - len(trick.cards))  # how far behind the taker those sit who have not played to it
    hands = tuple(
        own + (len(trick.cards) if seat == who else (seat - who) % seats in waits)
        for seat, own in enumerate(board.in_hand)
    )
    known = tuple(Hand(trick.cards) if seat == who else Hand() for seat in board.seats)
    lacks = tuple(frozenset({Suit.HEARTS}) if seat == who else frozenset[Suit]() for seat in board.seats)
    return _seen(
        replace(
            board,
            in_hand=hands,
            trick=Trick((who, *clockwise(seats, after=who)[:-1])),
            before=Gone(trick, who, is_taken=True),
            known=known,
            lacks=lacks,
            tricks=12,
        )
    )


def example() -> RollingView:
    """Return a trick that is taken up, as the rules show it."""
    view = taken(FEWEST)
    options = RollingOptions()
    return replace(view, board=replace(view.board, deal=1, options=options, tricks=4, scores=()))


def followed(seats: int) -> RollingView:
    """Return a trick that all followed: it is out, and the highest leads."""
    board = going(seats).board
    trick = Trick(_order(seats), LED[:seats])
    leader = trick.winning(None)
    if leader is None:
        raise ValueError("no card has been played")
    last = trick.players[-1]
    return _seen(
        replace(
            board,
            in_hand=tuple(own - (seat == last) for seat, own in enumerate(board.in_hand)),
            trick=Trick((leader, *clockwise(seats, after=leader)[:-1])),
            before=Gone(trick, leader, is_taken=False),
            tricks=12,
            discarded=Hand((*board.discarded, *trick.cards)),
        )
    )


def late(seats: int) -> RollingView:
    """Return a deal near its forced end: one hand is swollen, others have a card or two; one player has left."""
    view = going(seats, counts=SWOLLEN[seats], tricks=LIMIT - 19, played=2, out=0)
    return _seen(
        replace(view.board, left=(Seat.A,), before=Gone(Trick(_order(seats), LED[2:4]), Seat.B, is_taken=True))
    )


def level(seats: int) -> RollingView:
    """Return the same, with several players level."""
    rest = (8 - OUT) * seats - 1 - 2 * (seats - 1)
    return going(seats, counts=(*(2,) * (seats - 1), rest), tricks=LIMIT - 1, played=1)


def begun(seats: int) -> RollingView:
    """Return the beginning of a game."""
    view = going(seats, played=0, counts=(8,) * seats, tricks=0, out=0)
    board = replace(view.board, discarded=Hand(), before=None, deal=1, scores=(), options=RollingOptions())
    return _seen(replace(board, trick=Trick(_order(seats))))


def score(seats: int, *, deal: int, ended: Ended = Ended.OUT, counts: Sequence[int] = ()) -> Score:
    """Return a deal that a player has won, or that was drawn."""
    left = tuple(counts or ((0, *COUNTS[seats][1:]) if deal % 2 else (*COUNTS[seats][:-1], 0)))
    least = min(left)
    winner = SEATS[left.index(least)] if left.count(least) == 1 else None
    before = (0,) * seats if deal == 1 else score(seats, deal=deal - 1).totals
    pays = [0 if winner is None else own - least for own in left]
    scores = tuple(sum(pays) if seat == winner else -pays[seat] for seat in range(seats))
    deck, at, hands = sorted(CARDS[: DEALT * seats], key=lambda card: card.place * 29 % 53), 0, []
    for own in left:
        hands.append(Hand(deck[at : at + own]))
        at += own
    return Score(
        deal=deal,
        dealer=DEALER,
        ended=ended,
        winner=winner,
        tricks=LIMIT if ended is Ended.LIMIT else 23,
        taken=9,
        hands=tuple(hands),
        took=(2,) * seats,
        most=tuple(own + 2 for own in left),
        scores=scores,
        totals=tuple(map(sum, zip(scores, before, strict=True))),
    )


def ended(
    seats: int, *, how: Ended = Ended.OUT, counts: Sequence[int] = (), deal: int = 2, is_over: bool = False
) -> RollingView:
    """Return the end of a deal."""
    view = going(seats)
    earlier = tuple(score(seats, deal=number) for number in range(1, deal))
    last = score(seats, deal=deal, ended=how, counts=counts)
    winners = frozenset() if last.winner is None else frozenset({last.winner})
    outcome = Outcome(ending=Ending.PLAYED, winners=winners) if is_over else None
    whole = Trick(_order(seats), ()) if how is Ended.LIMIT or last.winner is None else _last_trick(seats, last.winner)
    board = replace(
        view.board,
        phase=Phase.OVER if is_over else Phase.DEAL,
        deal=deal,
        in_hand=tuple(map(len, last.hands)),
        trick=whole,
        scores=(*earlier, last),
        outcome=outcome,
    )
    return replace(view, board=board)


def _last_trick(seats: int, winner: Seat) -> Trick:
    """Return a trick to which `winner` was the third to play."""
    order = clockwise(seats, after=SEATS[(winner - 3) % seats])
    return Trick(order, cards("9H KH AH"))


def tables() -> dict[str, RollingView]:
    """Return every state of the table."""
    found = {f"rolling-stone-{seats}": going(seats) for seats in SIZES}
    found |= {f"rolling-stone-taken-{seats}": taken(seats) for seats in SIZES}
    found |= {f"rolling-stone-taken-by-{seat}": taken(6, 3, taker=seat) for seat in SEATS[:6]}
    found |= {f"rolling-stone-taken-one-{seat}": taken(5, 1, taker=seat) for seat in SEATS[:5]}
    found |= {f"rolling-stone-followed-{seats}": followed(seats) for seats in SIZES}
    found |= {f"rolling-stone-late-{seats}": late(seats) for seats in SIZES}
    found |= {f"rolling-stone-end-{seats}": ended(seats) for seats in SIZES}
    return found | {
        "rolling-stone-begins": begun(6),
        "rolling-stone-level": level(5),
        "rolling-stone-one-card": going(5, played=1, counts=(6, 8, 5, 6, 4)),
        "rolling-stone-swollen-end": ended(6, counts=(0, 33, 5, 8, 1, 1)),
        "rolling-stone-end-largest": ended(6, counts=(0, 40, 2, 3, 1, 1)),
        "rolling-stone-limit": ended(5, how=Ended.LIMIT, counts=(2, 3, 4, 5, 1)),
        "rolling-stone-drawn": ended(4, how=Ended.LIMIT, counts=(1, 14, 1, 7)),
        "rolling-stone-over": ended(5, deal=3, is_over=True),
    }


def panels() -> dict[str, RollingView]:
    """Return every state of a panel."""
    found = {f"rolling-stone-panel-{seats}": read(going(seats)) for seats in SIZES}
    found |= {f"rolling-stone-panel-of-{count}": full(6, count) for count in (1, 8, 16, 25, 33, 40)}
    return found | {
        "rolling-stone-panel-takes": read(taken(6)),
        "rolling-stone-panel-leads": read(followed(4)),
        "rolling-stone-panel-waits": read(going(4, played=1, counts=(5, 9, 2, 7)), DEALER),
        "rolling-stone-panel-late": read(late(5), Seat.B),
        "rolling-stone-panel-late-follows": read(late(5), hand=Hand(cards("8H 5C"))),
        "rolling-stone-panel-begins": read(begun(4)),
    }


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = RollingPictures(studio)
    made = partial(with_players, studio)
    for count in (1, 8, 25, 33, 40):
        yield f"rolling-stone-hand-{count}", drawn(studio, partial(pictures.hand, full(6, count)))
    yield from in_all_states(studio, [(pictures.table, tables()), (pictures.panel, panels())], long=LONG)
    for view in (going(6), taken(4)):
        hands = [held(view.board, seat) for seat in view.board.seats]
        yield f"rolling-stone-open-{len(hands)}", made(partial(pictures.table, hands=hands), view)
    yield from boards_drawn(studio, leaderboards())
