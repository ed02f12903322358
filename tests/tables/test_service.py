"""Playing at a table: permissions, stored rows, and that memory always equals the log."""

import asyncio
import random
import re
from collections import Counter

import pytest

from bot.games.mille.moves import Discard, Draw, Lay
from bot.games.protocol import Abandon, Ending, Refused, Resign, Seat
from bot.store import LogRow
from bot.tables import Declined, Matter, Reason
from tests.tables.house import (
    NEVER,
    House,
    any_move,
    mover,
    other,
    play_the_deal,
    play_to_the_end,
    seat_table,
    slow_paced,
    standing,
    turn_of,
)
from tests.there import there

pytestmark = pytest.mark.file_only


async def test_move_is_stored_then_remembered_then_told(house: House) -> None:
    table = await seat_table(house)
    house.clock.advance(1234)
    player, heard = mover(table), len(house.stage.news)
    played = await house.tables.playing.play(table.id, player, Draw(), turn=turn_of(table))
    assert await house.store.log(table.id, after=1) == [
        LogRow(table.id, 2, table.seat_of(player), "draw", house.clock.now())
    ]
    assert await house.tables.memory.table(table.id) is played.table
    (news,) = house.stage.news[heard:]
    assert (news.table, news.seat) == (played.table, played.seat)
    assert played.view == played.table.view(played.seat)


async def test_mover_learns_the_card_and_the_others_do_not(house: House) -> None:
    table = await seat_table(house)
    played = await house.tables.playing.play(table.id, mover(table), Draw())
    assert [getattr(event, "card", None) for event in played.events] == list(played.view.fresh)  # type: ignore[attr-defined]
    assert [getattr(event, "card", "none") for event in played.table.recent[-1:]] == [None]


@pytest.mark.at_server
async def test_of_two_presses_at_once_one_counts(house: House) -> None:
    table = await seat_table(house)
    presses = [house.tables.playing.play(table.id, mover(table), Draw(), turn=turn_of(table)) for _ in range(5)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert Counter(getattr(result, "reason", "played") for result in results) == {"played": 1, Reason.STALE: 4}
    assert len(await house.store.log(table.id)) == 2


@pytest.mark.parametrize("off", [-1, 1, 1_000])
async def test_press_on_a_panel_of_another_turn_is_stale(house: House, off: int) -> None:
    table = await seat_table(house)
    await declined(house, Reason.STALE, table.id, mover(table), Draw(), turn=turn_of(table) + off)


@pytest.mark.at_server
async def test_only_the_two_who_sit_there_play(house: House) -> None:
    table = await seat_table(house)
    *_, cid = house.people
    for move in (Draw(), Resign()):
        await declined(house, Reason.NOT_SEATED, table.id, cid, move)


async def test_who_is_not_to_act_waits(house: House) -> None:
    table = await seat_table(house)
    await declined(house, Reason.WAITING, table.id, other(table), Draw())


async def test_no_table_of_that_name(house: House) -> None:
    with pytest.raises(Declined) as caught:
        await house.tables.playing.play("NOWHERE", house.people[0], Draw())
    assert caught.value.reason is Reason.NO_TABLE


async def test_refused_move_leaves_everything_as_it_was(house: House) -> None:
    table = await seat_table(house)
    view = table.view(table.seat_of(mover(table)))
    held = next(iter(view.hand))  # type: ignore[attr-defined]
    for move in (Discard(held), Lay(held.rank, (held,)), Abandon()):
        with pytest.raises(Refused):
            await house.tables.playing.play(table.id, mover(table), move)
    assert await house.tables.memory.table(table.id) is table
    assert len(await house.store.log(table.id)) == 1
    assert [news.table.ply for news in house.stage.news if news.table.id == table.id] == []


@pytest.mark.parametrize("seat", [Seat.A, Seat.B])
async def test_either_player_may_resign_at_any_time(house: House, seat: Seat) -> None:
    table = await seat_table(house)
    played = await house.tables.playing.play(table.id, table.players[seat], Resign())
    assert played.table.position.outcome is not None
    assert played.table.position.outcome.ending is Ending.RESIGNED
    assert played.table.position.outcome.winners == {Seat(1 - seat)}
    await declined(house, Reason.OVER, table.id, table.players[seat], Resign())
    await declined(house, Reason.OVER, table.id, table.players[1 - seat], Draw())


async def test_resigning_between_deals_deals_no_more(house: House) -> None:
    house.tables = await slow_paced(house)
    table = await seat_table(house, seed=1, target="300")
    table = await play_the_deal(house, table, random.Random(1))
    await declined(house, Reason.WAITING, table.id, house.people[0], Draw())
    assert house.tables.dealing.deals_at(table) == table.moved_at + 3_600_000
    done = (await house.tables.playing.play(table.id, house.people[0], Resign())).table
    house.clock.advance(3_600_000)
    await house.restart()
    assert standing(await house.tables.memory.table(table.id)) == standing(done)


async def test_both_must_agree_to_abandon(house: House) -> None:
    table = await seat_table(house)
    ann, bob, cid = house.people
    turn = table.position.turn(Seat.A)
    await house.tables.agreements.wish(table.id, ann, Matter.END)
    for player, reason in ((ann, Reason.OWN_PROPOSAL), (cid, Reason.NOT_SEATED)):
        with pytest.raises(Declined) as caught:
            await house.tables.agreements.end(table.id, player, proposed_by=Seat.A, turn=turn)
        assert caught.value.reason is reason
    ended = await house.tables.agreements.end(table.id, bob, proposed_by=Seat.A, turn=turn)
    assert ended.position.outcome is not None
    assert ended.position.outcome.ending is Ending.ABANDONED
    assert await house.store.transfers(table.id) == []
    with pytest.raises(Declined) as caught:
        await house.tables.agreements.end(table.id, bob, proposed_by=Seat.A, turn=turn)
    assert caught.value.reason is Reason.OVER


async def test_proposal_falls_when_the_game_goes_on(house: House) -> None:
    """Nobody gets out of a lost game by a proposal the other made an hour ago."""
    table = await seat_table(house)
    proposer = there(table.seat_of(mover(table)))
    turn = turn_of(table)
    await house.tables.agreements.wish(table.id, mover(table), Matter.END)
    await house.tables.playing.play(table.id, mover(table), Draw())
    for old in (turn, None):
        with pytest.raises(Declined) as caught:
            await house.tables.agreements.end(table.id, other(table), proposed_by=proposer, turn=old)
        assert caught.value.reason is Reason.STALE


@pytest.mark.parametrize(
    "options", [{"target": "300"}, {"rules": "wikipedia", "target": "200"}, {"rules": "denexa"}], ids=str
)
async def test_game_is_settled_exactly_once(house: House, options: dict[str, str]) -> None:
    chooser = random.Random(str(options))
    table = await seat_table(house, seed=len(options), **{"target": "300", **options})
    table = await play_to_the_end(house, table, chooser)
    paid = await house.store.transfers(table.id)
    owed = table.terms.game.settle(table.position, 100).transfers
    assert [(row.payer, row.payee, row.amount) for row in paid] == [
        (table.players[due.payer].id, table.players[due.payee].id, due.amount) for due in owed
    ]
    balance: Counter[int] = Counter()
    for row in paid:
        balance[row.payer] -= row.amount
        balance[row.payee] += row.amount
    assert sum(balance.values()) == 0
    seated = there(await house.store.table(table.id))
    assert seated.end is not None
    assert seated.end.how == "target"
    assert await house.store.due_tables(NEVER) == []
    await house.stage.until(lambda: house.stage.posted and house.stage.posted[-1].kind == "settle")
    assert Counter(each.kind for each in house.stage.posted)["settle"] == 1
    assert standing(await house.logged(table.id)) == standing(table)


async def test_renewed_stock_is_a_row_of_the_same_unit(house: House) -> None:
    table = await seat_table(house, seed=3)
    while house.stage.news == [] or "Renewed" not in {type(each).__name__ for each in house.stage.news[-1].events}:
        (seat,) = table.position.to_act
        move = there(table.position.default(seat))
        table = (await house.tables.playing.play(table.id, mover(table), move)).table
    drawn, renewed = (await house.store.log(table.id))[-2:]
    assert (drawn.text, drawn.seat, renewed.text, renewed.seat) == ("draw", drawn.seat, "renew", None)
    assert renewed.ply == table.ply == drawn.ply + 1
    assert standing(await house.logged(table.id)) == standing(table)
    assert table.position.chance is None
    played = await house.tables.playing.play(table.id, mover(table), any_move(table, random.Random(1)))
    assert standing(await house.logged(table.id)) == standing(played.table)


async def test_log_holds_only_cards_that_were_shown(house: House) -> None:
    """A draw and a deal name no card; a lay, a take and a discard name cards everyone saw."""
    table = await seat_table(house, seed=5, target="300")
    await play_to_the_end(house, table, random.Random(5))
    words = re.compile(
        r'deal [0-9]+ cut "777"|draw|pick|pass|renew|resign|take \w\w \w\w|lay \w:( \w\w)+|discard \w\w', re.ASCII
    )
    texts = [row.text for row in await house.store.log(table.id)]
    assert [text for text in texts if not words.fullmatch(text)] == []
    assert {"draw", "discard"} <= {text.split()[0] for text in texts}


async def test_nothing_hosting_logs_names_a_card(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", "bot.tables")
    table = await seat_table(house, seed=6)
    await play_to_the_end(house, table, random.Random(6))
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("bot.tables")]
    assert len(lines) > 40
    assert [line for line in lines if re.search(r"\b[2-9TJQKA][SHDC]\b|draw|lay|discard", line)] == []


async def test_the_operator_reads_what_happened(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "bot.tables")
    table = await seat_table(house, clock="10m", target="100")
    ann, bob = table.players
    (seat,) = table.position.to_act
    await house.tables.playing.play(table.id, mover(table), Draw())
    for player in (mover(table), other(table)):
        await house.tables.agreements.wish(table.id, player, Matter.PAUSE)
    await house.tables.agreements.resume(table.id, ann)
    await house.tables.presence.server_lost(table)
    await house.tables.playing.play(table.id, bob, Resign())
    assert [record.getMessage().partition(": ")[2] for record in caplog.records if "ply" in record.getMessage()] == [
        f"seat {seat} moved",
        f"paused by seat {table.seat_of(other(table))}",
        "resumed by seat A",
        "paused",
        "over (resigned)",
    ]
    caplog.clear()
    await play_to_the_end(house, await seat_table(house, "OTHER", seed=2, target="800"), random.Random(2))
    assert {"dealt", "over (target)"} <= {
        word for record in caplog.records for word in record.getMessage().partition(": ")[2].split(", ")
    }


async def test_repr_of_a_table_tells_no_card(house: House) -> None:
    table = await seat_table(house)
    table = (await house.tables.playing.play(table.id, mover(table), Draw())).table
    assert re.search(r"\b[2-9TJQKA][SHDC]\b", repr(table)) is None


async def declined(
    house: House, reason: Reason, key: str, player: object, move: object, *, turn: int | None = None
) -> None:
    """Check that this is declined for that reason, and nothing is stored."""
    before = await house.store.log(key)
    with pytest.raises(Declined) as caught:
        await house.tables.playing.play(key, player, move, turn=turn)  # type: ignore[arg-type]
    assert caught.value.reason is reason
    assert await house.store.log(key) == before
