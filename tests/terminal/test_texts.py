"""The three languages are complete, and the English texts equal those of the exceptions."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import florin
from florin import texts
from florin.errors import BadRecord, Error, NotYourTurn, OptionError, sentences
from florin.rules import GAMES
from florin.terminal.rulebook import rule_ids

SOURCE = Path(florin.__file__).parent
PAGE = Path(__file__).parent.parent.parent / "web" / "src"
PARTS = [
    *("{}", "narration.{}", "rules.{}", "terminal.{}", "page.{}"),
    *("tables.{}", "lessons.{}", "setup.{}", "statistics.{}", "puzzles.{}"),
]
NUMBERS = {
    "cards",
    "needed",
    "space",
    "best",
    "florins",
    "lines",
    "line",
    "number",
    "most",
    "least",
    "seat",
    "last",
    "player",
    "mover",
}


def messages(name: str) -> dict[str, str]:
    """Return the source of each message of a file."""
    tree = FluentParser().parse((texts.FOLDER / f"{name}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in tree.body if isinstance(entry, ftl.Junk)]
    assert junk == []
    found = [entry for entry in tree.body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "duplicate key"
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


def variables(source: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", source))


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_languages_have_the_same_messages_with_the_same_values(part: str, lang: str) -> None:
    english, other = messages(part.format("en")), messages(part.format(lang))
    assert list(other) == list(english)
    assert {key: variables(text) for key, text in other.items()} == {
        key: variables(text) for key, text in english.items()
    }


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_error_has_a_sentence_in_every_language(lang: str) -> None:
    errors = {key.removeprefix("error-") for key in messages(lang) if key.startswith("error-")}
    assert errors == set(sentences())


def made_up(key: str, numbers: int) -> Error:
    names = re.findall(r"{(\w+)}", sentences()[key])
    return Error(key, **{name: numbers if name in NUMBERS else f"<{name}>" for name in names})


@pytest.mark.parametrize("key", sentences())
def test_english_is_what_the_exceptions_say(key: str) -> None:
    for number in (0, 1, 2, 5, 22, 1048576):
        error = made_up(key, number)
        assert texts.error("en", error) == str(error)
        for lang in texts.LANGUAGES:
            said = texts.error(lang, error)
            assert all(str(value) in said for name, value in error.values.items() if name not in NUMBERS)


def test_known_phrases_are_in_english_what_they_say() -> None:
    for key in messages("en"):
        if key.startswith("phrase-"):
            english = texts.say("en", key, n=4, m=9, rest="x")
            assert texts.phrase("en", english) == english
            assert texts.phrase("pl", english) == texts.say("pl", key, n=4, m=9, rest="x")


def test_seats_count_from_0_in_values_and_players_from_1_in_sentences() -> None:
    error = NotYourTurn("not-your-turn", turn=2, seat=0)
    assert (error.values["turn"], error.values["seat"]) == (2, 0)
    assert texts.error("en", error) == str(error) == "It is player 3's turn, not player 1's."
    for lang in texts.LANGUAGES:
        assert re.findall(r"\d+", texts.error(lang, error)) == ["3", "1"]
        for key in ("seat-taken", "seat-open"):
            assert re.findall(r"\d+", texts.error(lang, Error(key, seat=1))) == ["2"]


def test_an_argument_for_a_seat_is_quoted_as_given() -> None:
    error = OptionError("no-seat", seat=9, last=3)
    assert str(error) == "seat must be 0 to 3, not 9."
    assert all(texts.error(lang, error).startswith("seat ") for lang in texts.LANGUAGES)


def test_an_error_within_an_error_speaks_the_same_language() -> None:
    inner = OptionError("bad-option", game="card", option="players", allowed="2 to 6", value=9)
    outer = BadRecord("record-file", file="x", number=3, reason=BadRecord("record-options", reason=inner))
    assert texts.error("en", outer) == str(outer)
    assert texts.error("pl", outer).endswith("Opcja players gry card może mieć wartość od 2 do 6, a nie 9.")
    assert texts.error("fr", outer).endswith("option players de card doit valoir de 2 à 6, et non 9.")


def test_a_span_of_sums_is_translated() -> None:
    error = Error("sums-differ", ours="4 to 13", pile=3, theirs=15)
    assert "de 4 à 13" in texts.error("fr", error)
    assert "od 4 do 13" in texts.error("pl", error)


def test_what_a_person_typed_is_not_translated() -> None:
    error = Error("bad-notation", move="bid or pass", game="board", examples="draw or pass")
    assert texts.error("fr", error).startswith("bid or pass n")
    assert "draw ou pass" in texts.error("fr", error)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ["1 card", "2 cards", "5 cards", "22 cards"]), ("pl", ["1 karta", "2 karty", "5 kart", "22 karty"])],
)
def test_plurals(lang: str, said: list[str]) -> None:
    assert [" ".join(texts.say(lang, "deck-left", count=n).split()[:2]) for n in (1, 2, 5, 22)] == said


def test_a_missing_key_or_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message nonsense"):
        texts.say("en", "nonsense")
    with pytest.raises(KeyError, match="count"):
        texts.say("en", "deck-left")


def test_french_has_its_spaces_before_double_punctuation() -> None:
    french = [item for part in PARTS for item in messages(part.format("fr")).items()]
    for key, source in french:
        assert not re.search(r" [:;!?»%]|« ", source.partition("=")[2]), key


@pytest.mark.parametrize("part", ["rules", "page", "tables", "lessons", "setup", "statistics", "puzzles"])
def test_polish_ends_no_line_with_a_word_of_one_letter(part: str) -> None:
    """A no-break space follows it in texts that are long enough to wrap."""
    for key, source in messages(f"{part}.pl").items():
        assert not re.search(r"(?<![\w$-])[aiouwz] \S", source.partition(" =")[2], re.IGNORECASE), key


def literal_keys() -> set[str]:
    """Return the message keys that the code names in full."""
    found = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                first = {
                    "say": 1 if isinstance(node.func, ast.Attribute) and "texts" in ast.dump(node.func) else 0,
                    "did": 0,
                }
                if name in first and len(node.args) > first[name]:
                    key = node.args[first[name]]
                    if isinstance(key, ast.Constant) and file.parent.name != "bench":
                        found.add(("did-" if name == "did" else "") + str(key.value))
    return found


def page_code() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(PAGE.rglob("*.ts*")))


def english() -> set[str]:
    """Return all keys that the page may use, checking that none is in two files; it does not read terminal.*."""
    parts = [messages(part.format("en")) for part in PARTS if part != "terminal.{}"]
    assert len({key for part in parts for key in part}) == sum(map(len, parts))
    return {key for part in parts for key in part}


def test_every_key_in_the_code_exists() -> None:
    keys = literal_keys()
    assert len(keys) > 60
    assert keys - set(messages("en")) - set(messages("rules.en")) - set(messages("terminal.en")) == set()


def test_the_messages_of_the_narration_are_those_that_the_narrator_emits() -> None:
    code = (SOURCE / "narration.py").read_text(encoding="utf-8")
    emitted = set(re.findall(r"""Message\("([\w-]+)\"""", code))
    hints = "".join(
        (SOURCE / file).read_text(encoding="utf-8") for file in ("bots/reasons.py", "bots/levels.py", "verdict.py")
    )
    emitted |= set(re.findall(r'"((?:reason|why)-[\w-]+)"', hints))
    emitted |= {f"{topic}-lost" for topic in re.findall(r'Topic\(\s*"([\w-]+)"', hints)}
    assert set(messages("narration.en")) == emitted | {"day-scored", "round-scored"}  # those are types of effects


def test_every_key_in_the_page_exists() -> None:
    """Keys are written in full, t("…"), or as a family with a common prefix, t(`…-${x}`)."""
    code, keys = page_code(), english()
    whole = set(re.findall(r"""\bt\(\s*["']([^"']+)["']""", code))
    assert whole - keys == set()
    families = set(re.findall(r"""\bt\(\s*`([\w-]+-)\$""", code))
    assert [family for family in families if not any(key.startswith(family) for key in keys)] == []


def test_every_word_of_the_page_is_used() -> None:
    code = page_code()
    families = tuple(set(re.findall(r"`([a-z][\w-]*-)\$\{", code)))
    for part in ("page.en", "tables.en", "setup.en", "statistics.en"):
        unused = [
            key
            for key in messages(part)
            if not re.search(rf"""["'`]{key}["'`]""", code) and not (families and key.startswith(families))
        ]
        assert unused == []


def test_every_key_is_used() -> None:
    """Except keys that are composed: errors, cards, grades, bench rows, form labels, each game's help."""
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    composed = (
        "error-",
        "phrase-",
        "card-good",
        "bench-",
        "help-",
        "did-",
        "tell-",
        "level-",
        "ask-",
        "about-",
        "grade-",
    )
    keys = messages("en") | messages("terminal.en")
    unused = [key for key in keys if not key.startswith(composed) and not re.search(rf"""["']{key}["']""", code)]
    assert unused == ["ships", "holds"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_rule_is_there(game: str, lang: str) -> None:
    for rule in rule_ids(game):
        assert len(texts.say(lang, f"rule-{rule}")) > 20
