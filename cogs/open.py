"""`/open`: a table that anyone in the channel may join: an offer for one more, or a lobby for several."""

from collections.abc import Mapping

import discord
from discord import app_commands

from cogs.beginning import MOST_SEATS, see_seats
from cogs.challenge import Challenge
from cogs.given_terms import GIVEN_TERMS, GivenTerms, Suggestions
from cogs.guard import guarded
from cogs.ids import Verb
from cogs.lobby import LobbyCog
from cogs.locale_and_style import server_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import among_people
from cogs.role_calls import role_to_call, suggest_roles
from cogs.second_tap import SecondTaps
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_to_play


class OpenTable(Suggestions, AnsweringCog):
    """The opener of tables."""

    def __init__(self, tools: Tools, challenge: Challenge, lobbies: LobbyCog, *, second_taps: SecondTaps) -> None:
        super().__init__(tools)
        self._second_taps = second_taps
        self._challenge = challenge
        self._lobbies = lobbies

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.OPEN_TABLE: self._pressed}

    @among_people
    @app_commands.command(name="open", description=translated("command-open"))
    @app_commands.describe(
        **GIVEN_TERMS,
        seats=translated("given-seats"),
        call=translated("given-call"),
        duplicate=translated("given-duplicate"),
    )
    async def open_table(  # noqa: PLR0913  each is an option of the command
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        stake: str | None = None,
        options: str | None = None,
        clock: str | None = None,
        quiet_hours: bool | None = None,
        forced_moves: bool | None = None,
        *,
        call: str | None = None,
        hints: bool = False,
        duplicate: bool = False,
    ) -> None:
        """Open a table on these terms."""
        given = GivenTerms(stake, options, clock, quiet_hours, forced_moves, hints, duplicate)
        await guarded(interaction, self._open(Press.of(interaction), game, seats, given, call))

    open_table.autocomplete("game")(Suggestions.suggest_games)
    open_table.autocomplete("seats")(Suggestions.suggest_seats)
    open_table.autocomplete("options")(Suggestions.suggest_options)
    open_table.autocomplete("clock")(Suggestions.suggest_clocks)

    @open_table.autocomplete("call")
    async def _roles(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_roles(interaction, typed)

    async def _pressed(self, press: Press) -> None:
        """Open a table on the usual terms."""
        if (game := await self._second_taps.game_to_begin(press, self._tables.games)) is not None:
            await self._open(press, game, None, GivenTerms())

    async def _open(
        self, press: Press, named: str | None, seats: int | None, given: GivenTerms, call: str | None = None
    ) -> None:
        """Offer a seat where two play, and open a lobby where more do; by default for as many as can play.

        In duplicate it is for several tables of so many, by default the fewest who can play.
        """
        interaction = press.interaction
        game = self._tables.games[game_to_play(interaction, self._tables.games, named)].game
        usual = game.seats[0] if given.duplicate else game.seats[-1]
        seats = usual if seats is None else seats
        see_seats(interaction, game, seats)
        terms = given.agree(game, self._shown[game.name].variants, server_of(interaction))
        role = role_to_call(interaction, call)
        if terms.is_duplicate:
            await self._lobbies.open(press, terms, seats * game.twin_tables(seats), role=role)
        elif seats == 2:
            await self._challenge.offer(press, None, terms, role=role)
        else:
            await self._lobbies.open(press, terms, seats, role=role)
