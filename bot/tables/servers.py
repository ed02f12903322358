"""What the managers of a server set: where, by whom and on what terms games are played there."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

from bot.games.protocol import HIGHEST_STAKE
from bot.hosted import Games
from bot.store import NoteRow, ServerSettingRow, Store
from bot.tables.errors import Declined, Reason
from bot.tables.looks import LANGUAGES, Theme
from bot.tables.table import USUAL_UNIT
from bot.values.unit import read_unit

DEFAULT_GAME = "mille"  # played when nobody names a game; servers set its usual terms
MOST_CHANNELS = 25  # a menu on Discord holds no more
LONGEST_NUMBER = 20  # digits of anything that Discord names, and of a stake
KEPT = 1_000  # different settings of servers that are remembered
_YES_NO: Mapping[str, bool] = MappingProxyType({"yes": True, "no": False})


class Setting(StrEnum):
    """What can be set in a server."""

    CHANNELS = "channels"
    ROLE = "role"
    GAMES = "games"
    GAME = "game"
    RULES = "rules"
    TARGET = "target"
    STAKE = "stake"
    LARGEST_STAKE = "largest-stake"
    UNIT = "unit"
    LANGUAGE = "language"
    THEME = "theme"
    THREADS = "threads"
    RECORDS = "records"
    REACTIONS = "reactions"


@dataclass(frozen=True, slots=True)
class Playable:
    """Which games may be played in a server."""

    names: tuple[str, ...]  # in the order of the registry
    usual: str  # one of them: the game that is meant where nobody names one


class Records(StrEnum):
    """Who may export the record of a finished game, beside its players."""

    PLAYERS = "players"  # nobody else
    EVERYONE = "everyone"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """All settings of one server."""

    unit: str = USUAL_UNIT  # what stakes are counted in
    channels: tuple[int, ...] = ()  # where games may be started; empty: everywhere
    role: int | None = None  # who may play; None: everybody
    games: tuple[str, ...] = ()  # which may be played; empty: all that are hosted
    game: str = DEFAULT_GAME  # the usual one, if it may be played
    rules: str = "classic"  # this, `target` and `stake` hold unless a challenge says otherwise
    target: str = ""  # points; empty: the target of the rules
    stake: int = 100  # minor units
    largest_stake: int = HIGHEST_STAKE  # minor units
    language: str = ""  # of public messages; empty: the language of the server on Discord
    theme: Theme = Theme.NIGHT  # of public pictures
    threads: bool | None = None  # whether each game gets its own thread; None: as the operator has set
    records: Records = Records.PLAYERS
    reactions: bool = True  # whether players may react to each other at the table

    def allows(self, *places: int) -> bool:
        """Whether games may be started in one of these places, such as a thread and its channel."""
        return not self.channels or not set(places).isdisjoint(self.channels)

    def playable(self, hosted: Collection[str]) -> Playable:
        """Which of the hosted games may be played here, and which one is meant where nobody names one.

        Where none of those is hosted any more that were chosen, all may be played.
        """
        names = tuple(each for each in hosted if each in self.games) or tuple(hosted)
        return Playable(names, next((each for each in (self.game, DEFAULT_GAME) if each in names), names[0]))

    def terms(self, given: Mapping[str, str]) -> dict[str, str]:
        """The options of a new game: those somebody gave, and the usual ones of the server.

        The usual target holds with the usual rules only.
        """
        usual = {} if "rules" in given else {"rules": self.rules, **({"target": self.target} if self.target else {})}
        return usual | dict(given)


class ServerBook:
    """Stores the settings of each server, and the language in which Discord shows it."""

    def __init__(self, games: Games, store: Store, *, unit: str) -> None:
        """`unit` is what stakes are counted in where nobody chose another."""
        self._games = games
        self._store = store
        self._unit = unit

    async def of(self, guild_id: int | None) -> ServerSettings:
        """The settings of a server; the defaults for a direct message (None)."""
        chosen = {} if guild_id is None else await self._store.server_settings(guild_id)
        return _settings(self._unit, tuple(chosen.items()))

    async def playing(self, guild_id: int | None, game: str) -> ServerSettings:
        """The settings of a server where `game` is to be played. Raises Declined (NOT_PLAYED) where it may not be."""
        server = await self.of(guild_id)
        if game not in server.playable(self._games).names:
            raise Declined(Reason.NOT_PLAYED)
        return server

    async def choose(self, guild_id: int, setting: Setting, text: str) -> ServerSettings:
        """Set `setting` to `text`; an empty text restores the default. Return the new settings.

        Stakes are in minor units, channels and the role by their Discord ids. Raises Declined or BadOption.
        """
        kept = self._read(setting, text, await self.of(guild_id)) if text else ""
        rows = [ServerSettingRow(guild_id, setting.value, kept)]
        if setting is Setting.RULES:  # new rules bring their own target
            rows.append(ServerSettingRow(guild_id, Setting.TARGET.value, ""))
        await self._store.commit(*rows)
        return await self.of(guild_id)

    def _read(self, setting: Setting, text: str, now: ServerSettings) -> str:
        """The text of a setting as it is stored. Raises Declined, or BadOption for unknown rules and targets."""
        match setting:
            case Setting.RULES:
                return self._games[DEFAULT_GAME].game.options({"rules": text}).rules
            case Setting.TARGET:
                return self._games[DEFAULT_GAME].game.options({"target": text}).texts()["target"]
            case Setting.GAMES:
                chosen = {_one_of(self._games, each) for each in text.split()}
                return "" if chosen == set(self._games) else " ".join(sorted(chosen))  # a game that joins may be played
            case Setting.GAME:
                return _one_of(now.playable(self._games).names, text)
            case _:
                return _read(setting, text, now)

    async def language_seen(self, guild_id: int) -> str | None:
        """The language in which Discord showed the server last; None for a server never seen."""
        return await self._store.note(_language_note(guild_id))

    async def see_language(self, guild_id: int, locale: str) -> None:
        """Store the language in which Discord shows the server."""
        if await self.language_seen(guild_id) != locale:
            await self._store.commit(NoteRow(_language_note(guild_id), locale))


def _language_note(guild_id: int) -> str:
    """The key of the note that holds the language of a server."""
    return f"language/{guild_id}"


@lru_cache(KEPT)  # every press asks, and answers are alike: most servers have chosen nothing
def _settings(unit: str, texts: tuple[tuple[str, str], ...]) -> ServerSettings:
    chosen = {Setting.UNIT: unit} | {key: text for key, text in texts if text}
    largest = int(chosen.get(Setting.LARGEST_STAKE, HIGHEST_STAKE))
    role = chosen.get(Setting.ROLE)
    return ServerSettings(
        unit=chosen[Setting.UNIT],
        channels=tuple(map(int, chosen.get(Setting.CHANNELS, "").split())),
        role=int(role) if role else None,
        games=tuple(chosen.get(Setting.GAMES, "").split()),
        game=chosen.get(Setting.GAME, DEFAULT_GAME),
        rules=chosen.get(Setting.RULES, "classic"),
        target=chosen.get(Setting.TARGET, ""),
        stake=min(int(chosen.get(Setting.STAKE, 100)), largest),
        largest_stake=largest,
        language=chosen.get(Setting.LANGUAGE, ""),
        theme=Theme(chosen.get(Setting.THEME, Theme.NIGHT)),
        threads=_YES_NO.get(chosen.get(Setting.THREADS, "")),
        records=Records(chosen.get(Setting.RECORDS, Records.PLAYERS)),
        reactions=_YES_NO[chosen.get(Setting.REACTIONS, "yes")],
    )


def _discord_id(text: str) -> str:
    """A channel or a role as Discord names it. Raises Declined (STALE) for what is no such number."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Declined(Reason.STALE)
    return str(int(text))


def _read(setting: Setting, text: str, now: ServerSettings) -> str:
    """The text of a setting as it is stored, but of rules and targets, which are the game's. Raises Declined."""
    match setting:
        case Setting.CHANNELS:
            return " ".join(map(_discord_id, text.split()[:MOST_CHANNELS]))
        case Setting.ROLE:
            return _discord_id(text)
        case Setting.STAKE | Setting.LARGEST_STAKE:
            most = now.largest_stake if setting is Setting.STAKE else HIGHEST_STAKE
            if not text.isdecimal() or len(text) > LONGEST_NUMBER or int(text) > most:
                raise Declined(Reason.STAKE)
            return text
        case Setting.UNIT:
            try:
                return read_unit(text)
            except ValueError:
                raise Declined(Reason.UNIT) from None
        case Setting.LANGUAGE:
            return _one_of(LANGUAGES, text)
        case Setting.THEME:
            return _one_of(tuple(Theme), text)
        case Setting.THREADS | Setting.REACTIONS:
            return _one_of(_YES_NO, text)
        case _:
            return _one_of(tuple(Records), text)


def _one_of(values: Iterable[str], text: str) -> str:
    if text not in values:
        raise Declined(Reason.STALE)
    return str(text)
