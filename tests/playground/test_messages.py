"""Messages in channels, threads and direct messages, as the bot sends and reads them."""

import io

import aiohttp
import discord
import pytest

from bot.playground.permissions import Permission
from bot.playground.seen import Impossible
from tests.playground.conftest import Scene
from tests.playground.sample_bot import png


async def test_a_message_is_sent_edited_and_deleted_with_its_history_kept(scene: Scene) -> None:
    message = await scene.channel().send("one", embed=discord.Embed(title="Title", description="words"))
    seen = scene.ada.find(message.id)
    assert seen.text.split("\n") == ["one", "Title", "words"]
    await message.edit(content="two", embed=None)
    assert scene.ada.find(message.id).text == "two"
    await message.delete()
    assert scene.ada.find(message.id) is None
    assert [sight.payload["content"] for sight in scene.bob.transcript()] == ["one", "two"]


async def test_a_repeated_nonce_finds_the_first_message(scene: Scene) -> None:
    first = await scene.channel().send("settled", nonce="7-12-settle")
    again = await scene.channel().send("settled", nonce="7-12-settle")
    assert again.id == first.id
    assert len(scene.ada.messages(scene.table)) == 1
    scene.server.clock.advance(600)
    later = await scene.channel().send("settled", nonce="7-12-settle")
    assert later.id != first.id


async def test_a_nonce_counts_for_its_channel_only(scene: Scene) -> None:
    other = scene.server.add_channel(scene.guild, "other")
    await scene.ada.invoke(other, "/ping")  # by now the bot knows the channel
    first = await scene.channel().send("x", nonce="n")
    assert (await scene.channel(other).send("x", nonce="n")).id != first.id


async def test_history_is_read_from_any_point(scene: Scene) -> None:
    channel = scene.channel()
    ids = [(await channel.send(str(n))).id for n in range(6)]
    marks = [discord.Object(id) for id in ids]  # noqa: A001
    assert [m.content async for m in channel.history()] == list("543210")
    assert [m.content async for m in channel.history(limit=2)] == list("54")
    assert [m.content async for m in channel.history(before=marks[2])] == list("10")
    assert [m.content async for m in channel.history(after=marks[3])] == list("45")
    assert [m.content async for m in channel.history(limit=3, around=marks[2], oldest_first=True)] == list("123")
    assert (await channel.fetch_message(ids[4])).content == "4"


async def test_attachments_are_kept_by_the_list_of_an_edit(scene: Scene) -> None:
    files = [discord.File(io.BytesIO(png()), f"{name}.png") for name in "ab"]
    message = await scene.channel().send(files=files)
    message = await message.edit(content="both stay")
    assert [f.filename for f in scene.ada.find(message.id).files] == ["a.png", "b.png"]
    message = await message.edit(
        attachments=[message.attachments[1], discord.File(io.BytesIO(png("blue")), "c.png", description="blue")]
    )
    assert [f.filename for f in scene.ada.find(message.id).files] == ["b.png", "c.png"]
    assert await message.attachments[1].read() == png("blue")


async def test_mentions_ping_only_whom_the_bot_allows(scene: Scene) -> None:
    ada, bob = scene.ada.user.id, scene.bob.user.id
    allowed = discord.AllowedMentions(users=[discord.Object(ada)])
    message = await scene.channel().send(f"<@{ada}> and <@{bob}>", allowed_mentions=allowed)
    assert scene.ada.find(message.id).mentions == (ada,)


async def test_a_reply_names_the_message_it_answers(scene: Scene) -> None:
    first = await scene.channel().send("question")
    answer = await first.reply("answer")
    assert scene.ada.find(answer.id).answers == first.id
    assert answer.reference.resolved.content == "question"


async def test_the_limits_are_discords(scene: Scene) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await scene.channel().send("x" * 2001)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    with pytest.raises(discord.HTTPException) as refused:
        await scene.channel().send("")
    assert refused.value.code == 50006
    assert [refusal.code for _, refusal in scene.server.refusals] == [50035, 50006]
    assert scene.ada.messages(scene.table) == []


async def test_a_form_error_says_where(scene: Scene) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await scene.channel().send(embed=discord.Embed(title="x" * 257))
    assert "embeds" in refused.value.text
    assert "256" in refused.value.text


@pytest.mark.parametrize(("what", "code"), [("message", 10008), ("channel", 10003), ("user", 10013), ("member", 10007)])
async def test_what_is_not_there_is_unknown(scene: Scene, what: str, code: int) -> None:
    stranger = scene.server.add_person("stranger")
    ask = {
        "message": lambda: scene.channel().fetch_message(1),
        "channel": lambda: scene.bot.fetch_channel(1),
        "user": lambda: scene.bot.fetch_user(1),
        "member": lambda: scene.bot.guilds[0].fetch_member(stranger.user.id),
    }[what]
    with pytest.raises(discord.NotFound) as refused:
        await ask()
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("denied", "code"), [(Permission.VIEW_CHANNEL, 50001), (Permission.SEND_MESSAGES, 50013), (None, None)]
)
async def test_the_bot_sends_where_it_may(scene: Scene, denied: Permission | None, code: int | None) -> None:
    channel = scene.channel()
    if denied is None:
        await channel.send("hello")
        return
    scene.server.forbid(scene.table, scene.server.bot, denied)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == code


async def test_files_need_their_own_permission_but_an_answer_to_a_command_does_not(scene: Scene) -> None:
    scene.server.forbid(scene.table, scene.server.bot, Permission.ATTACH_FILES)
    with pytest.raises(discord.Forbidden):
        await scene.channel().send(file=discord.File(io.BytesIO(png()), "a.png"))
    assert (await scene.ada.invoke(scene.table, "/picture")).message.files
    assert not scene.bot.interactions[-1].app_permissions.attach_files


async def test_embeds_need_their_own_permission(scene: Scene) -> None:
    scene.server.forbid(scene.table, scene.server.bot, Permission.EMBED_LINKS)
    with pytest.raises(discord.Forbidden) as refused:
        await scene.channel().send(embed=discord.Embed(title="Title"))
    assert refused.value.code == 50013
    assert (await scene.channel().send("words")).content == "words"


async def test_a_reply_needs_the_history(scene: Scene) -> None:
    first = await scene.channel().send("question")
    scene.server.forbid(scene.table, scene.server.bot, Permission.READ_MESSAGE_HISTORY)
    with pytest.raises(discord.Forbidden) as refused:
        await first.reply("answer")
    assert refused.value.code == 160002


async def test_a_file_over_ten_mebibytes_is_too_large(scene: Scene) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await scene.channel().send(file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "large.bin"))
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_roles_open_what_everyone_may_not_see(scene: Scene) -> None:
    everyone = scene.guild.roles[scene.guild.id]
    scene.server.world.overwrite(scene.table, everyone, deny=Permission.VIEW_CHANNEL)
    players = scene.server.add_role(scene.guild, "players", scene.ada, scene.server.bot)
    scene.server.world.overwrite(scene.table, players, allow=Permission.VIEW_CHANNEL)
    message = await scene.channel().send("for players")
    assert scene.ada.find(message.id)
    assert scene.bob.find(message.id) is None
    assert list(scene.bob.transcript()) == []
    with pytest.raises(Impossible):
        await scene.bob.invoke(scene.table, "/ping")
    scene.server.world.grant_role(scene.guild, scene.bob.user, players)
    assert [sight.payload["content"] for sight in scene.bob.transcript()] == ["for players"]


async def test_direct_messages_can_be_closed(scene: Scene) -> None:
    assert (await scene.ada.invoke(scene.table, "/whisper", to=scene.bob)).message.content == "done"
    assert [seen.content for seen in scene.bob.direct_messages()] == ["psst"]
    scene.bob.close_dms()
    assert (await scene.ada.invoke(scene.table, "/whisper", to=scene.bob)).message.content == "code 50007"
    scene.bob.open_dms()
    scene.server.world.remove_member(scene.guild, scene.bob.user)
    with pytest.raises(discord.Forbidden) as refused:
        await (await scene.bot.fetch_user(scene.bob.user.id)).send("gone?")
    assert refused.value.code == 50278
    assert scene.ada.direct_messages() == []


async def test_an_old_message_is_edited_three_times_in_twenty_seconds(scene: Scene) -> None:
    message = await scene.channel().send("table")
    scene.server.clock.advance(3601)
    for n in range(3):
        await message.edit(content=str(n))
    path = f"{scene.server.api_url}/channels/{scene.table.id}/messages/{message.id}"
    headers = {"Authorization": f"Bot {scene.server.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.patch(path, json={"content": "too often"}) as refused:
            body = await refused.json()
            assert (refused.status, body["code"]) == (429, 30046)
            assert 0 < body["retry_after"] <= 20
        scene.server.clock.advance(20)
        async with session.patch(path, json={"content": "again"}) as allowed:
            assert allowed.status == 200


async def test_somebody_elses_message_is_not_the_bots_to_edit(scene: Scene) -> None:
    said = scene.ada.say(scene.table, "mine")
    message = scene.channel().get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="yours")
    assert refused.value.code == 50005
    with pytest.raises(discord.Forbidden) as refused:
        await message.delete()
    assert refused.value.code == 50013


async def test_a_thread_from_a_message(scene: Scene) -> None:
    message = await scene.channel().send("table 1")
    thread = await message.create_thread(name="Table 1")
    assert thread.id == message.id
    place = scene.server.world.channels[thread.id]
    await thread.send("inside")
    assert [seen.content for seen in scene.bob.messages(place)] == ["inside"]
    await thread.add_user(discord.Object(scene.bob.user.id))
    assert scene.bob.user.id in place.thread.members
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Again")
    assert refused.value.code == 160004


async def test_only_those_who_may_write_in_a_thread_add_others(scene: Scene) -> None:
    thread = await scene.channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    scene.server.forbid(scene.table, scene.server.bot, Permission.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(discord.Forbidden) as refused:
        await thread.add_user(discord.Object(scene.bob.user.id))
    assert refused.value.code == 50013


async def test_an_archived_thread_is_not_edited_until_it_is_taken_out_again(scene: Scene) -> None:
    thread = await scene.channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    message = await thread.send("score")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="new score")
    assert refused.value.code == 50083
    await thread.edit(archived=False)
    await message.edit(content="new score")
    place = scene.server.world.channels[thread.id]
    assert scene.ada.latest(place).content == "new score"
    await thread.edit(archived=True)
    await thread.send("speaking takes it out")
    assert not place.thread.archived


@pytest.mark.parametrize("archived", [False, True])
async def test_in_a_locked_thread_nobody_writes_but_who_keeps_order(scene: Scene, archived: bool) -> None:
    thread = await scene.channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    place = scene.server.world.channels[thread.id]
    place.thread.locked = True
    scene.server.world.archive(place, archived)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("words")
    assert refused.value.code == 50083
    scene.server.add_role(scene.guild, "keepers", scene.server.bot, permissions=Permission.MANAGE_THREADS)
    assert (await thread.send("words")).content == "words"


async def test_a_private_thread_is_for_those_in_it(scene: Scene) -> None:
    everyone = scene.guild.roles[scene.guild.id]
    allowed = everyone.permissions | Permission.CREATE_PRIVATE_THREADS
    scene.server.world.change_role(scene.guild, everyone, Permission(allowed))
    thread = await scene.channel().create_thread(name="Secret", type=discord.ChannelType.private_thread)
    place = scene.server.world.channels[thread.id]
    message = await thread.send("psst")
    assert scene.ada.find(message.id) is None
    await thread.add_user(discord.Object(scene.ada.user.id))
    assert scene.ada.find(message.id)
    assert place in scene.ada.channels
    assert place not in scene.bob.channels
    assert [sight.payload["content"] for sight in scene.ada.transcript()] == ["psst"]
    assert list(scene.bob.transcript()) == []


async def test_commands_work_in_a_thread(scene: Scene) -> None:
    thread = await scene.channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    answer = await scene.ada.invoke(scene.server.world.channels[thread.id], "/ping")
    assert answer.message.channel_id == thread.id
    assert isinstance(scene.bot.interactions[-1].channel, discord.Thread)


async def test_typing_is_shown_and_an_avatar_served(scene: Scene) -> None:
    scene.server.world.bot.avatar = png("green")
    await scene.channel().typing()
    user = await scene.bot.fetch_user(scene.bot.user.id)
    assert await user.avatar.read() == png("green")


async def test_a_person_does_what_a_client_lets_them(scene: Scene) -> None:
    said = scene.ada.say(scene.table, "hello")
    with pytest.raises(Impossible):
        scene.bob.delete(said)
    with pytest.raises(Impossible):
        scene.ada.say(scene.table, "x" * 2001)
    scene.ada.delete(said)
    assert scene.bob.messages(scene.table) == []
