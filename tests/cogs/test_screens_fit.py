"""Every screen fits Discord, at the worst: hands of 5 to 85 cards, the longest names, every phase, both languages."""

from dataclasses import replace

import pytest

from bot.games.mille.counting import Feat
from bot.games.mille.kinds import KINDS, kind_of
from bot.games.mille.views import MilleView, Phase
from bot.games.protocol import Abandon, Event, Position, Resign, Seat
from bot.tables import Matter, Offer, Table, TableProposal, Turn, agree
from bot.tables.state.undo import Undoable
from bot.text import LOCALES, Locale
from cogs.ids import CustomId, TableCommand, Verb
from cogs.screens.challenge import challenge_screen
from cogs.screens.endings import game_over
from cogs.screens.game import Manner
from cogs.screens.leaving import proposal_question, resign_question
from cogs.screens.lists import deal_log, game_list
from cogs.screens.mille.acts import Act
from cogs.screens.mille.kinds import discards
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import PrivateScreen, plain_private
from cogs.screens.situation import Situation
from cogs.screens.table import panel, public_table, showing
from cogs.screens.which_table import which_table
from tests.cogs.desk import (
    SMALL_CARDS,
    UNIT,
    WORST_NAMES,
    acting,
    finish_of,
    great_hand,
    random_positions,
    sent,
    start,
    table_at,
)
from tests.games.play import RandomGame, play_at_random
from tests.games.positions import MILLE
from tests.left_out import first

PILES = (5, 40, 62, 73)  # hands of 17, 52, 74 and 85 cards

pytestmark = pytest.mark.parametrize("locale", LOCALES)


def view_of(position: Position) -> MilleView:
    view = position.view(acting(position))
    assert isinstance(view, MilleView)
    return view


async def drawn(
    screens: MilleScreens, table: Table, seat: Seat, locale: Locale, *, is_open: bool = False
) -> PrivateScreen:
    """Return the panel with as many words as it can have; `is_open`: with its tools."""
    return await panel(table, seat, screens, Manner(locale, emoji=SMALL_CARDS), said="x" * 200, is_open=is_open)


@pytest.mark.parametrize("pile", PILES)
async def test_panel_of_a_great_hand(screens: MilleScreens, pile: int, locale: Locale) -> None:
    position = great_hand(pile)
    view = view_of(position)
    assert view.hand is not None
    assert len(view.hand) == 12 + pile
    if pile >= 40:
        assert {kind_of(card) for card in view.hand} == set(KINDS)
    table = table_at(position, names=WORST_NAMES)
    for seat in (acting(position), Seat(1 - acting(position))):
        sent(await drawn(screens, table, seat, locale)).check()


@pytest.mark.parametrize("pile", first(1, PILES, why="all sizes"))
async def test_marks_of_all_kinds_of_a_great_hand(screens: MilleScreens, pile: int, locale: Locale) -> None:
    position = great_hand(pile)
    seat, table = acting(position), table_at(position, names=WORST_NAMES)
    shown = showing(table, seat, Manner(locale))
    tools = sent(await drawn(screens, table, seat, locale, is_open=True))
    (by_hand,) = tools.find(Act.MELD)
    assert screens.choose(shown, by_hand, []) == ()
    for place in range(len(discards(view_of(position)))):
        message = sent(await drawn(screens, table, seat, locale))
        message.check()
        assert screens.choose(shown, message.find(Act.MARK)[place], []) == ()
    message = sent(await drawn(screens, table, seat, locale))
    message.check()
    for press in message.find(Act.LAY):
        assert screens.choose(shown, press, [])
        sent(await drawn(screens, table, seat, locale)).check()


async def test_panel_with_everything_that_can_be_undone(screens: MilleScreens, locale: Locale) -> None:
    """Most components there can be: lays, discards, and two buttons to take lays back."""
    position = start(a="KKK QQQ JJJ 999", stock="4")
    position = position.play(Seat.A, MILLE.parse("draw")).position
    standing: list[Undoable] = []
    for lay in view_of(position).all_melds()[:2]:
        standing.append(Undoable(Seat.A, lay, position))
        position = position.play(Seat.A, lay).position
    table = replace(table_at(position, names=WORST_NAMES), undoable=tuple(standing), turns=(Turn(Seat.A, ()),))
    message = sent(await drawn(screens, table, Seat.A, locale))
    message.check()
    verbs = {press.verb for verb in (*Verb, *Act) for press in message.find(verb)}
    assert verbs == {Act.ARRANGE, Act.DISCARD, Verb.UNDO, Verb.MORE}
    assert [press.word for press in message.find(Verb.UNDO)] == ["1-2"]
    tools = sent(await drawn(screens, table, Seat.A, locale, is_open=True))
    tools.check()
    assert [press.word for press in tools.find(Verb.UNDO)] == ["2-2", "1-2"], "all, behind ⋯"


@pytest.mark.parametrize("seed", first(1, range(4)))
async def test_panels_and_tables_of_random_games(screens: MilleScreens, seed: int, locale: Locale) -> None:
    phases = set()
    for position in random_positions(seed, 16):
        phases.add(view_of(position).phase)
        table = table_at(position, names=WORST_NAMES)
        for seat in (Seat.A, Seat.B):
            sent(await drawn(screens, table, seat, locale)).check()
        public = await public_table(
            table, screens, Manner(locale, emoji=SMALL_CARDS), Situation(unreachable=table.players)
        )
        sent(public).check()
    assert phases == {Phase.BEGIN, Phase.PLAY}


def game(seed: int) -> RandomGame:
    return play_at_random(MILLE, MILLE.options({"target": "800"}), seed)


async def test_public_table_with_the_longest_events(screens: MilleScreens, locale: Locale) -> None:
    events = [event for ply in game(3).plies for event in ply.step.events]
    known_events: list[Event] = [known for event in events if (known := event.seen_by(None)) is not None]
    position = great_hand(62)
    shown = showing(table_at(position, names=WORST_NAMES), None, Manner(locale))
    longest = sorted(known_events, key=lambda event: len(screens.in_words(event, shown) or ""))[-12:]
    table = table_at(position, names=WORST_NAMES, turns=(Turn(Seat.A, tuple(longest)), Turn(Seat.B, tuple(longest))))
    screen = await public_table(
        table,
        screens,
        Manner(locale, emoji=SMALL_CARDS),
        Situation(deals_at=1_700_000_000_000, unreachable=table.players),
    )
    sent(screen).check()
    sent(deal_log(table, known_events * 3, screens, locale=locale, emoji=SMALL_CARDS)).check()
    sent(deal_log(table, (), screens, locale=locale, emoji=SMALL_CARDS)).check()


@pytest.mark.parametrize("seed", first(1, range(3)))
async def test_end_of_a_deal_and_of_a_game(screens: MilleScreens, seed: int, locale: Locale) -> None:
    played = game(seed)
    between = next(p for p in played.positions[1:] if p.chance is not None and p.chance.kind == "deck")
    table = table_at(between, names=WORST_NAMES)
    sent(
        await public_table(table, screens, Manner(locale, emoji=SMALL_CARDS), Situation(deals_at=1_700_000_000_000))
    ).check()
    sent(await drawn(screens, table, Seat.A, locale)).check()
    finish = finish_of(between)
    ended = Situation(deals_at=1_700_000_000_000, finish=finish, unreachable=table.players)
    sent(await public_table(table, screens, Manner(locale), ended)).check()
    feats = [(player, feat) for player in table.players for feat in Feat]
    for ended in (
        played.final,
        between.play(Seat.A, Resign()).position,
        between.play(None, Abandon()).position,
        start().play(Seat.B, Resign()).position,
    ):
        over = table_at(ended, names=WORST_NAMES, turns=table.turns)
        settled = sent(
            await game_over(
                over,
                screens,
                Manner(locale),
                finish=finish_of(played.final) if ended is played.final else None,
                firsts=feats,
                mark="123-settle",
                seed=bytes(32),
            )
        )
        settled.check()
        assert UNIT in settled.text or not over.settlement().transfers
        sent(await public_table(over, screens, Manner(locale, emoji=SMALL_CARDS))).check()
        sent(await drawn(screens, over, Seat.A, locale)).check()


async def test_score_pad_of_a_very_long_game(screens: MilleScreens, locale: Locale) -> None:
    """To 10,000: dozens of deals on one pad."""
    played = play_at_random(MILLE, MILLE.options({"target": "10000", "rules": "progressive"}), 1)
    table = table_at(played.final, names=WORST_NAMES)
    assert len(table.view(None).scores) > 20  # type: ignore[attr-defined]
    finish = finish_of(played.final)
    settled = await game_over(table, screens, Manner(locale), finish=finish, mark="9999-settle", seed=bytes(32))
    sent(settled).check()


def test_challenges_lists_and_questions(locale: Locale) -> None:
    table = table_at(start(), names=WORST_NAMES)
    ann, bob = table.players
    terms = agree(
        MILLE,
        1_000_000,
        {
            "rules": "progressive",
            "target": "10000",
            "natural_required": "yes",
            "clean_natural": "any",
            "difference": "started",
            "skunk": "multiply",
            "progressive": "no",
        },
    )
    for challenged in (bob, None):
        offer = Offer("Z" * 10, replace(terms, unit=UNIT), 5, 50, None, ann, challenged, 1_700_000_000_000, "f" * 64)
        for outcome in (None, "x" * 200):
            sent(challenge_screen(offer, locale=locale, outcome=outcome)).check()
    sent(game_list([replace(table, id=f"{at:010}") for at in range(60)], ann, locale=locale)).check()
    sent(resign_question(table, ann, locale=locale)).check()
    both = frozenset({Seat.A}), frozenset({Seat.B})
    proposal = TableProposal(1, Matter.END, Seat.B, 3, None, *both, 1_700_000_000_000)
    sent(proposal_question(table, proposal, locale=locale)).check()
    sent(plain_private("A word.")).check()


async def test_nothing_in_an_id_tells_a_card(screens: MilleScreens, locale: Locale) -> None:
    """The ids are the same for any hand: numbers of places and turns, never a rank."""
    for pile in PILES:
        position = great_hand(pile)
        seat, table = acting(position), table_at(position, turns=(Turn(acting(position), ()),))
        shown = showing(table, seat, Manner(locale))
        messages = [sent(await drawn(screens, table, seat, locale))]
        screens.choose(shown, CustomId(Act.MELD, table.id, shown.view.turn), [])
        messages.append(sent(await drawn(screens, table, seat, locale)))
        screens.choose(shown, messages[-1].find(Act.MARK)[0], [])
        messages.append(sent(await drawn(screens, table, seat, locale)))
        presses = [press for each in messages for verb in (*Verb, *Act) for press in each.find(verb)]
        allowed = {Act.MARK, Act.COUNT, Act.LAY, Act.WILD, Verb.MORE, Verb.RULE, Act.DISCARD, Act.ARRANGE}
        assert {press.verb for press in presses} <= allowed
        for press in presses:
            if press.verb == Verb.RULE:
                continue
            assert press.key == table.id
            assert press.turn == (None if press.verb == Verb.MORE else shown.view.turn)
            if press.verb in {Act.MARK, Act.COUNT, Act.WILD, Act.LAY}:
                mark, *numbers = press.word.split("-")
                assert int(mark, 16) >= 0
                assert all(number.isdecimal() for number in numbers)
            elif press.verb in {Act.DISCARD, Act.ARRANGE}:
                assert all(int(number) < len(KINDS) for number in press.word.split("-"))
            else:
                assert press.word in {"more", "back"}


@pytest.mark.parametrize("command", TableCommand)
def test_question_which_of_many_tables(command: TableCommand, locale: Locale) -> None:
    table = table_at(start(), names=WORST_NAMES)
    tables = [replace(table, id=f"{number:010}") for number in range(26)]
    for now in (tables, [replace(each, players=each.players[::-1] * 5) for each in tables]):
        shown = sent(which_table(now, tables[0].players[0], command, locale=locale))
        shown.check()
        (menu,) = shown.find(Verb.WHICH_TABLE)
        assert shown.values(menu) == [each.id for each in tables[:25]]
        assert "`/history`" in shown.text
        assert "`/history`" not in sent(which_table(now[:25], tables[0].players[0], command, locale=locale)).text
