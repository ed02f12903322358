"""The kept drawings: the latest, within a limit, for any threads."""

from concurrent.futures import ThreadPoolExecutor

from render.memory import OVERHEAD, Memory, Shelf

PIECE = 1000 - OVERHEAD  # bytes; with its entry it takes a thousand


def shelf(memory: Memory) -> Shelf[int, str]:
    return Shelf(memory, str, lambda _: PIECE)


def test_a_drawing_is_kept_until_others_need_its_room() -> None:
    memory = Memory(3000)
    kept = shelf(memory)
    assert [kept(number) for number in (1, 2, 3, 1, 4, 1)] == ["1", "2", "3", "1", "4", "1"]
    assert (memory.misses["str"], memory.size) == (4, 3000)
    kept(2)  # went first, since the first was asked for again
    assert memory.misses["str"] == 5


def test_shelves_share_the_room_but_not_the_keys() -> None:
    memory = Memory(2000)
    one, other = shelf(memory), Shelf(memory, lambda number: -number, lambda _: PIECE)
    assert (one(7), other(7), one(7), other(7)) == ("7", -7, "7", -7)
    other(8)
    assert (one(7), memory.misses["str"], memory.size) == ("7", 2, 2000)


def test_what_alone_is_too_large_is_not_kept() -> None:
    memory = Memory(500)
    kept = shelf(memory)
    assert (kept(1), kept(1), memory.misses["str"], memory.size) == ("1", "1", 2, 0)


def test_threads_may_ask_at_once() -> None:
    memory = Memory(20_000)
    kept = shelf(memory)
    with ThreadPoolExecutor(8) as threads:
        asked = [number % 50 for number in range(4000)]
        assert list(threads.map(kept, asked)) == [str(number) for number in asked]
    assert memory.size <= 20_000
