"""Golden pictures, compared with a tolerance, as a phone shows them."""

from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render import Picture, gallery

GOLDEN = Path(__file__).parent / "golden"
COLORS = 256
MEAN_OFF = 1.5  # of 255, over the whole picture
SPOT_OFF = 6.0  # of 255, over any tile
TILE = 25  # px


def looks_as_before(name: str, picture: Picture, folder: Path) -> None:
    """Assert that a picture looks like the golden one of this name; write the present one to `folder`."""
    small = gallery.phone(picture, "#313338")
    seen = folder / f"{name}.png"
    small.quantize(COLORS, kmeans=2).save(seen, optimize=True)
    golden = GOLDEN / f"{name}.png"
    assert golden.exists(), f"look at {seen}; when it is right, copy it to {golden}"
    are_alike(Image.open(golden).convert("RGB"), small, f"compare {seen} with {golden}")


def are_alike(before: Image.Image, now: Image.Image, otherwise: str) -> None:
    """Assert that two pictures look the same; if not, say how far they are off, and what to do `otherwise`."""
    assert before.size == now.size, otherwise
    off = ImageChops.difference(before, now)
    spots = off.reduce(TILE)
    worst = max(high for _, high in spots.getextrema())
    mean = max(ImageStat.Stat(off).mean)
    assert (mean <= MEAN_OFF, worst <= SPOT_OFF) == (True, True), f"{mean:.2f}, {worst}: {otherwise}"
