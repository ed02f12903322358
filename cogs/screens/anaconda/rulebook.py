"""The rules of Anaconda by topic, and the reasons behind its chips."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from bot.games.anaconda.views import AnacondaView, Ended
from bot.games.protocol import Seat
from bot.text import Locale, say
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation, Topic
from render.anaconda.gallery import example, example_of_pots
from render.anaconda.hands import five_named
from render.anaconda.pictures import AnacondaPictures
from render.anaconda.spoken import signed


class AnacondaRulebook(PicturedRulebook[AnacondaView]):
    """A page for each topic, in words; two with pictures: a side pot, and a showdown of both halves."""

    drawing = AnacondaPictures
    examples = MappingProxyType({"pots": example_of_pots, "dividing": example})
    has_lesson = True
    contents = (
        Topic("deal", "A2"),
        Topic("passing", "A3", {"pass-now": 0, "not-held": 0, "declare-now": 3, "show-now": 4}),
        Topic(
            "betting",
            "A4",
            {
                "bet-now": 0,
                "not-your-turn": 0,
                "must-match": 0,
                "costs-more": 0,
                "nothing-to-match": 0,
                "raise-instead": 0,
                "bet-instead": 0,
                "is-capped": 1,
                "wrong-size": 1,
                "too-little": 2,
                "has-acted": 3,
                "too-few-chips": 3,
                "too-much": 3,
                "is-all-in": 4,
                "nobody-answers": 4,
                "is-out": 6,
            },
        ),
        Topic("pots", "A5"),
        Topic("ranks", "A6"),
        Topic("dividing", "A7"),
        Topic("end", "A8.1"),
        Topic("leaving", "A8.2", {"has-left": 0, "never-late": 3}),
        Topic("money", "A8.3"),
        Topic("seen", "A9"),
        Topic("presets", "A1.4"),
    )

    def why_paid(
        self, view: AnacondaView, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale
    ) -> str:
        """Return the chips of both, which are settled by nets (A8.3)."""
        chips = view.board.chips
        few, many, stack = str(chips[payer]), str(chips[payee]), str(view.board.options.stack)
        return say(locale, "anaconda-why-nets", payer=names[payer], few=few, payee=names[payee], many=many, stack=stack)

    def of_deal(self, view: AnacondaView, deal: int, locale: Locale) -> Iterable[Explanation]:
        return _of_deal(view, deal, locale)


def _of_deal(view: AnacondaView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Yield what each player won of every pot, and put in: together the chips that the deal changed.

    Only hands that were shown are named.
    """
    score, options = view.board.scores[deal - 1], view.board.options
    for seat in view.board.seats:
        half, hand, net = score.declared[seat], score.hands[seat], score.scores[seat]
        won = 0
        for number, pot in enumerate(score.pots):
            if not (chips := pot.won[seat]):
                continue
            won += chips
            key = "anaconda-why-line-side" if number else "anaconda-why-line-main"
            text = say(locale, "anaconda-why-alone")
            if score.ended is Ended.SHOWDOWN and half is not None and hand is not None:
                made = five_named(hand, half, options, locale)
                text = say(locale, f"anaconda-why-{half.value}", hand=made, pot=str(pot.amount))
            label = say(locale, key, chips=signed(chips))
            yield Explanation(f"{seat}-won-{number}", label, text, "dividing", seat)
        if odd := score.odd[seat]:
            label = say(locale, "anaconda-why-line-odd", chips=signed(odd))
            yield Explanation(f"{seat}-odd", label, say(locale, "anaconda-why-odd"), "dividing", seat)
        if paid := won + odd - net:
            label = say(locale, "anaconda-why-line-paid", chips=signed(-paid))
            yield Explanation(f"{seat}-paid", label, say(locale, "anaconda-why-paid"), "betting", seat)
