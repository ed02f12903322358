"""Refusals in sentences, and the rules behind them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.games.protocol import HIGHEST_STAKE, BadOption, NotAMove, Refusal, Refused
from bot.standing import MOST_NETTED, Objection
from bot.tables import (
    DEFAULT_GAME,
    LONGEST_CUT,
    LONGEST_QUIET,
    LONGEST_UNIT,
    WINDOWS,
    Declined,
    DiskFull,
    LimitReached,
    Reason,
    TooLarge,
)
from bot.text import Locale, has, say
from bot.tournament.umpire import Overruled
from cogs.amounts import amount
from cogs.names import as_text, until

PLAIN = frozenset({"not-held"})  # codes of refusals that say all there is: no sentence of the rules is behind them
LONGEST_SHOWN = 40  # characters of typed text that are repeated
_RULES: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.WAITING: "3",
        Reason.UNDO_NOTHING: "3",
        Reason.UNDO_LATE: "3",
        Reason.NOT_CUTTER: "2",
        Reason.STAKE: "8",
    }
)
"""The reasons for which hosting declines because of a rule of the default game, and the number of that rule."""


class Barred(Exception):  # noqa: N818  a refusal, not a fault
    """A wish that this place or this server does not allow; nothing has changed."""

    def __init__(self, words: str) -> None:
        """Give the reason in `words`, in the language of the person asking."""
        super().__init__(words)
        self.words = words


def refused(refusal: Refusal, *, locale: Locale) -> str:
    """Return why a move may not be played, with the number of the rule."""
    about = {key: "10" if text == "T" else text for key, text in refusal.about}  # a ten as it is printed on cards
    words = say(locale, f"{refusal.game}-refused-{refusal.code}", **about)
    return words if refusal.code in PLAIN else f"{words} ({say(locale, 'rules-number', rule=refusal.rule)})"


def sentence_behind(refusal: Refusal) -> str:
    """Return the opener of the exact rule sentence behind a refusal: the number of the rule, and the code."""
    return f"{refusal.rule}:{refusal.code}"


@dataclass(frozen=True, slots=True)
class Behind:
    """The rule behind a refusal."""

    game: str
    number: str
    opens: str = ""  # the topic of the rule, or its sentence; empty: find it by the number


def rule_behind(error: Exception) -> Behind | None:
    """Return the rule behind `error`; None when no rule is behind it."""
    match error:
        case Refused() if error.refusal.code in PLAIN:
            return None
        case Refused():
            return Behind(error.refusal.game, error.refusal.rule, sentence_behind(error.refusal))
        case BadOption() if error.rule:
            return Behind(error.game or DEFAULT_GAME, error.rule, "presets")
        case Declined(reason=Reason.BOTH_WAYS):
            return Behind(DEFAULT_GAME, "7", "presets")
        case Declined() if error.reason in _RULES and error.game in {"", DEFAULT_GAME}:
            return Behind(DEFAULT_GAME, _RULES[error.reason])
        case _:
            return None


def sentence(error: Exception, *, locale: Locale) -> str | None:
    """Return why a wish was refused, with the rule behind it if there is one; None for an error that is no refusal."""
    if isinstance(error, Refused):
        return refused(error.refusal, locale=locale)
    words, behind = _obstacle(error, locale=locale), rule_behind(error)
    if words is None or behind is None:
        return words
    return f"{words} ({say(locale, 'rules-number', rule=behind.number)})"


def _obstacle(error: Exception, *, locale: Locale) -> str | None:
    match error:
        case Declined():
            return say(
                locale,
                f"declined-{error.reason}",
                seats=error.seats,
                player=as_text(error.player),
                most=amount(HIGHEST_STAKE, locale=locale),
                longest=LONGEST_CUT,
                longest_unit=LONGEST_UNIT,
                longest_quiet=LONGEST_QUIET,
                least_window=str(WINDOWS[0]),
                most_window=str(WINDOWS[-1]),
                **_limit(error),
            )
        case TooLarge():  # an id or a number that nobody was ever given
            return say(locale, "declined-stale")
        case DiskFull():  # logged where it was met
            return say(locale, "disk-full")
        case Barred():
            return error.words
        case Objection():
            return say(locale, f"standing-no-{error.why}", most_netted=MOST_NETTED)
        case Overruled():
            return say(locale, f"tournament-no-{error.no.value}")
        case NotAMove():
            key = f"{error.game}-not-a-move-{error.code}"
            return say(locale, key if has("en", key) else f"{error.game}-not-a-move")
        case BadOption():
            return _bad_option(error, locale=locale)
        case _:
            return None


def _limit(error: Declined) -> dict[str, str | int]:
    """Return the words of a sentence about a limit: how many, and when more is possible."""
    limit = error if isinstance(error, LimitReached) else LimitReached(error.reason, 0)
    return {
        "count": limit.most,
        "time": "" if limit.at is None else until(limit.at),
    }


def _bad_option(error: BadOption, *, locale: Locale) -> str:
    choices = ", ".join(error.choices)
    own = f"{error.game or DEFAULT_GAME}-wrong-{error.key.replace('_', '-')}"
    # An unknown text may be anything that a person typed, even the key of a sentence.
    known = [] if error.code == "unknown-option" else [own, f"option-{error.key}"]
    for key in (*known, f"option-{error.code}"):
        if has("en", key):
            return say(locale, key, choices=choices, option=as_text(error.key[:LONGEST_SHOWN]))
    return say(locale, "option-other", option=as_text(error.key[:LONGEST_SHOWN]))
