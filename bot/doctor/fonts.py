"""A check that pictures can be drawn."""

from pathlib import Path

from bot.doctor.finding import Finding, fault, fine
from render import LeaderboardSheet, MissingFont, Studio
from render.fonts import FOLDER, Face, Fonts

NAME = "fonts"
CJK = "For names in Chinese, Japanese or Korean install a font of the system (Debian: apt install fonts-noto-cjk)."
RAQM = "For names from right to left install a Pillow with Raqm (pip install --upgrade pillow)."


def check_fonts(folder: Path = FOLDER) -> tuple[Finding, ...]:
    """Draw a small picture with the fonts of the project."""
    try:
        with Studio(folder) as studio:
            picture = studio.draw(studio.leaderboard(LeaderboardSheet(rows=())))
        fonts = Fonts(folder)
    except MissingFont as error:
        return (fault(NAME, str(error), "Restore the files of render/fonts: git checkout -- render/fonts."),)
    except (OSError, ImportError, ValueError) as error:
        says = f"a picture cannot be drawn ({type(error).__name__})"
        return (fault(NAME, says, "Install Pillow anew: pip install --force-reinstall pillow."),)
    wishes = [CJK] * (Face.CJK not in fonts.paths) + [RAQM] * (not fonts.can_shape)
    return (fine(NAME, f"a picture of {len(picture.png):,} bytes was drawn", " ".join(wishes)),)
