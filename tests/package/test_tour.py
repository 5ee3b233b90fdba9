"""The tour in pictures: its page shows what it says, and nothing lies about."""

from tests.e2e.tour import FOLDER, PAGE, VIEWS, written


def test_the_tour_shows_every_picture_there_is() -> None:
    assert PAGE.read_text(encoding="utf-8") == written()
    assert {view.file for view in VIEWS} == set(FOLDER.iterdir())
