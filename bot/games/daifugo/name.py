"""The word for Daifugo in records and rows."""

NAME = "daifugo"
