"""The panels of settings and the form for terms fit Discord, at the worst, in both languages."""

from dataclasses import replace
from datetime import time

import pytest

from bot.tables import (
    LANGUAGES,
    MOST_CHANNELS,
    Notice,
    Offer,
    Player,
    Preferences,
    QuietHours,
    ServerSettings,
    Setting,
    Theme,
    agree,
)
from bot.text import LOCALES, Locale
from cogs.screens.challenge import LONGEST_OPTIONS, challenge_screen, single_options, terms_form
from cogs.screens.screen import Form
from cogs.screens.server import TYPED, server_form, server_panel
from cogs.screens.settings import quiet_form, settings_panel
from tests.cogs.desk import WORST_NAMES, sent

LARGEST_ID = 2**63 - 1
LONGEST_LABEL, LONGEST_DESCRIPTION, LONGEST_TITLE = 45, 100, 45  # characters, limits of Discord's

pytestmark = pytest.mark.parametrize("locale", LOCALES)


def check_form(form: Form) -> None:
    assert len(form.title) <= LONGEST_TITLE
    for line in (form, *form.more):
        assert 1 <= len(line.label) <= LONGEST_LABEL
        assert len(line.description) <= LONGEST_DESCRIPTION
        assert len(line.value) <= line.longest
    assert len(form.modal().to_dict()["components"]) <= 5


def test_server_panel(locale: Locale) -> None:
    channels = tuple(LARGEST_ID - at for at in range(MOST_CHANNELS))
    worst = ServerSettings(
        "w" * 20, channels, LARGEST_ID, "progressive", "10000", 999_999, language="fr", theme=Theme.DAY
    )
    sent(server_panel(worst, locale=locale, said="x" * 200, channels=channels, roles=[LARGEST_ID])).check()
    sent(server_panel(ServerSettings(), locale=locale)).check()


def test_forms_of_the_server(locale: Locale) -> None:
    for setting in Setting:
        if setting in TYPED:
            check_form(server_form(setting, locale=locale))


def test_personal_panel(locale: Locale) -> None:
    quiet = QuietHours(time(22), time(8), "America/Argentina/ComodRivadavia")
    for language in ("", *LANGUAGES):
        for notice in Notice:
            worst = Preferences(notice, quiet, language, Theme.DAY, four_colours=True, larger=True, is_listed=False)
            sent(settings_panel(worst, locale=locale, said="x" * 200)).check()
            check_form(quiet_form(worst, locale=locale))
    sent(settings_panel(Preferences(), locale=locale)).check()


def test_terms(locale: Locale) -> None:
    given = {"rules": "progressive", "target": "10000", "natural_required": "yes", "clean_natural": "any"}
    terms = agree("mille", 1_000_000, given | {"difference": "started", "skunk": "multiply"})
    people = [Player(at, 10**18 + at, name, "en", None) for at, name in enumerate(WORST_NAMES)]
    offer = Offer("Z" * 10, terms, 5, 50, None, people[0], people[1], 10**13, "f" * 64)
    for rival in (None, "Y" * 10):
        sent(challenge_screen(replace(offer, rival=rival), unit="w" * 20, locale=locale)).check()
    check_form(terms_form(offer, locale=locale))
    assert len(single_options(terms.options.texts())) <= LONGEST_OPTIONS
