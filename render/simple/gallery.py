"""The pictures of a small game in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bot.games.cards import CARDS, Hand
from bot.games.protocol import SEATS, Ending, Outcome, Seat, Settlement, Transfer, clockwise
from bot.games.simple.board import SimpleBoard, SimpleScore
from bot.games.simple.views import SimpleView
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.simple.pictures import SimplePictures
from render.states import Draw, drawn
from render.studio import Order, Studio

DEALS = 4  # that are finished in a sample


def playing(kind: type[SimpleView], seats: int, *, viewing_seat: Seat | None = None, cards: int = 1) -> SimpleView:
    """Return the fifth deal, after the first player's turn."""
    hand = Hand() if viewing_seat is None else Hand(CARDS[:cards])
    board = SimpleBoard(
        options=kind.options_kind(),
        dealer=Seat.A,
        in_hand=(cards,) * seats,
        deal=DEALS + 1,
        waiting=clockwise(seats, after=Seat.B),
        thrown=CARDS[40:42],
        stock=50 - seats,
        scores=scores(seats),
    )
    return kind(viewing_seat, 1, board, hand)


def ended(kind: type[SimpleView], seats: int, *, is_over: bool = False) -> SimpleView:
    """Return the end of the fourth deal, or of the game."""
    points = scores(seats)[-1].totals
    best = [seat for seat in SEATS[:seats] if points[seat] == max(points)]
    places = (tuple(best), tuple(seat for seat in SEATS[:seats] if seat not in best))
    outcome = Outcome(ending=Ending.PLAYED, winners=frozenset(best), places=places) if is_over else None
    board = SimpleBoard(
        options=kind.options_kind(),
        dealer=Seat.A,
        in_hand=(1,) * seats,
        deal=DEALS,
        stock=52 - seats,
        left=(Seat.B,) if seats > len(places) else (),
        scores=scores(seats),
        outcome=outcome,
    )
    return kind(None, 1, board, Hand())


def scores(seats: int) -> tuple[SimpleScore, ...]:
    """Return four deals, won by the first two seats, then the last, and again the first."""
    found, totals = list[SimpleScore](), [0] * seats
    hands = tuple(Hand([card]) for card in CARDS[3 : 3 + seats])
    for deal, winner in enumerate((0, 1, seats - 1, 0), 1):
        totals[winner] += 1
        worth = tuple(int(seat == winner) for seat in range(seats))
        found.append(SimpleScore(deal, SEATS[(deal - 1) % seats], worth, tuple(totals), hands))
    return tuple(found)


def drawings(studio: Studio, *, kind: type[SimpleView]) -> Iterator[tuple[str, Draw]]:
    """Yield every picture of the game whose views are of this kind, in every state."""
    name, pictures = kind.game, SimplePictures(studio, kind=kind)

    def made(order: Callable[..., Order], view: SimpleView, players: Sequence[str] = MANY_NAMES) -> Draw:
        return drawn(studio, partial(order, view, names=players[: len(view.board.seats)]))

    yield f"{name}-hand", drawn(studio, partial(pictures.hand, playing(kind, 3, viewing_seat=Seat.A)))
    for seats in (2, 5, 10):
        yield f"{name}-{seats}", made(pictures.table, playing(kind, seats))
        yield f"{name}-end-{seats}", made(pictures.table, ended(kind, seats))
        yield f"{name}-over-{seats}", made(pictures.table, ended(kind, seats, is_over=True))
        yield f"{name}-panel-{seats}", made(pictures.panel, playing(kind, seats, viewing_seat=SEATS[seats - 1]))
        yield f"{name}-keepsake-{seats}", made(pictures.keepsake, ended(kind, seats, is_over=True))
        yield f"{name}-pad-{seats}", made(pictures.pad, ended(kind, seats, is_over=True))
        settlement = Settlement(transfers=tuple(Transfer(seat, Seat.A, 10) for seat in SEATS[1:seats]))
        paid = partial(pictures.receipt, settlement=settlement, stake=10, unit="points")
        yield f"{name}-receipt-{seats}", made(paid, ended(kind, seats, is_over=True))
    yield f"{name}-panel-cards", made(pictures.panel, playing(kind, 4, viewing_seat=Seat.B, cards=8))
    yield f"{name}-names", made(pictures.table, playing(kind, 10), MANY_LONG_NAMES)
