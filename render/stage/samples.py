"""Samples of the stage's pieces in every state, for the gallery and the tests. They are invented."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.games.cards import JOKER, Rank, Suit, parse_card
from render.deck import FACE_DOWN, PlainCard
from render.scene import Box, Item, Scene
from render.shapes import Shape
from render.stage.canvas import ROUNDED, scene, table, zone
from render.stage.cast import Cast
from render.stage.melds import Meld
from render.stage.opened import opened
from render.stage.pieces import lay
from render.stage.piles import shown as shown_card
from render.stage.piles import stock, upcard, wanted
from render.stage.places import grid, ring, row_cuts, rows, scale_of
from render.stage.pots import arrow, heap, hero, pot, seeded, side
from render.stage.rows import row
from render.stage.seats import seat
from render.stage.sets import HandShown, showdown, to_beat
from render.stage.spoken import Label, Spoken, describe, place, spoken_open, spoken_trick
from render.stage.tricks import Trick, around
from render.stage.values import Backs, Badge, Calls, Coins, Disc, Look, Mark, OpenShown, Piece, State, Tone, Words
from render.style import PLAYERS, Tint
from render.words import say, written

MIDDLE = 275.0


Sample = Callable[[Cast], Scene]


def cards(text: str) -> tuple[PlainCard, ...]:
    """Return cards by their letters; `*` is a joker, `*7` one used as a seven, `?` one face down."""
    return tuple(_card(word) for word in text.split())


def _card(word: str) -> PlainCard:
    if word == "?":
        return FACE_DOWN
    if word.startswith("*"):
        return PlainCard(JOKER, Rank(word[1:]) if word[1:] else None)
    return PlainCard(parse_card(word))


def states(cast: Cast) -> Scene:
    """Lay out each state of a seat."""
    seats = [
        cast.seat(0, State.TO_ACT, below=[Words(say(cast.stage.locale, "stage-alt-acts"), Tone.BRASS)]),
        cast.seat(1, State.ASKED, below=[Words(cast.word(Spoken.ASKED), Tone.BRASS)]),
        cast.seat(2, marks=[Mark.CHOSEN], below=[Words(cast.word(Spoken.CHOSEN), Tone.MUTE)]),
        cast.seat(3, State.DULL, marks=[Mark.NOVICE], below=[Words(cast.word(Spoken.PASSED), Tone.ASIDE)]),
        cast.seat(4, State.DULL, below=[Words(cast.word(Spoken.FOLDED), Tone.ASIDE)], end=[Coins("88")]),
        cast.seat(5, State.DULL, below=[Words(cast.word(Spoken.OUT), Tone.MUTE)]),
        cast.seat(6, State.DULL, marks=[Mark.ROBOT], below=[Words(cast.word(Spoken.GONE), Tone.MUTE)]),
        cast.seat(7, marks=[Mark.REGULAR, Mark.DEALER], below=[Backs(5)]),
        cast.seat(8, marks=[Mark.EXPERT, Mark.WINNER], below=[Words("+12", Tone.GAIN)]),
        cast.seat(9, State.DULL, after_name=[Words(place(cast.stage.locale, 1), Tone.PLACE)], below=[Backs(0)]),
    ]
    items = [*cast.header(0), *table(10)]
    for shown, block in zip(seats, ring(10), strict=True):
        items += seat(cast.stage, shown, block, scale=scale_of(10))
    items += _badges(cast)
    return scene(items, cast.alt(0, seats))


def _badges(cast: Cast) -> list[Item]:
    """Lay out all badges, in the middle of the table."""
    shown: tuple[tuple[Piece, ...], ...] = (
        (Badge("8", Look.PANEL, suit=Suit.HEARTS), Badge(cast.label(Label.CALLS), Look.BRASS)),
        (Badge(cast.label(Label.HIGH), Look.BRASS, Shape.HIGH), Badge(cast.label(Label.LOW), Look.BLUE, Shape.LOW)),
        (Badge(cast.word(Spoken.IN), Look.GREEN), Badge(cast.word(Spoken.OUT)), Badge("…", Look.OUTLINE), Calls(2)),
        (Badge("Baron", Look.BRASS, Shape.CROWN), Badge("Notable", Look.GRAY, Shape.CORONET)),
        (Badge("Page"), Badge("Valet", Look.TORN), Badge("4", Look.BRASS)),
    )
    items: list[Item] = []
    for number, pieces in enumerate(shown):
        x = 152.0
        for piece in pieces:
            laid = lay(cast.stage, piece, x, 124 + 33 * number, Tint.ZONE)
            items += laid.items
            x += laid.width + 9
    return items


def backs(cast: Cast) -> Scene:
    """Lay out hands of every size, around a table of ten."""
    counts = (1, 3, 7, 8, 11, 13, 15, 16, 26, 0)
    seats = [cast.seat(number, below=[Backs(count)]) for number, count in enumerate(counts)]
    items = [*cast.header(1, "2 / 6"), *table(10)]
    for shown, block in zip(seats, ring(10), strict=True):
        items += seat(cast.stage, shown, block, scale=scale_of(10))
    items += stock(cast.stage, 170, 150, "47", cast.label(Label.STOCK))
    items += upcard(cast.stage, 270, 155, cards("9C")[0], "12", cast.label(Label.PILE))
    return scene(items, cast.alt(1, seats))


def trick(count: int, *, viewing_seat: int | None = None, winner: int = 1, most: int = 5) -> Sample:
    """Return a trick of `count` players, one of whom has not played yet; up to `most` cards in hand."""
    played = cards("3S 8S KH JS 4D 9S QS TS 2S 7S")[:count]

    def drawn(cast: Cast) -> Scene:
        last = count - 1
        seats = [
            cast.seat(number, State.TO_ACT if number == last else State.LIVE, below=[Backs(max(1, most - number % 4))])
            for number in range(count)
        ]
        items = [*cast.header(last, "7", "2 / 6"), *table(count)]
        for shown, block in zip(seats, ring(count, viewing_seat=viewing_seat), strict=True):
            items += seat(cast.stage, shown, block, scale=scale_of(count))
        shown_cards = (*played[:-1], None)
        items += around(Trick(shown_cards, winner=winner, next=last), viewing_seat=viewing_seat)
        spoken = spoken_trick(cast.stage.locale, tuple(zip(played[:-1], cast.names, strict=False)))
        return scene(items, describe(
            cast.stage.locale, cast.said((cast.names[last].spoken,)), [spoken], seats, viewing_seat=viewing_seat
        ))  # fmt: skip

    return drawn


def partners(cast: Cast) -> Scene:
    """Lay out two sides of two, a contract with its trumps, and a trick as a cross."""
    seats = [
        replace(cast.seat(number, State.TO_ACT if number == 3 else State.LIVE, below=[Backs(4 - (number != 3))]),
            disc=Disc(cast.discs[number], number % 2))
        for number in range(4)
    ]  # fmt: skip
    seats[2] = replace(seats[2], marks=(Mark.DEALER,))
    items = [*cast.header(3, "5"), *table(4)]
    for shown, block in zip(seats, ring(4), strict=True):
        items += seat(cast.stage, shown, block, scale=scale_of(4))
    bidder = ring(4)[1]
    items += lay(cast.stage, Badge("8", Look.PANEL, suit=Suit.HEARTS), bidder.x, bidder.bottom + 18, Tint.ZONE).items
    items += around(Trick((*cards("KH 9H 6H"), None), winner=0, next=3))
    return scene(items, cast.alt(3, seats))


def pots(cast: Cast) -> Scene:
    """Lay out a pot of ten, with those who are in, out, or have not spoken."""
    amounts = (-6, 12, -18, 31, -9, -21, 8, -24, -30, -7)
    spoken = (Spoken.IN, Spoken.OUT, Spoken.OUT, Spoken.IN, Spoken.OUT, *[Spoken.UNSPOKEN] * 5)
    seats = []
    for number, (amount, word) in enumerate(zip(amounts, spoken, strict=True)):
        look = {Spoken.IN: Look.GREEN, Spoken.OUT: Look.GRAY}.get(word, Look.OUTLINE)
        doing = State.TO_ACT if number == 5 else State.DULL if word is Spoken.OUT else State.LIVE
        marks = [Mark.DEALER] if number == 0 else []
        seats.append(
            cast.seat(
                number,
                doing,
                marks=marks,
                below=[Coins(written(amount, signed=True))],
                end=[Badge(cast.word(word), look)],
            )
        )
    items = [*cast.header(5, "9 / 20"), *table(10)]
    for shown, block in zip(seats, ring(10), strict=True):
        items += seat(cast.stage, shown, block, scale=scale_of(10))
    box = Box(160, 120, 230, 148)
    items += pot(cast.stage, box, 64, "64", cast.label(Label.POT), seed=seeded("sample", 9, 64), note="+20 · −20")
    return scene(items, cast.alt(5, seats))


def large(cast: Cast) -> Scene:
    """Lay out amounts of five digits, and a pot with side pots."""
    seats = [
        cast.seat(number, State.DULL if number % 2 else State.LIVE, below=[Coins("−12 345")], end=[badge])
        for number, badge in enumerate([Badge(cast.word(Spoken.IN), Look.GREEN), Badge(cast.word(Spoken.OUT))] * 5)
    ]
    items = [*cast.header(0, "9 / 20"), *table(10)]
    for shown, block in zip(seats, ring(10), strict=True):
        items += seat(cast.stage, shown, block, scale=scale_of(10))
    box = Box(160, 120, 230, 124)
    seed = seeded("sample", 9, 123_450)
    items += pot(cast.stage, box, 123_450, written(123_450), cast.label(Label.POT), seed=seed)
    items += side(cast.stage, "3 · 24 680", "5 / 6", MIDDLE, 248)
    return scene(items, cast.alt(0, seats))


def ending(count: int) -> Sample:
    """Return the end of a deal of `count` hands."""

    def drawn(cast: Cast) -> Scene:
        dealt = cards("7S 7H AC 9D AD JS KH 4H QC 3D JD 2C 9S 5C 8D 6H")
        hands = [
            HandShown(
                cast.disc(number), cast.names[number], dealt[2 * number : 2 * number + 2],
                "+20" if number == 0 else "−20", is_gain=number == 0, is_best=number == 0,
            )
            for number in range(count)
        ]  # fmt: skip
        seats = [cast.seat(number, below=[Coins("−20")]) for number in range(count)]
        items = [*cast.header(0, "9 / 20"), *zone(radius=ROUNDED)]
        high = 150.0 if count <= 3 else 236.0
        items += showdown(cast.stage, hands, Box(40, 50, 470, high), rest="+5 · −20")
        if count <= 3:
            items += arrow((135, 196), (175, 228)) + arrow((415, 196), (375, 228))
            items += heap(Box(150, 205, 250, 85), 84, seeded("sample", 9, 84), Tint.ZONE)
            items += hero(cast.stage, "84", cast.label(Label.POT), Box(MIDDLE - 100, 302, 200, 30))
        else:
            items += hero(cast.stage, "84", cast.label(Label.POT), Box(MIDDLE - 100, 296, 200, 36))
        return scene(items, cast.alt(0, seats))

    return drawn


def beaten(text: str) -> Sample:
    """Return cards to beat, or none."""

    def drawn(cast: Cast) -> Scene:
        locale, passed = cast.stage.locale, cast.word(Spoken.PASSED)
        seats = [
            cast.seat(0, State.DULL, after_name=[Backs(6, is_one=True)], below=[Words(passed, Tone.ASIDE)]),
            cast.seat(1, State.DULL, after_name=[Backs(5, is_one=True)], below=[Badge("Page")]),
            cast.seat(2, State.TO_ACT, after_name=[Backs(8, is_one=True)], below=[Badge("Valet", Look.TORN)]),
            cast.seat(
                3, State.DULL,
                after_name=[Words(place(locale, 1), Tone.PLACE)], below=[Badge("Baron", Look.BRASS, Shape.CROWN)],
            ),
            cast.seat(4, after_name=[Backs(4, is_one=True)], below=[Badge("Notable", Look.GRAY, Shape.CORONET)]),
            cast.seat(5, State.DULL, after_name=[Backs(7, is_one=True)], below=[Words("Page", Tone.MUTE)]),
        ]  # fmt: skip
        items = [*cast.header(2, "3 / 5"), *table(6)]
        for shown, block in zip(seats, ring(6), strict=True):
            items += seat(cast.stage, shown, block, scale=scale_of(6))
        words = "3 · Sam" if text else cast.names[2].printed[:12]
        items += to_beat(cast.stage, cards(text), words, (MIDDLE, 186), width=240)
        return scene(items, cast.alt(2, seats))

    return drawn


def melds(*, is_full: bool) -> Sample:
    """Return five players with melds: a few, or more than fit."""
    few: Mapping[int, tuple[str, ...]] = {
        1: ("JH JS JC", "4D 4C *4", "7S 8S *9 TS"),
        3: ("KD KH KC KS", "AD 2D 3D 4D 5D"),
    }
    full: Mapping[int, tuple[str, ...]] = {
        1: ("4H 5H *6 7H 8H 9H", "7S 8S 9S TS", "9D TD JD QD KD AD", "AC 2C 3C 4C 5C", "KD KH KC"),
        3: ("3C 4C 5C 6C", "2D *3 4D 5D", "TH JH QH KH AH", "AS 2S 3S 4S"),
        4: (
            "5S 6S *7 8S *9 TS JS", "AH 2H 3H 4H", "8C 9C TC JC QC KC",
            "6D 7D 8D 9D", "QS QH QD", "2H 3H 4H 5H", "TS JS QS KS",
        ),
    }  # fmt: skip
    counts = (16, 4, 12, 6, 10) if not is_full else (16, 2, 13, 4, 6)

    def drawn(cast: Cast) -> Scene:
        laid = full if is_full else few
        boxes, numbers = rows(5), iter(range(1, 40))
        seats = [
            cast.seat(
                number,
                State.TO_ACT if number == 4 else State.LIVE,
                below=[Backs(count, is_one=True, is_small=True), Calls(number % 4)],
            )
            for number, count in enumerate(counts)
        ]
        items = cast.header(4, "9 / 9")
        open_now = "" if is_full else cast.label(Label.CALLS)
        items += stock(cast.stage, 24, 42, "19", cast.label(Label.STOCK), ground=Tint.BG)
        items += upcard(
            cast.stage, 146, 46, cards("9C")[0], "22", cast.label(Label.PILE), open_to_calls=open_now, ground=Tint.BG
        )
        sizes = ("4", "4", "4", "4") if is_full else ("3", "3", "4")
        items += wanted(cast.stage, 526, 46, sizes, cast.label(Label.CONTRACT), ground=Tint.BG)
        for number in (1, 2, 3, 4, 0):
            down = [Meld(next(numbers), cards(text), _is_run(text), PLAYERS[number]) for text in laid.get(number, ())]
            items += row(cast.stage, seats[number], boxes[number], down, cast.label(Label.NOTHING))
        return scene(items, cast.alt(4, seats), cuts=row_cuts(5))

    return drawn


def open_cards(count: int) -> Sample:
    """Return seats with open cards, the last card of each face down, around the pots."""
    hands = ("? 2C 3D 5S 7H", "? AS 2D 4H 6C", "? KD KC 9S 9H", "? QH JH 8H 3H", "", "? AD AC TD TS", "? 3C 4S 5D 8C")

    def drawn(cast: Cast) -> Scene:
        rivals = []
        for number, text in enumerate(hands[:count]):
            if not text:
                folded = cast.seat(
                    number, State.DULL, below=[Words(cast.word(Spoken.FOLDED), Tone.ASIDE)], end=[Coins("88")]
                )
                rivals.append(OpenShown(folded))
                continue
            is_high = number in (2, 3, 5)
            flag = (
                Badge(cast.label(Label.HIGH), Look.BRASS, Shape.HIGH) if is_high
                else Badge(cast.label(Label.LOW), Look.BLUE, Shape.LOW)
            )  # fmt: skip
            seated = cast.seat(
                number, State.TO_ACT if number == 1 else State.LIVE,
                marks=[Mark.DEALER] if number == 3 else [], after_name=[flag],
            )  # fmt: skip
            bet = Badge("2" if number == 1 else "4", Look.BRASS)
            rivals.append(OpenShown(seated, cards(text), bet, "12 345" if number == 2 else str(71 - number)))
        items = [*cast.header(1, "4 / 10"), *table(10)]
        for shown, block in zip(rivals, grid(count), strict=True):
            items += opened(cast.stage, shown, block)
        items += heap(Box(195, 52, 160, 76), 92, seeded("sample", 4, 92), Tint.ZONE)
        items += hero(cast.stage, "92", cast.label(Label.POT), Box(MIDDLE - 75, 152, 150, 46))
        items += side(cast.stage, "10", tuple(cast.disc(number) for number in range(3)), MIDDLE, 206)
        seats = [spoken_open(cast.stage.locale, each, "") for each in rivals]
        return scene(items, cast.alt(1, seats))

    return drawn


def fewest(cast: Cast) -> Scene:
    """Lay out two players, with a card shown to all, and a stock that is used up."""
    seats = [cast.seat(0, State.TO_ACT, below=[Backs(6)]), cast.seat(1, State.ASKED, below=[Backs(7)])]
    items = [*cast.header(0, "1"), *table(2)]
    for shown, block in zip(seats, ring(2), strict=True):
        items += seat(cast.stage, shown, block, scale=scale_of(2))
    items += shown_card(cast.stage, 30, 272, cards("7D")[0], cast.names[1].printed, cast.label(Label.TRUMPS), width=100)
    items += stock(cast.stage, 420, 262, "0", cast.label(Label.STOCK), is_empty=True)
    items += around(Trick((cards("QH")[0], None), winner=0, next=1))
    return scene(items, cast.alt(0, seats))


def _is_run(text: str) -> bool:
    """Return whether the cards of a meld are of one suit."""
    return len({word[-1] for word in text.split() if not word.startswith("*")}) == 1


def _of(count: int, sample: Sample) -> Sample:
    """Return a sample of `count` players."""
    return lambda cast: sample(cast.first(count))


SAMPLES: Mapping[str, Sample] = MappingProxyType(
    {
        "stage-states": states,
        "stage-backs": backs,
        "stage-two": _of(2, fewest),
        "stage-trick-three": _of(3, trick(3)),
        "stage-partners": _of(4, partners),
        "stage-trick-five": _of(5, trick(5, winner=2)),
        "stage-trick-six": _of(6, trick(6, viewing_seat=2, winner=4)),
        "stage-trick-eight": _of(8, trick(8, winner=4)),
        "stage-trick-ten": trick(10, winner=4),
        "stage-pot": pots,
        "stage-pot-large": large,
        "stage-end-three": _of(3, ending(3)),
        "stage-end-six": _of(6, ending(6)),
        "stage-end-eight": _of(8, ending(8)),
        "stage-beat": _of(6, beaten("8S 8D 8C")),
        "stage-lead": _of(6, beaten("")),
        "stage-melds": _of(5, melds(is_full=False)),
        "stage-melds-full": _of(5, melds(is_full=True)),
        "stage-open-five": _of(5, open_cards(5)),
        "stage-open-seven": _of(7, open_cards(7)),
    }
)
"""Every sample by name."""
