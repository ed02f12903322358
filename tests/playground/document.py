"""Where Discord's own OpenAPI document is looked for. It is not ours and not in the repository."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BESIDE = ROOT.parent / "shared" / "discord" / "openapi.json"
HOW_TO_HAVE_THE_DOCUMENT = (
    "nothing was checked against Discord's own document: set CHAPEAU_OPENAPI to the file specs/openapi.json"
    " of github.com/discord/discord-api-spec"
)


def document_place() -> Path:
    """Where `CHAPEAU_OPENAPI` says, or beside the checkout."""
    named = os.environ.get("CHAPEAU_OPENAPI")
    return Path(named) if named else BESIDE
