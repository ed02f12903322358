"""The terms given with a command: its options, their descriptions, and their suggestions."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import discord
from discord import app_commands

from bot.games.protocol import BadOption, Game
from bot.hosted import Games
from bot.tables import PACES, Declined, Pace, Reason, ServerSettings, Tables, Terms, check_duplicate, check_hints
from cogs.amounts import parse_stake
from cogs.beginning import suggest_seats
from cogs.clock_choices import NO_CLOCK, as_played, clock_words, clocks_of, read_clock
from cogs.locale_and_style import locale_of
from cogs.options import Variants, options_of, read_options, suggest_options
from cogs.screens.shown import Shown
from cogs.translation import translated
from cogs.which_game import game_meant, suggest_games_to_play

USUAL_CLOCK = "10m"  # in duplicate, where all tables wait for each other

GIVEN_TERMS: Mapping[str, app_commands.locale_str] = {
    "game": translated("given-game"),
    "stake": translated("given-stake"),
    "options": translated("given-options"),
    "clock": translated("given-clock"),
    "quiet_hours": translated("given-quiet-hours"),
    "forced_moves": translated("given-forced-moves"),
    "hints": translated("given-hints"),
}
"""The descriptions of the options that `/challenge` and `/open` share."""


@dataclass(frozen=True, slots=True)
class GivenTerms:
    """The terms as they were typed or chosen; None for omitted ones."""

    stake: str | None = None
    options: str | None = None
    clock: str | None = None
    quiet_hours: bool | None = None
    forced_moves: bool | None = None
    hints: bool = False
    duplicate: bool = False

    def agree(self, game: Game, variants: Variants, server: ServerSettings) -> Terms:
        """Return new terms in `server`.

        Raises BadOption, or Declined (STAKE, QUIET_ALONE, CLOCK, BOTH_WAYS), and as `check_hints` and
        `check_duplicate`: nobody types what a large stake may cost for terms that cannot be.
        """
        given = read_options(game, variants, self.options or "")
        usual = server.terms(game)
        options = options_of(game, server.options(game, given)) if given else usual.options
        unnamed = 0 if self.hints or self.duplicate else usual.stake
        stake = unnamed if self.stake is None else parse_stake(self.stake)
        pace = self._pace(usual)
        plays_forced = usual.plays_forced and not (pace is not None and pace.is_by_day)
        plays_forced = plays_forced if self.forced_moves is None else self.forced_moves
        terms = Terms(
            game,
            options,
            stake,
            pace,
            plays_forced=plays_forced,
            has_hints=self.hints,
            is_duplicate=self.duplicate,
        )
        check_hints(terms)
        check_duplicate(terms)
        return terms

    def _pace(self, usual: Terms) -> Pace | None:
        """Return the clock; in duplicate there is one unless it is refused, and it turns out a late player."""
        pace = usual.pace if self.clock is None else read_clock(usual.game, self.clock)
        if self.duplicate:
            pace = PACES[USUAL_CLOCK] if pace is None and self.clock is None else pace
            pace = as_played(usual.game, pace and replace(pace, may_claim=True))
        if self.quiet_hours is None:
            return pace
        if pace is None and self.quiet_hours:
            raise Declined(Reason.QUIET_ALONE)
        return pace and replace(pace, minds_quiet=self.quiet_hours)


class Suggestions:
    """A cog's suggestions while the terms of a game are filled in: as they are for every command that takes them."""

    _tables: Tables
    _shown: Mapping[str, Shown]

    async def suggest_games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest games that may be played here."""
        return suggest_games_to_play(interaction, self._tables.games, typed)

    async def suggest_seats(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest how many can play the game."""
        return suggest_seats(interaction, self._tables.games, typed)

    async def suggest_options(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest options of its rules."""
        return suggested(interaction, self._tables.games, self._shown, typed)

    async def suggest_clocks(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest clocks, and what happens when time is over."""
        return suggested_clocks(interaction, self._tables.games, typed)


def suggested(
    interaction: discord.Interaction,
    games: Games,
    shown: Mapping[str, Shown],
    typed: str,
    *,
    usual: str | None = None,
) -> list[app_commands.Choice[str]]:
    """Return suggestions for `options` of the named game; else of the `usual` one, or the server's."""
    if (game := _game_beside(interaction, games, usual)) is None:
        return []
    found = suggest_options(game, shown[game.name].variants, typed, locale=locale_of(interaction))
    return [app_commands.Choice(name=each.words, value=each.value) for each in found]


def suggested_clocks(
    interaction: discord.Interaction, games: Games, typed: str, *, usual: str | None = None
) -> list[app_commands.Choice[str]]:
    """Return suggestions for `clock`, for the same game: they say what happens when time is over."""
    if (game := _game_beside(interaction, games, usual)) is None:
        return []
    locale = locale_of(interaction)
    found = {each: clock_words(game, each, locale=locale) for each in (NO_CLOCK, *clocks_of(game))}
    wanted = typed.casefold()
    return [app_commands.Choice(name=words, value=each) for each, words in found.items() if wanted in words.casefold()]


def _game_beside(interaction: discord.Interaction, games: Games, usual: str | None) -> Game | None:
    """Return the game of a command's options while they are filled in; None for one that is unknown."""
    named = getattr(interaction.namespace, "game", None) or usual
    try:
        return games[game_meant(interaction, games, None if named is None else str(named))].game
    except BadOption:
        return None
