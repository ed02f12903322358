"""Make a failing story short: leave acts out as long as it still fails."""

from collections.abc import Callable

from bot.exploring.story import Story


def shortened(story: Story, fails: Callable[[Story], bool], *, tries: int) -> Story:
    """Return a story with fewer acts that `fails` too. It is told at most `tries` times.

    Ever smaller parts are left out, until no act can be spared.
    """
    size = len(story.acts) // 2
    while size and tries > 0:
        at, was_spared = 0, False
        while at < len(story.acts) and tries > 0:
            tries -= 1
            shorter = story.without(range(at, at + size))
            if fails(shorter):
                story, was_spared = shorter, True
            else:
                at += size
        size = size // 2 if size > 1 or not was_spared else size
    return story
