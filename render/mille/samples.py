"""Samples of every state of a picture, for the gallery, the bench and the tests.

They are invented: no game led to them.
"""

import random
from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.games.cards import Card, Hand, Rank, Suit, parse_card
from bot.games.mille.board import Phase, before_first_deal
from bot.games.mille.kinds import kind_of
from bot.games.mille.melds import Meld
from bot.games.mille.options import MilleOptions
from bot.games.mille.scoring import DealScore
from bot.games.mille.views import MilleView, SeatView
from bot.games.protocol import Ending, Line, Outcome, Seat, Settlement, Transfer
from render.mille.inputs import Celebration, Feast, SettlementSheet


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards written in `text`, in hand order."""
    return tuple(Hand(parse_card(word) for word in text.split()))


def meld(rank: str, naturals: str, wilds: str = "") -> Meld:
    """Return a set of `rank`, given the suits of its natural cards and of its wild twos."""
    return Meld(
        parse_card(f"{rank}S").rank,
        cards(" ".join(f"{rank}{suit}" for suit in naturals)),
        cards(" ".join(f"2{suit}" for suit in wilds)),
    )


FIRST = SeatView(
    seat=Seat.A,
    in_hand=11,
    melds=(meld("A", "SHD"), meld("K", "SSHHCCD"), meld("T", "HD", "S"), meld("7", "SHC", "HC")),
    down_points=210,
    total=800,
    naturals=1,
    chapeaux=0,
    known=Hand(),
)
SECOND = SeatView(
    seat=Seat.B,
    in_hand=2,
    melds=(meld("Q", "HCDS"), meld("J", "HCD"), meld("9", "SHC"), meld("5", "SSHHDDCC"), meld("4", "SH", "D")),
    down_points=285,
    total=540,
    naturals=0,
    chapeaux=1,
    known=Hand(),
)
TABLE = MilleView(
    seat=None,
    options=MilleOptions(),
    to_act=frozenset({Seat.B}),
    outcome=None,
    turn=31,
    phase=Phase.BEGIN,
    deal=5,
    dealer=Seat.A,
    stock=43,
    renewals=0,
    pile=9,
    top=parse_card("9C"),
    may_pick=False,
    seats=(FIRST, SECOND),
    scores=(),
    hand=None,
    held_points=0,
    fresh=(),
    board=before_first_deal(Seat.A)._replace(stock=43, pile=9),
)


def hand_view(held: Sequence[Card], fresh: Sequence[Card] = ()) -> MilleView:
    """Return a player's view with these cards in hand, some of them `fresh`."""
    return replace(
        TABLE,
        seat=Seat.B,
        hand=Hand(held),
        held_points=sum(kind_of(card).points for card in held),
        fresh=tuple(Hand(fresh)),
        seats=(FIRST, replace(SECOND, in_hand=len(held))),
    )


FIFTEEN = hand_view(cards("AS AH KD QS JC JD TH TC TD 8S 7D 7C 4S 4H 2H"), cards("7C"))
FORTY = hand_view(
    cards(
        "AS AH AD KS KH KC KD QH QC QS JH JC JD TS TH TC TD 9S 9H 9C 8S 8H 8C 8C 8D "
        "7S 7C 7D 6S 6H 5C 5D 4S 4H 4C 3S 3D 2S 2H 2C"
    )
)


def deck() -> list[Card]:
    """Return both packs, 104 cards."""
    return [Card(rank, suit) for rank in Rank for suit in Suit] * 2


def dealt(count: int, seed: int = 1) -> MilleView:
    """Return a random hand of `count` cards, one of them just drawn; the same for the same `seed`."""
    held = drawn(count, seed)
    return hand_view(held, held[:1])


def drawn(count: int, seed: int) -> list[Card]:
    """Return random cards; the same for the same `seed`."""
    return random.Random(seed * 1000 + count).sample(deck(), count)  # noqa: S311  pictures, not secrets


def hands() -> dict[str, MilleView]:
    """Return hands of many sizes, and in rare states."""
    taken = cards("KS KD 9H 9C 5D 3S")
    return {
        "hand-00": hand_view(()),
        "hand-01": hand_view(cards("QS"), cards("QS")),
        "hand-05": hand_view(cards("AS KD 7C 7H 2S")),
        "hand-15": FIFTEEN,
        "hand-15-taken": hand_view(cards("AS AH QS QS JD JD 9H 9C 8D") + taken, taken),
        "hand-40": FORTY,
        **{f"hand-{count}": dealt(count) for count in (10, 24, 32, 45, 50, 60, 74)},
        "hand-all-twos": hand_view(cards("2S 2S 2H 2H 2D 2D 2C 2C AS")),
    }


def many_melds(sets: int) -> tuple[Meld, ...]:
    """Return `sets` melds of growing size, some with wild twos."""
    ranks = [str(rank) for rank in Rank if rank is not Rank.TWO]
    wilds = {1: "S", 4: "HC", 7: "D", 10: "SD"}
    naturals = ("SHD", "SH", "SHCD", "HCD", "SC", "SHHCD", "HCD", "SC", "SHDC", "HCD", "SD", "SHD")
    made = [meld(rank, naturals[i], wilds.get(i, "")) for i, rank in enumerate(ranks[: min(sets, 12)])]
    return (*made, *((meld("2", "SHC"),) if sets > len(ranks) else ()))


def tables() -> dict[str, MilleView]:
    """Return tables in every state."""
    bare_first, bare_second = (
        replace(seat, melds=(), down_points=0, in_hand=15, total=0, naturals=0, chapeaux=0) for seat in (FIRST, SECOND)
    )
    scores = sample_scores()
    return {
        "table": TABLE,
        "table-empty": replace(
            TABLE,
            seats=(bare_first, bare_second),
            deal=1,
            stock=73,
            pile=1,
            top=parse_card("2H"),
            to_act=frozenset({Seat.A}),
        ),
        "table-no-pile": replace(TABLE, pile=0, top=None, phase=Phase.PLAY),
        "table-twelve": replace(
            TABLE,
            seats=(
                replace(FIRST, melds=many_melds(12), down_points=480),
                replace(SECOND, melds=many_melds(12), in_hand=1),
            ),
            stock=4,
            renewals=2,
        ),
        "table-thirteen": replace(
            TABLE,
            seats=(
                replace(FIRST, melds=many_melds(13), down_points=540),
                replace(SECOND, melds=many_melds(13), in_hand=24),
            ),
        ),
        "table-take-or-pass": replace(
            TABLE, stock=0, renewals=3, pile=12, board=TABLE.board._replace(stock=0, renewals=3, pile=12)
        ),
        "table-blocked": replace(
            TABLE,
            stock=0,
            renewals=3,
            pile=12,
            phase=Phase.DEAL,
            to_act=frozenset(),
            scores=(*scores[:4], replace(scores[4], out=None)),
        ),
        "table-out": replace(
            TABLE,
            seats=(FIRST, replace(SECOND, in_hand=0)),
            phase=Phase.DEAL,
            to_act=frozenset(),
            scores=(*scores[:4], replace(scores[4], out=Seat.B)),
        ),
        "table-over": replace(
            TABLE,
            phase=Phase.OVER,
            to_act=frozenset(),
            outcome=Outcome(ending=Ending.PLAYED, winners=frozenset({Seat.A})),
            options=MilleOptions(natural_required=True),
        ),
        "table-far": replace(
            TABLE,
            options=MilleOptions(target=10000),
            seats=(replace(FIRST, total=-1240, in_hand=23), replace(SECOND, total=12400, down_points=1135)),
        ),
    }


def deal_scores(
    rows: Sequence[tuple[int, int]],
    *,
    naturals: dict[tuple[int, Seat], int] | None = None,
    chapeaux: Collection[tuple[int, Seat]] = (),
) -> tuple[DealScore, ...]:
    """Return the deals of a score pad, given the points of each."""
    lines: list[DealScore] = []
    totals = (0, 0)
    for number, scores in enumerate(rows, 1):
        totals = (totals[0] + scores[0], totals[1] + scores[1])
        stars = naturals or {}
        lines.append(
            DealScore(
                deal=number,
                dealer=Seat(number % 2),
                out=Seat.A if scores[0] >= scores[1] else Seat.B,
                table=(max(scores[0], 0), max(scores[1], 0)),
                caught=(max(-scores[0], 0), max(-scores[1], 0)),
                scores=scores,
                naturals=(stars.get((number, Seat.A), 0), stars.get((number, Seat.B), 0)),
                chapeaux=((number, Seat.A) in chapeaux, (number, Seat.B) in chapeaux),
                totals=totals,
                eights=(0, 0),
                cleans=(False, False),
                lines=((), ()),
            )
        )
    return tuple(lines)


def sample_scores() -> tuple[DealScore, ...]:
    """Return the sample pad of Rules 9."""
    return deal_scores(
        ((140, 350), (290, 160), (220, 80), (150, -50), (140, 300), (210, 190), (125, 150)),
        naturals={(3, Seat.A): 1, (5, Seat.B): 1},
        chapeaux={(4, Seat.B)},
    )


def pad_view(scores: tuple[DealScore, ...], *, target: int = 1200, won: Seat | None = None) -> MilleView:
    """Return a view with the score pad of these deals."""
    totals = scores[-1].totals if scores else (0, 0)
    first, second = (
        replace(
            base,
            total=totals[base.seat],
            naturals=sum(line.naturals[base.seat] for line in scores),
            chapeaux=sum(line.chapeaux[base.seat] for line in scores),
        )
        for base in (FIRST, SECOND)
    )
    return replace(
        TABLE,
        seats=(first, second),
        scores=scores,
        options=MilleOptions(target=target),
        outcome=None if won is None else Outcome(ending=Ending.PLAYED, winners=frozenset({won})),
    )


PAD = pad_view(sample_scores(), won=Seat.A)


def keepsakes() -> dict[str, MilleView]:
    """Return finished games, for the picture to keep."""
    return {"keepsake": PAD, "keepsake-one": pad_view(sample_scores()[:1], won=Seat.B)}


def pads() -> dict[str, MilleView]:
    """Return score pads in every state."""
    nine = deal_scores(
        ((140, 350), (290, 160), (220, 80), (150, -50), (140, 300), (-35, 190), (125, 150), (40, -120), (95, 60)),
        naturals={(3, Seat.A): 1, (5, Seat.B): 2, (7, Seat.A): 2},
        chapeaux={(4, Seat.B), (6, Seat.A), (8, Seat.B)},
    )
    far = deal_scores(
        ((-700, 5200), (-640, 6100), (100, 1100)),
        naturals={(2, Seat.B): 3, (3, Seat.A): 1},
        chapeaux={(1, Seat.A), (2, Seat.A)},
    )
    both = deal_scores(((320, -45), (185, 210)), naturals={(1, Seat.B): 1, (2, Seat.B): 2}, chapeaux={(1, Seat.B)})
    return {
        "pad": PAD,
        "pad-none": pad_view(()),
        "pad-two": pad_view(both),
        "pad-six": pad_view(sample_scores()[:6]),
        "pad-eight": pad_view(nine[:8]),
        "pad-nine": pad_view(nine),
        "pad-fourteen": pad_view(deal_scores([line.scores for line in (*nine, *nine[:5])])),
        "pad-far": pad_view(far, target=10000, won=Seat.B),
    }


def sheet(
    lines: Sequence[Line],
    *,
    totals: tuple[int, int] = (1252, 590),
    stake: int = 100,
    unit: str = "coins",
    winner: Seat | None = Seat.A,
) -> SettlementSheet:
    """Return a receipt of these lines; the loser pays their sum."""
    total = sum(line.amount for line in lines)
    transfers = (Transfer(Seat.B, Seat.A, total),) if total else ()
    return SettlementSheet(Settlement(tuple(lines), transfers), winner, totals, stake, unit, "sample")


RECEIPT = sheet(
    (
        Line("game", 1, 300, 300),
        Line("naturals", 2, 300, 600),
        Line("chapeaux", 1, 300, 300),
        Line("difference", 7, 100, 700),
        Line("skunk", 2, 1900, 1900),
    )
)


def receipts() -> dict[str, SettlementSheet]:
    """Return receipts in every state."""
    return {
        "receipt": RECEIPT,
        "receipt-skunk": replace(RECEIPT, celebrations=(Celebration(Feast.SKUNK, Seat.A, first=True),)),
        "receipt-two": replace(
            RECEIPT, celebrations=(Celebration(Feast.SKUNK, Seat.A), Celebration(Feast.COMEBACK, Seat.A))
        ),
        "receipt-one": sheet((Line("game", 1, 300, 300),), totals=(1236, 1169)),
        "receipt-tripled": sheet((*RECEIPT.settlement.lines[:4], Line("skunk", 3, 1900, 3800)), totals=(1252, -140)),
        "receipt-cents": sheet(
            (Line("game", 1, 75, 75), Line("naturals", 2, 75, 150), Line("difference", 29, 25, 725)),
            totals=(12400, -1240),
            stake=25,
        ),
        "receipt-progressive": sheet(
            (
                Line("game", 1, 300, 300),
                Line("naturals", 10, 300, 3000),
                Line("chapeaux", 6, 300, 1800),
                Line("difference", 12, 100, 1200),
                Line("skunk", 1, 300, 300),
            ),
            totals=(2100, 860),
        ),
        "receipt-dear": sheet(
            (
                Line("game", 1, 3000000, 3000000),
                Line("naturals", 2, 3000000, 6000000),
                Line("difference", 110, 1000000, 110000000),
                Line("skunk", 3, 119000000, 238000000),
            ),
            totals=(10005, -995),
            stake=1000000,
        ),
        "receipt-square": sheet((), stake=0, totals=(1205, 1180)),
        "receipt-abandoned": sheet((), totals=(640, 300), winner=None),
    }
