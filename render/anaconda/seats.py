"""A seat of Anaconda: cards, flag, the bet of the round and the chips, or why its player is not in."""

from bot.games.anaconda.views import AnacondaView, Half, Phase
from bot.games.protocol import Seat
from bot.text import Locale
from render.deck import FACE_DOWN, PlainCard, Printed
from render.names import Name
from render.shapes import Shape
from render.stage.canvas import Stage
from render.stage.values import Badge, Coins, Disc, Look, Mark, OpenShown, SeatShown, State, Tone, Words
from render.words import say, written

FLAGS = {Half.HIGH: (Look.BRASS, Shape.HIGH), Half.LOW: (Look.BLUE, Shape.LOW)}
DEALT = 7  # cards each


def flag(half: Half, locale: Locale) -> Badge:
    """Return the flag of a declaration: by its sign, word and color."""
    look, sign = FLAGS[half]
    return Badge(say(locale, f"stage-label-{half.value}"), look, sign)


def seated(view: AnacondaView, seat: Seat, disc: Disc, name: Name, stage: Stage) -> OpenShown:
    """Return a seat as everyone sees it."""
    board, locale = view.board, stage.locale
    is_in = seat in board.money.playing
    marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
    if seat in board.chosen:
        marks.append(Mark.CHOSEN)
    half = board.declared[seat] if board.declared else None
    flags = () if half is None or not is_in else (flag(half, locale),)
    if not is_in:
        below = (Words(why_out(view, seat, locale), Tone.ASIDE),) if board.deal else ()
        chips = board.money.stacks[seat]
        end = (Coins(written(chips)),) if chips or not board.deal else ()
        return OpenShown(SeatShown(disc, name, _state(view, seat), tuple(marks), flags, below, end))
    put = board.bets.put[seat] if board.phase is Phase.BET else 0
    return OpenShown(
        SeatShown(disc, name, _state(view, seat), tuple(marks), flags),
        cards_of(view, seat),
        Badge(written(put), Look.BRASS) if put else None,
        chips_of(view, seat, locale),
    )


def cards_of(view: AnacondaView, seat: Seat) -> tuple[Printed, ...]:
    """Return the cards of a seat that is in: seven backs, or the one that is held and the four that are open."""
    board = view.board
    open_now = board.shown[seat] if board.shown else ()
    return (FACE_DOWN, *map(PlainCard, open_now)) if open_now else (FACE_DOWN,) * DEALT


def chips_of(view: AnacondaView, seat: Seat, locale: Locale) -> str:
    """Return the chips of a seat that is in, as written, or that it has none left."""
    chips = view.board.money.stacks[seat]
    return written(chips) if chips else say(locale, "anaconda-all-in")


def why_out(view: AnacondaView, seat: Seat, locale: Locale) -> str:
    """Return why a seat is not in this deal, in a word."""
    board = view.board
    if seat in board.left:
        return say(locale, "stage-state-left")
    return say(locale, "stage-state-folded" if seat in board.dealt else "anaconda-broke")


def _state(view: AnacondaView, seat: Seat) -> State:
    board = view.board
    if seat in board.left or (board.deal and seat not in board.money.playing):
        return State.DULL
    if seat in board.to_act and seat not in board.chosen:
        return State.TO_ACT if board.window is None else State.ASKED
    return State.LIVE
