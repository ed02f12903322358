"""The game's name."""

NAME = "contract-rummy"
