"""Talking at a table: who hears what, in which words, and what may not be said."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from dominium.describe import LANGUAGES, messages
from dominium.server.common import clock
from dominium.server.schema.chat import Phrase
from tests.server.conftest import BOT, DEVICE, FRIEND, ME, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.conftest import Browser, Json, Page

pytestmark = pytest.mark.both_backends

PHRASES: tuple[str, ...] = Phrase.__args__  # type: ignore[attr-defined]
TEAMS: Json = {"game": "queendomino", "options": {"set": "royal_wedding", "teams": True}}


def say(page: Page, **wish: object) -> None:
    """Ask to say something."""
    page.send({"type": "say", "request": "s", **wish})


def hear(page: Page) -> Json:
    """The next message of the talk."""
    return page.until("said")


def settle(*pages: Page) -> None:
    """Receive everything that was on its way."""
    for page in pages:
        page.send({"type": "ping"})
        page.until("pong")


def lines(said: Json) -> list[tuple[str, str]]:
    """The names of the speakers with their texts."""
    return [(message["name"], message["text"]) for message in said["messages"]]


def refusal(page: Page, **wish: object) -> str:
    """The code by which a message is refused."""
    say(page, **wish)
    code: str = page.until("refused")["code"]
    return code


def of_two(jana: Browser, petr: Browser, **wishes: object) -> str:
    """A table of Jana and Petr."""
    opened = jana.open_table([ME, FRIEND], **wishes)
    petr.join(opened["invitations"][0]["link"], "Petr")
    return str(opened["table"])


@pytest.fixture
def table(jana: Browser, petr: Browser) -> str:
    """A table of Jana and Petr."""
    return of_two(jana, petr)


def test_everybody_at_the_table_hears(jana: Browser, petr: Browser, table: str) -> None:
    with jana.page(table) as left, petr.page(table) as right:
        settle(left, right)
        say(left, text="  Dobrý\tden,\u0000 \u202epane!\n ")
        for page, own in ((left, True), (right, False)):
            said = hear(page)
            (message,) = said["messages"]
            assert message["text"] == "Dobrý den, pane!"
            assert (message["number"], message["seat"], message["name"]) == (1, 0, "Jana")
            assert (message["you"], message["audience"], message["phrase"]) == (own, "table", None)
            assert (said["muted"], said["whole"]) == ([], False)
        say(right, phrase="thanks")
        assert lines(hear(left)) == [("Petr", "Thank you.")]
        assert hear(right)["messages"][0]["number"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_read_in_the_own_language(
    jana: Browser, petr: Browser, table: str, language: str
) -> None:
    phrases = PHRASES[:3] if language == "en" else PHRASES[3:6]
    with jana.page(table, language="cs") as speaker, petr.page(table, language=language) as reader:
        for phrase in phrases:
            say(speaker, phrase=phrase)
            (message,) = hear(reader)["messages"]
            assert message["text"] == messages(language).text(f"talk-phrase-{phrase}")
            assert message["phrase"] == phrase


def test_there_is_a_dozen_phrases_that_differ_in_every_language() -> None:
    for language in LANGUAGES:
        texts = {messages(language).text(f"talk-phrase-{phrase}") for phrase in PHRASES}
        assert len(texts) == len(PHRASES) == 12


def test_another_language_tells_everything_again(jana: Browser, petr: Browser, table: str) -> None:
    with jana.page(table) as speaker, petr.page(table) as reader:
        say(speaker, phrase="bye")
        assert lines(hear(reader)) == [("Jana", "Goodbye!")]
        reader.send({"type": "language", "language": "cs"})
        said = hear(reader)
        assert (lines(said), said["whole"]) == ([("Jana", "Na shledanou!")], True)


def test_who_comes_back_catches_up_by_number(jana: Browser, petr: Browser, table: str) -> None:
    with petr.page(table) as reader, jana.page(table) as speaker:
        say(speaker, text="one")
        say(speaker, text="two")
        heard = [hear(reader)["messages"][-1]["number"]]
        while heard[-1] < 2:
            heard.append(hear(reader)["messages"][-1]["number"])
        reader.until_ply(0)
        number = reader.table["number"]
    with jana.page(table) as speaker:
        say(speaker, text="three")
        say(speaker, phrase="nice_one")
        while speaker.until("said")["messages"][-1]["number"] < 4:
            pass
    with petr.page(table, talk=2, **{"from": number}) as reader:
        said = hear(reader)
        assert lines(said) == [("Jana", "three"), ("Jana", "Nice one!")]
        assert not said["whole"]
    with petr.page(table) as reader:
        said = hear(reader)
        assert [message["number"] for message in said["messages"]] == [1, 2, 3, 4]
        assert said["whole"]


def test_what_was_said_outlives_the_server(tmp_path: Path) -> None:
    first = RunningServer(quick(tmp_path))
    first.start()
    jana = first.browser()
    table = jana.open_table([ME, BOT])["table"]
    with jana.page(table) as page:
        say(page, text="kept")
        assert lines(hear(page)) == [("Jana", "kept")]
        cookies = dict(jana.http.cookies)
    first.stop()
    second = RunningServer(quick(tmp_path))
    second.start()
    again = second.browser()
    again.http.cookies.update(cookies)
    with again.page(table) as page:
        assert lines(hear(page)) == [("Jana", "kept")]
    second.stop()


def test_bad_messages_are_refused(jana: Browser, table: str) -> None:
    with jana.page(table) as page:
        page.until("snapshot")
        for wish in (
            {},
            {"text": "a", "phrase": "bye"},
            {"phrase": "insult"},
            {"text": "a", "audience": "all"},
            {"text": 5},
            {"text": "a", "seat": -1},
            {"text": "a", "loud": True},
        ):
            assert refusal(page, **wish) == "bad_message"
        assert refusal(page, text=" \u200b\n") == "nothing_said"
        assert refusal(page, text="x" * 301) == "text_too_long"
        assert refusal(page, text="a", seat=1) == "not_seated"
        assert refusal(page, text="a", audience="team") == "no_team_line"
        say(page, text="x" * 300)
        assert hear(page)["messages"][0]["number"] == 1


def test_a_flood_is_stopped(jana: Browser, table: str) -> None:
    with jana.page(table) as page:
        page.until("snapshot")
        for number in range(7):
            say(page, text=f"message {number}")
        assert page.until("refused")["code"] == "talk_too_fast"


@pytest.mark.parametrize(
    ("chat", "text", "phrase"),
    [("phrases", "phrases_only", None), ("off", "talk_off", "talk_off")],
)
def test_the_table_decides_what_may_be_said(
    jana: Browser, petr: Browser, chat: str, text: str, phrase: str | None
) -> None:
    table = of_two(jana, petr, settings={"chat": chat})
    with jana.page(table) as page:
        page.until("snapshot")
        assert page.table["settings"]["chat"] == chat
        assert refusal(page, text="hello") == text
        if phrase is None:
            say(page, phrase="greeting")
            assert lines(hear(page)) == [("Jana", "Hello, everybody!")]
        else:
            assert refusal(page, phrase="greeting") == phrase


def test_who_watches_reads_and_does_not_write(
    jana: Browser, server: RunningServer, table: str
) -> None:
    with jana.page(table) as page, server.browser().page(table) as watching:
        watching.until("snapshot")
        assert refusal(watching, text="hello") == "not_seated"
        say(page, text="hello")
        assert lines(hear(watching)) == [("Jana", "hello")]
        watching.send({"type": "mute", "request": 1, "seat": 0, "on": True})
        assert watching.until("refused")["code"] == "not_seated"


def test_a_shared_device_says_who_speaks(jana: Browser) -> None:
    table = jana.open_table([ME, {**DEVICE, "name": "Eva"}])["table"]
    with jana.page(table) as page:
        page.until("snapshot")
        assert refusal(page, text="hello") == "which_seat"
        say(page, text="hello", seat=1)
        assert lines(hear(page)) == [("Eva", "hello")]


class Team:
    """Six people at a table of three kingdoms: 0 and 1, 2 and 3, 4 and 5 play together."""

    def __init__(self, server: RunningServer) -> None:
        self.browsers = [server.browser() for _ in range(6)]
        opened = self.browsers[0].open_table([ME, *[FRIEND] * 5], **TEAMS)
        self.table = str(opened["table"])
        for number, invitation in enumerate(opened["invitations"], 1):
            self.browsers[number].join(invitation["link"], f"Player {number}")


@pytest.fixture
def team(server: RunningServer) -> Team:
    """Six people who play in teams."""
    return Team(server)


def test_partners_have_a_line_of_their_own(server: RunningServer, team: Team) -> None:
    stranger = server.browser()
    with (
        team.browsers[0].page(team.table) as speaker,
        team.browsers[1].page(team.table) as partner,
        team.browsers[2].page(team.table) as opponent,
        stranger.page(team.table) as watching,
    ):
        everybody = (speaker, partner, opponent, watching)
        for page in everybody:
            page.until("snapshot")
        kingdoms = [seat["kingdom"] for seat in speaker.table["seats"]]
        assert kingdoms[0] == kingdoms[1] != kingdoms[2]
        say(speaker, text="xyzzy", audience="team")
        say(speaker, text="for all")
        for page in (speaker, partner):
            heard = lines(hear(page))
            while len(heard) < 2:
                heard += lines(hear(page))
            assert heard == [("Jana", "xyzzy"), ("Jana", "for all")]
        for page in (opponent, watching):
            assert lines(hear(page)) == [("Jana", "for all")]
            settle(page)
            assert not any("xyzzy" in raw for raw in page.heard)
    for browser in (team.browsers[2], stranger):  # nor does anybody read it later
        with browser.page(team.table) as page:
            assert lines(hear(page)) == [("Jana", "for all")]
            settle(page)
            assert not any("xyzzy" in raw for raw in page.heard)
        assert "xyzzy" not in browser.http.get(f"/api/tables/{team.table}").text


def test_a_device_of_two_teams_has_no_line(jana: Browser, petr: Browser) -> None:
    seats: list[Json] = [ME, FRIEND, {**DEVICE, "name": "Eva"}, BOT, BOT, BOT]
    opened = jana.open_table(seats, **TEAMS)
    petr.join(opened["invitations"][0]["link"], "Petr")
    with jana.page(opened["table"]) as shared, petr.page(opened["table"]) as partner:
        shared.until("snapshot")
        partner.until("snapshot")
        assert refusal(shared, text="a", seat=0, audience="team") == "no_team_line"
        say(partner, text="xyzzy", audience="team")
        assert lines(hear(partner)) == [("Petr", "xyzzy")]
        say(partner, text="for all")
        assert lines(hear(shared)) == [("Petr", "for all")]
        assert not any("xyzzy" in raw for raw in shared.heard)


def test_nobody_is_given_the_words_of_who_sat_there_before(
    server: RunningServer, jana: Browser, petr: Browser
) -> None:
    opened = jana.open_table([ME, FRIEND, FRIEND])
    link = opened["invitations"][0]["link"]
    petr.join(link, "Petr")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        say(right, text="I am Petr")
        assert lines(hear(right)) == [("Petr", "I am Petr")]
        right.send({"request": "l", "type": "leave", "give_up": False})
        right.until("entries")
        eva = server.browser()
        eva.join(link, "Eva")
        say(left, text="Welcome, Eva")
        with eva.page(opened["table"]) as page:
            heard = lines(hear(page))
            while ("Jana", "Welcome, Eva") not in heard:
                heard += lines(hear(page))
            assert heard == [("Jana", "Welcome, Eva")]


def test_who_is_muted_is_not_heard_and_not_told(jana: Browser, petr: Browser, table: str) -> None:
    with petr.page(table) as speaker, jana.page(table) as page, jana.page(table) as tab:
        for one in (speaker, page, tab):
            one.until("snapshot")
        say(speaker, text="before")
        for one in (page, tab):
            assert lines(hear(one)) == [("Petr", "before")]
        page.send({"type": "mute", "request": 1, "seat": 1, "on": True})
        for one in (page, tab):
            said = hear(one)
            assert (said["muted"], said["whole"], said["messages"]) == ([1], True, [])
        say(speaker, text="unheard")
        assert lines(hear(speaker)) == [("Petr", "before")]
        assert lines(hear(speaker)) == [("Petr", "unheard")]
        say(page, text="mine")
        for one in (page, tab):
            assert lines(hear(one)) == [("Jana", "mine")]
        assert lines(hear(speaker)) == [("Jana", "mine")]
        assert all(json.loads(raw).get("muted", []) == [] for raw in speaker.heard)
    with jana.page(table) as page:  # another table of the same two, and another device
        assert hear(page)["muted"] == [1]
    other = of_two(jana, petr)
    with jana.page(other) as page, petr.page(other) as speaker:
        assert hear(page)["muted"] == [1]
        say(speaker, text="unheard, too")
        hear(speaker)
        say(page, text="mine")
        assert lines(hear(page)) == [("Jana", "mine")]
        page.send({"type": "mute", "request": 2, "seat": 1, "on": False})
        said = hear(page)
        assert (said["muted"], said["whole"]) == ([], True)
        assert lines(said) == [("Petr", "unheard, too"), ("Jana", "mine")]


def test_nobody_mutes_bots_free_seats_or_themselves(jana: Browser) -> None:
    table = jana.open_table([ME, FRIEND, BOT])["table"]
    with jana.page(table) as page:
        page.until("snapshot")
        for seat in (0, 1, 2, 3):
            page.send({"type": "mute", "request": 1, "seat": seat, "on": True})
            assert page.until("refused")["code"] == "nobody_to_mute"


@pytest.fixture
def delayed(tmp_path: Path) -> Iterator[RunningServer]:
    """A server where those who watch hidden hands do so two seconds later."""
    running = RunningServer(quick(tmp_path, spectator_delay=2))
    running.start()
    yield running
    running.stop()


def test_who_watches_hidden_hands_hears_later(delayed: RunningServer) -> None:
    jana, stranger = delayed.browser(), delayed.browser()
    table = jana.open_table([ME, BOT], game="draw")["table"]
    with jana.page(table) as page, stranger.page(table) as watching:
        page.until("snapshot")
        watching.until("snapshot")
        say(page, text="I have the double six")
        at = hear(page)["messages"][0]["at"]
        while (message := watching.receive())["type"] != "said":
            assert "double six" not in json.dumps(message)
        assert clock.now() >= at + 2000
        assert lines(message) == [("Jana", "I have the double six")]
    with stranger.page(table) as late:
        assert hear(late)["messages"][0]["at"] == at
