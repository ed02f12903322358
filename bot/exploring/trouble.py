"""Trouble that keeps the bot from its duties at the moment, and the time since which there is none."""

from dataclasses import dataclass, field


@dataclass
class Trouble:
    """Everything that is wrong with the world now, by name."""

    now: set[str] = field(default_factory=set)
    well_since: float = 0.0  # s on the timeline; counts while nothing is wrong
    spells: list[tuple[float, float]] = field(default_factory=list)  # s: from the first to the last thing wrong
    _since: float = 0.0  # s; when the present spell began

    def begin(self, name: str, at: float) -> None:
        """Note that something goes wrong, at this second of the timeline."""
        if not self.now:
            self._since = at
        self.now.add(name)

    def so_far(self, at: float) -> list[tuple[float, float]]:
        """Return all spells of trouble, with the present one."""
        return [*self.spells, (self._since, at)] if self.now else [*self.spells]

    def end(self, name: str, at: float) -> None:
        """Note that it is well again, at this second of the timeline."""
        if self.now == {name}:
            self.spells.append((self._since, at))
        self.now.discard(name)
        self.well_since = at

    def has(self, name: str) -> bool:
        """Return whether this goes wrong now."""
        return name in self.now

    def well_for(self, at: float) -> float:
        """Return for how many seconds nothing has been wrong."""
        return 0.0 if self.now else at - self.well_since
