"""The commands registered at Discord: all texts exist in French too; names are the same for everyone."""

from collections.abc import Iterator, Mapping

import pytest

from tests.e2e.handed_on import Registered
from tests.e2e.house import House

MENUS = (2, 3)  # types of commands: of a person, and of a message
IN_SERVERS, IN_DIRECT_MESSAGES, ELSEWHERE = 0, 1, 2  # contexts of a command
ALIKE = {"naturals", "chapeaux", "expert"}  # words that may be the same in both languages


@pytest.fixture
def registered() -> Registered:
    """None: the bots here send them."""
    return Registered()


def parts(thing: Mapping[str, object], where: str = "") -> Iterator[tuple[str, Mapping[str, object]]]:
    """Yield a command with all its subcommands, options and choices, each with its path."""
    path = f"{where}/{thing['name']}"
    yield path, thing
    for key in ("options", "choices"):
        inner = thing.get(key)
        for each in inner if isinstance(inner, list) else ():
            yield from parts(each, path)


async def test_what_needs_a_server_is_offered_in_servers_alone(house: House) -> None:
    await house.open()
    known = {str(command["name"]): command.get("contexts") for command in house.discord.backend.commands.all(None)}
    in_servers = {"league", "night", "server-settings", "tournament"}
    among_people = {"challenge", "Challenge…", "open"}
    at_home = {"block", "Block"}  # where the bot is, in servers and in messages with it
    assert in_servers | among_people | at_home <= set(known)
    for name, contexts in known.items():
        where = [IN_SERVERS]
        where += [IN_DIRECT_MESSAGES] * (name not in in_servers | among_people)
        where += [ELSEWHERE] * (name not in in_servers | at_home)
        assert contexts == where, name


async def test_all_that_is_read_is_there_in_french_and_names_are_the_same_for_everybody(house: House) -> None:
    """Sent through the checks of the loopback server, which counts 100 characters a text and 8,000 a command."""
    await house.open()
    known = [each for command in house.discord.backend.commands.all(None) for each in parts(command)]
    assert len(known) > 90
    lacking, renamed = [], []
    for path, part in known:
        is_clicked = "value" in part or (path.count("/") == 1 and part.get("type") in MENUS)
        read = "name" if is_clicked else "description"
        french = part.get(f"{read}_localizations")
        if not isinstance(french, dict) or set(french) != {"fr"} or french["fr"] in {part[read], ""} - ALIKE:
            lacking.append(path)
        if not is_clicked and part.get("name_localizations"):
            renamed.append(path)
    assert lacking == []
    assert renamed == []
