"""Where chance comes from: frozen numbers, fair draws, promises that hold, scripts that are followed or refused."""

import hashlib
import hmac
from collections.abc import Iterator
from typing import Any

import pytest

import florin
from florin.dealer import draw_below, mix
from florin.replaying import dealer_at
from tests.records.golden import golden

WORD = (1 << 64) - 1
FROZEN = [473115462364762890, 14816412562496114644, 6658819667745954751]
DRAWS = [
    0,
    1,
    2,
    3,
    0,
    2,
    0,
    7,
    2,
    8,
    10,
    5,
    7,
    5,
    4,
    5,
    1,
    9,
    17,
    7,
    0,
    4,
    13,
    6,
    18,
    21,
    1,
    27,
    22,
    4,
    26,
    20,
    1,
    23,
    15,
    25,
]
SECRET, SALT = b"a secret of 16 b", b"Anna, Britta, Carlos"


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B]),
        (
            1234567,
            [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
        ),
        (
            WORD,
            [
                16490336266968443936,
                16834447057089888969,
                4048727598324417001,
                7862637804313477842,
                13015481187462834606,
            ],
        ),
    ],
)
def test_seeded_numbers_are_those_of_splitmix64(seed: int, numbers: list[int]) -> None:
    """Frozen; the first two rows are the generator's published ones."""
    assert numbers == [florin.Seeded(seed).number(k) for k in range(5)]
    assert numbers[0] == mix(seed + 0x9E3779B97F4A7C15 & WORD)


def test_committed_numbers_are_those_of_the_recipe() -> None:
    """Frozen, and computed once more from the words of docs/notation.md."""
    dealer = florin.Committed(SECRET, SALT)
    numbers = [dealer.number(k) for k in range(3)]
    assert numbers == FROZEN
    by_hand = [hmac.new(SECRET, SALT + bytes(7) + bytes([k]), hashlib.sha256).digest()[:8] for k in range(3)]
    assert numbers == [int.from_bytes(digest, "big") for digest in by_hand]
    assert hashlib.sha256(SECRET).hexdigest() == dealer.commit


def test_seeded_draws_are_frozen() -> None:
    """A whole deck's worth, for every place."""
    dealer = florin.Seeded(2024)
    assert [dealer.pick(count) for count in range(1, 37)] == DRAWS
    assert dealer.k == 35  # a draw with one outcome uses no number


@pytest.mark.parametrize(
    ("numbers", "count", "expected"),
    [
        ([17], 6, (5, 1)),
        ([WORD, WORD - 3, WORD - 4], 6, (5, 3)),  # 2**64 leaves 4 when divided by 6: those are rejected
        ([WORD - 2, 0], 6, (0, 2)),
        ([WORD], 2, (1, 1)),  # nothing is left over
        ([WORD], 64, (63, 1)),
        ([WORD, 109], 110, (109, 2)),
        ([], 1, (0, 0)),  # one outcome: no number is asked for
    ],
)
def test_a_draw_rejects_what_would_favour_the_low_ranks(
    numbers: list[int], count: int, expected: tuple[int, int]
) -> None:
    """A rank, and how many numbers it took."""
    assert expected == draw_below(numbers.__getitem__, 0, count)


def test_a_draw_begins_where_the_last_one_ended() -> None:
    """Number k is asked for by its k."""
    assert draw_below({7: WORD, 8: 9}.__getitem__, 7, 6) == (3, 9)


@pytest.mark.parametrize(
    "dealer", [florin.Seeded(5), florin.Committed(SECRET, SALT), florin.Committed(SECRET, SALT, 40)]
)
def test_a_copy_deals_the_same_from_here_on(dealer: Any) -> None:
    """And each on its own."""
    dealer.pick(50)
    twin = dealer.copy()
    assert [dealer.pick(90) for _ in range(20)] == [twin.pick(90) for _ in range(20)]
    dealer.pick(9)
    assert dealer.k == twin.k + 1


@pytest.mark.parametrize("dealer", [florin.Seeded(5), florin.Scripted(["first 2", "F3"])])
def test_a_dealers_repr_evaluates_back(dealer: Any) -> None:
    """A script is shown from where it stands."""
    assert repr(dealer) == repr(eval(repr(dealer), {"florin": florin}))


def test_a_committed_dealer_never_shows_its_secret() -> None:
    """Its repr is the commitment."""
    dealer = florin.Committed(SECRET, SALT)
    assert f"<florin.Committed {dealer.commit}>" == repr(dealer) == str(dealer)


@pytest.mark.parametrize(
    ("secret", "salt", "k"),
    [
        (b"short", SALT, 0),
        (SECRET, b"s" * 65, 0),
        ("a secret of 16 b", SALT, 0),
        (SECRET, None, 0),
        (SECRET, bytearray(SALT), 0),
        (SECRET, SALT, -1),
        (SECRET, SALT, True),
        (SECRET, SALT, WORD + 1),
        (SECRET, SALT, "0"),
    ],
)
def test_a_promise_needs_secret_salt_and_count(secret: Any, salt: Any, k: Any) -> None:
    """16 to 64 bytes each; the sentence shows neither."""
    with pytest.raises(florin.OptionError) as caught:
        florin.Committed(secret, salt, k)
    assert "secret of 16" not in str(caught.value) and "short" not in str(caught.value)


@pytest.mark.parametrize("seed", [-1, WORD + 1, "x", 1.0, True, [], pytest.param(10**5000, id="huge")])
def test_a_seed_is_a_64_bit_number(seed: Any) -> None:
    """Anything else is refused in a sentence, however long it is."""
    with pytest.raises(florin.OptionError) as caught:
        florin.Seeded(seed)
    assert caught.value.key == "bad-seed" and len(str(caught.value)) < 160


# -- scripts -----------------------------------------------------------------------------------------------------------


def filling_game(*script: str) -> florin.Position:
    """A board game of three; all pass, so that only draws matter."""
    return florin.game("board", players=3).start(dealer=florin.Scripted(["first 0", *script]))


def test_a_script_is_dealt_as_it_stands() -> None:
    """A card a line."""
    position = filling_game("M5", "10")
    position.play("draw")
    position.play("draw")
    assert position.log == ["* first 0", "0 draw", "* M5", "0 draw", "* 10"]


@pytest.mark.parametrize(
    ("script", "key", "sentence"),
    [
        ([], "script-over", "The script has no line for the next draw."),
        (["R7"], "script-wrong", "The script says R7, but only these can be drawn: M0, M1, M2"),
        (["first 1"], "script-wrong", "The script says first 1, but only these can be drawn: M0"),
        (["* M5"], "script-wrong", "The script says * M5, but only these can be drawn: M0"),
        (["M5\n"], "script-wrong", "The script says 'M5\\n', but only these can be drawn: M0"),
    ],
)
def test_a_script_that_cannot_be_followed_changes_nothing(script: list[str], key: str, sentence: str) -> None:
    """The move is taken back with the draw, and can be made once there is another script."""
    position = filling_game(*script)
    before = position.copy()
    for _ in range(2):
        with pytest.raises(florin.Error) as caught:
            position.play("draw")
        assert key == caught.value.key and str(caught.value).startswith(sentence)
        assert before == position and before.legal() == position.legal() and before.view(0) == position.view(0)
    again = florin.replay(position.record(), dealer=florin.Scripted(["M5"]))
    again.play("draw")
    assert again.log[-1] == "* M5"


def test_an_impossible_second_draw_takes_the_first_back_too() -> None:
    """When the last hold is filled (B-7) several draws follow one move; all of it happens or nothing."""
    record = golden(5)
    log = record["log"]
    place = next(k for k in range(1, len(log)) if log[k][0] != "*" and log[k + 1][0] == log[k + 2][0] == "*")
    position = florin.replay(record, place, dealer=florin.Scripted([log[place + 1][2:], "R7"]))
    before = position.copy()
    with pytest.raises(florin.Error, match="The script says R7, but"):
        position.play(log[place][2:])
    assert position == before and position.view(0) == before.view(0)


def test_a_game_cannot_start_by_a_wrong_script() -> None:
    """At court the fifth card is Gonzaga's first."""
    with pytest.raises(florin.Error, match="The script says R4, but only these can be drawn: G0, G1"):
        florin.game("court").start(dealer=florin.Scripted(["R0", "R1", "R2", "R3", "R4"]))


@pytest.mark.parametrize("lines", ["first 2", 5, None, [1], [["F3"]], [None]])
def test_a_script_is_a_list_of_texts(lines: Any) -> None:
    """Nothing else is."""
    with pytest.raises(florin.OptionError):
        florin.Scripted(lines)


def test_a_script_may_be_any_iterable() -> None:
    """It is read once."""
    assert repr(florin.Scripted(iter(["first 1", "F3"]))) == "florin.Scripted(['first 1', 'F3'])"


def test_a_script_is_copied_where_it_stands() -> None:
    """Position and copy go the same way on their own."""
    position = filling_game("M5", "M4")
    position.play("draw")
    twin = position.copy()
    position.play("draw")
    twin.play("draw")
    assert "* M4" == position.log[-1] == twin.log[-1]


# -- dealers of others -------------------------------------------------------------------------------------------------


class Stranger:
    """A dealer as a third party may write it: it picks what it was given."""

    def __init__(self, ranks: Iterator[Any]) -> None:
        self.ranks = ranks

    def pick(self, count: int, find: Any) -> Any:
        return next(self.ranks)

    def copy(self) -> "Stranger":
        return self


def test_anyone_may_write_a_dealer() -> None:
    """Whatever can pick and copy."""
    position = florin.game("card", players=3).start(dealer=Stranger(iter([2, 0, 109 - 1])))
    position.play("reveal")
    position.play("reveal")
    assert position.log == ["* first 2", "2 reveal", "* G2", "2 reveal", "* 7"]


@pytest.mark.parametrize("rank", [110, -1, 1.0, None, "0", True, 1 << 70])
def test_a_pick_out_of_range_is_refused_and_changes_nothing(rank: Any) -> None:
    """The compiled rules trust what they get, so it is looked at before."""
    position = florin.game("card", players=3).start(dealer=Stranger(iter([0, rank])))
    with pytest.raises(florin.OptionError) as caught:
        position.play("reveal")
    assert caught.value.key == "bad-number"
    assert (position.log, position.legal()) == (["* first 0"], ["reveal"])


def test_whatever_a_dealer_raises_the_position_stays() -> None:
    """Here that it has no more numbers."""
    position = florin.game("card", players=3).start(dealer=Stranger(iter([0])))
    with pytest.raises(StopIteration):
        position.play("reveal")
    assert (position.log, position.legal()) == (["* first 0"], ["reveal"])


@pytest.mark.parametrize("dealer", [5, "seed", object(), florin.Seeded])
def test_what_cannot_deal_is_no_dealer(dealer: Any) -> None:
    """At the start and for playing on."""
    game = florin.game("card", players=2)
    with pytest.raises(florin.OptionError):
        game.start(dealer=dealer)
    with pytest.raises(florin.OptionError):
        florin.replay(game.start(seed=1).record(), dealer=dealer)


def test_a_seed_and_a_dealer_are_one_too_many() -> None:
    """Neither is ignored silently."""
    with pytest.raises(florin.OptionError, match="omitted when a dealer is given"):
        florin.game("court").start(seed=1, dealer=florin.Seeded(1))


def test_without_a_seed_chance_is_chance() -> None:
    """Two games at random differ."""
    game = florin.game("court")
    assert game.start() != game.start()


def test_only_a_committed_deal_that_fits_can_go_on_with_its_draws() -> None:
    seeded = florin.game("card", players=2).start(seed=3)
    while not seeded.over:
        seeded.play(seeded.legal()[0])
    assert dealer_at(seeded.record(), 4) is None
