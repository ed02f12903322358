"""The rules of Daifugo by topic, and the reasons behind titles and payments."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from bot.games.daifugo.settlement import Due, Reason, dues, penalties, unpaid
from bot.games.daifugo.titles import Title
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Seat
from bot.text import Locale, say
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation, Topic
from render.daifugo.gallery import crowned, example
from render.daifugo.pictures import DaifugoPictures
from render.daifugo.spoken import title_word
from render.stage.spoken import place


class DaifugoRulebook(PicturedRulebook[DaifugoView]):
    """A page for each topic, in words; two with pictures: of cards to beat, and of titles that rise and fall."""

    drawing = DaifugoPictures
    examples = MappingProxyType({"play": example, "titles": crowned})
    has_lesson = True
    contents = (
        Topic("cards", "D1"),
        Topic("titles", "D2"),
        Topic("deal", "D3", {"exchange-first": 1, "no-cards-yet": 0}),
        Topic(
            "play",
            "D4",
            {"must-lead": 0, "not-your-turn": 1, "mixed-ranks": 0, "wrong-number": 1, "not-higher": 1, "has-passed": 2},
        ),
        Topic("out", "D4.4", {"is-out": 0}),
        Topic("exchange", "D5", {"gives-nothing": 2, "wrong-gift": 2}),
        Topic("end", "D6"),
        Topic("money", "D7"),
        Topic("leaving", "D6.2", {"has-left": 0}),
        Topic("seen", "D8"),
        Topic("presets", "D1.3"),
    )

    def unpaid(self, view: DaifugoView) -> list[tuple[Seat, Seat]]:
        return [(each.payer, each.payee) for each in unpaid(view.board)]

    def why_paid(
        self, view: DaifugoView, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale
    ) -> str:
        """Return the deals that the payment comes from (D7.1, D7.2, D7.3)."""
        owed = (*dues(view.board), *penalties(view.board))
        lines = [_due(view, due, names, locale) for due in owed if {due.payer, due.payee} == {payer, payee}]
        if way == "unpaid":
            lines.append(say(locale, "daifugo-why-unpaid-text", payee=names[payee]))
        return " ".join(lines)

    def of_deal(self, view: DaifugoView, deal: int, locale: Locale) -> Iterable[Explanation]:
        return _of_deal(view, deal, locale)


def _due(view: DaifugoView, due: Due, names: Sequence[str], locale: Locale) -> str:
    """Return one payment of a deal, or for leaving."""
    payer, payee = names[due.payer], names[due.payee]
    if due.reason is Reason.LEFT:
        return say(locale, "daifugo-why-left", payer=payer, payee=payee, stakes=due.stakes)
    titles = view.board.scores[due.deal - 1].titles
    return say(
        locale,
        "daifugo-why-deal",
        deal=str(due.deal),
        payer=payer,
        payee=payee,
        stakes=due.stakes,
        **{"from": title_word(titles[due.payer], locale), "to": title_word(titles[due.payee], locale)},
    )


def _of_deal(view: DaifugoView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Yield everyone's title, from the Daifugo down, and how they came to it."""
    score, before = view.board.scores[deal - 1], view.board.scores[deal - 2] if deal > 1 else None
    for number, seat in enumerate(score.order):
        title = score.titles[seat]
        label = say(
            locale, "daifugo-why-title", place=place(locale, number + 1), title=title_word(title, locale)
        )  # fmt: skip
        sentences = [_reason(title, score.held, after=len(score.order) - number - 1, locale=locale)]
        if before is not None:
            sentences.append(say(locale, "daifugo-why-before", title=title_word(before.titles[seat], locale)))
        yield Explanation(f"{seat}-title", label, " ".join(sentences), "titles", Seat(seat))


def _reason(title: Title, held: int, *, after: int, locale: Locale) -> str:
    if title is Title.DESTITUTE:
        return say(locale, "daifugo-why-last", held=held)
    return say(locale, "daifugo-why-out", after=after)
