"""Players' preferences: how they are notified of their turn, quiet hours, language and looks."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

from bot.games.cards import HandOrder, Sorting
from bot.store import WHO, PreferenceRow, Store
from bot.tables.errors import Declined, Reason
from bot.tables.settings.looks import LANGUAGES, Theme
from bot.tables.state.people import Player
from bot.tables.state.quiet import QuietHours, parse_quiet


class Challenges(StrEnum):
    """A rule for who may challenge a player, or invite them to a table."""

    ANYBODY = "anybody"
    KNOWN = "known"  # people they have played with
    NOBODY = "nobody"


class Notice(StrEnum):
    """A way to notify a player of their turn."""

    DM = "dm"  # a new panel in the direct messages
    MENTION = "mention"  # the table is posted again with a mention
    SILENCE = "silence"


KEPT = 1_000  # different sets of preferences to remember
FOUR_COLORS, LARGER, UNLISTED, UNASKED, ASKED, WITHOUT, TOLD = "four", "larger", "no", "go", "ask", "off", "on"
QUIET = "quiet"
LESSON = "lesson-"  # prefix of the key for a player's progress in the lesson of a game
LOOKS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "language": ("", *LANGUAGES),
        "theme": tuple(Theme),
        "deck": ("two", FOUR_COLORS),
        "cards": ("usual", LARGER),
        "emoji": ("on", WITHOUT),
        "order": tuple(HandOrder),
        "sorting": tuple(Sorting),
        "leaderboards": ("yes", UNLISTED),
        "clean": (ASKED, UNASKED),
        "passing": (UNASKED, ASKED),
        "reactions": ("on", WITHOUT),
        "windows": ("off", TOLD),
        WHO: tuple(Challenges),
    }
)
"""The choices in players' settings: the values of each key, the default first."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """All choices of one player."""

    notice: Notice = Notice.DM
    quiet: QuietHours | None = None
    language: str = ""  # empty: the language of their client
    theme: Theme = Theme.NIGHT  # of private pictures
    four_colors: bool = False  # diamonds blue, clubs green
    larger: bool = False  # whether the cards of their hand are drawn larger
    has_emoji: bool = True  # whether small cards appear next to the names of cards
    order: HandOrder = HandOrder.DOWN  # of their hand, in pictures, words and menus
    sorting: Sorting = Sorting.SUIT  # of their hand, in games that let them choose
    is_listed: bool = True  # whether leaderboards may name them
    asks_clean: bool = True  # whether a lay that would spoil a clean exit is asked about first
    asks_passing: bool = False  # whether a pass that breaks up a good hand is asked about first
    reacts: bool = True  # whether they send reactions, and see those of others in their panels
    notified_of_windows: bool = False  # whether a chance to claim off turn notifies them like their own turn
    challenges: Challenges = Challenges.ANYBODY  # who may challenge them

    def looks(self) -> dict[str, str]:
        """Return the chosen values of `LOOKS`, by key."""
        return {
            "language": self.language,
            "theme": self.theme.value,
            "deck": FOUR_COLORS if self.four_colors else "two",
            "cards": LARGER if self.larger else "usual",
            "emoji": "on" if self.has_emoji else WITHOUT,
            "order": self.order.value,
            "sorting": self.sorting.value,
            "leaderboards": "yes" if self.is_listed else UNLISTED,
            "clean": ASKED if self.asks_clean else UNASKED,
            "passing": ASKED if self.asks_passing else UNASKED,
            "reactions": "on" if self.reacts else WITHOUT,
            "windows": TOLD if self.notified_of_windows else "off",
            WHO: self.challenges.value,
        }

    def is_quiet(self, at: int) -> bool:
        """Return whether a message must make no sound at this moment (Unix milliseconds)."""
        return self.quiet is not None and self.quiet.contains(at)


class PreferenceBook:
    """A store of preferences. A new one is a field above, a key in `of`, and a control in the settings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, player: Player) -> Preferences:
        """Return the preferences of `player`. Those never chosen have their defaults."""
        return _preferences(tuple((await self._store.preferences(player.id)).items()))

    async def quiet_of(self, player: Player) -> str | None:
        """Return the quiet hours of `player` now; a table keeps them as they are when it begins."""
        hours = (await self.of(player)).quiet
        return None if hours is None else str(hours)

    async def choose_notice(self, player: Player, notice: str) -> None:
        """Notify `player` in this way from now on. Raises Declined (STALE) for an unknown `notice`."""
        if notice not in Notice.__members__.values():
            raise Declined(Reason.STALE)
        await self._store.commit(PreferenceRow(player.id, "notice", str(notice)))

    async def choose_quiet(self, player: Player, quiet: QuietHours | None) -> None:
        """Give `player` these quiet hours, or none (None)."""
        await self._store.commit(PreferenceRow(player.id, QUIET, "" if quiet is None else str(quiet)))

    async def choose(self, player: Player, key: str, value: str) -> None:
        """Store the choice of `player` among `LOOKS`. Raises Declined (STALE) for an unknown key or value."""
        if value not in LOOKS.get(key, ()):
            raise Declined(Reason.STALE)
        await self._store.commit(PreferenceRow(player.id, key, value))


def can_be_chosen(key: str, value: str) -> bool:
    """Return whether someone can have chosen this, to check a database. Keys of other versions may hold anything."""
    match key:
        case "notice":
            return value in Notice.__members__.values()
        case _ if key == QUIET:
            try:
                parse_quiet(value)
            except ValueError:
                return False
            return True
        case _ if key.startswith(LESSON):
            return value.isascii() and value.isdecimal()
    return value in LOOKS.get(key, (value,))


@lru_cache(KEPT)  # every press asks, and answers are alike: most people have chosen nothing
def _preferences(texts: tuple[tuple[str, str], ...]) -> Preferences:
    chosen = dict(texts)
    quiet = chosen.get(QUIET)
    return Preferences(
        notice=Notice(chosen.get("notice", Notice.DM)),
        quiet=parse_quiet(quiet) if quiet else None,
        language=chosen.get("language", ""),
        theme=Theme(chosen.get("theme", Theme.NIGHT)),
        four_colors=chosen.get("deck") == FOUR_COLORS,
        larger=chosen.get("cards") == LARGER,
        has_emoji=chosen.get("emoji") != WITHOUT,
        order=HandOrder(chosen.get("order", HandOrder.DOWN)),
        sorting=Sorting(chosen.get("sorting", Sorting.SUIT)),
        is_listed=chosen.get("leaderboards") != UNLISTED,
        asks_clean=chosen.get("clean") != UNASKED,
        asks_passing=chosen.get("passing") == ASKED,
        reacts=chosen.get("reactions") != WITHOUT,
        notified_of_windows=chosen.get("windows") == TOLD,
        challenges=Challenges(chosen.get(WHO, Challenges.ANYBODY)),
    )
