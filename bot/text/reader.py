"""The reader of a text, in place of their name: catalogs speak to them."""

from collections.abc import Mapping


class You(str):
    """The reader of a text, alone or among others, where a name would be.

    As it is, it is a label: "You". A sentence puts `within`, as in "by you", unless the catalog has other words: an
    attribute with the name of the value in whose place the reader is, or that name and `-among` for one of several.

        game-won = { $names } win.
            .names = You win.

    For a single form there is `$who`: `own` where the reader is alone, `among` with others, else `none`.
    """

    __slots__ = ("is_among", "name", "within")
    name: str
    within: str
    is_among: bool

    def __new__(cls, label: str, within: str, *, name: str = "", is_among: bool = False) -> "You":
        """Return the reader, whose name is `name`; `is_among`: `label` and `within` list others too."""
        made = super().__new__(cls, label)
        made.name, made.within, made.is_among = name, within, is_among
        return made

    def __eq__(self, other: object) -> bool:
        """Return whether `other` is the reader, too, with the same name: nobody else is, whatever their name."""
        return isinstance(other, You) and str.__eq__(self, other) and self.name == other.name

    def __ne__(self, other: object) -> bool:
        """Return whether `other` is not the reader."""
        return not self == other

    def __hash__(self) -> int:
        """Return the hash of the words."""
        return str.__hash__(self)


def put(args: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return the values of a sentence as it writes them, and `who`."""
    you = next((value for value in args.values() if isinstance(value, You)), None)
    who = "none" if you is None else "among" if you.is_among else "own"
    return {"who": who} | {name: value.within if isinstance(value, You) else value for name, value in args.items()}


def begun(text: str, args: Mapping[str, str | int]) -> str:
    """Return a text with a capital letter, if it is a sentence that begins with the reader."""
    words = tuple(value.within for value in args.values() if isinstance(value, You) and value.within)
    is_sentence = bool(words) and text.endswith((".", "!", "?"))
    return capitalized(text) if is_sentence and text.startswith(words) else text


def capitalized(text: str) -> str:
    """Return a text with a capital letter, as a sentence begins; the rest stays as it is."""
    return f"{text[:1].upper()}{text[1:]}"


def attributes(args: Mapping[str, str | int]) -> list[str]:
    """Return the attributes of a sentence that are said in its place, if it has one."""
    readers = {name: value for name, value in args.items() if isinstance(value, You)}
    return [f"{name}-among" if you.is_among else name for name, you in readers.items()]
