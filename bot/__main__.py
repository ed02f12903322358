"""The command line: `python -m bot` runs the bot, or without a token a demonstration; see `--help` for the rest.

Each command imports what it needs when it runs, so that replaying a record waits for no library.
"""

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

WRONG = 2  # exit status for what the caller can put right


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` names; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (the default); without DISCORD_TOKEN, play a demonstration")
    demo = commands.add_parser("demo", help="play a demonstration game between two people, away from Discord")
    demo.add_argument("--pictures", type=Path, default=Path("demo"), help="folder for what they see (default: demo)")
    demo.add_argument("--target", type=int, default=200, help="points that end the game (default: 200)")
    commands.add_parser("replay", help="play a record (.mille) and print its score pad and settlement", add_help=False)
    gallery = commands.add_parser("gallery", help="write every picture, in every theme and language, to a folder")
    gallery.add_argument("folder", type=Path)
    bench = commands.add_parser("bench", help="time a part of the product against the common way")
    bench.add_argument("part", choices=("rules", "store", "render"))
    arguments, rest = parser.parse_known_args(argv)
    if arguments.command == "replay":
        from bot import replay  # noqa: PLC0415

        return replay.main(rest)
    if rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    match arguments.command:
        case "demo":
            return _demo(arguments.pictures, arguments.target)
        case "gallery":
            from render import gallery as pictures  # noqa: PLC0415

            pictures.write(arguments.folder)
            return 0
        case "bench":
            return _bench(arguments.part)
        case _:
            return _run()


def _run() -> int:
    from bot.config import BadSettings, read_settings  # noqa: PLC0415

    try:
        settings = read_settings()
    except BadSettings as error:
        return _complain(*error.lines)
    _log_to_stderr(settings.log_level)
    if settings.discord_token is None:
        return _demo(Path("demo"), 200)

    import aiohttp  # noqa: PLC0415
    import discord  # noqa: PLC0415

    from bot import app  # noqa: PLC0415
    from bot.redirect import NoStandIn  # noqa: PLC0415
    from bot.store import StoreError  # noqa: PLC0415
    from render import MissingFont  # noqa: PLC0415

    try:
        asyncio.run(app.run(settings, settings.discord_token.get_secret_value()))
    except discord.LoginFailure:
        return _complain("DISCORD_TOKEN: Discord does not accept this token")
    except NoStandIn as error:
        return _complain(f"CHAPEAU_API: {error}")
    except aiohttp.ClientConnectionError as error:
        return _complain(f"Discord cannot be reached ({type(error).__name__})")
    except StoreError as error:
        return _complain(f"CHAPEAU_DATABASE: {error}")
    except MissingFont as error:
        return _complain(str(error))
    return 0


def _demo(pictures: Path, target: int) -> int:
    from bot import demo  # noqa: PLC0415

    pictures.mkdir(parents=True, exist_ok=True)
    asyncio.run(demo.demonstrate(pictures, print, target=target))
    return 0


def _bench(part: str) -> int:
    match part:
        case "rules":
            import random  # noqa: PLC0415
            import time  # noqa: PLC0415

            from bot.games import bench as rules  # noqa: PLC0415

            for line in rules.rules(random.Random(1), time.perf_counter):  # noqa: S311  the same games every time
                print(line)
        case "store":
            import tempfile  # noqa: PLC0415

            from bot.store.bench import bench_moves  # noqa: PLC0415

            with tempfile.TemporaryDirectory() as folder:
                for row in asyncio.run(bench_moves(Path(folder))):
                    times = f"p50 {row.p50_ms:.1f} ms, p99 {row.p99_ms:.1f} ms"
                    print(f"{row.way}: {row.per_second:,.0f} moves a second, {times}")
        case _:
            from render import bench as pictures  # noqa: PLC0415

            pictures.main()
    return 0


def _log_to_stderr(level: str) -> None:
    """One line an event. discord.py is never logged below INFO: its DEBUG lines hold tokens and whole payloads."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


def _complain(*lines: str) -> int:
    for line in lines:
        print(line, file=sys.stderr)
    return WRONG


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
