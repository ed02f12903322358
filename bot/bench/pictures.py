"""The cost of a picture in play, here and in another checkout, by turns, and the memory of a drawing process."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from bot.bench import played
from bot.bench.hosts import HERE, python_of
from bot.tables import DEFAULT_GAME

ROUNDS = 3
MANY_GAMES = 60  # at once, for the memory
MB = 1 << 20


def compare(other: Path | None, *, pictures: int = played.PICTURES, rounds: int = ROUNDS) -> Iterator[str]:
    """Measure played games in this checkout, and in the `other` one. Each round is reported as soon as it is over.

    Alone there is one round.
    """
    roots = (HERE,) if other is None else (other, HERE)
    measured: list[list[played.Cost]] = []
    for number in range(1, (rounds if other else 1) + 1):
        measured.append([_cost(root, played.GAMES_AT_ONCE, pictures) for root in roots])
        costs = " / ".join(f"{cost.warm:.2f}" for cost in measured[-1])
        yield f"played games, round {number}: a picture {costs} ms of processor"
    for root, costs_of in zip(roots, zip(*measured, strict=True), strict=True):
        yield f"played games in {root}: {_costs_line(costs_of)}"
    if other is not None:
        yield f"of {other}: {_ratios(measured)}"
    for root in roots:
        held = _cost(root, MANY_GAMES, pictures).resident
        if held:
            yield f"{MANY_GAMES} games at once in {root}: {held / MB:.0f} MB in memory after {pictures} pictures"


def _cost(root: Path, games: int, pictures: int) -> played.Cost:
    """Draw in a separate process, with the Python of the checkout."""
    command = [python_of(root), str(Path(played.__file__)), str(root), DEFAULT_GAME, str(games), str(pictures)]
    return played.Cost.of(subprocess.run(command, check=True, capture_output=True, text=True, cwd=root).stdout)  # noqa: S603


def _costs_line(costs: Sequence[played.Cost]) -> str:
    cold, warm = median(cost.cold for cost in costs), median(cost.warm for cost in costs)
    size = median(cost.size for cost in costs)
    return f"a picture {warm:.2f} ms of processor, first {cold:.2f}, {size / 1000:.1f} KB"


def _ratios(rounds: Sequence[Sequence[played.Cost]]) -> str:
    """Return the second of each round as multiples of the first."""
    cold = median(ours.cold / other.cold for other, ours in rounds)
    warm = median(ours.warm / other.warm for other, ours in rounds)
    size = median(ours.size / other.size for other, ours in rounds)
    return f"{warm:.2f} of the processor, {cold:.2f} for the first, {size:.2f} of the bytes"
