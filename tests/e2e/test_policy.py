"""The pages get along with what the server forbids them: every test of a page listens for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.conftest import listen_for_complaints, new_context

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.e2e.conftest import Server


def test_what_the_policy_forbids_is_heard(browser: Browser, server: Server) -> None:
    context = new_context(browser, base_url=server.address)
    complaints: list[str] = []
    listen_for_complaints(context, complaints)
    page = context.new_page()
    page.goto("/score")
    page.wait_for_selector("main h1")
    assert complaints == []
    with context.expect_event("console"):
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=\"data:,x\" alt>')")
    (complaint,) = complaints
    assert "Content Security Policy" in complaint
    context.close()
