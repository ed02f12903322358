"""How a deal and a game end, for everybody in the channel: the score, the settlement, and who pays whom."""

from bot.games.protocol import Ending
from bot.tables import Table
from bot.text import Locale, say
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import mention, name
from cogs.screens.game import PLAIN, GameScreens
from cogs.screens.screen import Block, Button, PublicScreen
from cogs.screens.table import showing, title_of, told
from cogs.screens.why import SETTLEMENT, why_button
from render import Style


async def deal_over(
    table: Table, screens: GameScreens, *, deal: int, mark: str, locale: Locale, style: Style = PLAIN
) -> PublicScreen:
    """The score pad after a deal. `mark` makes the ids of this message unique."""
    shown = showing(table, None, locale=locale, style=style)
    title = say(locale, "deal-over-title", game=title_of(table, locale), deal=str(deal))
    button = Button(say(locale, "table-hand"), CustomId(Verb.HAND, table.id, word=mark))
    why = why_button(table.id, deal, locale=locale)
    return PublicScreen((f"### {title}", *await screens.score(shown), (button, why)))


async def game_over(
    table: Table,
    screens: GameScreens,
    *,
    mark: str,
    locale: Locale,
    seed: bytes | None,
    style: Style = PLAIN,
) -> PublicScreen:
    """The end of a game: the score pad, the settlement, who pays whom, and the seed, which is now public.

    `mark` makes the ids of this message unique.
    """
    shown = showing(table, None, locale=locale, style=style)
    blocks: list[Block] = [f"### {say(locale, 'game-over-title', game=title_of(table, locale))}"]
    outcome = table.position.outcome
    if outcome is not None and outcome.ending is Ending.ABANDONED:
        first, second = (name(player) for player in table.players)
        blocks.append(say(locale, "game-abandoned", first=first, second=second))
    else:
        has_words = outcome is not None and outcome.ending is not Ending.TARGET  # otherwise the settlement tells it
        last = told(table.recent[-1:], screens, shown) if has_words else []
        blocks += ["\n".join(last)] if last else []
        blocks += await screens.score(shown)
        if table.stake:
            blocks += await screens.settlement(shown, table)
        blocks.append(_payments(table, locale=locale))
    if seed is not None:
        blocks.append(f"-# {say(locale, 'game-seed', seed=seed.hex(), table=table.id)}")
    why = (why_button(table.id, SETTLEMENT, locale=locale),) if outcome is not None and outcome.winners else ()
    blocks.append((Button(say(locale, "game-rematch"), CustomId(Verb.REMATCH, table.id, word=mark)), *why))
    return PublicScreen(tuple(blocks))


def _payments(table: Table, *, locale: Locale) -> str:
    transfers, outcome = table.settlement().transfers, table.position.outcome
    if not table.stake and outcome is not None and outcome.winners:
        winners = ", ".join(name(table.players[seat]) for seat in sorted(outcome.winners))
        return say(locale, "game-for-fun", winners=winners, count=len(outcome.winners))
    if not transfers:
        return say(locale, "game-square")
    return "\n".join(
        say(
            locale,
            "game-pays",
            payer=mention(table.players[due.payer]),
            payee=mention(table.players[due.payee]),
            amount=amount(due.amount, locale=locale),
            unit=unit_word(table.terms.unit, locale=locale),
        )
        for due in transfers
    )
