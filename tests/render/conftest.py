"""All sample pictures as scenes, laid out once a process."""

import pytest

from bot.text import LOCALES, Locale
from render import leaderboard, many_samples, sample_names, standing_samples, stats
from render import pad as many_pad
from render import receipt as many_receipt
from render.fonts import Fonts
from render.hands import poker, ranks, suits
from render.hands import samples as hand_samples
from render.inputs import Style
from render.mille import boards, hand, moments, open_table, pad, panel, receipt, samples, table
from render.names import name_of, names_of
from render.scene import Scene

NAMES = (sample_names.NAMES, sample_names.LONG_NAMES, sample_names.WORLD_NAMES, sample_names.RIGHT_TO_LEFT_NAMES)


@pytest.fixture(scope="session")
def fonts() -> Fonts:
    return Fonts()


@pytest.fixture(scope="session")
def scenes(fonts: Fonts) -> dict[str, Scene]:
    """Every state of every picture, in both languages, with several pairs of names."""
    found: dict[str, Scene] = {}
    for locale in LOCALES:
        for name, view in samples.hands().items():
            found[f"{name} {locale}"] = hand.layout(view, fonts, locale)
        for name, shown in boards.leaderboards().items():
            printed = tuple(name_of(fonts, locale, *named) for named in leaderboard.named(shown))
            found[f"{name} {locale}"] = leaderboard.layout(shown, printed, fonts, locale)
        for name, counted in standing_samples.stats().items():
            printed = tuple(name_of(fonts, locale, *named) for named in stats.named(counted))
            found[f"{name} {locale}"] = stats.layout(counted, printed, fonts, locale)
        found |= sheet_scenes(fonts, locale)
        for style in (Style(), Style(larger=True)):
            found |= {
                f"{name} {locale}{' larger' if style.larger else ''}": scene
                for name, scene in hand_scenes(fonts, locale, style).items()
            }
        for who in NAMES:
            names = names_of(fonts, locale, who)
            for name, view in samples.tables().items():
                for style in (Style(), Style(larger=True)):
                    larger = " larger" if style.larger else ""
                    found[f"{name} {locale} {who[0]}{larger}"] = table.layout(view, names, fonts, locale, style=style)
            for name, view in moments.panels().items():
                for style in (Style(), Style(larger=True)):
                    larger = " larger" if style.larger else ""
                    found[f"{name} {locale} {who[0]}{larger}"] = panel.layout(view, names, fonts, locale, style=style)
            for name, opened in moments.open_tables().items():
                for style in (Style(), Style(larger=True)):
                    larger = " larger" if style.larger else ""
                    drawn_open = open_table.layout(opened, names, fonts, locale, style=style)
                    found[f"{name} {locale} {who[0]}{larger}"] = drawn_open
            for name, view in samples.pads().items():
                found[f"{name} {locale} {who[0]}"] = pad.layout(view, names, fonts, locale)
            for name, sheet in samples.receipts().items():
                found[f"{name} {locale} {who[0]}"] = receipt.layout(sheet, names, fonts, locale)
    return found


def sheet_scenes(fonts: Fonts, locale: Locale) -> dict[str, Scene]:
    """Lay out receipts and score pads for many, with usual and with long names."""
    found: dict[str, Scene] = {}
    for everybody in (sample_names.MANY_NAMES, sample_names.MANY_LONG_NAMES):
        for name, sheet in many_samples.receipts().items():
            names = names_of(fonts, locale, everybody[: many_samples.seats_of(name)])
            found[f"{name} {locale} {everybody[0]}"] = many_receipt.layout(sheet, names, fonts, locale)
        for name, shown in many_samples.pads().items():
            names = names_of(fonts, locale, everybody[: many_samples.seats_of(name)])
            found[f"{name} {locale} {everybody[0]}"] = many_pad.layout(shown, names, fonts, locale)
    return found


def hand_scenes(fonts: Fonts, locale: Locale, style: Style) -> dict[str, Scene]:
    """Lay out hands of other games."""
    by_suit = {name: suits.layout(held, fonts, locale, style=style) for name, held in hand_samples.by_suit().items()}
    by_rank = {name: ranks.layout(held, fonts, locale, style=style) for name, held in hand_samples.by_rank().items()}
    of_poker = {name: poker.layout(held, fonts, locale, style=style) for name, held in hand_samples.poker().items()}
    return {**by_suit, **by_rank, **of_poker}
