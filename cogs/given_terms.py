"""The terms that are given with a command: its options, their descriptions, and what is suggested for them."""

from collections.abc import Mapping
from dataclasses import dataclass

import discord
from discord import app_commands

from bot.games.protocol import BadOption, Game
from bot.hosted import Games
from bot.tables import Declined, Pace, Reason, ServerSettings, Terms, parse_pace
from cogs.amounts import parse_stake
from cogs.locale_and_style import locale_of
from cogs.options import Variants, options_of, read_options, suggest_options
from cogs.screens.shown import Shown
from cogs.screens.terms import CLOCKS
from cogs.translation import translated
from cogs.which_game import game_meant

GIVEN_TERMS: Mapping[str, app_commands.locale_str] = {
    "game": translated("given-game"),
    "stake": translated("given-stake"),
    "options": translated("given-options"),
    "clock": translated("given-clock"),
    "quiet_hours": translated("given-quiet-hours"),
}
"""The descriptions of the options that `/challenge` and `/open` share."""
CLOCK_CHOICES = [
    app_commands.Choice(name=translated(f"clock-choice-{clock.replace(' ', '-')}"), value=clock) for clock in CLOCKS
]
Clock = app_commands.Choice[str] | None
"""The option `clock` as it arrives."""


@dataclass(frozen=True, slots=True)
class GivenTerms:
    """The terms as they were typed or chosen; None for what was left out."""

    stake: str | None = None
    options: str | None = None
    clock: str | None = None
    quiet_hours: bool = False

    def agree(self, game: Game, variants: Variants, server: ServerSettings) -> Terms:
        """The terms of a new game in `server`. Raises BadOption, or Declined (STAKE, QUIET_ALONE, CLOCK, BOTH_WAYS)."""
        given = read_options(game, variants, self.options or "")
        usual = server.terms(game)
        options = options_of(game, server.options(game, given)) if given else usual.options
        stake = usual.stake if self.stake is None else parse_stake(self.stake)
        return Terms(game, options, stake, self._pace())

    def _pace(self) -> Pace | None:
        if self.clock is None:
            if self.quiet_hours:
                raise Declined(Reason.QUIET_ALONE)
            return None
        return parse_pace(f"{self.clock} quiet" if self.quiet_hours else self.clock)


def suggested(
    interaction: discord.Interaction,
    games: Games,
    shown: Mapping[str, Shown],
    typed: str,
    *,
    usual: str | None = None,
) -> list[app_commands.Choice[str]]:
    """What to choose in `options`, for the game that is named beside it; else for the `usual` one, or the server's."""
    named = getattr(interaction.namespace, "game", None) or usual
    try:
        game = game_meant(interaction, games, None if named is None else str(named))
    except BadOption:
        return []
    found = suggest_options(games[game].game, shown[game].variants, typed, locale=locale_of(interaction))
    return [app_commands.Choice(name=each.words, value=each.value) for each in found]
