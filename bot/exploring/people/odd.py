"""Presses that no button offers, or that nobody makes so often: what people type, and what they do again and again.

Each way is there for a reason of refusal that usual presses hardly ever reach. It returns what it has come to; most
raise what they are there for.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.exploring.people import at_table, before
from bot.exploring.people.press import NOTHING, Act, Press, Tried
from bot.games.protocol import HIGHEST_STAKE, Move, Resign, Seat
from bot.tables import OFFERED, Level, Lobby, Matter, Setting, Table, When, levels_of, parse_clock, read_quiet

UNKNOWN: Final = "NOSUCHKEY0"  # nobody's key
OFTEN: Final = 7  # times; more than anyone may
RESTLESS: Final = "comes and goes"  # oftener than the others: a lobby must be open for it
MOST_HURRIED: Final = 60  # moves without a look

Way = Callable[[Press], Awaitable[object]]


async def mistype(press: Press) -> str:
    """Do something that no button offers."""
    name = press.luck.choice([*TYPED])
    said = await TYPED[name](press)
    return f"{name}: {said if isinstance(said, str) else 'done'}"


async def insist(press: Press) -> str:
    """Do the same again and again, until it is refused."""
    oftener = [each for each in REPEATED if each == RESTLESS] * 3
    name = press.luck.choice([*REPEATED, *oftener])
    act = REPEATED[name]
    for _ in range(OFTEN):
        if (said := await act(press)) == NOTHING:
            break
    return f"{name}: {said}"


# What people type


async def _play_nowhere(press: Press) -> object:
    return await press.tables.playing.play(UNKNOWN, press.person, Resign())


async def _sit_nowhere(press: Press) -> object:
    return await press.tables.lobbies.sit(UNKNOWN, press.person, version=1, press_id=press.id)


async def _answer_nothing(press: Press) -> object:
    return await press.tables.offers.find(UNKNOWN)


async def _play_for_others(press: Press) -> object:
    others = [each for each in press.wall.tables.values() if each.seat_of(press.person) is None and not each.is_over]
    found = _mover(press.luck.choice(others)) if others else None
    if found is None:
        return NOTHING
    table, _, move = found
    return await press.tables.playing.play(table.id, press.person, move)


async def _play_too_soon(press: Press) -> object:
    """Play, as nobody could who waits, what another seat may play."""
    waiting = [(table, seat) for table, seat in press.own_tables() if seat not in table.position.to_act]
    if not waiting:
        return NOTHING
    table, seat = press.luck.choice(waiting)
    if (found := _mover(table)) is None:
        return NOTHING
    with press.witness.trying(Tried(table.id, seat, (str(found[2]),))):
        return await press.tables.playing.play(table.id, press.person, found[2])


def _mover(table: Table) -> tuple[Table, Seat, Move] | None:
    """Return a seat that is to act, with a move that it may play."""
    for seat in sorted(table.position.to_act):
        for move in table.position.legal_moves(seat):
            return table, seat, move
    return None


async def _withdraw_for_others(press: Press) -> object:
    offers = [each for each in press.wall.offers.values() if each.challenger.id != press.person.id]
    if offers:
        await press.tables.offers.withdraw(press.luck.choice(offers), press.person)
    return NOTHING


async def _challenge_oneself(press: Press) -> object:
    terms = before.some_terms(press, seats=2)
    where = {"guild_id": press.guild_id, "channel_id": press.channel_id}
    return await press.tables.offers.make(press.person, press.person, terms=terms, **where)


async def _stake_too_much(press: Press) -> object:
    terms = replace(before.some_terms(press, seats=2), stake=HIGHEST_STAKE + 1, plays_forced=False)
    where = {"guild_id": press.guild_id, "channel_id": press.channel_id}
    return await press.tables.offers.make(press.person, None, terms=terms, **where)


async def _block_oneself(press: Press) -> object:
    await press.tables.blocking.block(press.person, press.person.discord_id or 0)
    return NOTHING


async def _read_a_clock(press: Press) -> object:
    return parse_clock(press.luck.choice(["3 days", "24h forced"]))


async def _read_quiet_hours(press: Press) -> object:
    span, zone = press.luck.choice([("late", "Paris"), ("1:00-23:30", "Paris"), ("22:00-7:00", "Nowhere")])
    return read_quiet(span, zone)


async def _set_badly(press: Press) -> object:
    setting, text = press.luck.choice(
        [(Setting.UNIT, "x" * 200), (Setting.WINDOW, "999"), (Setting.LARGEST_STAKE, "much")]
    )
    return await press.tables.servers.choose(press.guild_id, setting, text)


async def _ask_a_master(press: Press) -> object:
    terms = replace(before.some_terms(press), plays_forced=False)
    levels = [each for each in (*OFFERED, Level.EXPERT) if each not in levels_of(terms.game)]
    if not levels:
        return NOTHING
    seats, level = terms.game.seats[0], press.luck.choice(levels)
    beginnings = press.tables.beginnings
    return await beginnings.promise(press.person, level=level, terms=terms, seats=seats, guild_id=press.guild_id)


async def _open_for_a_crowd(press: Press) -> object:
    terms = replace(before.some_terms(press), plays_forced=False)
    return await press.tables.lobbies.open(
        press.person,
        terms=terms,
        seats=max(terms.game.seats) + 1,
        guild_id=press.guild_id,
        channel_id=press.channel_id,
        press_id=press.id,
    )


async def _again_too_soon(press: Press) -> object:
    if (found := press.own_table()) is None:
        return NOTHING
    return await press.tables.lobbies.rematch(press.person, found[0], channel_id=press.channel_id, press_id=press.id)


async def _end_it_alone(press: Press) -> object:
    unrated = [table for table, _ in press.own_tables() if table.is_unrated]
    if not unrated:
        return NOTHING
    table = max(unrated, key=lambda each: len(each.in_person))
    press.wall.show(await press.tables.agreements.end_unrated(table.id, press.person))
    return "ended"


async def _order_what_cannot_be(press: Press) -> object:
    if (found := press.own_table()) is None:
        return NOTHING
    table, _ = found
    deal = table.deal - press.luck.choice([0, 1])
    return await press.tables.orders.give(table.id, press.person, When.TURN, Resign(), deal=deal)


async def _ask_who_is_gone(press: Press) -> object:
    """Ask someone who has been forgotten to a lobby of one's own."""
    known = {press.person.id, *(each.id for each in press.others)}
    gone = [each for table in press.wall.tables.values() for each in table.players if each.robot is None]
    gone = [each for each in gone if each.id not in known]
    if not gone or (lobby := await _own_lobby(press)) is None:
        return NOTHING
    asked = [press.luck.choice(gone)]
    return before.shown(press, await press.tables.lobbies.invite(lobby.id, press.person, asked))


async def _ask_whoever(press: Press) -> object:
    """Invite, as the host, people who cannot be invited, or remove people who are not there."""
    if (lobby := await _own_lobby(press)) is None:
        return NOTHING
    lobbies, luck, me = press.tables.lobbies, press.luck, press.person
    with_others = ["removed", "sitter"] * 3 * (len(lobby.people) > 1)
    match luck.choice(["robot", "twice", "sitter", "remove", *with_others]):
        case "robot":
            lobby = await lobbies.add_robot(lobby.id, me, levels_of(lobby.game)[0], press_id=press.id)
            asked = [each.player for each in lobby.sitters if each.is_robot]
        case "twice":
            asked = [luck.choice(press.others)]
            lobby = await lobbies.invite(lobby.id, me, asked)
        case "sitter":
            asked = [each.player for each in lobby.people]
            asked = asked[1:] or asked
        case "removed":
            asked = [lobby.people[-1].player]
            lobby = await lobbies.remove(lobby.id, me, asked[0], press_id=press.id)
        case _:
            absent = [each for each in press.others if lobby.sitter(each.id) is None]
            return before.shown(press, await lobbies.remove(lobby.id, me, luck.choice(absent), press_id=press.id))
    before.shown(press, lobby)
    return NOTHING if lobby.is_over else before.shown(press, await lobbies.invite(lobby.id, me, asked[:1]))


async def _another_game(press: Press) -> object:
    if (lobby := await _own_lobby(press)) is None:
        return NOTHING
    terms = replace(before.some_terms(press), plays_forced=False)
    return before.shown(
        press, await press.tables.lobbies.change_terms(lobby.id, press.person, terms, press_id=press.id)
    )


async def _crowd_a_side(press: Press) -> object:
    me = press.person
    found = [each for each in press.wall.lobbies.values() if not each.is_over and each.sitter(me.id) is not None]
    found = [each for each in found if each.sides(each.seats)]
    if not found:
        return NOTHING
    return before.shown(press, await press.tables.lobbies.choose_side(press.luck.choice(found).id, me, 0))


async def _end_what_someone_left(press: Press) -> object:
    left = [table for table, _ in press.own_tables() if table.gone]
    if not left:
        return NOTHING
    press.wall.show(await press.tables.agreements.wish(press.luck.choice(left).id, press.person, Matter.END))
    return "wished"


async def _a_robot_too_good(press: Press) -> object:
    if (lobby := await _own_lobby(press)) is None:
        return NOTHING
    levels = [each for each in (*OFFERED, Level.EXPERT) if each not in levels_of(lobby.game)]
    level = press.luck.choice(levels or OFFERED)
    return before.shown(press, await press.tables.lobbies.add_robot(lobby.id, press.person, level, press_id=press.id))


async def _agree_to_old_terms(press: Press) -> object:
    found = [each for each in press.wall.lobbies.values() if not each.is_over]
    if not found:
        return NOTHING
    lobby = press.luck.choice(found)
    act = press.tables.lobbies.sit if lobby.sitter(press.person.id) is None else press.tables.lobbies.agree
    return await act(lobby.id, press.person, version=lobby.version - 1, press_id=press.id)


async def _own_lobby(press: Press) -> Lobby | None:
    """Return a lobby that this person has opened; without one, they open it."""
    if (lobby := _hosted(press)) is None:
        await before.open_lobby(press)
        lobby = _hosted(press)
    return lobby


def _hosted(press: Press) -> Lobby | None:
    found = [each for each in press.wall.lobbies.values() if not each.is_over and each.is_host(press.person)]
    return max(found, key=lambda each: len(each.people)) if found else None


async def _read_what_is_not(press: Press) -> object:
    """Ask for figures and entries that cannot be."""
    standing, luck = press.standing, press.luck
    game = luck.choice([*press.tables.games])
    robots = [each for table in press.wall.tables.values() for each in table.players if each.robot is not None]
    match luck.choice(["stats", "self", "past", "replay", "proposal", "owe", "robot", "nothing"]):
        case "stats":
            return await standing.stats(press.person, game=game, against=None, guild_id=press.guild_id)
        case "self":
            return await standing.stats(press.person, game=game, against=press.person, guild_id=None)
        case "past":
            return await standing.history(press.person, against=press.person, limit=5)
        case "replay" if (found := press.own_table()) is not None:
            return await standing.replay(found[0], 0)
        case "owe":
            return await standing.ledger.propose_square(press.guild_id, press.person, press.person)
        case "robot" if robots:
            other = luck.choice(robots)
            return await standing.ledger.propose_correction(press.guild_id, press.person, other, unit="chips", by=5)
        case "nothing":
            other = luck.choice(press.others)
            return await standing.ledger.propose_correction(press.guild_id, press.person, other, unit="chips", by=0)
        case _:
            return await standing.ledger.agree(UNKNOWN, press.person)


# What people do again and again


async def _challenge_anyone(press: Press) -> str:
    return await before.challenge(press)


async def _hurry(press: Press) -> str:
    """Play on without a look, and ask for the next deal before anyone has seen how the last one ended."""
    if (found := press.own_table()) is None:
        return NOTHING
    key, seat = found[0].id, found[1]
    for _ in range(MOST_HURRIED):  # else someone who may move a card to and fro would do so for ever
        if (table := press.wall.tables[key]).is_over:
            break
        if (owed := table.awaits_deck) is not None:
            ask = press.tables.dealing.cut if table.cutter == seat else press.tables.dealing.agree
            with press.witness.trying(Tried(key, seat, (table.default_cut,), owed.deal)):
                press.wall.answer(await ask(key, press.person, deal=owed.deal), seat)
            return f"{key} next deal"
        if seat not in table.position.to_act or (move := press.some_move(table, seat)) is None:
            break
        press.decided[:] = [(table, seat, move)]
        await at_table.play(press)
    return NOTHING


async def _counter_twice(press: Press) -> str:
    me = press.person.id
    found = [each for each in press.wall.offers.values() if each.id not in press.wall.closed]
    found = [each for each in found if each.challenged is not None and each.challenged.id == me]
    if not found:
        return await before.counter(press)
    for _ in range(2):
        new = await press.tables.offers.change_terms(found[-1], press.person, before.some_terms(press, seats=2))
        press.tables.offer_watch.watch(new)
        press.wall.offers[new.id] = new
        press.tables.offer_watch.show_rival(found[-1].id)
    return new.id


async def _come_and_go(press: Press) -> str:
    found = [each for each in press.wall.lobbies.values() if not each.is_over and not each.is_host(press.person)]
    if not found:
        return NOTHING
    lobby = found[-1]
    lobbies = press.tables.lobbies
    if lobby.sitter(press.person.id) is None:
        now = await lobbies.sit(lobby.id, press.person, version=lobby.version, press_id=press.id, is_sure=True)
    else:
        now = await lobbies.leave(lobby.id, press.person)
    return before.shown(press, now)


async def _start_at_once(press: Press) -> str:
    if (lobby := _hosted(press)) is None:
        return NOTHING
    return before.shown(press, await press.tables.lobbies.start(lobby.id, press.person))


TYPED: Final[Mapping[str, Way]] = MappingProxyType(
    {
        "plays nowhere": _play_nowhere,
        "sits nowhere": _sit_nowhere,
        "answers nothing": _answer_nothing,
        "plays for others": _play_for_others,
        "plays too soon": _play_too_soon,
        "withdraws for others": _withdraw_for_others,
        "challenges oneself": _challenge_oneself,
        "stakes too much": _stake_too_much,
        "blocks oneself": _block_oneself,
        "reads a clock": _read_a_clock,
        "reads quiet hours": _read_quiet_hours,
        "sets badly": _set_badly,
        "asks a master": _ask_a_master,
        "opens for a crowd": _open_for_a_crowd,
        "again too soon": _again_too_soon,
        "ends it alone": _end_it_alone,
        "orders what cannot be": _order_what_cannot_be,
        "asks who is gone": _ask_who_is_gone,
        "asks whoever": _ask_whoever,
        "asks whoever else": _ask_whoever,
        "crowds a side": _crowd_a_side,
        "ends what someone left": _end_what_someone_left,
        "another game": _another_game,
        "a robot too good": _a_robot_too_good,
        "agrees to old terms": _agree_to_old_terms,
        "reads what is not": _read_what_is_not,
    }
)
"""All that people type, by a few words for the transcript."""

REPEATED: Final[Mapping[str, Act]] = MappingProxyType(
    {
        "challenges": _challenge_anyone,
        "practices": before.practice,
        "opens": before.open_lobby,
        RESTLESS: _come_and_go,
        "hurries": _hurry,
        "reacts": at_table.nudge,
        "asks again": before.rematch,
        "counters": _counter_twice,
        "starts": _start_at_once,
    }
)
"""All that they insist on."""
