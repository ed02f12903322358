"""Options of the whole suite."""

import compileall
import contextlib
import gc
import importlib
import inspect
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.in_memory import IN_MEMORY, is_roomy
from tests.left_out import AT_SERVER, left_out_line, sort_out, without_server
from tests.playground.document import HOW_TO_HAVE_THE_DOCUMENT, document_place

for name, count in (("short", 20), ("long", 80)):  # a busy machine is no fault
    settings.register_profile(name, deadline=None, max_examples=count, suppress_health_check=[HealthCheck.too_slow])

pytest.register_assert_rewrite("tests.e2e.house", "tests.e2e.judge", "tests.e2e.players")  # so that they show why

HERE = Path(__file__).parent
PROGRAM = ("bot", "cogs", "render")
SELDOM = 50_000  # objects made and not gone again until Python looks for garbage; its own figure is 700

LEFT_OUT = pytest.StashKey[dict[str, int]]()
SERVERLESS = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run what takes long; -m long: nothing else")


def pytest_configure(config: pytest.Config) -> None:
    """Set how long properties are searched.

    Have the many processes of a test run share their bytecode, even if Python was asked to write none: otherwise each
    would recompile everything. Keep their files in memory, where that is possible: no test waits for a disk then.
    """
    settings.load_profile("long" if config.getoption("--long") else "short")
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if is_roomy(IN_MEMORY):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return two more than the cores: a test over sockets waits as often as it works. A fleet waits all the time."""
    return (os.cpu_count() or 1) + (3 if config.getoption("--long") else 2)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have the fixtures where tests are run: they import most of the program.

    Where other processes run them, compile the program first, as each of those would: a fresh checkout has no bytecode.
    """
    plugins = session.config.pluginmanager
    if not plugins.hasplugin("dsession"):  # that of pytest-xdist, which hands tests to others
        gc.disable()  # until everything is collected
        plugins.import_plugin("tests.fixtures")
        return
    for name in PROGRAM:
        compileall.compile_dir(HERE.parent / name, quiet=2, workers=0)


def import_share(config: pytest.Config) -> None:
    """Import a share of all test modules first, so that each is rewritten once and not by every process.

    They are the same modules to pytest, which finds them imported; what goes wrong with one it finds again and reports.
    """
    given = getattr(config, "workerinput", None)
    if given is None or config.args != config.getini("testpaths"):
        return
    number, count = int(given["workerid"].removeprefix("gw")), given["workercount"]
    for path in sorted(HERE.rglob("test_*.py"))[number::count]:
        with contextlib.suppress(Exception, pytest.skip.Exception):
            importlib.import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))
    keep_share_of_constants(number, count)


def keep_share_of_constants(number: int, count: int) -> None:
    """Have Hypothesis read the constants of a share of the program, which it keeps in files.

    In a fresh checkout each process would read all of them: five seconds. Where the library has moved the function, it
    still does.
    """
    with contextlib.suppress(ImportError):
        from hypothesis.internal.constants_ast import constants_from_module  # noqa: PLC0415  it may be gone

        for name, module in sorted(sys.modules.items()):
            if name.partition(".")[0] in PROGRAM and zlib.crc32(name.encode()) % count == number:
                constants_from_module(module)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Exempt permanent objects from garbage collection: a quarter of the time of collecting, and some of each test's.

    Look for other garbage seldom: that was a fifth of the time of all tests.
    """
    gc.disable()
    try:
        import_share(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(SELDOM)
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out long tests, unless they were requested, and those that lack a server."""
    config.stash[LEFT_OUT] = sort_out(config, items)
    config.stash[SERVERLESS] = without_server(config, items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let the summing process know what this one left out; all of them leave out the same."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash.get(LEFT_OUT, {})
        session.config.workeroutput["serverless"] = session.config.stash.get(SERVERLESS, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Note what a worker left out."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", {})
    node.config.stash[SERVERLESS] = getattr(node, "workeroutput", {}).get("serverless", 0)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> Iterator[None]:
    """Say at last what was not tested, and how it is."""
    yield
    if counted := config.stash.get(LEFT_OUT, {}):
        terminalreporter.write_line(left_out_line(counted))
    if serverless := config.stash.get(SERVERLESS, 0):
        terminalreporter.write_line(
            f"left out {serverless} tests on PostgreSQL: no server is installed (Debian: apt install postgresql)"
        )
    if not document_place().is_file():
        terminalreporter.write_line(HOW_TO_HAVE_THE_DOCUMENT)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests that ask where rows are `kept_in` for each engine: in a file always, at a server as a long test.

    Tests marked `file_only`, or that ask for a path themselves, are about SQLite alone, or all their statements are run
    at a server by others: such a module names those of its own by `at_server`. Those marked `both` are run at a server
    always.
    """
    if "kept_in" not in metafunc.fixturenames:
        return
    marked = {each.name for each in metafunc.definition.iter_markers()}
    asked = set(inspect.signature(metafunc.function).parameters)
    at_server = [pytest.mark.postgresql, *([] if "both" in marked else [pytest.mark.long(AT_SERVER)])]
    engines = ["sqlite"]
    if not ({"path", "tmp_path"} & asked or ("file_only" in marked and not {"at_server", "both"} & marked)):
        engines.append(pytest.param("postgresql", marks=at_server))
    metafunc.parametrize("kept_in", engines, indirect=True)
