"""`python -m tests.games.new_corpus NAME…` plays the corpus of a game's newest edition (see `corpus.py`), once.

It overwrites none.
"""

import json
import lzma
import random
import sys
from collections.abc import Iterator
from dataclasses import asdict, fields
from enum import StrEnum
from functools import partial
from itertools import count, islice
from pathlib import Path

from bot.games.protocol import ENDS, BadOption, Game, Move, NotAMove
from tests.games.corpus import BYSTANDER, DEAL, Log, Replay, dealt_cards, place_of, read_move
from tests.games.kit import Kit
from tests.games.kits import IN_ALL_EDITIONS
from tests.games.play import RandomGame, play_at_random

LOGS = 210  # of a game
TRIES = 20  # of a log, all refused
LONGEST = 150  # rows of a log, where a game is ever that short
PATIENCE = 30  # games played until one is kept as it is


def main(names: list[str]) -> int:
    """Play a corpus for each of these games."""
    for name in names:
        try:
            place = write_logs(IN_ALL_EDITIONS[name])
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


def played_logs(kit: Kit) -> Iterator[Log]:
    """Yield logs of a game: sizes and variants in turn, other options at random. In every third one someone leaves."""
    numbers = count()
    for at in range(LOGS):
        played: RandomGame | None = None
        for number in islice(numbers, PATIENCE):
            played = _played(kit, at, number) or played
            if played is not None and played.final.outcome is not None:
                break
        if played is None:
            raise ValueError(f"no options of {kit.game.name} go with that many seats")
        yield _written_down(kit, played, number)


def _played(kit: Kit, at: int, number: int) -> RandomGame | None:
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
            game, options, number, seats=seats, leaves=leaves, most=LONGEST, dealing=dealing, likely=kit.likely
        )
    except BadOption:
        return None


def _written_down(kit: Kit, played: RandomGame, number: int) -> Log:
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
