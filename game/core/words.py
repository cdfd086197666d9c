"""Translation: every sentence for a person passes through this module.

A front end chooses the language once, when it starts, with `speak`. Until then everything is English, which
is also the language for programs.
"""

from collections.abc import Sequence
from gettext import NullTranslations

# The only module-level state of the core: the whole process uses one language.
_catalogue = NullTranslations()


def speak(catalogue: NullTranslations) -> None:
    """Use this catalogue from now on."""
    global _catalogue
    _catalogue = catalogue


def _(sentence: str, **values: object) -> str:
    """The sentence in the person's language, with its {fields} filled from `values`."""
    return _filled(_catalogue.gettext(sentence), sentence, values)


def plural(singular: str, plural: str, count: int, **values: object) -> str:
    """Like `_`, in the form that fits `count`, which also fills {count}."""
    english = singular if count == 1 else plural
    return _filled(_catalogue.ngettext(singular, plural, count), english, {"count": count, **values})


def _filled(translation: str, english: str, values: dict[str, object]) -> str:
    try:
        return translation.format(**values)
    except (LookupError, ValueError, AttributeError, TypeError):  # the translation has different {fields}
        return english.format(**values)


def later(sentence: str) -> str:
    """Mark a sentence for translators that is written down long before it is shown."""
    return sentence


def one_and_all(names: Sequence[str]) -> str:
    """Names in a row: "Ada", "Ada and Ben", "Ada, Ben and Cy"."""
    *others, last = names
    return _("{others} and {last}", others=", ".join(others), last=last) if others else last


def printable(text: str, longest: int) -> str:
    """A text from outside in a form that is safe to show: on one line, and cut if it is too long.

    Control characters, escape sequences and marks that change the writing direction are spelled out.
    """
    shown = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text[: longest + 1]
    )
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."
