"""A typist who plays in the terminal, and types the first move in the list."""

import re

import pytest

MOST = 400  # moves typed before the typist stops


class Typist:
    """A typist who asks for the moves, and types the first; stops after MOST moves."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *, most: int = MOST) -> None:
        self.said = ""
        self._capsys = capsys
        self._left = 2 * most

    def __call__(self, prompt: str) -> str:
        """Return an empty line, and then the first move that the answer lists."""
        fresh = self._capsys.readouterr().out
        self.said += fresh
        self._left -= 1
        if self._left <= 0:
            raise EOFError
        offered = re.findall("(?:You can type|Tu peux taper\N{NO-BREAK SPACE}): (.+)", fresh)
        return offered[0].split(" · ")[0] if offered else ""

    def all(self) -> str:
        """Return everything that was printed."""
        self.said += self._capsys.readouterr().out
        return self.said
