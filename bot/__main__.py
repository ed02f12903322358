"""The command line: `python -m bot` runs the bot, or without a token the playground.

Each command imports what it needs when it runs, so that replaying a record waits for no library.
"""

import argparse
import asyncio
import functools
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot import VERSION
from bot.logs import log_to_stderr

if TYPE_CHECKING:
    from bot.config import Settings

log = logging.getLogger(__name__)

DESCRIPTION = """Mille, the rummy game for two, on Discord. Without a command the bot is run; or, where DISCORD_TOKEN is
not set, the playground is opened: the bot in a Discord of its own on this machine."""
FOR_PLAYGROUND = "--port, --no-browser and --fresh are for the playground: python -m bot playground"
DIFFERENT = 1  # exit status of a command that found something
MOST_KEPT = 10_000  # copies
WRONG = 2  # exit status for what the caller can put right
NEVER = 78  # exit status of a bot that would not start at the next attempt either (EX_CONFIG): somebody must act
UNREAD = 141  # exit status when nobody reads the output any more: as a shell tells of SIGPIPE


def _make_parser() -> argparse.ArgumentParser:
    """Every command with its options; those that have a parser of their own take theirs as they are."""
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
    commands.add_parser("replay", help="play a record (.mille) and print its score pad and settlement", add_help=False)
    commands.add_parser("verify", help="check every card of a finished game's record", add_help=False)
    commands.add_parser(
        "simulate", help="let robots play each other, check the shuffle, or fill a database", add_help=False
    )
    gallery = commands.add_parser("gallery", help="write every picture, in every theme and language, to a folder")
    gallery.add_argument("folder", type=Path)
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
        "doctor", help="look at everything a running bot needs, and say what to do where it is amiss", add_help=False
    )
    commands.add_parser(
        "check",
        help="compare what is stored with the logs, and with what was agreed (CHAPEAU_DATABASE)",
        add_help=False,
    )
    telling = commands.add_parser("story", help="tell what happened at a table, with times (CHAPEAU_DATABASE)")
    telling.add_argument("table", help="its id, as /table list and the log name it")
    commands.add_parser("bench", help="time a part of the bot beside the common way", add_help=False)
    return parser


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` names; the exit status."""
    parser = _make_parser()
    arguments, rest = parser.parse_known_args(argv)
    match arguments.command:  # those with a parser of their own
        case "replay":
            from bot import replay  # noqa: PLC0415

            return replay.main(rest)
        case "verify":
            from bot import verify  # noqa: PLC0415

            return verify.main(rest)
        case "check":
            from bot import check  # noqa: PLC0415

            return check.main(rest)
        case "simulate":
            from bot.simulate import command  # noqa: PLC0415

            return command.main(rest)
        case "bench":
            from bot.bench import command as bench  # noqa: PLC0415

            return bench.main(rest)
        case "doctor":
            from bot.doctor import command as doctor  # noqa: PLC0415

            return doctor.main(rest)
    if rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if arguments.command not in (None, "playground") and _wishes_of(arguments):
        return _complain(FOR_PLAYGROUND)
    match arguments.command:
        case "demo":
            return _demo(arguments.pictures, arguments.target)
        case "gallery":
            return _gallery(arguments.folder)
        case "backup" | "restore" | "rekey" | "story":
            return _look_after(arguments)
        case command:
            return _start(command, arguments)


def _look_after(arguments: argparse.Namespace) -> int:
    """Run one of the commands about the database."""
    match arguments.command:
        case "rekey":
            return _rekey()
        case "story":
            return _story(arguments.table)
        case _:
            return _copy(arguments.command, arguments.file, keep=getattr(arguments, "keep", None))


def _playground_options() -> argparse.ArgumentParser:
    """Before or after the command's name; what is not asked for is left out."""
    options = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    group = options.add_argument_group("options of the playground")
    group.add_argument("--port", type=_port, help="where its page is (default: 8742, or a free one)")
    group.add_argument("--no-browser", dest="browser", action="store_false", help="open no browser")
    group.add_argument("--fresh", action="store_true", help="put away what was played before, and begin anew")
    return options


def _wishes_of(arguments: argparse.Namespace) -> set[str]:
    """What was asked for of the options of the playground."""
    return {"port", "browser", "fresh"} & set(vars(arguments))


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) <= 65_535):
        raise argparse.ArgumentTypeError("a port is a number from 0 (any) to 65535")
    return int(text)


def _start(command: str | None, arguments: argparse.Namespace) -> int:
    """Run the bot, or open the playground: as `command` says, or for None as there is a token or not."""
    from bot.config import BadSettings, read_settings, unknown_variables  # noqa: PLC0415

    try:
        settings = read_settings(needs_token=command == "run")
    except BadSettings as error:
        return _complain(*error.lines, status=NEVER)
    log_to_stderr(settings.log_level, settings.log_format)
    for line in unknown_variables():
        log.warning("%s", line)
    if command == "playground" or (command is None and settings.discord_token is None):
        return _playground(settings, arguments)
    if _wishes_of(arguments):
        return _complain(FOR_PLAYGROUND)
    return _run(settings, settings.discord_token.get_secret_value() if settings.discord_token is not None else "")


def _playground(settings: "Settings", arguments: argparse.Namespace) -> int:
    from bot import serve  # noqa: PLC0415

    wishes = serve.Wishes(
        port=getattr(arguments, "port", None),
        browser=getattr(arguments, "browser", True),
        fresh=getattr(arguments, "fresh", False),
    )
    try:
        asyncio.run(serve.play(settings, wishes, functools.partial(print, flush=True)))
    except serve.NoPlayground as error:
        return _complain(str(error))
    return 0


def _run(settings: "Settings", token: str) -> int:
    """Run the bot until it is told to end; the exit status says whether to start it again may help."""
    import aiohttp  # noqa: PLC0415
    import discord  # noqa: PLC0415

    from bot import app, loop  # noqa: PLC0415
    from bot.metrics import CannotListen  # noqa: PLC0415
    from bot.misread import Misread  # noqa: PLC0415
    from bot.redirect import NoStandIn  # noqa: PLC0415
    from bot.store import NewerDatabase, OlderDatabase, StoreError  # noqa: PLC0415
    from bot.tables import BadSeedKey  # noqa: PLC0415
    from render import MissingFont  # noqa: PLC0415

    try:
        loop.run(app.run(settings, token))
    except discord.LoginFailure:
        return _complain("DISCORD_TOKEN: Discord does not accept this token", status=NEVER)
    except discord.HTTPException as error:
        return _complain(f"Discord does not let the bot in now: it answered with status {error.status}")
    except (discord.ConnectionClosed, discord.GatewayNotFound) as error:
        code = f", code {error.code}" if isinstance(error, discord.ConnectionClosed) else ""
        return _complain(f"Discord does not let the bot in now ({type(error).__name__}{code})")
    except Misread as error:
        return _complain(f"Discord cannot be understood: {error}")
    except NoStandIn as error:
        return _complain(f"CHAPEAU_API: {error}")
    except (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError, TimeoutError) as error:
        words = str(error) if type(error) is TimeoutError else ""  # those of others may quote anything
        return _complain(f"Discord cannot be reached ({words or type(error).__name__})")
    except CannotListen as error:
        return _complain(f"CHAPEAU_METRICS: {error}")
    except (NewerDatabase, OlderDatabase) as error:
        return _complain(f"CHAPEAU_DATABASE: {error}", status=NEVER)
    except StoreError as error:
        return _complain(f"CHAPEAU_DATABASE: {error}")
    except BadSeedKey as error:
        return _complain(f"CHAPEAU_SEED_KEY: {error}", status=NEVER)
    except MissingFont as error:
        return _complain(str(error), status=NEVER)
    return 0


def _demo(pictures: Path, target: int) -> int:
    from bot import demo  # noqa: PLC0415
    from bot.games.protocol import BadOption  # noqa: PLC0415
    from bot.games.registry import find_game  # noqa: PLC0415

    try:
        find_game(demo.GAME).options({"target": str(target)})
        pictures.mkdir(parents=True, exist_ok=True)
    except BadOption:
        return _complain(f"--target: the rules have no such target: {target}")
    except OSError as error:
        return _complain(f"{pictures}: {error.strerror}")
    asyncio.run(demo.demonstrate(pictures, print, target=target))
    return 0


def _gallery(folder: Path) -> int:
    from render import gallery  # noqa: PLC0415

    try:
        gallery.write(folder)
    except OSError as error:
        return _complain(f"{error.filename or folder}: {error.strerror}")
    return 0


def _at_least_one(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_KEPT):
        raise argparse.ArgumentTypeError(f"a number of copies is from 1 to {MOST_KEPT}, such as 7")
    return int(text)


def _copy(command: str, file: Path, *, keep: int | None) -> int:
    """Back the database up to a file, or restore it from one."""
    from bot.config import BadSettings, read_settings  # noqa: PLC0415
    from bot.store.backup import BadCopy, back_up, back_up_again, restore  # noqa: PLC0415

    try:
        database = read_settings().database
        if keep is not None:
            copy, deleted = back_up_again(database, file, keep=keep)
            print(
                f"{copy}: {copy.stat().st_size:,} bytes, checked", *(f"{each}: deleted" for each in deleted), sep="\n"
            )
            _note(database, copy)
        elif command == "backup":
            print(f"{file}: {back_up(database, file):,} bytes, checked")
            _note(database, file)
        else:
            aside = restore(file, database)
            print(f"{database}: restored" + (f"; the one before is {aside}" if aside else ""))
    except BadSettings as error:
        return _complain(*error.lines)
    except BadCopy as error:
        return _complain(f"{command}: {error}")
    return 0


def _note(database: Path, copy: Path) -> None:
    """Write down that a copy was made, for `doctor`. The copy is good without it."""
    from bot.store.last_backup import note_backup  # noqa: PLC0415

    try:
        note_backup(database, copy)
    except OSError as error:
        _complain(f"doctor will not know of this copy: {error.strerror}")


def _story(table: str) -> int:
    from bot.config import BadSettings, read_settings  # noqa: PLC0415
    from bot.store import StoreError  # noqa: PLC0415
    from bot.story import story  # noqa: PLC0415

    try:
        for line in story(read_settings().database, table):
            print(line)
    except BadSettings as error:
        return _complain(*error.lines)
    except StoreError as error:
        return _complain(f"story: {error}")
    return 0


def _rekey() -> int:
    """Store every seed as the keys of now say. Returns 1 if no key opens some of them."""
    from bot.config import BadSettings, read_settings  # noqa: PLC0415
    from bot.store import Hold, Store, StoreError  # noqa: PLC0415
    from bot.store.backup import BadCopy  # noqa: PLC0415
    from bot.tables import BadSeedKey, Rekeyed, Vault, open_vault, rekey  # noqa: PLC0415

    async def work(database: Path, vault: Vault) -> Rekeyed:
        with Hold(database):  # a running bot knows only the keys of its start
            async with await Store.open(database) as store:
                return await rekey(store, vault)

    try:
        settings = read_settings()
        vault = open_vault(settings.seed_key.get_secret_value() if settings.seed_key is not None else None)
        if not vault.has_key:
            raise BadSeedKey("is not set: rekey seals with its first key (see .env.example)")
        if not settings.database.is_file():
            raise BadCopy(f"there is no database {settings.database}")
        done = asyncio.run(work(settings.database, vault))
    except BadSettings as error:
        return _complain(*error.lines)
    except BadSeedKey as error:
        return _complain(f"CHAPEAU_SEED_KEY: {error}")
    except (StoreError, OSError) as error:
        return _complain(f"rekey: {error}")
    print(f"{settings.database}: sealed anew: {done.sealed}, opened: {done.opened}, as they should be: {done.kept}")
    for table in done.lost:
        print(f"table {table}: its seed is sealed with a key that is not among these")
    if done.lost_offers:
        print(f"challenges whose seed is sealed with a key that is not among these: {done.lost_offers}")
    for table in done.wrong:
        print(f"table {table}: its seed does not keep its commitment, and was left as it is")
    return DIFFERENT if done.lost or done.lost_offers or done.wrong else 0


def _complain(*lines: str, status: int = WRONG) -> int:
    for line in lines:
        print(line, file=sys.stderr)
    return status


def _main_for_a_pipe(argv: Sequence[str]) -> int:
    """Run `main`, and end quietly when whoever reads the output has had enough, as `head` has after ten lines."""
    try:
        status = main(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the flush at exit does not fail again
        return UNREAD
    return status


if __name__ == "__main__":
    sys.exit(_main_for_a_pipe(sys.argv[1:]))
