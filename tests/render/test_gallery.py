"""The gallery, and golden pictures compared with a tolerance."""

from collections.abc import Callable
from pathlib import Path

import pytest

from render import Picture, Studio, Style, Theme, gallery, many_samples, sample_names, standing_samples
from render.hands import samples as hand_samples
from render.mille import boards, moments, samples
from render.mille.gallery import drawings
from render.mille.pictures import MillePictures
from render.stage.gallery import drawings as stage_drawings
from tests.left_out import first
from tests.render.golden_pictures import looks_as_before


def test_the_gallery_holds_each_look_twice_and_a_page(tmp_path: Path) -> None:
    written = gallery.write(tmp_path, [drawings], only="receipt-square")
    assert written == 4  # two themes, two languages
    assert len(list(tmp_path.glob("*.png"))) == 2 * written
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert page.count("<figure") == written
    assert "All square: nobody owes anything." in page


def test_the_gallery_shows_every_sample(studio: Studio) -> None:
    names = [name for states in (drawings, gallery.drawings) for name, _ in states(studio)]
    groups = (
        samples.hands(),
        samples.tables(),
        moments.panels(),
        moments.open_tables(),
        samples.pads(),
        samples.keepsakes(),
        samples.receipts(),
        boards.leaderboards(),
        hand_samples.by_suit(),
        hand_samples.by_rank(),
        hand_samples.poker(),
        many_samples.receipts(),
        many_samples.pads(),
        [name for name, _ in stage_drawings(studio)],
        standing_samples.stats(),
        standing_samples.daily_cards(),
        standing_samples.leagues(),
    )
    assert names == [name for group in groups for name in group]


DRAWN: dict[str, Callable[[Studio], Picture]] = {
    "hand-15": lambda studio: studio.draw(MillePictures(studio).hand(samples.FIFTEEN)),
    "hand-45-day": lambda studio: studio.draw(
        MillePictures(studio).hand(samples.dealt(45), style=Style(Theme.DAY, four_colors=True))
    ),
    "table": lambda studio: studio.draw(
        MillePictures(studio).table(samples.TABLE, names=sample_names.NAMES, locale="fr")
    ),
    "table-twelve": lambda studio: studio.draw(
        MillePictures(studio).table(samples.tables()["table-twelve"], names=sample_names.LONG_NAMES)
    ),
    "panel": lambda studio: studio.draw(MillePictures(studio).panel(samples.FIFTEEN, names=sample_names.NAMES)),
    "panel-40-day": lambda studio: studio.draw(
        MillePictures(studio).panel(samples.FORTY, names=sample_names.NAMES, locale="fr", style=Style(Theme.DAY))
    ),
    "pad": lambda studio: studio.draw(MillePictures(studio).pad(samples.PAD, names=sample_names.NAMES, game="golden")),
    "receipt-day": lambda studio: studio.draw(
        MillePictures(studio).receipt(samples.RECEIPT, names=sample_names.NAMES, locale="fr", style=Style(Theme.DAY))
    ),
    "leaderboard": lambda studio: studio.draw(studio.leaderboard(boards.leaderboards()["leaderboard"])),
    "stats-places": lambda studio: studio.draw(studio.stats(standing_samples.stats()["stats-places"])),
    "stats-day": lambda studio: studio.draw(studio.stats(standing_samples.stats()["stats"], style=Style(Theme.DAY))),
}


@pytest.mark.parametrize("name", first(5, DRAWN, why="all pictures"))
def test_a_picture_looks_as_it_did(name: str, studio: Studio, tmp_path: Path) -> None:
    looks_as_before(name, DRAWN[name](studio), tmp_path)
