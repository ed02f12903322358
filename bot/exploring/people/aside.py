"""Presses next to games: the ledger, settings, blocks, forgetting."""

from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from types import MappingProxyType
from typing import Final

from bot.exploring.incarnation import GUILDS
from bot.exploring.people.before import NIGHT, ZONES, keep_quiet, some_terms
from bot.exploring.people.own import BLOCKED, EVERYWHERE, blocked, read_own
from bot.exploring.people.press import NOTHING, Press
from bot.games.protocol import HIGHEST_STAKE
from bot.standing import Payment, Proposal, State
from bot.store import WHO
from bot.tables import Challenges, Player, QuietHours, Setting, read_quiet
from bot.tables.settings.servers import TERMS, ServerSettings
from bot.tables.time import SECOND

UNITS: Final = ("chips", "beans")
SERVER_SETTINGS: Final[Mapping[Setting, Sequence[str]]] = MappingProxyType(
    {
        Setting.WINDOW: ("5", "20", ""),
        Setting.LARGEST_STAKE: ("200", ""),
        Setting.UNIT: (*UNITS, ""),
        Setting.REACTIONS: ("yes", "no", ""),
        Setting.ROLE: ("77", "88", ""),
    }
)
"""What managers choose for their server, besides its games and their usual terms."""

AGAIN: Final = 0.2  # of all proposals to a ledger: so many are made twice
IN_A_ROW: Final = 0.5  # so many nettings follow debts that can be netted for sure
TOO_LATE: Final = 0.3  # so many others than corrections are agreed to after the debts have changed
IN_TWO_UNITS: Final = 0.2  # so many debts are squared by two who owe in another unit besides
TOGETHER: Final = 0.4  # so many are made among people who sit together, and agree at once
ASKED: Final = 0.8  # of all answers to one: so many are to what waits for this person
USUAL_SETTINGS: Final[Mapping[Setting, str]] = MappingProxyType({Setting.UNIT: "chips", Setting.REACTIONS: "yes"})


async def propose(press: Press) -> str:
    """Propose an entry in the ledger: one that concerns a debt, where there is one."""
    luck, owed = press.luck, await press.standing.ledger.balances(press.guild_id, press.person)
    way = luck.choice([*["square", "square", "net"] * (1 + bool(owed)), *["correct"] * 3])
    other = luck.choice([each.other for each in owed] if owed and way == "square" else press.others)
    if way == "net" and luck.random() < IN_A_ROW:
        await _owe_in_a_row(press)
    if way == "square" and luck.random() < IN_TWO_UNITS:
        await _owe_in_two_units(press, other)
    made = await _propose(press, way, other)
    if made.state is not State.WAITING:  # something else was entered just now, or it was over as it was made
        made = await _propose(press, way, other)
        if made.state is not State.WAITING:
            press.witness.faults.append(f"the proposal {made.id} is {made.state} as it is made")
    if luck.random() < AGAIN:
        made = await _propose(press, way, other)
    if way != "correct" and luck.random() < TOO_LATE:
        await _change(press, made, other)
        await _agree_together(press, made)
        return f"{made.id} {way}, too late"
    if luck.random() >= TOGETHER:
        return f"{made.id} {way}"
    await _agree_together(press, made)
    return f"{made.id} {way}, together"


async def _owe_in_a_row(press: Press) -> None:
    """Let this person owe another, and that one a third."""
    one, two = press.luck.sample(press.others, 2)
    for owing, owed in ((press.person, one), (one, two)):
        asking = replace(press, person=owed)
        await _agree_together(asking, await _propose(asking, "correct", owing, by=5))


async def _owe_in_two_units(press: Press, other: Player) -> None:
    """Let another owe this person in a second unit, too: once it has changed, they net what goes through a third."""
    ledger, third = press.standing.ledger, press.luck.choice([each for each in press.others if each.id != other.id])
    if not await ledger.balances(press.guild_id, press.person, other):
        await _agree_together(press, await _propose(press, "correct", other, by=7))
    unit = (await press.tables.servers.of(press.guild_id)).unit
    await press.choose(press.guild_id, Setting.UNIT, next(each for each in UNITS if each != unit))
    for owing, owed in ((other, third), (third, press.person)):
        asking = replace(press, person=owed)
        await _agree_together(asking, await _propose(asking, "correct", owing, by=5))
    await _agree_together(press, await _propose(press, "net", other, among=[other, third]))


async def _agree_together(press: Press, made: Proposal) -> None:
    """Let everyone who is asked agree, as people do who sit together."""
    for each in made.people:
        if each.id != press.person.id and (await _answer(press, made.id, each)).state is not State.WAITING:
            return


async def _change(press: Press, made: Proposal, other: Player) -> None:
    """Change debts that an entry is to square or to net: the first is squared in another way, and owed again."""
    if made.kind == "net":
        other = press.luck.choice([each for each in made.people if each.id != press.person.id])
        await _agree_together(press, await _propose(press, "correct", other))
        return
    [paid] = made.payments
    await _agree_together(press, await _propose(press, "square", other))
    by = paid.amount if paid.payer.id == other.id else -paid.amount
    await _agree_together(press, await _propose(press, "correct", other, by=by))


async def _propose(
    press: Press, way: str, other: Player, *, by: int | None = None, among: Collection[Player] | None = None
) -> Proposal:
    """Propose it.

    `by`: how much a correction adds to the debt of the other, else a usual amount; `among`: who nets, else all.
    """
    ledger, luck = press.standing.ledger, press.luck
    unit = (await press.tables.servers.of(press.guild_id)).unit
    made: Proposal
    match way:
        case "square":
            made = await ledger.propose_square(press.guild_id, press.person, other)
            if (both := {each.id for each in made.people}) != {press.person.id, other.id}:
                press.witness.faults.append(f"the proposal {made.id} squares a debt of others: {sorted(both)}")
        case "correct":
            by = luck.choice([5, -7, 100]) if by is None else by
            made = await ledger.propose_correction(press.guild_id, press.person, other, unit=unit, by=by)
            [paid] = made.payments
            payer = other if by > 0 else press.person
            if (paid.payer.id, paid.amount) != (payer.id, abs(by)):
                press.witness.faults.append(
                    f"a correction by {by} lets {paid.payer.id} pay {paid.amount}, not {payer.id}"
                )
        case _:
            made = await ledger.propose_net(press.guild_id, press.person, unit=unit, among=among)
            if len(made.payments) > (fewest := fewest_of(made.payments)):
                press.witness.faults.append(f"a netting has {len(made.payments)} payments, not {fewest}: {made.id}")
    if any(each.id == made.id for each in await ledger.awaiting(press.person)):
        press.witness.faults.append(f"the proposal {made.id} asks player {press.person.id}, who has made it")
    press.wall.proposals.append(made.id)
    press.witness.proposed[made.id] = press.guild_id
    return made


def fewest_of(payments: Iterable[Payment]) -> int:
    """Return how few payments come to the same: one less than there are people, for each group that squares up."""
    owed = Counter[int]()
    for each in payments:
        owed[each.payer.id] -= each.amount
        owed[each.payee.id] += each.amount
    people = [each for each, amount in owed.items() if amount]
    sums = {
        among: sum(owed[each] for each in among)
        for size in range(1, len(people))
        for among in combinations(people, size)
    }
    return len(people) - _most_groups(people, {frozenset(among) for among, total in sums.items() if not total})


def _most_groups(people: Collection[int], square: Collection[frozenset[int]]) -> int:
    """Return into how many groups people can be divided that are among the `square` ones, or all of them together."""
    rest = frozenset(people)
    if not rest:
        return 0
    first = min(rest)
    found = (1 + _most_groups(rest - each, square) for each in square if first in each and each <= rest)
    return max(found, default=1)


async def agree(press: Press) -> str:
    """Agree to an entry, or refuse it."""
    if not press.wall.proposals:
        return NOTHING
    ledger = press.standing.ledger
    asked = [each.id for each in await ledger.awaiting(press.person)] if press.luck.random() < ASKED else []
    key = press.luck.choice(asked or press.wall.proposals[-4:])
    found = await _answer(press, key, press.person, is_refused=press.luck.random() < 0.2)
    return f"{key} {found.state}"


async def _answer(press: Press, key: str, player: Player, *, is_refused: bool = False) -> Proposal:
    """Let somebody agree to an entry, or refuse it, and note what they hear."""
    ledger, witness = press.standing.ledger, press.witness
    found = await (ledger.refuse if is_refused else ledger.agree)(key, player)
    if found.state is State.WAITING and (is_refused or player.id not in found.agreed):
        witness.faults.append(f"the proposal {key} waits for an answer that player {player.id} gave")
    if found.state is State.REFUSED:
        witness.dissented.add(key)
    if not is_refused and any(each.id == key for each in await ledger.awaiting(player)):
        witness.faults.append(f"the proposal {key} still asks player {player.id}, who has agreed")
    if found.is_entered:
        witness.agreed.append(key)
    return found


async def setting(press: Press) -> str:
    """Choose something for oneself, or for the server."""
    luck = press.luck
    mine, ours = ["quiet", "quiet", "listed", "challenges"], ["server", "server", "server", "games", "terms"]
    match luck.choice([*mine, *ours]):
        case "quiet":
            hours: QuietHours | None = read_quiet(NIGHT, luck.choice(ZONES)) if luck.random() < 0.7 else None
            await keep_quiet(press, hours)
        case "server":
            key = luck.choice([*SERVER_SETTINGS])
            text = luck.choice(SERVER_SETTINGS[key])
            found = await press.choose(press.guild_id, key, text)
            press.witness.faults += _misheard(press, key, text, found)
            return f"{key} {text}"
        case "games":  # in one server: people would play too few elsewhere
            few = sorted(luck.sample([*press.tables.games], 2))
            text = luck.choice(["", " ".join(few)])
            kept = "" if len(few) == len(press.tables.games) else text  # games added later may be played
            await press.choose(max(GUILDS), Setting.GAMES, text, kept=kept)
        case "terms":
            terms = some_terms(press)
            with press.choosing(press.guild_id, f"{TERMS}{terms.game.name}", terms):
                await press.tables.servers.choose_terms(press.guild_id, terms)
        case "challenges":
            who = luck.choice([*Challenges])
            press.witness.closed.discard(press.person.id)
            with press.choosing_own(WHO, who):
                await press.tables.preferences.choose(press.person, WHO, who)
            if who is Challenges.NOBODY:
                press.witness.closed.add(press.person.id)
        case _:
            with press.choosing_own("leaderboards", listed := luck.choice(["yes", "no"])):
                await press.tables.preferences.choose(press.person, "leaderboards", listed)
            wish = luck.random() < 0.8
            with press.choosing_own(EVERYWHERE, EVERYWHERE if wish else ""):
                await press.standing.leaderboard.be_seen_everywhere(press.person, wish=wish)
    await read_own(press)
    return "chosen"


def _misheard(press: Press, key: Setting, text: str, found: ServerSettings) -> Iterator[str]:
    """Yield what is wrong with the answer to someone who has just chosen this, where nobody else did."""
    own = press.witness.chosen[-1]
    others = [each for each in press.witness.chosen if (each.whose, each.key) == (press.guild_id, key)]
    if own.value != text or any(each is not own and (each.ended or own.began) >= own.began for each in others):
        return
    shown = {
        Setting.WINDOW: None if found.window is None else str(found.window // SECOND),
        Setting.LARGEST_STAKE: None if found.largest_stake == HIGHEST_STAKE else str(found.largest_stake),
        Setting.UNIT: found.unit,
        Setting.REACTIONS: "yes" if found.reactions else "no",
        Setting.ROLE: None if found.role is None else str(found.role),
    }[key]
    if shown != (text or USUAL_SETTINGS.get(key)):
        yield f"an answer names an older setting: {key} {shown}, not {text}"


async def block(press: Press) -> str:
    """Block someone, or nobody anymore."""
    other = press.luck.choice(press.others)
    if other.discord_id is None:
        return NOTHING
    pair = press.person.id, other.discord_id
    if press.luck.random() < 0.3:
        press.witness.blocks.discard(pair)
        with press.choosing_own(blocked(other.discord_id), ""):
            await press.tables.blocking.unblock(press.person, other.discord_id)
        return f"not {other.name}"
    with press.choosing_own(blocked(other.discord_id), BLOCKED):
        await press.tables.blocking.block(press.person, other.discord_id)
    press.witness.blocks.add(pair)
    return other.name


async def forget(press: Press) -> str:
    """Be forgotten, or read what is kept."""
    if press.luck.random() < 0.5:
        await press.standing.export(press.person)
        return "exported"
    press.witness.leaving.add(press.person.id)
    await press.standing.forget(press.person)
    if press.witness.under_way[press.person.discord_id] == 1:  # else another press may come just after
        press.witness.forgotten.add(press.person.id)
    press.witness.faults += [fault async for fault in _still_asked(press)]
    return "forgotten"


async def _still_asked(press: Press) -> AsyncIterator[str]:
    """Yield what still waits for an answer of someone who is forgotten, or asks others in their name."""
    for key in press.wall.proposals[-4:]:
        found = await press.standing.ledger.find(key)
        if found.state is State.WAITING and any(each.id == press.person.id for each in found.people):
            yield f"the proposal {key} waits for someone who was forgotten"
    for lobby in await press.tables.lobbies.book.open():
        if any(each is not None for each in (lobby.sitter(press.person.id), lobby.invitation(press.person.id))):
            yield f"lobby {lobby.id} is open, and has a seat for someone who was forgotten"
    for offer in await press.tables.offers.open():
        if press.person.id in {offer.challenger.id, offer.challenged and offer.challenged.id}:
            yield f"the challenge {offer.id} is open, and names someone who was forgotten"
