"""Trouble that keeps the bot from its duties at the moment, and the time since which there is none."""

from dataclasses import dataclass, field


@dataclass
class Trouble:
    """Everything that is wrong with the world now, by name."""

    now: set[str] = field(default_factory=set)
    well_since: float = 0.0  # s on the timeline; counts while nothing is wrong

    def begin(self, name: str) -> None:
        """Note that something goes wrong."""
        self.now.add(name)

    def end(self, name: str, at: float) -> None:
        """Note that it is well again, at this second of the timeline."""
        self.now.discard(name)
        self.well_since = at

    def has(self, name: str) -> bool:
        """Return whether this goes wrong now."""
        return name in self.now

    def well_for(self, at: float) -> float:
        """Return for how many seconds nothing has been wrong."""
        return 0.0 if self.now else at - self.well_since
