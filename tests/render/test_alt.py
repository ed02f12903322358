"""Alt texts: plain sentences that say what the picture shows (art direction, section 15)."""

import re
from dataclasses import replace
from importlib.resources import files

import pytest

from bot.games.mille.options import MilleOptions
from bot.games.protocol import Seat
from bot.text import LOCALES, Locale, say
from render import Bar, LeaderboardSheet, leaderboard, sample_names, standing_samples, stats
from render.alt import LIMIT, sentences
from render.mille import boards, samples
from render.mille.pictures import MillePictures
from render.scene import Scene
from render.studio import Studio


def test_a_hand_is_told_rank_by_rank(studio: Studio) -> None:
    assert studio.draw(MillePictures(studio).hand(samples.FIFTEEN)).alt == (
        "Your hand: 15 cards, 275 points against you. 2 aces: 1 spade, 1 heart. King of diamonds. "
        "Queen of spades (100 points). 2 jacks: 1 club, 1 diamond (50 points). 3 tens: 1 heart, 1 club, 1 diamond. "
        "Eight of spades. 2 sevens: 1 diamond, 1 club (just drawn). 2 fours: 1 spade, 1 heart. Wild two of hearts."
    )


def test_a_table_is_told_from_the_turn_to_the_melds(studio: Studio) -> None:
    assert studio.draw(MillePictures(studio).table(samples.TABLE, names=sample_names.NAMES)).alt == (
        "Théo to play. Deal 5, first to 1200. Top of the pile: nine of clubs. The pile has 9 cards, the stock 43. "
        "Maya: 800 points in the game, 11 cards in hand, 210 points down: 3 aces, 7 kings (squared up), "
        "3 tens (1 wild), 5 sevens (2 wild). "
        "Théo: 540 points in the game, 2 cards left, 285 points down: 4 queens with the queen of spades, "
        "3 jacks with the jack of diamonds, 3 nines, 8 fives (a natural), 3 fours (1 wild)."
    )


def test_a_score_pad_is_told_deal_by_deal(studio: Studio) -> None:
    assert studio.draw(MillePictures(studio).pad(samples.PAD, names=sample_names.NAMES)).alt == (
        "Score pad, first to 1200. Maya wins, 1275 to 1180. Running totals, Maya first. Deal 1: 140, 350. "
        "Deal 2: 430, 510. Deal 3: 650 (natural), 590. Deal 4: 800, 540 (chapeau). Deal 5: 940, 840 (natural). "
        "Deal 6: 1150, 1030. Deal 7: 1275, 1180. Naturals: 1 each. Chapeaux: Théo 1."
    )


def test_a_receipt_is_told_item_by_item(studio: Studio) -> None:
    assert studio.draw(MillePictures(studio).receipt(samples.RECEIPT, names=sample_names.NAMES)).alt == (
        "Théo pays Maya 38 coins. Maya wins, 1252 to 590, at stakes of 1 and 3. Game: 3. Naturals, 2 at 3 each: 6. "
        "Chapeau: 3. Difference, 7 at 1 each: 7. Skunk, 19 doubled: 19 more. Total: 38."
    )


def test_a_leaderboard_counts_one_of_a_thing_as_one(studio: Studio) -> None:
    """In French, too, where *1 victoires* was said."""
    board = boards.leaderboards()["leaderboard"]
    one = replace(board.rows[0], won=1, lost=0, own=(1, 1))
    alt = studio.draw(studio.leaderboard(replace(board, rows=(one,)), locale="fr")).alt
    assert alt.endswith("gagnées 1, perdues 0, 1 naturel, 1 chapeau infligé.")


def test_a_leaderboard_is_told_row_by_row(studio: Studio) -> None:
    alt = studio.draw(studio.leaderboard(boards.leaderboards()["leaderboard"])).alt
    assert alt.startswith(
        "By stakes won and lost, July to September 2026. 1: Maya, plus 1240 coins, won 31, lost 12, 9 naturals,"
        " 14 chapeaux given. 2: Théo"
    )
    assert "7: Anouk, minus 791 coins, won 6, lost 15, 1 natural, 2 chapeaux given." in alt


def test_what_a_screen_reader_cannot_say_is_not_in_it(scenes: dict[str, Scene]) -> None:
    for name, scene in scenes.items():
        assert re.search(r"[♠♥♦♣×★\u2009{}]|pack\b", scene.alt) is None, name


def test_no_alt_text_is_longer_than_discord_takes(scenes: dict[str, Scene]) -> None:
    assert {name: len(scene.alt) for name, scene in scenes.items() if not 0 < len(scene.alt) <= LIMIT} == {}


def test_too_long_a_text_loses_whole_sentences_from_its_end() -> None:
    text = sentences("en", [f"Deal {number}: all of this was said." for number in range(100)])
    assert len(text) <= LIMIT
    assert text.endswith("was said. The rest is in the message.")


def test_the_target_with_a_natural_is_said(studio: Studio) -> None:
    view = replace(samples.TABLE, options=MilleOptions(natural_required=True))
    assert (
        "first to 1200 with a natural." in studio.draw(MillePictures(studio).table(view, names=sample_names.NAMES)).alt
    )


def test_rare_states_are_said(studio: Studio) -> None:
    def first_sentence(name: str) -> str:
        return studio.draw(MillePictures(studio).table(samples.tables()[name], names=sample_names.NAMES)).alt.partition(
            "."
        )[0]

    assert first_sentence("table-take-or-pass") == "Théo: take or pass"
    assert first_sentence("table-blocked") == "Deal blocked"
    assert first_sentence("table-out") == "Théo goes out"
    assert first_sentence("table-over") == "Maya wins"
    no_pile = studio.draw(MillePictures(studio).table(samples.tables()["table-no-pile"], names=sample_names.NAMES)).alt
    assert "The pile is empty, 43 cards in the stock." in no_pile


def test_before_the_first_cards_the_first_deal_is_on_and_nobody_is_announced(studio: Studio) -> None:
    seats = tuple(replace(seat, in_hand=0, melds=(), down_points=0, total=0) for seat in samples.TABLE.seats)
    view = replace(samples.TABLE, deal=0, to_act=frozenset(), scores=(), seats=seats)
    alt = studio.draw(MillePictures(studio).table(view, names=sample_names.NAMES)).alt
    assert alt.startswith("First deal coming up. Deal 1, first to 1200.")
    assert alt.count("no cards in hand") == 2
    assert "left" not in alt


def test_equal_cards_of_a_hand_are_counted(studio: Studio) -> None:
    alt = studio.draw(MillePictures(studio).hand(samples.hand_view(samples.cards("TC TC TD QS QS 4H")))).alt
    assert alt.endswith("2 queens: 2 spades (100 points each). 3 tens: 2 clubs, 1 diamond. Four of hearts.")


def test_both_copies_of_a_dear_card_are_said(studio: Studio) -> None:
    seat = replace(samples.FIRST, melds=(samples.meld("Q", "SSH"),))
    view = replace(samples.TABLE, deal=7, seats=(seat, samples.SECOND))  # its picture has a separate key
    assert (
        "3 queens with both queens of spades"
        in studio.draw(MillePictures(studio).table(view, names=sample_names.NAMES)).alt
    )


def test_both_languages_have_every_word() -> None:
    keys = {
        locale: set(re.findall(r"^(pictures-[\w-]+) =", _catalog(locale), flags=re.MULTILINE)) for locale in LOCALES
    }
    assert keys["en"] == keys["fr"]
    assert all(say(locale, "pictures-player", seat=str(Seat.A)).endswith("A") for locale in LOCALES)


def _catalog(locale: str) -> str:
    return (files("bot.text") / locale / "pictures.ftl").read_text(encoding="utf-8")


def test_a_leaderboard_says_which_ratings_are_provisional(studio: Studio) -> None:
    alt = studio.draw(studio.leaderboard(boards.leaderboards()["leaderboard-rated"])).alt
    assert "7: Anouk, rating 1180, won 6, lost 15" in alt
    assert alt.endswith("No place yet: Luc, provisional rating 1012, won 1, lost 2.")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_leaderboard_of_ten_long_names_names_all_ten(locale: Locale) -> None:
    row = replace(boards.leaderboards()["leaderboard-ten"].rows[0], name="W" * 32, net=-(10**10) + 1)
    rows = tuple(replace(row, place=place) for place in range(1, 11))
    sheet = LeaderboardSheet(rows, "By stakes won and lost", "All time", columns=boards.COLUMNS)
    alt = leaderboard.describe(sheet, locale)
    assert len(alt) <= LIMIT
    assert alt.count("W" * 32) == 10


def test_stats_say_each_number_and_then_each_game(studio: Studio) -> None:
    """A resigner may be ahead, and a winner behind."""
    bars = (Bar(45, won=True), Bar(-210, won=False), Bar(30, won=False), Bar(-5, won=True), Bar(0, won=True))
    sheet = replace(standing_samples.stats()["stats-level"], name="Ann", bars=bars)
    assert stats.describe(sheet, "en") == (
        "Ann. Won 31 games, lost 12. Rating 1812. 212 points a deal. Of the last 5 games 3 won, oldest first:"
        " Won by 45, lost by 210, lost 30 points ahead, won 5 points behind, won at equal points."
    )
    assert stats.describe(standing_samples.stats()["stats-against"], "en").startswith("Maya against Théo. Won 31")


def test_a_hand_of_a_finished_game_is_named(studio: Studio) -> None:
    own, named = (
        studio.draw(MillePictures(studio).hand(samples.FIFTEEN)),
        studio.draw(MillePictures(studio).hand(samples.FIFTEEN, holder="Théo")),
    )
    assert own.alt.startswith("Your hand: 15 cards")
    assert named.alt.startswith("Théo has 15 cards")
    assert own.png != named.png
