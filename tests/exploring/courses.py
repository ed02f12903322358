"""Courses of short stories about one side of the bot: what is planted there shows within a few of them."""

from bot.exploring.story import Course, Kind
from bot.tables.time import HOUR, MINUTE, SECOND

AT_ONCE = {(0, 300): 0.4, (300, 5 * SECOND): 0.6}
SLOWLY = {(0, 5 * SECOND): 0.6, (MINUTE, HOUR): 0.3, (HOUR, 8 * HOUR): 0.1}
BEGINNINGS = {Kind.CHALLENGE: 5, Kind.ACCEPT: 8, Kind.OPEN: 3, Kind.SIT: 6, Kind.START: 4}


def _course(presses: dict[Kind, int], *, pauses: dict[tuple[int, int], float], **blows: int) -> Course:
    found = {Kind(name): often for name, often in blows.items()}
    return Course(0.1 if found else 0.0, found or {Kind.RESTART: 1}, pauses, {**BEGINNINGS, **presses})


RESULTS = _course({Kind.PLAY: 8, Kind.LEAVE: 5, Kind.SETTLE: 4, Kind.AGREE: 5, Kind.SETTING: 3}, pauses=AT_ONCE)
CLOCKS = _course({Kind.PLAY: 20, Kind.LATE: 4}, pauses=SLOWLY)
BANKS = _course({Kind.PLAY: 20}, pauses={(0, 5 * SECOND): 0.5, (11 * MINUTE, 40 * MINUTE): 0.5})
ORDERS = _course({Kind.PLAY: 20, Kind.ORDER: 14, Kind.TAKE_BACK: 8, Kind.CUT: 3, Kind.NEXT_DEAL: 6}, pauses=AT_ONCE)
DEALS = _course({Kind.PLAY: 20, Kind.CUT: 8, Kind.NEXT_DEAL: 12}, pauses=AT_ONCE)
AWAY = _course({Kind.PLAY: 20}, pauses=SLOWLY, line=3, server=3)
PLEAS = _course(
    {Kind.BLOCK: 10, Kind.SIT: 14, Kind.NUDGE: 8, Kind.PLAY: 6},
    pauses={(0, 5 * SECOND): 0.8, (MINUTE, 5 * MINUTE): 0.2},
)
GOODBYES = _course({Kind.FORGET: 8, Kind.SETTING: 10, Kind.SETTLE: 8, Kind.LEAVE: 5, Kind.PLAY: 5}, pauses=AT_ONCE)
DOUBT = _course({Kind.PLAY: 20}, pauses=SLOWLY, commit=4)
UNSHOWN = _course({Kind.DECLINE: 4, Kind.COUNTER: 3, Kind.LOBBY: 6}, pauses=SLOWLY, discord=4)
