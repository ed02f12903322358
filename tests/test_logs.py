"""How the log looks, and what stays out of it."""

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SPEAKER = """
import logging, sys
from bot.logs import log_to_stderr
log_to_stderr(sys.argv[1], sys.argv[2])
logging.getLogger("bot.x").info("hat %s\\n« %s »", 1, "é")
logging.getLogger("bot.x").debug("hidden")
logging.getLogger("alembic.runtime.migration").info("Context impl SQLiteImpl.")
logging.getLogger("discord.http").debug("a token")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("bot.y").exception("failed")
"""


def said(level: str, form: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SPEAKER, level, form], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout == ""
    return done.stderr


def test_json_is_one_object_a_line() -> None:
    first, second = map(json.loads, said("INFO", "json").splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("INFO", "bot.x", "hat 1\n« é »")
    assert first["at"].endswith("+00:00")
    assert (second["message"], "ZeroDivisionError" in second["error"]) == ("failed", True)


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("level", ["DEBUG", "INFO"])
def test_chatter_and_what_holds_tokens_are_left_out(level: str, form: str) -> None:
    text = said(level, form)
    assert "SQLiteImpl" not in text
    assert "a token" not in text
    assert ("hidden" in text) is (level == "DEBUG")


def test_text_is_as_it_was() -> None:
    assert " INFO bot.x: hat 1" in said("INFO", "text")
    assert logging.getLogger("alembic").level in (logging.NOTSET, logging.WARNING)
