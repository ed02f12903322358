"""The cost of each table in counted requests. Discord takes fifty a second from all tables together."""

from cachetools import LRUCache

A_TURN = 3  # requests that may be made between the ends of two turns
KEPT = 2_000  # tables; the oldest is forgotten first


class Account:
    """The requests of one table, and its turns, as far as this process has seen them."""

    def __init__(self) -> None:
        self.requests = 0
        self.turns = 0
        self.this_turn = 0
        self.unshown = 0  # turns that have ended since the table was last shown
        self.is_table_due = True  # whether the table is still to be shown after the last turn


class RequestBudget:
    """Counts of requests and turns, so that less urgent requests leave room for urgent ones."""

    def __init__(self) -> None:
        self._accounts: LRUCache[str, Account] = LRUCache(KEPT)

    def spend(self, key: str) -> None:
        """Note that a counted request is about to be made for the table `key`."""
        account = self._of(key)
        account.requests += 1
        account.this_turn += 1

    def show_table(self, key: str) -> None:
        """Note that the table `key` is about to be shown to everyone, by a counted request."""
        self.spend(key)
        account = self._of(key)
        account.is_table_due, account.unshown = False, 0

    def end_turn(self, key: str) -> None:
        """Note that a turn has ended at the table `key`."""
        account = self._of(key)
        account.turns += 1
        account.this_turn = 0
        account.unshown += 1
        account.is_table_due = True

    def room(self, key: str) -> int:
        """Return how many more requests may be made before the next turn ends; the first turn has no limit."""
        account = self._of(key)
        return max(0, A_TURN - account.this_turn - account.is_table_due) if account.turns else A_TURN

    def spent(self, key: str) -> int:
        """Return how many counted requests were made for the table `key`."""
        return self._of(key).requests

    def is_round_over(self, key: str, *, seats: int) -> bool:
        """Return whether everyone has had a turn since the table was last shown."""
        return self._of(key).unshown >= seats

    def is_behind(self, key: str) -> bool:
        """Return whether the table has made more requests than turns."""
        account = self._of(key)
        return account.requests > account.turns

    def _of(self, key: str) -> Account:
        return self._accounts.setdefault(key, Account())
