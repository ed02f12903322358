"""`/leaderboard`: who leads in a game, page by page, and the reader's own place."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.standing import Board, Objection, Period, Why, boards_of
from bot.tables import DEFAULT_GAME, Declined, Player, Reason
from bot.text import say
from cogs.amounts import unit_word
from cogs.answer import redraw, reply, whisper
from cogs.guard import guarded
from cogs.ids import Verb
from cogs.locale_and_style import locale_of, public_locale, public_style, server_of
from cogs.people import player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere, home_of, is_elsewhere, kind_of_place, place_id_of
from cogs.refusals import Barred
from cogs.screens.game import Manner
from cogs.screens.leaders import EVERYWHERE, HERE, Ranked, leaders_screen, own_place_line
from cogs.screens.screen import PublicScreen
from cogs.screens.start import people_buttons
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_meant, game_named, game_typed, suggest_games

PERIODS = [app_commands.Choice(name=translated(f"choice-period-{each}"), value=each.value) for each in Period]
PLACES = [app_commands.Choice(name=translated(f"choice-where-{each}"), value=each) for each in (HERE, EVERYWHERE)]


class LeaderboardCog(AnsweringCog):
    """The leaderboards."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools)
        self._ranked = {
            name: Ranked(
                boards_of(self._tables.games.counting(name)),
                self._shown[name].columns,
                self._tables.games[name].game.seats[0],
                is_only_game=len(self._tables.games) == 1,
            )
            for name in self._tables.games
        }

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.LEADERS: self._turned, Verb.PLACE: self._own_place, Verb.SEEN: self._seen}

    @everywhere
    @app_commands.command(description=translated("command-leaderboard"))
    @app_commands.describe(
        game=translated("given-game"),
        by=translated("given-by"),
        period=translated("given-period"),
        where=translated("given-where"),
    )
    @app_commands.choices(period=PERIODS, where=PLACES)
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        by: str | None = None,
        period: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """Show the first page of a leaderboard."""
        period_meant = Period(period.value) if period else Period.ALL
        place = where.value if where else HERE
        await guarded(interaction, self._leaderboard(interaction, game, by, period_meant, place))

    @leaderboard.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_games(interaction, self._tables.games, typed)

    @leaderboard.autocomplete("by")
    async def _orders(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the boards of the game that begin with the typed text."""
        boards = self._ranked[game_typed(interaction, self._tables.games)].boards
        shown = [(say(locale_of(interaction), f"choice-by-{each}"), each) for each in boards]
        return [app_commands.Choice(name=name, value=each) for name, each in shown if name.startswith(typed.lower())]

    async def _leaderboard(
        self, interaction: discord.Interaction, named: str | None, by: str | None, period: Period, where: str
    ) -> None:
        guild_id = _guild(interaction, where)
        game = game_named(interaction, self._tables.games, named)
        if game is None:
            found = await self._standing.leaderboard.games([*self._tables.games], guild_id)
            game = found[0] if found and by is None else game_meant(interaction, self._tables.games, None)
        board = Board(self._meant(interaction, game, by), period, guild_id, game, server_of(interaction).unit)
        player = await player_of(interaction, self._tables)
        screen = await self._leaders(interaction, player, board, 0)
        await reply(interaction, screen, hidden=is_elsewhere(interaction))

    def _meant(self, interaction: discord.Interaction, game: str, by: str | None) -> str:
        """Return the ranking meant: the board that was named, else the first one. Raises Barred."""
        boards, locale = self._ranked[game].boards, locale_of(interaction)
        if by is None:
            return _first(boards)
        named = {say(locale, f"choice-by-{each}").casefold(): each for each in boards}
        found = by if by in boards else named.get(by.strip().casefold())
        if found is None:
            raise Barred(say(locale, "standing-no-board", game=say(locale, f"{game}-name"), boards=", ".join(named)))
        return found

    async def _leaders(self, interaction: discord.Interaction, player: Player, board: Board, page: int) -> PublicScreen:
        server = server_of(interaction)
        locale = public_locale(interaction) if home_of(interaction) is not None else locale_of(interaction)
        leaders, game = await self._standing.leaderboard.page(board, page), self._tables.games[board.game].game
        guild_id = home_of(interaction)
        return await leaders_screen(
            leaders,
            player,
            self._studio,
            self._ranked[board.game],
            Manner(locale, public_style(server)),
            unit=unit_word(server.unit, locale=locale),
            place=kind_of_place(interaction),
            games=await self._standing.leaderboard.games([*self._tables.games], board.guild_id),
            begins=() if guild_id is None else people_buttons(game, locale=locale),
            has_hall=guild_id is not None and bool(await self._standing.leagues.champions(guild_id)),
        )

    async def _turned(self, press: Press) -> None:
        """Turn the page, or show another board. A public message changes only for the person who asked for it.

        Anyone else gets a separate hidden page.
        """
        player = await player_of(press.interaction, self._tables)
        asker, _, what = press.id.word.partition(".")
        board = self._changed(press, what)
        screen = await self._leaders(press.interaction, player, board, press.id.turn or 0)
        if asker == str(player.id) or press.is_private:
            await redraw(press.interaction, screen)
        else:
            await reply(press.interaction, screen, hidden=True)

    def _board(self, press: Press) -> Board:
        """Return the leaderboard that the key of the id names. Raises Declined (STALE).

        An id from before there were several games names none: it is that of the default one.
        """
        key = press.id.key
        by, period, where, game = (*key.split("."), DEFAULT_GAME)[:4] if key.count(".") in {2, 3} else ("", "", "", "")
        if (
            game not in self._ranked
            or by not in self._ranked[game].boards
            or period not in {each.value for each in Period}
        ):
            raise Declined(Reason.STALE)
        return Board(by, Period(period), _guild(press.interaction, where), game, server_of(press.interaction).unit)

    def _changed(self, press: Press, what: str) -> Board:
        """Return a leaderboard after a choice in one of its menus, or a press on the button of the other place.

        Raises Declined (STALE).
        """
        board = self._board(press)
        boards = self._ranked[board.game].boards
        match what, press.values:
            case "by", [chosen] if chosen in boards:
                return replace(board, by=chosen)
            case "period", [chosen] if chosen in {each.value for each in Period}:
                return replace(board, period=Period(chosen))
            case "game", [chosen] if chosen in self._ranked:
                return replace(board, by=_first(self._ranked[chosen].boards), game=chosen)
            case (("by" | "period" | "game"), _):
                raise Declined(Reason.STALE)
            case (("here" | "everywhere"), _):
                by = _first(boards) if board.by == "net" and what == EVERYWHERE else board.by
                return replace(board, by=by, guild_id=_guild(press.interaction, what))
        return board

    async def _own_place(self, press: Press) -> None:
        """Show the person who pressed their place on the board."""
        player, board = await player_of(press.interaction, self._tables), self._board(press)
        if not press.preferences.is_listed:
            raise Objection(Why.UNLISTED)
        own = await self._standing.leaderboard.own_place(board, player)
        unit = unit_word(server_of(press.interaction).unit, locale=press.locale)
        seats = self._ranked[board.game].seats
        await whisper(press.interaction, own_place_line(own, board, unit=unit, locale=press.locale, seats=seats))

    async def _seen(self, press: Press) -> None:
        """Join the leaderboard of all servers, or leave it."""
        player, board = await player_of(press.interaction, self._tables), self._standing.leaderboard
        if not press.preferences.is_listed:
            raise Objection(Why.UNLISTED)
        wish = not await board.is_seen_everywhere(player)
        await board.be_seen_everywhere(player, wish=wish)
        await whisper(press.interaction, say(press.locale, "standing-seen" if wish else "standing-unseen"))


def _guild(interaction: discord.Interaction, where: str) -> int | None:
    """Return the place whose board is meant; None for all places."""
    return place_id_of(interaction) if where == HERE else None


def _first(boards: Sequence[str]) -> str:
    """Return the board to begin with: not that by net stakes, which all servers together lack, and games for fun."""
    return next(each for each in boards if each != "net")
