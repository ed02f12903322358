"""The leaderboard as a picture, with buttons to turn its pages."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.standing import INACTIVE_DAYS, PROVISIONAL, Leaders, Period, Place
from bot.tables import Player
from bot.text import Locale, say
from cogs.amounts import unit_word
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Block, Button, PublicScreen
from render import Column, LeaderboardRow, LeaderboardSheet, Studio, Style

HERE, EVERYWHERE = "here", "everywhere"
COLUMNS: Mapping[str, Column] = MappingProxyType(
    {"wins": Column.RECORD, "naturals": Column.NATURALS, "chapeaux": Column.CHAPEAUX}
)


async def leaders_screen(
    leaders: Leaders, player: Player, studio: Studio, *, unit: str, locale: Locale, style: Style
) -> PublicScreen:
    """A page of the leaderboard for `player`, whose own row is always on it."""
    where = HERE if leaders.guild_id is not None else EVERYWHERE
    head = f"{say(locale, f'standing-by-{leaders.by}')} · {say(locale, f'standing-where-{where}')}"
    column = COLUMNS.get(leaders.by, Column.LAST)
    sheet = LeaderboardSheet(rows_of(leaders), _season(leaders, locale), unit, rated=leaders.by != "net", by=column)
    blocks: list[Block] = [f"### {head}", await studio.leaderboard(sheet, locale=locale, style=style)]
    notes = []
    if leaders.pages > 1:
        notes.append(say(locale, "standing-page", number=str(leaders.number + 1), pages=str(leaders.pages)))
    if leaders.period is Period.ALL:
        notes.append(say(locale, "standing-board-inactive", days=INACTIVE_DAYS))
    else:
        notes.append(say(locale, "standing-board-utc"))
    if leaders.by == "rating" and leaders.rated < PROVISIONAL:
        needed, games = PROVISIONAL, leaders.rated
        notes.append(say(locale, "standing-board-provisional", needed=needed, games=games))
    if leaders.units:
        words = ", ".join(unit_word(each, locale=locale) for each in leaders.units)
        notes.append(say(locale, "standing-board-units", units=words))
    if where == EVERYWHERE:
        notes.append(say(locale, "standing-board-listed"))
    if notes:
        blocks.append("\n".join(f"-# {note}" for note in notes))
    blocks.append(_buttons(leaders, player, where, locale))
    return PublicScreen(tuple(blocks))


def rows_of(leaders: Leaders) -> tuple[LeaderboardRow, ...]:
    """The rows of a page by place, with the asking player's own row before or after them if it is not among them."""
    places = list(leaders.places)
    own = leaders.own
    if own is not None and all(place.player.id != own.player.id for place in places):
        places = [own, *places] if places and own.place < places[0].place else [*places, own]
    return tuple(_row(place, own=own is not None and place.player.id == own.player.id) for place in places)


def _row(place: Place, *, own: bool) -> LeaderboardRow:
    tally = place.tally
    return LeaderboardRow(
        place=place.place,
        name=place.player.name,
        won=tally.wins,
        lost=tally.games - tally.wins,
        naturals=tally.naturals,
        chapeaux=tally.chapeaux,
        net=place.figure,
        rating=tally.rating,
        own=own,
    )


def _season(leaders: Leaders, locale: Locale) -> str:
    match leaders.period:
        case Period.SEASON:
            year, number = divmod(leaders.key, 10)
            return say(locale, "standing-period-season", number=number, year=str(year))
        case Period.MONTH:
            year, number = divmod(leaders.key, 100)
            return say(locale, "standing-period-month", number=number, year=str(year))
        case Period.ALL:
            return say(locale, "standing-period-all")


def _buttons(leaders: Leaders, player: Player, where: str, locale: Locale) -> tuple[Button, ...]:
    """Buttons to turn the page. Their ids name the leaderboard, the page, and who asked."""
    key = f"{leaders.by}.{leaders.period}.{where}"

    def turn(words: str, page: int) -> Button:
        there = CustomId(Verb.LEADERS, key, max(page, 0), f"{player.id}.{'back' if page < leaders.number else 'on'}")
        return Button(words, there, enabled=0 <= page < leaders.pages)

    seen = Button(say(locale, "standing-be-seen"), CustomId(Verb.SEEN, key))
    if leaders.pages == 1:
        return (seen,)
    return (
        turn(say(locale, "standing-previous"), leaders.number - 1),
        turn(say(locale, "standing-next"), leaders.number + 1),
        seen,
    )
