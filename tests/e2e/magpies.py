"""Three people and more at a table of Magpie: how they sit down, and how they play by presses."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.games.protocol import Game
from bot.hosted import Games
from bot.playground.person import Answer, Person
from bot.playground.seen import Button, SeenMessage
from bot.registry import GAMES
from bot.store import Store
from bot.tables import Pace, Player, Tables, agree
from bot.tables.time import SystemClock
from cogs.ids import CustomId, Verb, parse_id
from tests.e2e.house import PATIENCE, House, press, press_of
from tests.tables.house import make_tables
from tests.tables.recording_stage import RecordingStage
from tests.there import there
from tests.witness.game import HOSTED, MAGPIE
from tests.witness.screens.shown import MORE_SHOWN, WORDS

MAIN = 3  # the style of the main verb
BUDGET = 200  # presses of one person in one game


def furnish(house: House, game: Game = MAGPIE) -> None:
    """Let the bot of the house also host Magpie, or this form of it."""
    house.games, house.shown_games, house.words = games_with(game), MORE_SHOWN, (WORDS,)
    house.program = "tests.e2e.magpie_bot"


def games_with(game: Game) -> Games:
    """Return the games of the bot; and this form of Magpie, if it is none of them."""
    return GAMES if game.name in GAMES else Games(*GAMES.values(), replace(HOSTED, game=game))


async def seat(
    house: House,
    *people: Person,
    stake: int = 50,
    game: Game = MAGPIE,
    pace: Pace | None = None,
    plays_forced: bool = False,
    has_played_a_deal: bool = False,
    **options: str,
) -> str:
    """Let these people sit down in a lobby, which starts once all are there; before the bot opens. Return its key.

    `has_played_a_deal`: whether they have made the default moves of the first deal by then.
    """
    terms = replace(agree(game, stake, options, pace=pace), plays_forced=plays_forced)
    async with await Store.open(house.database) as store:
        tables = make_tables(
            store,
            stage := RecordingStage(),
            SystemClock(),
            games=games_with(game),
            offer_lifetime=3_600_000,
            draw_seed=house.draw_seed,
        )
        players: list[Player] = [
            await tables.people.meet(each.user.id, name=each.user.display_name, locale="en") for each in people
        ]
        await tables.start()
        lobby = await tables.lobbies.open(
            players[0],
            terms=terms,
            seats=len(players),
            guild_id=house.guild.id,
            channel_id=house.channel.id,
            press_id=1,
        )
        for number, player in enumerate(players[1:], 2):
            lobby = await tables.lobbies.sit(lobby.id, player, version=lobby.version, press_id=number)
        while not lobby.is_started:
            lobby = await tables.lobbies.book.find(lobby.id)
        if has_played_a_deal:
            await _play_a_deal(tables, stage, lobby.id)
        await tables.close()
    return lobby.id


async def _play_a_deal(tables: Tables, stage: RecordingStage, key: str) -> None:
    """Make the default moves of the first deal, once it is dealt."""
    await stage.until(lambda: any(each.table.id == key and each.table.awaits_deck is None for each in stage.news))
    table = await tables.memory.table(key)
    while table.deal == 1 and table.awaits_deck is None:
        seat = min(table.position.to_act)
        table = (await tables.playing.play(key, table.players[seat], there(table.position.default(seat)))).table


@dataclass
class Sitter:
    """A person who plays the first offer in the hidden panel that *My hand* on the table opens."""

    house: House
    person: Person
    key: str
    opened: int | None = None
    presses: int = 0

    def panel(self) -> SeenMessage | None:
        """Return the panel, once it was opened."""
        return None if self.opened is None else self.person.find(self.opened)

    async def open(self) -> SeenMessage:
        """Press *My hand*."""
        tables = await self.house.eve.until(lambda: self.house.tables(self.key), patience=PATIENCE)
        answer = await press(self.person, tables[-1], Verb.HAND)
        return self.answered(answer)

    async def tools(self) -> SeenMessage:
        """Open what is behind ⋯ in a panel that was just opened."""
        panel = await self.open()
        verbs = [(each, press_of(each)) for each in panel.buttons if not each.disabled]
        (more,) = [each for each, press in verbs if press is not None and press.verb == Verb.MORE]
        return self.answered(await self.person.press(panel, more.custom_id))

    async def is_open(self) -> bool:
        """Press *My hand*, unless the game is over by then."""
        house, key = self.house, self.key
        await house.eve.until(lambda: house.tables(key) or house.settlements(key), patience=PATIENCE)
        if house.settlements(key) or not house.tables(key):
            return False
        await self.open()
        return True

    async def is_called(self) -> bool:
        """Press *My hand* if there is something to play: the suggestions say so, and draw nothing."""
        answer = await self.person.complete(self.house.channel, "/play", "move", "")
        return bool(answer.choices) and await self.is_open()

    def choices(self) -> list[Button]:
        """Return the plays by button, the main one first."""
        panel = self.panel()
        found = [(each, press_of(each)) for each in (() if panel is None else panel.buttons) if not each.disabled]
        plays = [each for each, press in found if press is not None and press.verb == Verb.ACT and _plays(press)]
        main = [each for each in plays if each.style == MAIN]
        return [*main, *(each for each in plays if each not in main)]

    async def choose(self, label: str) -> SeenMessage:
        """Press the button whose label begins so."""
        panel = self.panel()
        assert panel is not None
        found = [each for each in self.choices() if each.label.startswith(label)]
        assert found, f"{label} is not among {[each.label for each in self.choices()]}"
        self.presses += 1
        return self.answered(await self.person.press(panel, found[0].custom_id))

    def answered(self, answer: Answer) -> SeenMessage:
        """Return the panel that answers a press."""
        assert answer.message is not None, answer
        assert answer.message.hidden
        self.opened = answer.message.id
        return answer.message

    def alts(self) -> str:
        """Return the words of the panel's pictures."""
        panel = self.panel()
        return "" if panel is None else " ".join(file.description or "" for file in panel.files)


def _plays(press: CustomId) -> bool:
    """Return whether a press plays something, and does not only mark a card or show a suit."""
    return press.word[:1].isdigit() or press.word.startswith("play")


async def play_on(sitters: list[Sitter], *, until: Callable[[], bool] = lambda: False) -> None:
    """Let everyone play the first offer until nobody can and no deal is due, or a condition is met."""
    idle = 0
    while not until():
        has_played = False
        for sitter in sitters:
            if await sitter.is_called() and (choices := sitter.choices()):
                assert sitter.presses < BUDGET, "this game does not end"
                await sitter.choose(choices[0].label)
                has_played = True
        is_due = not has_played and await sitters[0].is_open() and _awaits_deal(sitters[0])
        idle = 0 if has_played or is_due else idle + 1
        if idle > 1:  # once only says that the deck may have been dealt between the round and this look
            return


def _awaits_deal(sitter: Sitter) -> bool:
    """Return whether a deck was owed at the person's last look: it is dealt by itself."""
    panel = sitter.panel()
    return panel is not None and "cut the deck before it’s dealt" in panel.text


def ids(message: SeenMessage) -> list[str]:
    """Return the words of all ids on a message."""
    found = (parse_id(part.custom_id) for part in (*message.buttons, *message.menus))
    return [str(each) for each in found if each is not None]
