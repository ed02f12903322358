"""Decisions are weighed in pieces: those of a whole review share a budget, which goes to the dearest doubts.

Each is weighed briefly first, until it is clear that what was played is no mistake, or in doubt. What is left of the
budget settles doubts: each time a piece of the dearest is weighed. The budget counts thoughts, never time: the
same game is reviewed alike everywhere.
"""

import hashlib
import pickle
import zlib
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random

from bot.coach.weighing import Advice, Weighing
from bot.games.protocol import Move, View
from bot.robots.coaching import Coach

HINT = 3  # thoughts: someone waits for one decision, not for a hundred
LONGEST = 1 / 4  # of a thought: robots of a higher rank wait no longer for whoever reads advice
EACH = 1.0  # thoughts for each decision of a review, on average
FEW = 100  # decisions: a review of fewer has as many thoughts as one of so many, if it needs them
BRIEFLY = 0.5  # of the progress that is shown: what comes before doubts are settled
FAST = 1  # how `zlib` packs


@dataclass(frozen=True, slots=True)
class Piece:
    """A decision, as far as it is weighed."""

    thoughts: float = 0.0  # that this piece took
    advice: Advice | None = None  # in the end; None then too where there is nothing to choose
    weighing: bytes = field(default=b"", repr=False)  # to go on in any process; imagined hidden cards may be in it
    doubt: float | None = None  # how many stakes are in doubt, once any are

    @property
    def is_last(self) -> bool:
        """Whether there is nothing more to weigh."""
        return not self.weighing


Work = partial[Piece]
"""What a process of the robots is to do next."""


def begin(coach: Coach, view: View, luck: str, played: Move | None) -> Piece:
    """Begin to weigh the decision of the viewing seat. No advice if nothing can be chosen, or `played` is unknown."""
    question = coach.question(view, played)
    if question is None or (played is not None and question.number_of(played) is None):
        return Piece()
    thoughts = HINT if played is None else 1
    seed = hashlib.sha256(luck.encode()).digest()
    random = Random(int.from_bytes(seed[:8]))  # noqa: S311  luck
    return weighed(Weighing.of(question, random, played=played, thoughts=thoughts))


def go_on(piece: Piece) -> Piece:
    """Weigh the next piece of a decision."""
    return weighed(_unpacked(piece))


def end(piece: Piece) -> Piece:
    """Return what is known of a decision by now."""
    return Piece(advice=_unpacked(piece).advice())


def weighed(weighing: Weighing) -> Piece:
    """Weigh a piece of a decision: what it says in the end follows from the deals, not from where they were divided."""
    before = weighing.made
    if weighing.try_deals(most=LONGEST):
        return Piece(weighing.made - before, weighing.advice())
    packed = zlib.compress(pickle.dumps(weighing), FAST)
    return Piece(weighing.made - before, weighing=packed, doubt=weighing.doubt)


def _unpacked(piece: Piece) -> Weighing:
    weighing: Weighing = pickle.loads(zlib.decompress(piece.weighing))  # noqa: S301  a process of the robots wrote it
    return weighing


def review(begun: Sequence[Work]) -> Generator[tuple[Work, float], Piece, list[Advice | None]]:
    """Weigh all decisions of a player in a game, which are begun by these works. Return the advice of each.

    It yields each next work, and the share of all that is done; what comes of the work is to be sent back.
    """
    found: list[Advice | None] = [None] * len(begun)
    doubts, left = dict[int, Piece](), EACH * max(FEW, len(begun))
    for number, work in enumerate(begun):
        share = BRIEFLY * number / len(begun)
        piece = yield work, share
        left -= piece.thoughts
        while not piece.is_last and piece.doubt is None:
            piece = yield partial(go_on, piece), share
            left -= piece.thoughts
        if piece.is_last:
            found[number] = piece.advice
        else:
            doubts[number] = piece
    all_left = left
    while doubts:
        number = max(doubts, key=lambda at: (doubts[at].doubt or 0.0, -at))
        share = BRIEFLY + (1 - BRIEFLY) * (1 - left / all_left) if left > 0 else 1.0
        piece = yield partial(go_on if left > 0 else end, doubts.pop(number)), share
        left -= piece.thoughts
        if piece.is_last:
            found[number] = piece.advice
        else:
            doubts[number] = piece
    return found


def weigh(coach: Coach, view: View, luck: str, played: Move | None) -> Advice | None:
    """Weigh a decision, here and now."""
    piece = begin(coach, view, luck, played)
    while not piece.is_last:
        piece = go_on(piece)
    return piece.advice


def reviewed(begun: Sequence[Work]) -> list[Advice | None]:
    """Weigh all decisions of a player in a game, here and now."""
    reviewing = review(begun)
    try:
        work, _ = next(reviewing)
        while True:
            work, _ = reviewing.send(work())
    except StopIteration as ended:
        advice: list[Advice | None] = ended.value
        return advice
