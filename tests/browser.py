"""A real browser, headless Chromium, whose windows tests use one after the other."""

import os
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import pytest_asyncio

CHROMIUM = os.environ.get("CHAPEAU_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60_000  # ms for the next expected sight, even on a busy machine
DESKTOP = {"width": 1280, "height": 800}  # px
PHONE = {"width": 390, "height": 844}  # px

Page = Any  # playwright's page; its package may be missing


@dataclass
class Windows:
    """Separate windows of one browser: none knows what another one keeps.

    They are kept for the next test: another one costs a second of processor. What pages stored is gone by then.
    """

    browser: Any
    kept: list[Any] = field(default_factory=list)  # that no test uses now
    used: list[Any] = field(default_factory=list)

    async def open(self, size: dict[str, int]) -> Page:
        """Open a page in a window that has no other one."""
        if self.kept:
            window = self.kept.pop()
        else:
            window = await self.browser.new_context(locale="en-US", reduced_motion="reduce")
            window.set_default_timeout(PATIENCE)
        self.used.append(window)
        page = await window.new_page()
        await page.set_viewport_size(size)
        return page

    async def close(self) -> None:
        """Leave all pages, before the addresses are gone that they were opened at.

        An empty one stays in each window, so that what draws its pages stays.
        """
        while self.used:
            window = self.used.pop()
            *others, last = window.pages
            for page in others:
                await page.close()
            if last.url.startswith("http://"):
                await last.evaluate("localStorage.clear()")
            await last.goto("about:blank")
            self.kept.append(window)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def windows() -> AsyncIterator[Windows]:
    """Those of the one browser of a process of the test run. The test is skipped if there is none."""
    playwright = pytest.importorskip("playwright.async_api", reason="the Python package playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium: apt-get install chromium, or set CHAPEAU_CHROMIUM")
    async with playwright.async_playwright() as driver:
        launched = await driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS), timeout=PATIENCE)
        yield Windows(launched)
        await launched.close()
