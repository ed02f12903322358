"""What a picture costs in play, here and in another checkout, by turns."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bot.bench import played
from bot.bench.hosts import HERE, python_of

ROUNDS = 3


def compare(beside: Path | None) -> Iterator[str]:
    """Measure played games in this checkout, and in the one `beside`."""
    roots = (HERE,) if beside is None else (beside, HERE)
    costs = [[_cost(root) for root in roots] for _ in range(ROUNDS if beside else 1)]
    for number, root in enumerate(roots):
        cold, warm, size = (median(values) for values in zip(*(_parts(row[number]) for row in costs), strict=True))
        yield f"played games in {root}: a picture {warm:.2f} ms of processor, first {cold:.2f}, {size / 1000:.1f} KB"
    if beside is not None:
        cold, warm, size = (
            median(values) for values in zip(*(_ratios(other, ours) for other, ours in costs), strict=True)
        )
        yield f"of {beside}: {warm:.2f} of the processor, {cold:.2f} for the first, {size:.2f} of the bytes"


def _cost(root: Path) -> played.Cost:
    """Draw in a process of its own, with the Python of the checkout."""
    command = [python_of(root), str(Path(played.__file__)), str(root)]
    return played.Cost.of(subprocess.run(command, check=True, capture_output=True, text=True, cwd=root).stdout)  # noqa: S603


def _parts(cost: played.Cost) -> tuple[float, float, float]:
    return cost.cold, cost.warm, cost.size


def _ratios(other: played.Cost, ours: played.Cost) -> tuple[float, float, float]:
    return ours.cold / other.cold, ours.warm / other.warm, ours.size / other.size
