"""Everything that people can ask of the bot: its cogs with their tools."""

from collections.abc import Mapping

import discord

from bot.coach import CoachDesk
from bot.robots.usual import FILE, read_usual
from bot.tables import Lessons
from cogs.about import About
from cogs.block import Blocks
from cogs.challenge import Challenge
from cogs.coach import Coaching
from cogs.cut import Cutting
from cogs.daily import Daily
from cogs.daily_boards import DailyBoards
from cogs.deliveries import Deliveries
from cogs.game import GameGroup
from cogs.honors import Honors
from cogs.large_stakes import LargeStakes
from cogs.leaderboard import LeaderboardCog
from cogs.league import LeagueCog
from cogs.learn import Learn
from cogs.ledger import LedgerGroup
from cogs.lobby import LobbyCog
from cogs.lobby_host import LobbyHost
from cogs.mydata import DataGroup
from cogs.night import NightCog
from cogs.open import OpenTable
from cogs.orders import Ordering
from cogs.play import Play
from cogs.practice import Practice
from cogs.presses import AnsweringCog
from cogs.proposals import Proposals
from cogs.rematch import Rematch
from cogs.rules import Rules
from cogs.screens.game import GameScreens
from cogs.screens.shown import Shown
from cogs.second_tap import SecondTaps
from cogs.server_settings import ServerSetting
from cogs.settings import PersonSettings
from cogs.social import Social
from cogs.stage import DiscordStage
from cogs.standing import StandingCog
from cogs.start import Start
from cogs.table import TableGroup
from cogs.tournament import TournamentCog
from cogs.waiting import Waits
from cogs.which_table import WhichTable
from cogs.who_left import WhoLeft
from cogs.why import Explainer
from render import Studio


def parts_of(
    stage: DiscordStage,
    screens: Mapping[str, GameScreens],
    studio: Studio,
    *,
    shown: Mapping[str, Shown],
    lessons: Lessons,
    coach: CoachDesk,
    mentions: Deliveries[discord.Message],
    source_url: str | None,
) -> tuple[AnsweringCog, ...]:
    """Return the cogs, each once. Lessons and explainers are made here, from how the game is `shown`.

    `mentions` keeps the tasks that answer a mention of the bot.
    """
    tables, standing = stage.tables, stage.standing
    rulebooks = {name: each.rulebook(studio) for name, each in shown.items()}
    taught = {name: each.lesson(studio) for name, each in shown.items() if each.lesson is not None}
    taps, honors = SecondTaps(), Honors(stage.client, tables, standing.leagues)
    practice = Practice(tables, stage, shown, second_taps=taps)
    stakes = LargeStakes()
    who_left = WhoLeft(tables, stage.requests)
    lobbies = LobbyCog(tables, stage, stakes, who_left)
    challenge = Challenge(tables, shown, lobbies, stakes, stage)
    explainer = Explainer(tables, rulebooks)
    looking_back = StandingCog(tables, standing, screens, studio, stage.emoji)
    at_tables = (
        Play(tables, screens, stage),
        TableGroup(tables, screens, stage),
        GameGroup(tables, explainer, looking_back),
    )
    return (
        challenge,
        Rematch(tables, challenge, practice, lobbies, stakes, stage),
        OpenTable(tables, shown, challenge, lobbies, second_taps=taps),
        NightCog(tables, stage, shown, stakes),
        lobbies,
        LobbyHost(tables, stage, shown, stakes, who_left),
        stakes,
        practice,
        Daily(
            tables,
            standing.dailies,
            screens,
            studio,
            stage.emoji,
            moment=stage.pressed.moment,
        ),
        DailyBoards(tables, standing.dailies, screens, stage.emoji, stage.requests),
        *at_tables,
        WhichTable(tables, at_tables),
        Cutting(tables, stage),
        Waits(tables, stage),
        Social(tables, stage),
        Proposals(tables, stage),
        Ordering(tables, stage.pressed),
        explainer,
        looking_back,
        Coaching(tables, standing, coach, screens, stage.emoji),
        LeaderboardCog(tables, standing, shown, studio),
        LeagueCog(tables, standing, studio, stage.client, honors, stage.requests),
        TournamentCog(tables, standing, stage, shown, studio, stakes),
        LedgerGroup(tables, standing),
        DataGroup(tables, standing, honors),
        Rules(tables, rulebooks, read_usual(FILE.read_text(encoding="ascii"))),
        Learn(tables, lessons, taught, stage.emoji, coach),
        ServerSetting(tables, shown),
        PersonSettings(tables),
        Blocks(tables),
        Start(tables, standing, challenge, mentions, now=stage.now, own_id=stage.own_id),
        About(shown, source_url),
    )
