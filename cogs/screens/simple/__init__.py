"""Any small game on Discord."""
