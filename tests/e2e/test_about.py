"""`/about`, and the pages behind it."""

from cogs.ids import CustomId, Verb
from cogs.screens.pages import Page
from tests.e2e.house import House


async def test_the_pages_behind_about_are_turned_in_one_hidden_reply(house: House) -> None:
    await house.open()
    about = (await house.ann.invoke(house.channel, "/about")).shown
    for page, words in ((Page.PRIVACY, "your Discord id"), (Page.TERMS, "never move money"), (Page.PLAYERS, "`/open`")):
        shown = (await house.ann.press(about, str(CustomId(Verb.PAGE, "", word=page)))).shown
        assert (shown.id, shown.hidden) == (about.id, True)
        assert words in shown.text
