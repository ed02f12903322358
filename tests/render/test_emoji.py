"""Small cards for text and buttons."""

import re
from collections.abc import Mapping
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.games.cards import CARDS, JOKER, parse_card
from render import emoji
from render.fonts import Fonts

SMALL = 22  # px, in a line of text
APART = 4 * 255  # as much as four pixels that turn from black to white
CHATS = ("#313338", "#ffffff")
LARGEST = 256 * 1024  # bytes, a limit of Discord's


@pytest.fixture(scope="module")
def drawn() -> Mapping[str, bytes]:
    return emoji.pictures(Fonts())


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png))


def test_there_is_one_for_each_card_the_joker_and_a_card_face_down(drawn: Mapping[str, bytes]) -> None:
    assert set(drawn) == {emoji.name_of(card) for card in (*CARDS, JOKER, None)}
    assert len(drawn) == 54
    assert emoji.name_of(parse_card("QS")) == "card_queen_of_spades"
    assert emoji.name_of(parse_card("10h")) == "card_ten_of_hearts"
    assert (emoji.name_of(JOKER), emoji.name_of(None)) == ("card_joker", "card_back")


def test_discord_takes_their_names_and_their_files(drawn: Mapping[str, bytes]) -> None:
    assert [name for name in drawn if not re.fullmatch(r"[a-zA-Z0-9_]{2,32}", name)] == []
    assert {opened(png).size for png in drawn.values()} == {(128, 128)}
    assert {opened(png).format for png in drawn.values()} == {"PNG"}
    assert max(len(png) for png in drawn.values()) < LARGEST / 20


def test_they_are_the_same_bytes_whenever_they_are_drawn(drawn: Mapping[str, bytes]) -> None:
    assert emoji.pictures(Fonts()) == drawn


@pytest.mark.parametrize("chat", CHATS)
def test_no_two_look_alike_in_a_line_of_text(chat: str, drawn: Mapping[str, bytes]) -> None:
    seen = {}
    for name, png in drawn.items():
        small = opened(png).resize((SMALL, SMALL), Image.Resampling.LANCZOS)
        on_chat = Image.new("RGB", small.size, chat)
        on_chat.paste(small, (0, 0), small)
        seen[name] = on_chat
    alike = [
        (one, other)
        for one, other in combinations(seen, 2)
        if sum(ImageChops.difference(seen[one], seen[other]).convert("L").tobytes()) < APART
    ]
    assert alike == []


def test_a_card_stands_out_from_a_white_chat(drawn: Mapping[str, bytes]) -> None:
    """Its outline is a middle gray all around; the corners of the square are clear."""
    image = opened(drawn["card_two_of_clubs"]).convert("RGBA")
    assert image.getpixel((0, 0)) == (*emoji.OUTLINE, 0)
    assert image.getpixel((emoji.CARD[0] + 1, 64)) == (*emoji.OUTLINE, 255)
