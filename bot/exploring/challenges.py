"""Whether challenges were answered by those who were asked, once, in time, and on the terms that were asked for.

| must be true | otherwise |
|---|---|
| who accepts was asked, in time, and the two sit at a table on those terms | a challenge is wrong |
| who declines was asked, who withdraws has asked, it lapses when its time is over | by another, or too soon |
| of a challenge and its answer on other terms one is accepted at most, and the other ends with it | a rival is open |
| each is open for as long as promised | it is to lapse later |
| who is asked answers with other terms, once, while they may | a challenge is wrong |
| nobody asks whom they block, and a block ends what they have asked | someone asks whom they block |
| who asks for the same game again takes the seat that the other offers in it already | two ask for one game |
| who declined or withdrew one, or named other terms in its place, hears that it is over | it is not |

Rows are read one by one, not as the bot asks for them. Stories in which someone sets the clock of the machine are left
out of what needs times.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Final

from bot.exploring.incarnation import OFFER_LIFETIME
from bot.store import BlockRow, OfferAnswerRow, OfferRow, PlayerRow, SeatRow, TableRow
from bot.store.copies.snapshot import Snapshot

SAME: Final = ("game", "guild_id", "channel_id", "rules", "stake", "clock", "unit")
"""What a challenge and its table have in common; options are written in another way."""


def misasked(snapshot: Snapshot, blocks: Iterable[BlockRow], again: Set[str], *, is_timed: bool) -> Iterator[str]:
    """Yield what is wrong with challenges; `blocks`: all there are, `is_timed`: whether times can be trusted.

    `again`: those by which somebody asks for the same game again.
    """
    offers = {row.id: row for row in snapshot.rows(OfferRow)}
    answers = {row.offer: row for row in snapshot.rows(OfferAnswerRow)}
    seated = defaultdict[str, list[int]](list)
    for seat in sorted(snapshot.rows(SeatRow), key=lambda row: row.seat):
        seated[seat.table].append(seat.player)
    tables = {row.id: row for row in snapshot.rows(TableRow) if row.id in offers}
    for offer in offers.values():
        answer, where = answers.get(offer.id), f"challenge {offer.id}"
        if offer.expires_at != offer.created_at + OFFER_LIFETIME:
            yield f"{where} is to lapse after {offer.expires_at - offer.created_at} ms"
        is_accepted = answer is not None and answer.kind == "accepted"
        if is_accepted != (offer.id in tables):
            yield (
                f"{where} was accepted, and has no table"
                if is_accepted
                else f"{where} has a table, and was not accepted"
            )
        elif answer is not None and is_accepted:
            yield from _begun(offer, answer, tables[offer.id], seated[offer.id])
        if answer is not None:
            yield from _answered(offer, answer, is_timed=is_timed)
    yield from _countered(offers, answers, is_timed=is_timed)
    if is_timed:
        yield from _blocked(snapshot, blocks, offers.values(), answers)
        yield from _asked_twice(offers, answers, again)


def _begun(offer: OfferRow, answer: OfferAnswerRow, table: TableRow, seated: Sequence[int]) -> Iterator[str]:
    """Yield what is wrong with the table of a challenge."""
    if sorted(seated) != sorted([offer.challenger, answer.player or 0]):
        yield f"challenge {offer.id}: {offer.challenger} and {answer.player} agreed, and {seated} play"
    for name in SAME:
        if (wanted := getattr(offer, name)) != (found := getattr(table, name)):
            yield f"challenge {offer.id}: its game begins with another {name}: {found}, not {wanted}"


def _answered(offer: OfferRow, answer: OfferAnswerRow, *, is_timed: bool) -> Iterator[str]:
    """Yield why an answer should never have been given."""
    who, where = answer.player, f"challenge {offer.id}: player {answer.player}"
    match answer.kind:
        case "accepted" if who in {None, offer.challenger} or offer.challenged not in {None, who}:
            yield f"{where} has accepted, and was not asked"
        case "accepted" if is_timed and answer.at >= offer.expires_at:
            yield f"{where} has accepted too late"
        case "declined" if who != offer.challenged:
            yield f"{where} has declined, and was not asked"
        case "withdrawn" if who not in {offer.challenger, offer.challenged}:  # the latter by agreeing to other terms
            yield f"{where} has withdrawn what they never asked"
        case "lapsed" if is_timed and answer.at < offer.expires_at:
            yield f"challenge {offer.id} has lapsed {offer.expires_at - answer.at} ms too soon"
        case _:
            pass


def _countered(
    offers: Mapping[str, OfferRow], answers: Mapping[str, OfferAnswerRow], *, is_timed: bool
) -> Iterator[str]:
    """Yield what is wrong with answers on other terms."""
    for other in offers.values():
        if other.counters is None:
            continue
        first, where = offers[other.counters], f"challenge {other.id} on other terms than {other.counters}"
        if (first.challenged, first.challenger) != (other.challenger, other.challenged):
            yield f"{where}: the two are others"
        if is_timed and other.created_at >= first.expires_at:
            yield f"{where}: made too late"
        ends = [answers.get(each.id) for each in (first, other)]
        accepted = [each for each in ends if each is not None and each.kind == "accepted"]
        if len(accepted) == 1 and (
            None in ends or (is_timed and any(each.at > accepted[0].at for each in ends if each))
        ):
            yield f"{where}: a rival is open, though one was accepted"
        if len(accepted) > 1:
            yield f"{where}: both were accepted"


def _blocked(
    snapshot: Snapshot, blocks: Iterable[BlockRow], offers: Iterable[OfferRow], answers: Mapping[str, OfferAnswerRow]
) -> Iterator[str]:
    """Yield challenges by someone to whom they block: made after that, or still open then."""
    numbers = {row.discord_id: row.id for row in snapshot.rows(PlayerRow) if row.discord_id is not None}
    since = {(row.player, numbers.get(row.blocked_id)): row.at for row in blocks}
    for offer in offers:
        at = since.get((offer.challenger, offer.challenged))
        answer = answers.get(offer.id)
        if offer.challenged is None or at is None:
            continue
        if offer.created_at > at:
            yield f"someone asks whom they block: challenge {offer.id}"
        elif offer.created_at < at and (answer is None or answer.at > at):
            yield f"someone asks whom they block, since before: challenge {offer.id}"


def _asked_twice(
    offers: Mapping[str, OfferRow], answers: Mapping[str, OfferAnswerRow], again: Set[str]
) -> Iterator[str]:
    """Yield who was asked for the same game again while it was open between the two."""
    answered = {row.counters for row in offers.values() if row.counters is not None}
    for key in sorted(offers.keys() & again):
        offer = offers[key]
        for other in offers.values():
            ends = min(other.expires_at, answers[other.id].at if other.id in answers else other.expires_at)
            is_open = other.created_at < offer.created_at < ends and other.counters is None and other.id not in answered
            is_same = all(getattr(other, name) == getattr(offer, name) for name in (*SAME, "options"))
            people = {other.challenger, other.challenged}
            if is_open and is_same and people == {offer.challenger, offer.challenged}:
                yield f"two ask for one game: challenge {offer.id}, though {other.id} is open"
