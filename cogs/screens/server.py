"""The settings of a server: a hidden panel on which every control shows what is set, and changes it."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from bot.games.protocol import Game
from bot.tables import (
    LANGUAGES,
    LONGEST_UNIT,
    MOST_CHANNELS,
    Records,
    ServerSettings,
    Setting,
    Theme,
)
from bot.text import Locale, say
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button, Choice, Form, Menu, Picker, PrivateScreen, TextField
from cogs.screens.switches import switch

TYPED = (Setting.TARGET, Setting.UNIT, Setting.STAKE, Setting.LARGEST_STAKE)  # short ones first: they share a line
LONGEST_AMOUNT = 10  # characters; `10000.00` has eight
AS_USUAL = "usual"  # the value of a menu's first line, since Discord's menus take no empty ones
THREADS: Mapping[bool | None, str] = MappingProxyType({None: AS_USUAL, True: "yes", False: "no"})
REACTIONS: Mapping[bool, str] = MappingProxyType({True: "yes", False: "no"})


def server_panel(
    server: ServerSettings,
    usual: Game,
    *,
    locale: Locale,
    said: str | None = None,
    channels: Sequence[int] = (),
    roles: Sequence[int] = (),
) -> PrivateScreen:
    """All settings; `usual` is the game that is played unless another is named.

    `said` is a line about the last change; `channels` and `roles` are the chosen ones that exist.
    """
    everywhere, everyone = say(locale, "server-channels-all"), say(locale, "server-role-all")
    return PrivateScreen(
        (
            f"### {say(locale, 'server-title')}\n{said or say(locale, 'settings-apply')}",
            f"**{say(locale, 'server-channels')}**",
            Picker("channel", everywhere, _id(Setting.CHANNELS), tuple(channels), MOST_CHANNELS),
            f"**{say(locale, 'server-role')}**",
            Picker("role", everyone, _id(Setting.ROLE), tuple(roles), 1),
            f"**{say(locale, 'server-games')}**",
            Menu(say(locale, "server-rules-menu"), _id(Setting.RULES), _rules(server, usual, locale)),
            tuple(Button(_now(each, server, usual, locale), _id(each, Verb.SERVER_FORM)) for each in TYPED),
            f"**{say(locale, 'server-public')}**",
            _menu(Setting.LANGUAGE, (AS_USUAL, *LANGUAGES), server.language or AS_USUAL, locale),
            _menu(Setting.THREADS, THREADS.values(), THREADS[server.threads], locale),
            (
                _switch(Setting.THEME, tuple(Theme), server.theme, locale),
                _switch(Setting.REACTIONS, tuple(REACTIONS.values()), REACTIONS[server.reactions], locale),
                _switch(Setting.RECORDS, tuple(Records), server.records, locale),
            ),
        )
    )


def server_form(setting: Setting, server: ServerSettings, usual: Game, *, locale: Locale) -> Form:
    """The form for a setting that is typed, with the present value filled in."""
    line = TextField(
        say(locale, f"server-{setting}-label"),
        say(locale, f"server-{setting}-description", longest=LONGEST_UNIT),
        LONGEST_UNIT if setting is Setting.UNIT else LONGEST_AMOUNT,
        value=_typed(setting, server, usual, locale),
        is_needed=setting is not Setting.UNIT,
        hint=unit_word(server.unit, locale=locale) if setting is Setting.UNIT and not server.unit else None,
    )
    return Form(say(locale, f"server-{setting}-title"), _id(setting, Verb.SERVER_FORM), (line,))


def _now(setting: Setting, server: ServerSettings, usual: Game, locale: Locale) -> str:
    """A setting that is typed, in words."""
    unit = unit_word(server.unit, locale=locale)
    match setting:
        case Setting.STAKE if not server.stake:
            return say(locale, "server-stake-fun")
        case Setting.STAKE:
            smaller, larger = (amount(times * server.stake, locale=locale) for times in usual.stakes)
            return say(locale, "server-stake", smaller=smaller, larger=larger, unit=unit)
        case Setting.LARGEST_STAKE:
            return say(locale, "server-largest-stake", most=amount(server.largest_stake, locale=locale), unit=unit)
        case Setting.TARGET:
            return say(locale, "server-target", target=_typed(setting, server, usual, locale))
        case _:
            return say(locale, "server-unit", unit=unit)


def _typed(setting: Setting, server: ServerSettings, usual: Game, locale: Locale) -> str:
    """A setting as somebody would type it."""
    match setting:
        case Setting.STAKE:
            return amount(server.stake, locale=locale)
        case Setting.LARGEST_STAKE:
            return amount(server.largest_stake, locale=locale)
        case Setting.TARGET:
            return usual.options(server.terms({})).texts()["target"]
        case _:
            return server.unit


def _id(setting: Setting, verb: Verb = Verb.SERVER) -> CustomId:
    return CustomId(verb, "", word=setting.value)


# A menu with a choice shows the chosen line and not its placeholder, so each line names the setting too.


def _rules(server: ServerSettings, usual: Game, locale: Locale) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            say(locale, "server-rules-choice", rules=say(locale, f"rules-{name}")),
            name,
            say(locale, "rules-target", target=usual.options({"rules": name}).texts()["target"]),
            chosen=name == server.rules,
        )
        for name in usual.presets
    )


def _menu(setting: Setting, values: Iterable[str], now: str, locale: Locale) -> Menu:
    choices = tuple(Choice(say(locale, f"server-{setting}-{each}"), each, chosen=each == now) for each in values)
    return Menu(say(locale, f"server-{setting}-menu"), _id(setting), choices)


def _switch(setting: Setting, values: Sequence[str], now: str, locale: Locale) -> Button:
    return switch(say(locale, f"server-{setting}-{now}"), Verb.SERVER, setting, values, now)
