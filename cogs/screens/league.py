"""The league of a server: the table as a picture, the games that count, and the champions of earlier seasons."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial

from bot.standing import HALF, PAGE, Champions, Counted, Standings, season_after, season_before, season_until
from bot.text import Locale, listed, say
from cogs.amounts import amount
from cogs.ids import CustomId, Verb
from cogs.names import name
from cogs.screens.game import Manner
from cogs.screens.screen import GREEN, Block, Button, PrivateScreen, PublicScreen
from render import LeaderboardRow, LeaderboardSheet, Studio

JOIN, LEAVE, TABLE, GAMES, HALL = "join", "leave", "table", "games", "hall"  # words of ids
POINT = 50  # hundredths of a point in half a point
LAST_GAMES = 5
GAMES_A_PAGE = 10


@dataclass(frozen=True, slots=True)
class Hall:
    """The champions of all seasons, the last ones first, and the numbers of those whom no board may name now."""

    champions: tuple[Champions, ...]
    hidden: Collection[int] = ()


async def league_screen(
    season: Standings, hall: Hall, studio: Studio, manner: Manner, *, present: int, page: int
) -> PublicScreen:
    """Return a page of the table, the last games that count, and the buttons to join and leave."""
    locale, found = manner.locale, season.league
    words = season_words(season.season, locale=locale)
    own = [champions_line(each, hall, locale=locale) for each in hall.champions if each.season == season.season]
    blocks: list[Block] = ["\n".join([f"### {say(locale, 'league-title', season=words)}", *own])]
    rows = season.league.rows
    page, pages = _page(len(rows), PAGE, page)
    shown = tuple(
        LeaderboardRow(
            place=row.place,
            name=season.people[row.player].name,
            won=row.wins,
            lost=row.games - row.wins,
            own=(),
            net=POINT * row.points,
        )
        for row in rows[page * PAGE : (page + 1) * PAGE]
        if row.player not in season.unnamed
    )
    if shown:
        is_over = season.season != present
        sheet = LeaderboardSheet(shown, say(locale, "league-board"), words, is_points=True, is_over=is_over)
        blocks.append(await studio.picture(studio.leaderboard(sheet, locale=locale, style=manner.style)))
    else:
        blocks.append(say(locale, "league-empty"))
    if found.games:
        lines = [game_line(each, season, locale=locale) for each in reversed(found.games[-LAST_GAMES:])]
        blocks.append("\n".join([say(locale, "league-last"), *lines]))
    blocks.append("\n".join(f"-# {note}" for note in _notes(season, hall, present, page, pages, locale)))
    blocks += _buttons(season, hall, present, page, pages, locale)
    return PublicScreen(tuple(blocks))


def named_on(season: Standings, page: int) -> tuple[int, ...]:
    """Return the numbers of all whom a page of the table names, also in the last games."""
    rows = season.league.rows
    page, _ = _page(len(rows), PAGE, page)
    played = [result.player for each in season.league.games[-LAST_GAMES:] for result in each.results]
    named = dict.fromkeys([*(row.player for row in rows[page * PAGE : (page + 1) * PAGE]), *played])
    return tuple(each for each in named if each not in season.unnamed)


def _page(count: int, size: int, wanted: int) -> tuple[int, int]:
    """Return the page nearest to the wanted one, from 0, and how many there are."""
    pages = max(1, -(-count // size))
    return min(max(wanted, 0), pages - 1), pages


def games_screen(season: Standings, page: int, *, locale: Locale) -> PrivateScreen:
    """Return all games that count, the last one first."""
    games = season.league.games[::-1]
    page, pages = _page(len(games), GAMES_A_PAGE, page)
    lines = [game_line(each, season, locale=locale) for each in games[page * GAMES_A_PAGE : (page + 1) * GAMES_A_PAGE]]
    head = f"### {say(locale, 'league-title', season=season_words(season.season, locale=locale))}"
    number = [f"-# {say(locale, 'standing-page', number=str(page + 1), pages=str(pages))}"] if pages > 1 else []
    text = "\n".join([head, *(lines or [say(locale, "league-none-yet")]), *number])
    turns = _turns(season.season, page, pages, GAMES, locale)
    return PrivateScreen((text, *([turns] if turns else [])))


def hall_screen(hall: Hall, *, locale: Locale) -> PrivateScreen:
    """Return the champions of all seasons."""
    lines = [f"- {champions_line(each, hall, locale=locale)}" for each in hall.champions]
    head = f"### {say(locale, 'league-hall-title')}"
    return PrivateScreen(("\n".join([head, *(lines or [say(locale, "league-hall-empty")])]),))


def hall_button(*, locale: Locale) -> Button:
    """Return the button that shows the champions of all seasons."""
    return Button(say(locale, "league-hall"), CustomId(Verb.LEAGUE, "", word=HALL))


def champions_line(champions: Champions, hall: Hall, *, locale: Locale) -> str:
    """Return who was champion of a season."""
    hidden = say(locale, "league-hidden")
    names = listed([hidden if each.id in hall.hidden else name(each) for each in champions.players], locale=locale)
    words = season_words(champions.season, locale=locale)
    return say(locale, "league-champions", season=words, names=names, count=len(champions.players))


def season_words(season: int, *, locale: Locale) -> str:
    """Return a season by its months."""
    year, quarter = divmod(season, 10)
    return say(locale, "standing-period-season", number=quarter, year=str(year))


def game_line(counted: Counted, season: Standings, *, locale: Locale) -> str:
    """Return one game that counts: when, what, the points of everyone in the league, and whether it counts half."""
    results = [
        say(locale, "league-result", name=_name(each.player, season, locale), points=points(each.points, locale=locale))
        for each in counted.results
    ]
    return say(
        locale,
        "league-game",
        day=f"<t:{counted.game.at // 1000}:d>",
        game=say(locale, f"{counted.game.game}-name"),
        results=", ".join(results),
        weight="half" if counted.weight == HALF else "whole",
    )


def points(halves: int, *, locale: Locale) -> str:
    """Return points, given in halves: `4`, `2.5`."""
    text = amount(POINT * halves, locale=locale)
    return text.removesuffix("0") if halves % 2 else text


def _name(player: int, season: Standings, locale: Locale) -> str:
    if player in season.unnamed or player not in season.people:
        return say(locale, "league-hidden")
    return name(season.people[player])


def _notes(season: Standings, hall: Hall, present: int, page: int, pages: int, locale: Locale) -> list[str]:
    """Return small lines: the page, how many have joined, how it counts, and the last champions."""
    number = [say(locale, "standing-page", number=str(page + 1), pages=str(pages))] if pages > 1 else []
    until = f"<t:{season_until(season.season) // 1000}:R>"
    state = "open" if season.season == present else "named" if season.is_named else "unnamed"
    count = len(season.league.joined)
    last = [champions_line(each, hall, locale=locale) for each in hall.champions[:1] if season.season == present]
    return [
        *number,
        say(locale, "league-joined", count=count, state=state, until=until),
        say(locale, "league-rules"),
        *last,
    ]


def _turns(season: int, page: int, pages: int, word: str, locale: Locale) -> tuple[Button, ...]:
    """Return the buttons that turn pages, if there are several."""
    if pages == 1:
        return ()
    back, on = (CustomId(Verb.LEAGUE, str(season), max(0, page + step), word) for step in (-1, 1))
    return (
        Button(say(locale, "standing-previous"), back, enabled=page > 0),
        Button(say(locale, "standing-next"), on, enabled=page + 1 < pages),
    )


def _buttons(season: Standings, hall: Hall, present: int, page: int, pages: int, locale: Locale) -> list[Block]:
    def button(label: str, word: str, of: int) -> Button:
        return Button(label, CustomId(Verb.LEAGUE, str(of), 0, word))

    shown, words = season.season, partial(say, locale)
    earlier = button(words("league-earlier"), TABLE, season_before(shown))
    later = [] if shown == present else [button(words("league-later"), TABLE, season_after(shown))]
    join = replace(button(words("league-join"), JOIN, present), style=GREEN)
    first = (join, button(words("league-leave"), LEAVE, present))
    games = [button(words("league-games"), GAMES, shown)] if len(season.league.games) > LAST_GAMES else []
    hall_of = [hall_button(locale=locale)] if hall.champions else []
    turns = _turns(shown, page, pages, TABLE, locale)
    return [(*first, *games, *hall_of), (replace(earlier, enabled=shown > season.first), *later, *turns)]
