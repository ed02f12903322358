"""The README's pictures match the code's present drawings of games that robots played, by night."""

import re
from io import BytesIO
from itertools import chain
from pathlib import Path

import pytest
from PIL import Image

from bot.cli.gallery import of_played
from render import Studio, Style
from tests.left_out import first
from tests.render.golden_pictures import are_alike

ROOT = Path(__file__).parents[2]
BACKGROUND = "#313338"
SAMPLES = {
    "readme-table.png": ("mille", "mille-played-amid"),
    "readme-linger-longer.png": ("linger-longer", "linger-longer-played-6-amid"),
    "readme-rolling-stone.png": ("rolling-stone", "rolling-stone-played-6-amid"),
    "readme-beggar-my-neighbor.png": ("beggar-my-neighbor", "beggar-my-neighbor-played-2-amid"),
    "readme-daifugo.png": ("daifugo", "daifugo-played-8-amid"),
    "readme-cinch.png": ("cinch", "cinch-played-4-amid"),
    "readme-guts.png": ("guts", "guts-played-10-amid"),
    "readme-kalooki.png": ("kalooki", "kalooki-played-4-deal"),
    "readme-contract-rummy.png": ("contract-rummy", "contract-rummy-played-5-deal"),
    "readme-anaconda.png": ("anaconda", "anaconda-played-5-deal"),
}


def picture_of(png: bytes) -> Image.Image:
    """Return it as it looks in a dark chat."""
    image = Image.open(BytesIO(png)).convert("RGBA")
    chat = Image.new("RGBA", image.size, BACKGROUND)
    chat.alpha_composite(image)
    return chat.convert("RGB")


def test_each_is_tested() -> None:
    shown = re.findall(r"tests/render/([\w-]+\.png)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(SAMPLES)


@pytest.mark.parametrize("name", first(1, SAMPLES, why="all games"))
def test_it_is_what_the_code_draws(name: str, studio: Studio, tmp_path: Path) -> None:
    game, sample = SAMPLES[name]
    found = dict(chain(*(each(studio) for each in of_played(game))))
    drawn = found[sample]("en", Style()).png
    (tmp_path / name).write_bytes(drawn)
    kept = Path(__file__).with_name(name)
    are_alike(picture_of(kept.read_bytes()), picture_of(drawn), f"look at {tmp_path / name}, and copy it to {kept}")
