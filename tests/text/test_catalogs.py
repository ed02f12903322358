"""The catalogs hold every sentence the code asks for, in every language, and no other."""

import ast
import re

import pytest

from bot.games.mille.judge import Code
from bot.games.mille.options import PRESETS, TARGETS, CleanNatural, Difference, Skunk
from bot.games.mille.views import Caution
from bot.games.protocol import BadOption, Ending, NotAMove, Refusal, Refused
from bot.text import LOCALES, Locale, has, say
from cogs.permissions import NEEDED, NEEDED_IN_THREAD
from cogs.refusals import sentence
from tests.text.source import ROOT, asked, catalog, counted, fitting, junk, templates, words

VALUES: tuple[str | int, ...] = (0, 1, 2, 1_200, "text")


@pytest.mark.parametrize("locale", LOCALES)
def test_catalogs_are_well_formed(locale: Locale) -> None:
    assert junk(locale) == ()
    assert catalog(locale)


def test_every_language_has_every_sentence() -> None:
    for locale in LOCALES:
        assert sorted(catalog("en").keys() ^ catalog(locale).keys()) == []


def test_every_key_in_the_code_is_in_the_catalog() -> None:
    assert len(asked()) > 150
    missing = [(each.where, each.pattern.pattern) for each in asked() if not fitting(each.pattern, "en")]
    assert missing == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_is_given_what_it_needs(locale: Locale) -> None:
    """All sentences of a call get enough when the key is written out, else one of them at least."""
    lacking = []
    for each in asked():
        needed = {key: catalog(locale)[key] for key in fitting(each.pattern, locale)}
        enough = [names <= each.arguments for names in needed.values()]
        if not each.is_open and not (any(enough) if len(enough) > 1 else all(enough)):
            lacking.append((each.where, needed))
    assert lacking == []


def test_no_argument_is_given_in_vain() -> None:
    """An argument that no sentence of any language uses was forgotten in the sentence, or in the code."""
    vain = []
    for each in asked():
        used = [catalog(locale)[key] for locale in LOCALES for key in fitting(each.pattern, locale)]
        if forgotten := each.arguments - frozenset().union(*used):
            vain.append((each.where, sorted(forgotten)))
    assert vain == []


def test_no_sentence_is_never_said() -> None:
    spoken = words()
    unused = [
        key for key in catalog("en") if key not in spoken and not any(pattern.fullmatch(key) for pattern in templates())
    ]
    assert unused == []


def test_no_french_name_stands_where_a_vowel_would_want_an_elision() -> None:
    """*Le temps de Ann* is wrong, and no catalog knows how a name begins."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "bot" / "text" / "fr").glob("*.ftl"))]
    people = (
        "name|names|player|players|others|opponent|other|challenger|challenged|robot|winner|payer|payee|first|second"
    )
    assert re.findall(rf"(?i)\b(?:d|l|qu|s|n|j)[ea] {{ \$(?:{people}) }}", "\n".join(texts)) == []


def test_the_name_of_a_french_game_is_elided() -> None:
    texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "bot/text/fr").glob("*.ftl")))
    assert re.findall(r"(?i)\b(?:de|du|au|à|le|que) { \$game }", texts) == []
    for game, table, wish in (("Mille", "table de Mille", "au Mille"), ("Enflé", "table d’Enflé", "à l’Enflé")):
        assert table in say("fr", "lobby-removed-you", game=game)
        assert wish in say("fr", "start-whom", game=game)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_says_until_before_a_time_counted_from_now(locale: Locale) -> None:
    """Clients write such a time as *in 3 hours*, which is when something happens."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "bot" / "text" / locale).glob("*.ftl"))]
    lines = [line for text in texts for line in text.splitlines() if re.search(r"\$(time|when)\b", line)]
    assert len(lines) > 5
    assert [line for line in lines if re.search(r"(until|jusqu’à)\W*\$(time|when)", line)] == []


SETS = r"\b(a|of|the) sets?\b"
OWN_WORDS = frozenset((("contract_rummy.ftl", SETS),))
"""Words that are a game's own, by its file."""

RETIRED = {
    "en": (
        "'",
        r"\b(larger|smaller) stake",
        "gone for good",
        "lapse",
        "encyclop",
        "card maker",
        SETS,
    ),
    "fr": (
        "'",
        r"\b(pig|défauss|encyclop|enseigne|horloge|échu|passe-partout|aucunes)",
        r"(?<!/game )(?<!\[)\bscore",  # the command is named so in both
        r"(?<!par )\bvaleur",
        r"\bla marque\b",
        r"\b(partie|jeu)x? d’exercice",
        r"(?<=[\w»)*}]) [?;!]",
    ),
}
"""Words replaced by others, so that each thing has one name; and signs with another form here."""


@pytest.mark.parametrize(("locale", "word"), [(locale, word) for locale in LOCALES for word in RETIRED[locale]])
def test_a_thing_has_one_word(locale: Locale, word: str) -> None:
    """A meld, a large and a small stake, a stock used up; pioche, jeter, sorte, pointage, deux frimés of one rang."""
    paths = sorted((ROOT / "bot" / "text" / locale).glob("*.ftl"))
    texts = [path.read_text(encoding="utf-8") for path in paths if (path.name, word) not in OWN_WORDS]
    lines = [re.sub(r"^[a-z][\w-]* =", "", line) for text in texts for line in text.splitlines()]
    assert [line for line in lines if not line.startswith("#") and re.search(word, line)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_can_be_said(locale: Locale) -> None:
    """Any numbers and names may be filled in; a counted variable is a number."""
    for key, names in catalog(locale).items():
        numbers = counted(locale)[key]
        for value in VALUES if names else VALUES[:1]:
            filled = {name: value if isinstance(value, int) or name not in numbers else 5 for name in names}
            said = say(locale, key, **filled)
            assert said.strip() == said
            assert said
            assert "{" not in said


def given_by_the_judge() -> dict[str, set[str]]:
    """Return the words that each refusal of the judge brings along, by code."""
    tree = ast.parse((ROOT / "bot" / "games" / "mille" / "judge.py").read_text(encoding="utf-8"))
    given: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
            for name in ast.walk(node.args[0]):
                if isinstance(name, ast.Attribute) and ast.unparse(name.value) == "Code":
                    given.setdefault(Code[name.attr].value, {str(each.arg) for each in node.keywords})
    return given


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_its_sentence(locale: Locale) -> None:
    given = given_by_the_judge()
    assert given.keys() == set(Code)
    for code in Code:
        refused = Refused(Refusal("mille", code, "1", tuple((name, "K") for name in given[code])))
        assert sentence(refused, locale=locale), code
        assert has(locale, f"mille-refused-{code}"), code


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["game", "rules", "target", "natural_required"])
def test_every_option_somebody_can_name_wrongly_has_its_sentence(locale: Locale, key: str) -> None:
    said = sentence(BadOption("code", key, choices=PRESETS), locale=locale)
    assert said
    if key == "rules":
        assert all(preset in said for preset in PRESETS)
    if key == "target":
        assert f"{TARGETS.start}" in said


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_no_move_has_its_sentence(locale: Locale) -> None:
    codes = re.findall(
        r'NotAMove\(NAME, "([a-z-]+)"\)', (ROOT / "bot/games/mille/moves.py").read_text(encoding="utf-8")
    )
    assert len(codes) > 5
    for code in codes:
        assert sentence(NotAMove("mille", code), locale=locale)


def test_a_fault_has_no_sentence() -> None:
    assert sentence(ValueError("QS"), locale="en") is None


@pytest.mark.parametrize("locale", LOCALES)
def test_words_for_every_value_there_is(locale: Locale) -> None:
    keys = [f"mille-rules-{preset}" for preset in PRESETS]
    keys += [f"mille-option-{name}-{text}" for name in ("natural-required", "progressive") for text in ("yes", "no")]
    keys += [f"mille-option-clean-natural-{each}" for each in CleanNatural]
    keys += [f"mille-option-difference-{each}" for each in Difference]
    keys += [f"mille-option-skunk-{each}" for each in Skunk]
    keys += [f"mille-caution-{each}" for each in Caution]
    keys += [f"mille-event-{each.value}" for each in Ending if each is not Ending.PLAYED]
    keys += [f"mille-line-{item}" for item in ("game", "difference", "naturals", "chapeaux", "skunk")]
    keys += [f"permission-{each}" for each in {*NEEDED, *NEEDED_IN_THREAD}]
    keys += [f"mille-{whose}-{phase}" for whose in ("yours", "theirs") for phase in ("begin", "play", "block")]
    keys += [f"offer-{answer}" for answer in ("accepted", "declined", "withdrawn", "lapsed")]
    assert [key for key in keys if not has(locale, key)] == []
