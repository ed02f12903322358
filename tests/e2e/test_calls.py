"""Several people are called at a time: once each, the unreachable in one line, and windows without a notice."""

import re

import pytest

from bot.games.protocol import Game, Move
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.store import Store
from bot.tables import Pace, Player
from bot.tables.settings.preferences import PreferenceBook
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press, press_of
from tests.e2e.magpies import Sitter, furnish, play_on, seat
from tests.there import there
from tests.witness.game import MAGPIE
from tests.witness.moves import Draw
from tests.witness.views import MagpieView

SECOND = 1_000  # ms
SEATED = "SELECT name FROM seats JOIN players ON players.id = seats.player_id WHERE table_id = ? ORDER BY seat"


async def crowd(
    house: House, count: int, *, game: Game = MAGPIE, pace: Pace | None = None, **options: str
) -> tuple[str, list[Sitter]]:
    """Seat this many people at a table of Magpie; the bot is open."""
    furnish(house, game)
    people = [house.ann, house.bob, *house.meet("Cem", "Dot", "Fay")][:count]
    key = await seat(house, *people, game=game, pace=pace, **options)
    return key, [Sitter(house, person, key) for person in people]


async def prefer(house: House, person: Person, **chosen: str) -> None:
    """Let a person have chosen this in their settings, before the bot opens."""
    async with await Store.open(house.database) as store:
        player = Player.of(await store.player(person.user.id, name=person.user.display_name, locale="en"))
        book = PreferenceBook(store)
        for name, value in chosen.items():
            await (book.choose_notice(player, value) if name == "notice" else book.choose(player, name, value))


@pytest.mark.long("rare cases")
async def test_one_line_calls_all_whom_nothing_else_reaches(house: House) -> None:
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    key, sitters = await crowd(house, 5, deals="1")
    for sitter in sitters[:2]:
        sitter.person.close_dms()
    await prefer(house, sitters[2].person, notice="mention")
    await house.open()
    wanted = {sitter.person.user.id for sitter in sitters[:3]}

    def called() -> SeenMessage | None:
        return next((m for m in house.tables(key) if set(m.mentions) == wanted), None)

    table = await house.eve.until(called, patience=PATIENCE)
    assert len(house.eve.messages(house.channel)) == 1, "not one for each"
    assert "and" in (line := next(each for each in table.text.splitlines() if "your turn" in each))
    ann, *others = signs = [house.ann.user.display_name, house.bob.user.display_name, f"<@{sitters[2].person.user.id}>"]
    assert all(each in line for each in signs), "whom the line about direct messages mentions, it names"
    assert all(table.text.count(f"<@{user}>") == 1 for user in wanted)
    assert [len(sitter.person.direct_messages()) for sitter in sitters] == [0, 0, 0, 1, 1]
    await sitters[0].open()
    await sitters[0].choose(sitters[0].choices()[0].label)

    def is_left_out() -> bool:
        """Return whether Ann, who has chosen, is no longer in the line."""
        line = next((each for each in house.tables(key)[0].text.splitlines() if "your turn" in each), "")
        return ann not in line and all(other in line for other in others)

    await house.eve.until(is_left_out, patience=PATIENCE)
    assert [message.id for message in house.tables(key)] == [table.id], "edited, not posted again"


async def give_all(sitters: list[Sitter]) -> None:
    """Let everyone make the secret choice, in their own panel."""
    for sitter in sitters:
        await sitter.open()
        await sitter.choose(sitter.choices()[0].label)


async def opened(house: House, sitters: list[Sitter]) -> tuple[Sitter, list[Sitter]]:
    """Return whose turn it is, and who is asked for a claim, once their panels show it."""
    await give_all(sitters)

    def found() -> list[Sitter]:
        return [each for each in sitters if claims(each)]

    asked = await house.eve.until(lambda: found() if len(found()) == len(sitters) - 1 else None, patience=PATIENCE)
    return next(each for each in sitters if each not in asked), asked


async def unclaimed(house: House, sitters: list[Sitter]) -> tuple[Sitter, list[Sitter]]:
    """Return the same, once nobody wanted the card, and the player to move has drawn."""
    active, asked = await opened(house, sitters)
    for each in asked:
        await each.choose("No, thanks")
    await house.eve.until(lambda: any(each.label == "Draw" for each in active.choices()), patience=PATIENCE)
    await active.choose("Draw")
    return active, asked


def offers(sitter: Sitter, verb: Verb, word: str) -> str | None:
    """Return the id of a button on the panel, with any word for none."""
    panel = sitter.panel()
    found = [] if panel is None else [(each.custom_id, press_of(each)) for each in panel.buttons]
    return next(
        (id_ for id_, each in found if each is not None and each.verb == verb and word in ("", each.word)), None
    )


def claims(sitter: Sitter) -> bool:
    """Return whether the panel asks for a claim."""
    return any(each.label.startswith("Claim") for each in sitter.choices())


async def do(sitter: Sitter, verb: Verb, word: str = "") -> SeenMessage:
    """Press a button that gives an order, or takes it back."""
    which, panel = offers(sitter, verb, word), sitter.panel()
    assert which is not None
    assert panel is not None
    return sitter.answered(await sitter.person.press(panel, which))


async def test_a_window_is_told_in_live_panels_and_by_no_message(house: House) -> None:
    key, sitters = await crowd(house, 3, deals="1")
    await house.open()
    await house.eve.until(lambda: all(each.person.direct_messages() for each in sitters), patience=PATIENCE)
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    before = len(house.discord.exchanges)
    active, asked = await opened(house, sitters)
    for each in asked:
        panel = there(each.panel())
        assert "Answers count until the claims close: soon if most of you are here, else <t:" in panel.text
        tools = (await press(each.person, panel, Verb.MORE)).shown
        assert "Never this deal" in [button.label for button in tools.buttons]
    panel = there(active.panel())
    assert "Answers count until the claims close: soon if most of you are here, else <t:" in panel.text
    sent = [each.route for each in house.discord.exchanges[before:] if each.counted and each.method == "POST"]
    assert sent == [], "everybody looks at a panel"
    assert len(house.tables(key)) == 1
    assert house.tables(key)[0].mentions == ()


async def busy(house: House) -> None:
    """Let some time go by in which the bot answers others."""
    for _ in range(20):
        await house.eve.invoke(house.channel, "/about")


async def look(sitter: Sitter) -> tuple[object, ...]:
    """Return all that a person sees who opens the panel now."""
    panel = await sitter.open()
    files = [(file.filename, file.description, await sitter.person.download(file)) for file in panel.files]
    return panel.text, [(each.label, each.custom_id, each.disabled) for each in panel.buttons], files


@pytest.mark.long("rare cases")
async def test_nobody_else_sees_that_a_claim_was_answered(house: House) -> None:
    """Nothing is sent to anyone but the player who answered, and no other view has changed by a byte."""
    key, sitters = await crowd(house, 3, deals="1")
    await house.open()
    _, asked = await opened(house, sitters)
    await house.eve.until(lambda: "Answers count" in house.tables(key)[0].text, patience=PATIENCE)
    one, others = asked[0], [each for each in sitters if each is not asked[0]]
    seen = [await look(each) for each in others]
    log = await house.eve.invoke(house.channel, "/table log", table=key)
    await busy(house)
    plies, made, table = len(house.plies(key)), len(house.discord.exchanges), house.tables(key)[0].versions
    await do(one, Verb.MORE)
    await do(one, Verb.ORDER, "always")
    await busy(house)
    assert len(house.plies(key)) == plies + 1, "it has answered"
    assert all(each.route.endswith("/callback") for each in house.discord.exchanges[made:]), "answers to presses alone"
    assert [await look(each) for each in others] == seen
    again = await house.eve.invoke(house.channel, "/table log", table=key)
    assert again.shown.text == log.shown.text
    assert house.tables(key)[0].versions == table
    panel = there(one.panel())
    assert "You’re letting every card go in this deal." in panel.text
    await do(one, Verb.MORE)
    assert offers(one, Verb.UNORDER, "always") is not None


@pytest.mark.long("rare cases")
async def test_a_draw_waits_for_the_window_and_is_taken_back(house: House) -> None:
    key, sitters = await crowd(house, 3, deals="1")
    await house.open()
    active, asked = await opened(house, sitters)
    kept = await do(active, Verb.LATER)
    assert "Noted: it’s played for you as soon as the claims close." in kept.text
    assert [each.label for each in kept.buttons if each.label.startswith("Take back")] == ["Take back my draw"]
    assert "Noted" not in (await do(active, Verb.UNORDER, "turn")).text
    await do(active, Verb.LATER)
    for each in asked:
        await each.choose("No, thanks")
    texts = [str(row[3]) for row in house.plies(key)]
    assert texts[-1] == "draw", "played by itself, once all had answered"

    def may_discard() -> bool:
        panel = active.panel()
        return panel is not None and "Discard" in panel.text and len(active.choices()) >= 3

    await house.eve.until(may_discard, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_a_move_is_ordered_before_the_own_turn_has_come(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any window, the player whose turn is to come chooses; the moves are played for them, in order."""
    monkeypatch.setattr(MagpieView, "waiting_moves", before_the_turn)
    key, sitters = await crowd(house, 3, deals="1")
    await house.open()
    active, others = await opened(house, sitters)
    for each in others:
        await each.choose("No, thanks")
    for each in others:
        await each.open()
        kept = await do(each, Verb.LATER)
        assert "Noted: Draw later." in kept.text
        assert "Noted" not in (await do(each, Verb.UNORDER, "turn")).text
        await do(each, Verb.LATER)
    await active.open()
    await active.choose("Draw")
    await active.choose(active.choices()[0].label)  # throws a card, which one of the others is asked about
    for each in others:
        await each.open()
    (last,) = [each for each in others if claims(each)]
    await last.choose("No, thanks")
    (following,) = [each for each in others if each is not last]
    assert str(house.plies(key)[-1][3]) == "draw", "played by itself"
    await following.open()
    assert offers(following, Verb.UNORDER, "turn") is None, "an order is used up"
    assert len(following.choices()) >= 3, "it is for them to throw one"


def before_the_turn(view: MagpieView) -> tuple[Move, ...]:
    """Return the waiting draw of a player who is neither asked nor to move."""
    is_idle = view.board.active is not None and view.seat not in (None, *view.to_act)
    return (Draw(),) if is_idle and not view.board.asked else ()


@pytest.mark.long("rare cases")
async def test_the_panel_of_whose_turn_it_is_follows_when_a_window_closes(house: House) -> None:
    _, sitters = await crowd(house, 3, deals="1")
    await house.open()
    await unclaimed(house, sitters)


@pytest.mark.long("rare cases")
async def test_who_does_not_look_has_let_it_go_after_fifteen_seconds(house: House, pass_time: Pass) -> None:
    """In a live game, where most of the people at the table look at it; those who do have their whole time."""
    key, sitters = await crowd(house, 3, deals="1")
    await house.open(window=60)
    active, (here, gone) = await by_turn(house, key, sitters)
    await give_all([gone])
    pass_time(5 * 60_000 + SECOND)  # that long after a press nobody is assumed to look anymore
    await give_all([active, here])
    await house.eve.until(lambda: claims(here), patience=PATIENCE)
    plies = len(house.plies(key))
    pass_time(15 * SECOND)
    await house.eve.until(lambda: len(house.plies(key)) > plies, patience=PATIENCE)
    assert [str(row[3]) for row in house.plies(key)[plies:]] == ["no"]
    assert claims(here), "who looks is still asked"
    await here.choose("No, thanks")
    await house.eve.until(lambda: any(each.label == "Draw" for each in active.choices()), patience=PATIENCE)


async def by_turn(house: House, key: str, sitters: list[Sitter]) -> tuple[Sitter, list[Sitter]]:
    """Return whose turn it is first, and the others in order."""
    (table,) = await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    dealer = there(re.search(r"Deal 1: (\w+) deals", table.text))
    names = [str(row[0]) for row in house.rows(SEATED, key)]
    order = [names[(names.index(dealer[1]) + 1 + at) % len(names)] for at in range(len(names))]
    first, *others = [next(s for s in sitters if s.person.user.display_name == name) for name in order]
    return first, others


@pytest.mark.long("rare cases")
async def test_a_draw_that_is_typed_waits_as_well(house: House) -> None:
    key, sitters = await crowd(house, 3, deals="1")
    await house.open()
    active, asked = await opened(house, sitters)
    offered = await active.person.complete(house.channel, "/play", "move", "")
    assert [each.value for each in offered.choices] == ["take", "draw"]
    typed = await active.person.invoke(house.channel, "/play", move="draw", table=key)
    assert "Noted: it’s played for you" in typed.shown.text
    for each in asked:
        await each.open()
        await each.choose("No, thanks")
    assert str(house.plies(key)[-1][3]) == "draw"


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("wish", ["off", "on"])
async def test_who_wishes_it_is_told_of_a_window_as_of_a_turn(house: House, pass_time: Pass, wish: str) -> None:
    """By a message, where nobody is assumed to look at a panel; others find it on the table, and nowhere else."""
    key, sitters = await crowd(house, 3, deals="1")
    for each in sitters:
        await prefer(house, each.person, windows=wish)
    await house.open(window=60)
    active, (here, gone) = await by_turn(house, key, sitters)
    await give_all([gone])
    pass_time(5 * 60_000 + SECOND)  # that long after a press nobody is assumed to look anymore
    before = len(house.discord.exchanges)
    await give_all([active, here])
    await house.eve.until(lambda: claims(here), patience=PATIENCE)
    await house.eve.until(lambda: "Answers count" in house.tables(key)[0].text, patience=PATIENCE)
    sent = [each.path for each in house.discord.exchanges[before:] if each.counted and each.method == "POST"]
    direct = there(gone.person.direct)
    assert sent == ([f"/channels/{direct.id}/messages"] if wish == "on" else [])


@pytest.mark.long("rare cases")
async def test_panels_of_those_who_are_not_asked_follow_at_no_cost(house: House) -> None:
    _, sitters = await crowd(house, 3, deals="1")
    await house.open()
    active, asked = await unclaimed(house, sitters)
    await active.choose(active.choices()[0].label)  # who threw the top card is asked nothing
    before = len(house.discord.exchanges)

    def turn_of() -> Sitter | None:
        return next((each for each in asked if any(each.label.startswith("Take") for each in each.choices())), None)

    mover = await house.eve.until(turn_of, patience=PATIENCE)
    name = mover.person.user.display_name
    await mover.choose("Take")

    def follows() -> bool:
        panel = active.panel()
        return panel is not None and f"{name} takes" in panel.text

    await house.eve.until(follows, patience=PATIENCE)
    posts = [each for each in house.discord.exchanges[before:] if each.counted and each.method == "POST"]
    assert posts == [], "no message to anybody"


@pytest.mark.long("whole deals")
async def test_a_deal_that_is_worth_no_message_is_an_edit(house: House) -> None:
    """The next hands are in the live panels; the table reports the end of the last deal in place."""
    key, sitters = await crowd(house, 3, deals="2")
    await house.open()
    (table,) = await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    before = len(house.discord.exchanges)
    await play_on(sitters)
    await house.eve.until(house.is_over, patience=PATIENCE)
    posts = [each.path for each in house.discord.exchanges[before:] if each.counted and each.method == "POST"]
    assert posts == [f"/channels/{house.channel.id}/messages"], "the settlement, and nothing to anybody"
    assert house.eve.find(table.id) is not None
