"""Netting: the fewest payments that square all who owe each other, once they agree."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.standing import MOST_EXACT, MOST_NETTED, Ledger, Objection, State, Why
from bot.standing.netting import fewest_payments, is_fewest
from bot.tables import Player
from tests.standing.owing import CHIPS, amounts, owe
from tests.tables.house import GUILD, House

pytestmark = pytest.mark.file_only


@pytest.mark.at_server
async def test_netting_is_entered_when_all_agree(house: House, ledger: Ledger) -> None:
    ann, bob, cid = house.people
    await owe(house.store, "G1", ann.id, bob.id, 500)
    await owe(house.store, "G2", bob.id, cid.id, 500)
    await owe(house.store, "G3", cid.id, ann.id, 200)
    proposal = await ledger.propose_net(GUILD, ann, unit=CHIPS)
    assert [(each.payer.name, each.payee.name, each.amount) for each in proposal.payments] == [("Ann", "Cid", 300)]
    await ledger.agree(proposal.id, bob)
    assert await amounts(ledger, bob) == {"Ann": 500, "Cid": -500}
    entered = await ledger.agree(proposal.id, cid)
    assert entered.is_entered
    assert await amounts(ledger, ann) == {"Cid": -300}
    assert await amounts(ledger, bob) == {}
    with pytest.raises(Objection, match=Why.NOTHING_TO_NET):
        await ledger.propose_net(GUILD, ann, unit=CHIPS)


async def test_whose_debts_stay_as_they_are_is_neither_named_nor_asked(house: House, ledger: Ledger) -> None:
    """Three owe each other in a ring; Dan's debt hangs together with theirs."""
    ann, bob, cid = house.people
    dan = await house.tables.people.meet(1004, name="Dan", locale="en")
    for number, (payer, payee, due) in enumerate(((cid, ann, 5), (ann, bob, 5), (bob, cid, 5), (cid, dan, 7))):
        await owe(house.store, f"G{number}", payer.id, payee.id, due)
    proposal = await ledger.propose_net(GUILD, ann, unit=CHIPS)
    assert not proposal.payments, "the three owe each other nothing after that"
    assert [each.name for each in proposal.people] == ["Ann", "Bob", "Cid"]
    await owe(house.store, "G4", dan.id, cid.id, 1)
    assert (await ledger.find(proposal.id)).state is State.WAITING, "Dan's debts are none of theirs"
    by_dan = await ledger.propose_net(GUILD, dan, unit=CHIPS)
    assert (by_dan.proposer, by_dan.people, by_dan.agreed) == (dan, proposal.people, (dan.id,))
    refused = await ledger.refuse(by_dan.id, dan)
    assert (refused.state, refused.refused_by) == (State.REFUSED, dan.id), "it is his to take back"


async def test_a_circle_can_be_chosen_and_everybody_else_is_untouched(house: House, ledger: Ledger) -> None:
    ann, bob, cid = house.people
    dan = await house.tables.people.meet(1004, name="Dan", locale="en")
    eve = await house.tables.people.meet(1005, name="Eve", locale="en")
    for number, (payer, payee, due) in enumerate(((ann, bob, 9), (bob, cid, 9), (cid, dan, 9), (dan, ann, 4))):
        await owe(house.store, f"G{number}", payer.id, payee.id, due)
    assert [each.name for each in await ledger.circle(GUILD, ann, unit=CHIPS)] == ["Ann", "Bob", "Cid", "Dan"]
    assert await ledger.circle(GUILD, eve, unit=CHIPS) == []
    before = await ledger.balances(GUILD, dan)
    proposal = await ledger.propose_net(GUILD, ann, unit=CHIPS, among=[bob, cid, eve])
    assert [(each.payer.name, each.payee.name, each.amount) for each in proposal.payments] == [("Ann", "Cid", 9)]
    assert [each.name for each in proposal.people] == ["Ann", "Bob", "Cid"]
    with pytest.raises(Objection, match=Why.NOT_INVOLVED):
        await ledger.agree(proposal.id, dan)
    await owe(house.store, "G5", dan.id, eve.id, 3)
    for each in (bob, cid):
        entered = await ledger.agree(proposal.id, each)
    assert entered.is_entered
    assert [each for each in await ledger.balances(GUILD, dan) if each.other != eve] == before
    with pytest.raises(Objection, match=Why.NOTHING_TO_NET):
        await ledger.propose_net(GUILD, ann, unit=CHIPS, among=[dan])


async def chain(house: House, length: int) -> list[Player]:
    """Return `length` people each of whom owes the next two."""
    met = [await house.tables.people.meet(3000 + at, name=f"P{at}", locale="en") for at in range(length)]
    for at, (payer, payee) in enumerate([*pairwise(met), *zip(met, met[2:], strict=False)]):
        await owe(house.store, f"C{at}", payer.id, payee.id, 100 + at * at)
    return met


async def test_more_people_than_can_agree_are_refused(house: House, ledger: Ledger) -> None:
    people = await chain(house, MOST_NETTED + 1)
    with pytest.raises(Objection, match=Why.TOO_MANY):
        await ledger.propose_net(GUILD, people[0], unit=CHIPS)
    with pytest.raises(Objection, match=Why.TOO_MANY):
        await ledger.propose_net(GUILD, people[0], unit=CHIPS, among=people)
    proposal = await ledger.propose_net(GUILD, people[0], unit=CHIPS, among=[*people[1:-1], house.people[0]])
    assert len(proposal.people) <= MOST_NETTED
    assert not proposal.is_fewest, "among so many it may not be the fewest"
    fewer = await ledger.propose_net(GUILD, people[0], unit=CHIPS, among=people[:MOST_EXACT])
    assert fewer.is_fewest


BALANCES = st.lists(st.integers(-9, 9) | st.integers(-(10**6), 10**6), min_size=1, max_size=17).map(
    lambda found: [*found, -sum(found)]
)


def fewest(amounts: Sequence[int]) -> int:
    """Return the fewest payments, by trying everything: each settles one person with another."""
    left = [amount for amount in amounts if amount]
    if not left:
        return 0
    first, others = left[0], left[1:]
    return 1 + min(
        fewest([*others[:at], other + first, *others[at + 1 :]])
        for at, other in enumerate(others)
        if (other > 0) is not (first > 0)
    )


@given(BALANCES)
def test_netting_takes_the_fewest_payments(found: list[int]) -> None:
    balances = dict(enumerate(found))
    payments = fewest_payments(balances)
    assert payments == fewest_payments(balances)
    paid: Counter[int] = Counter()
    for payer, payee, amount in payments:
        assert amount > 0
        assert balances[payer] < 0 < balances[payee], "nobody pays who is owed, or is paid who owes"
        paid[payer] -= amount
        paid[payee] += amount
    assert {who: paid[who] for who in balances} == balances, "all is paid, and nobody pays more than they owe"
    if sum(map(bool, found)) <= 7:
        assert len(payments) == fewest(found)
        assert is_fewest(balances)
