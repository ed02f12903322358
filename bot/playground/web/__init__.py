"""The playground's page: a Discord client in the browser, one tab for each person.

    async with Playground(welcome=Welcome("Play against the robot.", "Practice", "/practice")) as playground:
        guild = playground.add_guild("Friends")
        ann = playground.add_person("Ann", guild)
        print(playground.page.address(ann))       # the one address; the panel "People" opens the others

Start reading at `playground.py` (what a launcher holds), `tab.py` (what a browser tab is sent, and when) and `acts.py`
(what it may ask). `telling.py` writes things as the page reads them. The page itself, plain ES modules without a build
step, is in `bot/playground/page`.
"""

from bot.playground.web.page import Asked, SecondButton, Welcome
from bot.playground.web.playground import Playground

__all__ = ["Asked", "Playground", "SecondButton", "Welcome"]
