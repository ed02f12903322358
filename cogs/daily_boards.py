"""What daily deals leave behind: the boards of a day and of a month, and days that are over, looked back on."""

from collections.abc import Mapping, Sequence

import discord

from bot.daily import OWN, Placed
from bot.games.record import write
from bot.tables import Declined, Player, Reason
from bot.text import say
from cogs.answer import redraw, reply
from cogs.ids import Verb, whole
from cogs.locale_and_style import locale_of, private_manner
from cogs.people import player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import home_of
from cogs.screens.daily import (
    MONTH,
    board_screen,
    past_game_screen,
    record_screen,
    replayed,
    score_named,
)
from cogs.screens.history import replay_screen
from cogs.tools import Tools
from cogs.who_left import those_gone

MOST_LOOKED_FOR = 20  # people on a board, of whom Discord is asked whether they are still in the server


class DailyBoards(AnsweringCog):
    """Results of daily deals, of everyone together."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools)
        self._dailies = self._standing.dailies

    def presses(self) -> Mapping[str, Answer]:
        return {
            Verb.DAILY_BOARD: self._board,
            Verb.DAILY_GAME: self._past_game,
            Verb.DAILY_REPLAY: self._replayed,
            Verb.DAILY_RECORD: self._recorded,
        }

    async def _board(self, press: Press) -> None:
        """Show the board of a day or of the month, with the people of this server who may be named."""
        interaction = press.interaction
        if (guild_id := home_of(interaction)) is None:
            raise Declined(Reason.STALE)
        day = self._dailies.days.today
        is_month = press.id.key == MONTH
        placed = await (
            self._dailies.month_board(guild_id=guild_id) if is_month else self._dailies.board(day, guild_id=guild_id)
        )
        people = await self._named(interaction, placed)
        screen = board_screen(day, placed, people, is_month=is_month, locale=press.locale)
        await redraw(interaction, screen)

    async def _named(self, interaction: discord.Interaction, placed: Sequence[Placed]) -> dict[int, Player]:
        """Return the first of these people who may be named here: none who left, or who keep themselves off boards."""
        found = await self._dailies.people(placed)
        listed = [
            each
            for each in (found[line.player] for line in placed)
            if each.discord_id is not None and (await self._tables.preferences.of(each)).is_listed
        ][:MOST_LOOKED_FOR]
        guild, requests, within = interaction.guild, self._stage.requests, self._tables.timing.looked_for
        gone = frozenset[int]() if guild is None else await those_gone(requests, guild, listed, within=within)
        return {each.id: each for each in listed if each.id not in gone}

    # Looking back

    async def _past_game(self, press: Press) -> None:
        """Show what can be looked back on of a game of a day that is over."""
        day, game = press.id.key, press.chosen
        if game not in self._dailies.games:
            raise Declined(Reason.STALE)
        player = await player_of(press.interaction, self._tables)
        entries = await self._dailies.entries(day, player)
        own = next((each.sitting for each in entries if each.game == game and each.compared is not None), None)
        best = await self._dailies.best(day, game, None if own is None else own.edition)
        is_low = game in self._dailies.lows
        score = "" if best is None else score_named(best.score or 0, is_low=is_low, locale=press.locale)
        screen = past_game_screen(
            day,
            game,
            best=None if best is None else best.id,
            score=score,
            own=None if own is None else own.id,
            locale=press.locale,
        )
        await redraw(press.interaction, screen)

    async def _replayed(self, press: Press) -> None:
        """Go through a sitting of a day that is over, its player without a name."""
        chosen = whole(press.chosen)
        number = (press.id.turn or 0) if chosen is None else chosen
        nobody = say(press.locale, "daily-somebody")
        moment = await self._dailies.moment(press.id.key, number, name=nobody)
        screens = self._screens[moment.table.terms.game.name]
        manner = private_manner(press.preferences, press.locale, self._emoji.for_one(press.preferences))
        screen = await replay_screen(moment, screens, OWN, locale=press.locale, style=manner.style, emoji=manner.emoji)
        await redraw(press.interaction, replayed(screen, press.id.key))

    async def _recorded(self, press: Press) -> None:
        """Give the record of the person's own sitting, once its day is over."""
        player = await player_of(press.interaction, self._tables)
        sitting = await self._dailies.find(press.id.key, player)
        record = await self._dailies.record(press.id.key, name=player.name)
        text = write(record, games=self._tables.games.rules).encode()
        screen = record_screen(text, sitting.row.day, sitting.table.terms.game, locale=locale_of(press.interaction))
        await reply(press.interaction, screen)
