"""The scripts that a page loads, as Chromium tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Nothing is asked of the page until all is loaded: the mark is set by the page itself.
MARK = """new MutationObserver((_, watch) => {
  if (!document.querySelector('SHOWN')) return;
  performance.mark('shown');
  watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""
MARK_THE_FIRST_CHOICE = MARK.replace("SHOWN", "[role=option][data-action]")
MARK_THE_HEADING = MARK.replace("SHOWN", "main h1")

SCRIPTS = """() => {
  const [{ startTime: shown }] = performance.getEntriesByName('shown');
  return performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, startTime, encodedBodySize, transferSize }) => ({
      name: name.slice(name.lastIndexOf('/') + 1),
      bytes: encodedBodySize,
      fetched: transferSize > 0,
      before: startTime < shown,
    }));
}"""


def scripts_before_a_choice(page: Page, table: str) -> dict[str, int]:
    """Open a table at which this person has the first choice, with nothing in the cache.

    Returns:
        The compressed bytes of each script that was asked for until a choice could be made.
    """
    page.add_init_script(MARK_THE_FIRST_CHOICE)
    page.goto(f"/table/{table}")
    page.wait_for_selector("main.table #help-heading")
    scripts: list[dict[str, Any]] = page.evaluate(SCRIPTS)
    assert all(script["fetched"] for script in scripts), "scripts came from the cache"
    assert not all(script["before"] for script in scripts), "nothing comes behind the choice"
    return {script["name"]: script["bytes"] for script in scripts if script["before"]}
