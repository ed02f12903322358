"""A player's stats as a picture: only the counts there are, and all of them about that player alone."""

from collections.abc import Iterator, Sequence

from bot.games.counting import Average
from bot.games.protocol import Game
from bot.standing import PROVISIONAL, Practiced, Shelved, Stats
from bot.tables import Player
from bot.text import Locale, capitalized, say
from bot.text.numbers import THIN_SPACE, hundredths, whole
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import name
from cogs.screens.screen import Block, Choice, Menu, PrivateScreen, PublicScreen
from cogs.screens.start import people_buttons
from render import Bar, Count, StatsSheet, Studio, Style

LABEL = 100  # characters of a line in a menu, a limit of Discord's
STREAK = 2  # wins in a row that are worth a number


async def stats_screen(
    stats: Stats,
    studio: Studio,
    *,
    locale: Locale,
    style: Style,
    is_only_game: bool = True,
    games: Sequence[str] = (),
    asker: Player | None = None,
) -> PublicScreen:
    """Return a player's stats, all or against an opponent, and the facts for which the picture has no room.

    `is_only_game`: no other is hosted, so that nobody has to ask which it is. `games` are those to choose from;
    only for `asker` the menu redraws the message.
    """
    sheet = StatsSheet(
        name=stats.player.name,
        against=stats.against.name if stats.against is not None else "",
        counts=tuple(counts_of(stats, locale=locale)),
        bars=tuple(Bar(each.margin, each.won, each.place, each.seats) for each in stats.last),
        is_scored=stats.is_scored,
    )
    blocks: list[Block] = [] if is_only_game else [f"### {say(locale, f'{stats.game}-name')}"]
    blocks.append(await studio.picture(studio.stats(sheet, locale=locale, style=style)))
    if notes := [f"-# {note}" for note in _notes(stats, locale)]:
        blocks.append("\n".join(notes))
    if stats.shelf:
        blocks.append(shelf(stats.shelf, locale=locale))
    if asker is not None and asker.id == stats.player.id and any(each.table for each in stats.shelf):
        blocks.append(_replays(stats, locale=locale))
    if asker is not None and set(games) - {stats.game}:
        blocks.append(games_menu(games, stats.game, stats.player, stats.against, asker, locale=locale))
    return PublicScreen(tuple(blocks))


def shelf(shelved: Sequence[Shelved], *, locale: Locale) -> str:
    """Return the feats of a game: each with the day of its first game, if seen; then those still to come."""
    done = sorted((each for each in shelved if each.at), key=lambda each: each.at)
    lines = [say(locale, "standing-shelf", count=len(done), all=len(shelved))]
    days = ["" if each.table is None else f" · <t:{each.at // 1000}:D>" for each in done]
    lines += [f"- {_feat(each, locale)}{day}" for each, day in zip(done, days, strict=True)]
    if left := [say(locale, f"standing-feat-{each.feat}") for each in shelved if not each.at]:
        lines.append(f"-# {say(locale, 'standing-shelf-left', feats=', '.join(left))}")
    return "\n".join(lines)


def _replays(stats: Stats, *, locale: Locale) -> Menu:
    """Return a menu of the games with a feat, each of which can be seen again by who played it."""
    by_table: dict[str, list[str]] = {}
    for each in sorted(stats.shelf, key=lambda each: each.at):
        if each.table is not None:
            by_table.setdefault(each.table, []).append(_feat(each, locale))
    choices = tuple(Choice(", ".join(feats)[:LABEL], table, table) for table, feats in by_table.items())
    return Menu(say(locale, "standing-shelf-choose"), CustomId(Verb.LOOK_BACK, stats.game), choices)


def _feat(shelved: Shelved, locale: Locale) -> str:
    return capitalized(say(locale, f"standing-feat-{shelved.feat}"))


def no_stats_screen(
    player: Player,
    against: Player | None,
    game: Game,
    *,
    asker: Player,
    games: Sequence[str],
    practiced: Practiced,
    locale: Locale,
    is_in_server: bool,
) -> PrivateScreen:
    """Say that there are no stats of a player in a game yet, what will fill them, and where there are some."""
    whose = "own" if player.id == asker.id else "other"
    named = {"game": say(locale, f"{game.name}-name"), "player": name(player)}
    if against is None:
        lines = [say(locale, f"standing-stats-none-{whose}", **named)]
    else:
        lines = [say(locale, f"standing-stats-none-{whose}-with", opponent=name(against), **named)]
    if whose == "own":
        lines.append(say(locale, "standing-stats-none-fill"))
    if practiced.games and whose == "own":
        lines.append(f"-# {_practice_note(practiced, locale)}")
    blocks: list[Block] = ["\n".join(lines)]
    if whose == "own" and is_in_server:
        blocks.append(people_buttons(game, locale=locale))
    if games:
        blocks.append(games_menu(games, game.name, player, against, asker, locale=locale))
    return PrivateScreen(tuple(blocks))


def games_menu(
    games: Sequence[str], shown: str, player: Player, against: Player | None, asker: Player, *, locale: Locale
) -> Menu:
    """Return a menu of the games of which a player has stats, and of the one that is shown."""
    choices = tuple(
        Choice(say(locale, f"{each}-name"), each, chosen=each == shown) for each in dict.fromkeys([shown, *games])
    )
    key = f"{player.id}.{'' if against is None else against.id}"
    return Menu(say(locale, "standing-games"), CustomId(Verb.STATS_OF, key, None, f"{asker.id}.by"), choices)


def _practice_note(practiced: Practiced, locale: Locale) -> str:
    return say(locale, "standing-stats-practice", games=practiced.games, won=str(practiced.wins))


def counts_of(stats: Stats, *, locale: Locale) -> Iterator[Count]:
    """Yield the numbers of the picture, the most important first. Events that never happened are left out."""
    totals = stats.totals
    won, lost = totals.wins, totals.games - totals.wins
    record = say(locale, "standing-stats-record-spoken", won=won, lost=lost)
    yield Count(f"{_large(won)}–{_large(lost)}", say(locale, "standing-stats-record"), record)
    if stats.rating.games:
        yield _rating(stats, locale)
    for average, known in stats.averages.items():
        yield _average(average, known, locale)
    if totals.streak >= STREAK:
        yield _count("streak", totals.streak, locale)
    for stat, figures in stats.figures.items():
        if number := sum(figures.values()):
            yield _count(stat, number, locale)
    for way, minor, unit in (
        ("won", totals.biggest_won, totals.unit_won),
        ("lost", totals.biggest_lost, totals.unit_lost),
    ):
        if minor:
            yield _paid(way, minor, unit, locale)


def _rating(stats: Stats, locale: Locale) -> Count:
    where = "here" if stats.guild_id is not None else "everywhere"
    state = "provisional" if stats.rating.is_provisional else "settled"
    number, mark = stats.rating.shown, "?" if stats.rating.is_provisional else ""
    return Count(
        f"{_large(number)}{mark}",
        say(locale, "standing-stats-rating", where=where),
        say(locale, "standing-stats-rating-spoken", where=where, state=state, figure=whole(number)),
    )


def _count(key: str, number: int, locale: Locale) -> Count:
    label = say(locale, f"standing-stats-{key}", count=number)
    return Count(
        _large(number), label, say(locale, "standing-stats-spoken", figure=whole(number), label=label)
    )  # fmt: skip


def _average(average: Average, known: float, locale: Locale) -> Count:
    if not average.is_fine:
        return _count(average.stat, round(known), locale)
    figure = hundredths(round(100 * known), locale=locale, has_decimals=True)
    label = say(locale, f"standing-stats-{average.stat}")
    return Count(figure, label, say(locale, "standing-stats-spoken", figure=figure, label=label))


def _paid(way: str, minor: int, unit: str, locale: Locale) -> Count:
    figure = amount(minor, locale=locale)
    return Count(
        figure,
        say(locale, f"standing-stats-{way}", unit=unit_word(unit, locale=locale)),
        say(
            locale,
            "standing-stats-paid-spoken",
            way=way,
            figure=figure,
            unit=unit_word(unit, locale=locale, minor=minor),
        ),
    )


def _large(number: int) -> str:
    """Return a number in a picture, as the others there are printed."""
    return whole(number, thousands=THIN_SPACE)


def _notes(stats: Stats, locale: Locale) -> Iterator[str]:
    """Yield a number's kinds, if not only the first and usual one; and the meaning of the question mark."""
    for stat, figures in stats.figures.items():
        if any(list(figures.values())[1:]):
            kinds = [say(locale, f"standing-stats-{name}", count=number) for name, number in figures.items() if number]
            yield say(locale, f"standing-stats-{stat}-kinds", kinds=", ".join(kinds))
    if stats.rating.games and stats.rating.is_provisional:
        yield say(locale, "standing-stats-provisional", needed=PROVISIONAL)
    if stats.practiced.games:
        yield _practice_note(stats.practiced, locale)
