"""The program keeps to what its libraries document: each exception is named here, and where it is, with a reason."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OPEN = {"discord", "discord.app_commands", "discord.ext", "discord.ui", "discord.utils", "aiosqlite", "PIL"}
IMPORT = re.compile(r"^\s*(?:from|import) ((?:discord|aiosqlite|PIL)[\w.]*)", re.MULTILINE)
HIDDEN = re.compile(r"(?<=[\w)\]]\.)_(?!_)\w+")
OWN = re.compile(r"\b(?:def|class) (_\w+)|(_\w+)(?=(?:, (?:self\.)?\w+)* ?[:=][^=])|\"(_\w+)\"")
DOCUMENTED = {"_asdict", "_exit", "_fields", "_make", "_replace", "_value_"}  # of named tuples, `os` and enums
DOCUMENTED |= {"_set_running_loop"}  # of asyncio, for loops

# Public by name, and in no documentation: of a client, and of what it hands out.
UNDOCUMENTED = re.compile(
    r"(?<!discord)\.(?:http|ws|http_trace|VALID_FLAGS|get_translated_payload|launch_shards|to_dict)\b"
)
EXCEPTIONS = {
    ("bot/connection/redirect.py", "discord.gateway"),  # the address of a stand-in: nothing documented sets it
    ("bot/connection/redirect.py", "discord.http"),
    ("bot/exploring/whole/wells.py", "discord.backoff"),  # only in simulation: its luck and its threads follow the seed
    ("bot/exploring/whole/wells.py", "discord.gateway"),
    ("bot/app/client.py", ".launch_shards"),  # `connect` would wait without an end where Discord names no shards
}


@cache
def program() -> dict[str, str]:
    """Return every module of the program, by its path."""
    paths = [path for part in ("bot", "cogs", "render") for path in (ROOT / part).rglob("*.py")]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def found(pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    for path, text in program().items():
        yield from ((path, each) for each in pattern.findall(text))


def test_every_library_of_the_card_is_used_by_what_it_documents() -> None:
    imported = {(path, ".".join(name.split(".")[:2])) for path, name in found(IMPORT)}
    assert {(path, name) for path, name in imported if name not in OPEN} <= EXCEPTIONS
    for library, home in (("discord", "cogs/"), ("aiosqlite", "bot/store/"), ("PIL", "render/")):
        assert [path for path, name in imported if name.split(".")[0] == library and path.startswith(home)]


def test_no_attribute_is_hidden_in_a_library() -> None:
    own = DOCUMENTED | {name for text in program().values() for names in OWN.findall(text) for name in names}
    assert {(path, name) for path, name in found(HIDDEN) if name not in own} == set()


def test_what_is_undocumented_is_an_exception() -> None:
    assert {each for each in found(UNDOCUMENTED) if not each[0].startswith("bot/playground/")} <= EXCEPTIONS
