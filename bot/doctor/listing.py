"""The needs of Discord's directory of apps: what it asks of an application before it lists it, or verifies its bot."""

from typing import Final

from bot.doctor.asking import Application, Silence
from bot.doctor.finding import Finding, fine

NAME: Final = "listing"
DO: Final = (
    "Only if strangers are to find the bot: fill them in at Discord's developer portal (General Information, Bot);"
    " what `/about` says of terms and privacy may stand at both addresses."
)


def check_listing(application: Application | Silence | None) -> tuple[Finding, ...]:
    """Return what the application lacks to be listed: a hint, since a bot among friends needs none of it."""
    if not isinstance(application, Application):
        return ()
    lacking = {
        "a description": application.description,
        "tags": application.tags,
        "an icon": application.icon,
        "the address of terms of service": application.terms_of_service_url,
        "the address of a privacy policy": application.privacy_policy_url,
        "a public bot": application.bot_public,
    }
    missing = [name for name, given in lacking.items() if not given]
    if not missing:
        return (fine(NAME, "the application has what Discord's app directory asks for"),)
    return (fine(NAME, f"to be listed in Discord's app directory the application lacks {', '.join(missing)}", DO),)
