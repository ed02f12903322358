"""The ids that Discord gives: each shows when it was made."""

DISCORD_EPOCH = 1_420_070_400_000  # ms, the first moment of 2015
TIME_BITS = 22  # the bits of an id below those that count milliseconds since then


def made_at(discord_id: int) -> int:
    """Return when Discord made this id (Unix milliseconds)."""
    return (discord_id >> TIME_BITS) + DISCORD_EPOCH


def first_id_at(moment: int) -> int:
    """Return the lowest id that Discord can make at a moment (Unix milliseconds)."""
    return (moment - DISCORD_EPOCH) << TIME_BITS
