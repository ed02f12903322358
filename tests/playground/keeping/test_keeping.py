"""The law of keeping: after any events, the state restored from the file equals the former one."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.playground.clock import Clock
from bot.playground.exchanges import KEPT_REFUSALS
from bot.playground.keeping import Keeper, UnavailableWorld, UnreadableWorld, WorldFile
from bot.playground.keeping.keeper import Difference
from bot.playground.keeping.thrift import Thrift
from bot.playground.keeping.worldfile import Batch
from bot.playground.payloads import application_payload, full_guild_payload, message_payload
from bot.playground.server import LoopbackDiscord
from bot.playground.wire import dumps
from tests.playground.keeping.actions import Chance, people

HERE = "http://127.0.0.1:1"


def everything(discord: LoopbackDiscord) -> list[str]:
    """Return all that anyone sees or hears, including ids and the order of things."""
    world = discord.world
    return [
        *_said(discord),
        dumps(application_payload(world)),
        repr(world.application.token),
        *(dumps(full_guild_payload(world, guild, all_members=True)) for guild in world.guilds.values()),
        dumps([[scope, commands] for scope, commands in discord.backend.commands.scopes.items()]),
        dumps(list(world.notes.items())),
        repr([(one.id, one.name, one.content, one.content_type) for one in world.emoji.values()]),
        str(world.snowflakes.last),
        repr([(key, world.files[key].content) for key in sorted(_used_files(discord))]),
    ]


def _said(discord: LoopbackDiscord) -> Iterator[str]:
    world = discord.world
    for person in people(discord):
        user = person.user
        yield repr((user.id, user.name, user.display_name, user.locale, user.avatar, user.dms_open))
        for channel in person.channels:
            yield repr((user.id, channel.id, channel.kind, world.permissions(user.id, channel)))
            yield from (repr(seen) for seen in person.messages(channel))
    for message in world.messages.values():
        yield repr((message.deleted, message.dismissed, message.old_edits))
        for version in message.versions:
            yield dumps(message_payload(world, message, version=version))
            yield repr([(file.id, file.filename, file.content, file.hidden) for file in version.attachments])


def _used_files(discord: LoopbackDiscord) -> set[int]:
    """Return the files the CDN has, of those that were ever on a message."""
    world = discord.world
    versions = [version for message in world.messages.values() for version in message.versions]
    return {file.id for version in versions for file in version.attachments} & world.files.keys()


def new_discord(clock: Clock, base_url: str = HERE) -> LoopbackDiscord:
    discord = LoopbackDiscord(clock=clock)
    discord.world.base_url = base_url
    return discord


def friends(clock: Clock) -> LoopbackDiscord:
    """Return a server with one channel, and ann."""
    discord = new_discord(clock)
    guild = discord.add_guild("Friends")
    discord.add_channel(guild, "cards")
    discord.add_person("ann", guild)
    return discord


def opened(path: Path, clock: Clock, base_url: str = HERE) -> LoopbackDiscord:
    """Return a Discord with the contents of the file."""
    discord = new_discord(clock, base_url)
    file = WorldFile.open(path)
    kept = file.read(base_url)
    file.close()
    assert kept is not None
    discord.world.put_back(kept.contents)
    discord.backend.commands.put_back(kept.commands)
    return discord


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), thrifty=st.booleans(), lengths=st.lists(st.integers(0, 25), min_size=1, max_size=4))
def test_what_is_put_back_is_what_was_there(
    tmp_path_factory: pytest.TempPathFactory, seed: int, thrifty: bool, lengths: list[int]
) -> None:
    path, clock = tmp_path_factory.mktemp("law") / "world.db", Clock(ticking=False)
    discord = friends(clock)
    chance, difference = Chance(discord, seed), Difference(discord.world, discord.backend.commands)
    if thrifty:
        Thrift(discord.world)
    file = WorldFile.open(path)
    for length in lengths:
        for _ in range(length):
            chance.act()
        batch = difference.take()
        chance.act()  # while that is being written
        file.write(batch)
        difference.settle(batch)
    file.write(difference.take())
    file.close()
    assert everything(opened(path, clock)) == everything(discord)


def test_a_file_of_a_playground_that_knew_no_emoji_is_read(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    WorldFile.open(path).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TABLE emoji")
    file = WorldFile.open(path)
    assert file.read(HERE) is None
    file.close()


def test_a_world_goes_on_after_it_was_put_back(tmp_path: Path) -> None:
    path, clock = tmp_path / "world.db", Clock(ticking=False)
    discord = friends(clock)
    for generation in range(4):
        difference = Difference(discord.world, discord.backend.commands)
        if generation:
            difference.forget()
            changed = {kind for kind, _, _ in difference.take().rows}
            assert changed == set(), "nothing is new to the file from which it was read"
        chance = Chance(discord, generation)
        for _ in range(60):
            chance.act()
        file = WorldFile.open(path)
        file.write(difference.take())
        file.close()
        again = opened(path, clock)
        assert everything(again) == everything(discord)
        discord = again


def test_pictures_are_found_where_the_server_listens_next(tmp_path: Path) -> None:
    path, clock = tmp_path / "world.db", Clock(ticking=False)
    discord = friends(clock)
    chance, difference = Chance(discord, 5), Difference(discord.world, discord.backend.commands)
    for _ in range(100):
        chance.act()
    file = WorldFile.open(path)
    file.write(difference.take())
    file.close()
    there = "http://127.0.0.1:2"
    moved = everything(opened(path, clock, there))
    assert any("/attachments/" in line for line in moved)
    assert moved == [line.replace(HERE, there) for line in everything(discord)]


def test_of_pictures_only_those_are_kept_that_somebody_sees(tmp_path: Path) -> None:
    path, clock = tmp_path / "world.db", Clock(ticking=False)
    discord = friends(clock)
    Thrift(discord.world)
    chance, difference = Chance(discord, 3), Difference(discord.world, discord.backend.commands)
    file = WorldFile.open(path)
    for _ in range(150):
        chance.act()
        batch = difference.take()
        file.write(batch)
        difference.settle(batch)
    file.close()
    shown = [m for m in discord.world.messages.values() if not m.deleted and not m.dismissed]
    seen = {each.id for message in shown for each in message.now.attachments}
    assert seen
    again = opened(path, clock)
    assert everything(again) == everything(discord)
    assert set(again.world.files) == seen
    assert all(again.world.files[key].content for key in seen)


async def kept_discord(path: Path) -> LoopbackDiscord:
    discord = LoopbackDiscord(clock=Clock(ticking=False))
    discord.keep_in(path)
    await discord.start()
    return discord


async def test_what_happened_is_on_disk_soon_and_survives_a_kill(tmp_path: Path) -> None:
    discord = await kept_discord(tmp_path / "world.db")
    try:
        guild = discord.add_guild("Friends")
        ann = discord.add_person("ann", guild)
        ann.say(discord.add_channel(guild, "cards"), "hello")
        await discord.kept()
        for file in tmp_path.iterdir():  # as a killed process leaves them
            shutil.copy(file, tmp_path / file.name.replace("world", "killed"))
        killed = opened(tmp_path / "killed.db", discord.clock, discord.base_url)
        assert everything(killed) == everything(discord)
    finally:
        await discord.stop()


async def test_a_server_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    first = await kept_discord(path)
    guild = first.add_guild("Friends")
    channel, ann = first.add_channel(guild, "cards"), first.add_person("ann", guild)
    said = ann.say(channel, "hello")
    await first.stop()

    second = await kept_discord(path)
    try:
        (ann_again,) = [person for person in people(second) if person.user.name == "ann"]
        (seen,) = ann_again.messages(second.world.channels[channel.id])
        assert (seen.id, seen.content) == (said.id, "hello")
        assert second.token == first.token
        assert ann_again.say(second.world.channels[channel.id], "again").id > said.id
    finally:
        await second.stop()


def test_a_file_is_read_by_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "world.db"
    path.touch(0o644)
    file = WorldFile.open(path)
    assert [each.stat().st_mode & 0o077 for each in tmp_path.iterdir()] == [0, 0]  # its log too
    file.close()


async def test_of_the_refusals_of_many_days_the_newest_are_remembered(tmp_path: Path) -> None:
    async with new_discord(Clock()) as discord:
        discord.keep_in(tmp_path / "world.db")
        async with aiohttp.ClientSession() as session:
            for number in range(KEPT_REFUSALS + 1):
                async with session.get(f"{discord.api_url}/nowhere/{number}") as refused:
                    assert refused.status == 401
        paths = [exchange.path for exchange, _ in discord.refusals]
        assert paths == [f"/nowhere/{number}" for number in range(1, KEPT_REFUSALS + 1)]


async def test_two_playgrounds_do_not_share_a_file(tmp_path: Path) -> None:
    discord = await kept_discord(tmp_path / "world.db")
    try:
        with pytest.raises(UnavailableWorld, match="in use: another playground runs in this folder"):
            WorldFile.open(tmp_path / "world.db", patience=0.01)
    finally:
        await discord.stop()


class FullDisk(WorldFile):
    """A file that at first takes nothing."""

    failures = 2

    def write(self, batch: Batch) -> None:
        """Fail, as long as the disk is full."""
        if self.failures:
            self.failures -= 1
            raise sqlite3.OperationalError("database or disk is full")
        super().write(batch)


async def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    path, discord = tmp_path / "world.db", new_discord(Clock())
    file = FullDisk.open(path)
    keeper = await Keeper.open(file, discord.world, discord.backend.commands, again=0.01)
    discord.add_person("ann")
    await keeper.caught_up()
    assert file.failures == 0
    await keeper.close()
    assert {user.name for user in opened(path, Clock()).world.users.values()} == {"owner", "Bot", "ann"}


def damage_bytes(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def damage_format(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 999")


def damage_form(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE users SET form = '{}'")


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [(damage_bytes, "is damaged"), (damage_format, "has format 999; this .* reads 1"), (damage_form, "is damaged")],
)
async def test_a_file_that_cannot_be_read_is_named_in_one_sentence_and_left_alone(
    tmp_path: Path, damage: Callable[[Path], None], sentence: str
) -> None:
    path = tmp_path / "world.db"
    await (await kept_discord(path)).stop()
    damage(path)
    before = path.read_bytes()
    with pytest.raises(UnreadableWorld, match=sentence):
        await kept_discord(path)
    assert path.read_bytes() == before


async def test_a_folder_that_cannot_be_written_is_no_damage(tmp_path: Path) -> None:
    with pytest.raises(UnavailableWorld, match="cannot be"):
        await kept_discord(tmp_path / "nowhere" / "world.db")
