"""The command line: `python -m bot` runs the bot, or without a token the playground.

Each command imports what it needs when it runs, so that replaying a record waits for no library.
"""

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from bot import VERSION
from bot.cli.printing import complain
from bot.cli.status import NEVER, UNREAD
from bot.garbage import look_seldom
from bot.logs import log_to_stderr

log = logging.getLogger(__name__)

DESCRIPTION = """Card games for stakes, on Discord. Without a command it runs the bot. If DISCORD_TOKEN is not set,
it opens the playground: the bot in a Discord of its own on this machine."""
FOR_PLAYGROUND = "--port, --no-browser and --fresh are for the playground: python -m bot playground"
MOST_KEPT = 10_000  # copies
WITH_OWN_PARSER = frozenset({"bench", "check", "doctor", "explore", "move", "play", "replay", "simulate", "verify"})


def _make_parser() -> argparse.ArgumentParser:
    """Return every command with its options; those with their own parser take theirs unparsed."""
    wishes = _playground_options()
    parser = argparse.ArgumentParser(
        prog="python -m bot", description=DESCRIPTION, allow_abbrev=False, parents=[wishes]
    )
    parser.add_argument("--version", action="version", version=f"Chapeau {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run the bot on Discord (the default with DISCORD_TOKEN)")
    commands.add_parser(
        "playground", help="play on this machine, away from Discord (the default without it)", parents=[wishes]
    )
    demo = commands.add_parser("demo", help="play a demonstration game between two people, away from Discord")
    demo.add_argument("--pictures", type=Path, default=Path("demo"), help="folder for what they see (default: demo)")
    demo.add_argument("--target", type=int, default=200, help="points that end the game (default: 200)")
    commands.add_parser("play", help="play a game in the terminal, against robots", add_help=False)
    commands.add_parser("replay", help="play a record and print its score pad and settlement", add_help=False)
    commands.add_parser("verify", help="check every card of a finished game's record", add_help=False)
    commands.add_parser(
        "simulate", help="let robots play each other, check the shuffle, or fill a database", add_help=False
    )
    commands.add_parser(
        "explore", help="let the bot live through weeks of people, kills and faults, as a seed decides", add_help=False
    )
    gallery = commands.add_parser("gallery", help="write every picture, in every theme and language, to a folder")
    gallery.add_argument("folder", type=Path)
    gallery.add_argument("--only", default="", metavar="NAME", help="those whose names begin so, such as a game's")
    for name, what in (("backup", "copy the live database"), ("restore", "put a checked copy in its place")):
        copying = commands.add_parser(name, help=f"{what} (CHAPEAU_DATABASE)")
        copying.add_argument("file", type=Path)
        if name == "backup":
            copying.add_argument(
                "--keep", type=_at_least_one, metavar="N", help="add the time to the name, and keep the newest N copies"
            )
    commands.add_parser(
        "rekey", help="seal the seeds with the first key of CHAPEAU_SEED_KEY=new,old, and open those of finished games"
    )
    commands.add_parser(
        "doctor", help="check everything a running bot needs, and say how to fix what is wrong", add_help=False
    )
    commands.add_parser(
        "check",
        help="compare the database with its logs and with agreements (CHAPEAU_DATABASE)",
        add_help=False,
    )
    commands.add_parser("move", help="carry a database over, from a file to a server or back", add_help=False)
    forgetting = commands.add_parser("forget", help="delete a person's data, as /data delete does (CHAPEAU_DATABASE)")
    forgetting.add_argument("person", type=_discord_id, metavar="ID", help="their Discord id")
    forgetting.add_argument("--yes", action="store_true", help="do not ask again")
    telling = commands.add_parser("story", help="list what happened at a table, with times (CHAPEAU_DATABASE)")
    telling.add_argument("table", help="its id, as /table list and the log name it")
    commands.add_parser("bench", help="time a part of the bot next to the common way", add_help=False)
    return parser


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` names; the exit status."""
    parser = _make_parser()
    arguments, rest = parser.parse_known_args(argv)
    if arguments.command in WITH_OWN_PARSER:
        status: int = import_module(f"bot.cli.{arguments.command}").main(rest)
        return status
    if rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if arguments.command not in (None, "playground") and _wishes_of(arguments):
        return complain(FOR_PLAYGROUND)
    return _run_parsed(arguments)


def _run_parsed(arguments: argparse.Namespace) -> int:
    """Run one of the commands whose options the parser here knows."""
    match arguments.command:
        case "demo":
            from bot.cli import demo  # noqa: PLC0415

            return demo.demonstrate(arguments.pictures, arguments.target)
        case "gallery":
            from bot.cli import gallery  # noqa: PLC0415

            return gallery.write(arguments.folder, only=arguments.only)
        case "backup":
            from bot.cli import copies  # noqa: PLC0415

            return copies.back_up(arguments.file, keep=arguments.keep)
        case "restore":
            from bot.cli import copies  # noqa: PLC0415

            return copies.restore(arguments.file)
        case "rekey":
            from bot.cli import rekey  # noqa: PLC0415

            return rekey.rekey_all()
        case "forget":
            from bot.cli import forget  # noqa: PLC0415

            return forget.forget(arguments.person, is_sure=arguments.yes)
        case "story":
            from bot.cli import story  # noqa: PLC0415

            return story.tell(arguments.table)
        case command:
            return _start(command, arguments)


def _playground_options() -> argparse.ArgumentParser:
    """Return options given before or after the command's name; those not given are left out."""
    options = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    group = options.add_argument_group(
        "options of the playground",
        "Its games are kept in the folder playground, or the one that CHAPEAU_PLAYGROUND names.",
    )
    group.add_argument("--port", type=_port, help="where its page is (default: 8742, or a free one)")
    group.add_argument("--no-browser", dest="browser", action="store_false", help="open no browser")
    group.add_argument("--fresh", action="store_true", help="put the old games away, and start over")
    return options


def _wishes_of(arguments: argparse.Namespace) -> set[str]:
    """Return what was asked for of the options of the playground."""
    return {"port", "browser", "fresh"} & set(vars(arguments))


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) <= 65_535):
        raise argparse.ArgumentTypeError("a port is a number from 0 (any) to 65535")
    return int(text)


def _discord_id(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text[:21]) < 2**63):
        raise argparse.ArgumentTypeError("a Discord id is a number, such as 80351110224678912")
    return int(text)


def _start(command: str | None, arguments: argparse.Namespace) -> int:
    """Run the bot, or open the playground: as `command` says, or for None as there is a token or not."""
    from bot.config import BadSettings, read_settings, unknown_variables  # noqa: PLC0415

    try:
        settings = read_settings(needs_token=command == "run")
    except BadSettings as error:
        return complain(*error.lines, status=NEVER)
    log_to_stderr(settings.log_level, settings.log_format)
    for line in unknown_variables():
        log.warning("%s", line)
    if command == "playground" or (command is None and settings.discord_token is None):
        from bot.cli import playground  # noqa: PLC0415

        return playground.open_playground(
            settings,
            port=getattr(arguments, "port", None),
            browser=getattr(arguments, "browser", True),
            fresh=getattr(arguments, "fresh", False),
        )
    if _wishes_of(arguments):
        return complain(FOR_PLAYGROUND)
    from bot.cli import run  # noqa: PLC0415

    return run.run(settings, settings.discord_token.get_secret_value() if settings.discord_token is not None else "")


def _at_least_one(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_KEPT):
        raise argparse.ArgumentTypeError(f"a number of copies is from 1 to {MOST_KEPT}, such as 7")
    return int(text)


def main_for_a_pipe(argv: Sequence[str]) -> int:
    """Run `main`, and end quietly when the reader of the output stops, as `head` does after ten lines."""
    look_seldom()  # before what each command imports
    try:
        status = main(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the flush at exit does not fail again
        return UNREAD
    return status
