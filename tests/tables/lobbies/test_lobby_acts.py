"""What acts do, as earlier versions stored them and as this one does."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.standing.audit import Audit
from bot.store import LobbyActRow, LobbyRow
from bot.tables import Level, Player, Terms, Vault, agree
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.lobby_acts import UNASKED, Kind, after, lobby_of, terms_text
from bot.tables.lobbies.lobby_rules import add_robot, dismiss_robot
from tests.tables.hall import TERMS, Hall
from tests.witness.game import MAGPIE, MORE_GAMES

ANN, BOB = (Player(at, 1000 + at, name, "en", None) for at, name in ((1, "Ann"), (2, "Bob")))
MELON, BERET = (Player(at, None, name, "en", None, "regular") for at, name in ((3, "Melon"), (4, "Béret")))
PEOPLE = {each.id: each for each in (ANN, BOB, MELON, BERET)}


def done(lobby: Lobby, kind: Kind, player: Player, text: str | None) -> Lobby:
    """Return the lobby after one more act."""
    number = lobby.number + 1
    return after(lobby, LobbyActRow(lobby.id, number, kind, player.id, 100 + number, text, number), PEOPLE)


def of_two(stake: int) -> Lobby:
    """Return a lobby of six seats where Ann and Bob have agreed to this stake, by three acts."""
    terms: Terms = agree(MAGPIE, stake, {})
    lobby = lobby_of(LobbyRow("k3jd7", MAGPIE.name, 1, 2, None, 6, 0, 10**9), MAGPIE, "")
    lobby = done(lobby, Kind.TERMS, ANN, terms_text(terms))
    for player in (ANN, BOB):
        lobby = done(lobby, Kind.SIT, player, "1")
    return lobby


def asked(lobby: Lobby) -> list[str]:
    """Return who has to agree."""
    return [each.name for each in lobby.undecided]


@pytest.mark.parametrize("stake", [0, 100])
def test_robots_of_earlier_versions_asked_everybody_anew(stake: int) -> None:
    lobby = done(of_two(stake), Kind.ROBOT, MELON, None)
    assert (lobby.version, asked(lobby)) == (4, ["Bob"])
    lobby = done(lobby, Kind.AGREE, BOB, "4")
    lobby = done(lobby, Kind.ROBOT, BERET, None)
    assert (lobby.version, asked(lobby)) == (6, ["Bob"])
    lobby = done(lobby, Kind.DISMISS, BERET, None)
    assert (lobby.version, asked(lobby), lobby.cut) == (7, ["Bob"], "105 107"), "the host agreed by each press"
    lobby = done(lobby, Kind.DISMISS, MELON, None)
    assert (lobby.version, asked(lobby)) == (8, ["Ann", "Bob"] if stake else ["Bob"])


def test_robots_ask_nobody_where_there_are_no_stakes() -> None:
    lobby = of_two(0)
    for wish, robot in ((add_robot, MELON), (add_robot, BERET), (dismiss_robot, BERET), (dismiss_robot, MELON)):
        act = wish(lobby, ANN, robot, press_id=9, now=5)
        assert act.text == UNASKED
        lobby = after(lobby, act, PEOPLE)
        assert (lobby.version, asked(lobby)) == (1, [])


def test_a_robot_that_takes_the_stakes_away_asks_nobody_and_the_last_that_leaves_asks_everybody() -> None:
    lobby, seen = of_two(100), []
    for wish, robot in ((add_robot, MELON), (add_robot, BERET), (dismiss_robot, BERET), (dismiss_robot, MELON)):
        lobby = after(lobby, wish(lobby, ANN, robot, press_id=9, now=5), PEOPLE)
        seen.append((lobby.terms.stake, asked(lobby)))
    assert seen == [(0, []), (0, []), (0, []), (100, ["Ann", "Bob"])]


def test_a_person_who_sat_down_beside_a_robot_is_asked_about_the_stakes_that_come_back() -> None:
    lobby = after(of_two(100), add_robot(of_two(100), ANN, MELON, press_id=9, now=5), PEOPLE)
    lobby = done(lobby, Kind.LEAVE, BOB, "pressed")
    lobby = done(lobby, Kind.SIT, BOB, str(lobby.version))
    lobby = after(lobby, dismiss_robot(lobby, ANN, MELON, press_id=9, now=5), PEOPLE)
    assert (lobby.terms.stake, asked(lobby)) == (100, ["Ann", "Bob"])


@pytest.mark.file_only
async def test_check_believes_robots_of_both_versions(hall: Hall, tmp_path: Path) -> None:
    ann = hall.people[0]
    lobby = await hall.sit(await hall.open(seats=5, terms=replace(TERMS, stake=0)), 1)
    for _ in range(2):
        lobby = await hall.lobbies.add_robot(lobby.id, ann, Level.NOVICE, press_id=hall.press())
    await hall.house.tables.close()
    path = tmp_path / "chapeau.db"
    believed = []
    for text in (UNASKED, None, "else"):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("DROP TRIGGER IF EXISTS lobby_acts_no_update")
            connection.execute("UPDATE lobby_acts SET text = ? WHERE kind = 'robot'", (text,))
            connection.commit()
        believed.append(not list(Audit(path, MORE_GAMES, vault=Vault(), unit="chips").faults()))
    assert believed == [True, True, False]
