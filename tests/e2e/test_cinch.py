"""Cinch through the whole bot: a team that leaves. Deals that come seldom are in `test_cinch_rare_deals.py`."""

import pytest

from bot.games.cinch.name import NAME
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import at_table, leave, play


async def bidding(sitters: list[Sitter], bidder: int) -> None:
    """Let all pass, except this one, who bids the least."""
    for number, sitter in enumerate(sitters):
        await sitter.open()
        await play(sitter, place=1 if number == bidder else 0)


def clockwise(house: House, sitters: list[Sitter], first: Sitter) -> list[Sitter]:
    """Return everyone in seating order, from this one on: partners are two places apart."""
    query = "SELECT p.discord_id FROM seats s JOIN players p ON p.id = s.player_id ORDER BY s.seat"
    seated = {sitter.person.user.id: sitter for sitter in sitters}
    around = [seated[int(row[0])] for row in house.rows(query)]
    at = around.index(first)
    return around[at:] + around[:at]


@pytest.mark.long("rare cases")
async def test_when_both_of_a_team_have_left_the_others_win(house: House) -> None:
    """They end at the target, for which they are paid (C9.2)."""
    key, sitters = await at_table(house, NAME, seats=4)
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    await leave(sitters[0])
    await house.eve.until(lambda: "leaves. A robot plays on" in house.tables(key)[-1].text, patience=PATIENCE)
    partner = clockwise(house, sitters, sitters[0])[2]
    asked = await partner.person.invoke(house.channel, "/table resign")
    assert "Your partner has left already" in asked.shown.text
    await press(partner.person, asked.shown, Verb.RESIGN)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert house.rows("SELECT amount FROM transfers") == [(510,), (510,)]
    assert "and so is their partner" in settlement.text
