"""Discord's ids: 42 bits of milliseconds since 2015, then 22 bits that keep them apart."""

from datetime import UTC, datetime

from bot.playground.clock import Clock

DISCORD_EPOCH = 1_420_070_400_000  # ms, the first moment of 2015


class Snowflakes:
    """A mint of ids that grow with the clock and never repeat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0  # the newest id so far

    def mint(self) -> int:
        """Return a new id, larger than every one before it."""
        now = int(self._clock.now() * 1000) - DISCORD_EPOCH
        self.last = max(now << 22, self.last + 1)
        return self.last

    def mint_for(self, shard: int, count: int) -> int:
        """Return a new id of a server that this one of all shards serves; some milliseconds ahead of the clock."""
        minted = self.mint()
        self.last = minted + ((shard - shard_of(minted, count)) % count << 22)
        return self.last


def shard_of(guild_id: int, count: int) -> int:
    """Return which of `count` shards serves a server."""
    return (guild_id >> 22) % count


def seconds_of(snowflake: int) -> float:
    """Return when an id was minted, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH) / 1000


def moment_of(snowflake: int) -> datetime:
    """Return when an id was minted, as a time in UTC."""
    return datetime.fromtimestamp(seconds_of(snowflake), UTC)


def seconds_at(written: str) -> float:
    """Return a time that was written in ISO 8601 with an offset, in seconds since 1970. Raises ValueError."""
    moment = datetime.fromisoformat(written)
    if moment.tzinfo is None:
        raise ValueError("the time has no offset")
    return moment.timestamp()


def stamp(seconds: float) -> str:
    """Return a time as Discord writes it: ISO 8601 with offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
