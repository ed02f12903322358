"""The record of the bot's requests and their answers, for contract checks and for counting."""

from dataclasses import dataclass, field

from bot.playground.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request of the bot and its answer."""

    method: str
    route: str  # the path's shape: "/channels/{channel_id}/messages"
    path: str  # as asked, after /api/v10
    query: dict[str, str]
    request: object  # the JSON body, None without
    files: tuple[str, ...]  # names of the files sent along
    status: int
    response: object  # the JSON answer, None without
    counted: bool  # against the fifty a second
    fault: str | None = None
    at: float = 0.0  # seconds since 1970, when it was answered

    @property
    def interaction(self) -> bool:
        """Whether it answered an interaction."""
        return self.route.startswith(("/interactions/", "/webhooks/"))


KEPT_REFUSALS = 100  # of a Discord that runs for days


@dataclass(slots=True)
class Exchanges:
    """All exchanges in order, and every refusal given; with `keep` off only the newest refusals."""

    all: list[Exchange] = field(default_factory=list)
    refusals: list[tuple[Exchange, Refusal]] = field(default_factory=list)
    keep: bool = True  # a long benchmark turns this off

    def add(self, exchange: Exchange, refusal: Refusal | None) -> None:
        """Write one down."""
        if self.keep:
            self.all.append(exchange)
        if refusal is not None:
            self.refusals.append((exchange, refusal))
        if not self.keep:
            del self.refusals[:-KEPT_REFUSALS]
