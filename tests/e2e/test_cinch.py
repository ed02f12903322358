"""Cinch through the whole bot: four people in two teams, by presses, to the receipt."""

import re

import pytest

from bot.games.cinch.name import NAME
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import at_table, is_asked, leave, opened, play, play_out

BIDS = [str(points) for points in range(1, 15)]
TRUMPS = re.compile(r"[♠♥♦♣] \d")
CARD = re.compile(r"(?:[AKQJ2-9]|10)[♠♥♦♣]")


def lines(sitter: Sitter) -> list[str]:
    """Return the choices in the panel."""
    return [each.label for each in sitter.choices()]


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


@pytest.mark.long("whole games")
async def test_four_play_in_two_teams_and_pay_their_opponents(house: House) -> None:
    """One of them takes no direct messages. Each stage of a deal is one press or one menu."""
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
    key, sitters = await at_table(house, NAME, seats=4, target="11")
    first = await opened(house, sitters)
    assert "Your bid" in first.alts()
    assert lines(first) == ["Pass", *BIDS]
    calling = clockwise(house, sitters, first)
    await bidding(calling, bidder=1)
    bidder = calling[1]
    await bidder.open()
    named = [button.label for button in bidder.choices()]
    assert len(named) == 4
    assert all(map(TRUMPS.fullmatch, named)), "how many trumps each would give"
    most = max(named, key=lambda label: int(label.split()[1]))
    await bidder.choose(most)
    for sitter in calling:  # with seven trumps and more, or as the dealer
        await sitter.open()
        while is_asked(sitter) and not any(CARD.fullmatch(button.label) for button in sitter.choices()):
            assert [button.label[:5] for button in sitter.choices()] in (["Take "], ["Disca"]), "chosen already"
            await play(sitter)
    await bidder.open()
    assert "You lead" in bidder.alts()
    assert len([button for button in bidder.choices() if CARD.fullmatch(button.label)]) == 6
    public = " ".join(file.description or "" for file in house.tables(key)[-1].files)
    assert "Your hand" not in public
    assert "Contract: " in bidder.alts(), "the table of all is edited once a trick"
    await play_out(house, key, sitters)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "win the game" in settlement.text
    assert len(re.findall(r"(?m)^- (?:high|low|jack|ten|(?:right|left) pedro)", settlement.text)) == 6, "line by line"
    payments = house.rows("SELECT payer_id, payee_id, amount FROM transfers")
    assert len({payer for payer, *_ in payments}) == len({payee for _, payee, _ in payments}) == len(payments) == 2
    assert len({amount for *_, amount in payments}) == 1, "each loser pays one winner"
    why = (await press(house.ann, settlement, Verb.WHY)).shown
    assert why.text.count(" pays ") == 2
    assert house.bob.direct_messages() == []


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
