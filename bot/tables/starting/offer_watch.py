"""The messages of challenges: each challenge expires by itself, and its message says how it ended."""

from collections.abc import Callable, Iterable

from bot.tables.errors import Declined, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.lobbies.offers import Offer, Offers
from bot.tables.telling.unshown import Unshown

APART = 100  # ms between two messages that a start shows: Discord takes fifty requests a second


class OfferWatch(OnGround):
    """A watch for the end of open challenges; it shows those that end without a press on their message."""

    def __init__(self, ground: Ground, offers: Offers, unshown: Unshown) -> None:
        super().__init__(ground)
        self._offers = offers
        self._unshown = unshown

    async def start(self, owed: Iterable[str], *, since: int, is_meant: Callable[[int | None], bool]) -> None:
        """Watch every open challenge of these servers.

        Show those that have ended `since` then, those that the processes before `owed`, and where other terms were
        proposed: nobody has noted that this is not shown yet.
        """
        ended = [each.id for each in await self._offers.ended(since=since) if is_meant(each.guild_id)]
        shown = dict.fromkeys((*ended, *owed))
        for at, key in enumerate(shown):
            self.show_answer(key, after=at * APART)
        still_open = [each for each in await self._offers.open() if is_meant(each.guild_id)]
        for offer in still_open:
            self.watch(offer)
        countered = (each.id for each in still_open if each.rival is not None and not each.is_back)
        for at, key in enumerate((key for key in countered if key not in shown), len(shown)):
            self.show_rival(key, after=at * APART)

    def watch(self, offer: Offer) -> None:
        """Let `offer` lapse by itself when its time is over."""

        async def lapse() -> None:
            if not self._home.holds(offer.guild_id):  # it expires elsewhere
                return
            try:
                await self._offers.lapse(offer)
            except Declined as error:
                if error.reason is not Reason.LAPSED:  # expired already: showing it failed the last time
                    return
            await self._show_end(offer.id)

        self._timekeeper.at(offer.expires_at, _lapse(offer.id), lapse)

    async def heard(self, key: str) -> None:
        """Watch the offer `key`, which was made in another process, if it is at home here."""
        offer = await self._offers.find(key)
        if self._home.holds(offer.guild_id) and await self._offers.answer_to(offer) is None:
            self.watch(offer)

    async def look(self, key: str) -> None:
        """Watch the offer `key`, or show how it was answered, if it is stored: nobody has heard of that."""
        try:
            offer = await self._offers.find(key)
        except Declined as error:
            if error.reason is Reason.NO_OFFER:
                return
            raise
        if await self._offers.answer_to(offer) is None:
            self.watch(offer)
        else:
            self.show_answer(key)

    def forget(self, key: str) -> None:
        """Await nothing more of the offer `key`: a press answered it, and the answer to the press shows that."""
        self._timekeeper.forget(_lapse(key))
        self._timekeeper.forget(_show(key))
        self._unshown.offers.discard(key)

    def show_rival(self, key: str, *, after: int = 0) -> None:
        """Show soon, or `after` milliseconds, on the message of the offer `key` that other terms were proposed too."""

        async def show() -> None:
            await self._stage.countered(offer := await self._offers.find(key))
            if await self._offers.answer_to(offer) is not None:  # in the meantime, by a press
                await self._show_end(key)

        self._timekeeper.at(self._clock.now() + after, _show(key), show)

    def show_answer(self, key: str, *, after: int = 0) -> None:
        """Show soon, or `after` milliseconds, how the offer `key` was answered: nobody pressed on its message."""

        async def show() -> None:
            await self._show_end(key)

        self._unshown.offers.add(key)
        self._timekeeper.forget(_lapse(key))
        self._timekeeper.at(self._clock.now() + after, _show(key), show)

    async def _show_end(self, key: str) -> None:
        self._unshown.offers.add(key)
        offer = await self._offers.in_place_of(await self._offers.find(key))
        answer = await self._offers.answer_to(offer)
        if answer is None:  # the same message asks on other terms
            await self._stage.countered(offer)
            answer = await self._offers.answer_to(offer)  # in the meantime, by a press
        if answer is not None:
            await self._stage.closed(offer)
        self._unshown.offers.discard(key)

    async def posted(self, offer: Offer, message_id: int) -> None:
        """Store which message shows `offer`. If the offer is answered already, the message says so soon."""
        await self._offers.posted(offer, message_id)
        if await self._offers.answer_to(offer) is not None:
            self.show_answer(offer.id)


def _lapse(key: str) -> str:
    """Return the name under which the timekeeper awaits the end of an offer."""
    return f"offer {key}"


def _show(key: str) -> str:
    """Return the timekeeper's name for redrawing the message of an offer: one redraw at a time."""
    return f"offer {key} shown"
