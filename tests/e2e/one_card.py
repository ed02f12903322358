"""People at a table of a game in which a turn is one card to a trick: how they sit down, play and leave."""

from dataclasses import replace

from bot.registry import GAMES
from bot.tables import PACES
from cogs.ids import Verb
from tests.e2e import magpies
from tests.e2e.house import House, press, press_of
from tests.e2e.magpies import Sitter

MINUTE = 60_000  # ms
OTHERS = ("Cem", "Dot", "Eli", "Fay")
ENOUGH = 400  # rounds of a game


async def at_table(
    house: House,
    name: str,
    *,
    seats: int,
    clock: str = "",
    plays_forced: bool = False,
    has_played_a_deal: bool = False,
    **options: str,
) -> tuple[str, list[Sitter]]:
    """Seat this many people at a table of the game of this name, before the bot opens. See `magpies.seat`."""
    house.has_one_pack = True
    people = [house.ann, house.bob, *house.meet(*OTHERS[: seats - 2])]
    pace = replace(PACES[clock], may_claim=True) if clock else None
    key = await magpies.seat(
        house,
        *people,
        game=GAMES[name].game,
        stake=10,
        pace=pace,
        plays_forced=plays_forced,
        has_played_a_deal=has_played_a_deal,
        **options,
    )
    return key, [Sitter(house, person, key) for person in people]


async def opened(house: House, sitters: list[Sitter]) -> Sitter:
    """Open the bot and everyone's panel; return the first person who is asked for a card."""
    await house.open()
    for sitter in sitters:
        await sitter.open()
    (found,) = [sitter for sitter in sitters if is_asked(sitter)]
    return found


def played(house: House, key: str) -> list[str]:
    """Return the cards in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if str(row[3]).startswith("play ")]


def menus(sitter: Sitter) -> list[str]:
    """Return the ids of menus in which a card can be chosen."""
    panel = sitter.panel()
    found = [] if panel is None else panel.menus
    return [each.custom_id for each in found if (press := press_of(each)) is not None and press.verb == Verb.ACT]


def is_asked(sitter: Sitter) -> bool:
    """Return whether the panel asks for a card."""
    return bool(sitter.choices() or menus(sitter))


async def play(sitter: Sitter, place: int = 0) -> None:
    """Play the offer in this place, by a button or in the menu."""
    panel = sitter.panel()
    assert panel is not None
    if choices := sitter.choices():
        sitter.answered(await sitter.person.press(panel, choices[place % len(choices)].custom_id))
        return
    (menu,) = [each for each in panel.menus if each.custom_id in menus(sitter)]
    line = menu.options[place % len(menu.options)]
    sitter.answered(await sitter.person.choose(panel, menu.custom_id, line.value))


async def play_out(house: House, key: str, sitters: list[Sitter]) -> None:
    """Play until the game is over, with varying cards, so that it does not go around for ever."""
    for turn in range(ENOUGH):
        called = 0
        for sitter in sitters:
            if await sitter.is_called() and is_asked(sitter):
                await play(sitter, turn * turn)
                called += 1
        if not called and not await sitters[0].is_open():
            return
    raise AssertionError(f"no end after {len(played(house, key))} moves")


async def answered(sitter: Sitter, move: str) -> str:
    """Return the answer to a typed move."""
    answer = await sitter.person.invoke(sitter.house.channel, "/play", move=move)
    return answer.shown.text


async def leave(sitter: Sitter) -> None:
    """Leave the game for good."""
    asked = await sitter.person.invoke(sitter.house.channel, "/table resign")
    await press(sitter.person, asked.shown, Verb.RESIGN)


async def practiced(house: House, name: str, *, seats: int, options: str = "") -> tuple[str, Sitter]:
    """Seat Ann at a table of practice with robots; return once it is there."""
    house.has_one_pack = True
    await house.open()
    given = {"options": options} if options else {}
    begun = await house.ann.invoke(house.channel, "/practice", game=name, players=seats, level="novice", **given)
    assert "At worst" not in begun.shown.text
    await house.until_stored(lambda: house.rows("SELECT id FROM tables"))
    key = house.key()
    return key, Sitter(house, house.ann, key)
