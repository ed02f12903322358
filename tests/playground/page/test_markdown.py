"""Discord's markdown, read and drawn by the page's own script."""

import json
import re
from typing import Any

import pytest

from tests.playground.page.conftest import Stage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long("browser")]

DRAWN = {
    "plain": "P(plain)",
    "*a* _b_": "P(<em>a</em> <em>b</em>)",
    "**a** __b__ ~~c~~": "P(<strong>a</strong> <u>b</u> <s>c</s>)",
    "***a***": "P(<strong><em>a</em></strong>)",
    "**a *b* c**": "P(<strong>a <em>b</em> c</strong>)",
    "__a *b*__": "P(<u>a <em>b</em></u>)",
    "snake_case_name": "P(snake_case_name)",
    "2 * 3 * 4": "P(2 * 3 * 4)",
    r"\*no\* \_no\_": "P(*no* _no_)",
    "`**a**` ``b`c``": "P(CODE(**a**) CODE(b`c))",
    "```py\nx = 1\n```": '<pre class="code" tabindex="0"><code>x = 1</code></pre>',
    "a ```b``` c": 'P(a )<pre class="code" tabindex="0"><code>b</code></pre>P( c)',
    "# One\n## Two": '<h3 class="heading-1">One</h3><h4 class="heading-2">Two</h4>',
    "### Three\nb": '<h5 class="heading-3">Three</h5>P(b)',
    "#no": "P(#no)",
    "-# small": '<small class="subtext">small</small>',
    "> a\n> b\nc": "<blockquote>P(a<br>b)</blockquote>P(c)",
    ">>> a\nb": "<blockquote>P(a<br>b)</blockquote>",
    "- a\n- b\n  - c": "<ul><li>P(a)</li><li>P(b)<ul><li>P(c)</li></ul></li></ul>",
    "3. a\n4. b": '<ol start="3"><li>P(a)</li><li>P(b)</li></ol>',
    "a\nb": "P(a<br>b)",
    "[x](https://example.com/a)": "P(LINK(https://example.com/a|x))",
    "see https://example.com/a_b_c.": "P(see LINK(https://example.com/a_b_c|https://example.com/a_b_c).)",
    "<https://example.com>": "P(LINK(https://example.com|https://example.com))",
    "[x](javascript:alert(1))": "P([x](javascript:alert(1)))",
    "<@7> <@!7> <@&8> <#9>": "P([user 7] [user 7] [role 8] [channel 9])",
    "</go now:5> @everyone": 'P([command go now] <span class="mention">@everyone</span>)',
    "<img src=x onerror=alert(1)>": "P(&lt;img src=x onerror=alert(1)&gt;)",
    "**": "P(**)",
    "a * b ** c ` d ~~ e || f": "P(a * b ** c ` d ~~ e || f)",
}
"""The sources, and their HTML, with P(…), CODE(…) and LINK(to|words) for the longest."""

SCRIPT = """
async (text) => {
  const { render } = await import("/page/js/markdown.js");
  const word = (kind) => (id) => document.createTextNode(`[${kind} ${id}]`);
  const kinds = ["user", "role", "channel", "command"];
  const names = { locale: "en-US", ...Object.fromEntries(kinds.map((kind) => [kind, word(kind)])) };
  const box = document.createElement("div");
  box.append(...render(text, names));
  return box.innerHTML;
}
"""


def written_out(short: str) -> str:
    """Return the full HTML of a shorter notation."""
    link = r'<a href="\1" target="_blank" rel="noreferrer noopener">\2</a>'
    short = re.sub(r"LINK\(([^|]*)\|([^)]*)\)", link, short)
    short = re.sub(r"CODE\(([^)]*)\)", r'<code class="inline-code">\1</code>', short)
    return re.sub(r"P\((.*?)\)(?=<(?!a |br|code|em|s>|span|strong|u>)|$)", r'<div class="paragraph">\1</div>', short)


async def drawn(page: Any, text: str) -> str:
    return str(await page.evaluate(SCRIPT, text))


async def test_markdown_is_drawn_as_discord_draws_it_also_a_long_and_hostile_text(stage: Stage) -> None:
    """Times count by themselves, and tell the whole moment."""
    page = await stage.open(stage.ada)
    wrong = {text: html for text, short in DRAWN.items() if (html := await drawn(page, text)) != written_out(short)}
    assert wrong == {}
    for text in ("*" * 4000, "||" * 2000, "> " * 2000, "[" * 4000, "_a" * 2000, "`" * 4000, "**a" * 1300, "- " * 2000):
        assert json.dumps(await drawn(page, text))
    now = int(stage.server.clock.now())
    assert "in 5 minutes" in await drawn(page, f"<t:{now + 301}:R>")
    assert "2 hours ago" in await drawn(page, f"<t:{now - 7200}:R>")
    assert "January 2, 2023" in await drawn(page, "<t:1672700000:D>")
    assert await drawn(page, "<t:99999999999999:f>") == written_out("P(&lt;t:99999999999999:f&gt;)")


async def test_a_spoiler_is_read_only_when_it_is_opened(stage: Stage) -> None:
    stage.bob.say(stage.table, "the end: ||the butler||")
    ada = await stage.open(stage.ada)
    words = ada.locator(".spoiler-words")
    await words.wait_for(state="attached")
    assert not await words.is_visible()
    await ada.get_by_role("button", name="Spoiler: press to read").press("Enter")
    assert await words.is_visible()
