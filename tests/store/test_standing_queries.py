"""The index for each question about data that outlive a game, according to SQLite; nothing large is read whole."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.store import BOARDS, EVERYWHERE, Audience, Listed, Store
from bot.store.questions.boards import BoardQueries
from bot.store.questions.counted import CountedQueries
from bot.store.questions.debts import DebtQueries
from bot.store.questions.standings import StandingQueries
from tests.store.plans import plan_of

Ask = Callable[[Store], Awaitable[object]]

KEY = "PRIMARY KEY"  # of the table in question, or the index used as one
FACTS = "ix_game_facts_player_id_number"
PAYERS = {"ix_transfers_payer_id", "ix_transfers_payee_id"}
SERVERS = {"ix_settlements_guild_id", "ix_pots_guild_id"}
SHARED = {"ix_pot_transfers_payer_id", "ix_pot_transfers_payee_id"}
PROPOSED = {"ix_proposed_transfers_payer_id", "ix_proposed_transfers_payee_id"}

QUESTIONS: dict[str, tuple[Ask, set[str]]] = {
    "last_finished_number": (lambda store: store.last_finished_number(), set()),
    "games_to_count": (lambda store: store.games_to_count(limit=5, since=7), {"ix_table_ends_at", KEY}),
    "is_counted": (lambda store: store.is_counted("t1"), {KEY}),
    "games_of": (lambda store: store.games_of(1, limit=10), {FACTS, KEY}),
    "games_of, one opponent": (lambda store: store.games_of(1, against=2, before=7, limit=10), {FACTS, KEY}),
    "games_of, against robots": (lambda store: store.games_of(1, practice=True, limit=10), {FACTS, KEY}),
    "practiced": (lambda store: store.practiced(1, "mille"), {FACTS, KEY}),
    "last_played": (lambda store: store.last_played(["guts", "mille"], 5), {"ix_tallies_wins"}),
    "totals_of": (lambda store: store.totals_of(1, "mille"), {FACTS, KEY}),
    "totals_of, one opponent": (lambda store: store.totals_of(1, "mille", against=2), {FACTS, KEY}),
    "figures": (lambda store: store.figures(3), {KEY}),
    "figure_sums_of": (lambda store: store.figure_sums_of(1, "mille", against=2), {FACTS, KEY}),
    "tally_figures": (lambda store: store.tally_figures(Listed("mille", 5, 0, "wins", 0, 0), [1, 2]), {KEY}),
    "tally_figures_of": (lambda store: store.tally_figures_of(1), {"ix_tally_figures_player_id"}),
    "begun_turns": (lambda store: store.begun_turns(1, [1, 2], ["draw", "take"]), {FACTS, KEY}),
    "units_of": (lambda store: store.units_of(5), SERVERS),
    "tallies_of": (lambda store: store.tallies_of(1), {"ix_tallies_player_id"}),
    "winnings": (lambda store: store.winnings(1), {"ix_winnings_player_id"}),
    "ratings": (lambda store: store.ratings(("mille", 5), [1, 2]), {KEY}),
    "ratings, everywhere": (lambda store: store.ratings(players=[1]), {"ix_ratings_player_id"}),
    "is_listed_everywhere": (lambda store: store.is_listed_everywhere(1), {KEY}),
    "feats": (lambda store: store.feats(player=1), {KEY}),
    "feats, of a game": (lambda store: store.feats(table="t1"), {"ix_feats_table_id"}),
    "debts": (
        lambda store: store.debts(5),
        {"ix_settlements_guild_id", "ix_proposals_guild_id", "ix_pots_guild_id", KEY},
    ),
    "debts, of a player": (lambda store: store.debts(5, 1), {*PAYERS, *PROPOSED, *SHARED, KEY}),
    "games_of, as all see them": (
        lambda store: store.games_of(1, rated=True, audience=Audience(None, 5)),
        {"ix_game_facts_player_id_number", KEY},
    ),
    "totals_of, as another sees it": (
        lambda store: store.totals_of(1, "mille", audience=Audience(2, 5)),
        {"ix_game_facts_player_id_number", KEY},
    ),
    "games_seen": (
        lambda store: store.games_seen(1, Audience(2, 5)),
        {"ix_game_facts_player_id_number", KEY},
    ),
    "out_of_sight": (lambda store: store.out_of_sight(["T"], Audience(2, 5)), {KEY}),
    "fellows_of": (lambda store: store.fellows_of(1, [5, 6]), {"ix_game_facts_player_id_number", KEY}),
    "entries_of": (lambda store: store.entries_of(1), {*PAYERS, *PROPOSED, *SHARED, KEY}),
    "proposals_of": (lambda store: store.proposals_of(1), {*PROPOSED, "ix_consents_player_id", KEY}),
    "proposal": (lambda store: store.proposal("p1"), {KEY}),
    "proposed_transfers": (lambda store: store.proposed_transfers("p1"), {KEY}),
    "consents": (lambda store: store.consents("p1"), {KEY}),
    "consent_rows": (lambda store: store.consent_rows("p1"), {KEY}),
    "agreed_at": (lambda store: store.agreed_at("p1"), {KEY}),
    "last_entry": (lambda store: store.last_entry(), set()),
    "numbered_entries": (lambda store: store.numbered_entries(after=7, limit=5), {KEY}),
    "is_agreed": (lambda store: store.is_agreed("p1"), {KEY}),
    "dissent": (lambda store: store.dissent("p1"), {KEY}),
    "offers_of": (lambda store: store.offers_of(1), {"ix_offers_challenger_id", "ix_offers_challenged_id"}),
}
IN_MEMORY = re.compile(r"SCAN (\(subquery-\d+\)|anon_\d+|played)$")  # what another step of the plan found


def used(plan: list[str]) -> set[str]:
    """Return the indexes of a plan."""
    found = (re.search(r"USING (?:COVERING )?(?:INTEGER )?(PRIMARY KEY|INDEX (\w+))", step) for step in plan)
    names = {match[2] or KEY for match in found if match is not None}
    return {KEY if name.startswith("sqlite_autoindex_") else name for name in names}


def scans(plan: list[str]) -> list[str]:
    """Return the parts that a plan reads whole."""
    return [step for step in plan if step.startswith("SCAN") and not IN_MEMORY.match(step)]


async def test_a_question_is_answered_from_its_indexes(store: Store, path: Path) -> None:
    for question, (ask, indexes) in QUESTIONS.items():
        plan = await plan_of(store, path, ask)
        assert (used(plan), scans(plan)) == (indexes, []), (question, plan)


OWN = "naturals"  # a board that only some games have
ORDERS = [(by, scope) for by in (*BOARDS, OWN) for scope in (EVERYWHERE, 5) if (by, scope) != ("net", EVERYWHERE)]


@pytest.mark.parametrize(("by", "scope"), ORDERS)
async def test_a_leaderboard_has_an_index_for_each_order(store: Store, path: Path, by: str, scope: int) -> None:
    listed = Listed("mille", scope, 0, by, 0, 0)
    ordered, key, narrowed = {
        "net": ("winnings", "net", "unit=? AND net"),
        OWN: ("tally_figures", "value", "board=? AND value"),
    }.get(by, ("tallies", by, by))
    page = await plan_of(store, path, lambda store: store.best(listed, skip=20, limit=10))
    above = await plan_of(store, path, lambda store: store.count_listed(listed, above=9))
    everybody = await plan_of(store, path, lambda store: store.count_listed(listed))
    own = await plan_of(store, path, lambda store: store.ranked(listed, 1))
    index = f"ix_{ordered}_{key}"
    for plan in (page, above):
        assert (used(plan), scans(plan)) == ({index, KEY}, []), plan
    assert not any("TEMP B-TREE" in step for step in page), "a page is sorted already"
    assert f"SEARCH {ordered} USING COVERING INDEX {index} (game=? AND scope=? AND period=? AND {narrowed}>?)" in above
    by_tallies = any(step.startswith("SEARCH tallies USING COVERING INDEX") for step in everybody)
    assert by_tallies or by in {"net", OWN}, everybody
    assert scans(everybody) == []
    by_person = {KEY, "ix_tally_figures_player_id"}  # which of the two depends on the version of SQLite
    assert (used(own) <= by_person, scans(own)) == (True, [])


def test_every_question_has_its_plan_looked_at() -> None:
    asked = {question.partition(",")[0] for question in QUESTIONS} | {
        "best",
        "ranked",
        "count_listed",
    }
    questions = {**vars(BoardQueries), **vars(StandingQueries), **vars(CountedQueries), **vars(DebtQueries)}
    assert asked == {name for name in questions if not name.startswith("_")}
