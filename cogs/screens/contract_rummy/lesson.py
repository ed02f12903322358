"""The lesson of Contract Rummy."""

from bot.games.contract_rummy import lesson
from bot.games.contract_rummy.views import ContractRummyView
from cogs.screens.classroom import PicturedClassroom
from cogs.screens.contract_rummy.rulebook import ContractRummyRulebook
from cogs.screens.contract_rummy.screens import ContractRummyScreens


class ContractRummyClassroom(PicturedClassroom[ContractRummyView]):
    """A deal with everything in it: a card taken, one bought, the contract in one press, and a joker taken."""

    script = lesson.SCRIPT
    topics = ("turn", "may-i", "melds", "laying-off", "laying-off", "money")
    book = ContractRummyRulebook
    screens = ContractRummyScreens
