"""The pictures of Cinch in every state, for the gallery: the deal in the rules (C13), and others like it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from bot.games.cards import Hand, Suit, parse_card
from bot.games.cinch.board import (
    NONE,
    PARTS,
    SIDES,
    Board,
    Call,
    Ended,
    Gone,
    Part,
    Score,
    Stage,
    Taken,
    points_of,
    side_of,
)
from bot.games.cinch.options import CinchOptions
from bot.games.cinch.trumps import beats, is_trump, power
from bot.games.cinch.views import CinchView
from bot.games.one_card.board import Phase
from bot.games.protocol import SEATS, Ending, Outcome, Seat, clockwise
from bot.games.tricks import Trick
from render.cinch.boards import leaderboards
from render.cinch.pictures import CinchPictures
from render.cinch.spoken import card_of
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.states import Draw, boards_drawn, drawn, with_players
from render.studio import Studio

LONG = (
    "cinch-table", "cinch-bids", "cinch-rob", "cinch-made", "cinch-gone", "cinch-panel-lead", "cinch-left-wins",
)  # fmt: skip
NAMES, LONG_NAMES = MANY_NAMES[:4], MANY_LONG_NAMES[:4]
TRUMP, DEALER, BIDDER, BID = Suit.HEARTS, Seat.A, Seat.C, 8


def hand(text: str) -> Hand:
    """Return the cards that a text names."""
    return Hand(map(parse_card, text.split()))


DEALT = (
    hand("8H 6H 2S 3S 4S 9C TC JC KD"),
    hand("TH 5D 4H KS QS JS AC KC QD"),
    hand("AH KH JH 5H 9H AS 8C 7C 3D"),
    hand("QH 3H TS 9S 8S AD JD TD 2C"),
)
HANDS = (hand("8H 6H 4C 3C 8D 7D"), hand("TH 5D 4H 7S QC 2H"), hand("AH KH JH 5H 9H 9D"), hand("QH 3H 7H 5S 6C 5C"))
REST = hand("4C 3C 8D 7D 6D 6S 4D 2D")
PUT_AWAY, DREW = (7, 6, 4, 7), (4, 3, 1, 4)
PLAYS = (  # the leader, the cards and the winner of each trick
    (Seat.C, "AH 3H 6H 2H"),
    (Seat.C, "KH 7H 8H 4H"),
    (Seat.C, "9H QH 4C 5D"),
    (Seat.D, "6C 3C QC 5H"),
    (Seat.C, "JH 5C 7D TH"),
    (Seat.C, "9D 5S 8D 7S"),
)
BROUGHT = ((12, 0), (0, 8), (19, 0), (0, 14))  # points of both sides in the deals before


def fresh(**changes: object) -> Board:
    """Return the beginning of the fifth deal."""
    board = Board(
        options=CinchOptions(),
        dealer=DEALER,
        in_hand=(9,) * 4,
        phase=Phase.PLAY,
        deal=5,
        stub=16,
        scores=history(*BROUGHT),
    )
    return replace(board, **changes)  # type: ignore[arg-type]  # each by its name


def score_of(deal: int, scores: tuple[int, int], sums: tuple[int, int]) -> Score:
    """Return a finished deal as the pad shows it. A side with 14 points or more has broken the other's contract."""
    side = 0 if scores[0] else 1
    is_made = max(scores) < 14
    bidder = SIDES[side if is_made else 1 - side][0]
    return Score(
        deal=deal,
        dealer=SEATS[(deal - 1) % 4],
        ended=Ended.PLAYED,
        bidder=bidder,
        bid=7,
        trump=TRUMP,
        taken=(None,) * len(PARTS),
        points=(9, 5),
        is_made=is_made,
        scores=scores,
        sums=sums,
    )


def called(*points: int) -> Board:
    """Return a deal after these calls, a pass as 0."""
    order = clockwise(4, after=DEALER)
    calls = tuple(Call(seat, each) for seat, each in zip(order, points, strict=False))
    best = max(calls, key=lambda call: call.points, default=None)
    bidder = best.seat if best is not None and best.points else None
    stage = Stage.BID if len(calls) < len(order) else Stage.NAME
    return fresh(calls=calls, bidder=bidder, bid=0 if best is None else best.points, stage=stage)


def contract(*, stage: Stage, **changes: object) -> Board:
    """Return a deal whose trumps are named."""
    board = replace(
        called(0, BID, 0, 0), stage=stage, trump=TRUMP, put_away=PUT_AWAY, drew=DREW, stub=4, in_hand=(6,) * 4
    )
    return replace(board, **changes)  # type: ignore[arg-type]  # each by its name


def playing(whole: int, cards: int = 0, **changes: object) -> Board:
    """Return a deal after `whole` tricks, with `cards` of the next on the table."""
    gone, leader = [], BIDDER
    for number in range(whole):
        leader, text = PLAYS[number]
        trick = Trick(_order(leader), tuple(map(parse_card, text.split())))
        gone.append(Gone(trick, _winner(trick), ()))
    leader = gone[-1].winner if gone else BIDDER
    played = tuple(map(parse_card, PLAYS[whole][1].split()))[:cards] if whole < len(PLAYS) else ()
    trick = Trick(_order(leader), played)
    in_hand = tuple(6 - whole - (trick.card(seat) is not None) for seat in SEATS[:4])
    board = contract(stage=Stage.PLAY, in_hand=in_hand, gone=tuple(gone), trick=trick, has_robbed=True)
    board = replace(board, taken=_taken(board, [each.trick for each in gone]))
    return replace(board, **changes)  # type: ignore[arg-type]  # each by its name


def _order(leader: Seat) -> tuple[Seat, ...]:
    *others, _ = clockwise(4, after=leader)
    return (leader, *others)


def _winner(trick: Trick) -> Seat:
    best = 0
    for at, card in enumerate(trick.cards):
        best = at if beats(card, trick.cards[best], TRUMP) else best
    return trick.players[best]


def _taken(board: Board, tricks: Sequence[Trick]) -> tuple[Taken | None, ...]:
    """Return who has which point after these tricks."""
    played = [(seat, card, _winner(trick)) for trick in tricks for seat, card in trick if is_trump(card, TRUMP)]
    found: list[Taken | None] = []
    for part in PARTS:
        wanted = card_of(part, board.trump)
        mine = [each for each in played if wanted in (None, each[1])]
        if not mine:
            found.append(None)
            continue
        pick = min if part is Part.LOW else max
        seat, card, winner = pick(mine, key=lambda each: power(each[1], TRUMP))
        owner = seat if part is Part.HIGH else winner
        found.append(Taken(part, side_of(owner), card, seat if part is Part.HIGH else winner))
    return tuple(found)


def over(
    *, bid: int = BID, scores: tuple[int, int] = (4, 0), is_last: bool = False, others: Sequence[Part] = ()
) -> Board:
    """Return the end of the deal with this bid; the other side gets these points."""
    board = playing(6, bid=bid, trick=None, in_hand=(0,) * 4, calls=(*called(0, bid, 0, 0).calls,))
    lost = [replace(own, side=1, seat=Seat.D) if own is not None and own.part in others else own for own in board.taken]
    board = replace(board, taken=tuple(lost))
    before = history(*BROUGHT, *([(16, 0)] if is_last else []))
    points, deal = points_of(board.taken), len(before) + 1
    last = Score(
        deal=deal,
        dealer=DEALER,
        ended=Ended.PLAYED,
        bidder=BIDDER,
        bid=bid,
        trump=TRUMP,
        taken=board.taken,
        points=points,
        is_made=points[side_of(BIDDER)] >= bid,
        scores=scores,
        sums=(before[-1].sums[0] + scores[0], before[-1].sums[1] + scores[1]),
    )
    won = Outcome(ending=Ending.PLAYED, winners=frozenset(SIDES[0]), places=SIDES) if is_last else None
    phase = Phase.OVER if is_last else Phase.DEAL
    return replace(board, phase=phase, deal=deal, scores=(*before, last), outcome=won)


def history(*brought: tuple[int, int]) -> tuple[Score, ...]:
    """Return deals that brought both sides these points."""
    found: list[Score] = []
    for each in brought:
        sums = found[-1].sums if found else (0, 0)
        found.append(score_of(len(found) + 1, each, (sums[0] + each[0], sums[1] + each[1])))
    return tuple(found)


def thrown_in() -> Board:
    """Return a deal in which all passed and threw in the cards."""
    board = replace(called(0, 0, 0, 0), phase=Phase.DEAL)
    last = replace(
        score_of(5, (0, 0), board.sums),
        ended=Ended.PASSED, bidder=None, bid=0, trump=None, points=(0, 0), is_made=None,
    )  # fmt: skip
    return replace(board, scores=(*board.scores, last))


def throwing() -> Board:
    """Return a deal in which a player has eight trumps."""
    return contract(stage=Stage.THROW, put_away=(7, 9, 9, 1), drew=(0,) * 4, stub=16, in_hand=(2, 0, 0, 8))


def dead() -> Board:
    """Return a trick of a deal in which trumps were thrown and left."""
    thrown = (NONE, NONE, NONE, hand("JH 3H"))
    board = playing(2, 3, thrown=thrown, behind=hand("2H"))
    given = Taken(Part.JACK, side_of(BIDDER), parse_card("JH"), Seat.D, is_put_away=True)
    return replace(
        board, taken=tuple(given if part is Part.JACK else own for part, own in zip(PARTS, board.taken, strict=True))
    )


def gone_seat(board: Board, *seats: Seat) -> Board:
    """Return the board after these seats have left."""
    return replace(board, left=seats)


def left_wins() -> Board:
    """Return a game that one side has left, so that the other has won."""
    won = Outcome(ending=Ending.RESIGNED, winners=frozenset(SIDES[0]), places=(SIDES[0], (Seat.D,), (Seat.B,)))
    return replace(playing(3, 2), left=(Seat.B, Seat.D), phase=Phase.OVER, outcome=won)


def seen(board: Board, seat: Seat | None = None, cards: Hand | None = None, **private: object) -> CinchView:
    """Return a board as a seat sees it, or a bystander."""
    own = NONE
    if seat is not None:
        out = board.played
        start = DEALT if board.trump is None else HANDS
        own = Hand(card for card in start[seat] if card not in out) if cards is None else cards
    view = CinchView(
        seat=seat,
        turn=1,
        board=board,
        hand=own,
        away=NONE if seat is None or board.trump is None else _away(seat),
        rest=NONE,
        known=(NONE,) * 4,
    )
    return replace(view, **private)  # type: ignore[arg-type]  # each by its name


def _away(seat: Seat) -> Hand:
    return Hand(card for card in DEALT[seat] if not is_trump(card, TRUMP))


def robbing() -> Board:
    """Return a deal whose dealer is about to rob."""
    return contract(stage=Stage.ROB, drew=(0, *DREW[1:]), stub=8, in_hand=(2, 6, 6, 6))


def robbing_aside() -> Board:
    """Return a deal whose dealer, who has the contract, is about to rob at a side of the table."""
    return replace(robbing(), dealer=Seat.D, bidder=Seat.D, drew=(3, 1, 4, 0), in_hand=(6, 6, 6, 2))


def tables() -> dict[str, CinchView]:
    """Return every state of the table."""
    boards = {
        "cinch-begins": called(),
        "cinch-bids": called(0, 7, 8),
        "cinch-names": called(0, 8, 0, 0),
        "cinch-throw": throwing(),
        "cinch-rob": robbing(),
        "cinch-rob-aside": robbing_aside(),
        "cinch-lead": playing(0),
        "cinch-table": playing(3, 3),
        "cinch-won": playing(3),
        "cinch-high": playing(1, 4 - 1),
        "cinch-late": playing(5, 1),
        "cinch-dead": dead(),
        "cinch-free": playing(2, 1, bid=0, calls=called(0, 0, 0, 0).calls),
        "cinch-gone": gone_seat(playing(4, 2), Seat.B),
        "cinch-made": over(),
        "cinch-broken": over(bid=10, scores=(0, 15)),
        "cinch-level": over(bid=7, scores=(0, 0), others=(Part.JACK, Part.TEN)),
        "cinch-thrown-in": thrown_in(),
        "cinch-over": over(is_last=True),
        "cinch-left-wins": left_wins(),
    }
    return {name: seen(board) for name, board in boards.items()}


def panels() -> dict[str, CinchView]:
    """Return every state of a panel."""
    eight = hand("AH KH QH JH TH 9H 8H 5D")
    return {
        "cinch-panel-bid": seen(called(0), BIDDER),
        "cinch-panel-bid-waits": seen(called(0), Seat.A),
        "cinch-panel-name": seen(called(0, 8, 0, 0), BIDDER),
        "cinch-panel-throw": seen(throwing(), Seat.D, eight),
        "cinch-panel-rob": seen(robbing(), Seat.A, hand("8H 6H"), rest=REST),
        "cinch-panel-rob-all": seen(
            replace(robbing(), in_hand=(0, 6, 6, 6), stub=16), Seat.A, NONE,
            rest=hand("7S QC 2H 9D 7H 5S 6C 5C 4C 3C 8D 7D 6D 6S JH 5D"),
        ),
        "cinch-panel-lead": seen(playing(0), BIDDER),
        "cinch-panel-follow": seen(playing(1, 3), Seat.B),
        "cinch-panel-must-trump": seen(playing(3, 3), Seat.C),
        "cinch-panel-waits": seen(playing(3, 1), Seat.C),
        "cinch-panel-last": seen(playing(4, 2), Seat.A),
        "cinch-panel-right": seen(playing(2, 2), Seat.D),
    }  # fmt: skip


EXAMPLES: Mapping[str, Callable[[], CinchView]] = MappingProxyType(
    {"draw": lambda: seen(robbing()), "play": lambda: seen(playing(3, 3)), "points": lambda: seen(over())}
)
"""The examples on pages of the rules, by topic."""


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = CinchPictures(studio)
    made = partial(with_players, studio)
    views, read = tables(), panels()
    for name in ("cinch-panel-bid", "cinch-panel-throw", "cinch-panel-lead", "cinch-panel-must-trump"):
        yield name.replace("panel", "hand"), drawn(studio, partial(pictures.hand, read[name]))
    for name, view in views.items():
        yield name, made(pictures.table, view)
    for name, view in read.items():
        yield name, made(pictures.panel, view)
    for name in LONG:
        order = pictures.panel if name in read else pictures.table
        yield f"{name}-names", made(order, (views | read)[name], LONG_NAMES)
    for name, players in (("cinch-table", NAMES), ("cinch-bids", LONG_NAMES)):
        hands = [seen(views[name].board, seat).hand for seat in SEATS[:4]]
        opened = "cinch-open" if players is NAMES else "cinch-open-names"
        yield opened, made(partial(pictures.table, hands=hands), views[name], players)
    yield from boards_drawn(studio, leaderboards())
