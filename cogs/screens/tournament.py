"""A tournament in its channel: sign-up, the rounds, the standings as one picture, and the calls to tables."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.tables import Player
from bot.text import Locale, listed, say
from bot.tournament import Tournament
from bot.tournament.course import Called, Off, Played
from bot.tournament.rounds import MOST_PEOPLE, fit
from bot.tournament.standings import Line
from bot.tournament.umpire import LIFETIME, next_round_at, waits_until
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import game_name, mention, name, names_of, pings, until
from cogs.screens.closing import close_button
from cogs.screens.game import Manner
from cogs.screens.screen import BLUE, GRAY, GREEN, RED, Block, Button, PrivateScreen, PublicScreen
from cogs.terms import stakes_line, terms_lines
from render import LeaderboardRow, LeaderboardSheet, Studio

SIGN_UP, LEAVE, START, CALL_OFF = "sign-up", "leave", "start", "call-off"  # words of ids
HERE, ALL, FINAL = "here", "all", "final"  # the same; the first has the number of a table behind it
PAGE = 10  # lines of the standings in one picture
POINT = 50  # hundredths of a point in half a point
MOST_TABLES = 8  # of a round, each in a line
MOST_NAMED = 40  # people in one list
MOST_CALLED = 12  # people in a line about one table


@dataclass(frozen=True, slots=True)
class Contest:
    """A tournament with the people in it, by their numbers, and the threads of its present round, by table."""

    found: Tournament
    people: Mapping[int, Player]
    threads: Mapping[int, int]
    threadless: frozenset[int] = frozenset()  # tables of it that can have none
    secret: bytes | None = None  # from which all its seeds follow, once everyone may know it

    def is_waiting(self, number: int, table: int) -> bool:
        """Return whether a table of a round waits for its people."""
        return self.found.course.is_open and self.found.course.rounds[number - 1].tables[table - 1].is_waiting

    def names(self, numbers: Collection[int], *, locale: Locale, most: int = MOST_CALLED) -> str:
        """Return these people by name; of very many the first, and the number of others."""
        return names_of([self.people[each] for each in numbers], locale=locale, most=most)

    def money(self, minor: int, locale: Locale) -> dict[str, str]:
        """Return an amount and its unit, as sentences name the entry."""
        return {
            "entry": amount(minor, locale=locale),
            "unit": unit_word(self.found.row.unit, locale=locale, minor=minor),
        }


async def tournament_screen(contest: Contest, studio: Studio, manner: Manner) -> PublicScreen:
    """Return the message of a tournament: who signs up for what, then its rounds and standings, then how it ended."""
    locale, course = manner.locale, contest.found.course
    title = say(locale, "tournament-title", game=game_name(contest.found.terms, locale=locale))
    blocks: list[Block] = []
    if course.rounds:
        blocks.append(f"### {title}")
        if course.lines:
            picture = studio.leaderboard(standings_sheet(contest, locale=locale), locale=locale, style=manner.style)
            blocks.append(await studio.picture(picture))
        blocks.append("\n".join(_rounds(contest, locale)))
    else:
        blocks.append("\n".join([f"### {title}", *(f"- {line}" for line in _terms(contest, locale))]))
        blocks.append("\n".join(_signed_up(contest, locale)))
    blocks.append("\n".join(f"-# {line}" for line in _small(contest, locale)))
    return PublicScreen((*blocks, *_buttons(contest, locale)))


def standings_sheet(contest: Contest, page: int = 0, *, locale: Locale) -> LeaderboardSheet:
    """Return a page of the standings, to be drawn."""
    course = contest.found.course
    played = [result for each in course.rounds for t in each.tables if (result := t.result) is not None]
    sat = [each for result in played for side in result.sides for each in side]
    rows = tuple(
        LeaderboardRow(
            place=line.place,
            name=contest.people[line.person].name,
            won=line.wins,
            lost=sat.count(line.person) - line.wins,
            own=(),
            net=POINT * line.points,
        )
        for line in course.lines[page * PAGE : (page + 1) * PAGE]
    )
    done = sum(each.is_over for each in course.rounds)
    moment = "tournament-during" if course.current is not None else "tournament-after"
    season = say(locale, moment, round=len(course.rounds), rounds=course.plan.rounds if course.current else done)
    title = say(locale, "tournament-board", game=say(locale, f"{contest.found.game.name}-name"))
    return LeaderboardSheet(rows, title, season, is_points=True, is_over=course.is_over)


async def standings_screen(contest: Contest, studio: Studio, manner: Manner, page: int) -> PrivateScreen:
    """Return a page of the standings, for one reader."""
    locale, pages = manner.locale, -(-len(contest.found.course.lines) // PAGE)
    page = max(0, min(page, pages - 1))
    sheet = standings_sheet(contest, page, locale=locale)
    picture = await studio.picture(studio.leaderboard(sheet, locale=locale, style=manner.style))
    back, on = (
        Button(
            say(locale, key),
            CustomId(Verb.TOURNAMENT, contest.found.row.id, max(0, page + step), ALL),
            enabled=0 <= page + step < pages,
        )
        for key, step in (("standing-previous", -1), ("standing-next", 1))
    )
    return PrivateScreen((picture, (back, on, close_button(locale=locale))))


def call_screen(
    contest: Contest, number: int, table: int, *, locale: Locale, since: int | None = None
) -> PublicScreen:  # fmt: skip
    """Call the people of a table, which alone are notified, and show who is here, or what came of it.

    `since`: from when it waits for them (Unix milliseconds), if they are being called.
    """
    played = contest.found.course.rounds[number - 1]
    called = played.tables[table - 1]
    called = replace(called, since=since) if called.since is None else called
    people = [contest.people[each] for each in called.people]
    head = f"### {say(locale, 'tournament-call', round=number, table=table)}"
    is_waiting = contest.is_waiting(number, table)
    if is_waiting:
        named = listed([mention(each) for each in people], locale=locale)
        ends = waits_until(contest.found.course, played, called)
        words = [say(locale, "tournament-call-players", players=named)]
        words += [] if ends is None else [say(locale, "tournament-call-until", until=until(ends))]
        where = "channel" if table in contest.threadless else "thread"
        lines = [" ".join([*words, say(locale, f"tournament-call-{where}")])]
        if called.here:
            lines.append(say(locale, "tournament-call-here", names=contest.names([*called.here], locale=locale)))
    else:
        lines = [names_of(people, locale=locale, most=MOST_CALLED), *_what_came(contest, called, locale)]
    here = CustomId(Verb.TOURNAMENT, contest.found.row.id, number, f"{HERE}-{table}")
    button = Button(say(locale, "tournament-here"), here, GREEN if is_waiting else GRAY, enabled=is_waiting)
    return PublicScreen(("\n".join([head, *lines]), (button,)), pings=pings(*people) if is_waiting else ())


def sure_screen(contest: Contest, word: str, *, locale: Locale) -> PrivateScreen:
    """Ask whether someone is sure to sign up for an entry, to leave, or to call the tournament off."""
    row = contest.found.row
    money = contest.money(row.entry, locale)
    id_ = CustomId(Verb.TOURNAMENT_SURE, row.id, word=word)
    match word:
        case _ if word == SIGN_UP:
            question = say(locale, "tournament-sure-sign-up", **money)
            button = Button(say(locale, "tournament-sign-up-paid", **money), id_, GREEN)
        case _ if word == LEAVE and row.entry:
            question = say(locale, "tournament-sure-leave-paid", **money)
            button = Button(say(locale, "tournament-leave"), id_, RED)
        case _ if word == LEAVE:
            question = say(locale, "tournament-sure-leave")
            button = Button(say(locale, "tournament-leave"), id_, RED)
        case _:
            question = say(locale, "tournament-sure-call-off")
            button = Button(say(locale, "tournament-call-off"), id_, RED)
    return PrivateScreen((question, (button, close_button(locale=locale))))


def _terms(contest: Contest, locale: Locale) -> Iterator[str]:
    """Yield what people agree to when they sign up, a sentence or two each."""
    found, row = contest.found, contest.found.row
    stakes = stakes_line(found.terms, locale=locale)
    yield say(locale, f"tournament-plan-{row.pace}", rounds=row.rounds, seats=row.seats)
    yield from (line for line in terms_lines(found.terms, locale=locale) if line != stakes)
    if found.course.called_off is None:
        yield from _price(contest, locale)


def _price(contest: Contest, locale: Locale) -> Iterator[str]:
    row = contest.found.row
    if row.entry:
        yield say(locale, "tournament-paid", **contest.money(row.entry, locale))
        pot = row.entry * len(contest.found.course.entrants)
        unit = unit_word(row.unit, locale=locale, minor=pot)
        yield say(locale, f"tournament-pot-{row.division}", pot=amount(pot, locale=locale), unit=unit)
    else:
        yield say(locale, "tournament-free")


def _signed_up(contest: Contest, locale: Locale) -> Iterator[str]:
    """Yield who has signed up, how many tables that makes, and until when; or that it is called off."""
    course, shape = contest.found.course, contest.found.course.plan.shape
    people = course.people
    if people:
        names = contest.names(people, locale=locale, most=MOST_NAMED)
        yield say(locale, "tournament-people", count=len(people), names=names)
    else:
        yield say(locale, "tournament-nobody")
    if course.called_off is not None:
        yield _called_off(contest, course.called_off, locale)
        return
    if (fits := fit(len(people), shape)) is None:
        yield say(locale, "tournament-too-few-yet", count=shape.seats - len(people))
    else:
        yield say(locale, "tournament-seated", tables=fits.tables, byes=fits.byes)
    if course.host is not None:
        end = until(course.plan.created_at + LIFETIME)
        yield say(locale, "tournament-host", host=name(contest.people[course.host]), until=end)


def _rounds(contest: Contest, locale: Locale) -> Iterator[str]:
    """Yield the last round, table by table, and what comes next."""
    course, last = contest.found.course, contest.found.course.rounds[-1]
    yield say(locale, "tournament-round", round=len(course.rounds), rounds=course.plan.rounds)
    for number, called in enumerate(last.tables[:MOST_TABLES], start=1):
        yield f"- {_table_line(contest, number, called, locale)}"
    if (more := len(last.tables) - MOST_TABLES) > 0:
        yield f"- {say(locale, 'tournament-more-tables', count=more)}"
    if byes := last.round.byes:
        yield say(locale, "tournament-byes", names=contest.names(byes, locale=locale), count=len(byes))
    if absent := [each for t in last.tables if t.result is not None for each in t.result.absent]:
        yield say(locale, "tournament-absent", names=contest.names(absent, locale=locale))
    if course.left:
        yield say(locale, "tournament-left", names=contest.names([*course.left], locale=locale))
    yield from _coming(contest, last, locale)


def _coming(contest: Contest, last: Played, locale: Locale) -> Iterator[str]:
    course = contest.found.course
    if course.called_off is not None:
        yield _called_off(contest, course.called_off, locale)
    elif course.is_over:
        yield f"**{say(locale, 'tournament-ended')}**"
    elif last.waiting:
        ends = [at for each in last.waiting if (at := waits_until(course, last, each)) is not None]
        yield say(locale, "tournament-waits", until=until(max(ends))) if ends else say(locale, "tournament-calls")
    elif last.is_over and len(course.rounds) < course.plan.rounds:
        yield say(locale, "tournament-next", until=until(next_round_at(course)))


def _called_off(contest: Contest, why: Off, locale: Locale) -> str:
    """Return that it is called off, and that entries went back if there were any."""
    pot = contest.found.row.entry * len(contest.found.course.entrants)
    words = [say(locale, f"tournament-called-off-{why}")]
    if pot:
        unit = unit_word(contest.found.row.unit, locale=locale, minor=pot)
        words.append(say(locale, "tournament-entries-back", pot=amount(pot, locale=locale), unit=unit))
    return f"**{' '.join(words)}**"


def _table_line(contest: Contest, number: int, called: Called, locale: Locale) -> str:
    thread = contest.threads.get(number)
    place = say(locale, "tournament-table", table=number) if thread is None else f"<#{thread}>"
    about = {"place": place, "names": contest.names(called.people, locale=locale)}
    if called.result is not None:
        if winners := called.result.winners:
            others = contest.names([each for each in called.people if each not in winners], locale=locale)
            names = _winners(contest, called, locale)
            about = {"place": place, "winners": names, "others": others}
            return say(locale, "tournament-table-won", count=len(winners), **about)
        return say(locale, f"tournament-table-{'tied' if called.result.places else 'empty'}", **about)
    if contest.found.course.called_off is not None:
        return say(locale, "tournament-table-off", **about)
    if called.begun_with is not None:
        return say(locale, "tournament-table-playing", **about)
    return say(locale, "tournament-table-waiting", here=len(called.here), count=len(called.people), **about)


def _what_came(contest: Contest, called: Called, locale: Locale) -> list[str]:
    """Return what came of a call."""
    if called.result is None and (off := contest.found.course.called_off) is not None:
        return [say(locale, f"tournament-called-off-{off}")]
    lines = []
    if called.result is None:
        lines.append(say(locale, "tournament-call-begun"))
    elif called.begun_with is not None and called.result.winners:
        lines.append(say(locale, "tournament-call-won", winners=_winners(contest, called, locale)))
    elif called.begun_with is not None:
        lines.append(say(locale, "tournament-call-tied"))
    elif called.result.places:
        lines.append(say(locale, "tournament-call-walkover", winners=_winners(contest, called, locale)))
    else:
        lines.append(say(locale, "tournament-call-empty"))
    there = called.here if called.begun_with is None else called.begun_with
    if there and (absent := [each for each in called.people if each not in there]):
        lines.append(say(locale, "tournament-absent", names=contest.names(absent, locale=locale)))
    return lines


def _winners(contest: Contest, called: Called, locale: Locale) -> str:
    winners = frozenset() if called.result is None else called.result.winners
    return contest.names([each for each in called.people if each in winners], locale=locale)


def _small(contest: Contest, locale: Locale) -> Iterator[str]:
    """Yield what is in small type: how it goes or, once rounds are on, its price; the commitment, and its secret."""
    found, row = contest.found, contest.found.row
    if found.course.is_open and not found.course.rounds:
        yield from _ways(contest, locale)
    elif found.course.is_open and (row.entry or len(found.course.rounds) < row.rounds):
        yield from _price(contest, locale)
    if row.entry and found.course.is_open:  # the result says it once it is over
        yield say(locale, "offer-money")
    yield say(locale, "offer-commitment", commitment=found.commitment)
    if contest.secret is not None:
        yield say(locale, "tournament-secret", secret=contest.secret.hex())


def _ways(contest: Contest, locale: Locale) -> Iterator[str]:
    """Yield how people are seated, and what counts."""
    row = contest.found.row
    yield say(locale, "tournament-numbers", least=row.seats, most=MOST_PEOPLE, seats=row.seats)
    sides = "-sides" if contest.found.course.plan.shape.has_partners else ""
    yield say(locale, f"tournament-points{sides}")
    yield say(locale, "tournament-seating")


def _buttons(contest: Contest, locale: Locale) -> Iterator[tuple[Button, ...]]:
    """Yield the rows of buttons. None moves as long as the tournament is open."""
    course, key = contest.found.course, contest.found.row.id

    def button(word: str) -> Button:
        return Button(say(locale, f"tournament-{word}"), CustomId(Verb.TOURNAMENT, key, word=word))

    if course.is_open:
        may_enter = len(course.rounds) < course.plan.rounds and len(course.people) < MOST_PEOPLE
        may_start = not course.is_started and fit(len(course.people), course.plan.shape) is not None
        yield replace(button(SIGN_UP), style=GREEN, enabled=may_enter), button(LEAVE)
        yield replace(button(START), style=BLUE, enabled=may_start), button(CALL_OFF)
    if course.rounds and len(course.lines) > PAGE:
        yield (replace(button(ALL), id=CustomId(Verb.TOURNAMENT, key, 0, ALL)),)


def winners_of(lines: Sequence[Line]) -> list[int]:
    """Return who is first in the standings."""
    return [line.person for line in lines if line.place == 1]
