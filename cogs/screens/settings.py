"""A person's preferences: a hidden panel on which every control shows a setting, and changes it."""

from bot.tables import LONGEST_QUIET, LOOKS, Notice, Preferences
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button, Choice, Form, Menu, PrivateScreen, TextField
from cogs.screens.switches import switch

NOTICE = "notice"  # the word in the id of the menu of notices; the other controls have the keys of `LOOKS`
AUTO = "auto"  # the value for "as Discord has it", since Discord's menus take no empty ones
LONGEST_SPAN, LONGEST_ZONE = 20, 40  # characters


def settings_panel(preferences: Preferences, *, locale: Locale, said: str | None = None) -> PrivateScreen:
    """Return all preferences of the reader. `said` is a line about the last change."""
    return PrivateScreen(
        (
            f"### {say(locale, 'settings-title')}\n{said or say(locale, 'settings-apply')}",
            _notices(preferences, locale),
            (Button(_quiet(preferences, locale), CustomId(Verb.QUIET, "")),),
            f"**{say(locale, 'settings-view')}**",
            _menu("language", preferences, locale),
            _menu("order", preferences, locale),
            _menu("sorting", preferences, locale),
            _switches(("theme", "deck", "cards", "emoji"), preferences, locale),
            f"**{say(locale, 'settings-play')}**",
            _switches(("clean", "passing", "windows", "reactions", "leaderboards"), preferences, locale),
            f"**{say(locale, 'settings-reach')}**",
            _menu("challenges", preferences, locale),
            (Button(say(locale, "settings-blocks"), CustomId(Verb.BLOCKS, "")),),
        )
    )


def quiet_form(preferences: Preferences, *, locale: Locale) -> Form:
    """Return the form for quiet hours; it is submitted under the id of its button."""
    quiet = preferences.quiet
    span = TextField(
        say(locale, "settings-quiet-label"),
        say(locale, "settings-quiet-description", longest=LONGEST_QUIET),
        LONGEST_SPAN,
        f"{quiet.start:%H:%M}-{quiet.end:%H:%M}" if quiet is not None else "",
        is_needed=False,
    )
    zone = TextField(
        say(locale, "settings-zone-label"),
        say(locale, "settings-zone-description"),
        LONGEST_ZONE,
        quiet.zone if quiet is not None else "",
        is_needed=False,
    )
    return Form(say(locale, "settings-quiet-title"), CustomId(Verb.QUIET, ""), (span, zone))


def _quiet(preferences: Preferences, locale: Locale) -> str:
    quiet = preferences.quiet
    if quiet is None:
        return say(locale, "settings-no-quiet")
    return say(locale, "settings-quiet", start=f"{quiet.start:%H:%M}", end=f"{quiet.end:%H:%M}", zone=quiet.zone)


def _notices(preferences: Preferences, locale: Locale) -> Menu:
    choices = tuple(
        Choice(say(locale, f"settings-notice-{notice}"), notice.value, chosen=notice is preferences.notice)
        for notice in Notice
    )
    return Menu(say(locale, "settings-notice-menu"), CustomId(Verb.PREFER, "", word=NOTICE), choices)


def _menu(key: str, preferences: Preferences, locale: Locale) -> Menu:
    now = preferences.looks()[key]
    choices = tuple(Choice(_look(key, value, locale), value or AUTO, chosen=value == now) for value in LOOKS[key])
    return Menu(say(locale, f"settings-{key}"), CustomId(Verb.PREFER, "", word=key), choices)


def _switches(keys: tuple[str, ...], preferences: Preferences, locale: Locale) -> tuple[Button, ...]:
    now = preferences.looks()
    return tuple(switch(_look(key, now[key], locale), Verb.PREFER, key, LOOKS[key], now[key]) for key in keys)


def _look(key: str, value: str, locale: Locale) -> str:
    what, chosen = say(locale, f"settings-{key}"), say(locale, f"settings-{key}-{value or AUTO}")
    return say(locale, "settings-holds", what=what, chosen=chosen)
