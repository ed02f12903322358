"""How a deal and a game of Mille end, in words and under a banner."""

from dataclasses import replace

import pytest

from bot.games.cards import Rank
from bot.games.discarding import Discarded
from bot.games.mille import lesson
from bot.games.mille.counting import Feat
from bot.games.mille.views import MilleView
from bot.games.protocol import Position, Seat
from bot.tables import Finish, Table
from bot.text import Locale
from cogs.screens.game import Manner
from cogs.screens.mille.ending import cheers, deal_celebrations, ending_line, game_celebrations
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.table import showing
from render import Studio
from render.mille.inputs import Celebration, Feast
from tests.cogs.desk import table_at
from tests.games.play import play_at_random
from tests.games.positions import MILLE, start

NAMES = ("Ann", "Bob")
SEEDS = range(16)


def lesson_finish(*events: Discarded) -> Finish:
    """Return the lesson's deal, in which A lays all her cards, eight kings among them, and B is below zero."""
    done = lesson.PLAYED
    hands = (lesson.view_at(done, Seat.A), lesson.view_at(done, Seat.B))
    return Finish(lesson.view_at(done, None), hands, events)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", ("**Ann goes out**, laying", "**Natural!** Ann has all eight kings.", "**Chapeau!** Bob")),
        ("fr", ("**Ann sort** en posant", "**Naturel!** Ann a les huit rois.", "**Chapeau!** Bob")),
    ],
)
def test_line_says_who_went_out_and_how_and_cheers(locale: Locale, words: tuple[str, ...]) -> None:
    said = ending_line(lesson_finish(), names=NAMES, locale=locale)
    assert [each for each in words if each not in said] == []
    assert "\n" not in said


def test_line_names_the_last_discard() -> None:
    hand = lesson.view_at(0, Seat.A).hand
    assert hand
    card = next(iter(hand))
    assert "discarding K" in ending_line(lesson_finish(Discarded(Seat.A, card)), names=NAMES, locale="en")


def test_banner_of_a_deal_has_naturals_before_chapeaux_and_tells_firsts() -> None:
    score = lesson.view_at(lesson.PLAYED, None).scores[-1]
    natural, chapeau = Celebration(Feast.NATURAL, Seat.A, rank=Rank.KING), Celebration(Feast.CHAPEAU, Seat.B)
    assert deal_celebrations(score) == (natural, chapeau)
    first = Celebration(Feast.NATURAL, Seat.A, rank=Rank.KING, first=True)
    assert deal_celebrations(score, {(Seat.A, Feat.NATURAL)}) == (first, chapeau)


async def test_no_picture_of_an_empty_hand(studio: Studio) -> None:
    screens, finish = MilleScreens(studio), lesson_finish()
    table = table_at(start())
    for view, count in zip(finish.hands, (0, 1), strict=True):
        shown = replace(showing(table, Seat.A, Manner("en")), view=view)
        assert len(await screens.hand(shown)) == count


def ended(position: Position) -> tuple[MilleView, Table]:
    view = position.view(None)
    assert isinstance(view, MilleView)
    return view, table_at(position)


def test_a_skunk_is_cheered_and_nothing_else_when_there_is_none() -> None:
    seen = set()
    for seed in SEEDS:
        view, table = ended(play_at_random(MILLE, MILLE.options({"target": "400"}), seed).final)
        is_skunk = any(line.item == "skunk" for line in table.settlement().lines)
        assert bool(cheers(view, table, names=NAMES, locale="en")) == is_skunk
        feasts = [each.feast for each in game_celebrations(view, table, set(), is_last_shown=True)]
        assert feasts == [Feast.SKUNK] * is_skunk
        if is_skunk and view.outcome is not None:
            (winner,) = view.outcome.winners
            assert cheers(view, table, {(winner, Feat.SKUNK)}, names=NAMES, locale="en") == [], "told as a first"
        seen.add(is_skunk)
    assert seen == {True, False}


def test_a_first_stands_in_one_banner() -> None:
    """A first of the last deal is in its own banner, and any other in the receipt's."""
    places = set()
    for seed in SEEDS:
        view, table = ended(play_at_random(MILLE, MILLE.options({"target": "1000"}), seed).final)
        for seat in (Seat.A, Seat.B):
            if not view.seats[seat].naturals:
                continue
            firsts = {(seat, Feat.NATURAL), (seat, Feat.CLEAN_EXIT)}
            last = {each.feast for each in deal_celebrations(view.scores[-1], firsts) if each.first}
            receipt = [each.feast for each in game_celebrations(view, table, firsts, is_last_shown=True) if each.first]
            assert len(receipt) == len(set(receipt))
            assert not last & set(receipt)
            assert last | set(receipt)
            places |= {"deal"} if last else {"receipt"}
    assert places == {"deal", "receipt"}
