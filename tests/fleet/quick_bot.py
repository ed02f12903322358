"""`python -m tests.fleet.quick_bot`: the bot, with leases that end sooner, as a process that can be killed."""

from typing import Final

from bot import app, loop
from bot.config import read_settings
from bot.logs import log_to_stderr
from bot.registry import GAMES
from bot.store.fleet.leases import LeaseTiming
from bot.values.timing import AT_ONCE
from cogs.screens.registry import SHOWN
from render.emoji import pictures

LEASES: Final = LeaseTiming(lease=4_000, renewed=0.8, margin=0.5)


def main() -> None:
    """Run it until a signal ends it."""
    settings = read_settings(needs_token=True)
    log_to_stderr(settings.log_level, settings.log_format)
    token = settings.discord_token
    assert token is not None
    loop.run(
        app.run(
            settings,
            token.get_secret_value(),
            games=GAMES,
            shown=SHOWN,
            leases=LEASES,
            timing=AT_ONCE,
            draw_emoji=pictures,
        )
    )


if __name__ == "__main__":
    main()
