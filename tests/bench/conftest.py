"""What all tests of the bench need."""

from tests.led_back import led_back

__all__ = ["led_back"]
