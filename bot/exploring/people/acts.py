"""Every kind of press, and what it does."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.exploring.people import aside, at_table, before, contest, daily, duplicate, league, odd
from bot.exploring.people.press import Act
from bot.exploring.story import Kind

ACTS: Final[Mapping[Kind, Act]] = MappingProxyType(
    {
        Kind.PLAY: at_table.play,
        Kind.TWICE: at_table.play,
        Kind.STALE: at_table.stale,
        Kind.UNDO: at_table.undo,
        Kind.ORDER: at_table.order,
        Kind.TAKE_BACK: at_table.take_back,
        Kind.NEXT_DEAL: at_table.next_deal,
        Kind.CUT: at_table.cut,
        Kind.WISH: at_table.wish,
        Kind.CONSENT: at_table.consent,
        Kind.REFUSE: at_table.refuse,
        Kind.RESUME: at_table.resume,
        Kind.LATE: at_table.late,
        Kind.LEAVE: at_table.leave,
        Kind.NUDGE: at_table.nudge,
        Kind.LOOK: at_table.look,
        Kind.CHALLENGE: before.challenge,
        Kind.ACCEPT: before.accept,
        Kind.DECLINE: before.decline,
        Kind.COUNTER: before.counter,
        Kind.OPEN: before.open_lobby,
        Kind.SIT: before.sit,
        Kind.LOBBY: before.lobby_act,
        Kind.START: before.start,
        Kind.PRACTICE: before.practice,
        Kind.REMATCH: before.rematch,
        Kind.SETTLE: aside.propose,
        Kind.AGREE: aside.agree,
        Kind.SETTING: aside.setting,
        Kind.BLOCK: aside.block,
        Kind.FORGET: aside.forget,
        Kind.CONTEST: contest.contest,
        Kind.DUPLICATE: duplicate.duplicate,
        Kind.DAILY: daily.daily,
        Kind.LEAGUE: league.league,
        Kind.MISTYPE: odd.mistype,
        Kind.INSIST: odd.insist,
    }
)
