"""The keys in the links: the holder of a person's key acts as that person."""

import secrets
from collections.abc import Mapping

KEY_BYTES = 24  # 192 bits: nobody guesses it


class Keys:
    """One key for each person, made when first asked for."""

    def __init__(self, known: Mapping[int, str] | None = None) -> None:
        """`known` are keys of an earlier run, by user id."""
        self._keys: dict[int, str] = dict(known or {})

    @property
    def known(self) -> Mapping[int, str]:
        """All keys by user id, to be kept for the next run."""
        return dict(self._keys)

    def of(self, user_id: int) -> str:
        """Return a person's key."""
        if user_id not in self._keys:
            self._keys[user_id] = secrets.token_urlsafe(KEY_BYTES)
        return self._keys[user_id]

    def holder(self, key: str) -> int | None:
        """Find the owner of a key. It compares every key in full, so that its timing reveals nothing."""
        offered, found = key.encode(), None
        for user_id, known in self._keys.items():
            if secrets.compare_digest(known.encode(), offered):
                found = user_id
        return found
