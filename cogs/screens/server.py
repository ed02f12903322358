"""The settings of a server: a hidden panel with every setting in words, and controls to change them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.tables import (
    DEFAULT_GAME,
    LANGUAGES,
    LONGEST_UNIT,
    MOST_CHANNELS,
    Records,
    ServerSettings,
    Setting,
    Theme,
    agree,
)
from bot.text import Locale, say
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button, Choice, Form, Menu, Picker, PrivateScreen, TextField

TYPED = (Setting.STAKE, Setting.LARGEST_STAKE, Setting.TARGET, Setting.UNIT)
LONGEST_AMOUNT = 10  # characters; `10000.00` has eight
AS_USUAL = "usual"  # the value of a menu's first line, since Discord's menus take no empty ones
THREADS: Mapping[bool | None, str] = MappingProxyType({None: AS_USUAL, True: "yes", False: "no"})


def server_panel(
    server: ServerSettings,
    *,
    locale: Locale,
    said: str | None = None,
    channels: Sequence[int] = (),
    roles: Sequence[int] = (),
) -> PrivateScreen:
    """All settings. `said` is a line about the last change; `channels` and `roles` are the chosen ones that exist."""
    where, who = _id(Setting.CHANNELS), _id(Setting.ROLE)
    lines = [f"### {say(locale, 'server-title')}", *([said] if said else [])]
    lines += [f"- {line}" for line in server_lines(server, locale=locale)]
    return PrivateScreen(
        (
            "\n".join(lines),
            Picker("channel", say(locale, "server-channels-menu"), where, tuple(channels), MOST_CHANNELS),
            Picker("role", say(locale, "server-role-menu"), who, tuple(roles), 1),
            Menu(say(locale, "server-rules-menu"), _id(Setting.RULES), _rules(server, locale)),
            Menu(say(locale, "server-language-menu"), _id(Setting.LANGUAGE), _languages(server, locale)),
            Menu(say(locale, "server-theme-menu"), _id(Setting.THEME), _themes(server, locale)),
            Menu(say(locale, "server-threads-menu"), _id(Setting.THREADS), _threads(server, locale)),
            Menu(say(locale, "server-records-menu"), _id(Setting.RECORDS), _records(server, locale)),
            tuple(Button(say(locale, f"server-{each}-button"), _id(each, Verb.SERVER_FORM)) for each in TYPED),
        )
    )


def server_lines(server: ServerSettings, *, locale: Locale) -> list[str]:
    """Every setting in words, one line each."""
    places = ", ".join(f"<#{channel}>" for channel in server.channels)
    terms = agree(DEFAULT_GAME, server.stake, server.terms({}))
    options = terms.options
    smaller, larger = (amount(times * server.stake, locale=locale) for times in terms.game.stakes)
    most = amount(server.largest_stake, locale=locale)
    given = {key: text for key, text in options.texts().items() if key != "rules"}
    unit = unit_word(server.unit, locale=locale)
    return [
        say(locale, "server-channels", channels=places) if places else say(locale, "server-channels-all"),
        say(locale, "server-role", role=f"<@&{server.role}>") if server.role else say(locale, "server-role-all"),
        say(locale, "server-rules", rules=say(locale, f"{DEFAULT_GAME}-rules-{options.rules}", **given)),
        say(locale, "server-stake", smaller=smaller, larger=larger, unit=unit)
        if server.stake
        else say(locale, "server-stake-fun"),
        say(locale, "server-largest-stake", most=most, unit=unit),
        say(locale, "server-unit", unit=unit),
        say(locale, "server-language", language=say(locale, f"language-{server.language or AS_USUAL}")),
        say(locale, "server-theme", theme=say(locale, f"theme-{server.theme}")),
        say(locale, f"server-threads-{THREADS[server.threads]}"),
        say(locale, f"server-records-{server.records}"),
    ]


def server_form(setting: Setting, server: ServerSettings, *, locale: Locale) -> Form:
    """The form for a setting that is typed, with the present value filled in."""
    line = TextField(
        say(locale, f"server-{setting}-label"),
        say(locale, f"server-{setting}-description", longest=LONGEST_UNIT),
        LONGEST_UNIT if setting is Setting.UNIT else LONGEST_AMOUNT,
        value=_typed(setting, server, locale),
        is_needed=setting is not Setting.UNIT,
        hint=unit_word(server.unit, locale=locale) if setting is Setting.UNIT and not server.unit else None,
    )
    return Form(say(locale, f"server-{setting}-button").removesuffix("…"), _id(setting, Verb.SERVER_FORM), (line,))


def _typed(setting: Setting, server: ServerSettings, locale: Locale) -> str:
    """A setting as somebody would type it."""
    match setting:
        case Setting.STAKE:
            return amount(server.stake, locale=locale)
        case Setting.LARGEST_STAKE:
            return amount(server.largest_stake, locale=locale)
        case Setting.TARGET:
            return agree(DEFAULT_GAME, 0, server.terms({})).options.texts()["target"]
        case _:
            return server.unit


def _id(setting: Setting, verb: Verb = Verb.SERVER) -> CustomId:
    return CustomId(verb, "", word=setting.value)


# A menu with a choice shows the chosen line and not its placeholder, so each line names the setting too.


def _rules(server: ServerSettings, locale: Locale) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            say(locale, "server-rules-choice", rules=say(locale, f"rules-{name}")),
            name,
            say(locale, "rules-target", target=agree(DEFAULT_GAME, 0, {"rules": name}).options.texts()["target"]),
            chosen=name == server.rules,
        )
        for name in agree(DEFAULT_GAME, 0, {}).game.presets
    )


def _languages(server: ServerSettings, locale: Locale) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            say(locale, "server-language", language=say(locale, f"language-{each}")),
            each,
            chosen=each == (server.language or AS_USUAL),
        )
        for each in (AS_USUAL, *LANGUAGES)
    )


def _themes(server: ServerSettings, locale: Locale) -> tuple[Choice, ...]:
    return tuple(
        Choice(say(locale, "server-theme", theme=say(locale, f"theme-{each}")), each, chosen=each is server.theme)
        for each in Theme
    )


def _threads(server: ServerSettings, locale: Locale) -> tuple[Choice, ...]:
    return tuple(
        Choice(say(locale, f"server-threads-{value}"), value, chosen=wish is server.threads)
        for wish, value in THREADS.items()
    )


def _records(server: ServerSettings, locale: Locale) -> tuple[Choice, ...]:
    return tuple(Choice(say(locale, f"server-records-{each}"), each, chosen=each is server.records) for each in Records)
