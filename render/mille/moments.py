"""Samples of private panels and of tables with open hands, in every state."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Card, Hand, Rank, parse_card
from bot.games.mille.board import Phase
from bot.games.mille.kinds import kind_of
from bot.games.mille.views import MilleView
from bot.games.protocol import Ending, Outcome, Seat
from render.mille.inputs import Celebration, Feast, OpenHand, OpenTable
from render.mille.samples import (
    FIFTEEN,
    FIRST,
    FORTY,
    SECOND,
    TABLE,
    cards,
    dealt,
    drawn,
    hand_view,
    hands,
    sample_scores,
    tables,
)


def panels() -> dict[str, MilleView]:
    """Return private panels in every state."""
    bare_first, bare_second = tables()["table-empty"].seats
    twelve = tables()["table-twelve"].seats
    scores = sample_scores()
    first = replace(
        hand_view(cards("AS AD KH QS JC TD 9H 9C 7S 7H 6D 5C 4S 3D 2C")),
        seat=Seat.A,
        deal=1,
        to_act=frozenset({Seat.A}),
        seats=(bare_first, bare_second),
        stock=73,
        pile=1,
        top=parse_card("2H"),
        may_pick=True,
    )
    return {
        "panel": FIFTEEN,
        "panel-begin": first,
        "panel-waiting": replace(FIFTEEN, to_act=frozenset({Seat.A}), fresh=()),
        "panel-half": replace(FIFTEEN, seats=(FIRST, replace(bare_second, total=540))),
        "panel-taken": hands()["hand-15-taken"],
        "panel-two": replace(hand_view(cards("QS 3D")), seats=(FIRST, SECOND), top=None, pile=0),
        "panel-40": FORTY,
        "panel-twelve": replace(dealt(24), seats=(twelve[0], replace(twelve[1], in_hand=24)), stock=0, renewals=2),
        "panel-74": replace(dealt(74), seats=(twelve[0], replace(twelve[1], in_hand=74, total=-1240))),
        "panel-take-or-pass": replace(FIFTEEN, stock=0, renewals=3, board=TABLE.board._replace(stock=0, renewals=3)),
        "panel-out": replace(
            hand_view(()),
            phase=Phase.DEAL,
            to_act=frozenset(),
            scores=(*scores[:4], replace(scores[4], out=Seat.B)),
        ),
        "panel-won": replace(
            FIFTEEN,
            phase=Phase.OVER,
            to_act=frozenset(),
            outcome=Outcome(ending=Ending.PLAYED, winners=frozenset({Seat.B})),
        ),
    }


def opened(
    held: Sequence[Sequence[Card]],
    *,
    view: MilleView = TABLE,
    celebrations: tuple[Celebration, ...] = (),
    fresh: Sequence[Card] = (),
) -> OpenTable:
    """Return a table with these hands open; the `fresh` cards are the first player's."""
    first, second = (tuple(Hand(each)) for each in held)
    seats = tuple(replace(seat, in_hand=len(hand)) for seat, hand in zip(view.seats, (first, second), strict=True))
    hands_open = (
        OpenHand(Hand(first), sum(kind_of(card).points for card in first), tuple(fresh)),
        OpenHand(Hand(second), sum(kind_of(card).points for card in second)),
    )
    return OpenTable(replace(view, seats=(seats[0], seats[1])), hands_open, celebrations)


def open_tables() -> dict[str, OpenTable]:
    """Return tables with open hands: ends of deals, and moments of a finished game."""
    tables_ = tables()
    out, blocked, scores = tables_["table-out"], tables_["table-blocked"], sample_scores()
    clean = replace(out, scores=(*scores[:4], replace(scores[4], out=Seat.B, cleans=(False, True))))
    natural = Celebration(Feast.NATURAL, Seat.B, rank=Rank.FIVE)
    few, many = cards("AS KD 9H 9C 3D"), cards("AS AH KD QS JC JD TH TC TD 8S 7D 7C 4S 4H 2H")
    return {
        "open-out": opened((few, ()), view=out),
        "open-natural": opened((few, ()), view=out, celebrations=(natural,)),
        "open-clean": opened(
            (many, ()),
            view=clean,
            celebrations=(Celebration(Feast.CLEAN, Seat.B, first=True), Celebration(Feast.CHAPEAU, Seat.A)),
        ),
        "open-great": opened(
            (few, ()), view=out, celebrations=(Celebration(Feast.GREAT_DEAL, Seat.B, points=640), natural, natural)
        ),
        "open-blocked": opened((drawn(24, 1), drawn(33, 2)), view=blocked),
        "open-start": opened((many, drawn(15, 7)), view=tables_["table-empty"], fresh=cards("7C")),
        "open-middle": opened((many, cards("QS 3D")), view=TABLE, fresh=cards("7C")),
        "open-twelve": opened((many, cards("QS")), view=tables_["table-twelve"]),
    }
