"""The alt text of a table of many: whose turn it is, what lies in the middle, who sits where and holds how much."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from bot.text import Locale
from render.alt import sentences
from render.deck import PlainCard
from render.hands.spoken import spoken_cards
from render.names import Name
from render.stage.values import Backs, Badge, Coins, Mark, OpenShown, Piece, SeatShown, State, Words
from render.words import say, written

LONGEST_AHEAD = 10  # letters of a name in a note


class Spoken(StrEnum):
    """Words at a seat whose player has nothing to do, or acts in secret."""

    ASKED = "asked"
    CHOSEN = "chosen"
    FOLDED = "folded"
    GONE = "gone"
    IN = "in"
    LEFT = "left"
    OUT = "out"
    PASSED = "passed"
    UNSPOKEN = "unspoken"


class Label(StrEnum):
    """Words by the cards in the middle, and on badges."""

    CALLS = "calls"
    CONTRACT = "contract"
    HIGH = "high"
    LOW = "low"
    NOTHING = "nothing"
    PILE = "pile"
    POT = "pot"
    STOCK = "stock"
    TRUMPS = "trumps"


def state(locale: Locale, word: Spoken) -> str:
    """Return a state in a word or two."""
    return say(locale, f"stage-state-{word}")


def label(locale: Locale, word: Label) -> str:
    """Return a label."""
    return say(locale, f"stage-label-{word}")


def place(locale: Locale, number: int) -> str:
    """Return a place that was won: "1st"."""
    return say(locale, "stage-place", place=number)


def ahead(locale: Locale, totals: Sequence[int], names: Sequence[Name], *, fewest_win: bool = False) -> tuple[str, ...]:
    """Return who is ahead in the game and by how many points, for the notes above a table; nothing if nobody is."""
    best, *others = sorted(totals, reverse=not fewest_win)
    if best == others[0]:
        return ()
    name = names[totals.index(best)]
    printed = name.printed if len(name.printed) <= LONGEST_AHEAD else f"{name.bare[: LONGEST_AHEAD - 1].rstrip()}…"
    return (say(locale, "stage-note-ahead", name=printed, points=written(abs(best - others[0]))),)


def describe(
    locale: Locale,
    headline: str,
    middle: Sequence[str],
    seats: Sequence[SeatShown],
    *,
    viewing_seat: int | None = None,
) -> str:
    """Return the alt text of a table, from the same values as its picture.

    `middle` are sentences on what lies there. It says that *Table as text* has any omitted words.
    """
    first = 0 if viewing_seat is None else viewing_seat
    others = [seats[(first + step) % len(seats)] for step in range(0 if viewing_seat is None else 1, len(seats))]
    lead = say(locale, "stage-alt-seats" if viewing_seat is None else "stage-alt-around")
    around = [spoken_seat(locale, each) for each in others]
    own = [] if viewing_seat is None else [spoken_seat(locale, seats[viewing_seat], is_viewing=True)]
    turn = headline if headline.endswith(("?", "!", ".")) else say(locale, "stage-alt-turn", headline=headline)
    parts = [turn, *middle, *own, f"{lead} {around[0]}", *around[1:]]
    return sentences(locale, parts, more="stage-alt-more")


def spoken_seat(locale: Locale, shown: SeatShown, *, is_viewing: bool = False) -> str:
    """Return a seat in a sentence: the name and all that is drawn next to it."""
    facts = [fact for piece in (*shown.below, *shown.end, *shown.after_name) if (fact := _fact(locale, piece))]
    if state(locale, Spoken.GONE) not in facts:
        facts += [say(locale, "stage-alt-mark-robot") for mark in shown.marks if mark is Mark.ROBOT]
    facts += [say(locale, f"stage-alt-mark-{mark.value}") for mark in shown.signs if mark is not Mark.ROBOT]
    if (acts := {State.TO_ACT: "stage-alt-acts", State.ASKED: "stage-alt-asked"}.get(shown.state)) is not None:
        facts.append(say(locale, acts))
    words = ", ".join(dict.fromkeys(facts))  # facts drawn in two ways are said once
    if is_viewing:
        return say(locale, "stage-alt-you", facts=words) if words else ""
    if not words:
        return say(locale, "stage-alt-alone", name=shown.name.spoken)
    return say(locale, "stage-alt-seat", name=shown.name.spoken, facts=words)


def spoken_open(locale: Locale, shown: OpenShown, cards: str) -> SeatShown:
    """Return an open seat as one whose second line says the bet and its cards, in the words `cards`."""
    pieces: list[Piece] = [Words(cards)] if cards else []
    if shown.bet is not None:
        pieces.append(Words(say(locale, "stage-alt-bet", amount=shown.bet.words)))
    if shown.chips:
        is_amount = any(sign.isdigit() for sign in shown.chips)
        pieces.append(Coins(shown.chips) if is_amount else Words(shown.chips))
    return replace(shown.seat, below=(*pieces, *shown.seat.below))


def spoken_trick(locale: Locale, played: Sequence[tuple[PlainCard, Name]]) -> str:
    """Return the cards of a trick in playing order, each with its player."""
    cards = [
        say(locale, "stage-alt-card", card=spoken_cards((printed.card,), locale), name=name.spoken)
        for printed, name in played
        if printed.card is not None
    ]
    return say(locale, "stage-alt-trick", cards=", ".join(cards)) if cards else ""


def _fact(locale: Locale, piece: Piece) -> str:
    """Return a piece in words; the caller that arranges a table describes dots and discs."""
    match piece:
        case Words(words):
            return words
        case Coins(words):
            return say(locale, "stage-alt-chips", amount=words)
        case Badge(words):
            return "" if words == say(locale, "stage-state-unspoken") else words
        case Backs(count):
            return say(locale, "stage-alt-hand", count=count)
        case _:
            return ""
