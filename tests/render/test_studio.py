"""The studio: pictures off the loop, kept while nothing changed, in one small file each."""

import asyncio
import shutil
import threading
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.games.cards import Hand, HandOrder
from bot.games.protocol import Seat
from render import MissingFont, Picture, Studio, Style, Theme, paint, sample_names, standing_samples
from render.fonts import FOLDER, Face
from render.mille import boards, hand, moments, samples
from render.mille.pictures import MillePictures
from render.scene import Scene
from render.style import WIDTH, Gamut
from tests.left_out import first
from tests.render.laying_out import LayingOut, size_of

MOST_BYTES = 60_000
MOST_BYTES_OF_PANELS = 100_000  # table and hand in one


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


def pictures(studio: Studio) -> list[Picture]:
    return [
        studio.draw(MillePictures(studio).hand(samples.FIFTEEN)),
        studio.draw(MillePictures(studio).hand(samples.FORTY, locale="fr", style=Style(Theme.DAY, four_colors=True))),
        studio.draw(MillePictures(studio).table(samples.TABLE, names=sample_names.NAMES)),
        studio.draw(
            MillePictures(studio).table(
                samples.tables()["table-thirteen"], names=sample_names.LONG_NAMES, style=Style(Theme.DAY)
            )
        ),
        studio.draw(MillePictures(studio).pad(samples.PAD, names=sample_names.NAMES)),
        studio.draw(MillePictures(studio).receipt(samples.RECEIPT, names=sample_names.NAMES)),
        studio.draw(studio.leaderboard(boards.leaderboards()["leaderboard"])),
        studio.draw(studio.stats(standing_samples.stats()["stats"])),
    ]


def test_files_are_small_palette_pngs_of_the_export_width(studio: Studio) -> None:
    for picture in pictures(studio):
        image = opened(picture)
        assert (image.format, image.mode, image.width) == ("PNG", "P", 2 * WIDTH)
        assert image.height <= 700
        assert len(picture.png) <= MOST_BYTES


def test_laying_out_tells_their_sizes(studio: Studio) -> None:
    with LayingOut() as laying_out:
        for painted, laid_out in zip(pictures(studio), pictures(laying_out), strict=True):
            assert size_of(laid_out) == opened(painted).size


def test_panels_and_open_tables_are_small_too(studio: Studio) -> None:
    drawn = [
        studio.draw(MillePictures(studio).panel(view, names=sample_names.LONG_NAMES))
        for view in moments.panels().values()
    ]
    drawn += [
        studio.draw(MillePictures(studio).open_table(opened, names=sample_names.LONG_NAMES))
        for opened in moments.open_tables().values()
    ]
    for picture in drawn:
        image = opened(picture)
        assert (image.format, image.mode, image.width) == ("PNG", "P", 2 * WIDTH)
        assert len(picture.png) <= MOST_BYTES_OF_PANELS


def test_a_panel_is_drawn_anew_for_each_seat_and_hand(studio: Studio) -> None:
    base = samples.FIFTEEN
    assert studio.draw(MillePictures(studio).panel(base, names=sample_names.NAMES)) is studio.draw(
        MillePictures(studio).panel(replace(base, turn=99), names=sample_names.NAMES)
    )
    others = [replace(base, fresh=()), replace(base, seat=Seat.A), replace(base, pile=8), samples.FORTY]
    drawn = {studio.draw(MillePictures(studio).panel(view, names=sample_names.NAMES)).png for view in (base, *others)}
    assert len(drawn) == len(others) + 1


def test_corners_are_clear_and_the_rest_is_opaque(studio: Studio) -> None:
    for picture in pictures(studio):
        alpha = opened(picture).convert("RGBA").getchannel("A")
        right, bottom = alpha.width - 1, alpha.height - 1
        assert [alpha.getpixel(at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))] == [0] * 4
        assert alpha.crop((30, 30, right - 30, bottom - 30)).getextrema() == (255, 255)


def test_file_names_say_only_the_kind(studio: Studio) -> None:
    assert [picture.filename for picture in pictures(studio)] == [
        "hand.png",
        "hand.png",
        "table.png",
        "table.png",
        "scorepad.png",
        "settlement.png",
        "leaderboard.png",
        "stats.png",
    ]


def test_themes_and_decks_differ(studio: Studio) -> None:
    looks = [Style(theme, four_colors=four) for theme in Theme for four in (False, True)]
    assert len({studio.draw(MillePictures(studio).hand(samples.FIFTEEN, style=style)).png for style in looks}) == len(
        looks
    )


def test_an_unchanged_view_gives_the_same_picture(studio: Studio) -> None:
    first = studio.draw(MillePictures(studio).hand(samples.FIFTEEN))
    assert studio.draw(MillePictures(studio).hand(replace(samples.FIFTEEN, stock=12))) is first
    assert studio.draw(MillePictures(studio).hand(samples.FIFTEEN, locale="fr")) is not first


def test_another_studio_draws_the_same_bytes(studio: Studio) -> None:
    with Studio() as other:
        one, two = (
            each.draw(MillePictures(each).pad(samples.PAD, names=sample_names.NAMES, game="g7"))
            for each in (studio, other)
        )
    assert one == two


def test_the_pencil_differs_from_game_to_game(studio: Studio) -> None:
    first, second = (
        studio.draw(MillePictures(studio).pad(samples.PAD, names=sample_names.NAMES, game=game)).png
        for game in ("g1", "g2")
    )
    assert first != second


def test_a_table_shows_nothing_of_a_hand(studio: Studio) -> None:
    own = replace(samples.FIFTEEN, seats=samples.TABLE.seats)
    other = replace(own, hand=Hand(samples.cards("KS KD 3H")), held_points=25, fresh=samples.cards("3H"))
    shown = [
        studio.draw(MillePictures(studio).table(view, names=sample_names.NAMES)) for view in (samples.TABLE, own, other)
    ]
    assert shown[0] == shown[1] == shown[2]


def test_a_bystander_has_no_hand(studio: Studio) -> None:
    with pytest.raises(ValueError, match="bystander"):
        studio.draw(MillePictures(studio).hand(samples.TABLE))


class Easel:
    """A stand-in for the layout of hands: it counts them, and can hold them up or let them fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[str] = []
        self.may_go_on = threading.Event()
        self.may_go_on.set()
        self.error: Exception | None = None
        self._layout = hand.layout
        monkeypatch.setattr(hand, "layout", self._watched)

    def _watched(self, *args: Any, **kwargs: Any) -> Scene:
        self.threads.append(threading.current_thread().name)
        self.may_go_on.wait()
        if self.error is not None:
            raise self.error
        return self._layout(*args, **kwargs)


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> Easel:
    return Easel(monkeypatch)


async def test_pictures_are_drawn_on_the_studios_own_threads(easel: Easel) -> None:
    with Studio() as studio:
        views = [samples.dealt(15, seed) for seed in range(4)]
        drawn = await asyncio.gather(*(studio.picture(MillePictures(studio).hand(view)) for view in views))
    assert len({picture.png for picture in drawn}) == 4
    assert len(easel.threads) == 4
    assert all(name.startswith("render") for name in easel.threads)


async def test_a_picture_that_many_wait_for_is_drawn_once(easel: Easel) -> None:
    easel.may_go_on.clear()
    with Studio() as studio:
        waiting = [asyncio.ensure_future(studio.picture(MillePictures(studio).hand(samples.FIFTEEN))) for _ in range(5)]
        waiting += [
            asyncio.ensure_future(studio.picture(MillePictures(studio).hand(replace(samples.FIFTEEN, turn=7, stock=3))))
        ]
        await asyncio.sleep(0)  # all of them have asked
        easel.may_go_on.set()
        first, *others = await asyncio.gather(*waiting)
        assert all(other is first for other in others)
        assert await studio.picture(MillePictures(studio).hand(samples.FIFTEEN)) is first
        assert len(easel.threads) == 1


async def test_whoever_stops_waiting_leaves_the_picture_to_the_others(easel: Easel) -> None:
    easel.may_go_on.clear()
    with Studio() as studio:
        impatient, patient = (
            asyncio.ensure_future(studio.picture(MillePictures(studio).hand(samples.FIFTEEN))) for _ in range(2)
        )
        await asyncio.sleep(0)
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
        easel.may_go_on.set()
        assert (await patient).png.startswith(b"\x89PNG")
        assert len(easel.threads) == 1


async def test_a_failure_is_told_to_all_who_wait_and_not_kept(easel: Easel) -> None:
    easel.error = MemoryError()
    with Studio() as studio:
        found = await asyncio.gather(
            *(studio.picture(MillePictures(studio).hand(samples.FIFTEEN)) for _ in range(2)), return_exceptions=True
        )
        assert [type(each) for each in found] == [MemoryError, MemoryError]
        easel.error = None
        assert (await studio.picture(MillePictures(studio).hand(samples.FIFTEEN))).png.startswith(b"\x89PNG")


def test_what_a_picture_does_not_show_is_not_asked_for(studio: Studio) -> None:
    """It is public knowledge that no picture shows, and looks that make no difference."""
    seats = tuple(replace(seat, known=Hand(samples.cards("KS"))) for seat in samples.TABLE.seats)
    other = replace(samples.TABLE, seats=(seats[0], seats[1]), turn=99, may_pick=True)
    first = studio.draw(MillePictures(studio).table(samples.TABLE, names=sample_names.NAMES))
    assert (
        studio.draw(MillePictures(studio).table(other, names=sample_names.NAMES, style=Style(order=HandOrder.UP)))
        is first
    )
    pad = studio.draw(MillePictures(studio).pad(samples.PAD, names=sample_names.NAMES))
    assert (
        studio.draw(
            MillePictures(studio).pad(samples.PAD, names=sample_names.NAMES, style=Style(four_colors=True, larger=True))
        )
        is pad
    )


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("memory", first(1, [4_000_000, 200_000, 0], why="all sizes"))
def test_whatever_is_kept_pictures_are_the_same(memory: int, studio: Studio) -> None:
    with Studio(memory=memory) as small:
        for style in (Style(theme, four) for theme in Theme for four in (False, True)):
            for view in (samples.FIFTEEN, samples.FORTY, samples.dealt(24, 3)):
                drawn = small.draw(MillePictures(small).panel(view, names=sample_names.NAMES, style=style))
                assert drawn == studio.draw(MillePictures(studio).panel(view, names=sample_names.NAMES, style=style))
                assert small.kept <= memory


async def test_every_kind_can_be_awaited(studio: Studio) -> None:
    orders = (
        MillePictures(studio).hand(samples.FIFTEEN),
        MillePictures(studio).table(samples.TABLE, names=sample_names.NAMES),
        MillePictures(studio).panel(samples.FIFTEEN, names=sample_names.NAMES),
        MillePictures(studio).open_table(moments.open_tables()["open-out"], names=sample_names.NAMES),
        MillePictures(studio).pad(samples.PAD, names=sample_names.NAMES),
        MillePictures(studio).receipt(samples.RECEIPT, names=sample_names.NAMES),
        studio.leaderboard(boards.leaderboards()["leaderboard"]),
        studio.stats(standing_samples.stats()["stats"]),
    )
    drawn = await asyncio.gather(*map(studio.picture, orders))
    assert all(picture.png.startswith(b"\x89PNG") and picture.alt for picture in drawn)


def test_a_missing_font_is_named_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "fonts"
    shutil.copytree(FOLDER, folder)
    (folder / Face.TITLE.value).unlink()
    with pytest.raises(MissingFont, match=Face.TITLE.value):
        Studio(folder)


def test_a_broken_font_is_named_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "fonts"
    shutil.copytree(FOLDER, folder)
    (folder / Face.LABEL.value).write_bytes(b"no font")
    with pytest.raises(MissingFont, match=Face.LABEL.value):
        Studio(folder)


def test_every_font_has_its_license_beside_it() -> None:
    families = {face.value.partition("_")[0].partition("Sans")[0] for face in Face if face is not Face.CJK}
    licenses = {path.stem.removeprefix("LICENSE-") for path in FOLDER.glob("LICENSE-*.txt")}
    assert families == licenses


def test_the_seat_that_paid_may_be_either(studio: Studio) -> None:
    turned = replace(samples.RECEIPT, winner=Seat.B, totals=(590, 1252))
    assert (
        studio.draw(MillePictures(studio).receipt(turned, names=sample_names.NAMES)).alt.count("Théo wins, 1252 to 590")
        == 1
    )


def test_the_first_table_for_many_waits_for_no_palette(monkeypatch: pytest.MonkeyPatch) -> None:
    with Studio() as studio:
        studio.prepared.result()
        monkeypatch.setattr(paint, "palette_of", None)
        for theme in Theme:
            for gamut in Gamut:
                order = studio.with_cards(
                    "table", "nothing", Style(theme), lambda: Scene(100, (), "nothing"), gamut=gamut
                )
                assert studio.draw(order).png
