"""Answers of Discord, or of a stand-in, that the library cannot read."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath

import aiohttp
import discord


class Misread(Exception):  # noqa: N818
    """An error: an answer that Discord would never give."""


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Turn errors of the library reading the answer to `what` into Misread. None of our own code may run within.

    Refusals and broken lines stay unchanged. Only the kind of the error and its place are reported: its text may quote
    the answer.
    """
    try:
        yield
    except (Misread, discord.DiscordException, aiohttp.ClientError, OSError):
        raise
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = "" if trace is None else f" at {PurePath(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
        raise Misread(f"{what} is not answered as Discord would ({type(error).__name__}{where})") from error
