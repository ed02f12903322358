"""Challenges: who may answer, until when, and that only one answer counts."""

import asyncio
from collections import Counter
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.games.protocol import HIGHEST_STAKE, BadOption, Resign, Seat
from bot.games.shuffle import commitment
from bot.registry import GAMES
from bot.store import OfferRow, SeedRow
from bot.tables import USUAL_UNIT, Declined, Hosting, Offer, Player, Reason, Setting, Table, Tables, Terms, agree
from bot.tables.lobbies.opening import opening
from bot.tables.time import HOUR, MINUTE, SECOND
from bot.values.timing import USUAL
from tests.games.positions import MILLE
from tests.store.plans import questions
from tests.tables.house import CHANNEL, GUILD, NEVER, House, killed, make_tables, seat_table
from tests.tables.recording_stage import RecordingStage
from tests.witness.game import MORE_GAMES
from tests.witness.inner.game import MagpieGame, PickyMagpie

pytestmark = pytest.mark.file_only

TERMS = replace(agree(MILLE, 100, {"rules": "denexa", "target": "500"}), unit="chips")


async def offer_of(house: House, challenged: Player | None, terms: Terms = TERMS) -> Offer:
    """Let Ann ask."""
    return await house.tables.offers.make(house.people[0], challenged, terms=terms, guild_id=GUILD, channel_id=CHANNEL)


async def refused(answer: Awaitable[object], reason: Reason) -> None:
    """Check that this answer is declined for that reason."""
    with pytest.raises(Declined) as caught:
        await answer
    assert caught.value.reason is reason


async def tables_in(house: House) -> list[Table]:
    return await house.tables.memory.tables_in(CHANNEL)


async def test_accepting_seats_both_under_the_key_of_the_offer(house: House) -> None:
    ann, bob, _ = house.people
    table = await house.tables.beginnings.accept(await offer_of(house, bob), bob, cut="777")
    assert table.players == (ann, bob)
    assert (table.terms, table.guild_id, table.channel_id, table.ply) == (TERMS, GUILD, CHANNEL, 1)
    (news,) = house.stage.news
    assert (news.table, news.seat) == (table, None)
    assert [row.text for row in await house.store.log(table.id)] == ['deal 1 cut "777"']
    assert [view.in_hand for view in table.view(None).seats] == [15, 15]  # type: ignore[attr-defined]


async def test_an_answer_and_its_table_have_the_same_time_however_slow_the_disk_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bob, _ = house.people
    offer, usual = await offer_of(house, bob), house.store.preferences

    async def slowly(player: int) -> dict[str, str]:
        house.clock.advance(MINUTE)
        return await usual(player)

    monkeypatch.setattr(house.store, "preferences", slowly)
    table = await house.tables.beginnings.accept(offer, bob, cut="777")
    answer = await house.store.answer(offer.id)
    assert answer is not None
    assert answer.at == table.started_at
    assert house.clock.now() > table.started_at


async def test_a_game_that_is_forbidden_meanwhile_is_not_accepted(house: House) -> None:
    _, bob, _ = house.people
    offer = await offer_of(house, bob)
    await house.tables.servers.choose(GUILD, Setting.GAMES, "guts")
    await refused(house.tables.beginnings.accept(offer, bob, cut="777"), Reason.NOT_PLAYED)
    assert await tables_in(house) == []
    await house.tables.servers.choose(GUILD, Setting.GAMES, "")
    await house.tables.beginnings.accept(offer, bob, cut="777")


async def test_only_the_challenged_person_answers(house: House) -> None:
    ann, bob, cid = house.people
    offers, offer = house.tables.offers, await offer_of(house, bob)
    for player in (cid, ann):
        await refused(offers.decline(offer, player), Reason.NOT_CHALLENGED)
        await refused(house.tables.beginnings.accept(offer, player, cut="777"), Reason.NOT_CHALLENGED)
    assert [each.id for each in await offers.open()] == [offer.id]
    await offers.decline(offer, bob)
    assert await offers.open() == []


async def test_only_the_challenger_withdraws(house: House) -> None:
    ann, bob, cid = house.people
    offers, offer = house.tables.offers, await offer_of(house, bob)
    for player in (bob, cid):
        await refused(offers.withdraw(offer, player), Reason.NOT_CHALLENGER)
    await offers.withdraw(offer, ann)
    await refused(house.tables.beginnings.accept(offer, bob, cut="777"), Reason.ANSWERED)


async def test_anybody_but_the_challenger_takes_an_open_seat(house: House) -> None:
    ann, bob, cid = house.people
    offer = await offer_of(house, None)
    await refused(house.tables.beginnings.accept(offer, ann, cut="777"), Reason.ONESELF)
    await refused(house.tables.offers.decline(offer, bob), Reason.NOT_CHALLENGED)
    table = await house.tables.beginnings.accept(offer, cid, cut="777")
    assert table.seat_of(cid) is Seat.B
    await refused(house.tables.beginnings.accept(offer, bob, cut="777"), Reason.ANSWERED)


async def test_nobody_challenges_oneself(house: House) -> None:
    await refused(offer_of(house, house.people[0]), Reason.ONESELF)
    assert await house.tables.offers.open() == []


@pytest.mark.parametrize("stake", [-1, HIGHEST_STAKE + 1])
async def test_stake_has_bounds(house: House, stake: int) -> None:
    await refused(offer_of(house, house.people[1], Terms(TERMS.game, TERMS.options, stake)), Reason.STAKE)


@pytest.mark.parametrize("stake", [0, HIGHEST_STAKE])
async def test_stake_may_be_at_its_bounds(house: House, stake: int) -> None:
    offer = await offer_of(house, house.people[1], Terms(TERMS.game, TERMS.options, stake))
    assert (await house.tables.offers.find(offer.id)).terms.stake == stake


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"rules": "house"}, "rules"),
        ({"target": "99"}, "target"),
        ({"natural_required": "maybe"}, "natural_required"),
    ],
)
def test_terms_that_there_are_not(given: dict[str, str], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        agree(MILLE, 100, given)
    assert caught.value.key == key


async def test_a_game_for_more_is_not_offered_to_one(house: House) -> None:
    """A taker of the one seat would have made a table that nobody can read."""
    game = MagpieGame()
    terms = Terms(game, game.options({}), 100)
    offers, ann = make_tables(house.store, house.stage, house.clock, games=MORE_GAMES).offers, house.people[0]
    for challenged in (None, house.people[1]):
        await refused(offers.make(ann, challenged, terms=terms, guild_id=GUILD, channel_id=CHANNEL), Reason.SEATS)
    assert await house.tables.offers.open() == []
    with pytest.raises(Declined):
        opening("KEY", terms, house.people[:2], guild_id=GUILD, channel_id=CHANNEL, cut="777", now=1)


async def test_an_offer_of_before_for_more_makes_no_table_of_two(house: House) -> None:
    tables = make_tables(house.store, house.stage, house.clock, games=MORE_GAMES)
    now, ann = house.clock.now(), house.people[0]
    row = OfferRow("OLD", "magpie", GUILD, CHANNEL, None, ann.id, None, "classic", "{}", 100, now, now + 9)
    await house.store.commit(row, SeedRow("OLD", bytes(32), commitment(bytes(32))))
    offer = await tables.offers.find("OLD")
    await refused(tables.beginnings.accept(offer, house.people[1], cut="777"), Reason.SEATS)
    assert await house.store.table("OLD") is None
    assert [each.id for each in await tables.offers.open()] == ["OLD"], "and it is not spent"


async def test_an_option_that_does_not_go_with_so_many_opens_no_table(house: House) -> None:
    game = PickyMagpie()
    with pytest.raises(BadOption):
        opening(
            "KEY",
            Terms(game, game.options({"ante": "5"}), 0),
            house.people,
            guild_id=GUILD,
            channel_id=CHANNEL,
            cut="777",
            now=1,
        )


async def test_offer_reads_back_as_it_was_made(house: House) -> None:
    made = await offer_of(house, house.people[1])
    await house.tables.offers.posted(made, 777)
    found = await house.tables.offers.find(made.id)
    assert (made.message_id, found.message_id) == (None, 777)
    assert found.terms == made.terms
    assert (found.challenger, found.challenged, found.expires_at) == (
        made.challenger,
        made.challenged,
        house.clock.now() + 60_000,
    )
    await refused(house.tables.offers.find("NOWHERE"), Reason.NO_OFFER)


async def test_unanswered_challenge_lapses_when_its_time_is_over(house: House) -> None:
    offer = await offer_of(house, house.people[1])
    house.clock.advance(59_999)
    house.tables.offer_watch.watch(offer)
    assert [each.id for each in await house.tables.offers.open()] == [offer.id]
    house.clock.advance(1)
    await refused(house.tables.beginnings.accept(offer, house.people[1], cut="777"), Reason.LAPSED)
    house.pass_time(0)
    await house.stage.until(lambda: house.stage.lapses)
    assert [each.id for each in house.stage.lapses] == [offer.id]
    assert await house.tables.offers.open() == []
    await refused(house.tables.offers.decline(offer, house.people[1]), Reason.LAPSED)


async def test_challenge_that_lapsed_while_nobody_was_here_lapses_at_the_start(house: House) -> None:
    before = await offer_of(house, house.people[1])
    await house.tables.offers.decline(before, house.people[1])
    house.clock.advance(60_001)
    offer = await offer_of(house, house.people[1])
    await house.tables.close()
    house.clock.advance(60_000)
    await house.restart()
    await house.stage.until(lambda: house.stage.lapses)
    assert [each.id for each in house.stage.lapses] == [offer.id]


async def test_lapse_that_could_not_be_shown_is_shown_later(house: House) -> None:
    offer = await offer_of(house, house.people[1])
    house.stage.broken[CHANNEL] = 3
    house.tables.offer_watch.watch(offer)
    house.pass_time(60_000)
    await house.stage.until(lambda: house.stage.lapses)
    assert [each.id for each in house.stage.lapses] == [offer.id]


async def test_an_answer_just_before_the_process_ends_is_shown_by_the_next_one(house: House) -> None:
    """The answer to the press was perhaps never sent."""
    offer = await offer_of(house, house.people[1])
    await house.tables.offers.decline(offer, house.people[1])
    await house.restart()
    await house.stage.until(lambda: house.stage.lapses)
    assert [each.id for each in house.stage.lapses] == [offer.id]


async def test_a_challenge_on_other_terms_is_still_asked_by_the_next_process(house: House) -> None:
    """It has taken the message of the one before over, which was withdrawn for it."""
    ann, bob, _ = house.people
    first = await offer_of(house, bob)
    await house.tables.offers.posted(first, 777)
    other = await house.tables.offers.change_terms(first, ann, replace(TERMS, stake=25))
    await house.restart()
    await house.stage.until(lambda: house.stage.asking or house.stage.lapses)
    assert house.stage.lapses == []
    assert [(each.id, each.message_id, each.terms.stake) for each in house.stage.asking] == [(other.id, 777, 25)]


async def test_what_could_not_be_shown_is_shown_once_by_the_next_process(house: House) -> None:
    """Discord fails for hours, and then the process is killed: it stores nothing after its last heartbeat."""
    house.timing = replace(house.timing, due_again=USUAL.due_again)  # it lives on here, and would try without a pause
    await house.restart()
    ann, bob, cid = house.people
    lapsed, withdrawn = await offer_of(house, bob), await offer_of(house, cid)
    house.stage.broken[CHANNEL] = NEVER
    house.tables.offer_watch.watch(lapsed)
    assert cid.discord_id is not None
    await house.tables.blocking.block(ann, cid.discord_id)
    house.pass_time(60_000)
    await house.stage.until(lambda: {lapsed.id, withdrawn.id} <= set(house.stage.attempts))
    house.clock.advance(5 * HOUR)
    await house.tables.presence.beat()
    async with killed(house):
        house.pass_time(SECOND)
        await house.stage.until(lambda: len(house.stage.lapses) == 2)
        assert {each.id for each in house.stage.lapses} == {lapsed.id, withdrawn.id}
        house.clock.advance(MINUTE + 1)
        later = await offer_of(house, bob)
        await house.tables.offers.decline(later, bob)
        await house.restart()
        await house.stage.until(lambda: len(house.stage.lapses) == 3)
        assert house.stage.lapses[-1].id == later.id


async def test_offer_that_cannot_be_read_keeps_nothing_else_from_going_on(house: House) -> None:
    """As when rules were taken out of the program while someone was asked to play by them."""
    ann, bob, _ = house.people
    gone = OfferRow("OLD", "mille", GUILD, CHANNEL, None, ann.id, bob.id, "gone", "{}", 100, 1, 2)
    await house.store.commit(gone, replace(gone, id="OLDER", game="whist"))
    offer = await offer_of(house, bob)
    await house.restart()
    assert [each.id for each in await house.tables.offers.open()] == [offer.id]


async def test_answered_challenge_never_lapses(house: House) -> None:
    offer = await offer_of(house, house.people[1])
    later = await offer_of(house, house.people[1])
    await house.tables.beginnings.accept(offer, house.people[1], cut="777")
    house.tables.offer_watch.watch(offer)
    house.tables.offer_watch.watch(later)
    house.pass_time(60_000)
    await house.stage.until(lambda: house.stage.lapses)
    assert [each.id for each in house.stage.lapses] == [later.id]


@pytest.mark.parametrize("first", ["accept", "decline", "withdraw", "lapse"])
async def test_of_all_answers_at_once_exactly_one_counts(house: House, first: str) -> None:
    ann, bob, _ = house.people
    offer = await offer_of(house, bob)
    offers, second = house.tables.offers, make_tables(house.store, RecordingStage(), house.clock)
    answers = {
        "accept": lambda: house.tables.beginnings.accept(offer, bob, cut="777"),
        "accept again": lambda: house.tables.beginnings.accept(offer, bob, cut="777"),
        "accept elsewhere": lambda: second.beginnings.accept(offer, bob, cut="777"),
        "decline": lambda: offers.decline(offer, bob),
        "withdraw": lambda: offers.withdraw(offer, ann),
        "lapse": lambda: offers.lapse(offer),
    }
    order = [first, *(name for name in answers if name != first)]
    results = await asyncio.gather(*(answers[name]() for name in order), return_exceptions=True)
    given = [name for name, result in zip(order, results, strict=True) if not isinstance(result, BaseException)]
    assert len(given) == 1
    assert all(isinstance(result, Declined) for result in results if isinstance(result, BaseException))
    assert len(await tables_in(house)) == (1 if given[0].startswith("accept") else 0)
    answer = await house.store.answer(offer.id)
    assert answer is not None


async def test_of_two_who_take_an_open_seat_one_sits(house: House) -> None:
    _, bob, cid = house.people
    offer = await offer_of(house, None)
    results = await asyncio.gather(
        *(house.tables.beginnings.accept(offer, player, cut="777") for player in (bob, cid, bob, cid)),
        return_exceptions=True,
    )
    kinds = Counter(getattr(result, "reason", "seated") for result in results)
    assert kinds == {"seated": 1, Reason.ANSWERED: 3}
    (table,) = await tables_in(house)
    assert [table.id] == [result.id for result in results if isinstance(result, Table)]


async def test_keys_are_hard_to_guess_and_fit_a_nonce(house: House) -> None:
    keys = {(await offer_of(house, house.people[1])).id for _ in range(20)}
    assert len(keys) == 20
    assert {len(key) for key in keys} == {10}
    assert all(set(key) <= set("23456789ABCDEFGHJKMNPQRSTVWXYZ") for key in keys)


async def test_stakes_are_counted_in_the_unit_of_the_moment_they_were_agreed(house: House) -> None:
    """A server that chooses another unit changes no open challenge, and no game under way."""
    ann, bob, _ = house.people
    offers, servers = house.tables.offers, house.tables.servers
    offer = await offer_of(house, bob)
    await servers.choose(GUILD, Setting.UNIT, "dollars")
    assert (await offers.find(offer.id)).terms.unit == "chips"
    table = await house.tables.beginnings.accept(offer, bob, cut="777")
    assert table.terms.unit == (await house.logged(table.id)).terms.unit == "chips"
    over = (await house.tables.playing.play(table.id, ann, Resign())).table
    assert {debt.unit for debt in await house.store.debts(GUILD)} == {"chips"}
    assert (await offer_of(house, bob, over.terms)).terms.unit == "dollars", "a rematch is a new game"


async def test_the_usual_unit_of_a_game_stays_when_the_operator_names_another(house: House) -> None:
    ann, bob, _ = house.people
    plain = Tables(
        house.store,
        RecordingStage(),
        house.clock,
        Hosting(games=GAMES, pause=0, offer_lifetime=60_000, unit=USUAL_UNIT),
    )
    offer = await plain.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    await plain.close()
    assert (await house.tables.offers.find(offer.id)).terms.unit == USUAL_UNIT
    await house.tables.beginnings.accept(offer, bob, cut="777")
    assert (await house.logged(offer.id)).terms.unit == USUAL_UNIT


async def test_a_game_from_before_tables_had_a_unit_is_counted_in_the_operators(house: House) -> None:
    table = await seat_table(house)
    assert table.terms.unit == "chips"
    await house.tables.playing.play(table.id, house.people[0], Resign())
    assert {debt.unit for debt in await house.store.debts(GUILD)} == {"chips"}


async def test_open_offers_are_read_all_at_once(house: House) -> None:
    """At a start with hundreds of them, between any people."""
    _, bob, cid = house.people
    made = [await offer_of(house, challenged) for challenged in (bob, cid, None) * 5]
    async with questions(house.store) as asked:
        found = await house.tables.offers.open()
    assert sorted(found, key=lambda offer: offer.id) == sorted(made, key=lambda offer: offer.id)
    assert len(asked) <= 4
