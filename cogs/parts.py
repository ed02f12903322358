"""Everything that people can ask of the bot: its cogs with their tools."""

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
from cogs.second_tap import SecondTaps
from cogs.server_settings import ServerSetting
from cogs.settings import PersonSettings
from cogs.social import Social
from cogs.standing import StandingCog
from cogs.start import Start
from cogs.table import TableGroup
from cogs.tools import Tools
from cogs.tournament import TournamentCog
from cogs.waiting import Waits
from cogs.which_table import WhichTable
from cogs.who_left import WhoLeft
from cogs.why import Explainer


def parts_of(
    tools: Tools,
    *,
    lessons: Lessons,
    coach: CoachDesk,
    mentions: Deliveries[discord.Message],
    source_url: str | None,
) -> tuple[AnsweringCog, ...]:
    """Return the cogs, each once. Lessons and explainers are made here, from how each game is shown.

    `mentions` keeps the tasks that answer a mention of the bot.
    """
    stage, studio, tables = tools.stage, tools.studio, tools.stage.tables
    rulebooks = {name: each.rulebook(studio) for name, each in tools.shown.items()}
    taught = {name: each.lesson(studio) for name, each in tools.shown.items() if each.lesson is not None}
    taps, honors = SecondTaps(), Honors(stage.client, tables, stage.standing.leagues)
    practice = Practice(tools, second_taps=taps)
    stakes = LargeStakes(tools)
    who_left = WhoLeft(tables, stage.requests)
    lobbies = LobbyCog(tools, stakes, who_left)
    challenge = Challenge(tools, lobbies, stakes)
    explainer = Explainer(tools, rulebooks)
    looking_back = StandingCog(tools)
    at_tables = (Play(tools), TableGroup(tools), GameGroup(tools, explainer, looking_back))
    return (
        challenge,
        Rematch(tools, challenge, practice, lobbies, stakes),
        OpenTable(tools, challenge, lobbies, second_taps=taps),
        NightCog(tools, stakes),
        lobbies,
        LobbyHost(tools, stakes, who_left),
        stakes,
        practice,
        Daily(tools),
        DailyBoards(tools),
        *at_tables,
        WhichTable(tools, at_tables),
        Cutting(tools),
        Waits(tools),
        Social(tools),
        Proposals(tools),
        Ordering(tools),
        explainer,
        looking_back,
        Coaching(tools, coach),
        LeaderboardCog(tools),
        LeagueCog(tools, honors),
        TournamentCog(tools, stakes),
        LedgerGroup(tools),
        DataGroup(tools, honors),
        Rules(tools, rulebooks, read_usual(FILE.read_text(encoding="ascii"))),
        Learn(tools, lessons, taught, coach),
        ServerSetting(tools),
        PersonSettings(tools),
        Blocks(tools),
        Start(tools, challenge, mentions),
        About(tools, source_url),
    )
