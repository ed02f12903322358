"""The place of Discord's own OpenAPI document. It is not ours and not in the repository."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VARIABLE = "DISCORD_OPENAPI"
PLACES = (ROOT.parent / "shared" / "discord" / "openapi.json", ROOT / ".ci" / "discord-openapi.json")
HOW_TO_HAVE_THE_DOCUMENT = "nothing was checked against Discord's own document: python3 .ci/discord-document fetches it"


def document_place() -> Path:
    """Return the place in `DISCORD_OPENAPI`, or next to the checkout, or where `.ci/discord-document` puts it."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else next(filter(Path.is_file, PLACES), PLACES[-1])
