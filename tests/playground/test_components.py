"""Buttons, menus, forms and pictures."""

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import ui

from bot.playground.seen import Impossible
from tests.playground.conftest import Scene
from tests.playground.sample_bot import Act, png


async def test_a_button_edits_the_message_it_is_on(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    pressed = await scene.bob.press(answer.message, "Count 1")
    assert pressed.message.id == answer.message.id
    assert pressed.message.content == "counted 1"
    assert [button.label for button in pressed.message.buttons] == ["Count 2", "Never", "Docs"]


async def test_the_client_refuses_buttons_that_are_not_there_to_press(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    await scene.ada.press(answer.message, "Count 1")
    for label in ("Count 1", "count:1", "Never", "Docs"):
        with pytest.raises(Impossible):
            await scene.ada.press(answer.message, label)


async def test_a_button_can_be_pressed_as_it_was_seen_before_the_message_changed(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    before = answer.message
    await scene.ada.press(before, "Count 1")
    pressing = asyncio.create_task(scene.ada.press_as_seen(before, "Count 1"))
    await asyncio.sleep(0)  # until it was sent; the bot no longer answers it
    scene.server.clock.advance(3.1)
    pressed = await pressing
    assert pressed.failed
    assert pressed.interaction.data["custom_id"] == before.button("Count 1").custom_id


async def test_nobody_presses_what_they_do_not_see(scene: Scene) -> None:
    async def hide(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None).add_item(Act("Mine", hide))
        await interaction.response.send_message("yours", view=view, ephemeral=True)

    message = await scene.offer(Act("Hide", hide))
    hidden = (await scene.ada.press(message.id, "Hide")).message
    assert hidden.hidden
    with pytest.raises(Impossible):
        await scene.bob.press(hidden, "Mine")
    assert (await scene.ada.press(hidden, "Mine")).message.hidden
    scene.ada.reload()
    with pytest.raises(Impossible):
        await scene.ada.press(hidden, "Mine")


async def test_after_a_deferred_update_the_original_is_the_pressed_message(scene: Scene) -> None:
    async def later(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited", view=None)
        await interaction.followup.send("beside it", ephemeral=True)

    message = await scene.offer(Act("Later", later))
    answer = await scene.ada.press(message.id, "Later")
    beside = await scene.ada.until(lambda: answer.followups and answer.followups[0])
    assert scene.bob.find(message.id).content == "edited"
    assert scene.bob.find(message.id).buttons == ()
    assert (beside.content, beside.hidden, beside.answers) == ("beside it", True, message.id)


async def test_a_hidden_panel_is_redrawn_for_its_owner_alone(scene: Scene) -> None:
    async def redraw(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="redrawn")

    async def panel(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None).add_item(Act("Redraw", redraw))
        await interaction.response.send_message("panel", view=view, ephemeral=True)

    message = await scene.offer(Act("Panel", panel))
    shown = (await scene.ada.press(message.id, "Panel")).message
    assert (await scene.ada.press(shown, "Redraw")).message.content == "redrawn"
    assert [seen.content for seen in scene.bob.messages(scene.table)] == ["offer"]


async def test_a_reply_can_be_deleted(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    await scene.bot.interactions[-1].delete_original_response()
    assert answer.message is None


async def test_an_interaction_delivered_twice_is_answered_once(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    scene.server.faults.deliver_twice()
    await scene.ada.press(answer.message, "Count 1")
    await scene.ada.until(lambda: scene.server.refusals)
    assert scene.server.refusals[-1][1].code == 40060
    assert scene.ada.find(answer.message.id).content == "counted 1"


async def test_two_presses_at_once_are_two_interactions(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/ping")
    both = await asyncio.gather(*(scene.ada.press(answer.message, "Count 1") for _ in range(2)))
    assert [one.failed for one in both] == [False, False]
    assert both[0].interaction.id != both[1].interaction.id


@pytest.mark.parametrize("kind", ["string", "user", "role", "channel", "mentionable"])
async def test_menus_of_every_kind(scene: Scene, kind: str) -> None:
    class Text(ui.Select[Any]):
        async def callback(self, interaction: discord.Interaction) -> None:
            values = [value if isinstance(value, str) else value.name for value in self.values]
            await interaction.response.send_message(" ".join(values))

    options = [discord.SelectOption(label=c.upper(), value=c) for c in "abc"]
    made = {
        "string": lambda: type("S", (Text,), {})(options=options, placeholder="Pick", max_values=2),
        "user": lambda: type("U", (ui.UserSelect,), {"callback": Text.callback})(placeholder="Pick"),
        "role": lambda: type("R", (ui.RoleSelect,), {"callback": Text.callback})(placeholder="Pick"),
        "channel": lambda: type("C", (ui.ChannelSelect,), {"callback": Text.callback})(placeholder="Pick"),
        "mentionable": lambda: type("M", (ui.MentionableSelect,), {"callback": Text.callback})(placeholder="Pick"),
    }
    role = scene.server.add_role(scene.guild, "players")
    chosen, expected = {
        "string": (("A", "c"), "a c"),
        "user": ((scene.bob,), "bob"),
        "role": ((role,), "players"),
        "channel": ((scene.table,), "table"),
        "mentionable": ((role,), "players"),
    }[kind]
    message = await scene.offer(made[kind]())
    assert (await scene.ada.choose(message.id, "Pick", *chosen)).message.content == expected


async def test_a_menu_takes_only_what_it_offers(scene: Scene) -> None:
    menu = ui.Select[Any](options=[discord.SelectOption(label=c) for c in "ab"], placeholder="Pick", min_values=2)
    menu.max_values = 2
    message = await scene.offer(menu)
    for chosen in (("a",), ("a", "x"), ("a", scene.bob)):
        with pytest.raises(Impossible):
            await scene.ada.choose(message.id, "Pick", *chosen)


async def test_a_form_is_filled_in_by_its_labels(scene: Scene) -> None:
    form = (await scene.ada.invoke(scene.table, "/form")).modal
    assert form.title == "Tell"
    assert [field.label for field in form.fields] == ["Name", "Color"]
    answer = await scene.ada.submit(form, {"Name": "Ada", "color": "Blue"})
    assert answer.message.content == "Ada likes blue"


@pytest.mark.parametrize(
    "filled",
    [
        {"Name": "A", "Color": "Red"},
        {"Name": "A name too long", "Color": "Red"},
        {"Name": "Ada"},
        {"Name": "Ada", "Color": "Green"},
        {"Name": "Ada", "Color": "Red", "Size": "9"},
    ],
)
async def test_a_form_takes_only_what_fits(scene: Scene, filled: dict[str, Any]) -> None:
    form = (await scene.ada.invoke(scene.table, "/form")).modal
    with pytest.raises(Impossible):
        await scene.ada.submit(form, filled)


async def test_a_form_whose_channel_is_gone_goes_nowhere(scene: Scene) -> None:
    form = (await scene.ada.invoke(scene.table, "/form")).modal
    scene.server.world.delete_channel(scene.table)
    with pytest.raises(Impossible, match="gone"):
        await scene.ada.submit(form, {"Name": "Ada", "color": "Blue"})


async def test_who_left_the_server_sends_no_form_there(scene: Scene) -> None:
    form = (await scene.ada.invoke(scene.table, "/form")).modal
    scene.server.world.remove_member(scene.guild, scene.ada.user)
    with pytest.raises(Impossible, match="gone"):
        await scene.ada.submit(form, {"Name": "Ada", "color": "Blue"})


async def test_a_form_belongs_to_whom_it_opened_for(scene: Scene) -> None:
    form = (await scene.ada.invoke(scene.table, "/form")).modal
    with pytest.raises(Impossible):
        await scene.bob.submit(form, {"Name": "Bob", "Color": "Red"})


async def test_pictures_come_with_size_and_alt_text_and_can_be_downloaded(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/picture")
    [file] = answer.message.files
    assert (file.filename, file.description, file.size) == ("red.png", "four red pixels", (4, 2))
    assert await scene.bob.download(file) == png("red")
    assert answer.message.text == "A picture"
    gallery = answer.message.components[0]["components"][1]
    assert gallery["items"][0]["media"]["url"] == file.url


async def test_every_component_has_a_number_of_its_own(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/picture")
    box = answer.message.components[0]
    numbers = [box["id"], *(inner["id"] for inner in box["components"])]
    numbers.append(box["components"][2]["components"][0]["id"])
    assert len(set(numbers)) == len(numbers)


async def test_a_picture_that_is_not_sent_along_is_refused(scene: Scene) -> None:
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[Any]()
    gallery.add_item(media="attachment://missing.png")
    view.add_item(gallery)
    with pytest.raises(discord.HTTPException) as refused:
        await scene.channel().send(view=view)
    assert refused.value.code == 50035


async def test_an_edit_can_replace_a_picture(scene: Scene) -> None:
    answer = await scene.ada.invoke(scene.table, "/picture")
    fresh = discord.File(io.BytesIO(png("blue")), "red.png", description="blue now")
    await scene.bot.interactions[-1].edit_original_response(attachments=[fresh])
    [file] = scene.ada.find(answer.message.id).files
    assert file.description == "blue now"
    assert await scene.ada.download(file) == png("blue")
    bytes_seen = [a.content for sight in scene.bob.transcript() for a in sight.files]
    assert bytes_seen == [png("red"), png("blue")]
