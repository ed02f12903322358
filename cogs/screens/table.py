"""The screens that all games share: the public table and the private panel."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, groupby

from bot.games.protocol import Event, Move, Refusal, Seat
from bot.tables import Cut, Deputised, Finish, Paused, Resumed, Table, TookBack
from bot.text import Locale, say
from cogs.amounts import unit_word
from cogs.ids import CustomId, Verb
from cogs.names import escaped, game_name, names_of, until
from cogs.refusals import refused, sentence_behind
from cogs.screens.below import lines_below
from cogs.screens.cut import cut_buttons, cut_line, cut_sentence, next_button, own_cut_line
from cogs.screens.duplicate import closed_panel, closed_table
from cogs.screens.frame import MOST, Controls, frame, has_room, in_rows, more_button, refresh_button
from cogs.screens.game import USUAL_ROWS, GameScreens, Manner, Showing
from cogs.screens.head import head_of, over_line
from cogs.screens.hint import hint_button
from cogs.screens.how import how_to_button
from cogs.screens.leaving import leaving_buttons
from cogs.screens.news import News, news, news_since_deal, public_news
from cogs.screens.page import is_brief, is_small_line
from cogs.screens.pauses import in_pause, pause_line
from cogs.screens.rulebook import why_refused
from cogs.screens.screen import Block, Button, PrivateScreen, PublicScreen, Row
from cogs.screens.situation import NOTHING, Situation
from cogs.screens.social import nudge_button, reaction_buttons, reaction_line
from cogs.screens.sorting import sorting_buttons
from cogs.screens.steps import step_button
from cogs.screens.undo import undo_buttons, undo_sentence
from cogs.screens.waiting import (
    own_waiting_buttons,
    own_waiting_lines,
    waiting_buttons,
    waiting_sentence,
)
from cogs.screens.why import why_button
from cogs.screens.windows import kept_orders, moves_ahead, order_tools, own_window_lines, window_line, with_orders
from cogs.terms import forced_lines
from render import Picture
from render.names import RobotName

MOST_WORDS = 3_900  # characters of a message, nearly as many as Discord takes
IN_NEWS = (2, 1)  # lines of news in a panel on a phone and on a desktop; `/table log` has more
IN_OPEN_NEWS = (5, 2)  # the same on a public message where a game is played
A_LINE = (3, 1)  # lines of a sentence that takes no more than one on a desktop
ENDED = "ended"  # the phase between two deals
ITEM = "- "  # begins a line of a list
SHOWN_OF_CODE = 8  # digits of a commitment, where all of it is one press away

NEWEST = 2  # lines of news that always appear
EMPTY = "\u200b"  # the line of news while there is none, so that the buttons below stay where they are
ELLIPSIS = "…"  # before the first line of news, in place of what happened earlier; or after what has no room


def showing(table: Table, seat: Seat | None, manner: Manner, *, ahead: tuple[Move, ...] = ()) -> Showing:
    """Return `table` as `seat` may see it, whose player has ordered moves `ahead`; as a bystander may for None."""
    names = tuple(RobotName(each.name, each.robot) if each.robot else each.name for each in table.players)
    return Showing(
        table.id,
        table.view(seat),
        names,
        table.stake,
        unit_word(table.terms.unit, locale=manner.locale),
        manner.locale,
        manner.style,
        asks_clean=manner.asks_clean,
        asks_passing=manner.asks_passing,
        emoji=manner.emoji,
        is_stepwise=table.is_stepwise,
        default_cut=table.default_cut,
        ahead=ahead,
    )


async def public_table(
    table: Table,
    screens: GameScreens,
    manner: Manner,
    situation: Situation = NOTHING,
) -> PublicScreen:
    """Return the table for everyone in the channel; between two deals, how the last one ended.

    That is in a line, the table then with every hand that the game opens, and the score pad. In duplicate nothing of a
    deal that others still play.
    """
    locale, shown, finish = manner.locale, showing(table, None, manner), situation.finish
    if table.is_closed:
        tools = (*_hand_button(table, locale), *waiting_buttons(table, situation, locale=locale))
        below = lines_below(table, situation, locale=locale)
        return await closed_table(table, screens, shown, title=title_of(table, locale), below=below, tools=tools)
    if finish is None:
        title, recent = title_of(table, locale), public_news(table, screens, shown)
        pictures = await screens.table(shown)
    else:
        title = say(locale, "deal-over-title", game=title_of(table, locale), deal=str(table.deal))
        recent = news_since_deal(table, screens, shown, finish.events)
        pictures = await screens.deal_end(replace(shown, view=finish.public), known_to_all(table, finish))
    title, lines = f"### {title}", list[str]()
    if state := screens.status(shown):
        lines.append(f"**{state}**")
    if situation.deals_at is not None:
        lines.append(say(locale, "table-next-deal", time=until(situation.deals_at)))
    lines += filter(None, [cut_line(table, locale=locale)])
    if table.is_over:
        lines.append(say(locale, "table-over-line"))
    lines += window_line(table, situation, locale=locale)
    lines += lines_below(table, situation, locale=locale)
    blocks: list[Block] = [title, *pictures]
    words = sum(len(block) for block in blocks if isinstance(block, str))
    rows = [] if table.is_over else _open_rows(table, screens, manner)
    fits = partial(is_brief, of=IN_OPEN_NEWS) if rows else None  # who decides here has all of it in view
    blocks += fitting(recent, lines, room=MOST_WORDS - words, fits=fits, newest=1 if rows else NEWEST)
    if not table.is_over:
        blocks += rows
        more = waiting_buttons(table, situation, locale=locale)
        tools = (*cut_buttons(table, locale=locale), *_hand_button(table, locale), *step_button(table, locale), *more)
        why = () if finish is None else (why_button(table.id, table.deal, locale=locale),)
        read = () if finish is not None else _read_button(screens, shown, pictures)
        how = (how_to_button(table.terms.game.name, locale=locale),) if situation.commitment and finish is None else ()
        blocks += in_rows((*tools, *why, *read, *how)[: MOST if finish is None else 2 * MOST], a_row=MOST)
    if situation.commitment and finish is None:
        fair = say(locale, "practice-small", commitment=situation.commitment[:SHOWN_OF_CODE])
        blocks.append("\n".join(f"-# {line}" for line in (*forced_lines(table.terms, locale=locale), fair)))
    return PublicScreen(tuple(blocks))


def known_to_all(table: Table, finish: Finish) -> Finish:
    """Return how a deal ended, for everyone: with open hands only where the game opens them.

    The end of the game changes nothing: no message shows a hand that nobody had to show.
    """
    return finish if table.terms.game.opens_hands else finish.closed()


def _hand_button(table: Table, locale: Locale) -> tuple[Button, ...]:
    """Return the button *My hand*; none where nobody has one."""
    hand = Button(say(locale, "table-hand"), CustomId(Verb.HAND, table.id))
    return (hand,) if table.terms.game.has_hands else ()


def _open_rows(table: Table, screens: GameScreens, manner: Manner) -> list[Row]:
    """Return public buttons for those who may play, one for each label; what only a robot may press keeps its place.

    The word of each begins with the letter of a seat: it means the move in that seat's list, no matter who presses.
    """
    if table.terms.game.has_hands:
        return []
    main, choices, awaited, persons = dict[str, Button](), dict[str, Button](), table.position.awaited, table.in_person
    for seat in sorted(table.position.to_act, key=lambda each: (each not in persons, each not in awaited, each)):
        controls = screens.open_controls(showing(table, seat, manner))
        rows = chain.from_iterable(row for row in controls.choices if isinstance(row, tuple))
        for found, buttons in ((main, filter(None, (controls.main,))), (choices, rows)):
            for each in filter(lambda button: button.enabled, buttons):
                ours = replace(each.id, word=f"{seat}-{each.id.word}")
                found.setdefault(each.label, replace(each, id=ours, enabled=seat in persons))
    return [*in_rows([*main.values(), *choices.values()][: 2 * MOST], a_row=MOST)] if persons else []


async def panel(
    table: Table,
    seat: Seat,
    screens: GameScreens,
    manner: Manner,
    *,
    said: str | Refusal | None = None,
    situation: Situation = NOTHING,
    is_open: bool = False,
    is_unplayed: bool = False,
) -> PrivateScreen:
    """Return the hand of `seat` and its controls; no moves once a robot plays for it, and no hand once it has left.

    `said` is a line about the last press, or the reason why it was refused. `is_open`: with the tools in place of the
    choices. `is_unplayed`: the last press came too soon to count.

    Between two deals the result of the last one is in place of the table.
    """
    locale, company = manner.locale, situation.company
    shown = showing(table, seat, manner, ahead=moves_ahead(situation.orders))
    answer, why = _answered(said, table, locale)
    if table.is_over or table.awaits_twins:
        top = [f"-# {head_of(table, seat, situation, locale)}", *answer]
        return closed_panel(table, top, locale=locale) if table.awaits_twins else _over(table, top, situation, locale)
    is_gone = seat in table.gone
    is_played = is_gone or seat in table.deputies  # a robot plays for this seat
    seen = showing(table, None, manner) if is_played else shown
    state = pause_line(situation, locale=locale) or screens.status(seen)
    since = _in_lines(news(table, screens, shown), state)
    orders = [] if is_played else own_window_lines(table, seat, situation, locale=locale)
    lines = [" ".join([*since.own, state, *orders])] if state else orders
    urgent = reaction_line(table, company.seen.made, locale=locale, viewing_seat=seat)
    urgent += own_waiting_lines(table, seat, situation, locale=locale)
    lines += [] if situation.awaits_press else filter(None, [own_cut_line(table, seat, locale=locale)])
    controls = Controls() if is_played else with_orders(screens.controls(shown), table, shown, situation)
    controls = in_pause(controls, situation)
    lines += filter(None, [screens.note(shown) if controls else None])
    is_cutter, is_soon = table.guild_id is None and table.cutter == seat, situation.goes_on is False
    cuts = cut_buttons(table, is_open=not is_soon, locale=locale) if is_cutter else ()
    controls = replace(controls, choices=(cuts,)) if cuts and not controls else controls
    if situation.goes_on is not None:
        row = (next_button(table, is_open=situation.goes_on, locale=locale),)
        controls = replace(controls, choices=(*controls.choices, row), phase=ENDED)
    if situation.finish is not None:
        controls = replace(controls, second=why_button(table.id, table.deal, locale=locale))
    waits = (*why, *own_waiting_buttons(table, seat, situation, locale=locale))
    controls, waits = _with_verbs(controls, table, seat, waits, locale=locale)
    last = more_button(table.id, is_open=is_open or controls.is_aside, locale=locale)
    tools = None
    if is_open and not controls.is_aside:
        tools = (*waits, *_tools(table, seat, screens, shown, situation))
    rows = frame(controls, last, tools=tools)
    ended, pictures = list[str](), list[Block]()
    if situation.finish is not None:
        ended_then = replace(shown, view=situation.finish.public, reader=seat)
        result = await screens.result(ended_then, situation.finish, rows=len(rows))
        words = "\n".join(block for block in result if isinstance(block, str))
        ended = [line for line in words.splitlines() if not line.startswith(ITEM)]  # *Why?* has them
        pictures = [block for block in result if not isinstance(block, str)]
    elif is_played:  # only then: nobody looks at a hand drawn next to a panel
        pictures = [*await screens.table(seen), *([] if is_gone else await screens.hand(shown))]
    else:
        pictures = await screens.panel(shown, rows=len(rows))
    report = answer or ([*ended, *urgent] if ended else _missed(replace(since, missed=(*since.missed, *urgent)), lines))
    head = say(locale, "panel-unplayed") if is_unplayed else head_of(table, seat, situation, locale)
    if urgent and not report and not is_unplayed:  # the sentence below takes the line of the news
        head = shortened(urgent[-1], is_small_line)
    lines = [f"-# {head}", *report, *(lines or [EMPTY])]
    return PrivateScreen((*pictures, "\n".join(lines)[:MOST_WORDS], *rows), phase=controls.phase)


def _over(table: Table, head: Sequence[str], situation: Situation, locale: Locale) -> PrivateScreen:
    return PrivateScreen(("\n".join([*head, over_line(table, situation, locale)]),))


def _in_lines(since: News, state: str) -> News:
    """Return the news with the reader's own turn among the rest, where the line of the `state` has no room for it."""
    if not since.own or is_brief(" ".join([*since.own, state]), of=IN_NEWS):
        return since
    return News((*since.missed, *since.own))


def _missed(since: News, lines: Sequence[str]) -> list[str]:
    """Return what the reader has missed, in a line; none where the first of the `lines` below takes two.

    What is urgent, such as a proposal, is among it as the newest: a line of its own would move buttons.
    """
    if lines and not is_brief(lines[0], of=A_LINE):
        return []
    fits = partial(is_brief, of=IN_NEWS)
    recent = fitting(since.missed, [], room=MOST_WORDS, fits=fits, between=" ", newest=1)
    return [shortened(each, fits) for each in recent] or [EMPTY]


def _tools(table: Table, seat: Seat, screens: GameScreens, shown: Showing, situation: Situation) -> tuple[Button, ...]:
    """Return what a player finds behind ⋯, the most wanted first; less once a robot plays for them."""
    locale = shown.locale
    read, how = _read(table, locale), how_to_button(table.terms.game.name, locale=locale)
    if seat in table.gone or seat in table.deputies:
        return read, how
    why = Button(say(locale, "question-why"), CustomId(Verb.GRAY, table.id))
    return (
        *((hint_button(table.id, locale=locale),) if situation.has_hints else ()),
        *((why,) if screens.grayed(shown) else ()),
        *undo_buttons(table, seat, locale=locale)[1:],
        *kept_orders(table, seat, situation, locale=locale),
        *order_tools(table, seat, situation, locale=locale),
        *step_button(table, locale),
        *sorting_buttons(screens, shown),
        read,
        how,
        *leaving_buttons(table, seat, locale=locale),
        *reaction_buttons(table, situation.company, locale=locale),
    )


def _with_verbs(
    controls: Controls, table: Table, seat: Seat, waits: tuple[Button, ...], *, locale: Locale
) -> tuple[Controls, tuple[Button, ...]]:
    """Return the controls with the verbs that all games share, and those of the buttons for which no place was left."""
    main, second = controls.main, controls.second
    undo = undo_buttons(table, seat, locale=locale)
    if undo and (main is None or main.id.verb == Verb.UNDO):
        main = undo[0]
    elif undo:
        waits = (*waits, undo[0])
    main = main or refresh_button(table.id, locale=locale)
    nudge = nudge_button(table, seat, locale=locale)
    last = more_button(table.id, is_open=False, locale=locale)
    if second is None and waits and has_room(main, waits[0], controls.gives, last):
        second, *rest = waits
        waits = tuple(rest)
    if seat in table.position.to_act or not has_room(main, *nudge, controls.gives, last):
        waits = (*waits, *nudge)  # behind ⋯, where one has chosen in secret, or where what gives away needs the room
    elif second is None:
        second = next(iter(nudge), None)
    return replace(controls, main=main, second=second), waits


def _answered(said: str | Refusal | None, table: Table, locale: Locale) -> tuple[list[str], tuple[Button, ...]]:
    """Return the answer to the last press, in place of the news, and the way to its rule."""
    if said is None:
        return [], ()
    if isinstance(said, str):
        return [f"**{said}**"], ()
    rule = why_refused(table.terms.game.name, sentence_behind(said), locale=locale)
    return [f"**{refused(said, locale=locale)}**"], (rule,)


def fitting(
    recent: Sequence[str],
    after: Sequence[str],
    *,
    room: int,
    fits: Callable[[str], bool] | None = None,
    between: str = "\n",
    newest: int = NEWEST,
) -> list[str]:
    """Return the lines within `room` characters, or none: of those that are `recent` the oldest go first.

    So do those with which the rest does not fit, except the `newest`: how a deal ended, and how the next one began.
    """
    kept = list(recent)
    while fits is not None and len(kept) > newest and not fits(between.join(kept)):
        kept.pop(0)
    while kept and len("\n".join([f"{ELLIPSIS} {kept[0]}", *kept[1:], *after])) > room:
        kept.pop(0)
    if kept and len(kept) < len(recent) and not kept[0].startswith(ELLIPSIS):
        kept[0] = f"{ELLIPSIS} {kept[0]}"
    lines = [*filter(None, [between.join(kept)]), *after]
    return ["\n".join(lines)[:room]] if lines else []


def shortened(words: str, fits: Callable[[str], bool]) -> str:
    """Return as many `words` as fit, ended by an ellipsis between two of them."""
    if fits(words):
        return words
    kept = list[str]()
    for word in words.split(" "):
        if not fits(" ".join([*kept, word]) + ELLIPSIS):
            cut = " ".join(kept)
            return f"{cut}**{ELLIPSIS}" if cut.count("**") % 2 else f"{cut}{ELLIPSIS}"
        kept.append(word)
    return words


def _read_button(screens: GameScreens, shown: Showing, pictures: Sequence[Block]) -> tuple[Button, ...]:
    """Return the button *Table as text*; none where the words of the pictures say it all."""
    is_cut = any(picture.whole for picture in pictures if isinstance(picture, Picture))
    if not is_cut and not screens.tells_in_full:  # the words themselves would take a fifth of a panel's time
        return ()
    return (Button(say(shown.locale, "table-read"), CustomId(Verb.READ, shown.key)),)


def _read(table: Table, locale: Locale) -> Button:
    return Button(say(locale, "table-read"), CustomId(Verb.READ, table.id))


async def read_table(screens: GameScreens, shown: Showing) -> str:
    """Return the whole table in words, as the reader may see it."""
    if words := screens.in_full(shown):
        return words
    pictures = await (screens.table(shown) if shown.view.seat is None else screens.panel(shown, rows=USUAL_ROWS))
    return "\n".join(escaped(each.whole or each.alt) for each in pictures if isinstance(each, Picture))


def event_lines(events: Sequence[Event], screens: GameScreens, shown: Showing) -> list[str]:
    """Return the events, one line each. Equal events in a row, such as moves taken back together, share a line."""
    lines = (_line(event, len(list(repeated)), screens, shown) for event, repeated in groupby(events))
    return [line for line in lines if line is not None]


def _line(event: Event, times: int, screens: GameScreens, shown: Showing) -> str | None:
    match event:
        case Cut():
            return cut_sentence(event, shown)
        case TookBack():
            return undo_sentence(event, times, shown)
        case Paused() | Resumed() | Deputised():
            return waiting_sentence(event, shown)
        case _:
            return screens.in_words(event, shown)


def title_of(table: Table, locale: Locale) -> str:
    """Return the game and its players, for the head of a public message."""
    players = names_of(table.players, locale=locale)
    return say(locale, "table-title", game=game_name(table.terms, locale=locale), players=players)
