"""The destination of the log, and the form of its lines."""

import json
import logging
from datetime import UTC, datetime
from typing import Literal

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
RECONNECTING = ("discord.shard", "discord.gateway")
CHATTY = ("alembic", "asyncio", "PIL")  # at INFO and below they log what no operator needs


class OneLine(logging.Filter):
    """A log filter that names the error of a broken connection instead of its traceback: the library retries."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record through, without a traceback."""
        if record.exc_info and record.exc_info[0] is not None:
            record.msg, record.args = f"{record.getMessage()} ({record.exc_info[0].__name__})", ()
            record.exc_info = record.exc_text = None
        return True


class JsonLines(logging.Formatter):
    """One object a line: when (UTC), how grave, from where, what, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str, form: Literal["text", "json"]) -> None:
    """Log one line an event, and nothing where nothing is wrong.

    discord.py is never logged below INFO: its DEBUG lines hold tokens and whole payloads.
    """
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line shows them
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=level, handlers=[handler])
    lowest = logging.getLevelNamesMapping()[level]
    logging.getLogger("discord").setLevel(max(logging.INFO, lowest))
    for name in RECONNECTING:
        logging.getLogger(name).addFilter(OneLine())
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, lowest))
