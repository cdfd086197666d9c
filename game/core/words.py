"""The one door that every sentence passes on its way to a person.

A front end chooses the language once, when it starts, with `speak`. Until then all is English, which
is also what programs get.
"""

from gettext import NullTranslations

# The only module-level state of the core: a language belongs to the whole process.
_catalogue = NullTranslations()


def speak(catalogue: NullTranslations) -> None:
    """Translate through `catalogue` from now on."""
    global _catalogue
    _catalogue = catalogue


def _(sentence: str, **values: object) -> str:
    """The sentence in the person's language, its {fields} filled with `values`."""
    return _filled(_catalogue.gettext(sentence), sentence, values)


def plural(singular: str, plural: str, count: int, **values: object) -> str:
    """`_` for a sentence that counts: the one of its forms that goes with `count`, which fills {count}."""
    english = singular if count == 1 else plural
    return _filled(_catalogue.ngettext(singular, plural, count), english, {"count": count, **values})


def _filled(translation: str, english: str, values: dict[str, object]) -> str:
    try:
        return translation.format(**values)
    except (LookupError, ValueError, AttributeError, TypeError):  # the translation has other {fields}
        return english.format(**values)


def later(sentence: str) -> str:
    """Mark a sentence for the translators where it is written long before anyone reads it."""
    return sentence


def printable(text: str, longest: int) -> str:
    """A text from outside as any terminal can show it: on one line, and cut where it is too long.

    Control characters, escape sequences and marks that turn the direction of writing are spelled out.
    """
    shown = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text[: longest + 1]
    )
    return shown if len(shown) <= longest else shown[: longest - 3] + "..."
