"""*Why?*: the lines of a finished deal or a settlement, with the cards and the rule behind each."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import Seat
from bot.tables import Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import game_name, name
from cogs.screens.ended_early import EARLY
from cogs.screens.frame import MOST, in_rows
from cogs.screens.rulebook import MOST_CHOICES, Explanation, Rulebook, rule_button
from cogs.screens.screen import BLUE, GRAY, Block, Button, Choice, Menu, PrivateScreen, Row

SETTLEMENT = 0  # in place of the number of a deal
MOST_WORDS = 4000  # characters of a message, a limit of Discord's
DEALS_SHOWN = MOST_CHOICES - 1  # lines of the menu; the settlement takes one


def why_button(key: str, deal: int, *, locale: Locale) -> Button:
    """Return the button *Why?* under the pad of `deal`, or under a settlement (`SETTLEMENT`)."""
    return Button(say(locale, "why"), CustomId(Verb.WHY, key, deal))


@dataclass(frozen=True, slots=True)
class Asked:
    """A request for an explanation."""

    deal: int  # its number, or SETTLEMENT
    deals: int  # the number of finished deals
    is_settled: bool  # whether there is a settlement
    seat: Seat | None  # the owner of the score; None for a settlement
    mark: str = ""  # of the line that is explained; empty for none


def why_screen(
    table: Table, rulebook: Rulebook, asked: Asked, reasons: Sequence[Explanation], *, locale: Locale
) -> PrivateScreen:
    """Return all lines in short and one of them in full, with menus for other lines and deals."""
    shown = [reason for reason in reasons if reason.seat == asked.seat]
    mark = asked.mark or next((reason.mark for reason in shown if reason.mark.startswith(EARLY)), "")
    opened = next((reason for reason in shown if reason.mark == mark), None)
    game = game_name(table.terms, locale=locale)
    if asked.deal == SETTLEMENT:
        title = say(locale, "why-settlement", game=game)
    else:
        title = say(locale, "why-title", game=game, deal=str(asked.deal))
    head = f"### {title}"
    if asked.seat is not None:
        head = f"{head}\n**{name(table.players[asked.seat])}**"
    lines = [f"- {reason.label}" for reason in shown] or [say(locale, "why-nothing")]
    blocks: list[Block] = [_cut("\n".join([head, *lines]), MOST_WORDS // 2)]
    if opened is not None:
        blocks.append(_cut(f"**{opened.label}**\n{opened.text}", MOST_WORDS // 2))
    blocks += _lines(table.id, rulebook, asked, shown, opened, locale=locale)
    blocks += _elsewhere(table, asked, locale=locale)
    return PrivateScreen(tuple(blocks))


def _cut(text: str, most: int) -> str:
    """Return as many whole words of `text` as fit into `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1].rpartition(' ')[0]}…"


def _lines(
    key: str,
    rulebook: Rulebook,
    asked: Asked,
    shown: Sequence[Explanation],
    opened: Explanation | None,
    *,
    locale: Locale,
) -> list[Row]:
    """Return the menu of lines, and the rule behind the line that is explained."""
    word = _word("line", asked)
    choices = tuple(Choice(each.label[:100], each.mark, chosen=each is opened) for each in shown[:MOST_CHOICES])
    rows: list[Row] = [Menu(say(locale, "why-lines"), CustomId(Verb.WHY, key, asked.deal, word), choices)]
    if opened is not None:
        rows.append((rule_button(rulebook, opened.topic, locale=locale),))
    return rows if choices else []


def _elsewhere(table: Table, asked: Asked, *, locale: Locale) -> list[Row]:
    """Return buttons for each player's lines, and a menu of other deals and the settlement."""
    rows: list[Row] = []
    if asked.seat is not None:
        players = [
            Button(
                player.name[:80],
                CustomId(Verb.WHY, table.id, asked.deal, f"seat-{Seat(at)}"),
                BLUE if at == asked.seat else GRAY,
                enabled=at != asked.seat,
            )
            for at, player in enumerate(table.players)
        ]
        rows += in_rows(players, a_row=MOST)
    last = min(asked.deals, max(asked.deal or asked.deals, DEALS_SHOWN // 2) + DEALS_SHOWN // 2)
    first = max(1, last - DEALS_SHOWN + 1)
    choices = [
        Choice(say(locale, "why-deal", deal=str(deal)), str(deal), chosen=deal == asked.deal)
        for deal in range(first, last + 1)
    ]
    if asked.is_settled:
        choices.append(Choice(say(locale, "why-paid"), str(SETTLEMENT), chosen=asked.deal == SETTLEMENT))
    if len(choices) > 1:
        rows.append(
            Menu(say(locale, "why-deals"), CustomId(Verb.WHY, table.id, word=_word("deal", asked)), tuple(choices))
        )
    return rows


def _word(kind: str, asked: Asked) -> str:
    """Return the word in a menu's id: what the menu chooses, and whose lines are shown."""
    return kind if asked.seat is None else f"{kind}-{asked.seat}"
