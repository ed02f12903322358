"""Names from outside, as a picture can print them (art direction, section 12)."""

import pytest

from render.fonts import Face, Fonts
from render.names import clean, name_of


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("  Maya   L.  ", "Maya L."),
        ("Thé\u0301o", "Thé\u0301o"),
        ("The\u0301o", "Théo"),
        ("Zoe\u202eevil\u200b", "Zoeevil"),
        ("🎩 Benoît 🎩", "Benoît"),
        ("a\nb\tc", "a b c"),
        ("Z\u0335\u0336\u0337\u0338\u0321\u0322algo", "Z\u0335\u0336algo"),
        ("\u0301\u0302", ""),
        ("🎩", ""),
    ],
)
def test_only_letters_digits_and_punctuation_stay(given: str, cleaned: str) -> None:
    assert clean(given) == cleaned


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("Nguyễn Thị", Face.LABEL),
        ("Ελένη", Face.GREEK_CYRILLIC),
        ("Дмитрий", Face.GREEK_CYRILLIC),
        ("שלמה", Face.WORLD),
    ],
)
def test_a_whole_name_is_set_in_one_face(fonts: Fonts, name: str, face: Face) -> None:
    assert fonts.face_for(name, Face.LABEL) is face


def test_a_name_no_face_can_write_is_the_seat(fonts: Fonts) -> None:
    name = name_of(fonts, "en", "𒀀𒁀", "A")
    assert (name.printed, name.spoken) == ("Player A", "𒀀𒁀")
    assert name_of(fonts, "fr", "🎩", "B").printed == "Joueur B"
    assert name_of(fonts, "fr", "🎩", "B").spoken == "Joueur B"


def test_the_disc_shows_the_first_letter(fonts: Fonts) -> None:
    assert name_of(fonts, "en", "(élodie)", "A").letter == "É"


def test_a_long_text_ends_in_an_ellipsis(fonts: Fonts) -> None:
    short = fonts.fit("Bartholomew-Maximilien", Face.STRONG, 20, 120)
    assert short.endswith("…")
    assert fonts.width(short, Face.STRONG, 20) <= 120
