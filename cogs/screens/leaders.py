"""The leaderboard as a picture, with menus for its order and its period; and a reader's place, for the reader alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.standing import INACTIVE_DAYS, PROVISIONAL, Absence, Board, Leaders, OwnPlace, Period, Place
from bot.tables import Player
from bot.text import Locale, listed, say
from bot.text.numbers import unit_after, whole
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import PlaceKind
from cogs.screens.game import Manner
from cogs.screens.league import hall_button
from cogs.screens.screen import Block, Button, Choice, Menu, PublicScreen
from render import LeaderboardRow, LeaderboardSheet, OwnColumn, Studio
from render.inputs import LAST, RECORD

HERE, EVERYWHERE = "here", "everywhere"


@dataclass(frozen=True, slots=True)
class Ranked:
    """The facts about a game whose leaderboards are shown."""

    boards: Sequence[str]
    columns: Sequence[OwnColumn] = ()  # its own
    seats: int = 2  # with how many it begins
    is_only_game: bool = True  # no other one is hosted, so that nobody asks which it is


async def leaders_screen(  # noqa: PLR0913  what is shown, how, and for whom
    leaders: Leaders,
    asker: Player,
    studio: Studio,
    ranked: Ranked,
    manner: Manner,
    *,
    unit: str,
    place: PlaceKind | None,
    games: Sequence[str] = (),
    begins: tuple[Button, ...] = (),
    has_hall: bool = False,
) -> PublicScreen:
    """Return a page of a leaderboard of the game `ranked`. `games` have leaderboards to choose from.

    On an empty one the buttons `begins` begin a game. `has_hall`: whether a league of this server had champions.
    `place` is None in messages with the bot.
    It says nothing about `asker`, but only for them do its controls redraw the message.
    """
    board, boards, columns, locale = leaders.board, ranked.boards, ranked.columns, manner.locale
    where = HERE if board.guild_id is not None else EVERYWHERE
    head = say(locale, f"standing-board-{where}", place=place or "")
    blocks: list[Block] = [
        f"### {head}" if ranked.is_only_game else f"### {head} · {say(locale, f'{board.game}-name')}"
    ]
    if leaders.places:
        rows = tuple(_row(place, columns) for place in leaders.places)
        rated = board.by != "net" and "rating" in boards
        title, season = say(locale, f"standing-by-{board.by}"), _season(leaders, locale)
        sheet = LeaderboardSheet(
            rows,
            title,
            season,
            unit,
            rated=rated,
            has_last=rated or board.by == "net",
            by=_column(board.by, columns),
            columns=tuple(columns),
        )
        blocks.append(await studio.picture(studio.leaderboard(sheet, locale=locale, style=manner.style)))
    else:
        blocks += [_beginning(board, locale, seats=ranked.seats), *([begins] if begins else [])]
    notes = [*_signs(leaders, columns, locale), *_notes(leaders, boards, locale)]
    if notes:
        blocks.append("\n".join(f"-# {note}" for note in notes))
    key = f"{board.by}.{board.period}.{where}.{board.game}"
    blocks += _menus(board, boards, key, asker, locale=locale)
    if set(games) - {board.game}:
        choices = tuple(
            Choice(say(locale, f"{each}-name"), each, chosen=each == board.game)
            for each in dict.fromkeys([board.game, *games])
        )
        blocks.append(Menu(say(locale, "standing-games"), CustomId(Verb.LEADERS, key, 0, f"{asker.id}.game"), choices))
    blocks.append(_buttons(leaders, key, asker, locale, place=place, has_hall=has_hall))
    return PublicScreen(tuple(blocks))


def own_place_line(own: OwnPlace, board: Board, *, unit: str, locale: Locale, seats: int = 2) -> str:
    """Return a person's place on a board, in a sentence for them; its game begins with `seats` seats."""
    match own.place:
        case Place(place=None) as found:
            return say(
                locale,
                "standing-own-provisional",
                rating=str(found.figure),
                games=found.tally.rated,
                needed=PROVISIONAL,
            )
        case Place() as found:
            figure = amount(found.figure, locale=locale) if board.by == "net" else whole(found.figure)
            said = unit_after(unit, found.figure)
            value = say(locale, f"standing-own-by-{board.by}", figure=figure, count=found.figure, unit=said)
            return say(locale, "standing-own-place", place=str(found.place), players=str(own.players), figure=value)
        case Absence.INACTIVE:
            return say(locale, "standing-own-inactive", days=INACTIVE_DAYS)
        case Absence.UNSEEN:
            return say(locale, "standing-own-unseen")
        case Absence.NO_GAME:
            return say(locale, "standing-own-no-game", by=board.by, seats=seats)


def _column(by: str, columns: Sequence[OwnColumn]) -> str:
    """Return the column that decides the places on a board."""
    if by == "wins":
        return RECORD
    return by if by in {each.key for each in columns} else LAST


def _row(place: Place, columns: Sequence[OwnColumn]) -> LeaderboardRow:
    tally = place.tally
    return LeaderboardRow(
        place=place.place,
        name=place.player.name,
        won=tally.wins,
        lost=tally.games - tally.wins,
        own=tuple(place.own.get(each.key, 0) for each in columns),
        net=place.figure,
        rating=tally.rating,
        is_provisional=place.is_provisional,
    )


def _season(leaders: Leaders, locale: Locale) -> str:
    match leaders.board.period:
        case Period.SEASON:
            year, number = divmod(leaders.key, 10)
            return say(locale, "standing-period-season", number=number, year=str(year))
        case Period.MONTH:
            year, number = divmod(leaders.key, 100)
            return say(locale, "standing-period-month", number=number, year=str(year))
        case Period.ALL:
            return say(locale, "standing-period-all")


def _beginning(board: Board, locale: Locale, *, seats: int) -> str:
    """Return the text where nobody is listed: how to begin."""
    game = say(locale, f"{board.game}-name")
    if board.guild_id is None:
        return say(locale, "standing-board-empty-everywhere", game=game, period=board.period.value)
    return say(locale, "standing-board-empty", game=game, period=board.period.value, by=board.by, seats=seats)


def _signs(leaders: Leaders, columns: Sequence[OwnColumn], locale: Locale) -> list[str]:
    """Return the meanings of columns that have a sign in place of a word."""
    if not leaders.places or not columns:
        return []
    words = [say(locale, f"standing-column-{column.key}") for column in columns]
    return [say(locale, "standing-board-signs", columns=listed(words, locale=locale))]


def _notes(leaders: Leaders, boards: Sequence[str], locale: Locale) -> list[str]:
    """Return small lines below the picture: the page, and who is not listed or not placed."""
    board, notes = leaders.board, []
    if leaders.pages > 1:
        notes.append(say(locale, "standing-page", number=str(leaders.number + 1), pages=str(leaders.pages)))
    if board.by != "net" and "rating" in boards and any(place.is_provisional for place in leaders.places):
        notes.append(say(locale, "standing-board-provisional", needed=PROVISIONAL, by=board.by))
    if board.period is Period.ALL:
        notes.append(say(locale, "standing-board-inactive", days=INACTIVE_DAYS))
    else:
        notes.append(say(locale, "standing-board-utc"))
    if leaders.units:
        words = ", ".join(unit_word(each, locale=locale) for each in leaders.units)
        notes.append(say(locale, "standing-board-units", units=words))
    if board.guild_id is None:
        notes.append(say(locale, "standing-board-listed"))
    return notes


def _menus(board: Board, boards: Sequence[str], key: str, asker: Player, *, locale: Locale) -> tuple[Menu, Menu]:
    """Return the order and the period. Net stakes have no board of all servers."""
    orders = tuple(
        Choice(say(locale, f"standing-by-{each}"), each, chosen=each == board.by)
        for each in boards
        if board.guild_id is not None or each != "net"
    )
    periods = tuple(
        Choice(say(locale, f"standing-last-{each}"), each.value, chosen=each is board.period) for each in Period
    )
    return (
        Menu(say(locale, "standing-order"), CustomId(Verb.LEADERS, key, 0, f"{asker.id}.by"), orders),
        Menu(say(locale, "standing-period"), CustomId(Verb.LEADERS, key, 0, f"{asker.id}.period"), periods),
    )


def _buttons(
    leaders: Leaders, key: str, asker: Player, locale: Locale, *, place: PlaceKind | None, has_hall: bool
) -> tuple[Button, ...]:  # fmt: skip
    """Return buttons to turn the page, to change between this server and all, and about the reader's place."""

    def turn(words: str, page: int, way: str) -> Button:
        there = CustomId(Verb.LEADERS, key, max(page, 0), f"{asker.id}.{way}")
        return Button(words, there, enabled=0 <= page < leaders.pages)

    buttons: list[Button] = []
    if leaders.pages > 1:
        buttons.append(turn(say(locale, "standing-previous"), leaders.number - 1, "back"))
        buttons.append(turn(say(locale, "standing-next"), leaders.number + 1, "on"))
    is_here = leaders.board.guild_id is not None
    if place is not None:
        other = EVERYWHERE if is_here else HERE
        there = CustomId(Verb.LEADERS, key, 0, f"{asker.id}.{other}")
        buttons.append(Button(say(locale, f"standing-where-{other}", place=place), there))
    buttons.append(Button(say(locale, "standing-own"), CustomId(Verb.PLACE, key)))
    if is_here and has_hall:
        buttons.append(hall_button(locale=locale))
    if not is_here:
        buttons.append(Button(say(locale, "standing-be-seen"), CustomId(Verb.SEEN, key)))
    return tuple(buttons)
