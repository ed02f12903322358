"""Kalooki for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.games.arranging import arrangements
from bot.games.cards import CARDS, JOKER, Card
from bot.games.kalooki.board import DECK
from bot.games.kalooki.contracts import CONTRACTS, RULES
from bot.games.kalooki.inner.game import KalookiGame
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import (
    Add,
    Allow,
    Call,
    Discard,
    Draw,
    EndTurn,
    Group,
    Kind,
    Lay,
    Pass,
    Swap,
    Take,
    laid_as,
)
from bot.games.kalooki.scoring import cost
from bot.games.melds import End
from bot.games.protocol import Move, No, Position, Seat, clockwise
from bot.robots.kalooki.novice import KalookiNovice
from tests.games.kit import Kit, with_unknown_shuffled
from tests.games.play import Ply, RandomGame, play_again

SOUND = 0.75  # of the moves of a random game are a robot's: otherwise hardly any contract would ever be laid
_ROBOT = KalookiNovice()


class KalookiKit(Kit):
    """Kalooki."""

    game = KalookiGame()
    variants = (
        {"contracts": "2"},
        {"contracts": "13", "payment": "game"},
        {"contracts": "7", "overcall": "refuse", "per": "10"},
        {"contracts": "48", "overcall": "refuse"},
        {"contracts": "1"},
    )
    private = frozenset({"seat", "turn", "hand", "answer", "fresh"})
    probes = tuple(
        move
        for card in (*CARDS, JOKER)
        for move in (
            Discard(card),
            Swap(1, card),
            Add(1, (card,)),
            Add(1, (card,), End.HIGH),
            Lay((Group(Kind.SET, (card,) * 3),)),
        )
    )
    nonsense = (
        "discard QSS",
        "discard QS KD",
        "QS",
        "lay QS QD QH",
        "lay set",
        "lay set QS QD QH, run",
        "add 1",
        "add QS",
        "add 0 QS",
        "add 01 QS",
        "add 1 middle QS",
        "swap 1",
        "swap QS",
        "swap 1 QS KS",
        "take QS",
        "call; draw",
    )

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Return two packs and four jokers."""
        return DECK

    def cards(self, position: Position) -> Counter[Card]:
        """Return hands, stock, pile and melds."""
        assert isinstance(position, KalookiPosition)
        table = position.board.table
        held = Counter(card for hand in position.hands for card in hand)
        laid = Counter(card for _, meld in table.melds for card in meld.cards)
        return held + laid + Counter(position.stock) + Counter(table.pile)

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` holds."""
        assert isinstance(position, KalookiPosition)
        return Counter(position.hands[seat])

    def likely(self, position: Position, seat: Seat, chooser: random.Random) -> Move | None:
        """Return a robot's move, as a rule; few call."""
        if chooser.random() > SOUND:
            return None
        return _ROBOT.choose(position.view(seat), random=chooser)

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield moves of every sort, with cards from hand and with others."""
        assert isinstance(position, KalookiPosition)
        held, melds = [*position.hands[seat]] or [*CARDS], len(position.board.table.melds)
        yield from (No(), Call(), Allow(), Take(), Draw(), Pass(), EndTurn())
        if contract := position.board.contract:
            for way in arrangements(position.hands[seat], CONTRACTS[contract], RULES, worth=cost)[:2]:
                yield laid_as(way.melds)
                yield laid_as(way.melds[1:])
        for cards in (held, DECK):
            for card in chooser.sample(cards, min(3, len(cards))):
                number = chooser.randint(1, melds + 1)
                yield from (Discard(card), Swap(number, card), Add(number, (card,)))
                yield Add(number, (card,), chooser.choice([*End]))
                yield Add(number, (card, chooser.choice(cards)), End.HIGH)
            for count in (3, 4, 5):
                some = tuple(chooser.sample(cards, min(count, len(cards))))
                yield Lay((Group(chooser.choice([*Kind]), some),))
            rank = chooser.choice(CARDS).rank
            alike = [card for card in cards if card is JOKER or card.rank is rank]
            yield Lay((Group(Kind.SET, tuple(alike[:4] or cards[:3])),))

    def sort_of(self, move: Move) -> object:
        """Return the move itself: cards matter, and which of equal ones is laid does not show."""
        return str(move)

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin with other hidden hands and stock, from the last deck or renewed stock.

        Or an answer that still waits in a window is the opposite one.
        """
        position = played.plies[plies - 1].after
        assert isinstance(position, KalookiPosition)
        if position.answers and chooser.random() < 0.5:
            turned = _with_another_answer(played, plies, position, viewer)
            if turned is not None:
                return turned
        at = max((at for at in range(plies) if played.plies[at].move is None), default=None)
        if at is None or position.chance is not None or position.board.outcome is not None:
            return None
        unknown = [
            Counter(hand) - Counter(known)
            for hand, known in zip(position.hands, position.board.table.known, strict=True)
        ]
        owners, stock = _owners(played, at, plies), len(position.stock)
        return with_unknown_shuffled(played, plies, viewer, chooser, at=at, stock=stock, unknown=unknown, owners=owners)


def _owners(played: RandomGame, at: int, plies: int) -> Iterator[tuple[Seat, int]]:
    """Yield where the cards supplied at ply `at` went until now: seat, and index in the supply."""
    chance, after = played.plies[at].before.chance, played.plies[at].after
    assert chance is not None
    assert isinstance(after, KalookiPosition)
    if chance.kind == "deck":
        dealt = sum(after.board.table.in_hand)
        order = clockwise(played.seats, after=chance.seat)
        yield from ((order[index % len(order)], index) for index in range(dealt))
        drawn = dealt + 1  # the next is turned up
    else:
        yield chance.seat, 0
        drawn = 1
    for ply in played.plies[at + 1 : plies]:
        before, now = ply.before, ply.after
        assert isinstance(before, KalookiPosition)
        assert isinstance(now, KalookiPosition)
        if len(now.stock) == len(before.stock) - 1:
            yield _drawer(before, now), drawn
            drawn += 1


def _drawer(before: KalookiPosition, now: KalookiPosition) -> Seat:
    """Return who has drawn the card that left the stock: a caller as a penalty, or the active player."""
    was, table = before.board.table.calls, now.board.table.calls
    caller = next((Seat(seat) for seat, calls in enumerate(table) if calls > was[seat]), None)
    active = before.board.table.active
    assert active is not None
    return active if caller is None else caller


def _with_another_answer(
    played: RandomGame, plies: int, position: KalookiPosition, viewer: Seat | None
) -> RandomGame | None:
    """Return the game with the opposite of a player's answer, if that is still hidden."""
    for seat, answer in position.answers:
        if seat == viewer:
            continue
        made = list(played.plies[:plies])
        given = [at for at in range(plies) if _gives(made[at], seat, answer)]
        made[given[-1]] = replace(made[given[-1]], move=No() if answer == Call() else Call())
        turned = play_again(played, made)
        final = turned.final
        assert isinstance(final, KalookiPosition)
        if final.board == position.board:
            return turned
    return None


def _gives(ply: Ply, seat: Seat, answer: Move) -> bool:
    return ply.seat == seat and ply.move == answer
