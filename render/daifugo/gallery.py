"""The pictures of Daifugo in every state, for the gallery. They are invented: no game led to them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.games.cards import Hand
from bot.games.cards import parse_cards as cards
from bot.games.daifugo.board import Board, Closed, Laid, Pair, Phase, Round, Score
from bot.games.daifugo.options import DaifugoOptions
from bot.games.daifugo.ranks import highest, lowest
from bot.games.daifugo.titles import by_seat
from bot.games.daifugo.views import DaifugoView, Exchange
from bot.games.protocol import SEATS, Ending, Outcome, Seat
from render.daifugo.boards import leaderboards
from render.daifugo.pictures import DaifugoPictures
from render.states import Draw, boards_drawn, drawn, in_all_states
from render.studio import Studio

FEWEST, MOST = 3, 8
SIZES = range(FEWEST, MOST + 1)
READER = Seat.A
LONG = ("daifugo-3", "daifugo-8", "daifugo-give-8", "daifugo-end-8", "daifugo-lead-5", "daifugo-panel-8")
COUNTS = (6, 8, 5, 11, 2, 7, 1, 9)
NINES = "9S 9D"
EIGHTS = "8S 8H 8D 8C"


HAND = Hand(cards("3S 3D 5H 9H 9C JS JD KS KH KC AS 2D"))
LARGE_HAND = Hand(cards("3S 4D 4H 5H 6D 7C 8S 8D 9H TS TC JD QS QH KC AS AD 2D"))


def order_of(seats: int, *, shift: int = 1) -> tuple[Seat, ...]:
    """Return some order of going out."""
    return tuple(
        SEATS[(3 * place + shift) % seats] if seats % 3 else SEATS[(place + shift) % seats] for place in range(seats)
    )


def score(seats: int, deal: int) -> Score:
    """Return a finished deal."""
    order = order_of(seats, shift=deal)
    before = order_of(seats, shift=deal - 1)
    totals = tuple(sum(order_of(seats, shift=n)[0] == seat for n in range(1, deal + 1)) for seat in SEATS[:seats])
    return Score(
        deal=deal,
        dealer=before[-1],
        order=order,
        titles=by_seat(order),
        places=tuple(order.index(seat) + 1 for seat in SEATS[:seats]),
        totals=totals,
        rounds=14,
        revolutions=0,
        held=3,
        fell=before[0] if deal > 1 and before[0] == order[-1] else None,
        rose=before[-1] if deal > 1 and before[-1] == order[0] else None,
    )


def board(seats: int, *, deal: int = 3, laid: str = NINES, by: Seat = Seat.C) -> Board:
    """Return a round under way: two have played, some have passed, and the first has gone out."""
    passed = frozenset(SEATS[3:seats:2])
    lying = (Laid(Seat.B, cards("7S 7H")[: len(cards(laid))]), Laid(by, cards(laid)))
    return Board(
        options=DaifugoOptions(),
        dealer=order_of(seats, shift=deal - 1)[-1],
        in_hand=COUNTS[:seats],
        phase=Phase.PLAY,
        deal=deal,
        active=READER,
        round=4,
        laid=lying,
        passed=passed,
        scores=tuple(score(seats, number) for number in range(1, deal)),
    )


def seen(shown: Board) -> DaifugoView:
    """Return the board as a bystander sees it."""
    return DaifugoView(seat=None, turn=1, board=shown, hand=Hand(), exchange=None, choice=None)


def read(view: DaifugoView, hand: Hand = HAND, viewing_seat: Seat = READER) -> DaifugoView:
    """Return the same as a player sees it, with this hand."""
    counts = tuple(len(hand) if seat == viewing_seat else count for seat, count in enumerate(view.board.in_hand))
    return replace(view, seat=viewing_seat, hand=hand, board=replace(view.board, in_hand=counts))


def going(seats: int, *, laid: str = NINES) -> DaifugoView:
    """Return a round under way."""
    return seen(board(seats, laid=laid))


def someone_out(seats: int) -> DaifugoView:
    """Return a player gone out on the cards to beat, which the others may still beat."""
    shown = board(seats)
    counts = tuple(0 if seat == Seat.C else count for seat, count in enumerate(shown.in_hand))
    return seen(replace(shown, in_hand=counts, out=(Seat.C,), passed=shown.passed - {Seat.C}))


def turned(seats: int) -> DaifugoView:
    """Return a round whose order four of a kind have reversed."""
    shown = board(seats, laid=EIGHTS)
    return seen(replace(shown, laid=shown.laid[1:], is_turned=True, options=DaifugoOptions(revolution=True)))


def leads(seats: int, closed: Closed | None = None) -> DaifugoView:
    """Return a player's lead; the cards of the last round lie there until it."""
    lasts = {Closed.UNBEATABLE: "2S 2C", Closed.EIGHT: "8S 8D"}
    shown = board(seats, laid=NINES if closed is None else lasts.get(closed, NINES))
    before = None if closed is None else Round(3, shown.laid, closed, READER)
    return seen(replace(shown, laid=(), passed=frozenset(), before=before))


def gives(seats: int, *, has_second: bool = False) -> DaifugoView:
    """Return an exchange in which the Daifugo gives cards back, or the Daifugo and the Millionaire do."""
    order = order_of(seats, shift=2)
    options = DaifugoOptions(second_exchange=has_second)
    pairs = (Pair(order[-1], order[0], 2), Pair(order[-2], order[1], 1))[: 1 + has_second]
    shown = replace(board(seats), phase=Phase.GIVE, active=None, round=0, laid=(), passed=frozenset(), options=options)
    return seen(replace(shown, pairs=pairs, chosen=frozenset({order[1]}) if has_second else frozenset()))


def given(view: DaifugoView, seat: Seat, *, is_done: bool = False) -> DaifugoView:
    """Return the same as the Daifugo or the Destitute sees it."""
    pair = view.board.pairs[0]
    own = Exchange(pair.poor, pair.rich, highest(HAND, 2), lowest(HAND, 2) if is_done else ())
    return replace(read(view, viewing_seat=seat), exchange=own)


def ended(seats: int, *, deal: int = 3, is_over: bool = False) -> DaifugoView:
    """Return the end of a deal."""
    scores = tuple(score(seats, number) for number in range(1, deal + 1))
    outcome = None
    if is_over:
        order = scores[-1].order
        outcome = Outcome(ending=Ending.PLAYED, winners=frozenset(order[:1]), places=tuple((seat,) for seat in order))
    phase = Phase.OVER if is_over else Phase.DEAL
    shown = replace(board(seats, deal=deal), phase=phase, active=None, laid=(), passed=frozenset(), scores=scores)
    return seen(replace(shown, outcome=outcome, dealer=scores[-1].dealer))


def begins(seats: int) -> DaifugoView:
    """Return the first deal: nobody has a title."""
    shown = board(seats, deal=1)
    return seen(
        replace(shown, laid=(), passed=frozenset(), round=1, in_hand=(52 // seats,) * seats, dealer=SEATS[-1 % seats])
    )


def gone(seats: int) -> DaifugoView:
    """Return a game that two have left; robots play on."""
    view = going(seats)
    left = (Seat.B, SEATS[seats - 1])
    return replace(view, board=replace(view.board, left=left))


def unbegun(seats: int) -> DaifugoView:
    """Return a game before its first deal."""
    empty = Board(DaifugoOptions(), Seat.A, (0,) * seats)
    return seen(empty)


def example() -> DaifugoView:
    """Return a round in which pairs are wanted, as the rules show it."""
    view = going(5)
    return seen(replace(view.board, laid=(Laid(Seat.B, cards("5S 5H")), *view.board.laid[1:])))


def crowned() -> DaifugoView:
    """Return the end of a deal, as the rules show it."""
    return ended(5)


def tables() -> dict[str, DaifugoView]:
    """Return every state of the table."""
    found = {f"daifugo-{seats}": going(seats) for seats in SIZES}
    for seats in SIZES:
        found[f"daifugo-end-{seats}"] = ended(seats)
    return found | {
        "daifugo-single": going(4, laid="9S"),
        "daifugo-threes": going(5, laid="9S 9H 9D"),
        "daifugo-fours": going(8, laid="9S 9H 9D 9C"),
        "daifugo-begins": begins(6),
        "daifugo-before": unbegun(4),
        "daifugo-out-5": someone_out(5),
        "daifugo-out-8": someone_out(8),
        "daifugo-turned-4": turned(4),
        "daifugo-turned-8": turned(8),
        "daifugo-lead-5": leads(5),
        "daifugo-lead-passed": leads(4, Closed.PASSED),
        "daifugo-lead-unbeatable": leads(5, Closed.UNBEATABLE),
        "daifugo-lead-eight": leads(7, Closed.EIGHT),
        "daifugo-give-5": gives(5),
        "daifugo-give-8": gives(8, has_second=True),
        "daifugo-gone-6": gone(6),
        "daifugo-end-first": ended(5, deal=1),
        "daifugo-over": ended(5, deal=5, is_over=True),
    }


def panels() -> dict[str, DaifugoView]:
    """Return every state of a panel."""
    found = {f"daifugo-panel-{seats}": read(going(seats)) for seats in SIZES}
    pair = gives(6).board.pairs[0]
    return found | {
        "daifugo-panel-large": read(leads(3), LARGE_HAND),
        "daifugo-panel-largest": read(going(3, laid="4S"), LARGE_HAND),
        "daifugo-panel-turned": read(turned(5), Hand(cards("3S 3D 3H 3C 9H 9C JS 4S 4H 4D 4C"))),
        "daifugo-panel-waits": read(going(5), viewing_seat=Seat.B),
        "daifugo-panel-gives": given(gives(6), pair.rich),
        "daifugo-panel-handed": given(gives(6), pair.poor),
        "daifugo-panel-got": given(replace_round(leads(6), gives(6)), pair.poor, is_done=True),
        "daifugo-panel-out": read(someone_out(5), Hand(), Seat.C),
        "daifugo-panel-last": read(going(4), Hand(cards("JS JD"))),
    }


def replace_round(view: DaifugoView, before: DaifugoView) -> DaifugoView:
    """Return the first round of a deal, after an exchange."""
    return seen(replace(view.board, round=1, pairs=before.board.pairs))


def drawings(studio: Studio) -> Iterator[tuple[str, Draw]]:
    """Yield every picture in every state."""
    pictures = DaifugoPictures(studio)
    yield "daifugo-hand", drawn(studio, partial(pictures.hand, read(going(5))))
    yield from in_all_states(studio, [(pictures.table, tables()), (pictures.panel, panels())], long=LONG)
    yield from boards_drawn(studio, leaderboards())
