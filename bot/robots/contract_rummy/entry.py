"""Contract Rummy for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.contract_rummy.counting import ContractRummyCounting
from bot.games.contract_rummy.inner.game import ContractRummyGame
from bot.games.contract_rummy.options import ALL
from bot.games.contract_rummy.report import ContractRummyReport
from bot.games.daily import DailyTerms
from bot.robots.contract_rummy.coach import ContractRummyCoach
from bot.robots.contract_rummy.expert import ContractRummyExpert
from bot.robots.contract_rummy.novice import ContractRummyNovice
from bot.robots.contract_rummy.regular import ContractRummyRegular
from bot.robots.hosted import Hosted

ENTRY = Hosted(
    game=ContractRummyGame(),
    robots=(ContractRummyNovice(), ContractRummyRegular(), ContractRummyExpert()),
    report=ContractRummyReport(),
    counting=ContractRummyCounting(),
    coach=ContractRummyCoach(),
    pace=20_000,
    daily=DailyTerms(seats=4, drawn=("contracts", ALL), is_low=True),
)
