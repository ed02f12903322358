"""`/stats`, `/history`, and the replay of a finished game."""

from collections.abc import Mapping
from functools import partial

import discord
from discord import app_commands

from bot.standing import Audience, Objection, Why
from bot.tables import DEFAULT_GAME, Declined, Player, Reason
from bot.text import say
from cogs.answer import redraw, reply
from cogs.finding import table_named
from cogs.guard import guarded
from cogs.ids import Verb, whole
from cogs.locale_and_style import locale_of, private_style, public_locale, public_style, server_of
from cogs.people import Person, known_as, player_of
from cogs.press import Press, TablePress
from cogs.presses import Answer, AnswerAtTable, AnsweringCog
from cogs.reach import everywhere, home_of, is_elsewhere, place_id_of, see_shown
from cogs.refusals import Barred
from cogs.screens.endings import shared
from cogs.screens.game import Manner
from cogs.screens.history import GAMES_SHOWN, PRACTICE, history_screen, past_game_screen, replay_screen
from cogs.screens.screen import PrivateScreen, Screen
from cogs.screens.stats import no_stats_screen, stats_screen
from cogs.translation import translated
from cogs.which_game import game_meant, game_named, suggest_games
from cogs.which_table import answer_here


class StandingCog(AnsweringCog):
    """The commands that look back on finished games."""

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.REPLAY: self._stepped, Verb.SHARE: self._shared}

    def presses(self) -> Mapping[str, Answer]:
        return {
            Verb.STATS: self._own_stats,
            Verb.STATS_OF: self._stats_of,
            Verb.LOOK_BACK: self._looked_back,
            Verb.OLDER: self._older,
        }

    @everywhere
    @app_commands.command(description=translated("command-stats"))
    @app_commands.describe(
        game=translated("given-game"), player=translated("given-player"), against=translated("given-against")
    )
    async def stats(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        player: Person | None = None,
        against: Person | None = None,
    ) -> None:
        """Show the person's stats in a game, or those of `player`."""
        await guarded(interaction, self._stats(interaction, game, player, against))

    @everywhere
    @app_commands.command(description=translated("command-history"))
    @app_commands.describe(game=translated("given-game"), other=translated("given-with"))
    @app_commands.rename(other="with")
    async def history(
        self, interaction: discord.Interaction, game: str | None = None, other: Person | None = None
    ) -> None:
        """List the person's finished games of a kind."""
        await guarded(interaction, self._history(interaction, game, other))

    @stats.autocomplete("game")
    @history.autocomplete("game")
    async def _kinds(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_games(interaction, self._tables.games, typed)

    # Stats

    async def _stats(
        self, interaction: discord.Interaction, named: str | None, who: Person | None, against: Person | None
    ) -> None:
        game = game_named(interaction, self._tables.games, named)
        asker = player = await player_of(interaction, self._tables)
        if who is not None:
            player = await self._known(who, Why.NO_RATED)
        other = None if against is None else await self._known(against, Why.NO_RATED)
        hidden = is_elsewhere(interaction) or await self._counts_for_oneself(interaction, game, asker, player, other)
        if game is None:
            audience = _audience(interaction, asker, player, is_public=not hidden and home_of(interaction) is not None)
            game = await self._last_rated(interaction, player, other, audience)
        screen = await self._stats_screen(interaction, game, asker, player, other, hidden=hidden)
        await reply(interaction, screen, hidden=hidden)

    async def _counts_for_oneself(
        self, interaction: discord.Interaction, game: str | None, asker: Player, player: Player, other: Player | None
    ) -> bool:
        """Return whether these are one's own stats, and nobody else here sees any of the games that they count."""
        if asker.id != player.id or home_of(interaction) is None:
            return False
        past = partial(self._standing.history, player, game=game, against=other, practice=False, limit=1)
        return not await past(audience=Audience(None, interaction.channel_id)) and bool(await past())

    async def _own_stats(self, press: Press) -> None:
        own, game = await player_of(press.interaction, self._tables), self._kind(press.id.key)
        screen = await self._stats_screen(press.interaction, game, own, own, None, hidden=True)
        await reply(press.interaction, screen, hidden=True)

    async def _stats_of(self, press: Press) -> None:
        """Show the same people in another game. A public message changes only for the person who asked for it."""
        asker, (whose, _, against) = await player_of(press.interaction, self._tables), press.id.key.partition(".")
        player, other = await self._numbered(whose), await self._numbered(against)
        if player is None or press.chosen not in self._tables.games:
            raise Declined(Reason.STALE)
        is_own = press.is_private or press.id.word.partition(".")[0] == str(asker.id)
        screen = await self._stats_screen(
            press.interaction, press.chosen, asker, player, other, hidden=press.is_private or not is_own
        )
        if is_own:
            await redraw(press.interaction, screen)
        else:
            await reply(press.interaction, screen, hidden=True)

    async def _numbered(self, number: str) -> Player | None:
        key = whole(number)
        return None if key is None else await self._standing.player(key)

    async def _last_rated(
        self, interaction: discord.Interaction, player: Player, other: Player | None, audience: Audience | None
    ) -> str:
        """Return the game that was played last: with the other, or else in this server, or else anywhere.

        Where none counts yet, practice does.
        """
        if other is not None and other.id != player.id:
            last = await self._standing.history(player, against=other, limit=1, audience=audience)
            found = [each.played.game.game for each in last]
        else:
            found = await self._standing.rated_games(player, guild_id=place_id_of(interaction), audience=audience)
            found += await self._standing.rated_games(player, audience=audience)
            practiced = await self._standing.played_last(player, audience=audience)
            found += [] if practiced is None else [practiced]
        return next((each for each in found if each in self._tables.games), None) or game_meant(
            interaction, self._tables.games, None
        )

    async def _stats_screen(
        self,
        interaction: discord.Interaction,
        game: str,
        asker: Player,
        player: Player,
        other: Player | None,
        *,
        hidden: bool,
    ) -> Screen:
        """Return the stats in a game, or if nothing counts there yet what would. Raises Objection (SAME)."""
        is_public = not hidden and home_of(interaction) is not None
        audience = _audience(interaction, asker, player, is_public=is_public)
        locale, games = locale_of(interaction), await self._standing.rated_games(player, audience=audience)
        try:
            stats = await self._standing.stats(
                player,
                game=game,
                against=other,
                guild_id=place_id_of(interaction),
                audience=audience,
            )
        except Objection as objection:
            if objection.why is not Why.NO_RATED:
                raise
            return no_stats_screen(
                player,
                other,
                self._tables.games[game].game,
                asker=asker,
                games=games,
                practiced=await self._standing.practiced(player, game),
                locale=locale,
                is_in_server=home_of(interaction) is not None,
            )
        return await stats_screen(
            stats,
            self._studio,
            locale=public_locale(interaction) if is_public else locale,
            style=public_style(server_of(interaction)),
            is_only_game=len(self._tables.games) == 1,
            games=games,
            asker=asker,
        )

    async def _known(self, person: Person, otherwise: Why) -> Player:
        """Return `person` as a player. Raises Objection with the reason `otherwise` for one who never played."""
        found = await known_as(person, self._tables)
        if found is None:
            raise Objection(otherwise)
        return found

    def _kind(self, key: str) -> str:
        """Return the game that the key of an id names; the default one for an id from before there were several."""
        return key if key in self._tables.games else DEFAULT_GAME

    def _named(self, interaction: discord.Interaction, game: str, objection: Objection) -> Exception:
        """Return the objection with the name of the game, where there are several."""
        if len(self._tables.games) == 1 or objection.why is not Why.NO_GAMES:
            return objection
        locale = locale_of(interaction)
        return Barred(say(locale, f"standing-{objection.why}-of", game=say(locale, f"{game}-name")))

    # History

    async def _history(self, interaction: discord.Interaction, named: str | None, with_whom: Person | None) -> None:
        player = await player_of(interaction, self._tables)
        other = None if with_whom is None else await self._known(with_whom, Why.NO_GAMES)
        game = game_named(interaction, self._tables.games, named)
        if game is None:
            last = await self._standing.history(player, against=other, limit=1)
            known = [each.played.game.game for each in last if each.played.game.game in self._tables.games]
            game = known[0] if known else game_meant(interaction, self._tables.games, None)
        await reply(interaction, await self._games(interaction, game, player, other, before=None))

    async def _older(self, press: Press) -> None:
        player = await player_of(press.interaction, self._tables)
        number, game = whole(press.id.word), self._kind(press.id.key)
        other = None if number is None else await self._standing.player(number)
        practice = press.id.word == PRACTICE
        screen = await self._games(press.interaction, game, player, other, before=press.id.turn, practice=practice)
        await redraw(press.interaction, screen)

    async def _games(
        self,
        interaction: discord.Interaction,
        game: str,
        player: Player,
        other: Player | None,
        *,
        before: int | None,
        practice: bool = False,
    ) -> PrivateScreen:
        """Return the finished games of `player` before the one numbered `before`, or the newest.

        Those against robots have a list of their own, which is shown if there are no others.
        """
        past = partial(self._standing.history, player, game=game, against=other)
        games = await past(practice=practice, before=before, limit=GAMES_SHOWN + 1)
        others = await past(practice=not practice, limit=1) if other is None else []
        if not games and others and not practice:
            return await self._games(interaction, game, player, other, before=None, practice=True)
        if not games:
            raise self._named(interaction, game, Objection(Why.NO_GAMES))
        return history_screen(
            games,
            game,
            against=other,
            is_newest=before is None,
            is_only_game=len(self._tables.games) == 1,
            practice=practice,
            has_other=bool(others),
            locale=locale_of(interaction),
        )

    async def _looked_back(self, press: Press) -> None:
        player = await player_of(press.interaction, self._tables)
        table = await table_named(press.interaction, self._tables, player, press.chosen)
        table.own_seat(player)
        if not table.is_over:
            raise Objection(Why.UNFINISHED)
        screen = await past_game_screen(
            table,
            self._screens[table.terms.game.name],
            seed=await self._tables.logs.revealed(table),
            match=await self._tables.twins.match(table),
            locale=press.locale,
            style=private_style(press.preferences),
            emoji=self._emoji.for_one(press.preferences),
        )
        await reply(press.interaction, screen)

    async def _shared(self, press: TablePress) -> None:
        """Post the picture of a finished game again; of one elsewhere only in its own channel, and hidden in any other.

        Raises Declined (NOT_SEATED) or Objection (UNFINISHED).
        """
        table = press.table
        table.own_seat(press.player)
        if not table.is_over:
            raise Objection(Why.UNFINISHED)
        see_shown(press.interaction, locale=press.locale)
        settings = server_of(press.interaction)
        manner = Manner(public_locale(press.interaction), style=public_style(settings))
        hidden = table.terms.is_elsewhere and press.interaction.channel_id != table.channel_id
        await reply(press.interaction, await shared(table, self._screens[table.terms.game.name], manner), hidden=hidden)

    # A game turn by turn

    async def replay(self, press: TablePress) -> None:
        """Open a finished game at its first deal. Raises Declined (NOT_SEATED)."""
        await answer_here(press, await self._moment(press, 0))

    async def _stepped(self, press: TablePress) -> None:
        """Go to the stop that the button names, or to the deal that was chosen in the menu; first of all begin."""
        if press.id.turn is None and not press.values:  # under a settlement, which stays
            await self.replay(press)
            return
        chosen = whole(press.chosen)
        await redraw(press.interaction, await self._moment(press, (press.id.turn or 0) if chosen is None else chosen))

    async def _moment(self, press: TablePress, number: int) -> PrivateScreen:
        viewing_seat = press.seat
        return await replay_screen(
            await self._standing.replay(press.table, number),
            self._screens[press.table.terms.game.name],
            viewing_seat,
            locale=press.locale,
            style=private_style(press.preferences),
            emoji=self._emoji.for_one(press.preferences),
        )


def _audience(interaction: discord.Interaction, asker: Player, player: Player, *, is_public: bool) -> Audience | None:
    """Return who reads the stats of `player`: everyone in the channel, another person, or the player alone (None)."""
    if is_public:
        return Audience(None, interaction.channel_id)
    return None if asker.id == player.id else Audience(asker.id, interaction.channel_id)
