"""Games of Anaconda set up and played in notation, so that a test reads like the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.anaconda.board import Board, Phase, Score
from bot.games.anaconda.inner.game import AnacondaGame
from bot.games.anaconda.inner.position import AnacondaPosition
from bot.games.anaconda.views import AnacondaView
from bot.games.cards import CARDS, Card, Hand, parse_card
from bot.games.protocol import SEATS, Position, Seat, of_kind
from tests.games.reading import Eyes, Lines
from tests.there import there

ANACONDA = AnacondaGame()

LINES = Lines(ANACONDA.parse)
step, refusal, why = LINES.step, LINES.refusal, LINES.why
EYES = Eyes(AnacondaView, Board, Score)
look, board, score = EYES.look, EYES.board, EYES.score


def begun(seats: int = 3, *, dealer: str = "", **options: str) -> Position:
    """Return a game before its first deck; the last seat deals, so that A speaks first."""
    first = Seat[dealer] if dealer else SEATS[seats - 1]
    return ANACONDA.start(ANACONDA.options(options), seats, first)


def stacked(*stacks: int, dealer: str = "", **options: str) -> Position:
    """Return a game before its first deck in which players have so many chips."""
    position = begun(len(stacks), dealer=dealer, **{"stack": str(max(20, *stacks)), **options})
    own = of_kind(AnacondaPosition, position)
    return replace(own, board=replace(own.board, money=replace(own.board.money, stacks=stacks)))


def order_of(position: Position) -> list[Seat]:
    """Return who gets cards in the next deal, from the dealer's left."""
    dealer, seats = there(there(position.chance).seat), board(position).seats
    around = [*seats[dealer + 1 :], *seats[: dealer + 1]]
    return [seat for seat in around if seat in board(position).solvent]


def dealt(position: Position, **hands: str) -> Position:
    """Return the next deal: B gets `b="AS KD"` and other cards, the lowest first."""
    order = order_of(position)
    held = _filled({seat: hands.get(str(seat).lower(), "") for seat in order})
    rest = [card for card in CARDS if not any(card in own for own in held.values())]
    return position.supply([*(held[seat][at] for at in range(7) for seat in order), *rest]).position


def _filled(wanted: Mapping[Seat, str]) -> dict[Seat, list[Card]]:
    """Return hands of seven: cards that nobody wants are spread so that they make no pair."""
    held = {seat: [parse_card(word) for word in words.split()] for seat, words in wanted.items()}
    taken = {card for own in held.values() for card in own}
    rest = [card for card in reversed(CARDS) if card not in taken]
    for own in held.values():
        while len(own) < 7:
            card = next((card for card in rest if card.rank not in [one.rank for one in own]), rest[0])
            own.append(card)
            rest.remove(card)
    return held


def say(position: Position, *lines: str) -> Position:
    """Return the position after these lines of a record; `AB: check` are two, `all: fold` one of each in turn."""
    for line in lines:
        seats, _, move = line.partition(": ")
        for seat in seats:
            position = step(position, f"{seat}: {move}").position
    return position


def silent(position: Position, phase: Phase | None = None) -> Position:
    """Return the position once all who are awaited have played by default, until the phase is another, or this one."""
    was = (board(position).phase, board(position).round)
    while position.awaited and (
        (board(position).phase, board(position).round) == was if phase is None else board(position).phase is not phase
    ):
        seat = min(position.awaited)
        position = position.play(seat, there(position.default(seat))).position
    return position


def holding(position: Position, **hands: str) -> Position:
    """Return the deal as if nothing had been passed, and these players held these cards and others that fit."""
    own = of_kind(AnacondaPosition, position)
    held = _filled({seat: hands.get(str(seat).lower(), "") for seat in own.board.dealt})
    rest = tuple(card for card in CARDS if not any(card in cards for cards in held.values()))
    return replace(
        own,
        hands=tuple(Hand(held.get(seat, ())) for seat in own.board.seats),
        rest=rest,
        parcels=(),
        board=replace(own.board, second_pass=()),
    )


Bets = Mapping[int, Sequence[str]]
"""The lines of each round of betting; a round without lines is checked."""


def shown_down(
    position: Position, fives: Mapping[str, str], lows: str = "", bets: Bets | None = None, *, is_over: bool = True
) -> Position:
    """Return a deal played to its end: these players show these cards, and those of `lows` declare low.

    They are dealt so that the passes of all bring them together. Who folds does so in round 3, and needs no five.
    """
    lines, order = bets or {}, order_of(position)
    final = _filled({seat: fives.get(str(seat), "") for seat in order})
    second = _before(final, order, 1 if len(order) == 2 else -2)
    first = _before(second, order, 1)
    position = dealt(position, **{str(seat).lower(): " ".join(map(str, first[seat])) for seat in order})
    for number, hands in ((1, second), (2, final)):
        position = _bet(position, lines.get(number, ()))
        step_ = 1 if number == 1 or len(order) == 2 else -2
        for at, seat in enumerate(order):
            gone = hands[order[(at + step_) % len(order)]][:3]
            position = say(position, f"{seat}: pass {' '.join(map(str, gone))}")
    position = _bet(position, lines.get(3, ()))
    for seat in board(position).playing:
        position = say(position, f"{seat}: {'low' if str(seat) in lows else 'high'}")
    for seat in board(position).playing:
        *four, fifth = fives[str(seat)].split()
        position = say(position, f"{seat}: show {' '.join(four)} hold {fifth}")
    return _bet(position, lines.get(4, ())) if is_over else say(position, *lines.get(4, ()))


def _bet(position: Position, lines: Sequence[str]) -> Position:
    position = say(position, *lines)
    return silent(position) if board(position).phase is Phase.BET else position


def _before(hands: Mapping[Seat, list[Card]], order: Sequence[Seat], step_: int) -> dict[Seat, list[Card]]:
    """Return the hands before the first three cards of each came from another."""
    return {seat: [*hands[seat][3:], *hands[order[(at + step_) % len(order)]][:3]] for at, seat in enumerate(order)}


def chips(position: Position) -> tuple[int, ...]:
    """Return the chips before everyone."""
    return board(position).money.stacks


def active(position: Position) -> str:
    """Return whose turn it is to bet."""
    return str(board(position).active)


def names(seats: Sequence[Seat]) -> str:
    """Return seats by their letters."""
    return "".join(map(str, seats))
