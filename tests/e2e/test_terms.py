"""Terms can be changed before they are accepted: by the challenger in place, by the challenged once, in addition."""

import pytest

from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from cogs.screens.terms import QUIET
from tests.e2e.house import PATIENCE, House, hidden_text, id_of, press, verbs


async def change(person: Person, message: SeenMessage, *given: str | list[str]) -> Answer:
    """Fill in the form: rules, target, otherwise, stake, clock; omitted fields stay as they are."""
    asked = await press(person, message, Verb.TERMS)
    fields = asked.form.fields
    return await person.submit(asked.form, {each.custom_id: what for each, what in zip(fields, given, strict=False)})


async def challenge(house: House) -> SeenMessage:
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    return asked.shown


async def test_other_terms_back_and_either_may_be_accepted(house: House) -> None:
    await house.open()
    first = await challenge(house)
    back = (await change(house.bob, first, "progressive", "", [], "2")).shown
    assert not back.hidden
    assert back.mentions == (house.ann.user.id,)
    for words in ("Progressive rules, to 2000 points", "adds one large stake", "Stakes 2 and 6"):
        assert words in back.text
    assert Verb.TERMS not in verbs(back), "one round"
    assert "already" in hidden_text(await house.bob.press(first, id_of(first, Verb.TERMS)))
    assert "Only Ann can accept here, but Bob can still accept the first challenge." in back.text
    for person, message in ((house.bob, back), (house.ann, first), (house.eve, back)):
        assert "Only the person who was challenged" in hidden_text(await press(person, message, Verb.ACCEPT))
    kept = await house.eve.until(lambda: said_in(house, first, "Bob proposed other terms below"), patience=PATIENCE)
    assert own_words(first) in kept.text, "they still stand"
    assert verbs(kept) == {Verb.ACCEPT, Verb.HOW, Verb.DECLINE, Verb.WITHDRAW}
    await press(house.ann, back, Verb.ACCEPT)
    closed = await house.eve.until(lambda: said_in(house, first, "Played on other terms"), patience=PATIENCE)
    assert verbs(closed) == set()
    assert own_words(first) in closed.text, "what Ann said stays"
    assert "Bob proposed them, Ann accepted" in closed.text
    agreed = said_in(house, back, "Ann accepted")
    assert agreed is not None
    assert own_words(back) in agreed.text, "and what Bob said"
    assert house.rows("SELECT kind FROM offer_answers ORDER BY kind") == [("accepted",), ("withdrawn",)]
    assert house.rows("SELECT rules, stake FROM tables") == [("progressive", 200)]


@pytest.mark.long("rare cases")
async def test_the_first_challenge_is_accepted_after_other_terms_were_proposed(house: House) -> None:
    await house.open()
    first = await challenge(house)
    back = (await change(house.bob, first, "progressive", "", [], "2")).shown
    agreed = (await press(house.bob, first, Verb.ACCEPT)).shown
    assert own_words(first) in agreed.text
    assert "Bob accepted. The game begins." in agreed.text
    closed = await house.eve.until(lambda: said_in(house, back, "accepted the first challenge"), patience=PATIENCE)
    assert verbs(closed) == set()
    assert own_words(back) in closed.text
    assert house.rows("SELECT rules FROM tables") == [("classic",)]


def said_in(house: House, message: SeenMessage, words: str) -> SeenMessage | None:
    """Return the present message, once it says these words."""
    now = house.eve.find(message.id)
    return now if now is not None and words in now.text else None


def own_words(message: SeenMessage) -> str:
    """Return a challenge's words about who asks whom, and about its terms."""
    return message.text.partition("-#")[0].strip()


async def test_the_challenger_changes_single_options_in_place(house: House) -> None:
    await house.open()
    first = await challenge(house)
    changed = (
        await change(house.ann, first, "classic", "400", ["skunk=mark", "natural_required=yes", QUIET], "0.50", "24h")
    ).shown
    assert changed.id == first.id
    for words in (
        "to 400 points",
        "Stakes 0.50 and 1.50",
        "adds one large stake",
        "without a natural",
        "24 hours",
        "quiet hours",
    ):
        assert words in changed.text
    again = (await change(house.ann, changed, "classic", "400", ["natural_required=yes"], "0.50", "none")).shown
    assert "without a natural" in again.text
    assert "adds one large stake" not in again.text
    assert "24 hours" not in again.text
    await press(house.bob, again, Verb.ACCEPT)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


@pytest.mark.long("rare cases")
async def test_other_rules_and_one_option_as_in_the_classic_ones_in_one_go(house: House) -> None:
    await house.open()
    back = (await change(house.bob, await challenge(house), "progressive", "", ["skunk=multiply"])).shown
    assert "Progressive rules, to 2000 points" in back.text
    assert "**As in the Classic rules: A skunk doubles" in back.text
    assert "adds one large stake" not in back.text
    await press(house.ann, back, Verb.ACCEPT)
    assert house.rows("SELECT rules, options ->> 'skunk', options ->> 'progressive' FROM tables") == [
        ("progressive", "multiply", "yes")
    ]
