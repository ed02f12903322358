"""Moments of games of Magpie for three to five, for the gallery and the tests."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from random import Random

from bot.games.protocol import Position, Resign, Seat
from render import Draw, Studio, sample_names
from render.states import drawn
from tests.witness.board import Board, Phase
from tests.witness.inner.game import MagpieGame
from tests.witness.inner.position import MagpiePosition
from tests.witness.moves import Claim, No
from tests.witness.options import MagpieOptions
from tests.witness.pictures.pictures import MagpiePictures
from tests.witness.views import MagpieView

GAME = MagpieGame()
DEALS, STAKE = 3, 50
MOMENTS: Mapping[str, Callable[[Board], bool]] = {
    "empty": lambda board: board.deal == 0,
    "gifts": lambda board: board.phase is Phase.GIVE and len(board.chosen) == 2,
    "claims": lambda board: board.phase is Phase.BEGIN and bool(board.asked) and board.played > 0,
    "turn": lambda board: board.phase is Phase.BEGIN and not board.asked,
    "claimed": lambda board: board.phase is Phase.CLAIMED,
    "discard": lambda board: board.phase is Phase.DISCARD and board.deal == DEALS,
    "deal": lambda board: board.phase is Phase.DEAL and len(board.scores) == DEALS - 1,
    "over": lambda board: board.phase is Phase.OVER,
}
KINDS: Mapping[str, Sequence[str]] = {"deal": ("deal", "scorepad"), "over": ("table", "deal", "scorepad")}
WITH_PANELS = ("gifts", "claims", "discard")


@cache
def played(seats: int, *, leaves: bool = False) -> tuple[MagpiePosition, ...]:
    """Return every position of a game at random; `leaves`: a player does."""
    luck = Random(seats)
    position: Position = GAME.start(MagpieOptions(DEALS, 2), seats, Seat.B)
    found = []
    while True:
        assert isinstance(position, MagpiePosition)
        found.append(position)
        if position.outcome is not None:
            return tuple(found)
        if (chance := position.chance) is not None:
            position = position.supply(luck.sample(chance.cards, len(chance.cards))).position
        elif leaves and position.board.deal == 2 and not position.left:
            position = position.play(Seat.C, Resign()).position
        else:
            seat = luck.choice(sorted(position.awaited or position.to_act))
            legal = list(position.legal_moves(seat))
            claims = [move for move in legal if isinstance(move, Claim | No)]
            position = position.play(seat, luck.choice(claims or legal)).position


def moments(seats: int) -> dict[str, MagpiePosition]:
    """Return the first position of each kind, and one of a game that a player has left."""
    found = {
        name: next(position for position in played(seats) if is_it(position.board)) for name, is_it in MOMENTS.items()
    }
    left = played(seats, leaves=True)
    return {**found, "left": next(each for each in left if each.left and each.board.phase is Phase.DISCARD)}


def drawings(
    studio: Studio, *, everybody: Sequence[str] = sample_names.MANY_NAMES
) -> Iterator[tuple[str, Draw]]:  # fmt: skip
    """Yield the name of every state, and a function that draws it."""
    pictures = MagpiePictures(studio)
    orders = {"table": pictures.table, "deal": pictures.deal_end, "scorepad": pictures.pad}
    for seats in GAME.seats:
        names = tuple(everybody[:seats])
        for name, position in moments(seats).items():
            for kind in KINDS.get(name, ("table",)):
                yield (
                    f"{kind}-magpie-{seats}-{name}",
                    drawn(studio, partial(orders[kind], of(position, None), names=names)),
                )
            for viewing_seat in (Seat.A, Seat.C) if name in WITH_PANELS else ():
                order = partial(pictures.panel, of(position, viewing_seat), names=names)
                yield f"panel-magpie-{seats}-{name}-{viewing_seat}", drawn(studio, order)
        final = played(seats)[-1]
        settlement = GAME.settle(final, STAKE)
        order = partial(pictures.receipt, of(final, None), settlement, stake=STAKE, unit="chips", names=names)
        yield f"settlement-magpie-{seats}", drawn(studio, order)


def of(position: MagpiePosition, seat: Seat | None) -> MagpieView:
    """Return this seat's knowledge."""
    return position.view(seat)
