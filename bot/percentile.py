"""What the benches say of many times: how long the quick and the slow ones took."""

from collections.abc import Sequence


def percentile(ordered: Sequence[float], share: float) -> float:
    """The time within which this share of the `ordered` times lay, the quickest in front."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
