"""The pictures of Anaconda in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.games.anaconda.board import Bets, Board
from bot.games.anaconda.options import AnacondaOptions, Limit
from bot.games.anaconda.views import AnacondaView, Ended, Half, Parcel, Phase, Score, WonPot
from bot.games.cards import Hand
from bot.games.cards import parse_cards as cards
from bot.games.pots import Chips
from bot.games.protocol import SEATS, Ending, Outcome, Seat
from render.anaconda.boards import leaderboards
from render.anaconda.pictures import AnacondaPictures
from render.states import Draw, boards_drawn, drawn, in_all_states
from render.studio import Studio

LONG = ("anaconda-3", "anaconda-open-7", "anaconda-showdown-7", "anaconda-panel-7", "anaconda-panel-open-7")
HANDS = (
    "2C 3D 5S 7H AC KH KS",
    "AS 2D 4H 6C 3C QS QD",
    "KD KC 9S 9H 5D 5C 4D",
    "QH JH 8H 3H TH 7S 2S",
    "6S 6D 6H JC JD 8D 9C",
    "AD AH TD TS TC 4S 5H",
    "3S 4C 7D 8C 2H JS QC",
)  # by seat, the five that count first, of those the held card last
SIDES = (Half.LOW, Half.LOW, Half.HIGH, Half.HIGH, Half.HIGH, Half.HIGH, Half.LOW)
STACK = 100


def board(
    seats: int,
    phase: Phase,
    *,
    number: int = 2,
    paid: Sequence[int] = (),
    put: Sequence[int] = (),
    folded: Sequence[Seat] = (),
    options: AnacondaOptions | None = None,
) -> Board:
    """Return a deal in this phase, after so many rounds of betting; all have `paid` as much."""
    everybody, given = SEATS[:seats], tuple(paid) or (6 + 2 * number,) * seats
    options = options or AnacondaOptions()
    stacks = tuple(max(0, options.stack + 7 * (seat % 3) - chips) for seat, chips in zip(everybody, given, strict=True))
    money = Chips(stacks, given, frozenset(everybody) - frozenset(folded))
    is_declared = phase is Phase.SHOW or number > 3
    is_shown = number > 3 and phase is Phase.BET
    active = [seat for seat in everybody[1:] if seat not in folded and stacks[seat]]
    return Board(
        options=options,
        dealer=Seat.C,
        money=money,
        phase=phase,
        deal=4,
        dealt=everybody,
        round=number,
        pending=tuple(active) if phase is Phase.BET else (),
        bets=Bets(tuple(put) or (0,) * seats, due=max(put, default=0), step=options.bet),
        declared=tuple(SIDES[:seats]) if is_declared else (),
        shown=tuple(() if seat in folded else cards(HANDS[seat])[:4] for seat in everybody) if is_shown else (),
        scores=(),
    )


def seen(at: Board, *, viewing_seat: Seat | None = None, parcels: tuple[Parcel, ...] = ()) -> AnacondaView:
    """Return a board as a seat, or a bystander, sees it."""
    if viewing_seat is None:
        return AnacondaView(seat=None, turn=1, board=at, hand=Hand(), choice=None, parcels=(), held=None)
    held = cards(HANDS[viewing_seat])[4] if at.shown and at.shown[viewing_seat] else None
    hand = Hand(cards(HANDS[viewing_seat]))
    return AnacondaView(seat=viewing_seat, turn=1, board=at, hand=hand, choice=None, parcels=parcels, held=held)


def betting(seats: int, number: int = 2) -> Board:
    """Return a round in which two have bet."""
    return board(seats, Phase.BET, number=number, put=(4, 2, *(4 for _ in range(seats - 2))))


def with_side_pots(seats: int, number: int = 4) -> Board:
    """Return bets of different sizes: some are all in, and the last has folded."""
    paid = [min(12 * (seat + 1), 60) for seat in range(seats)]
    paid[-1] = 4
    at = board(seats, Phase.BET, number=number, paid=paid, put=(0,) * seats, folded=(SEATS[seats - 1],))
    level = max(paid)
    stacks = tuple(0 if chips < level and seat < seats - 1 else 64 for seat, chips in enumerate(paid))
    pending = tuple(seat for seat in SEATS[: seats - 1] if stacks[seat])
    return replace(at, money=replace(at.money, stacks=stacks), pending=pending)


def folded(seats: int) -> AnacondaView:
    """Return others' open cards as a player sees them who folded before."""
    at = board(seats, Phase.BET, number=4, folded=(Seat.B,))
    return seen(at, viewing_seat=Seat.B, parcels=passed(seats, Seat.B, number=3))


def passed(seats: int, seat: Seat, number: int = 2) -> tuple[Parcel, ...]:
    """Return what a seat has passed and got."""
    own = HANDS[seat].split()
    first = (
        Parcel(1, seat, SEATS[(seat + 1) % seats], cards("9D 8S 2C")),
        Parcel(1, SEATS[(seat - 1) % seats], seat, cards(" ".join(own[:3]))),
    )
    if number < 3:
        return first
    return (
        *first,
        Parcel(2, seat, SEATS[(seat - 2) % seats], cards("TC 7C 4S")),
        Parcel(2, SEATS[(seat + 2) % seats], seat, cards(" ".join(own[2:5]))),
    )


def scored(seats: int, *, playing: Sequence[Seat], pots: Sequence[WonPot], deal: int = 4, carry: int = 0) -> Score:
    """Return a deal that ended at a showdown of these, or with one of them left."""
    won = [sum(pot.won[seat] for pot in pots) for seat in range(seats)]
    paid = sum(pot.amount for pot in pots) // seats
    scores = tuple(chips - paid for chips in won)
    is_shown = len(playing) > 1
    hands = tuple(cards(HANDS[seat])[:5] if is_shown and seat in playing else None for seat in SEATS[:seats])
    return Score(
        deal=deal,
        dealer=Seat.C,
        ended=Ended.SHOWDOWN if is_shown else Ended.FOLDED,
        dealt=SEATS[:seats],
        playing=tuple(playing),
        declared=tuple(SIDES[seat] if seat in playing else None for seat in SEATS[:seats]),
        hands=hands,
        pots=tuple(pots),
        carry=carry,
        odd=(0,) * seats,
        scores=scores,
        chips=tuple(STACK + 9 * (seat % 3) + score for seat, score in enumerate(scores)),
    )


def won(seats: int, amount: int, players: Sequence[Seat], high: Sequence[Seat], low: Sequence[Seat]) -> WonPot:
    """Return a pot with its winners."""
    parts = [part for part in (high, low) if part]
    share = {seat: amount // len(parts) // len(part) for part in parts for seat in part}
    got = tuple(share.get(seat, 0) for seat in SEATS[:seats])
    return WonPot(amount=amount, players=tuple(players), high=tuple(high), low=tuple(low), won=got)


def ended(seats: int, playing: Sequence[Seat], *, is_over: bool = False, amount: int = 92) -> AnacondaView:
    """Return the end of a deal."""
    highs = [seat for seat in playing if SIDES[seat] is Half.HIGH]
    lows = [seat for seat in playing if SIDES[seat] is Half.LOW]
    best = [seat for seat in (Seat.E, Seat.C, Seat.F, Seat.D) if seat in highs][:1]
    pots = [won(seats, amount, playing, best, lows[1:2] or lows[:1])]
    if len(playing) > 3:
        pots.append(won(seats, 24, playing[1:], best, lows[-1:]))
    score = scored(seats, playing=playing, pots=pots)
    earlier = tuple(replace(score, deal=deal) for deal in range(1, 4))
    at = board(seats, Phase.OVER if is_over else Phase.DEAL)
    money = Chips(score.chips, (0,) * seats, frozenset())
    most = frozenset(seat for seat in SEATS[:seats] if score.chips[seat] == max(score.chips))
    outcome = Outcome(ending=Ending.PLAYED, winners=most) if is_over else None
    at = replace(at, money=money, scores=(*earlier, score), pending=(), outcome=outcome)
    return seen(at)


def large() -> AnacondaView:
    """Return amounts of four and five digits."""
    options = AnacondaOptions(limit=Limit.NONE, stack=10_000, bet=1000)
    paid = (9_999, 9_999, 4_321, 9_999, 1_234, 9_999, 9_999)
    at = board(7, Phase.BET, number=4, paid=paid, put=(5_000, 2_000, 0, 5_000, 0, 5_000, 5_000), options=options)
    return seen(replace(at, money=replace(at.money, stacks=(12_345, 10_001, 0, 9_999, 0, 20_000, 1_000))))


def tables() -> dict[str, AnacondaView]:
    """Return every state of the table."""
    found = {f"anaconda-{seats}": seen(betting(seats)) for seats in range(3, 8)}
    found |= {f"anaconda-open-{seats}": seen(betting(seats, 4)) for seats in range(3, 8)}
    found |= {f"anaconda-pots-{seats}": seen(with_side_pots(seats)) for seats in range(3, 8)}
    found |= {f"anaconda-showdown-{seats}": ended(seats, SEATS[:seats]) for seats in range(3, 8)}
    passing = replace(board(5, Phase.GIVE, number=1), chosen=frozenset((Seat.B, Seat.D)))
    return found | {
        "anaconda-passing": seen(passing),
        "anaconda-declaring": seen(replace(board(6, Phase.DECLARE, number=3), chosen=frozenset((Seat.A, Seat.C)))),
        "anaconda-showing": seen(board(7, Phase.SHOW, number=3)),
        "anaconda-large": large(),
        "anaconda-two": ended(6, (Seat.B, Seat.E)),
        "anaconda-one-side": ended(6, (Seat.C, Seat.D, Seat.E)),
        "anaconda-alone": ended(5, (Seat.D,)),
        "anaconda-over": ended(5, SEATS[:5], is_over=True),
    }


def panels() -> dict[str, AnacondaView]:
    """Return every state of a panel."""
    found = {
        f"anaconda-panel-{seats}": seen(betting(seats, 3), viewing_seat=Seat.B, parcels=passed(seats, Seat.B, number=3))
        for seats in range(3, 8)
    }
    found |= {
        f"anaconda-panel-open-{seats}": seen(
            betting(seats, 4), viewing_seat=Seat.B, parcels=passed(seats, Seat.B, number=3)
        )
        for seats in range(3, 8)
    }
    return found | {
        "anaconda-panel-first": seen(betting(5, 1), viewing_seat=Seat.B),
        "anaconda-panel-passing": seen(board(6, Phase.GIVE, number=1), viewing_seat=Seat.D),
        "anaconda-panel-showing": seen(
            board(4, Phase.SHOW, number=3), viewing_seat=Seat.C, parcels=passed(4, Seat.C, number=3)
        ),
        "anaconda-panel-folded-7": folded(7),
        "anaconda-panel-pots": seen(with_side_pots(7), viewing_seat=Seat.F, parcels=passed(7, Seat.F, number=3)),
        "anaconda-panel-large": replace(
            large(), seat=Seat.B, hand=Hand(cards(HANDS[1])), held=cards(HANDS[1])[4], parcels=passed(7, Seat.B, 3)
        ),
    }


def example() -> AnacondaView:
    """Return a showdown of high and low, for the rules."""
    return ended(5, (Seat.A, Seat.B, Seat.C, Seat.E))


def example_of_pots() -> AnacondaView:
    """Return a main pot and a side pot, for the rules."""
    at = board(3, Phase.BET, number=4, paid=(10, 30, 30))
    return seen(replace(at, money=replace(at.money, stacks=(0, 70, 70)), pending=(Seat.B, Seat.C)))


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = AnacondaPictures(studio)
    hand = panels()["anaconda-panel-first"]
    yield "anaconda-hand", drawn(studio, partial(pictures.hand, hand))
    yield from in_all_states(studio, [(pictures.table, tables()), (pictures.panel, panels())], long=LONG)
    yield from boards_drawn(studio, leaderboards())
