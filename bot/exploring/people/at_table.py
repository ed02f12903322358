"""Presses at a table where a game goes on."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from functools import wraps
from typing import Final

from bot.exploring.people.before import to_a_game
from bot.exploring.people.own import read_own
from bot.exploring.people.press import NOTHING, Act, Asked, Confirmed, Ordered, Press, Tried
from bot.games.protocol import Move, No, Resign, Seat
from bot.tables import Matter, MoveResult, Order, Player, Table, When
from bot.tables.waiting.reactions import Reaction

MOST_ORDERS: Final = 20  # that someone thinks about


def at_own_table(act: Callable[[Press, Table, Seat], Awaitable[str]]) -> Act:
    """Return the act at one of the person's own tables; without one there is nothing to do."""

    @wraps(act)
    async def press_there(press: Press) -> str:
        found = press.own_table()
        return NOTHING if found is None else await act(press, *found)

    return press_there


async def play(press: Press) -> str:
    """Play a move at a table, as it was shown last."""
    return await _play(press, press.own_table())


async def stale(press: Press) -> str:
    """Press on an older panel."""
    return await _play(press, press.own_table(is_old=True))


async def _play(press: Press, found: tuple[Table, Seat] | None) -> str:
    if not press.decided:
        if found is None:
            return await to_a_game(press)
        table, seat = found
        move = press.some_move(table, seat)
        if move is None:
            return NOTHING
        press.decided.append((table, seat, move))
    [(table, seat, move)] = press.decided
    turn, witness = table.position.turn(seat), press.witness
    may_wait = table.terms.plays_forced and table.position.window is None  # for the end of the pause of its turn
    choice = witness.instructing(table, seat, When.TURN, move, turn=turn) if may_wait else nullcontext()
    with choice as said, witness.trying(Tried(table.id, seat, (str(move),), turn)):
        result = await press.tables.playing.play(table.id, press.person, move, turn=turn)
        if said is not None:
            said.ply = result.table.ply
    return _confirm(press, result, [move], turn=turn, may_repeat=table.position.window is not None)


def _confirm(
    press: Press, result: MoveResult, moves: Sequence[Move], *, turn: int | None, may_repeat: bool = False
) -> str:
    """Note that the bot has answered."""
    table, seat = result.table, result.seat
    is_kept = table.terms.plays_forced and not result.events
    texts = tuple(map(str, moves))
    made = Confirmed(table.id, seat, texts, turn, table.ply, may_repeat=may_repeat, is_kept=is_kept)
    press.witness.moves.append(made)
    press.wall.answer(table, seat)
    return f"{table.id} seat {seat} ply {table.ply}{' kept' * is_kept}: {'; '.join(made.moves)}"


async def undo(press: Press) -> str:
    """Take back the last move, where it may be taken back."""
    own = [(table, seat) for table, seat in press.own_tables() if table.undoable and table.undoable[-1].seat == seat]
    found = press.luck.choice(own) if own else press.own_table()
    if found is None:
        return NOTHING
    table, seat = found
    result = await press.tables.playing.undo(table.id, press.person, turn=table.position.turn(seat))
    press.witness.undone.add(table.id)
    press.wall.answer(result.table, seat)
    return f"{table.id} seat {seat} ply {result.table.ply}"


async def order(press: Press) -> str:
    """Order a move ahead: where something can be ordered, if anywhere."""
    luck, found = press.luck, [each for each in press.own_tables() if orderable(*each)] or press.own_tables()
    if not found:
        return NOTHING
    table, seat = luck.choice(found)
    when, move = luck.choice(orderable(table, seat) or [(When.TURN, press.some_move(table, seat))])
    if move is None:
        return NOTHING
    wish = Ordered(table.id, seat, table.deal, when, (move,), table.ply)
    with press.witness.instructing(table, seat, when, move) as said, press.witness.trying(wish):
        result = await press.tables.orders.give(table.id, press.person, when, move, deal=table.deal)
        said.ply = result.table.ply
    if when is When.ALWAYS:  # another one may have been played at once, next to an older one
        press.witness.end_order(result.table, seat, when, but=wish)
    press.wall.answer(result.table, seat)
    return f"{table.id} seat {seat} {when}"


def orderable(table: Table, seat: Seat) -> list[tuple[When, Move | None]]:
    """Return what this seat may order ahead, as far as it sees."""
    view = table.view(seat)
    waiting, has_windows = view.waiting_moves(), table.terms.game.has_windows
    later = view.orderable_moves() if waiting or not has_windows else ()  # behind no window these are plain moves
    turns = [(When.TURN, move) for move in [*waiting, *later][:MOST_ORDERS]]
    if not has_windows:
        return [*turns]
    standing = [(When.ALWAYS, move) for move in [No(), *view.standing_orders()][:MOST_ORDERS]]
    return [*turns, *standing, (When.WINDOW, No())]


async def take_back(press: Press) -> str:
    """Take back an order, or a choice in the pause of a turn: one that was given lately, if there is any."""
    given = {(each.table, each.seat) for each in press.witness.orders if each.until is None}
    last = {(each.table, each.seat): each for each in press.witness.instructions}
    given |= {place for place, each in last.items() if each.moves and each.ply == press.wall.tables[each.table].ply}
    found = [each for each in press.own_tables() if (each[0].id, each[1]) in given] or press.own_tables()
    if not found:
        return NOTHING
    table, seat = press.luck.choice(found)
    orders: tuple[Order, ...] = await press.tables.orders.seen_by(table, press.person)
    own = [(each.when, each.moves) for each in press.witness.orders if (each.table, each.seat) == (table.id, seat)]
    if unknown := [each for each in orders if (each.when, each.moves) not in own]:
        press.witness.faults.append(f"somebody sees orders that they did not give: {table.id} seat {seat}: {unknown}")
    when = press.luck.choice(orders).when if orders else When.TURN
    if when is When.TURN:  # perhaps what they had played, and what waits for the end of the pause of its turn
        press.witness.undone.add(table.id)
    with press.witness.instructing(table, seat, when) as said:
        now = await press.tables.orders.take_back(table.id, press.person, when, deal=table.deal)
        said.ply = now.ply
    press.witness.end_order(now, seat, when)
    return f"{table.id} {when}"


@at_own_table
async def next_deal(press: Press, table: Table, seat: Seat) -> str:
    """Ask for the next deal."""
    owed = None if table.awaits_deck is None else table.awaits_deck.deal
    with press.witness.trying(Tried(table.id, seat, (table.default_cut,), owed)):
        now = await press.tables.dealing.agree(table.id, press.person, deal=owed)
    press.wall.answer(now, seat)
    return f"{table.id} ply {now.ply}"


@at_own_table
async def cut(press: Press, table: Table, seat: Seat) -> str:
    """Cut the deck with a word, or think about one."""
    owed = None if table.awaits_deck is None else table.awaits_deck.deal
    if press.luck.random() < 0.3:
        await press.tables.dealing.think_of_cut(table.id, press.person, deal=owed)
        return f"{table.id} thinks"
    word = press.luck.choice([None, "abc", ""])
    with press.witness.trying(Tried(table.id, seat, (table.default_cut if word is None else word,), owed)):
        now = await press.tables.dealing.cut(table.id, press.person, deal=owed, word=word)
    press.wall.answer(now, seat)
    return f"{table.id} ply {now.ply}"


@at_own_table
async def wish(press: Press, table: Table, _: Seat) -> str:
    """Propose a pause, or an end without payment."""
    matter = press.luck.choice([Matter.PAUSE, Matter.PAUSE, Matter.END])
    now = await press.tables.agreements.wish(table.id, press.person, matter)
    press.wall.show(now)
    return f"{table.id} {matter}"


@at_own_table
async def consent(press: Press, table: Table, _: Seat) -> str:
    """Agree to what someone has proposed."""
    proposal = await press.tables.agreements.find(table)
    if proposal is None:
        return f"{table.id} has no proposal"
    answer = press.tables.agreements.pause if proposal.matter is Matter.PAUSE else press.tables.agreements.end
    now = await answer(table.id, press.person, proposed_by=proposal.proposer, turn=proposal.turn)
    press.wall.show(now)
    return f"{table.id} {proposal.matter}"


@at_own_table
async def refuse(press: Press, table: Table, seat: Seat) -> str:
    """Refuse what someone has proposed."""
    proposal = await press.tables.agreements.find(table)
    by, turn = (seat, table.position.turn(seat)) if proposal is None else (proposal.proposer, proposal.turn)
    is_open = await press.tables.agreements.find(await press.tables.memory.table(table.id)) == proposal
    await press.tables.agreements.refuse(table.id, press.person, proposed_by=by, turn=turn)
    if proposal is not None and is_open:
        press.witness.refused.setdefault((table.id, proposal.number), press.time)
    return table.id


async def resume(press: Press) -> str:
    """Let the clocks go on."""
    stopped = [table for table, _ in press.own_tables() if table.is_paused]
    found = press.own_table()
    if not stopped and found is None:
        return NOTHING
    key = stopped[0].id if stopped else found[0].id if found else ""
    press.wall.show(await press.tables.agreements.resume(key, press.person))
    return key


async def late(press: Press) -> str:
    """Choose what becomes of someone who is out of time."""
    waiting = [table for table, _ in press.own_tables() if press.tables.waiting.late(table)]
    found = press.own_table()
    if not waiting and found is None:
        return NOTHING
    key = press.luck.choice(waiting).id if waiting else found[0].id if found else ""
    hosting = press.tables.waiting
    way = press.luck.choice(["deputise", "end", "claim"])
    match way:
        case "deputise":
            now = await hosting.deputise(key, press.person)
        case "end":
            now = await hosting.end(key, press.person)
        case _:
            now = await hosting.claim(key, press.person)
    press.wall.show(now)
    return f"{key} {way}"


@at_own_table
async def leave(press: Press, table: Table, _: Seat) -> str:
    """Leave a game."""
    if table.is_unrated and len(table.in_person) == 1:
        press.wall.show(await press.tables.agreements.end_unrated(table.id, press.person))
        return f"{table.id} ended"
    result = await press.tables.playing.play(table.id, press.person, Resign())
    return _confirm(press, result, [Resign()], turn=None)


@at_own_table
async def nudge(press: Press, table: Table, _: Seat) -> str:
    """Nudge whose turn it is, or react."""
    if press.luck.random() < 0.5:
        nudged, pressed = list[Player](), press.time
        with press.witness.unless_blocked(press.person, lambda: nudged):
            now, seats = await press.tables.nudges.nudge(table.id, press.person)
            nudged += [now.players[each] for each in seats]
        if not set(seats) <= now.position.awaited & now.in_person - {now.own_seat(press.person)}:
            press.witness.faults.append(f"someone was nudged who is not awaited: {now.id} ply {now.ply} {seats}")
        whom = tuple(each.id for each in nudged)
        press.witness.asks.append(Asked(press.person.id, whom, pressed, press.time, now.id, now.moved_at))
        return f"{now.id} nudges {len(seats)}"
    preferences = await press.tables.preferences.of(press.person)
    now = await press.tables.memory.table(table.id)
    await press.tables.reactions.react(now, press.person, preferences, press.luck.choice([*Reaction]))
    return f"{table.id} reacts"


async def look(press: Press) -> str:
    """Look at one's tables, as `/hand` does."""
    await read_own(press)
    known = {table.id for table, _ in press.own_tables()}
    found = await press.tables.memory.tables_of(press.person)
    for key in sorted(known - {table.id for table in found}) * (not press.wall.is_shared):
        if (await press.tables.memory.table(key)).is_played_by(press.person):  # else it was over, though not shown so
            press.witness.faults.append(f"{press.person.name} does not find a game that goes on: {key}")
    for table in found:
        seat = table.seat_of(press.person)
        if seat is not None:
            table.view(seat)
            press.wall.answer(table, seat)
    return f"{len(found)} tables"
