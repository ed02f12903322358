"""The fixtures common to all tests of the bench."""

from tests.led_back import led_back

__all__ = ["led_back"]
