"""Before each deal the player who does not deal may cut; after the pause the default is taken."""

import asyncio
import json
import unicodedata
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.mille.moves import Discard, Draw
from bot.games.protocol import Owed, Resign
from bot.games.shuffle import shuffle
from bot.store import LogRow
from bot.tables import LONGEST_CUT, Cut, Declined, Player, Reason, Table, Tables, agree
from bot.tables.state.cut import read_cut
from bot.tables.state.log_rows import RENEW, after, cards_of, deal_text, step_of
from tests.games.positions import MILLE
from tests.tables.house import CHANNEL, GUILD, SOON, House, make_tables, mover, next_deal, seat_table, standing
from tests.there import there

pytestmark = pytest.mark.file_only

TERMS = agree(MILLE, 100, {"target": "300"})
PAUSE = 3_600_000  # ms; nothing is dealt by itself


@pytest.fixture
async def patient(house: House) -> House:
    """A house where nobody deals before a player cuts, which only after a deal is too early for some seconds."""
    await house.tables.close()
    timing = replace(SOON, between_deals=4_000)
    house.tables = make_tables(house.store, house.stage, house.clock, pause=PAUSE, timing=timing)
    await house.tables.start()
    return house


async def owed(house: House) -> Table:
    """Return a new table whose first deck is owed."""
    ann, bob, _ = house.people
    offer = await house.tables.offers.make(ann, bob, terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    return await house.tables.beginnings.accept(offer, bob, cut="4711")


def cutter(table: Table) -> Player:
    assert table.cutter is not None
    return table.players[table.cutter]


async def refused(tables: Tables, table: Table, player: Player, reason: Reason, **how: object) -> None:
    with pytest.raises(Declined) as caught:
        await tables.dealing.cut(table.id, player, **{"deal": 1, "word": None, **how})  # type: ignore[arg-type]
    assert caught.value.reason is reason


async def test_no_card_is_dealt_before_the_cut(patient: House) -> None:
    table = await owed(patient)
    assert table.ply == 0
    assert await patient.store.log(table.id) == []
    assert table.position.to_act == frozenset()
    assert patient.tables.dealing.deals_at(table) == table.moved_at + PAUSE


async def test_who_does_not_deal_cuts_and_everybody_hears_it(patient: House) -> None:
    table = await owed(patient)
    assert table.cutter == 1 - table.first
    now = await patient.tables.dealing.cut(table.id, cutter(table), deal=1, word="  Œuf \n dur ")
    (row,) = await patient.store.log(table.id)
    assert (row.seat, row.text) == (table.cutter, 'deal 1 cut "Œuf dur"')
    assert now.cut == "Œuf dur"
    assert now.recent[0] == Cut(table.cutter, "Œuf dur")
    assert patient.stage.news[-1].table == now
    assert standing(await patient.logged(table.id)) == standing(now)


async def test_one_press_takes_the_default(patient: House) -> None:
    table = await owed(patient)
    now = await patient.tables.dealing.cut(table.id, cutter(table), deal=1)
    assert now.recent[0] == Cut(table.cutter, "4711")


async def test_after_the_pause_the_default_is_taken(house: House) -> None:
    table = await owed(house)  # whose pause is over at once
    (row,) = await house.store.log(table.id)
    assert (row.seat, row.text) == (None, 'deal 1 cut "4711"')
    assert table.recent[0] == Cut(None, "4711")


async def test_nobody_else_may_cut(patient: House) -> None:
    table = await owed(patient)
    *_, cid = patient.people
    for player in (table.players[table.first], cid):
        await refused(patient.tables, table, player, Reason.NOT_CUTTER)
        with pytest.raises(Declined):
            await patient.tables.dealing.think_of_cut(table.id, player, deal=1)
    assert await patient.store.log(table.id) == []


async def test_deck_that_is_dealt_is_cut_no_more(patient: House) -> None:
    table = await owed(patient)
    player = cutter(table)
    for deal in (0, 2, None):
        await refused(patient.tables, table, player, Reason.DEALT, deal=deal)
    await patient.tables.dealing.cut(table.id, player, deal=1)
    await refused(patient.tables, table, player, Reason.DEALT)
    await patient.tables.playing.play(table.id, player, Resign())
    await refused(patient.tables, table, player, Reason.OVER)


async def test_of_several_cuts_at_once_one_counts(patient: House) -> None:
    table = await owed(patient)
    second = make_tables(patient.store, patient.stage, patient.clock, pause=PAUSE)
    cuts = [
        tables.dealing.cut(table.id, cutter(table), deal=1, word=f"{number}")
        for number in range(3)
        for tables in (patient.tables, second)
    ]
    results = await asyncio.gather(*cuts, return_exceptions=True)
    counted = Counter(getattr(result, "reason", type(result)) for result in results)
    assert counted[Table] == 1
    assert counted.keys() <= {Table, Reason.DEALT, Reason.STALE}
    (row,) = await patient.store.log(table.id)
    (dealt,) = [result for result in results if isinstance(result, Table)]
    assert json.loads(row.text.removeprefix("deal 1 cut ")) == dealt.cut


@pytest.mark.parametrize(
    "word",
    [
        "",
        "   ",
        "\u200b",
        "\u3164",
        "\u2800",
        "\u115f",
        "\ufe0f",
        "\u034f",
        "\u202e\u202c",
        "x" * (LONGEST_CUT + 1),
        "\u200d",
    ],
)
async def test_word_that_cannot_be_seen_or_is_too_long_cuts_nothing(patient: House, word: str) -> None:
    table = await owed(patient)
    await refused(patient.tables, table, cutter(table), Reason.CUT, word=word)
    assert await patient.store.log(table.id) == []


# Unicode 17, DerivedCoreProperties.txt: Default_Ignorable_Code_Point.
IGNORABLE = (
    *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF)),
    *((0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)


def test_nothing_that_unicode_calls_invisible_is_a_word() -> None:
    invisible = [chr(code) for first, last in IGNORABLE for code in range(first, last + 1)]
    blank = [chr(code) for code in range(0x3100) if chr(code).isspace()] + ["\u2800", "\U0001d159", "\u0301", "\ue000"]
    for sign in (*invisible, *blank):
        for word in (sign, sign * 3, f" {sign}\u3164{sign} "):
            with pytest.raises(Declined) as caught:
                read_cut(word)
            assert caught.value.reason is Reason.CUT


@pytest.mark.parametrize("word", ["7", "♣", "é", "e\u0301", "❤\ufe0f", "👩‍🌾", "م", "한", "⠁", "!", "x\u3164"])
def test_what_can_be_seen_is_a_word(word: str) -> None:
    assert read_cut(word) == unicodedata.normalize("NFC", word)


async def test_deal_waits_for_a_word_and_not_for_ever(patient: House) -> None:
    table = await owed(patient)
    for _ in range(3):  # asking again waits no longer
        await patient.tables.dealing.think_of_cut(table.id, cutter(table), deal=1)
        assert patient.tables.dealing.deals_at(table) == table.moved_at + 5 * PAUSE
    patient.clock.advance(PAUSE)
    await patient.tables.dealing.cut(table.id, cutter(table), deal=1, word="late")
    assert (await patient.tables.memory.table(table.id)).cut == "late"


async def test_restart_forgets_the_wait_and_deals(patient: House) -> None:
    table = await owed(patient)
    await patient.tables.dealing.think_of_cut(table.id, cutter(table), deal=1)
    patient.clock.advance(PAUSE)
    await patient.restart()
    assert (await next_deal(patient, table)).cut == "4711"


async def test_resigning_before_the_cut_deals_nothing(patient: House) -> None:
    table = await owed(patient)
    await patient.tables.playing.play(table.id, cutter(table), Resign())
    await refused(patient.tables, table, cutter(table), Reason.OVER)
    assert [row.text for row in await patient.store.log(table.id)] == ["resign"]


async def test_another_word_deals_another_deck(patient: House) -> None:
    table = await owed(patient)
    seed = there(await patient.store.seed(table.id))
    row = LogRow(table.id, 1, None, deal_text(1, "4711"), 0)
    default = step_of(table, row, seed).position
    cut = await patient.tables.dealing.cut(table.id, cutter(table), deal=1, word="another")
    assert cut.position != default
    assert cut.position == step_of(table, replace(row, text=deal_text(1, "another")), seed).position


async def test_renewed_stock_follows_from_the_word_of_its_deal(house: House) -> None:
    table = await seat_table(house, seed=3, target="300")
    while not table.position.chance and not table.is_over:
        move = there(table.position.default(*table.position.to_act))
        (seat,) = table.position.to_act
        step = table.position.play(seat, move)
        table = after(table, LogRow(table.id, table.ply + 1, seat, str(move), 0), step)
    chance = there(table.position.chance)
    assert chance.kind == "stock"
    seed, renew = (3).to_bytes(32), LogRow(table.id, table.ply + 1, None, RENEW, 0)
    assert cards_of(table, renew, seed) == shuffle(seed, game="mille", chance=chance, cut="777")
    assert cards_of(table, renew, seed) != cards_of(replace(table, cut="another"), renew, seed)


async def test_stock_that_one_move_needs_is_there_for_the_next_of_them(house: House) -> None:
    """It is a draw from an empty stock and the discard after it, typed in one line."""
    table = await seat_table(house, seed=3)
    while True:
        (seat,) = table.position.to_act
        moves = list(table.position.legal_moves(seat))
        move = next((move for move in moves if isinstance(move, Draw)), None)
        move = move or next(move for move in moves if isinstance(move, Discard))
        step = table.position.play(seat, move)
        if step.position.chance is not None and step.position.chance.kind is Owed.STOCK:
            break
        table = (await house.tables.playing.play(table.id, mover(table), move)).table
    held = next(iter(table.view(seat).hand))  # type: ignore[attr-defined]
    played = await house.tables.playing.play_all(table.id, mover(table), [Draw(), Discard(held)])
    assert seat not in played.table.position.to_act
    rows = await house.store.log(table.id, after=table.ply)
    assert [row.text.split()[0] for row in rows] == ["draw", "renew", "discard"]
    assert standing(await house.logged(table.id)) == standing(played.table)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_word_that_is_taken_is_one_line_that_stays_as_it_is(text: str) -> None:
    try:
        word = read_cut(text)
    except Declined:
        return
    assert 1 <= len(word) <= LONGEST_CUT
    assert word.strip() == word
    assert len(word.splitlines()) == 1
    assert read_cut(word) == word
