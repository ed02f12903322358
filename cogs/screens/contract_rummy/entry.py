"""Contract Rummy as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.contract_rummy.name import NAME
from bot.games.contract_rummy.options import ALL, MayI
from bot.games.rummy.contracts import Payment
from cogs.options import Typed
from cogs.screens.contract_rummy.lesson import ContractRummyClassroom
from cogs.screens.contract_rummy.rulebook import ContractRummyRulebook
from cogs.screens.contract_rummy.screens import ContractRummyScreens
from cogs.screens.shown import Shown
from render.contract_rummy.boards import COLUMNS
from render.contract_rummy.gallery import drawings
from render.contract_rummy.pictures import ContractRummyPictures
from render.played import played_with

ENTRY = Shown(
    name=NAME,
    screens=ContractRummyScreens,
    rulebook=ContractRummyRulebook,
    variants={
        "contracts": Typed(len(ALL), usual=("147", "1357", ALL)),
        "may_i": (MayI.ANY.value, MayI.THREE.value),
        "payment": (Payment.POINTS.value, Payment.GAME.value),
        "per": Typed(3, usual=("25", "50", "100")),
    },
    samples=drawings,
    played=played_with(ContractRummyPictures),
    lesson=ContractRummyClassroom,
    columns=COLUMNS,
)
