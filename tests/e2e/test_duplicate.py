"""A duplicate through the whole bot: nine people at three tables, by presses, to what their teams made of it."""

import re

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.tables.time import MINUTE
from cogs.ids import Verb
from tests.e2e import lobbies
from tests.e2e.codes import NO_COMMON_SERVER
from tests.e2e.house import PATIENCE, House, press, verbs
from tests.e2e.magpies import Sitter, play_on
from tests.there import there

CARD = re.compile(r"(?<![A-Za-z0-9])(10|[AKQJ2-9])[♠♥♦♣]")


def words(message: SeenMessage) -> str:
    """Return all that a message says, its pictures included."""
    return "\n".join([message.text, *(file.description or "" for file in message.files)])


@pytest.mark.long("whole games")
async def test_nine_play_the_same_deals_and_no_table_shows_one_before_all_have_finished_it(house: House) -> None:
    house.show_ends()
    more = house.meet("Cem", "Dot", "Eli", "Fay", "Gus", "Hal")
    await house.open()
    asked = await house.ann.invoke(house.channel, "/open", game="linger-longer", options="deals 2", duplicate=True)
    lobby = there(asked.message)
    assert "duplicate at 3 tables of 3" in lobby.text
    assert "all tables get the same cards" in lobby.text
    others = [house.bob, house.eve, *more]
    await lobbies.sit(lobby, *others)
    keys = [str(key) for (key,) in house.rows("SELECT table_id FROM twins ORDER BY number")]
    by_id = {person.user.id: person for person in house.people}
    sitters = {
        key: [
            Sitter(house, by_id[int(str(person))], key)
            for (person,) in house.rows(
                "SELECT discord_id FROM seats JOIN players ON players.id = player_id WHERE table_id = ? ORDER BY seat",
                key,
            )
        ]
        for key in keys
    }
    for deal in (1, 2):
        for key in keys:
            await house.until_stored(lambda key=key, deal=deal: rows_of(house, key, "deal %") == deal)  # type: ignore[misc]
        for key in keys[:-1]:
            await play_on(sitters[key])
            await until_waiting(house, key)
            said = words(house.tables(key)[-1]) + words(await sitters[key][0].open())
            assert said.count("over at this table") == 2
            assert not CARD.search(said), said
            assert rows_of(house, key, "open") == deal - 1
        await play_on(sitters[keys[-1]])
    for key in keys:
        (result,) = await house.eve.until(
            lambda key=key: house.shown(Verb.PROOF, key=key, kind="-settle"),  # type: ignore[misc]
            patience=PATIENCE,
        )
        assert Verb.REMATCH not in verbs(result)
        assert "Team 3: " in result.text
        assert "What each deal brought the teams" in result.text
        sums = [int(each.replace("−", "-")) for each in re.findall(r"\*\*([+−]?\d+)\*\*", result.text)]
        assert sum(sums) == 0
    proof = (await press(house.ann, result, Verb.PROOF)).shown
    assert "Checked ✔" in proof.text, proof.text
    assert str(lobby.id) in proof.text, "the commitment was on the message where they sat down"


async def test_who_resigns_before_the_others_have_finished_sees_no_more_than_that(house: House) -> None:
    house.has_twins, more = True, house.meet("Cem")
    await house.open()
    asked = await house.ann.invoke(house.channel, "/open", game="mille", duplicate=True)
    await lobbies.sit(there(asked.message), house.bob, house.eve, *more)
    key, who = house.rows(
        "SELECT table_id, discord_id FROM seats JOIN players ON players.id = player_id ORDER BY seat LIMIT 1"
    )[0]
    (person,) = [each for each in house.people if str(each.user.id) == str(who)]

    def hands() -> list[SeenMessage]:
        return [each for each in person.direct_messages() if "Your hand: " in words(each)]

    await person.until(hands, patience=PATIENCE)
    asked = await person.invoke(house.channel, "/table resign", table=str(key))
    await press(person, there(asked.message), Verb.RESIGN)
    await person.until(lambda: not hands(), patience=PATIENCE)
    score = await person.invoke(house.channel, "/game score", table=str(key))
    assert "No deal of this game is finished" in there(score.message).text


async def pair(house: House, *more: Person) -> dict[str, list[Person]]:
    """Let Ann open a duplicate of Mille, in which Bob, Eve and one more sit down; return who sits at its two tables."""
    asked = await house.ann.invoke(house.channel, "/open", game="mille", duplicate=True)
    await lobbies.sit(there(asked.message), house.bob, house.eve, *more)
    by_id = {person.user.id: person for person in house.people}
    await house.until_stored(lambda: len(house.rows("SELECT 1 FROM log WHERE text LIKE 'deal %'")) == 2)
    found: dict[str, list[Person]] = {}
    for key, who in house.rows(
        "SELECT twins.table_id, discord_id FROM twins JOIN seats ON seats.table_id = twins.table_id"
        " JOIN players ON players.id = player_id ORDER BY number, seat"
    ):
        found.setdefault(str(key), []).append(by_id[int(str(who))])
    return found


async def test_who_is_banned_leaves_their_table_within_a_minute(house: House) -> None:
    """Nobody at the other table waits for their clock."""
    house.has_twins, house.allowed = True, house.allowed | {NO_COMMON_SERVER}
    await house.open()
    (key, (banned, _)), (other, _) = (await pair(house, *house.meet("Cem"))).items()
    house.discord.world.remove_member(house.guild, banned.user)
    house.clock.advance(MINUTE)
    await house.until_stored(lambda: rows_of(house, key, "%resign") == 1)
    await until_waiting(house, key)
    assert rows_of(house, other, "%resign") == 0


async def until_waiting(house: House, key: str) -> None:
    """Wait until the message of a table says that its deal is over there."""

    def waiting() -> list[SeenMessage]:
        return [each for each in house.tables(key) if "over at this table" in each.text]

    await house.eve.until(waiting, patience=PATIENCE)


def rows_of(house: House, key: str, text: str) -> int:
    """Return how many rows of the log of a table are like this text."""
    return len(house.rows("SELECT 1 FROM log WHERE table_id = ? AND text LIKE ?", key, text))
