"""Small faults in what people owe, and in what concerns one person at several moments: quiet hours, lobbies.

| not found alone | what hides it, or what was tried |
|---|---|
| a unit that erases shares its transaction | what the forgotten choose just then is not stored |
| a unit with a precondition shares its transaction | in one process no precondition is ever lost |
"""

from typing import Final

from bot.exploring.story import Kind
from bot.tables.time import HOUR, SECOND
from tests.exploring.planted_within import planted
from tests.exploring.plots import AT_ONCE, QUICKLY, Plot, part

LEDGER: Final = "bot.standing.ledger:Ledger."
OWING: Final = Plot((part(60, {Kind.SETTLE: 6, Kind.AGREE: 12}, QUICKLY),))
SQUARING: Final = Plot((part(24, {Kind.SETTLE: 1}, QUICKLY),))
RESTLESS: Final = Plot((part(16, {Kind.OPEN: 2, Kind.INSIST: 3}, AT_ONCE),))
ASLEEP: Final = Plot(
    (part(50, {Kind.CHALLENGE: 6, Kind.ACCEPT: 10, Kind.PLAY: 10}, {(0, 5 * SECOND): 0.7, (HOUR, 3 * HOUR): 0.3}),),
    lambda game: 2 in game.seats and not game.has_windows,
)

PLANTED_OWED = (
    planted(
        "squares a debt again",
        "another debt was squared",
        OWING,
        f"{LEDGER}_still_holds",
        "debt is not None and squaring(debt) == transfers and not await self._has_changed(row, debt)",
        "True",
    ),
    planted(
        "squares what was squared before",
        "a debt that was squared has changed since",
        OWING,
        f"{LEDGER}_still_holds",
        " and not await self._has_changed(row, debt)",
        "",
    ),
    planted(
        "nets in spite of changes",
        "a netting is no netting",
        OWING,
        f"{LEDGER}_still_holds",
        "await asyncio.to_thread(netting, await self._debts_among(row, people)) == transfers",
        "True",
    ),
    planted(
        "adds what is entered once more",
        "a correction says another debt",
        OWING,
        f"{LEDGER}_left",
        "0 if is_entered else added.amount",
        "added.amount",
    ),
    planted(
        "corrects in the unit of now",
        "a correction is in another unit",
        OWING,
        f"{LEDGER}propose_correction",
        "unit if unit in owed or not owed else owed[0]",
        "unit",
    ),
    planted(
        "nets what two have agreed to",
        "an entry was made, and nobody asked",
        OWING,
        f"{LEDGER}agree",
        "agreed >= {each.id for each in proposal.people}",
        "len(agreed) > 1",
    ),
    planted(
        "squares with anyone",
        "the proposal",
        OWING,
        f"{LEDGER}propose_square",
        "if other.id in (debt.payer, debt.payee)",
        "",
    ),
    planted(
        "nets all units together",
        "a netting is no netting",
        SQUARING,
        f"{LEDGER}_open_debts",
        "found[debt.unit].append(debt)",
        "found[debts[0].unit].append(debt)",
    ),
    planted(
        "lets who has left often come back",
        "unwelcome: lobby",
        RESTLESS,
        "bot.tables.lobbies.lobby_rules:_see_welcome",
        "if lobby.departures.get(player.id, 0) >= MOST_DEPARTURES:",
        "if False:",
    ),
    planted(
        "charges quiet hours",
        "the clock of",
        ASLEEP,
        "bot.tables.state.pace:Countdown._loud",
        "until - self.at if quiet is None else quiet.loud(self.at, until)",
        "until - self.at",
    ),
)
