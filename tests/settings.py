"""Settings in tests: their variables, a token and a key, and the one line that refuses a mistake."""

import pytest

from bot.config import BadSettings, Settings, read_settings

TOKEN = "MTA.secret.token"
KEY = "c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0IHNlY3I="  # 32 bytes


def variables() -> dict[str, object]:
    """Return every setting by its variable, with its default."""
    return {
        str(field.validation_alias or f"CHAPEAU_{name.upper()}"): field.default
        for name, field in Settings.model_fields.items()
    }


def complaint() -> str:
    """Return the one line that refuses the settings."""
    with pytest.raises(BadSettings) as caught:
        read_settings()
    (line,) = caught.value.lines
    return line
