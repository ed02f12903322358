"""`/daily`: the deals of the day, which are the same for everyone. One plays in a hidden answer, and may share it."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import replace

import discord
from cachetools import LRUCache
from discord import app_commands

from bot.daily import OWN, Sitting
from bot.games.protocol import Move, Refusal, Refused
from bot.tables import Declined, Player, Reason
from bot.text import say
from cogs.answer import accept, add, ask, is_private, post, redraw, reply, think, update
from cogs.guard import guarded
from cogs.house_rules import check_house_rules
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import private_manner, private_style, public_locale, public_style, server_of
from cogs.people import player_of
from cogs.permissions import check_permissions
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere, home_of, is_elsewhere, see_shown
from cogs.refusals import refused, sentence
from cogs.screens.closing import closing
from cogs.screens.daily import (
    KEY,
    inner_id,
    inner_screen,
    none_screen,
    past_screen,
    result_screen,
    share_screen,
    sitting_screen,
    today_screen,
)
from cogs.screens.frame import MORE
from cogs.screens.game import Manner, Showing
from cogs.screens.lists import MOST_WORDS
from cogs.screens.screen import PrivateScreen, plain_private
from cogs.screens.table import read_table, showing
from cogs.stage.promptness import Promptness
from cogs.stage.touches import Touches
from cogs.tools import Tools
from cogs.translation import translated

NONCES = 10**15  # a nonce has 25 characters, and ten are the key
PANELS = 1_000  # sittings whose panels are known, to tell a second tap
ASIDE = frozenset({Verb.READ, Verb.GRAY, Verb.REFRESH, Verb.MORE})  # verbs that play nothing
WITHIN = 1.5  # s that an answer may take before Discord is asked for more time


class Daily(AnsweringCog):
    """The daily deals."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools)
        self._touches: LRUCache[str, Touches] = LRUCache(PANELS)  # by sitting
        self._promptness = Promptness()
        self._dailies = self._standing.dailies

    def presses(self) -> Mapping[str, Answer]:
        return {
            Verb.DAILY: self._listed,
            Verb.DAILY_PLAY: self._began,
            Verb.DAILY_ACT: self._acted,
            Verb.DAILY_SHARE: self._shared,
        }

    def forms(self) -> Mapping[str, Answer]:
        return {Verb.DAILY_ACT: self._acted}

    def moves(self) -> Collection[str]:
        return {Verb.DAILY_ACT}

    @everywhere
    @app_commands.command(description=translated("command-daily"))
    async def daily(self, interaction: discord.Interaction) -> None:
        """List the deals of the day, hidden."""
        await guarded(interaction, self._daily(interaction))

    async def _daily(self, interaction: discord.Interaction) -> None:
        await reply(interaction, await self._today(Press.of(interaction)))

    # The list

    async def _listed(self, press: Press) -> None:
        """Show the deals of today, or of a day that is over."""
        screen = await (self._today(press) if press.id.key == KEY else self._past(press))
        await redraw(press.interaction, screen)

    async def _today(self, press: Press) -> PrivateScreen:
        today = await self._dailies.today(await player_of(press.interaction, self._tables))
        played = self._playable(press.interaction)
        entries = tuple(each for each in today.entries if each.game in played)
        is_in_server = home_of(press.interaction) is not None
        return today_screen(
            replace(today, entries=entries), lows=self._dailies.lows, is_in_server=is_in_server, locale=press.locale
        )

    def _playable(self, interaction: discord.Interaction) -> Collection[str]:
        return server_of(interaction).playable(self._tables.games).names

    async def _past(self, press: Press) -> PrivateScreen:
        """Return the day that the press names, if it is open; else the last one that is, or that there is none."""
        player, days = await player_of(press.interaction, self._tables), self._dailies.days
        await days.open_past()
        day: str | None = press.id.key
        if day is None or not await days.is_open(day):
            day, _ = await days.next_to(days.today)
        if day is None:  # nobody looked at daily deals before today
            return none_screen(locale=press.locale)
        secret = await days.revealed(day)
        return past_screen(
            day,
            await self._dailies.entries(day, player),
            secret=secret.hex(),
            lows=self._dailies.lows,
            next_to=await days.next_to(day),
            locale=press.locale,
        )

    # Playing

    async def _began(self, press: Press) -> None:
        """Begin a game of today, or go on with it: the chosen one, or that of a button under someone's result."""
        game = press.chosen or press.id.key
        if game not in self._playable(press.interaction):
            raise Declined(Reason.NOT_PLAYED if game in self._tables.games else Reason.STALE)
        check_house_rules(press.interaction, anywhere=True)  # nobody else sees it, in whatever channel
        player = await player_of(press.interaction, self._tables)

        async def work() -> PrivateScreen:
            return await self._panel(press, player, await self._begin(press, player, game))

        await self._answer(press, work, is_new=press.id.key != KEY)  # under a result, which stays

    async def _begin(self, press: Press, player: Player, game: str) -> Sitting:
        return await self._dailies.begin(player, game, guild_id=home_of(press.interaction))

    async def _acted(self, press: Press) -> None:
        """Answer a press in the panel of a sitting. An outdated one plays nothing, and the panel says so."""
        player = await player_of(press.interaction, self._tables)
        sitting = await self._dailies.find(press.id.key, player)
        inner, screens, shown = inner_id(press.id), self._screens[sitting.row.game], self._showing(press, sitting)
        if sitting.is_done or sitting.is_cut_off:
            await redraw(press.interaction, await self._panel(press, player, sitting))
            return
        if not self._is_meant(press, inner) and inner.verb not in ASIDE:
            said = say(press.locale, "panel-unplayed")
            await redraw(press.interaction, await self._panel(press, player, sitting, said=said))
            return
        match inner.verb:
            case Verb.READ:
                words = await read_table(screens, shown)
                await reply(press.interaction, closing(words[:MOST_WORDS], locale=press.locale))
            case Verb.GRAY:
                reasons = [f"- {refused(each, locale=press.locale)}" for each in screens.grayed(shown)]
                words = "\n".join(reasons) or say(press.locale, "question-why-none")
                await reply(press.interaction, closing(words, locale=press.locale))
            case Verb.SORT:
                await self._tables.preferences.choose(player, "sorting", inner.word)
                sorted_so = replace(press, preferences=await self._tables.preferences.of(player))
                await redraw(press.interaction, await self._panel(sorted_so, player, sitting))
            case Verb.REFRESH | Verb.MORE:
                screens.withdraw(shown)
                is_open = (inner.verb, inner.word) == (Verb.MORE, MORE)
                await redraw(press.interaction, await self._panel(press, player, sitting, is_open=is_open))
            case Verb.NEXT:

                async def go_on() -> PrivateScreen:
                    deal = sitting.table.deal
                    return await self._panel(press, player, await self._dailies.go_on(press.id.key, player, deal=deal))

                await self._answer(press, go_on)
            case _:
                await self._move(press, player, sitting, inner)

    def _is_meant(self, press: Press, inner: CustomId) -> bool:
        """Note a press in a panel, and return whether it counts: a finger may have been on its way to another button.

        `inner` is its id in the game.
        """
        if press.is_form or not is_private(press.interaction):
            return True
        made_at = self._promptness.made_at(press.interaction.created_at, self._tables.now())
        touches = self._touches.get(press.id.key)
        return touches is None or touches.touch(inner, made_at, moment=self._stage.pressed.moment)

    async def _move(self, press: Press, player: Player, sitting: Sitting, inner: CustomId) -> None:
        screens, shown = self._screens[sitting.row.game], self._showing(press, sitting)
        said: str | Refusal | None = None
        moves: Sequence[Move] = ()
        if inner.turn != shown.view.choosing_turn:
            screens.withdraw(shown)
            said = say(press.locale, "panel-stale")
        elif not press.is_form and (form := screens.form(shown, inner)) is not None:
            await ask(press.interaction, replace(form, id=press.id))
            return
        else:
            try:
                moves = screens.choose(shown, inner, press.values)
            except Refused as error:
                said = error.refusal
            if not moves and press.is_form:
                said = said or screens.unread(shown, inner, press.values) or None

        async def work() -> PrivateScreen:
            now, answer = sitting, said
            if moves:
                try:
                    now = await self._dailies.play(press.id.key, player, moves, turn=inner.turn)
                except Refused as error:
                    answer = error.refusal
                except Declined as error:
                    if error.reason is not Reason.STALE:
                        raise
                    now, answer = await self._dailies.find(press.id.key, player), say(press.locale, "panel-stale")
            return await self._panel(press, player, now, said=answer)

        await self._answer(press, work)

    async def _answer(
        self, press: Press, work: Callable[[], Coroutine[object, object, PrivateScreen]], *, is_new: bool = False
    ) -> None:
        """Answer with the result of `work`, in a new message if it `is_new`. If robots think for long, ask for time."""
        task = asyncio.create_task(work(), name="daily")
        is_here = is_private(press.interaction) and not is_new
        try:
            await asyncio.wait([task], timeout=WITHIN)
            if task.done():
                await (redraw if is_here else reply)(press.interaction, await task)
            elif is_here:
                await accept(press.interaction)
                await self._update(press, task)
            else:
                await think(press.interaction)
                await reply(press.interaction, await task)
        finally:
            task.cancel()

    async def _update(self, press: Press, task: "asyncio.Task[PrivateScreen]") -> None:
        """Redraw a message whose press was accepted, or add why not."""
        try:
            screen = await task
        except Declined as error:
            words = sentence(error, locale=press.locale) or say(press.locale, "error")
            await add(press.interaction, plain_private(words))
            return
        await update(press.interaction, screen)

    async def _panel(
        self,
        press: Press,
        player: Player,
        sitting: Sitting,
        *,
        said: str | Refusal | None = None,
        is_open: bool = False,
    ) -> PrivateScreen:
        """Return the panel of a sitting, or its result once it is done."""
        if sitting.is_done or sitting.is_cut_off:
            days = self._dailies.days
            result = result_screen(
                sitting,
                await self._dailies.compared(sitting.row.id),
                streak=await self._dailies.streak(player),
                is_low=sitting.terms.is_low,
                ends_at=days.ends_at if sitting.row.day == days.today else None,
                locale=press.locale,
            )
            return self._noted(sitting.row.id, result)
        screens = self._screens[sitting.row.game]
        shown = await sitting_screen(sitting, screens, self._manner(press), said=said, is_open=is_open)
        return self._noted(sitting.row.id, shown)

    def _noted(self, key: str, screen: PrivateScreen) -> PrivateScreen:
        """Note that the panel of a sitting shows `screen` from now on, and return it."""
        touches = self._touches.setdefault(key, Touches())
        touches.show(inner_screen(screen), screen.phase, self._tables.now())
        return screen

    def _showing(self, press: Press, sitting: Sitting) -> Showing:
        return showing(sitting.table, OWN, self._manner(press))

    def _manner(self, press: Press) -> Manner:
        return private_manner(press.preferences, press.locale, self._emoji.for_one(press.preferences))

    # Results

    async def _shared(self, press: Press) -> None:
        """Post the result of a sitting in this channel. Raises Declined (STALE) where there is none."""
        check_house_rules(press.interaction)
        see_shown(press.interaction, locale=press.locale)
        player = await player_of(press.interaction, self._tables)
        sitting = await self._dailies.find(press.id.key, player)
        if not self._is_meant(press, press.id):  # a second tap on the last card shares nothing
            await redraw(press.interaction, await self._panel(press, player, sitting))
            return
        compared = await self._dailies.compared(press.id.key)
        if compared is None:
            raise Declined(Reason.STALE)
        is_public = home_of(press.interaction) is not None
        locale = public_locale(press.interaction) if is_public else press.locale
        style = public_style(server_of(press.interaction)) if is_public else private_style(press.preferences)
        screen = await share_screen(
            player,
            sitting,
            compared,
            self._studio,
            Manner(locale, style),
            streak=await self._dailies.streak(player),
            is_low=sitting.terms.is_low,
            is_over=sitting.row.day != self._dailies.days.today,
        )
        message = press.interaction.message
        if message is None or not message.flags.ephemeral or is_elsewhere(press.interaction):
            await reply(press.interaction, screen)
            return
        check_permissions(press.interaction)
        await accept(press.interaction)
        nonce = f"{press.id.key}{(press.interaction.channel_id or 0) % NONCES}"  # two quick presses post one card
        await post(press.interaction, screen, nonce=nonce)
