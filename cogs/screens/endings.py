"""The end of a game: the last table with all hands open, the score, the settlement, and who pays whom.

These screens hold no secret, so any place may show them, public or private: where a game keeps hands closed, they get
none while it goes on.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.games.protocol import Ending, Event, Left
from bot.tables import Finish, Match, Player, Table
from bot.text import Locale, listed, say
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import mention, name, with_level
from cogs.screens.duplicate import outcome_of
from cogs.screens.game import GameScreens, Manner, Showing
from cogs.screens.review import review_button
from cogs.screens.screen import Block, Button, PublicScreen, Row
from cogs.screens.table import event_lines, known_to_all, showing
from cogs.screens.why import SETTLEMENT, why_button


async def game_over(
    table: Table,
    screens: GameScreens,
    manner: Manner,
    *,
    mark: str,
    seed: bytes | None,
    finish: Finish | None = None,
    firsts: Sequence[tuple[Player, str]] = (),
    match: Match | None = None,
) -> PublicScreen:
    """Return the end of a game: its last deal's end, its cost, who pays whom, and the seed, now public.

    `finish` is of the last deal when that ended the game; without it the score pad is alone. `firsts` are what players
    achieved for the first time. `mark` makes the ids of this message unique. `match` is how the teams of a duplicate
    compare.
    """
    locale, outcome = manner.locale, table.position.outcome
    if outcome is not None and outcome.ending is Ending.ABANDONED:
        players = listed([name(player) for player in table.players], locale=locale)
        blocks: list[Block] = [say(locale, "game-abandoned", players=players)]
    else:
        blocks = await _settled(table, screens, finish, firsts, manner)
    has_score = screens.has_score(showing(table, None, manner))
    kept = await _kept(table, screens, manner) if has_score else []
    blocks += [] if match is None else [outcome_of(match, locale=locale)]
    blocks += [*kept, *_next_steps(table, mark, has_picture=bool(kept), locale=locale)]
    if seed is not None:
        blocks.append(f"-# {say(locale, 'game-seed', seed=seed.hex())}")
    return PublicScreen(tuple(blocks))


async def shared(table: Table, screens: GameScreens, manner: Manner) -> PublicScreen:
    """Return the picture of a finished game, to post again without buttons."""
    return PublicScreen(tuple(await _kept(table, screens, manner)))


async def _kept(table: Table, screens: GameScreens, manner: Manner) -> list[Block]:
    """Return the picture to keep of a game that someone has won, or that is drawn."""
    outcome = table.position.outcome
    has_end = outcome is not None and (bool(outcome.winners) or outcome.is_drawn)
    return await screens.keepsake(showing(table, None, manner)) if has_end else []


def _next_steps(table: Table, mark: str, *, has_picture: bool, locale: Locale) -> list[Row]:
    """Return the buttons under a settlement: what to do next, and what to look at."""
    rematch = Button(say(locale, "game-rematch"), CustomId(Verb.REMATCH, table.id, word=mark))
    square = Button(say(locale, "ledger-square"), CustomId(Verb.SQUARE, table.id))
    replay = Button(say(locale, "game-replay"), CustomId(Verb.REPLAY, table.id))
    share = Button(say(locale, "game-share"), CustomId(Verb.SHARE, table.id))
    stats = Button(say(locale, "game-stats"), CustomId(Verb.STATS, table.terms.game.name))
    proof = Button(say(locale, "game-proof"), CustomId(Verb.PROOF, table.id, word=mark))
    review = (review_button(table.id, locale=locale),) if table.terms.game.has_coach else ()
    return [
        (
            *(() if table.terms.is_contest or table.terms.is_duplicate else (rematch,)),
            *((square,) if table.settlement().transfers else ()),
            replay,
            *((share,) if has_picture else ()),
        ),
        (*(() if table.is_practice else (stats,)), why_button(table.id, SETTLEMENT, locale=locale), *review, proof),
    ]


async def _settled(
    table: Table,
    screens: GameScreens,
    finish: Finish | None,
    firsts: Sequence[tuple[Player, str]],
    manner: Manner,
) -> list[Block]:
    """Return the last deal, the receipt and one line for a game that a player won, each said once."""
    shown = showing(table, None, manner)
    outcome, blocks, last = table.position.outcome, list[Block](), list[Block]()
    new = {(table.own_seat(player), feat) for player, feat in firsts}
    is_last_shown = finish is not None and finish.public.outcome is not None  # not of a deal before the end
    if finish is not None and is_last_shown:
        last_deal = _showing(table, finish, manner)
        last = await screens.deal_end(last_deal, known_to_all(table, finish), firsts=new)
        blocks += last
    else:
        has_words = outcome is not None and outcome.ending is not Ending.PLAYED  # otherwise the receipt says it
        words = event_lines(_since_left(table), screens, shown) if has_words else []
        last = ["\n".join(words)] if words else []
        blocks += last
        blocks += await screens.score(shown) if screens.has_score(shown) else []
    cheers = screens.cheers(shown, table, firsts=new)
    cheers += _firsts(firsts, locale=manner.locale)
    if table.stake:
        blocks += await screens.settlement(shown, table, firsts=new, is_last_shown=is_last_shown)
    payments = _payments(table, locale=manner.locale, is_said=bool(last) and screens.tells_winner)
    blocks.append("\n".join(filter(None, [payments, " ".join(cheers)])))
    return blocks


def _since_left(table: Table) -> Sequence[Event]:
    """Return the events after the last player left: who left, how the open deal was counted, and who won."""
    events = table.recent
    last = max((at for at, event in enumerate(events) if isinstance(event, Left)), default=len(events) - 1)
    return events[last:]


def _firsts(firsts: Sequence[tuple[Player, str]], *, locale: Locale) -> list[str]:
    """Return each player's first achievements, a sentence each."""
    by_player = groupby(firsts, key=lambda first: first[0])
    said = [
        (player, listed([say(locale, f"standing-feat-{feat}") for _, feat in feats], locale=locale))
        for player, feats in by_player
    ]
    return [say(locale, "standing-firsts", player=name(player), feats=feats) for player, feats in said]


def _showing(table: Table, finish: Finish, manner: Manner) -> Showing:
    """Return the public view of `table` when one of its deals ended."""
    return replace(showing(table, None, manner), view=finish.public)


def _payments(table: Table, *, locale: Locale, is_said: bool) -> str:
    """Return who pays whom; for a game without stakes who won, unless `is_said` (said above)."""
    transfers, outcome = table.settlement().transfers, table.position.outcome
    if not table.stake and outcome is not None and outcome.winners:
        is_contest = table.terms.is_contest
        why_free = say(locale, "game-was-in-contest" if is_contest else "game-was-for-fun")
        if is_said:
            return why_free
        if outcome.is_drawn:
            return f"**{say(locale, 'game-drawn')}** {why_free}"
        won = [with_level(table.players[seat], locale=locale) for seat in sorted(outcome.winners)]
        winners = listed(won, locale=locale)
        key = "game-in-contest" if is_contest else "game-for-fun"
        return say(locale, key, winners=winners, count=len(outcome.winners))
    if not transfers:
        return say(locale, "game-square")
    return "\n".join(
        say(
            locale,
            "game-pays",
            payer=mention(table.players[due.payer]),
            payee=mention(table.players[due.payee]),
            amount=amount(due.amount, locale=locale),
            unit=unit_word(table.terms.unit, locale=locale, minor=due.amount),
        )
        for due in sorted(transfers, key=lambda each: -each.amount)  # as the receipt prints them
    )
