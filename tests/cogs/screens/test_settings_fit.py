"""The panels of settings and the form for terms fit Discord, at the worst, in both languages."""

from dataclasses import replace
from datetime import time
from typing import Any

import pytest

from bot.playground.limits.responses import check_interaction_response
from bot.registry import GAMES
from bot.tables import (
    LANGUAGES,
    MOST_PICKED,
    Notice,
    Offer,
    Player,
    Preferences,
    QuietHours,
    Records,
    ServerSettings,
    Theme,
    UsualTerms,
    agree,
    parse_pace,
)
from bot.text import LOCALES, Locale, further_words
from cogs.clock_choices import clocks_of
from cogs.ids import CustomId, Verb
from cogs.screens.challenge import challenge_screen, lost_line
from cogs.screens.registry import SHOWN
from cogs.screens.screen import Form
from cogs.screens.server import TYPED, server_form, server_panel, usual_terms_form
from cogs.screens.settings import quiet_form, settings_panel
from cogs.screens.terms import terms_form
from tests.cogs.desk import UNIT, WORST_NAMES, sent
from tests.games.positions import MILLE
from tests.witness.game import MORE_GAMES
from tests.witness.screens.shown import WORDS

VARIANTS = SHOWN["mille"].variants
LARGEST_ID = 2**63 - 1

pytestmark = pytest.mark.parametrize("locale", LOCALES)


def check_form(form: Form) -> None:
    check_interaction_response({"type": 9, "data": form.modal().to_dict()}, interaction_type=3, file_count=0)


def test_server_panel(locale: Locale) -> None:
    channels = tuple(LARGEST_ID - at for at in range(MOST_PICKED))
    dear = {"rules": "progressive", "target": "10000", "natural_required": "yes", "clean_natural": "any"}
    usual = {"mille": UsualTerms(dear | {"difference": "started", "skunk": "multiply"}, 999_999)}
    worst = ServerSettings("w" * 20, channels, LARGEST_ID, usual=usual, window=60_000, language="fr", theme=Theme.DAY)
    worst = replace(worst, threads=True, records=Records.EVERYONE, has_league=True, league_role=LARGEST_ID)
    shown: Any = {"locale": locale, "window": 15_000}
    chosen: Any = {"said": "x" * 200, "channels": channels, "roles": [LARGEST_ID]}
    with further_words(WORDS):
        for hosted in (GAMES, MORE_GAMES):
            sent(server_panel(worst, hosted, game="mille", **chosen, **shown)).check()
            sent(server_panel(ServerSettings(), hosted, game=[*hosted][-1], **shown)).check()


def test_forms_of_the_server(locale: Locale) -> None:
    server = ServerSettings("w" * 20, largest_stake=999_999)
    for setting in TYPED:
        check_form(server_form(setting, server, window=15_000, locale=locale))
    check_form(usual_terms_form(server, MILLE, VARIANTS, locale=locale))


def test_personal_panel(locale: Locale) -> None:
    quiet = QuietHours(time(22), time(8), "America/Argentina/ComodRivadavia")
    for language in ("", *LANGUAGES):
        for notice in Notice:
            worst = Preferences(notice, quiet, language, Theme.DAY, four_colors=True, larger=True, is_listed=False)
            sent(settings_panel(worst, locale=locale, said="x" * 200)).check()
            check_form(quiet_form(worst, locale=locale))
    sent(settings_panel(Preferences(), locale=locale)).check()


def test_terms(locale: Locale) -> None:
    given = {"rules": "progressive", "target": "10000", "natural_required": "yes", "clean_natural": "any"}
    terms = agree(MILLE, 1_000_000, given | {"difference": "started", "skunk": "multiply"})
    terms = replace(terms, unit=UNIT)
    people = [Player(at, 10**18 + at, name, "en", None) for at, name in enumerate(WORST_NAMES)]
    offer = Offer("Z" * 10, terms, 5, 50, None, people[0], people[1], 10**13, "f" * 64)
    for rival in (None, "Y" * 10):
        for first in (None, agree(MILLE, 0, {"natural_required": "no"}, pace=parse_pace("24h claim quiet"))):
            shown = replace(offer, rival=rival, is_back=first is not None)
            sent(challenge_screen(shown, locale=locale, first=first)).check()
            lost = lost_line(shown, locale=locale)
            sent(challenge_screen(shown, locale=locale, first=first, outcome=lost)).check()
    for clock in (None, *clocks_of(MILLE)):
        pace = parse_pace(clock)
        button = CustomId(Verb.TERMS, offer.id)
        check_form(terms_form(replace(terms, pace=pace), VARIANTS, button, locale=locale))
