"""A check that the settings can be used."""

from bot.config import ENV_FILE, UNPREFIXED, Settings, look_at_settings, overridden_variables, unknown_variables
from bot.doctor.finding import Finding, fault, fine, warning
from bot.values.money import FOR_OPERATORS, looks_like_money

NAME = "settings"
EXAMPLE = ".env.example lists every setting with its unit and default"


def check_settings() -> tuple[Settings, tuple[Finding, ...]]:
    """Return the settings as far as they can be used, and one finding for each mistake."""
    settings, lines = look_at_settings(needs_token=True)
    found = [fault(NAME, line, _remedy(line)) for line in lines]
    found += [warning(NAME, line, f"Correct the name or take it out; {EXAMPLE}.") for line in unknown_variables()]
    found += [
        warning(
            NAME,
            f"{name}: set in {ENV_FILE}, and to another value in the environment, which wins",
            "Take one of the two out.",
        )
        for name in overridden_variables()
    ]
    if settings.api is not None:
        found.append(
            warning(
                NAME,
                "CHAPEAU_API: is set, so that the bot talks to a stand-in of Discord",
                "Take it out to be on Discord.",
            )
        )
    if looks_like_money(settings.chosen_unit):
        found.append(fine(NAME, FOR_OPERATORS, "Read *What Discord allows* in bot/README.md."))
    return settings, tuple(found) or (fine(NAME, "every setting can be used"),)


def _remedy(line: str) -> str:
    if line.startswith(f"{UNPREFIXED}: is not set"):
        return f"Copy the bot's token from Discord's developer portal into {ENV_FILE}."
    if "pip install" in line:
        return "Install the extra that the line names, with the Python of the bot."
    return f"Correct it in {ENV_FILE} or in the environment, and start the bot anew; {EXAMPLE}."
