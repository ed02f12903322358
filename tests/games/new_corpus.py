"""`python -m tests.games.new_corpus NAME…` plays the corpus of a game's newest edition (see `corpus.py`), once.

Then it looks at each of its positions, for refusals of every code, and for what leaving costs there. It overwrites
nothing.
"""

import json
import lzma
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from enum import StrEnum
from functools import partial
from itertools import count, islice
from pathlib import Path

from bot.games.protocol import ENDS, SEATS, BadOption, Game, Move, NotAMove, Position, Resign, Timeout
from tests.games.corpus import (
    BYSTANDER,
    DEAL,
    Leaving,
    Log,
    More,
    Replay,
    dealt_cards,
    left,
    place_of,
    place_of_more,
    read_logs,
    read_move,
    replayed,
)
from tests.games.kit import Kit
from tests.games.kits import IN_ALL_EDITIONS
from tests.games.play import Likely, RandomGame, play_at_random

Tried = tuple[int, str]
"""A refusal, and the number of its log."""

LOGS = 210  # of a game
TRIES = 20  # of a log, all refused
LONGEST = 150  # rows of a log, where a game is ever that short
OF_A_CODE = 24  # refusals that are kept of each code, among all logs
FROM_ONE = 4  # of them in a row that one log brings
OFTEN, APART = 3, 8  # so often does who is to act try something, after so many rows
LEAVINGS = 6  # of a log, at most
LEFT = (str(Resign()), str(Timeout()))
PATIENCE = 30  # games played until one is kept as it is


def main(names: list[str]) -> int:
    """Play a corpus for each of these games."""
    for name in names:
        kit = IN_ALL_EDITIONS[name]
        try:
            if not place_of(kit, len(kit.game.editions)).is_file():
                print(write_logs(kit))
            place = write_more(kit)
        except FileExistsError as there:
            print(f"{there.filename} is there already. Rules that change need another edition.", file=sys.stderr)
            return 1
        print(place)
    return 0


def write_logs(kit: Kit) -> Path:
    """Play the logs of a game and return their file. Raises FileExistsError: what was played stays as it is."""
    path = place_of(kit, len(kit.game.editions))
    if path.exists():
        raise FileExistsError(17, "is there", str(path))
    lines = [json.dumps(asdict(log), separators=(",", ":")) + "\n" for log in played_logs(kit)]
    path.parent.mkdir(exist_ok=True, parents=True)
    with path.open("xb") as file:
        file.write(lzma.compress("".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))
    return path


def write_more(kit: Kit) -> Path:
    """Look for refusals and for what leaving costs, and return the file of them. Raises FileExistsError."""
    edition = len(kit.game.editions)
    path = place_of_more(kit, edition)
    if path.exists():
        raise FileExistsError(17, "is there", str(path))
    chooser, logs, by_code = random.Random(edition), read_logs(kit, edition), defaultdict[str, list[Tried]](list)
    leavings = dict[int, list[Leaving]]()
    for log in logs:
        replay = replayed(kit, log)
        for number, tried in refused_at(kit, replay.positions, log, chooser):
            kept = by_code[tried.split(" ")[1]]
            if sum(each == number for each, _ in kept[-FROM_ONE:]) < FROM_ONE:
                kept.append((number, tried))
        leavings[log.number] = [*_leavings(replay, chooser)]
    further = defaultdict[int, list[str]](list)
    for kept in by_code.values():
        for number, tried in chooser.sample(kept, min(OF_A_CODE, len(kept))):
            further[number].append(tried)
    lines = [
        json.dumps(asdict(More(log.number, further[log.number], [[*each] for each in leavings[log.number]])))
        for log in logs
    ]
    with path.open("xb") as file:
        file.write(lzma.compress("\n".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))
    return path


def refused_at(
    kit: Kit, positions: Sequence[Position], log: Log, chooser: random.Random, *, apart: int = APART
) -> Iterator[Tried]:
    """Yield refusals at the positions of a log, of what seats might try there, and of what was played elsewhere."""
    rows = [row for row in log.rows if row != DEAL]
    for at in range(chooser.randrange(apart), len(positions), apart):
        position = positions[at]
        for seat in SEATS[: log.seats]:
            is_asked = seat in position.to_act
            moves = [read_move(kit.game, chooser.choice(rows))[1], *chooser.sample(kit.probes, min(2, len(kit.probes)))]
            if position.chance is None and position.outcome is None:
                for _ in range(OFTEN if is_asked else 1):
                    moves += kit.any_moves(position, seat, chooser)
            for move in moves:
                refusal = position.refusal(seat, move)
                if refusal is not None and _is_written(kit.game, move):
                    yield log.number, f"{at} {refusal.code} {seat} {move}"


def _leavings(replay: Replay, chooser: random.Random) -> Iterator[Leaving]:
    """Yield what it costs to leave, at some moments."""
    for _ in range(LEAVINGS):
        seats = chooser.sample(SEATS[: replay.seats], replay.seats)
        found = left(
            replay, chooser.randrange(len(replay.positions)), "".join(map(str, seats)), chooser.choice([*LEFT])
        )
        if found is not None and found.seats:
            yield found


def played_logs(kit: Kit) -> Iterator[Log]:
    """Yield logs of a game: sizes and variants in turn, other options at random. In every third one someone leaves."""
    numbers = count()
    for at in range(LOGS):
        played: RandomGame | None = None
        for number in islice(numbers, PATIENCE):
            played = played_with(kit, at, number, likely=kit.likely) or played
            if played is not None and played.final.outcome is not None:
                break
        if played is None:
            raise ValueError(f"no options of {kit.game.name} go with that many seats")
        yield written_down(kit, played, number)


def played_with(kit: Kit, at: int, number: int, *, likely: Likely, most: int = LONGEST) -> RandomGame | None:
    """Return a game, of as many rows as are kept; None if its options do not go with the number of seats."""
    chooser, game = random.Random(number), kit.game
    seats = game.seats[at % len(game.seats)]
    given = dict(chooser.choice(kit.variants))
    if len(game.presets) > 1:
        given["rules"] = chooser.choice(game.presets)
    usual = game.options(given)
    for each in fields(usual):
        value = getattr(usual, each.name)
        if isinstance(value, bool):
            given[each.name] = chooser.choice(["no", "yes"])
        elif isinstance(value, StrEnum):
            given[each.name] = str(chooser.choice([*type(value)]))
    options, leaves, dealing = game.options(given), at % 3 == 2 and seats > 2, partial(dealt_cards, game, number)
    try:
        return play_at_random(
            game, options, number, seats=seats, leaves=leaves, most=most, dealing=dealing, likely=likely
        )
    except BadOption:
        return None


def written_down(kit: Kit, played: RandomGame, number: int) -> Log:
    """Return the log of a game, with moves that were refused."""
    replay = Replay(kit, number, played.options, played.seats, played.first)
    rows = [
        DEAL if ply.move is None else f"{BYSTANDER if ply.seat is None else ply.seat} {ply.move}"
        for ply in played.plies
    ]
    for row in rows:
        if not replay.play(row):
            raise AssertionError(f"{kit.game.name} does not allow {row}")
    return Log(
        number=number,
        seats=played.seats,
        first=str(played.first),
        options=played.options.texts(),
        rows=rows,
        marks=replay.marks,
        seal=replay.seal,
        tries=[*islice(_tries(kit, played, random.Random(number)), TRIES)],
        scores=replay.scores(),
        totals=json.loads(replay.totals()),
        nets=replay.nets(),
        record=replay.record(),
        edition=played.options.edition,
    )


def _tries(kit: Kit, played: RandomGame, chooser: random.Random) -> Iterator[str]:
    """Yield different moves that are refused, of all seats and of a bystander, in all sorts of moments."""
    positions, found = played.positions, set[str]()
    while True:
        at = chooser.randrange(len(positions))
        position = positions[at]
        seat = chooser.choice([None, *played.everybody, *played.everybody, *position.to_act, *position.to_act])
        moves = [*chooser.sample(kit.probes, min(3, len(kit.probes))), chooser.choice([*ENDS.values()])]
        if seat is not None and position.chance is None and position.outcome is None:
            moves += kit.any_moves(position, seat, chooser)
        move = chooser.choice(moves)
        refusal = position.refusal(seat, move)
        if refusal is not None and _is_written(kit.game, move):
            tried = f"{at} {refusal.code} {BYSTANDER if seat is None else seat} {move}"
            if tried not in found:
                found.add(tried)
                yield tried


def _is_written(game: Game, move: Move) -> bool:
    """Return whether a log can hold the move: some that a test invents have no text."""
    try:
        return read_move(game, f"{BYSTANDER} {move}")[1] == move
    except NotAMove:
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
