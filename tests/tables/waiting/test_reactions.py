"""Reactions: one a turn and person, gone after about a round, and unknown to any log or record."""

import random
from dataclasses import dataclass, replace

import pytest

from bot.games.mille.inner.game import MilleGame
from bot.games.protocol import SEATS, Seat, Side
from bot.tables import Declined, Player, Preferences, Reaction, Reason, Setting, Table
from bot.tables.telling.home import ALONE
from bot.tables.waiting.reactions import Reactions
from tests.tables.house import GUILD, House, any_move, mover, other, play_the_deal, seat_table, slow_paced

pytestmark = pytest.mark.file_only

USUAL, WITHOUT = Preferences(), Preferences(reacts=False)


@dataclass(frozen=True, slots=True)
class Sided(MilleGame):
    """A game in which a reaction could hint to a partner."""

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return everyone together."""
        return (SEATS[:seats],)


async def end_turn(house: House, table: Table) -> Table:
    """Play until it is the other's turn."""
    chooser, now = random.Random(2), table
    while now.position.to_act == table.position.to_act:
        now = (await house.tables.playing.play(table.id, mover(now), any_move(now, chooser))).table
    return now


async def react(house: House, table: Table, player: Player, reaction: str = "clap") -> None:
    await house.tables.reactions.react(table, player, USUAL, reaction)


async def declined(house: House, table: Table, player: Player, **given: object) -> Reason:
    with pytest.raises(Declined) as caught:
        await house.tables.reactions.react(table, player, **{"preferences": USUAL, "reaction": "wow"} | given)  # type: ignore[arg-type]
    return caught.value.reason


def seat_of(table: Table, player: Player) -> Seat:
    return table.own_seat(player)


async def test_it_stands_until_whoever_was_to_move_is_to_move_again(house: House) -> None:
    table = await seat_table(house)
    waiting, moving = other(table), mover(table)
    await react(house, table, waiting)
    standing = {seat_of(table, waiting): Reaction.CLAP}
    assert await house.tables.reactions.at(table) == standing
    for seat in (Seat.A, Seat.B):
        assert (await house.tables.reactions.seen_by(table, seat, USUAL)).made == standing
    second = await end_turn(house, table)
    assert await house.tables.reactions.at(second) == standing
    await react(house, second, moving, "wow")
    assert await house.tables.reactions.at(second) == standing | {seat_of(table, moving): Reaction.WOW}
    third = await end_turn(house, second)
    assert await house.tables.reactions.at(third) == {seat_of(table, moving): Reaction.WOW}
    assert await house.tables.reactions.at(await end_turn(house, third)) == {}


async def test_one_a_turn_and_person(house: House) -> None:
    table = await seat_table(house)
    waiting, moving = other(table), mover(table)
    await react(house, table, waiting)
    assert await declined(house, table, waiting) is Reason.REACTED
    assert (await house.tables.reactions.seen_by(table, seat_of(table, waiting), USUAL)).is_spent
    await react(house, table, moving, "ouch")
    drawn = (await house.tables.playing.play(table.id, moving, any_move(table, random.Random(1)))).table
    assert await declined(house, drawn, moving) is Reason.REACTED, "a turn is more than a move"
    later = await end_turn(house, drawn)
    assert not (await house.tables.reactions.seen_by(later, seat_of(table, waiting), USUAL)).is_spent
    await react(house, later, waiting, "moment")


async def test_a_reaction_between_deals_lasts_into_the_next(house: House) -> None:
    house.tables = await slow_paced(house)
    table = await play_the_deal(house, await seat_table(house), random.Random(1))
    await react(house, table, table.players[0], "shake")
    house.pass_time(3_600_000)
    await house.stage.until(lambda: house.stage.news[-1].table.is_dealt)
    dealt = await house.tables.memory.table(table.id)
    assert dealt.deal == table.deal + 1
    assert await house.tables.reactions.at(dealt) == {Seat.A: Reaction.SHAKE}
    moved = (await house.tables.playing.play(table.id, mover(dealt), any_move(dealt, random.Random(1)))).table
    assert await house.tables.reactions.at(moved) == {}


async def test_a_server_and_a_person_may_do_without(house: House) -> None:
    table = await seat_table(house)
    waiting, moving = other(table), mover(table)
    assert await declined(house, table, waiting, preferences=WITHOUT) is Reason.NO_REACTIONS
    await react(house, table, waiting)
    unseen = await house.tables.reactions.seen_by(table, seat_of(table, moving), WITHOUT)
    assert (unseen.made, unseen.is_offered) == ({}, False)
    await house.tables.servers.choose(GUILD, Setting.REACTIONS, "no")
    assert await house.tables.reactions.at(table) == {}
    assert await house.tables.reactions.seen_by(table, seat_of(table, moving), USUAL) == unseen
    assert await declined(house, table, moving) is Reason.NO_REACTIONS


async def test_a_forged_reaction_and_a_bystander(house: House) -> None:
    table = await seat_table(house)
    assert await declined(house, table, other(table), reaction="@everyone") is Reason.STALE
    assert await declined(house, table, house.people[2]) is Reason.NOT_SEATED


async def test_not_against_a_robot(house: House) -> None:
    table = await seat_table(house)
    robot = replace(table.players[1], robot="regular")
    practice = replace(table, players=(table.players[0], robot))
    assert await declined(house, practice, practice.players[0]) is Reason.NO_REACTIONS


async def test_a_game_with_sides_forbids_them_while_a_deal_runs(house: House) -> None:
    house.tables = await slow_paced(house)
    table = await seat_table(house)
    sided = replace(table, terms=replace(table.terms, game=Sided()))
    assert await declined(house, sided, other(sided)) is Reason.NO_REACTIONS
    over = await play_the_deal(house, table, random.Random(1))
    await react(house, replace(over, terms=sided.terms), over.players[0])


async def test_they_are_forgotten_beyond_a_number_of_tables(house: House) -> None:
    kept = Reactions(ALONE, house.tables.servers, house.store, kept=2)
    table = await seat_table(house)
    for key in ("ONE", "TWO", "THREE"):
        await kept.react(replace(table, id=key), table.players[0], USUAL, "wow")
    assert [bool(await kept.at(replace(table, id=key))) for key in ("ONE", "TWO", "THREE")] == [False, True, True]
