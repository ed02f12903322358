"""The ledger: sums of transfers, squared by agreement, and always zero in all."""

import asyncio
import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.daily.days import Days
from bot.standing import LIFETIME, Ledger, Objection, State, Why
from bot.standing.leagues import Leagues
from bot.standing.ledgers import ledgers_of
from bot.standing.mydata import Places, forget
from bot.store import NoteRow, Store, TransferRow
from bot.tables import Player
from tests.standing.games import give_up
from tests.standing.owing import CHIPS, amounts, owe
from tests.tables.house import GUILD, House
from tests.tables.still_clock import StillClock

pytestmark = pytest.mark.file_only

GROUP, SQUARE = 77, 78  # other places
SOME = min(15, settings().max_examples // 4)  # histories: each asks a database hundreds of times


@pytest.mark.at_server
async def test_a_balance_is_the_sum_of_transfers(house: House, ledger: Ledger) -> None:
    ann, bob, cid = house.people
    first = await give_up(house, "ONE", ann)
    await give_up(house, "TWO", bob, stake=25)
    due = first.settlement().total
    assert await amounts(ledger, ann) == {"Bob": 75 - due}
    assert await amounts(ledger, bob) == {"Ann": due - 75}
    assert await amounts(ledger, cid) == {}
    assert await ledger.balances(GUILD + 1, ann) == []
    assert await ledger.balances(GUILD, ann, cid) == []


async def test_all_ledgers_of_a_person_are_those_of_their_places_with_the_people_there(
    house: House, ledger: Ledger
) -> None:
    ann, bob, cid = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    await owe(house.store, "G2", cid.id, ann.id, 100, guild=GROUP)
    await owe(house.store, "G3", bob.id, cid.id, 100, guild=GROUP)
    await owe(house.store, "G4", ann.id, cid.id, 50, guild=SQUARE)
    await owe(house.store, "G5", cid.id, ann.id, 50, guild=SQUARE)
    found = {each.place: each for each in await ledgers_of(house.store, ann)}
    assert {place: list(each.balances) for place, each in found.items()} == {
        GUILD: await ledger.balances(GUILD, ann),
        GROUP: await ledger.balances(GROUP, ann),
    }, "where all is square, nothing is owed"
    assert [each.name for each in found[GROUP].people] == ["Cid"], "a debt between others names nobody to her"

    proposal = await ledger.propose_square(GROUP, cid, ann)
    assert [each.id for each in await ledger.awaiting(ann)] == [proposal.id], "wherever she is"
    assert await ledger.awaiting(cid) == await ledger.awaiting(bob) == []
    await ledger.agree(proposal.id, ann)
    assert await ledger.awaiting(ann) == []
    assert [each.place for each in await ledgers_of(house.store, ann)] == [GUILD]


async def test_a_debt_paid_outside_is_squared_when_both_say_so(house: House, ledger: Ledger) -> None:
    ann, bob, cid = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    proposal = await ledger.propose_square(GUILD, ann, bob)
    assert [(each.payer.name, each.payee.name, each.amount) for each in proposal.payments] == [("Ann", "Bob", 700)]
    assert await amounts(ledger, ann) == {"Bob": -700}, "one alone squares nothing"
    with pytest.raises(Objection, match=Why.NOT_INVOLVED):
        await ledger.agree(proposal.id, cid)
    assert not (await ledger.agree(proposal.id, ann)).is_entered
    assert (await ledger.agree(proposal.id, bob)).is_entered
    assert await amounts(ledger, ann) == {}
    assert (await ledger.agree(proposal.id, bob)).is_entered, "twice changes nothing"
    assert await amounts(ledger, ann) == {}
    assert await house.store.transfers("G1") == [TransferRow("G1", ann.id, bob.id, 700)], "the first entry stays"
    with pytest.raises(Objection, match=Why.SQUARE):
        await ledger.propose_square(GUILD, bob, ann)


async def test_what_has_changed_since_is_not_squared(house: House, ledger: Ledger) -> None:
    ann, bob, _ = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    proposal = await ledger.propose_square(GUILD, ann, bob)
    again = await ledger.propose_square(GUILD, bob, ann)
    await owe(house.store, "G2", ann.id, bob.id, 1)
    assert (await ledger.agree(proposal.id, bob)).state is State.CHANGED
    third = await ledger.propose_square(GUILD, bob, ann)
    await ledger.agree(third.id, ann)
    assert (await ledger.agree(again.id, ann)).state is State.CHANGED
    assert await amounts(ledger, ann) == {}


@pytest.mark.at_server
async def test_two_proposals_for_one_debt_square_it_once(house: House, ledger: Ledger) -> None:
    ann, bob, _ = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    one, two = await ledger.propose_square(GUILD, ann, bob), await ledger.propose_square(GUILD, bob, ann)
    results = await asyncio.gather(ledger.agree(one.id, bob), ledger.agree(two.id, ann))
    assert {each.state for each in results} == {State.ENTERED, State.CHANGED}
    assert await amounts(ledger, ann) == {}


async def test_a_later_debt_of_the_same_amount_is_not_squared_by_the_other_proposal(
    house: House, ledger: Ledger
) -> None:
    ann, bob, _ = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    one, two = await ledger.propose_square(GUILD, ann, bob), await ledger.propose_square(GUILD, bob, ann)
    house.pass_time(1)
    assert (await ledger.agree(one.id, bob)).is_entered
    await owe(house.store, "G2", ann.id, bob.id, 700)
    assert (await ledger.agree(two.id, ann)).state is State.CHANGED
    assert await amounts(ledger, ann) == {"Bob": -700}
    third = await ledger.propose_square(GUILD, bob, ann)
    assert (await ledger.agree(third.id, ann)).is_entered


async def test_a_wrong_entry_is_put_right_by_a_second_one_that_both_confirm(house: House, ledger: Ledger) -> None:
    ann, bob, cid = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    proposal = await ledger.propose_correction(GUILD, ann, bob, unit=CHIPS, by=300)
    [added] = proposal.payments
    assert (added.payer.name, added.payee.name, added.amount) == ("Bob", "Ann", 300)
    assert proposal.left is not None
    assert (proposal.left.payer.name, proposal.left.amount) == ("Ann", 400)
    with pytest.raises(Objection, match=Why.NOT_INVOLVED):
        await ledger.agree(proposal.id, cid)
    assert await amounts(ledger, ann) == {"Bob": -700}, "one alone corrects nothing"
    await owe(house.store, "G2", ann.id, bob.id, 1)  # another game changes nothing about what was wrong
    entered = await ledger.agree(proposal.id, bob)
    assert entered.is_entered
    assert entered.left is not None
    assert entered.left.amount == 401
    assert await amounts(ledger, bob) == {"Ann": 401}
    assert await house.store.transfers("G1") == [TransferRow("G1", ann.id, bob.id, 700)], "the first entry stays"
    less = await ledger.propose_correction(GUILD, bob, ann, unit=CHIPS, by=-401)
    assert (await ledger.agree(less.id, ann)).left is None
    assert await amounts(ledger, bob) == {}


async def test_what_is_owed_in_a_unit_the_server_had_before_can_still_be_put_right(
    house: House, ledger: Ledger
) -> None:
    ann, bob, cid = house.people
    for key, payer, payee in (("G1", ann, bob), ("G2", bob, cid)):
        await owe(house.store, key, payer.id, payee.id, 500)
    netted = await ledger.propose_net(GUILD, ann, unit="dollars")
    assert (netted.unit, [each.payee.name for each in netted.payments]) == (CHIPS, ["Cid"])
    corrected = await ledger.propose_correction(GUILD, ann, bob, unit="dollars", by=500)
    assert corrected.unit == CHIPS
    assert (await ledger.agree(corrected.id, bob)).left is None
    assert (await ledger.propose_correction(GUILD, ann, bob, unit="dollars", by=500)).unit == "dollars"


@pytest.mark.parametrize("by", [0, 10**9 + 1, -(10**9) - 1])
async def test_what_cannot_be_corrected(house: House, ledger: Ledger, by: int) -> None:
    ann, bob, _ = house.people
    with pytest.raises(Objection, match=Why.NOTHING):
        await ledger.propose_correction(GUILD, ann, bob, unit=CHIPS, by=by)
    with pytest.raises(Objection, match=Why.ONESELF):
        await ledger.propose_correction(GUILD, ann, ann, unit=CHIPS, by=100)
    await owe(house.store, "G1", ann.id, bob.id, 700)
    with pytest.raises(Objection, match=Why.ONESELF):
        await ledger.propose_square(GUILD, ann, ann)


async def test_a_no_ends_a_proposal_for_everybody(house: House, ledger: Ledger) -> None:
    ann, bob, cid = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    for refuser in (bob, ann):  # who was asked, or who asked
        proposal = await ledger.propose_square(GUILD, ann, bob)
        with pytest.raises(Objection, match=Why.NOT_INVOLVED):
            await ledger.refuse(proposal.id, cid)
        refused = await ledger.refuse(proposal.id, refuser)
        assert (refused.state, refused.refused_by) == (State.REFUSED, refuser.id)
        assert (await ledger.agree(proposal.id, bob)).state is State.REFUSED
        assert await amounts(ledger, ann) == {"Bob": -700}
    entered = await ledger.propose_square(GUILD, ann, bob)
    await ledger.agree(entered.id, bob)
    assert (await ledger.refuse(entered.id, bob)).is_entered, "what stands cannot be refused any more"


async def test_a_proposal_lapses_after_a_week(house: House, ledger: Ledger) -> None:
    ann, bob, _ = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    kept, late = [await ledger.propose_square(GUILD, ann, bob) for _ in range(2)]
    house.clock.advance(LIFETIME - 1)
    assert kept.ends_at == house.clock.now() + 1
    assert (await ledger.find(late.id)).state is State.WAITING
    house.clock.advance(1)
    assert (await ledger.agree(late.id, bob)).state is State.LAPSED
    assert await amounts(ledger, ann) == {"Bob": -700}


async def test_nothing_is_proposed_to_somebody_who_is_being_forgotten(house: House, ledger: Ledger) -> None:
    """Whichever of the two comes first: what waits for someone's answer ends when they are forgotten."""
    ann, bob, _ = house.people
    await owe(house.store, "G1", ann.id, bob.id, 700)
    leagues = Leagues(house.store, house.clock, house.games)
    where = Places(ledger, leagues, Days(house.store, house.tables.seeds, house.clock))
    made, *_ = await asyncio.gather(
        ledger.propose_correction(GUILD, ann, bob, unit=CHIPS, by=300),
        ledger.propose_square(GUILD, ann, bob),
        forget(house.store, house.tables, bob, where=where),
        ledger.propose_correction(GUILD, ann, bob, unit=CHIPS, by=400),
        return_exceptions=True,
    )
    for row in await house.store.proposals_of(bob.id):
        assert (await ledger.find(row.id)).state is State.REFUSED, made
    with pytest.raises(Objection, match=Why.GONE):
        await ledger.propose_correction(GUILD, ann, bob, unit=CHIPS, by=300)


DEBTS = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4), st.sampled_from([5, 7, 12])), min_size=1, max_size=9)


@settings(max_examples=SOME, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(debts=DEBTS)
async def test_what_is_proposed_can_be_read_whatever_is_owed(
    house: House, ledger: Ledger, debts: list[tuple[int, int, int]]
) -> None:
    guild = 1 + int(await house.store.note("guild") or 0)  # one a history: all in one house
    await house.store.commit(NoteRow("guild", str(guild)))
    people = [await house.tables.people.meet(2000 + at, name="ABCDE"[at], locale="en") for at in range(5)]
    owed = [(number, who, whom, amount) for number, (who, whom, amount) in enumerate(debts) if who != whom]
    await asyncio.gather(
        *(owe(house.store, f"{guild}-{at}", people[i].id, people[j].id, due, guild=guild) for at, i, j, due in owed)
    )
    one, other = people[debts[0][0]], people[debts[0][1]]
    for proposal in (
        ledger.propose_net(guild, one, unit=CHIPS),
        ledger.propose_square(guild, one, other),
        ledger.propose_correction(guild, one, other, unit=CHIPS, by=-debts[0][2]),
    ):
        try:
            made = await proposal
        except Objection:
            continue
        assert await ledger.find(made.id) == made
        transfers = await house.store.proposed_transfers(made.id)
        assert {each.id for each in made.people} == {each.payer for each in transfers} | {
            each.payee for each in transfers
        }


ACTS = st.lists(
    st.tuples(
        st.sampled_from(["owe", "owe", "square", "net", "correct", "agree", "agree", "refuse", "crash"]),
        st.integers(0, 3),
        st.integers(0, 3),
        st.integers(1, 900),
    ),
    max_size=25,
)


@settings(max_examples=SOME)
@given(acts=ACTS)
async def test_the_ledger_sums_to_zero_whatever_happens(
    tmp_path_factory: pytest.TempPathFactory, empty_database: Path, acts: list[tuple[str, int, int, int]]
) -> None:
    """Random histories; a crash loses everything that is not on the disk, and cancels what is on its way."""
    path = Path(shutil.copy(empty_database, tmp_path_factory.mktemp("ledger") / "chapeau.db"))
    store = await Store.open(path)
    people = [Player.of(await store.player(1 + at, name="ABCD"[at], locale="en")) for at in range(4)]
    ledger, proposed = Ledger(store, StillClock()), []
    for number, (act, who, whom, amount) in enumerate(acts):
        one, other = people[who], people[whom]
        try:
            match act:
                case "owe" if who != whom:
                    await owe(store, f"G{number}", one.id, other.id, amount)
                case "square" if who != whom:
                    proposed.append((await ledger.propose_square(GUILD, one, other)).id)
                case "net":
                    among = None if amount % 2 else [people[at] for at in range(4) if amount >> at + 1 & 1]
                    proposed.append((await ledger.propose_net(GUILD, one, unit=CHIPS, among=among)).id)
                case "correct" if who != whom:
                    correction = await ledger.propose_correction(GUILD, one, other, unit=CHIPS, by=amount - 450)
                    proposed.append(correction.id)
                case "refuse" if proposed:
                    await ledger.refuse(proposed[amount % len(proposed)], one)
                case "agree" if proposed:
                    await ledger.agree(proposed[amount % len(proposed)], one)
                case "crash":
                    task = asyncio.create_task(ledger.agree(proposed[-1], other)) if proposed else None
                    await asyncio.sleep(0)
                    if task is not None:
                        task.cancel()
                        await asyncio.gather(task, return_exceptions=True)
                    await store.close()
                    store = await Store.open(path)
                    ledger = Ledger(store, StillClock())
        except Objection:
            pass
        balances: Counter[int] = Counter()
        for person in people:
            for balance in await ledger.balances(GUILD, person):
                balances[person.id] += balance.amount
        assert sum(balances.values()) == 0
        summed: Counter[int] = Counter()
        for debt in await store.debts(GUILD):
            summed[debt.payer] -= debt.amount
            summed[debt.payee] += debt.amount
        assert {k: v for k, v in summed.items() if v} == {k: v for k, v in balances.items() if v}
    for key in proposed:  # an entry is valid only when all it touches have agreed
        proposal = await ledger.find(key)
        assert proposal.is_entered is (set(proposal.agreed) >= {each.id for each in proposal.people})
        assert not (proposal.is_entered and proposal.refused_by)
    await store.close()
