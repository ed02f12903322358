"""The printing of what commands say."""

import io
import sys
import unicodedata

from bot.cli.status import WRONG

# Control and format characters, line and paragraph separators, and bytes of a file name that are no text. Among the
# format characters are the marks that turn the direction of a line, so that it reads as something it does not say.
_UNPRINTABLE = frozenset({"Cc", "Cf", "Zl", "Zp", "Cs"})
_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"  # parts of emoji, and of words in some scripts


def complain(*lines: str, status: int = WRONG) -> int:
    """Say what went wrong, where errors are said; the exit status."""
    for line in lines:
        print(line, file=sys.stderr)
    return status


def print_any_text() -> None:
    """Let no name or word of a record fail for want of a sign in the terminal's encoding."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def escaped(text: str) -> str:
    """Return a text from a file, for one line of a terminal."""
    return "".join(
        char.encode("unicode_escape", "surrogatepass").decode("ascii")
        if unicodedata.category(char) in _UNPRINTABLE and char not in _JOINERS
        else char
        for char in text
    )
