"""The acts of a lobby: what each kind of act holds, and what it does.

Acts are only ever added. An act that asks everyone again (other terms, a robot whose leaving brings the stakes back)
makes a new version of the lobby, numbered like the act. Players who agree name the version they saw. Earlier versions
of the bot also asked everyone again for robots that came, and their acts still do.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType

from bot.games.protocol import Game
from bot.store import LobbyActRow, LobbyRow
from bot.tables.lobbies.lobby import Check, Close, Invitation, Lobby, Sitter
from bot.tables.state.pace import parse_clock
from bot.tables.state.people import Player
from bot.tables.state.terms import Terms, stored_options
from bot.tables.time import MINUTE

HELD = 10 * MINUTE  # that an invitation holds a seat
ASKED = 2 * MINUTE  # to answer whether someone is ready
UNASKED = "unasked"  # the text of an act that asks nobody again: it brings no stakes


class Kind(StrEnum):
    """A kind of act in a lobby."""

    TERMS = "terms"  # by the host, who agrees to them; `text` is JSON
    SIT = "sit"  # `text` is the version that was agreed to
    AGREE = "agree"  # the same, by someone who sits there already
    LEAVE = "leave"  # `text` is a Leave
    INVITE = "invite"
    DECLINE = "decline"  # an invitation; `text` is a Leave
    ROBOT = "robot"  # it sits down, by a press of the host; `text` is UNASKED, or None for an act that asks everyone
    DISMISS = "dismiss"  # a robot, by a press of the host; `text` as for ROBOT
    REMOVE = "remove"  # a person, by a press of the host
    SIDE = "side"  # `text` is the index of the side that was chosen; empty is by lot
    ASK = "ask"  # inactive players; `player` is the host if they pressed Start, None if nobody did
    READY = "ready"
    START = "start"  # the table is opened in the same unit; `player` as for ASK
    CLOSE = "close"  # `text` is a Close


class Leave(StrEnum):
    """A reason for leaving, or for an invitation to end early."""

    PRESSED = "pressed"
    UNREADY = "unready"  # they did not say in time that they are ready
    GONE = "gone"  # they left the server, or were forgotten


def lobby_of(row: LobbyRow, game: Game, commitment: str, *, is_played: bool = True) -> Lobby:
    """Return the lobby before its first act. `is_played`: whether its server allows the game now."""
    return Lobby(
        id=row.id,
        game=game,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        seats=row.seats,
        created_at=row.created_at,
        expires_at=row.expires_at,
        commitment=commitment,
        again=row.again,
        is_played=is_played,
    )


def terms_text(terms: Terms) -> str:
    """Return terms as an act holds them."""
    return json.dumps(
        {
            "options": terms.options.with_edition({"rules": terms.options.rules, **terms.options.changes()}),
            "stake": terms.stake,
            "clock": terms.clock,
            "unit": terms.unit,
        }
    )


def read_terms(game: Game, text: str) -> Terms:
    """Return the inverse of `terms_text`. Raises Declined (NEWER), BadOption, ValueError or KeyError."""
    given = json.loads(text)
    options, clocked = stored_options(game, given["options"]), parse_clock(given["clock"])
    pace, *flags = clocked
    return Terms(game, options, given["stake"], pace, given["unit"], *flags)


def after(lobby: Lobby, act: LobbyActRow, people: Mapping[int, Player]) -> Lobby:
    """Return the lobby after one more act of these people. It may be any act: `lobby_rules` says which there can be.

    Raises ValueError or KeyError for a malformed act, Declined (NEWER) for terms of a later version.
    """
    kind, lobby = Kind(act.kind), replace(lobby, number=act.number)
    match kind:
        case Kind.CLOSE:
            return replace(lobby, closed=Close(act.text or ""), check=None)
        case Kind.START:
            return replace(lobby, is_started=True, check=None)
        case Kind.ASK:
            asked = frozenset(each.player.id for each in lobby.asleep(act.at) if each.player.id != act.player)
            return _pressed(replace(lobby, check=Check(asked, act.at + ASKED, act.player)), act)
        case _ if act.player is None:
            raise ValueError("nobody did it")
        case _:
            return _EFFECTS[kind](lobby, act, people[act.player])


def _named(lobby: Lobby, act: LobbyActRow, _: Player) -> Lobby:
    named = read_terms(lobby.game, act.text or "")
    return _agreed(replace(lobby, named=named, version=act.number, check=None), act, act.number)


def _sat(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    lobby = _without(lobby, player, act.at)
    gone = tuple(each for each in lobby.gone if each.id != player.id)  # they have come back
    return _consented(replace(lobby, sitters=(*lobby.sitters, Sitter(player, act.at)), gone=gone), act, player)


def _consented(lobby: Lobby, act: LobbyActRow, _: Player) -> Lobby:
    return _agreed(lobby, act, int(act.text or ""))


def _left(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    lobby = _departed(_unseated(lobby, player), player)
    if act.text == Leave.GONE and not player.is_former:
        lobby = replace(lobby, gone=(*lobby.gone, player))
    check = lobby.check and replace(lobby.check, asked=lobby.check.asked - {player.id})
    if check is not None and not check.asked and not lobby.can_play(len(lobby.sitters)):
        check = None  # they were asked in vain: there are too few now
    return replace(lobby, check=check)


def _removed(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    """Remove a player, who does not come back. It counts as a press by the host."""
    left = replace(_left(lobby, act, player), removed=lobby.removed | {player.id})
    return left if left.host is None else _pressed(left, replace(act, player=left.host.id))


def _invited(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    lobby = _without(lobby, player, act.at)
    return replace(lobby, invitations=(*lobby.invitations, Invitation(player, act.at + HELD)))


def _declined(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    """Count it as leaving, so that nobody is asked again and again."""
    return _departed(_without(lobby, player, act.at), player)


def _robot_sat(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    return _by_host(replace(lobby, sitters=(*lobby.sitters, Sitter(player, act.at))), act)


def _robot_left(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    """Remove a robot. Where the stakes apply again, the host agrees again: nobody saw them while a robot sat there."""
    left = _unseated(lobby, player)
    return _by_host(left, act, agrees=left.terms == lobby.terms)


def _chose_side(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    """Seat a player on a chosen side. A robot makes room: it plays where the lot seats it then."""
    side = int(act.text) if act.text else None
    sitters = [replace(each, side=side) if each.player.id == player.id else each for each in lobby.sitters]
    there = [each for each in sitters if side is not None and each.side == side]
    if side is not None and len(there) > len(lobby.sides(lobby.seats)[side]):
        moved = next(each for each in there if each.is_robot)
        sitters[sitters.index(moved)] = replace(moved, side=None)
    return _pressed(replace(lobby, sitters=tuple(sitters)), act)


def _was_ready(lobby: Lobby, act: LobbyActRow, player: Player) -> Lobby:
    check = lobby.check and replace(lobby.check, asked=lobby.check.asked - {player.id})
    return _pressed(replace(lobby, check=check), act)


_EFFECTS: Mapping[Kind, Callable[[Lobby, LobbyActRow, Player], Lobby]] = MappingProxyType(
    {
        Kind.TERMS: _named,
        Kind.SIT: _sat,
        Kind.AGREE: _consented,
        Kind.LEAVE: _left,
        Kind.INVITE: _invited,
        Kind.DECLINE: _declined,
        Kind.ROBOT: _robot_sat,
        Kind.DISMISS: _robot_left,
        Kind.REMOVE: _removed,
        Kind.SIDE: _chose_side,
        Kind.READY: _was_ready,
    }
)


def _pressed(lobby: Lobby, act: LobbyActRow) -> Lobby:
    sitters = (replace(each, pressed_at=act.at) if each.player.id == act.player else each for each in lobby.sitters)
    return replace(lobby, sitters=tuple(sitters))


def _agreed(lobby: Lobby, act: LobbyActRow, version: int) -> Lobby:
    """Return the lobby once the player of `act` agreed to a version. Their earlier agreements no longer count."""
    seen = lobby.terms
    sitters = (
        replace(each, agreed=version, consent=act.number, press_id=act.press_id, terms=seen, robots=lobby.robots)
        if each.player.id == act.player
        else each
        for each in lobby.sitters
    )
    return _pressed(replace(lobby, sitters=tuple(sitters)), act)


def _by_host(lobby: Lobby, act: LobbyActRow, *, agrees: bool = True) -> Lobby:
    """Return the lobby after a press of its host, which asks everyone again unless the act says otherwise.

    `agrees`: whether the host agrees by the same press.
    """
    if (host := lobby.host) is None:
        raise ValueError("there is no host")
    if act.text != UNASKED:
        lobby = replace(lobby, version=act.number, check=None)
    act = replace(act, player=host.id)
    return _agreed(lobby, act, lobby.version) if agrees else _pressed(lobby, act)


def _departed(lobby: Lobby, player: Player) -> Lobby:
    return replace(lobby, departures={**lobby.departures, player.id: lobby.departures.get(player.id, 0) + 1})


def _unseated(lobby: Lobby, player: Player) -> Lobby:
    return replace(lobby, sitters=tuple(each for each in lobby.sitters if each.player.id != player.id))


def _without(lobby: Lobby, player: Player, at: int) -> Lobby:
    """Return the lobby without an invitation to `player`, and without those whose time is over."""
    kept = tuple(each for each in lobby.invitations if each.player.id != player.id and at < each.until)
    return replace(lobby, invitations=kept)
