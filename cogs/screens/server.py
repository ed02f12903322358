"""The settings of a server: a hidden panel on which every control shows a setting, and changes it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.games.protocol import Game
from bot.hosted import Games
from bot.tables import (
    LANGUAGES,
    LONGEST_UNIT,
    MOST_PICKED,
    WINDOWS,
    Records,
    ServerSettings,
    Setting,
    Theme,
)
from bot.text import Locale, say
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.options import Variants
from cogs.screens.screen import Block, Button, Choice, Form, Menu, Picker, PrivateScreen, Row, TextField
from cogs.screens.switches import switch
from cogs.screens.terms import terms_form
from cogs.terms import terms_lines

TYPED = (Setting.LARGEST_STAKE, Setting.UNIT, Setting.WINDOW)
TERMS = "terms"  # the word of an id, in place of a setting: the usual terms of the game that the key names
LONGEST_AMOUNT = 10  # characters; `10000.00` has eight
AS_USUAL = "usual"  # the value of a menu's first line, since Discord's menus take no empty ones
THREADS: Mapping[bool | None, str] = MappingProxyType({None: AS_USUAL, True: "yes", False: "no"})
REACTIONS: Mapping[bool, str] = MappingProxyType({True: "yes", False: "no"})


def server_panel(
    server: ServerSettings,
    games: Games,
    *,
    game: str,
    window: int,
    locale: Locale,
    said: str | None = None,
    channels: Sequence[int] = (),
    roles: Collection[int] = (),
) -> PrivateScreen:
    """Return all settings, with the usual terms of `game`.

    `window` is the operator's time for a claim in ms. `said` is a line about the last change; `channels` and `roles`
    are the chosen ones that exist.
    """
    everywhere, everyone = say(locale, "server-channels-all"), say(locale, "server-role-all")
    nobody = say(locale, "server-called-none")
    return PrivateScreen(
        (
            f"### {say(locale, 'server-title')}\n{said or say(locale, 'settings-apply')}",
            f"**{say(locale, 'server-channels')}**",
            Picker("channel", everywhere, _id(Setting.CHANNELS), tuple(channels), MOST_PICKED),
            f"**{say(locale, 'server-role')}**",
            Picker("role", everyone, _id(Setting.ROLE), _existing((server.role,), roles), 1),
            f"**{say(locale, 'server-called')}**",
            Picker("role", nobody, _id(Setting.CALLED), _existing(server.called, roles), MOST_PICKED),
            *_games(server, games, locale),
            *_terms(server, games, game, window, locale),
            f"**{say(locale, 'server-public')}**",
            _menu(Setting.LANGUAGE, (AS_USUAL, *LANGUAGES), server.language or AS_USUAL, locale),
            _menu(Setting.THREADS, THREADS.values(), THREADS[server.threads], locale),
            (
                _switch(Setting.THEME, tuple(Theme), server.theme, locale),
                _switch(Setting.REACTIONS, tuple(REACTIONS.values()), REACTIONS[server.reactions], locale),
                _switch(Setting.RECORDS, tuple(Records), server.records, locale),
                _switch(Setting.LEAGUE, tuple(REACTIONS.values()), REACTIONS[server.has_league], locale),
            ),
            *_league_role(server, roles, locale),
            Picker("role", say(locale, "server-hosts"), _id(Setting.HOSTS), _existing((server.hosts,), roles), 1),
        )
    )


def server_form(setting: Setting, server: ServerSettings, *, window: int, locale: Locale) -> Form:
    """Return the form for a typed setting, with the present value filled in."""
    is_unit = setting is Setting.UNIT
    line = TextField(
        say(locale, f"server-{setting}-label"),
        say(
            locale, f"server-{setting}-description", longest=LONGEST_UNIT, least=str(WINDOWS[0]), most=str(WINDOWS[-1])
        ),
        LONGEST_UNIT if is_unit else LONGEST_AMOUNT,
        value=_typed(setting, server, window, locale),
        is_needed=not is_unit,
        hint=unit_word(server.unit, locale=locale) if is_unit and not server.unit else None,
    )
    return Form(say(locale, f"server-{setting}-title"), _id(setting, Verb.SERVER_FORM), (line,))


def usual_terms_form(server: ServerSettings, game: Game, variants: Variants, *, locale: Locale) -> Form:
    """Return the form for the usual terms of a game, with the present ones filled in."""
    form = terms_form(server.terms(game), variants, _terms_id(game.name), locale=locale, with_hints=False)
    return replace(form, title=say(locale, "server-terms-of", game=say(locale, f"{game.name}-name")))


def _league_role(server: ServerSettings, roles: Collection[int], locale: Locale) -> list[Block]:
    """Return the menu of the champions' role, where there is a league."""
    if not server.has_league:
        return []
    chosen = _existing((server.league_role,), roles)
    return [Picker("role", say(locale, "server-league-role"), _id(Setting.LEAGUE_ROLE), chosen, 1)]


def _existing(chosen: Iterable[int | None], roles: Collection[int]) -> tuple[int, ...]:
    """Return the chosen roles that are among those that exist."""
    return tuple(each for each in chosen if each is not None and each in roles)


def _games(server: ServerSettings, games: Games, locale: Locale) -> list[Block]:
    """Return which games may be played, and which is the usual one; nothing where there is one game."""
    if len(games) == 1:
        return []
    playable = server.playable(games)
    may, usual = _named(games, playable.names, locale), _named(playable.names, (playable.usual,), locale, "server-game")
    blocks: list[Block] = [
        f"**{say(locale, 'server-games')}**",
        Menu(say(locale, "server-games-menu"), _id(Setting.GAMES), may, most=len(games)),
    ]
    if len(playable.names) > 1:
        blocks.append(Menu(say(locale, "server-game-menu"), _id(Setting.GAME), usual))
    return blocks


def _terms(server: ServerSettings, games: Games, game: str, window: int, locale: Locale) -> list[Block]:
    """Return the usual terms of one game in words, the button of their form, and the terms of all games."""
    playable = server.playable(games).names
    lines = terms_lines(server.terms(games[game].game), locale=locale)
    blocks: list[Block] = [f"**{say(locale, 'server-terms')}**"]
    if len(playable) > 1:
        blocks.append(
            Menu(say(locale, "server-terms-menu"), _id(TERMS), _named(playable, (game,), locale, "server-terms-of"))
        )
    blocks.append("\n".join(f"- {line}" for line in lines))
    change = Button(say(locale, "server-terms-change"), _terms_id(game))
    has_windows = any(games[each].game.has_windows for each in playable)
    typed = (each for each in TYPED if has_windows or each is not Setting.WINDOW)
    row: Row = (change, *(Button(_now(each, server, window, locale), _id(each, Verb.SERVER_FORM)) for each in typed))
    return [*blocks, row]


def _now(setting: Setting, server: ServerSettings, window: int, locale: Locale) -> str:
    """Return a typed setting, in words."""
    match setting:
        case Setting.LARGEST_STAKE:
            most = server.largest_stake
            unit = unit_word(server.unit, locale=locale, minor=most)
            return say(locale, "server-largest-stake", most=amount(most, locale=locale), unit=unit)
        case Setting.WINDOW:
            return say(locale, "server-window", seconds=_typed(setting, server, window, locale))
        case _:
            return say(locale, "server-unit", unit=unit_word(server.unit, locale=locale))


def _typed(setting: Setting, server: ServerSettings, window: int, locale: Locale) -> str:
    """Return a setting as a person would type it."""
    match setting:
        case Setting.LARGEST_STAKE:
            return amount(server.largest_stake, locale=locale)
        case Setting.WINDOW:
            return str((window if server.window is None else server.window) // 1000)
        case _:
            return server.unit


def _id(word: str, verb: Verb = Verb.SERVER) -> CustomId:
    return CustomId(verb, "", word=str(word))


def _terms_id(game: str) -> CustomId:
    return CustomId(Verb.SERVER_FORM, game, word=TERMS)


# A menu with a choice shows the chosen line and not its placeholder, so each line names the setting too.


def _named(games: Iterable[str], chosen: Sequence[str], locale: Locale, key: str = "") -> tuple[Choice, ...]:
    """Return games as lines of a menu, by their names alone or in the sentence `key`."""
    names = {game: say(locale, f"{game}-name") for game in games}
    return tuple(
        Choice(say(locale, key, game=name) if key else name, game, chosen=game in chosen)
        for game, name in names.items()
    )


def _menu(setting: Setting, values: Iterable[str], now: str, locale: Locale) -> Menu:
    choices = tuple(Choice(say(locale, f"server-{setting}-{each}"), each, chosen=each == now) for each in values)
    return Menu(say(locale, f"server-{setting}-menu"), _id(setting), choices)


def _switch(setting: Setting, values: Sequence[str], now: str, locale: Locale) -> Button:
    return switch(say(locale, f"server-{setting}-{now}"), Verb.SERVER, setting, values, now)
