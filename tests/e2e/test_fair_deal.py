"""A deal anyone can check: promised with the terms, cut before each deal, revealed at the end, verified offline."""

import asyncio
import hashlib
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.games.protocol import Seat
from bot.games.shuffle import first_dealer
from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from cogs.screens.mille.acts import Act
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.players import Presser, play
from tests.e2e.process import ROOT
from tests.left_out import first

SLOW = 600  # s between deals: nothing is dealt before a cut
PROMISE = re.compile(r"`([0-9a-f]{64})`")


def cutter(house: House) -> Person:
    """Return who may cut now, as the table says."""
    said = house.tables()[-1].text
    return next(each for each in (house.ann, house.bob) if f"{each.user.display_name} can cut" in said)


async def say_word(person: Person, table: SeenMessage, word: str) -> Answer:
    """Press *Cut with a word…*, fill in the form, send it."""
    form = (await press(person, table, Verb.WORD)).form
    return await person.submit(form, {form.fields[0].label: word})


@dataclass
class Cutter:
    """A person who cuts whenever possible: first with these words, then with the default."""

    house: House
    person: Person
    words: list[str] = field(default_factory=list)

    async def is_called(self) -> bool:
        tables = self.house.tables()
        return bool(tables) and Verb.CUT in verbs(tables[-1]) and cutter(self.house) is self.person

    async def step(self) -> None:
        table = self.house.tables()[-1]
        if self.words:
            await say_word(self.person, table, self.words.pop(0))
        else:
            await press(self.person, table, Verb.CUT)


async def verified(file: Path, *more: str) -> tuple[int, str, str]:
    """Run `python -m bot verify`; return exit status, output, errors."""
    done = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "verify", str(file), *more),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await done.communicate()
    return done.returncode or 0, out.decode(), err.decode()


async def exported(house: House, person: Person, **options: str) -> bytes:
    answer = await person.invoke(house.channel, "/game export", **options)
    assert answer.shown.hidden
    [file] = answer.shown.files
    assert file.filename.endswith(".mille")
    return await person.download(file)


@pytest.mark.long("whole games")
async def test_whole_game_is_promised_cut_revealed_and_verified_offline(house: House, tmp_path: Path) -> None:
    await house.open(pause=SLOW)
    key = await house.start_game(target=100)
    challenge = next(m for m in house.eve.messages(house.channel) if "accepted" in m.text)
    [promise] = PROMISE.findall(challenge.text)
    words = {house.ann: ["Œuf *dur* `x`", "<@1> \\o/"], house.bob: ['Say "cheese"', "7 ♣"]}
    cutters = [Cutter(house, person, list(said)) for person, said in words.items()]
    await play(house, [*(Presser(house, person) for person in words), *cutters])

    [over] = house.settlements()
    [seed] = PROMISE.findall(over.text)
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == promise

    proof = (await house.eve.invoke(house.channel, "/game verify", table=key)).shown
    assert proof.hidden
    assert promise in proof.text
    assert seed in proof.text
    assert "They follow from the seed and the cuts" in proof.text

    record = await exported(house, house.bob)
    assert record == await exported(house, house.ann, table=key)
    refused = await house.eve.invoke(house.channel, "/game export", table=key)
    assert "only the players of a game get its record" in hidden_text(refused)
    text = record.decode()
    cuts = re.findall(r"^Cut: (.*)$", text, re.MULTILINE)
    assert cuts[0] in {'"Œuf *dur* `x`"', r'"Say \"cheese\""'}
    good, bad = tmp_path / "good.mille", tmp_path / "bad.mille"
    good.write_bytes(record)
    status, out, err = await verified(good, "--commitment", promise)
    assert (status, err) == (0, "")
    assert out.endswith("cards follow from the seed and the cuts.\n")

    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("Deck:"))
    deck = lines[at].split()
    second = next(place for place in range(51, 105) if deck[place] != deck[50])
    deck[50], deck[second] = deck[second], deck[50]
    lines[at] = " ".join(deck)
    bad.write_text("\n".join(lines), encoding="utf-8")
    assert await verified(bad) == (
        1,
        "",
        f"{bad}:{at + 1}: card 50 of this deck is not the one the seed gives\n",
    )


def is_told_in_hidden_answers(house: House, person: Person) -> bool:
    """Return whether a hidden answer has repeated a commitment, which everyone reads on the message they agree on."""
    return any(PROMISE.search(message.text) for message in person.messages(house.channel) if message.hidden)


async def test_who_agrees_reads_the_promise_once_and_is_shown_the_message_to_compare_it_with(house: House) -> None:
    await house.open(pause=SLOW)
    key = await house.start_game(target=200)
    challenge = next(m for m in house.eve.messages(house.channel) if "accepted" in m.text)
    assert len(PROMISE.findall(challenge.text)) == 1
    assert not any(is_told_in_hidden_answers(house, person) for person in (house.ann, house.bob))
    link = f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{challenge.id}"
    for _ in range(2):
        proof = (await house.eve.invoke(house.channel, "/game verify", table=key)).shown
        assert f"]({link})" in proof.text
        assert "Compare it" in proof.text
        await house.resign(house.ann) if not house.is_over() else None
    about = (await press(house.eve, proof, Verb.RULE)).shown
    assert about.hidden
    assert "What it doesn’t show" in about.text
    asked = (await house.bob.invoke(house.channel, "/rules", topic="fair-deal")).shown
    assert about.text == asked.text


@pytest.mark.long("rare cases")
async def test_the_promise_of_a_rematch_is_on_its_message_alone(house: House) -> None:
    await house.start_game(target=1000)
    await house.resign(house.ann)
    for person in (house.ann, house.bob):
        await press(person, house.settlements()[0], Verb.REMATCH)
    assert house.key() != house.key(0)
    [(commitment,)] = house.rows("SELECT commitment FROM seeds WHERE table_id = ?", house.key())
    assert any(str(commitment) in message.text for message in house.eve.messages(house.channel))
    assert not any(is_told_in_hidden_answers(house, person) for person in (house.ann, house.bob))


@pytest.mark.parametrize("where", first(1, ["channel", "direct"], why="rare cases"))
async def test_practice_is_cut_by_what_discord_said_after_the_promise(house: House, where: str) -> None:
    """It is the number of the message with the commitment, unknown when the seed was made."""
    await house.open(pause=SLOW)
    channel = house.channel if where == "channel" else house.ann.open_direct()
    begun = await house.practice(house.ann, channel, level="novice")
    [(key, cut, commitment)] = house.rows(
        "SELECT tables.id, tables.cut, commitment FROM tables JOIN seeds ON seeds.table_id = tables.id"
    )
    assert PROMISE.findall(begun.text) == [commitment]
    assert cut == str(begun.id)
    proof = (await house.ann.invoke(channel, "/game verify", table=str(key))).shown
    guild = house.guild.id if where == "channel" else "@me"
    assert f"](https://discord.com/channels/{guild}/{channel.id}/{begun.id})" in proof.text


async def test_nothing_is_dealt_before_the_cut_and_it_deals_at_once(house: House) -> None:
    await house.open(pause=SLOW)
    key = await house.start_game()
    assert house.plies(key) == []
    assert house.ann.direct_messages() == house.bob.direct_messages() == []
    person = cutter(house)
    answer = await press(person, house.tables()[-1], Verb.CUT)
    assert Verb.CUT not in verbs(answer.shown)
    [row] = house.plies(key)
    [accepted] = house.rows("SELECT cut FROM tables")
    assert row[2:] == ("AB".index("A" if person is house.ann else "B"), f'deal 1 cut "{accepted[0]}"')
    assert str(accepted[0]).isdecimal()
    await person.until(lambda: any(Act.DRAW in verbs(m) for m in person.direct_messages()), patience=PATIENCE)


async def test_words_of_a_cut_are_public_and_only_words(house: House) -> None:
    await house.open(pause=SLOW)
    await house.start_game()
    person = cutter(house)
    await say_word(person, house.tables()[-1], f"**<@{house.eve.user.id}>** @everyone")
    said = await house.eve.until(
        lambda: next((m for m in house.tables() if "cuts with" in m.text), None), patience=PATIENCE
    )
    assert f"<@{house.eve.user.id}>" not in said.text.replace("\\<", "")
    assert "**\\<" not in said.text
    assert "@everyone" not in said.text


@pytest.mark.long("kills")
async def test_form_of_an_earlier_process_still_cuts(house: House) -> None:
    await house.open(pause=SLOW)
    key = await house.start_game()
    person = cutter(house)
    form = (await press(person, house.tables()[-1], Verb.WORD)).form
    await house.reopen(pause=SLOW)
    await person.submit(form, {form.fields[0].label: "after all"})
    assert [row[3] for row in house.plies(key)] == ['deal 1 cut "after all"']


async def test_running_game_tells_its_promise_and_no_seed(house: House) -> None:
    key = await house.start_game(target=1000)
    proof = (await house.ann.invoke(house.channel, "/game verify")).shown
    assert "shown when the game is over" in proof.text
    [seed] = house.rows("SELECT seed FROM seeds WHERE table_id = ?", key)
    assert isinstance(seed[0], bytes)
    assert seed[0].hex() not in proof.text
    assert b"[Seed" not in await exported(house, house.ann)
    refused = await house.eve.invoke(house.channel, "/game export", table=key)
    assert "not playing at this table" in hidden_text(refused)


@pytest.mark.parametrize("how", first(1, ["resigned", "abandoned"], why="rare cases"))
async def test_seed_is_revealed_however_a_game_ends(house: House, how: str) -> None:
    key = await house.start_game(target=1000)
    if how == "resigned":
        await house.resign(house.ann)
    else:
        asked = await house.ann.invoke(house.channel, "/table call-off")
        await press(house.bob, asked.shown, Verb.AGREE)
        await house.eve.until(house.settlements, patience=PATIENCE)
    [stored] = house.rows("SELECT seed FROM seeds WHERE table_id = ?", key)
    assert isinstance(stored[0], bytes)
    assert stored[0].hex() in house.settlements()[0].text
    proof = (await house.bob.invoke(house.channel, "/game verify")).shown
    assert "They follow from the seed" in proof.text


@pytest.mark.long("rare cases")
async def test_practice_in_a_direct_message_is_cut_in_the_panel(house: House) -> None:
    await house.open(pause=SLOW)
    channel = house.ann.open_direct()
    while True:
        begun = await house.practice(house.ann, channel, level="novice")
        assert PROMISE.search(begun.text)
        [seed] = house.rows("SELECT seed FROM seeds WHERE table_id = ?", house.key())
        assert isinstance(seed[0], bytes)
        if first_dealer(seed[0], game="mille", seats=2) is Seat.B:  # drawn by lot; then Ann cuts
            break
        await house.ann.invoke(channel, "/table call-off")
    panel = await house.ann.until(lambda: cut_panel(house.ann), patience=PATIENCE)
    assert house.rows("SELECT count(*) FROM log WHERE text LIKE 'deal %'") == [(0,)]
    answer = await say_word(house.ann, panel, "Melon")
    assert answer.shown.id == panel.id
    assert Act.DRAW in verbs(answer.shown)
    assert house.rows("SELECT text FROM log WHERE text LIKE 'deal %'") == [('deal 1 cut "Melon"',)]


def cut_panel(person: Person) -> SeenMessage | None:
    return next((m for m in reversed(person.direct_messages()) if Verb.CUT in verbs(m)), None)
