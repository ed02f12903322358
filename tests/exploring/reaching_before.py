"""Plots of what comes before a game, or beside it: challenges, lobbies, the ledger, and what people type."""

from typing import Final

from bot.exploring.story import Kind
from bot.tables.time import MINUTE, SECOND
from tests.exploring.plots import AT_ONCE, BEGUN, GATHERED, QUICKLY, REQUESTED, Plot, part
from tests.exploring.reaching import Reaching, declined, has_sides, is_declared, is_of_many, is_of_two, objections

BEFORE: Final = (
    Reaching(
        "lobbies for duplicate",
        Plot(
            (
                part(120, {Kind.DUPLICATE: 4, Kind.LOBBY: 1}, QUICKLY),
                part(60, {Kind.DUPLICATE: 1, Kind.WISH: 2}, QUICKLY),
            )
        ),
        declined("duplicate-none duplicate-terms duplicate-robots duplicate-pause"),
    ),
    Reaching(
        "what people ask of the ledger",
        Plot((BEGUN, part(90, {Kind.MISTYPE: 16, Kind.SETTLE: 4, Kind.AGREE: 4, Kind.PRACTICE: 2}, AT_ONCE))),
        objections("no-proposal no-rated nobody not-involved nothing nothing-to-net oneself same square unfinished"),
        typed=("reads what is not",),
    ),
    Reaching(
        "what people type",
        Plot((BEGUN, part(180, {Kind.MISTYPE: 30, Kind.CHALLENGE: 1, Kind.PRACTICE: 1}, AT_ONCE))),
        declined(
            "no-table no-lobby no-offer oneself stake block-oneself clock forced-by-day time-zone quiet-hours"
            " quiet-long unit window not-challenger no-level seats not-seated not-ahead round-over"
        ),
        typed=(
            "plays nowhere",
            "sits nowhere",
            "answers nothing",
            "challenges oneself",
            "stakes too much",
            "blocks oneself",
            "reads a clock",
            "reads quiet hours",
            "sets badly",
            "withdraws for others",
            "asks a master",
            "opens for a crowd",
            "plays for others",
            "orders what cannot be",
        ),
    ),
    Reaching(
        "practice, here and in direct messages",
        Plot((part(24, {Kind.PRACTICE: 1}, QUICKLY), part(60, {Kind.MISTYPE: 1}, AT_ONCE))),
        declined("not-over no-game-here"),
        typed=("again too soon",),
    ),
    Reaching(
        "the terms of a lobby",
        Plot(
            (part(200, {Kind.OPEN: 2, Kind.SIT: 20, Kind.START: 16, Kind.MISTYPE: 10, Kind.LOBBY: 12}, AT_ONCE),),
            is_declared,
        ),
        declined("agreed full lobby-over new-terms not-agreed not-host other-game too-few")
        | {"lobby lapsed", "lobby open"},
        typed=("agrees to old terms", "another game"),
        is_told_on=True,
    ),
    Reaching(
        "the people in a lobby",
        Plot(
            (part(200, {**GATHERED, Kind.START: 1, Kind.MISTYPE: 20, Kind.INSIST: 6, Kind.BLOCK: 3}, AT_ONCE),),
            is_of_many,
        ),
        declined(
            "avoided held invite-bot invite-removed invite-seated invited left-often many-lobbies no-robot no-sides "
            "nobody-removed not-asked not-sitting unwelcome"
        ),
        typed=("asks whoever", "a robot too good"),
        insisted=("comes and goes", "opens"),
    ),
    Reaching(
        "partners",
        Plot(
            (part(16, {Kind.OPEN: 2, Kind.SIT: 12}, QUICKLY), part(40, {Kind.SIT: 4, Kind.MISTYPE: 20}, AT_ONCE)),
            has_sides,
        ),
        declined("side-full"),
        typed=("crowds a side",),
    ),
    Reaching(
        "games that a server does not allow",
        Plot(
            (
                part(24, {Kind.OPEN: 1, Kind.SIT: 3}, QUICKLY),
                part(3, {Kind.LOOK: 1}, {(6 * MINUTE, 7 * MINUTE): 1}),
                part(40, {Kind.SIT: 3, Kind.START: 8}, {(0, SECOND): 1}),
                part(60, {Kind.SETTING: 6, Kind.OPEN: 1, Kind.CHALLENGE: 1}, {(0, SECOND): 1}),
            ),
        ),
        declined("checking not-played"),
        is_where_settings_are=True,
    ),
    Reaching(
        "games that a server does not allow anymore, as robots take the last seats",
        Plot(
            (
                part(16, {Kind.OPEN: 2, Kind.SIT: 3}, QUICKLY),
                part(30, {Kind.SETTING: 1}, {(0, SECOND): 1}),
                part(40, {Kind.START: 1}, {(0, SECOND): 1}),
            ),
            is_of_many,
        ),
        frozenset({"lobby forbidden"}),
        is_where_settings_are=True,
    ),
    Reaching(
        "challenges",
        Plot(
            (
                part(
                    200,
                    {**REQUESTED, Kind.BLOCK: 8, Kind.SETTING: 8, Kind.INSIST: 10, Kind.COUNTER: 6},
                    {(0, 3 * SECOND): 0.9, (10 * MINUTE, 40 * MINUTE): 0.1},
                ),
            ),
            is_of_two,
        ),
        declined("answered asked-often closed countered forced-none lapsed not-challenged open-challenges own-block")
        | {"notice countered", "notice challenge over"},
        insisted=("challenges", "counters"),
        clocks=("forced",),
    ),
    Reaching(
        "people who play again, or are forgotten",
        Plot((BEGUN, part(120, {Kind.LEAVE: 10, Kind.REMATCH: 16, Kind.FORGET: 4, Kind.MISTYPE: 5}, AT_ONCE))),
        declined("asked invite-nobody nobody seated") | {"lobby empty"},
        typed=("asks who is gone",),
    ),
)
