"""Other terms: replaced by the challenger, proposed back once by the challenged; only one game ever comes of it."""

import asyncio
from collections import Counter
from dataclasses import replace

import pytest

from bot.tables import Declined, Offer, Reason, Table, agree
from tests.games.positions import MILLE
from tests.tables.house import CHANNEL, GUILD, House, make_tables
from tests.tables.lobbies.test_offers import offer_of, refused
from tests.tables.recording_stage import RecordingStage

pytestmark = pytest.mark.file_only  # each statement is asked of a server by other tests

OTHER = replace(agree(MILLE, 50, {"rules": "wikipedia"}), unit="chips")


async def counter_of(house: House, offer: Offer) -> Offer:
    """Make Bob's counter-offer of other terms."""
    return await house.tables.offers.change_terms(offer, house.people[1], OTHER)


async def test_either_of_two_may_be_accepted_and_the_other_is_closed(house: House) -> None:
    ann, bob, _ = house.people
    offer = await offer_of(house, bob)
    back = await counter_of(house, offer)
    offer = await house.tables.offers.find(offer.id)
    assert (back.challenger, back.challenged, back.terms) == (bob, ann, OTHER)
    assert (offer.rival, back.rival) == (back.id, offer.id)
    table = await house.tables.beginnings.accept(offer, bob, cut="777")
    assert table.terms == offer.terms
    await house.stage.until(lambda: house.stage.lapses)
    assert [each.id for each in house.stage.lapses] == [back.id]
    await refused(house.tables.beginnings.accept(back, ann, cut="777"), Reason.ANSWERED)


async def test_of_both_accepted_at_once_one_counts(house: House) -> None:
    ann, bob, _ = house.people
    offer = await offer_of(house, bob)
    back = await counter_of(house, offer)
    offer = await house.tables.offers.find(offer.id)
    results = await asyncio.gather(
        house.tables.beginnings.accept(offer, bob, cut="1"),
        house.tables.beginnings.accept(back, ann, cut="2"),
        return_exceptions=True,
    )
    assert [type(each) for each in sorted(results, key=lambda each: isinstance(each, Table))] == [Declined, Table]
    assert len(await house.tables.memory.tables_in(CHANNEL)) == 1


async def test_of_two_counter_offers_made_at_once_one_stands(house: House) -> None:
    """Both forms were opened before either was sent."""
    ann, bob, _ = house.people
    offer = await offer_of(house, bob)
    results = await asyncio.gather(*(counter_of(house, offer) for _ in range(3)), return_exceptions=True)
    assert Counter(getattr(each, "reason", "made") for each in results) == {"made": 1, Reason.COUNTERED: 2}
    assert len(await house.tables.offers.open()) == 2
    (back,) = (each for each in results if isinstance(each, Offer))
    await house.tables.beginnings.accept(back, ann, cut="777")
    await refused(house.tables.beginnings.accept(offer, bob, cut="777"), Reason.ANSWERED)
    assert len(await house.tables.memory.tables_in(CHANNEL)) == 1


async def test_of_two_processes_one_makes_the_counter_offer(house: House) -> None:
    offer = await offer_of(house, house.people[1])
    elsewhere = make_tables(house.store, RecordingStage(), house.clock).offers
    results = await asyncio.gather(
        counter_of(house, offer), elsewhere.change_terms(offer, house.people[1], OTHER), return_exceptions=True
    )
    assert Counter(getattr(each, "reason", "made") for each in results) == {"made": 1, Reason.COUNTERED: 1}


async def test_accepting_an_offer_closes_the_counter_offer_made_meanwhile(house: House) -> None:
    """The press that accepts was on its way, with the offer as it was before."""
    ann, bob, _ = house.people
    before = await offer_of(house, bob)
    back = await counter_of(house, before)
    await house.tables.beginnings.accept(before, bob, cut="777")
    await house.stage.until(lambda: house.stage.lapses)
    assert [each.id for each in house.stage.lapses] == [back.id]
    await refused(house.tables.beginnings.accept(back, ann, cut="777"), Reason.ANSWERED)


async def test_one_round(house: House) -> None:
    ann, bob, cid = house.people
    offer = await offer_of(house, bob)
    await refused(house.tables.offers.change_terms(offer, cid, OTHER), Reason.NOT_CHALLENGED)
    back = await counter_of(house, offer)
    offer = await house.tables.offers.find(offer.id)
    await refused(counter_of(house, offer), Reason.COUNTERED)
    await refused(house.tables.offers.change_terms(back, ann, OTHER), Reason.COUNTERED)


async def test_declining_one_leaves_the_other(house: House) -> None:
    ann, bob, _ = house.people
    offer = await offer_of(house, bob)
    back = await counter_of(house, offer)
    await house.tables.offers.decline(back, ann)
    await house.tables.beginnings.accept(await house.tables.offers.find(offer.id), bob, cut="777")
    assert len(await house.tables.memory.tables_in(CHANNEL)) == 1


async def test_the_challenger_replaces_the_terms(house: House) -> None:
    ann, bob, _ = house.people
    offer = await offer_of(house, bob)
    changed = await house.tables.offers.change_terms(offer, ann, OTHER)
    await refused(house.tables.beginnings.accept(offer, bob, cut="777"), Reason.ANSWERED)
    table = await house.tables.beginnings.accept(changed, bob, cut="777")
    assert (table.terms, table.guild_id) == (OTHER, GUILD)
