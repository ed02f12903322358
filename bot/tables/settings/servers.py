"""Server settings by its managers: where, by whom and on what terms games are played there."""

import json
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

from bot.games.protocol import HIGHEST_STAKE, BadOption, Game
from bot.hosted import Games
from bot.store import NoteRow, ServerSettingRow, Store
from bot.tables.errors import Declined, Reason
from bot.tables.settings.looks import LANGUAGES, Theme
from bot.tables.state.pace import parse_clock
from bot.tables.state.terms import USUAL_UNIT, Terms
from bot.tables.state.turn_pauses import check_forced
from bot.tables.time import SECOND
from bot.values.unit import read_unit

DEFAULT_GAME = "mille"  # played when nobody names a game
MOST_PICKED = 25  # channels or roles: a menu on Discord holds no more
LONGEST_NUMBER = 20  # digits of a Discord id, and of a stake
WINDOWS = range(5, 61)  # seconds
TERMS = "terms/"  # prefix of the key of a game's usual terms, which are JSON
KEPT = 1_000  # different server settings to remember
_YES_NO: Mapping[str, bool] = MappingProxyType({"yes": True, "no": False})


class Setting(StrEnum):
    """A setting of a server, besides the usual terms of each game."""

    CHANNELS = "channels"
    ROLE = "role"
    CALLED = "called"
    GAMES = "games"
    GAME = "game"
    WINDOW = "window"
    LARGEST_STAKE = "largest-stake"
    UNIT = "unit"
    LANGUAGE = "language"
    THEME = "theme"
    THREADS = "threads"
    RECORDS = "records"
    REACTIONS = "reactions"
    LEAGUE = "league"
    LEAGUE_ROLE = "league-role"
    HOSTS = "hosts"


@dataclass(frozen=True, slots=True)
class Playable:
    """The games that may be played in a server."""

    names: tuple[str, ...]  # in the order of the registry
    usual: str  # one of them: the game if nobody names one


@dataclass(frozen=True, slots=True)
class UsualTerms:
    """The default terms of a game in a server; None: as the game proposes."""

    options: Mapping[str, str] | None = None  # the preset as `rules`, and differences from it
    stake: int | None = None  # minor units
    clock: str = ""  # as `parse_clock` reads it


class Records(StrEnum):
    """A rule for who besides its players may export the record of a finished game."""

    PLAYERS = "players"  # nobody else
    EVERYONE = "everyone"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """All settings of one server."""

    unit: str = USUAL_UNIT  # of stakes
    channels: tuple[int, ...] = ()  # where games may be started; empty: everywhere
    role: int | None = None  # who may play; None: everyone
    called: tuple[int, ...] = ()  # roles that a table may call when it opens
    games: tuple[str, ...] = ()  # which may be played; empty: all that are hosted
    game: str = DEFAULT_GAME  # the usual one, if it may be played
    usual: Mapping[str, UsualTerms] = field(default_factory=dict)  # by game; others as the game proposes
    window: int | None = None  # ms for a claim in a live game; None: as the operator has set
    largest_stake: int = HIGHEST_STAKE  # minor units
    language: str = ""  # of public messages; empty: the language of the server on Discord
    theme: Theme = Theme.NIGHT  # of public pictures
    threads: bool | None = None  # whether each game gets its own thread; None: as the operator has set
    records: Records = Records.PLAYERS
    reactions: bool = True  # whether players may react to each other at the table
    has_league: bool = False
    league_role: int | None = None  # for the champions of a season; None: none
    hosts: int | None = None  # the role of those who may hold tournaments with an entry; None: who manages events

    def allows(self, *places: int) -> bool:
        """Return whether games may be started in one of these places, such as a thread and its channel."""
        return not self.channels or not set(places).isdisjoint(self.channels)

    def playable(self, hosted: Collection[str]) -> Playable:
        """Return which hosted games may be played here, and the one meant when nobody names one.

        If no chosen game is hosted anymore, all may be played.
        """
        names = tuple(each for each in hosted if each in self.games) or tuple(hosted)
        return Playable(names, next((each for each in (self.game, DEFAULT_GAME) if each in names), names[0]))

    def options(self, game: Game, given: Mapping[str, str]) -> dict[str, str]:
        """Return the options of a new game: those given, and the usual ones of the server.

        A named preset is taken unchanged.
        """
        return dict(given) if "rules" in given else {**self._usual_options(game), **given}

    def terms(self, game: Game) -> Terms:
        """Return the terms of a new game unless someone names others."""
        usual = self.usual.get(game.name, UsualTerms())
        stake = game.propose().stake if usual.stake is None else usual.stake
        options = game.options(self._usual_options(game))
        pace, plays_forced, *_ = parse_clock(usual.clock)
        plays_forced = plays_forced and game.has_forced_moves
        return Terms(game, options, min(stake, self.largest_stake), pace, self.unit, plays_forced)

    def _usual_options(self, game: Game) -> Mapping[str, str]:
        """Return the usual options, if the game still has them; else those that it proposes."""
        chosen = self.usual.get(game.name, UsualTerms()).options
        if chosen is not None:
            with suppress(BadOption):
                game.options(chosen)
                return chosen
        proposed = game.propose().options
        return {"rules": proposed.rules, **proposed.changes()}


class ServerBook:
    """A store of each server's settings, and of the language in which Discord shows it."""

    def __init__(self, games: Games, store: Store, *, unit: str) -> None:
        """`unit` is of stakes where nobody chose another."""
        self._games = games
        self._store = store
        self._unit = unit

    async def of(self, guild_id: int | None) -> ServerSettings:
        """Return the settings of a server; the defaults for a direct message (None)."""
        chosen = {} if guild_id is None else await self._store.server_settings(guild_id)
        return _settings(self._unit, tuple(chosen.items()))

    async def is_played(self, guild_id: int | None, game: str) -> bool:
        """Return whether `game` may be played in a server."""
        return game in (await self.of(guild_id)).playable(self._games).names

    async def playing(self, guild_id: int | None, game: str) -> ServerSettings:
        """Return the settings of a server where `game` is to be played. Raises Declined (NOT_PLAYED) if it may not."""
        server = await self.of(guild_id)
        if game not in server.playable(self._games).names:
            raise Declined(Reason.NOT_PLAYED)
        return server

    async def choose(self, guild_id: int, setting: Setting, text: str) -> ServerSettings:
        """Set `setting` to `text`; an empty text restores the default. Return the new settings.

        Stakes are in minor units, times in seconds, channels and the role by their Discord ids. Raises Declined.
        """
        kept = self._read(setting, text, await self.of(guild_id)) if text else ""
        await self._store.commit(ServerSettingRow(guild_id, setting.value, kept))
        return await self.of(guild_id)

    async def choose_terms(self, guild_id: int, terms: Terms) -> ServerSettings:
        """Make these the usual terms of their game, except the unit. Return the new settings.

        The game's own proposals are not stored, so that they may be improved. Raises Declined (STAKE), and as
        `check_forced`.
        """
        check_forced(terms)
        if not 0 <= terms.stake <= (await self.of(guild_id)).largest_stake:
            raise Declined(Reason.STAKE, game=terms.game.name)
        proposed = terms.game.propose()
        chosen: dict[str, object] = {}
        if terms.options != proposed.options:
            chosen["options"] = {"rules": terms.options.rules, **terms.options.changes()}
        if terms.stake != proposed.stake:
            chosen["stake"] = terms.stake
        if terms.clock is not None:
            chosen["clock"] = terms.clock
        text = json.dumps(chosen) if chosen else ""
        await self._store.commit(ServerSettingRow(guild_id, f"{TERMS}{terms.game.name}", text))
        return await self.of(guild_id)

    def _read(self, setting: Setting, text: str, now: ServerSettings) -> str:
        """Return the text to store for a setting. Raises Declined."""
        match setting:
            case Setting.GAMES:
                chosen = {_one_of(self._games, each) for each in text.split()}
                return "" if chosen == set(self._games) else " ".join(sorted(chosen))  # games added later may be played
            case Setting.GAME:
                return _one_of(now.playable(self._games).names, text)
            case _:
                return _read(setting, text)

    async def language_seen(self, guild_id: int) -> str | None:
        """Return the language in which Discord showed the server last; None for a server never seen."""
        return await self._store.note(_language_note(guild_id))

    async def see_language(self, guild_id: int, locale: str) -> None:
        """Store the language in which Discord shows the server."""
        if await self.language_seen(guild_id) != locale:
            await self._store.commit(NoteRow(_language_note(guild_id), locale))


def _language_note(guild_id: int) -> str:
    """Return the key of the note that holds the language of a server."""
    return f"language/{guild_id}"


def can_be_set(key: str, value: str, games: Games) -> bool:
    """Return whether a server can have set this, to check a database. Keys of other versions may hold anything."""
    try:
        if key.startswith(TERMS):
            terms = _terms(value)
            parse_clock(terms.clock)
            return terms.stake is None or 0 <= terms.stake <= HIGHEST_STAKE
        match key:
            case Setting.GAMES | Setting.GAME:
                return games.keys() >= set(value.split())
            case _ if key in Setting.__members__.values():
                _read(Setting(key), value)
    except (Declined, ValueError, TypeError, AttributeError):  # the last two: JSON of another form
        return False
    return True


@lru_cache(KEPT)  # every press asks, and answers are alike: most servers have chosen nothing
def _settings(unit: str, texts: tuple[tuple[str, str], ...]) -> ServerSettings:
    chosen = {Setting.UNIT: unit} | {key: text for key, text in texts if text}
    role = chosen.get(Setting.ROLE)
    return ServerSettings(
        unit=chosen[Setting.UNIT],
        channels=tuple(map(int, chosen.get(Setting.CHANNELS, "").split())),
        role=int(role) if role else None,
        called=tuple(map(int, chosen.get(Setting.CALLED, "").split())),
        games=tuple(chosen.get(Setting.GAMES, "").split()),
        game=chosen.get(Setting.GAME, DEFAULT_GAME),
        usual={key.removeprefix(TERMS): _terms(text) for key, text in chosen.items() if key.startswith(TERMS)},
        window=int(chosen[Setting.WINDOW]) * SECOND if Setting.WINDOW in chosen else None,
        largest_stake=int(chosen.get(Setting.LARGEST_STAKE, HIGHEST_STAKE)),
        language=chosen.get(Setting.LANGUAGE, ""),
        theme=Theme(chosen.get(Setting.THEME, Theme.NIGHT)),
        threads=_YES_NO.get(chosen.get(Setting.THREADS, "")),
        records=Records(chosen.get(Setting.RECORDS, Records.PLAYERS)),
        reactions=_YES_NO[chosen.get(Setting.REACTIONS, "yes")],
        has_league=_YES_NO[chosen.get(Setting.LEAGUE, "no")],
        league_role=int(chosen[Setting.LEAGUE_ROLE]) if Setting.LEAGUE_ROLE in chosen else None,
        hosts=int(chosen[Setting.HOSTS]) if Setting.HOSTS in chosen else None,
    )


def _terms(text: str) -> UsualTerms:
    """Return the usual terms as stored. Anything malformed is as the game proposes."""
    found = json.loads(text)
    options, stake = found.get("options"), found.get("stake")
    return UsualTerms(None if options is None else MappingProxyType(options), stake, found.get("clock", ""))


def _discord_id(text: str) -> str:
    """Return a channel or role id of Discord as text. Raises Declined (STALE) for any other text."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Declined(Reason.STALE)
    return str(int(text))


def _read(setting: Setting, text: str) -> str:
    """Return the text to store for a setting that is not about games. Raises Declined."""
    match setting:
        case Setting.CHANNELS | Setting.CALLED:
            return " ".join(map(_discord_id, text.split()[:MOST_PICKED]))
        case Setting.ROLE | Setting.LEAGUE_ROLE | Setting.HOSTS:
            return _discord_id(text)
        case Setting.LARGEST_STAKE:
            if not text.isdecimal() or len(text) > LONGEST_NUMBER or int(text) > HIGHEST_STAKE:
                raise Declined(Reason.STAKE)
            return text
        case Setting.WINDOW:
            if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER) or int(text) not in WINDOWS:
                raise Declined(Reason.WINDOW)
            return str(int(text))
        case Setting.UNIT:
            try:
                return read_unit(text)
            except ValueError:
                raise Declined(Reason.UNIT) from None
        case Setting.LANGUAGE:
            return _one_of(LANGUAGES, text)
        case Setting.THEME:
            return _one_of(tuple(Theme), text)
        case Setting.THREADS | Setting.REACTIONS | Setting.LEAGUE:
            return _one_of(_YES_NO, text)
        case _:
            return _one_of(tuple(Records), text)


def _one_of(values: Iterable[str], text: str) -> str:
    if text not in values:
        raise Declined(Reason.STALE)
    return str(text)
