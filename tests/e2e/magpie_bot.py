"""`python -m tests.e2e.magpie_bot`: the bot that also hosts Magpie, as a process that can be killed."""

from bot import app, loop
from bot.config import read_settings
from bot.logs import log_to_stderr
from bot.values.timing import AT_ONCE
from tests.witness.game import MORE_GAMES
from tests.witness.screens.shown import MORE_SHOWN, WORDS


def main() -> None:
    """Run it until a signal ends it."""
    settings = read_settings(needs_token=True)
    log_to_stderr(settings.log_level, settings.log_format)
    token = settings.discord_token
    assert token is not None
    loop.run(
        app.run(settings, token.get_secret_value(), games=MORE_GAMES, shown=MORE_SHOWN, words=(WORDS,), timing=AT_ONCE)
    )


if __name__ == "__main__":
    main()
