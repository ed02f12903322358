"""The tolerance between times that should be alike or in order."""

from bot.tables.time import HOUR, MINUTE, SECOND

LEEWAY = 4 * SECOND  # between two processes, whose clocks may each be two seconds away from that of the database
SKEW = MINUTE  # between the machine of a bot and that of the check, or Discord, or two that number rows at a server
LATEST = HOUR  # from now on: anything later is in the future by any clock
