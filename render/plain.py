"""A first, plain form of every picture: its words on a panel. The drawn pictures take its place."""

from io import BytesIO

from PIL import Image, ImageDraw

from render.fonts import EXPORT, OVERSAMPLING, Face, Fonts
from render.inputs import Style, Theme

WIDTH = 550  # pt
GROUND = {Theme.NIGHT: ("#1B1F33", "#F6F1E5"), Theme.DAY: ("#ECE6D8", "#1A1E30")}


def paint(text: str, fonts: Fonts, style: Style) -> bytes:
    """`text`, wrapped, as a PNG."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if fonts.width(longer, Face.LABEL, 17) > WIDTH - 36:
            lines.append(line)
            longer = word
        line = longer
    lines.append(line)
    ground, ink = GROUND[style.theme]
    image = Image.new("RGB", (WIDTH * OVERSAMPLING, (24 + 20 * len(lines)) * OVERSAMPLING), ground)
    draw = ImageDraw.Draw(image)
    for row, words in enumerate(lines):
        draw.text((18 * OVERSAMPLING, (12 + 20 * row) * OVERSAMPLING), words, ink, fonts.at(Face.LABEL, 17))
    small = image.resize((WIDTH * EXPORT, image.height * EXPORT // OVERSAMPLING), Image.Resampling.LANCZOS)
    file = BytesIO()
    small.save(file, "PNG")
    return file.getvalue()
