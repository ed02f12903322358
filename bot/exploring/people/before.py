"""Presses that lead to a game: challenges, lobbies, practice, rematches."""

from bot.exploring.people.press import NOTHING, Press
from bot.games.protocol import Game
from bot.robots.levels import levels_of
from bot.tables import Declined, Lobby, Offer, Player, QuietHours, Reason, Table, Terms, parse_clock, read_quiet
from bot.tables.lobbies.lobby_rules import MOST_DEPARTURES
from bot.tables.settings.preferences import QUIET

NIGHT = "22:00-7:00"
ZONES = ("America/Toronto", "Europe/Paris", "Asia/Tokyo")  # at any time it is night in one of them, or soon
CLOCKS = (None, None, "10m quiet", "10m claim", "24h claim", "24h quiet", "10m forced", "forced")
STAKES = (0, 1, 100, 250)
PESTERS = 0.5  # of those who are blocked, or turned away from a lobby: so many seek just them
ASKED_FIRST = 2  # of so many presses of someone who is asked to a lobby, one is there
SLEEPERS = 0.7  # of those at a clock that minds quiet hours: so many have some


def some_terms(press: Press, *, seats: int | None = None, game: Game | None = None) -> Terms:
    """Return terms that someone could name: of a short game, with a clock or without one."""
    luck = press.luck
    games = [each for each in press.fashion if seats is None or seats in each.seats]
    game = game or luck.choice(games or [each.game for each in press.tables.games.values()])
    pace, plays_forced, *_ = parse_clock(luck.choice(CLOCKS))
    plays_forced = plays_forced and (game.has_forced_moves or luck.random() < 0.05)
    is_short = luck.random() < 0.8
    return Terms(game, game.options(short(game) if is_short else {}), luck.choice(STAKES), pace, "", plays_forced)


def short(game: Game) -> dict[str, str]:
    """Return the options with which a game is over soon: the least of each number that its presets allow."""
    numbers = type(game.options({})).numbers
    return {name: str(values[0]) for name, values in numbers.items() if name in {"deals", "target", "rounds"}}


async def rest(press: Press, terms: Terms) -> None:
    """Choose quiet hours, as most people do whose clock minds them."""
    if terms.pace is not None and terms.pace.minds_quiet and press.luck.random() < SLEEPERS:
        await keep_quiet(press, read_quiet(NIGHT, press.luck.choice(ZONES)))


async def keep_quiet(press: Press, hours: QuietHours | None) -> None:
    """Choose these quiet hours, or none."""
    with press.choosing_own(QUIET, "" if hours is None else str(hours)):
        await press.tables.preferences.choose_quiet(press.person, hours)


async def to_a_game(press: Press) -> str:
    """Come to a table by the shortest way there is: a challenge or a lobby that is open, else a new one."""
    me, luck = press.person.id, press.luck
    offers = [each for each in press.wall.offers.values() if each.id not in press.wall.closed]
    if any(each.challenger.id != me and (each.challenged is None or each.challenged.id == me) for each in offers):
        return f"accept {await accept(press)}"
    lobbies = [each for each in press.wall.lobbies.values() if not each.is_over]
    if any(each.sitter(me) is None and each.free(press.now) for each in lobbies):
        return f"sit {await sit(press)}"
    if any(each.is_host(press.person) and len(each.sitters) > 1 for each in lobbies):
        return f"start {await start(press)}"
    way, name = luck.choice([(challenge, "challenge"), (open_lobby, "open"), (practice, "practice")])
    return f"{name} {await way(press)}"


async def challenge(press: Press) -> str:
    """Challenge someone, or anyone."""
    other = press.luck.choice([None, *press.others])
    if (blockers := [each for each in press.others if press.is_blocked_by(each)]) and press.luck.random() < PESTERS:
        other = press.luck.choice(blockers)
    terms, pressed = some_terms(press, seats=2), press.time
    await rest(press, terms)
    with press.witness.unless_blocked(press.person, lambda: [] if other is None else [other], is_asked=True):
        offer = await press.tables.offers.make(
            press.person, other, terms=terms, guild_id=press.guild_id, channel_id=press.channel_id
        )
    if other is not None:
        press.note_asked([other], pressed)
    press.tables.offer_watch.watch(offer)
    press.wall.offers[offer.id] = offer
    await press.tables.offer_watch.posted(offer, press.wall.new_id(press.now))
    return f"{offer.id} {terms.game.name} {terms.stake} {terms.clock}"


def _offer(press: Press) -> Offer | None:
    open_ones = [each for each in press.wall.offers.values() if each.id not in press.wall.closed]
    me = press.person.id
    meant = [each for each in open_ones if each.challenger.id != me]
    meant = [each for each in meant if each.challenged is None or each.challenged.id == me] or meant
    others = (meant if press.luck.random() < 0.9 else []) or open_ones or list(press.wall.offers.values())
    return press.luck.choice(others[-4:]) if others else None


async def accept(press: Press) -> str:
    """Accept a challenge."""
    if (offer := _offer(press)) is None:
        return NOTHING
    is_sure = press.luck.random() < 0.5
    await rest(press, offer.terms)
    with press.witness.unless_blocked(press.person, lambda: [offer.challenger]):
        table = await press.tables.beginnings.accept(offer, press.person, cut=str(press.id), is_sure=is_sure)
    press.witness.accepted.append(offer.id)
    press.wall.closed.add(offer.id)
    press.wall.show(table)
    return offer.id


async def decline(press: Press) -> str:
    """Decline a challenge, or withdraw one's own."""
    if (offer := _offer(press)) is None:
        return NOTHING
    is_own = offer.challenger.id == press.person.id
    await (press.tables.offers.withdraw if is_own else press.tables.offers.decline)(offer, press.person)
    press.witness.ended.append(offer.id)
    press.tables.offer_watch.forget(offer.id)
    press.wall.closed.add(offer.id)
    return f"{offer.id} {'withdrawn' if is_own else 'declined'}"


async def counter(press: Press) -> str:
    """Answer a challenge with other terms."""
    if (offer := _offer(press)) is None:
        return NOTHING
    new = await press.tables.offers.change_terms(offer, press.person, some_terms(press, seats=2))
    press.tables.offer_watch.watch(new)
    press.wall.offers[new.id] = new
    if new.is_back:
        press.tables.offer_watch.show_rival(offer.id)
    else:
        press.witness.ended.append(offer.id)
        press.tables.offer_watch.show_answer(offer.id)
    return f"{offer.id} {new.id}"


async def open_lobby(press: Press) -> str:
    """Open a lobby."""
    terms = some_terms(press)
    seats = press.luck.choice([each for each in terms.game.seats if each <= 6])
    others = press.luck.sample(press.others, press.luck.choice([0, 0, min(1, seats - 1)]))
    pressed = press.time
    await rest(press, terms)
    with press.witness.unless_blocked(press.person, lambda: others, is_asked=True):
        lobby = await press.tables.lobbies.open(
            press.person,
            terms=terms,
            seats=seats,
            guild_id=press.guild_id,
            channel_id=press.channel_id,
            press_id=press.id,
            others=others,
        )
    press.wall.lobbies[lobby.id] = lobby
    press.note_asked(others, pressed)
    return f"{lobby.id} {terms.game.name} for {seats} {terms.clock}"


def _lobby(press: Press, *, is_own: bool = False) -> Lobby | None:
    """Return a lobby that they see: mostly an open one, and where they sit if `is_own`."""
    found = [each for each in press.wall.lobbies.values() if not each.is_over]
    own = [each for each in found if each.sitter(press.person.id) is not None]
    others = [each for each in found if each not in own]
    asked = [each for each in others if each.invitation(press.person.id) is not None]
    if asked and not press.id % ASKED_FIRST:
        return asked[0]
    meant = (own if is_own else others) or found or list(press.wall.lobbies.values())[-3:]
    theirs = [each for each in others if any(press.is_blocked_by(one.player) for one in each.people)]
    if theirs and not is_own and press.luck.random() < PESTERS:
        meant = theirs
    closed = [each for each in others if _is_unwelcome(each, press.person)]
    if closed and not is_own and press.luck.random() < PESTERS:
        meant = closed
    return press.luck.choice(meant) if meant else None


def _is_unwelcome(lobby: Lobby, person: Player) -> bool:
    """Return whether someone may not come back to a lobby."""
    return person.id in lobby.removed or lobby.departures.get(person.id, 0) >= MOST_DEPARTURES


def shown(press: Press, lobby: Lobby, what: str = "") -> str:
    """Show a lobby to everyone, and return a few words about it."""
    press.wall.show_lobby(lobby)
    return f"{lobby.id} {len(lobby.sitters)}/{lobby.seats} act {lobby.number} {what}"


async def sit(press: Press) -> str:
    """Sit down in a lobby, or agree to its terms."""
    lobby = _lobby(press)
    return NOTHING if lobby is None else await sit_in(press, lobby)


async def sit_in(press: Press, lobby: Lobby) -> str:
    """Do it in this one."""
    try:
        return await _sit_in(press, lobby)
    except Declined as error:
        if error.reason in {Reason.HELD, Reason.FULL}:
            await _see_held(press, lobby.id)
        raise


async def _see_held(press: Press, key: str) -> None:
    """Note that someone found no seat, though one is held for them."""
    found = await press.tables.lobbies.book.find(key)
    held = found.invitation(press.person.id)
    if held is not None and held.until > press.tables.now() and len(found.sitters) < found.seats:
        press.witness.faults.append(f"a seat that is held for {press.person.name} is refused to them: lobby {key}")


async def _sit_in(press: Press, lobby: Lobby) -> str:
    lobbies = press.tables.lobbies
    if lobby.sitter(press.person.id) is not None:
        now = await lobbies.agree(lobby.id, press.person, version=lobby.version, press_id=press.id)
    else:
        is_sure = press.luck.random() < 0.5
        await rest(press, lobby.terms)
        there = list[Player]()
        with press.witness.unless_blocked(press.person, lambda: there):
            now = await lobbies.sit(lobby.id, press.person, version=lobby.version, press_id=press.id, is_sure=is_sure)
            there += [each.player for each in now.people]
    return shown(press, now)


async def start(press: Press) -> str:
    """Start a lobby with the people there, or fill it with robots and start."""
    if (lobby := _lobby(press, is_own=True)) is None:
        return NOTHING
    host = lobby.host if lobby.host is not None and press.luck.random() < 0.8 else press.person
    if host.discord_id != press.person.discord_id:
        return NOTHING
    if press.luck.random() < 0.3:
        return shown(press, await press.tables.lobbies.fill(lobby.id, host, press_id=press.id, starts=True), "filled")
    return shown(press, await press.tables.lobbies.start(lobby.id, host), "start")


async def lobby_act(press: Press) -> str:
    """Do anything else in a lobby."""
    if (lobby := _lobby(press, is_own=True)) is None:
        return NOTHING
    lobbies, person, luck = press.tables.lobbies, press.person, press.luck
    ways = ["leave", "ready", "ready", "ready", "terms", "invite", "robot", "dismiss", "remove", "side", "agree"]
    way = luck.choice([*ways, *["side"] * 6 * bool(lobby.sides(lobby.seats))])
    match way:
        case "leave":
            now = await lobbies.leave(lobby.id, person)
        case "ready":
            now = await lobbies.be_ready(lobby.id, person, press_id=press.id)
        case "agree":
            now = await lobbies.agree(lobby.id, person, version=lobby.version, press_id=press.id)
        case "terms":
            terms = some_terms(press, seats=lobby.seats)
            same = terms if terms.game.name == lobby.game.name else lobby.terms
            now = await lobbies.change_terms(lobby.id, person, same, press_id=press.id)
        case "invite":
            asked, pressed = luck.sample(press.others, 1), press.time
            with press.witness.unless_blocked(person, lambda: asked, is_asked=True):
                now = await lobbies.invite(lobby.id, person, asked)
            press.note_asked(asked, pressed)
        case "robot":
            level = luck.choice(levels_of(lobby.game))
            now = await lobbies.add_robot(lobby.id, person, level, press_id=press.id)
        case "dismiss":
            robots = [each.player for each in lobby.sitters if each.is_robot] or [person]
            now = await lobbies.dismiss_robot(lobby.id, person, luck.choice(robots), press_id=press.id)
        case "remove":
            there = [each.player for each in lobby.people if each.player.id != person.id]
            now = await lobbies.remove(lobby.id, person, luck.choice(there or press.others), press_id=press.id)
        case _:
            now = await lobbies.choose_side(lobby.id, person, luck.choice([None, 0, 0, 0, 1]))
    return shown(press, now, way)


async def practice(press: Press) -> str:
    """Play against robots."""
    terms = some_terms(press)
    seats = press.luck.choice([each for each in terms.game.seats if each <= 4] or [terms.game.seats[0]])
    level = press.luck.choice(levels_of(terms.game))
    beginnings = press.tables.beginnings
    is_here = press.luck.random() < 0.85  # else in a direct message
    guild_id, channel_id = (press.guild_id, press.channel_id) if is_here else (None, press.person.discord_id or 0)
    promise = await beginnings.promise(press.person, level=level, terms=terms, seats=seats, guild_id=guild_id)
    table = await beginnings.practice(promise, press.person, channel_id=channel_id, cut=str(press.id))
    levels = [each.robot for each in table.players if each.robot is not None]
    if levels != [level] * (seats - 1) or table.terms.game.name != terms.game.name:
        press.witness.faults.append(f"a practice game is not as it was promised: {table.id}: {levels}, not {level}")
    press.wall.show(table)
    return f"{table.id} {terms.game.name} {level}"


async def rematch(press: Press) -> str:
    """Ask for the same game again."""
    over = press.own_tables(is_over=True)
    if not over:
        return NOTHING
    table, _ = press.luck.choice(over[-3:])
    if len(table.players) == 2 and press.luck.random() < 0.5:
        return await _rematch_of_two(press, table)
    lobby = await press.tables.lobbies.rematch(press.person, table, channel_id=press.channel_id, press_id=press.id)
    return shown(press, lobby, "again")


async def _rematch_of_two(press: Press, table: Table) -> str:
    [other] = [each for each in table.players if each.id != press.person.id]
    if other.robot is not None or table.terms.is_contest or table.terms.is_duplicate:  # no button asks for those again
        return NOTHING
    found = await press.tables.beginnings.rematch(
        press.person,
        other,
        terms=table.terms,
        guild_id=press.guild_id,
        channel_id=press.channel_id,
        cut=str(press.id),
    )
    old, new = ((each.terms.game.name, each.terms.stake, each.terms.clock) for each in (table, found))
    if old != new:
        press.witness.faults.append(f"the same game again is on other terms: {found.id} after {table.id}: {new}")
    if isinstance(found, Table):
        press.wall.show(found)
        return f"{found.id} begins"
    press.witness.again.add(found.id)
    press.tables.offer_watch.watch(found)
    press.wall.offers[found.id] = found
    return f"{found.id} asks"
