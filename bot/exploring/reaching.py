"""What stories are to reach at least once: reasons of refusal, notices, and ways back after something went wrong.

Some can't be reached here, and `ELSEWHERE` says why. Commands and panels come with the real client.
"""

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.exploring.driver import Commit
from bot.standing import Why
from bot.tables import Close, Reason

IN_COMMANDS: Final = "commands and panels say it"
NEEDS_OTHERS: Final = "it takes a damaged log, a lost key, or another version of the bot"

ELSEWHERE: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(
            (
                f"declined {reason}"
                for reason in (
                    Reason.NO_FINISHED,
                    Reason.WHICH_TABLE,
                    Reason.NO_CLOCK,
                    Reason.QUIET_ALONE,
                    Reason.NOT_MANAGER,
                    Reason.BOTH_WAYS,
                    Reason.PRACTICING,
                    Reason.ROLE_CALLED,
                    Reason.MANY_NIGHTS,
                )
            ),
            IN_COMMANDS,
        ),
        **dict.fromkeys(
            (f"objection {why}" for why in (Why.SERVER_ONLY, Why.UNLISTED, Why.RECORD, Why.NO_GAMES, Why.NET_IS_LOCAL)),
            IN_COMMANDS,
        ),
        **dict.fromkeys((f"objection {why}" for why in (Why.NO_LEAGUE, Why.NO_SEASON)), IN_COMMANDS),
        **dict.fromkeys((f"declined {each}" for each in (Reason.DAMAGED, Reason.SEALED, Reason.NEWER)), NEEDS_OTHERS),
        **dict.fromkeys(
            (f"declined {each}" for each in (Reason.HINTS_NONE, Reason.HINTS_STAKE)),
            "nobody agrees on hints there",
        ),
        f"declined {Reason.DUPLICATE_AGAIN}": IN_COMMANDS,
        f"declined {Reason.TWINS}": "who looks for it expects it",
        **dict.fromkeys(
            (f"declined {each}" for each in (Reason.DAILY_OVER, Reason.DAILY_CLOSED, Reason.DAILY_SAT)),
            "somebody presses just at midnight, or comes back on the day on which they were forgotten",
        ),
        f"objection {Why.TOO_MANY}": "so many people do not play here",
        f"objection {Why.GONE}": "someone is forgotten in the very moment in which another person proposes something",
    }
)
"""What no story reaches, and why."""

NOTICES: Final = ("reminder", "late", "countered", "challenge over")
WAYS_BACK: Final = (
    "kill",
    "loss of power",
    "restart",
    "clock set",
    "line lost",
    "server lost",
    "trouble full",
    "trouble slow",
    "trouble discord",
    *(f"commit {each}" for each in Commit),
    "request lost",
    "answer lost",
    "press unheard",
    "announcement found again",
    "announcement given up",
    "store Unavailable",
    "store DiskFull",
    "too soon",
)

TO_REACH: Final = frozenset(
    {
        *(f"declined {each}" for each in Reason),
        *(f"objection {each}" for each in Why),
        *(f"notice {each}" for each in NOTICES),
        *(f"lobby {each}" for each in (*Close, "open", "started")),
        *WAYS_BACK,
    }.difference(ELSEWHERE)
)
"""All that stories are to reach."""


WHOLE_TO_REACH: Final = frozenset(
    {
        *(f"elsewhere: {each}" for each in ("begun", "revived", "settled")),
        *(f"daily: {each}" for each in ("done", "shared", "shared the next day", "a day opened", "days in a row")),
        *(f"league: {each}" for each in ("joined", "a season over", "announced")),
    }
)
"""All that whole stories are to reach besides."""


def missed(reached: Collection[str], sought: frozenset[str] = TO_REACH) -> list[str]:
    """Return what these have not reached of all that is `sought`, in order."""
    return sorted(sought.difference(reached))


def share(reached: Collection[str], sought: frozenset[str] = TO_REACH) -> float:
    """Return how much of all that is `sought` these have, from 0 to 1."""
    return len(sought.intersection(reached)) / len(sought)


def reached_lines(reached: Mapping[str, int], *, is_whole: bool = False) -> Iterator[str]:
    """Yield what was reached and how often, what was not, and what no story can reach. `is_whole`: of whole stories."""
    sought = WHOLE_TO_REACH if is_whole else TO_REACH
    for what, often in sorted(reached.items()):
        yield f"{often:7} {what}"
    for what in missed(reached, sought):
        yield f"  never {what}"
    for what, why in () if is_whole else sorted(ELSEWHERE.items()):
        yield f"      - {what}: {why}"
    yield f"reached: {share(reached, sought):.1%} of {len(sought)}"
