"""Every language says everything: keys, placeholders, plural forms, translations, keys in code."""

import shutil
from pathlib import Path

import pytest

from dominium.describe import LANGUAGES, translations
from dominium.describe.messages import languages_in
from tests.describe import code_keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    assert translations.gaps(language) == []


def test_whole_numbers_have_the_categories_of_cldr() -> None:
    assert {
        language: sorted(translations.whole_number_categories(language)) for language in LANGUAGES
    } == {
        "en": ["one", "other"],
        "cs": ["few", "one", "other"],
        "sk": ["few", "one", "other"],
        "pl": ["few", "many", "one"],
    }


@pytest.fixture
def spoiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the messages and rules pages that a test may spoil."""
    for folder in ("locales", "rules"):
        shutil.copytree(translations.RULES.parent / folder, tmp_path / folder)
    monkeypatch.setattr(translations, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(translations, "RULES", tmp_path / "rules")
    return tmp_path


def _replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "gap"),
    [
        ("castle = hrad\n", "", ("missing", "castle", "castle")),
        ("castle = hrad\n", "castle = castle\n", ("same", "castle", "castle")),
        ("castle = hrad\n", "castle = { hrad\n", ("unreadable", "castle", "")),
        ("castle = hrad\n", "castle = hrad { $a }\n", ("placeholders", "castle", "–")),
        ("castle = hrad\n", "castle = hrad\nzzz = les\n", ("extra", "zzz", "les")),
        ("castle = hrad\n", "castle = hrad\ncastle = hrad\n", ("twice", "castle", "common.ftl")),
        ("        [few] { $count } koruny\n", "", ("plural", "count-crowns", "few, one, other")),
        ("letter-lake = v\n", "letter-lake = l\n", ("letter", "letter-lake", "l")),
        ("letter-lake = v\n", "letter-lake = vo\n", ("letter", "letter-lake", "vo")),
    ],
)
def test_what_is_wrong_is_found(
    spoiled: Path, old: str, new: str, gap: tuple[str, str, str]
) -> None:
    _replace(spoiled / "locales/cs/common.ftl", old, new)
    found = [(gap.kind, gap.key, gap.detail) for gap in translations.gaps("cs")]
    assert gap in found


def test_a_choice_that_english_lacks_is_found(spoiled: Path) -> None:
    choice = "castle = { $a ->\n    [yes] hrad\n   *[no] zámek\n }\n"
    _replace(spoiled / "locales/cs/common.ftl", "castle = hrad\n", choice)
    assert ("choices", "castle") in {(gap.kind, gap.key) for gap in translations.gaps("cs")}


def test_a_text_wrongly_listed_as_equal_is_found(spoiled: Path) -> None:
    with (spoiled / "locales/cs/same_as_english.txt").open("a", encoding="utf-8") as listed:
        listed.write("castle\n")
    assert ("listed", "castle") in {(gap.kind, gap.key) for gap in translations.gaps("cs")}


def test_rules_pages_are_compared(spoiled: Path) -> None:
    (spoiled / "rules/cs/solo.md").unlink()
    with (spoiled / "rules/cs/block.md").open("a", encoding="utf-8") as page:
        page.write("\n## Navíc\n")
    found = {(gap.kind, gap.file) for gap in translations.gaps("cs")}
    assert {("headings", "block.md"), ("page", "solo.md")} <= found


def test_a_language_is_begun_by_copying_english(spoiled: Path) -> None:
    """Everything is there and still in English, and forms are asked for that English lacks."""
    shutil.copytree(spoiled / "locales/en", spoiled / "locales/uk")
    shutil.copytree(spoiled / "rules/en", spoiled / "rules/uk")
    assert languages_in(spoiled / "locales") == (*LANGUAGES, "uk")
    assert {gap.kind for gap in translations.gaps("uk")} == {"same", "plural"}


def test_every_key_in_the_code_exists() -> None:
    everywhere = translations.all_keys()
    on_pages = code_keys.keys_of_the_pages()
    unknown = [
        f"{asked.place}: {asked.pattern.replace(code_keys.HOLE, '…')}"
        for asked, by_web in code_keys.asked_for()
        if not asked.is_among(on_pages if by_web else everywhere)
    ]
    assert not unknown


def test_every_key_is_used() -> None:
    mentioned = code_keys.mentioned()
    unused = [key for key in sorted(translations.all_keys()) if not mentioned.fullmatch(key)]
    assert not unused


def test_the_search_for_keys_finds_known_ones() -> None:
    """The two tests above would be silent if nothing were found."""
    patterns = {asked.pattern for asked, _ in code_keys.asked_for()}
    assert {"you", "list-and", f"count-{code_keys.HOLE}", "frame-used"} <= patterns
    assert {"event-domino_placed-long", "tie-shared", f"effect-each-{code_keys.HOLE}"} <= patterns
    assert {"event-game_scored", "event-domino_claimed-automatic", "gain-minus"} <= patterns
    assert any(asked.pattern.startswith("terminal-") for asked, _ in code_keys.asked_for())
    assert any(by_web for _, by_web in code_keys.asked_for())
