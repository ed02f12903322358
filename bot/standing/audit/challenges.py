"""A check that a challenge, its answer, its seed and its table agree."""

import json
from collections.abc import Iterator

from bot.games.protocol import HIGHEST_STAKE, Options
from bot.games.shuffle import commitment
from bot.hosted import Games
from bot.standing.audit.cases import Case
from bot.standing.audit.clocks import LEEWAY, SKEW
from bot.standing.audit.sentences import UNCHECKED, wrong
from bot.store import OfferAnswerRow, OfferRow, TableRow
from bot.store.copies.kinds import named
from bot.tables import BadSeedKey, Reason, Vault, parse_clock
from bot.tables.time import HOUR

TERMS = ("game", "rules", "stake", "guild_id", "channel_id", "clock")  # of an offer, and of its table
ACCEPTED = "accepted"
LAPSES_WITHIN = HOUR  # from its time on, as long as the bot runs


class SealedSeed(Exception):  # noqa: N818
    """An error: no key opens the seed. The text is the sentence about it."""


def seed_of(case: Case, vault: Vault) -> bytes | None:
    """Return the seed of a case; None if none is stored. Raises SealedSeed."""
    if case.seed is None:
        return None
    try:
        return vault.unseal(case.seed.seed)
    except BadSeedKey as error:
        so = "so that its commitment cannot be checked" if case.table is None else UNCHECKED
        words = f"is sealed with a key that is missing in CHAPEAU_SEED_KEY ({Reason.SEALED}), {so}"
        raise SealedSeed(wrong(case.seed, "seed", words)) from error


def seed_faults(case: Case, seed: bytes | None) -> Iterator[str]:
    """Yield whether there is a seed, and the one that was promised."""
    if case.seed is None or seed is None:
        yield f"seeds with table_id {case.id}: is missing{'' if case.table is None else f', {UNCHECKED}'}"
    elif commitment(seed) != case.seed.commitment:
        yield wrong(case.seed, "commitment", "is not that of its seed: one of both was changed")


def challenge_faults(case: Case, games: Games, *, alive: int, begun: frozenset[str]) -> Iterator[str]:
    """Yield what is wrong between a challenge, its answer and its table.

    `alive` (ms): when the bot last ran. `begun`: the tables that came from no challenge, but from tournaments, or
    from the lobby of another table.
    """
    if case.lobby is not None and case.offer is None:
        return  # `lobbies.py` judges it
    if case.offer is None:
        is_practice = any(each.robot is not None for each in case.people.values())
        if case.table is not None and not is_practice and case.id not in begun:
            yield f"offers with id {case.id}: is missing, though a game of people was played"
        return
    yield from _offer_faults(case.offer, games)
    yield from _rival_faults(case, case.offer)
    if case.answer is not None:
        yield from _answer_faults(case, case.offer, case.answer)
    is_accepted = case.answer is not None and case.answer.kind == ACCEPTED
    if case.table is None:
        if case.answer is None and case.offer.expires_at + LAPSES_WITHIN < alive:
            yield f"offer_answers with offer_id {case.id}: is missing, though the challenge lapsed (offers: expires_at)"
        if is_accepted:
            yield f"tables with id {case.id}: is missing, though its challenge was accepted"
        return
    if case.answer is None:
        yield f"offer_answers with offer_id {case.id}: is missing, though the game was begun"
    elif not is_accepted:
        yield wrong(case.answer, "kind", f"is {case.answer.kind}, though the game was begun")
    yield from _table_faults(case, case.offer, case.table, games)


def _offer_faults(offer: OfferRow, games: Games) -> Iterator[str]:
    try:
        if _agreed(offer, games).rules != offer.rules:
            yield wrong(offer, "rules", "does not name its rules")
        parse_clock(offer.clock)
    except Exception as error:  # of any kind: the text may hold anything
        yield f"{named(offer)}: game, rules, options or clock cannot be read ({type(error).__name__})"
    if not 0 <= offer.stake <= HIGHEST_STAKE:
        yield wrong(offer, "stake", f"is {offer.stake}, which nobody can offer")
    if offer.challenger == offer.challenged:
        yield wrong(offer, "challenged", "is the challenger")
    if offer.expires_at <= offer.created_at:
        yield wrong(offer, "expires_at", f"is {offer.expires_at}, not after created_at")


def _rival_faults(case: Case, offer: OfferRow) -> Iterator[str]:
    """Yield faults of counteroffers: same place, same two people, and only one of both offers accepted."""
    if offer.counters is None:
        return
    if case.rival is None:
        yield wrong(offer, "counters", "names a challenge that is not there")
        return
    here, there = ((each.challenger, each.guild_id, each.channel_id) for each in (offer, case.rival))
    if (offer.challenged, offer.guild_id, offer.channel_id) != there or here[0] != case.rival.challenged:
        yield wrong(offer, "counters", "names a challenge between others, or in another place")
    kinds = [each.kind for each in (case.answer, case.rival_answer) if each is not None]
    if kinds == [ACCEPTED, ACCEPTED]:
        yield f"{named(offer)}: was accepted, and so was the one that its column counters names"


def _answer_faults(case: Case, offer: OfferRow, answer: OfferAnswerRow) -> Iterator[str]:
    match answer.kind:
        case "accepted" if offer.challenged is None:
            may = answer.player not in (None, offer.challenger)
        case "accepted" | "declined":
            may = answer.player is not None and answer.player == offer.challenged
        case "withdrawn":
            may = answer.player == offer.challenger
        case _:
            may = answer.player is None
    if not may:
        people = f"offers: challenger_id is {offer.challenger}, challenged_id is {offer.challenged}"
        yield wrong(answer, "player", f"is {answer.player}, who could not have {answer.kind} it ({people})")
    since = offer.expires_at if answer.kind == "lapsed" else offer.created_at
    until = offer.expires_at if answer.kind == ACCEPTED else None
    if answer.at < since - LEEWAY or (until is not None and answer.at > until + SKEW):
        yield wrong(
            answer, "at", f"is {answer.at}, when it could not be {answer.kind} (offers: created_at, expires_at)"
        )
    if case.table is not None and abs(answer.at - case.table.created_at) > LEEWAY:
        yield wrong(answer, "at", f"is {answer.at}, but the table was made at {case.table.created_at}")


def _table_faults(case: Case, offer: OfferRow, table: TableRow, games: Games) -> Iterator[str]:
    for field in TERMS:
        here, there = getattr(table, field), getattr(offer, field)
        if here != there:
            yield wrong(table, field, f"is {here}, its challenge (offers: {field}) says {there}")
    if offer.unit is not None and table.unit != offer.unit:  # without: the operator's unit of that time
        yield wrong(table, "unit", f"is {table.unit}, its challenge (offers: unit) says {offer.unit}")
    try:
        if games[table.game].game.stored_options(json.loads(table.options)) != _agreed(offer, games):
            yield wrong(table, "options", "are not those of its challenge (offers: options, rules)")
    except Exception as error:  # of any kind, as above
        yield wrong(table, "options", f"cannot be compared with those of its challenge ({type(error).__name__})")
    if table.created_at >= offer.expires_at or table.created_at < offer.created_at - LEEWAY:
        yield wrong(table, "created_at", f"is {table.created_at}, when its challenge was not open (created_at to "
                    f"expires_at of offers: {offer.created_at} to {offer.expires_at})")  # fmt: skip
    answerer = offer.challenged if case.answer is None else case.answer.player
    for seat, player in enumerate((offer.challenger, answerer)):
        taken = next((each for each in case.seats if each.seat == seat), None)
        if taken is None:
            yield f"seats with table_id {table.id}, seat {seat}: is missing"
        elif taken.player != player:
            source = "offers: challenger_id" if seat == 0 else "offers: challenged_id, or offer_answers: player_id"
            yield wrong(taken, "player", f"is {taken.player}, its challenge says {player} ({source})")
    for taken in case.seats[2:]:
        yield f"{named(taken)}: follows from no challenge"


def _agreed(offer: OfferRow, games: Games) -> Options:
    return games[offer.game].game.stored_options({"rules": offer.rules, **json.loads(offer.options)})
