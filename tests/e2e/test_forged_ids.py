"""Ids of buttons that no message had: of tournaments, nights, daily deals, leagues. Each has one clear sentence."""

from itertools import product

import pytest

from bot.playground.kinds import InteractionKind
from cogs.ids import CustomId, Verb
from cogs.screens.tournament import ALL, CALL_OFF, FINAL, HERE, LEAVE, SIGN_UP, START
from tests.e2e.house import House
from tests.e2e.test_tournament import board, key_of, pressed
from tests.left_out import first

TOURNAMENT = (
    HERE,
    f"{HERE}-0",
    f"{HERE}-1",
    f"{HERE}-9",
    f"{HERE}-x",
    ALL,
    FINAL,
    START,
    LEAVE,
    CALL_OFF,
    "nonsense",
    "",
)
WORDS = {
    Verb.TOURNAMENT: TOURNAMENT,
    Verb.TOURNAMENT_SURE: (LEAVE, CALL_OFF, "nonsense", ""),
    Verb.NIGHT: ("", "nonsense"),
    Verb.LEAGUE: ("", "join", "leave", "games", "hall", "nonsense"),
    Verb.DAILY: ("", "nonsense"),
    Verb.DAILY_PLAY: ("", "nonsense"),
    Verb.DAILY_ACT: ("", "nonsense", "card.7", "."),
    Verb.DAILY_SHARE: ("",),
    Verb.DAILY_BOARD: ("",),
    Verb.DAILY_GAME: ("",),
    Verb.DAILY_REPLAY: ("",),
    Verb.DAILY_RECORD: ("",),
}
STORED = ("tournament_acts", "nights", "daily_sittings", "league_members", "tables", "offers")


@pytest.mark.parametrize("verbs", first(1, [[*WORDS][:2], [*WORDS][2:]], why="all verbs"))
async def test_a_forged_id_has_one_sentence_and_changes_nothing(house: House, verbs: list[Verb]) -> None:
    await house.open()
    await (await house.ann.invoke(house.channel, "/tournament", game="mille")).settled()
    await pressed(house, house.ann, SIGN_UP)
    tables = [name for (name,) in house.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    before = {each: house.rows(f"SELECT * FROM {each}") for each in tables if each in STORED}
    standing = house.discord.world.messages[board(house).id]
    keys = (key_of(house), "AAAAAAAAAA", "2026-01-01", "")
    for verb in verbs:
        for word, key, turn in product(WORDS[verb], keys, (None, 1, 2**40)):
            made = CustomId(verb, key, turn, word)
            forged = house.discord.backend.act(
                InteractionKind.COMPONENT,
                user_id=house.bob.user.id,
                channel_id=house.channel.id,
                data={"custom_id": str(made), "component_type": 2, "id": 1},
                message=standing,
            )
            await forged.answered.wait()
            said = "" if forged.original is None else str(forged.original.now)
            assert "Something went wrong" not in said, made
            assert forged.original is None or forged.original.only_for == house.bob.user.id or verb is Verb.LEAGUE, made
    assert {each: house.rows(f"SELECT * FROM {each}") for each in before} == before
