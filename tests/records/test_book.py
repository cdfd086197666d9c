"""The book of records: what counts, counts once."""

from game.records.book import Book, Count
from game.records.tables import RUN, HighScore


def test_a_run_counts_once_when_it_begins_and_once_when_it_ends() -> None:
    book = Book().after_begin(RUN, "a").after_begin(RUN, "a").after_begin(RUN, "b")
    book = book.after_end(RUN, "a", cleared=True).after_end(RUN, "a", cleared=True)
    assert book.count(RUN) == Count(begun=2, ended=1, cleared=1)
    assert book.count("arena") == Count()


def test_what_counts_only_once_is_remembered() -> None:
    book = Book().after_begin(RUN, "a", "2026-11-19")
    assert book.firsts == ("2026-11-19",)


def test_initials_are_put_to_the_entry_and_proposed_the_next_time() -> None:
    book = Book().with_high_score(RUN, HighScore("AAA", 100, "2026-11-19", "a")).with_initials(("a",), "XYZ")
    assert book.high_scores(RUN) == (HighScore("XYZ", 100, "2026-11-19", "a"),)
    assert book.initials == "XYZ"


def test_a_medal_keeps_its_first_date() -> None:
    book = Book().with_medals(["gold"], "2026-11-19").with_medals(["gold", "razor"], "2026-11-20")
    assert dict(book.medals) == {"gold": "2026-11-19", "razor": "2026-11-20"}
