"""A small bot of real discord.py that uses most of what a bot of messages and commands uses."""

import io
import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image


def png(color: str = "red") -> bytes:
    """Return a real picture, four pixels wide and two high."""
    buffer = io.BytesIO()
    Image.new("RGB", (4, 2), color).save(buffer, "PNG")
    return buffer.getvalue()


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that knows only its id."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str]) -> "Count":
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"counted {self.n}", view=counter(self.n + 1))


def counter(n: int) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Count(n))
    view.add_item(ui.Button(label="Never", custom_id="never", disabled=True))
    view.add_item(ui.Button(label="Docs", url="https://example.com/"))
    return view


class Act(ui.Button[Any]):
    """A button that runs the test's function."""

    def __init__(self, label: str, act: Callable[[discord.Interaction], Awaitable[object]]) -> None:
        super().__init__(label=label, custom_id=f"act:{label}")
        self.act = act

    async def callback(self, interaction: discord.Interaction) -> None:
        await self.act(interaction)


class Told(ui.Modal, title="Tell"):
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=2, max_length=10))
    color = ui.Label(
        text="Color",
        component=ui.Select(
            custom_id="color", options=[discord.SelectOption(label=c.title(), value=c) for c in ("red", "blue")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        said, chosen = self.name.component, self.color.component
        await interaction.response.send_message(f"{said.value} likes {chosen.values[0]}")  # type: ignore[attr-defined]


class Gallery(ui.LayoutView):
    """Components V2 with a picture and a button."""

    def __init__(self, file: str) -> None:
        super().__init__(timeout=None)
        box = ui.Container[Any](ui.TextDisplay("A picture"))
        gallery = ui.MediaGallery[Any]()
        gallery.add_item(media=f"attachment://{file}", description="four red pixels")
        box.add_item(gallery)
        row = ui.ActionRow[Any]()
        row.add_item(ui.Button(label="Repaint", custom_id="act:Repaint"))
        box.add_item(row)
        self.add_item(box)


class SampleBot(discord.Client):
    """A bot that uses most of what a bot of messages and commands uses."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__(guild_ready_timeout=0.05, allowed_mentions=discord.AllowedMentions.none(), **options)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.interactions: list[discord.Interaction] = []
        self.events: list[str] = []
        self.add_dynamic_items(Count)
        register(self.tree)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds between one session and the next."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction)

    async def on_socket_event_type(self, event: str) -> None:
        self.events.append(event)


def register(tree: app_commands.CommandTree) -> None:  # type: ignore[type-arg]
    @tree.command()
    async def ping(interaction: discord.Interaction) -> None:
        """Say pong"""
        await interaction.response.send_message("pong", view=counter(1))

    @tree.command()
    @app_commands.choices(size=[app_commands.Choice(name="Small", value=1), app_commands.Choice(name="Large", value=2)])
    async def greet(
        interaction: discord.Interaction,
        who: discord.Member,
        times: app_commands.Range[int, 1, 5] = 1,
        size: int = 1,
        aloud: bool = False,
    ) -> None:
        """Greet someone, hidden or aloud"""
        await interaction.response.send_message(f"hello {who.display_name} {times} {size}", ephemeral=not aloud)

    @tree.command()
    async def slow(interaction: discord.Interaction, hidden: bool = False) -> None:
        """Think first"""
        await interaction.response.defer(ephemeral=hidden, thinking=True)
        await interaction.followup.send("thought", ephemeral=not hidden)
        await interaction.followup.send("and more", ephemeral=hidden)

    @tree.command()
    async def mute(interaction: discord.Interaction) -> None:
        """Never answer"""

    @tree.command()
    async def twice(interaction: discord.Interaction) -> None:
        """Answer once, and once too often"""
        await interaction.response.send_message("first")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("second")
        except discord.HTTPException as refused:
            await interaction.edit_original_response(content=f"code {refused.code}")

    @tree.command()
    async def form(interaction: discord.Interaction) -> None:
        """Open a form"""
        await interaction.response.send_modal(Told())

    @tree.command()
    async def picture(interaction: discord.Interaction) -> None:
        """Show a picture"""
        file = discord.File(io.BytesIO(png()), "red.png", description="four red pixels")
        await interaction.response.send_message(view=Gallery("red.png"), file=file)

    @tree.command()
    async def whisper(interaction: discord.Interaction, to: discord.Member) -> None:
        """Write to someone in private"""
        try:
            await to.send("psst", nonce="psst-1")
        except discord.Forbidden as refused:
            await interaction.response.send_message(f"code {refused.code}", ephemeral=True)
        else:
            await interaction.response.send_message("done", ephemeral=True)

    @tree.command()
    async def find(interaction: discord.Interaction, word: str) -> None:
        """Find a word"""
        await interaction.response.send_message(word)

    @find.autocomplete("word")
    async def suggest(_: discord.Interaction, so_far: str) -> list[app_commands.Choice[str]]:
        words = ("apple", "apricot", "banana")
        return [app_commands.Choice(name=w.title(), value=w) for w in words if w.startswith(so_far)]

    group = app_commands.Group(name="box", description="A box", guild_only=True)
    inner = app_commands.Group(name="lid", description="Its lid", parent=group)

    @inner.command(name="open")
    async def open_lid(interaction: discord.Interaction) -> None:
        """Open it"""
        await interaction.response.send_message("open")

    tree.add_command(group)

    @tree.context_menu(name="Wave at")
    async def wave(interaction: discord.Interaction, user: discord.Member) -> None:
        await interaction.response.send_message(f"*waves at {user.display_name}*")
