"""A review as text, so that it can be kept."""

import json
from collections.abc import Mapping

from bot.coach.reviewing import Mistake, Review
from bot.games.cards import NotACard, parse_card
from bot.robots.coaching import Said, Word


def written(review: Review) -> str:
    """Return a review as compact JSON. `read_review` is the inverse."""
    content = {
        "decisions": review.decisions,
        "mistakes": review.mistakes,
        "cost": review.cost,
        "result": review.result,
        "dearest": [
            {
                "ply": each.ply,
                "deal": each.deal,
                "cost": each.cost,
                "within": each.within,
                "played": _said(each.played),
                "best": _said(each.best),
                "reasons": [_said(reason) for reason in each.reasons],
            }
            for each in review.dearest
        ],
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _said(said: Said) -> list[object]:
    """Return the code of a sentence and its words; cards are a list."""
    return [said.code, {name: [*map(str, word)] if isinstance(word, tuple) else word for name, word in said.words}]


def read_review(text: str) -> Review:
    """Return a review that was written so. Raises ValueError, which never quotes the text, if it is none."""
    try:
        read: object = json.loads(text)
    except ValueError:
        raise ValueError("a review is no JSON") from None
    match read:
        case {
            "decisions": int(decisions),
            "mistakes": int(mistakes),
            "cost": int() | float() as cost,
            "result": int() | float() as result,
            "dearest": [*dearest],
        }:
            return Review(decisions, mistakes, float(cost), float(result), tuple(map(_read_mistake, dearest)))
    raise ValueError("a review lacks something")


def _read_mistake(read: object) -> Mistake:
    match read:
        case {
            "ply": int(ply),
            "deal": int(deal),
            "cost": int() | float() as cost,
            "within": int() | float() as within,
            "played": played,
            "best": best,
            "reasons": [*reasons],
        }:
            reasons_read = tuple(map(_read_said, reasons))
            return Mistake(ply, deal, float(cost), float(within), _read_said(played), _read_said(best), reasons_read)
    raise ValueError("a mistake of a review lacks something")


def _read_said(read: object) -> Said:
    match read:
        case [str(code), Mapping() as words]:
            return Said(code, tuple((str(name), _read_word(word)) for name, word in words.items()))
    raise ValueError("a sentence of a review lacks something")


def _read_word(read: object) -> Word:
    match read:
        case int() | float() | str():
            return read
        case [*cards]:
            try:
                return tuple(parse_card(str(card)) for card in cards)
            except NotACard:
                raise ValueError("a review names what is no card") from None
    raise ValueError("a review has an unknown kind of word")
