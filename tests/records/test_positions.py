"""Positions beyond text moves: action ids, going back, explicit chance, how a game ended, copies, and print()."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

import florin
from florin.options import OPTIONS
from florin.replaying import retraced
from florin.simulation import random_game

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("card", {"players": 4}),
    ("card", {"players": 2, "big_bonus": True}),
    ("board", {"players": 6, "third_of_six": 15, "fifth_step": 5}),
    ("court", {"dukes": True, "distinct_circle": True}),
]
pytestmark = pytest.mark.usefixtures("speed")


def table(number: int) -> florin.Game:
    name, options = TABLES[number]
    return florin.game(name, **options)


# -- action ids --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_ids_play_the_same_game_as_texts(number: int) -> None:
    """The same log, line by line, and the same use of the dealer's numbers."""
    by_text, by_id, rng = table(number).start(seed=5), table(number).start(seed=5), Random(number)
    while not by_text.over:
        place = rng.randrange(len(by_text.legal()))
        by_text.play(by_text.legal()[place])
        by_id.play_id(by_id.legal_ids()[place])
        assert by_text.lines == by_id.lines
    assert by_text.record() == by_id.record() and by_id.legal_ids() == []
    assert by_text.dealer.k == by_id.dealer.k  # type: ignore[attr-defined]


def test_ids_are_dealt_by_any_dealer() -> None:
    """A committed game is the same by ids, and a script is followed."""
    secret, salt = b"a secret of 16 b", b"Anna, Britta, Carlos"
    positions = [florin.game("card", players=3).start(dealer=florin.Committed(secret, salt)) for _ in range(2)]
    for _ in range(40):
        positions[0].play(positions[0].legal()[-1])
        positions[1].play_id(positions[1].legal_ids()[-1])
    assert positions[0].record() == positions[1].record()


@pytest.mark.parametrize(("action", "rule"), [(1, "C-2"), (4, "C-2")])
def test_an_illegal_id_is_refused_with_its_rule_and_changes_nothing(action: int, rule: str) -> None:
    position = florin.game("card", players=3).start(seed=1)
    before = position.copy()
    with pytest.raises(florin.IllegalMove) as caught:
        position.play_id(action)
    assert caught.value.rule == rule
    assert before == position and before.legal() == position.legal()


@pytest.mark.parametrize("action", [-1, 5, 1 << 80, "reveal", None, 0.0])
def test_what_is_no_id_is_refused(action: Any) -> None:
    position = florin.game("card", players=3).start(seed=1)
    with pytest.raises(florin.OptionError) as caught:
        position.play_id(action)
    assert caught.value.key == "bad-number" and len(position.log) == 1


def test_an_id_after_the_end_is_refused() -> None:
    position = random_game(florin.game("card", players=2), 1, 1)
    with pytest.raises(florin.GameOver):
        position.play_id(0)


def test_integers_of_other_libraries_are_ids() -> None:
    """Such as NumPy's, with every dealer."""

    class Integer:
        def __index__(self) -> int:
            return 0

    for dealer in (florin.Seeded(1), florin.Scripted(["first 0", "F3"])):
        position = florin.game("card", players=3).start(dealer=dealer)
        position.play_id(Integer())  # type: ignore[arg-type]
        assert position.log[1].endswith("reveal")


# -- going back --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_position_goes_back_to_every_line(number: int) -> None:
    """As if the rest had not happened; the dealer has dealt it all the same."""
    whole = random_game(table(number), 1, number)
    record = whole.record() | {"scores": [], "winners": None}
    for lines in range(0, len(whole.lines) + 1, 9):
        position = whole.copy()
        position.back_to(lines)
        again = florin.replay(record, lines)
        assert (position, position.state.due) == (again, again.state.due)
        assert position.record()["scores"] == again.record()["scores"]
        assert position.dealer.k == whole.dealer.k  # type: ignore[attr-defined]
        position.settle()
        assert position.over or position.legal()


@pytest.mark.parametrize("lines", [-1, 99, "1", None, True])
def test_there_is_no_going_back_to_a_line_that_is_not_there(lines: Any) -> None:
    position = florin.game("card", players=3).start(seed=1)
    with pytest.raises(florin.OptionError):
        position.back_to(lines)
    assert len(position.log) == 1


def test_who_goes_back_leaves_the_commitment_of_a_record() -> None:
    """Another game of the same length is not the one that was committed to. The notes stay."""
    dealer = florin.Committed(b"a secret of 16 b", b"Anna, Britta, Carlos")
    start = florin.game("card", players=3).start(dealer=dealer)
    start.play("reveal")
    position = florin.replay(start.record(meta={"by": "a test"}), dealer=florin.Seeded(1))
    assert position.record()["deal"] == start.record()["deal"]
    position.back_to(1)
    position.play("reveal")
    assert len(position.log) == len(start.log)
    assert "deal" not in position.record() and position.record()["meta"] == {"by": "a test"}


# -- following logs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_log_is_followed_line_by_line(number: int) -> None:
    whole = random_game(table(number), 2, number)
    position = table(number).origin()
    for line in whole.lines:
        position.follow(line)
    assert whole == position and whole.scores == position.scores


def test_a_line_that_cannot_come_is_not_followed() -> None:
    position = florin.game("card", players=3).start(seed=1)
    with pytest.raises(florin.BadRecord):
        position.follow(position.lines[0])
    assert len(position.log) == 1


@pytest.mark.parametrize(
    ("line", "key"),
    [("* F3", "record-due"), ("9 reveal", "record-line"), ("1 jump", "record-move"), ("0 reveal", "record-move")],
)
def test_a_line_that_cannot_be_read_is_refused_with_its_number(line: str, key: str) -> None:
    """The lines before it have happened, and reading may go on from any position."""
    position = florin.game("card", players=3).start(dealer=florin.Scripted(["first 1"]))
    with pytest.raises(florin.BadRecord) as caught:
        position.read(["1 reveal", "* F3", line])
    assert (caught.value.line, caught.value.key) == (4, key)
    assert position.log == ["* first 1", "1 reveal", "* F3"]


def test_a_card_that_cannot_be_drawn_is_not_read() -> None:
    """Della Rovere's deck, from which the circle is laid first, has no Gonzaga in it."""
    position = florin.game("court").origin()
    with pytest.raises(florin.BadRecord) as caught:
        position.read(["* R7", "* G7"])
    assert (caught.value.line, caught.value.key) == (2, "record-card")


# -- explicit chance ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_game_can_be_dealt_by_hand(number: int) -> None:
    """With a manual dealer every draw waits, and any outcome can be chosen."""
    position, rng, draws = table(number).start(dealer=florin.Manual()), Random(number), 0
    while not position.over:
        chances = position.chances()
        assert bool(chances) == (position.turn is None) == (not position.legal())
        if chances:
            assert sum(chances.values()) == position.state.chances()
            position.copy().draw(rng.choice(list(chances)))
            outcome = rng.choices(list(chances), list(chances.values()))[0]
            position.draw(outcome)
            assert position.log[-1] == f"* {outcome}"
            draws += 1
        else:
            position.play(rng.choice(position.legal()))
    assert draws > 20 and position.chances() == {}
    assert florin.check(position.record())


def test_a_move_waits_for_the_draw() -> None:
    position = florin.game("card", players=3).start(dealer=florin.Manual())
    for play in (lambda: position.play("reveal"), lambda: position.play_id(0)):
        with pytest.raises(florin.NotYourTurn):
            play()
    with pytest.raises(florin.Error):
        florin.Manual().pick(3, lambda text: 0)


@pytest.mark.parametrize("outcome", ["first 3", "F3", "", None, 1, "* first 0"])
def test_an_outcome_that_cannot_come_is_refused(outcome: Any) -> None:
    position = florin.game("card", players=3).origin()
    with pytest.raises(florin.OptionError):
        position.draw(outcome)
    assert position.log == []


def test_nothing_is_drawn_while_a_move_is_due() -> None:
    position = florin.game("card", players=3).start(seed=1)
    with pytest.raises(florin.OptionError):
        position.draw("F3")
    assert position.chances() == {} and len(position.log) == 1


# -- the end -----------------------------------------------------------------------------------------------------------


def test_a_game_that_goes_on_has_not_ended() -> None:
    position = florin.game("court").start(seed=1)
    assert position.ended is position.view(0).ended is None


@pytest.mark.parametrize(("name", "options"), TABLES[:3])
def test_trading_games_are_scored_to_their_end(name: str, options: dict[str, Any]) -> None:
    position = random_game(florin.game(name, **options), 1, 1)
    assert "scored" == position.ended == position.view(None).ended


def test_every_end_of_the_court_is_told_apart() -> None:
    """A draw by plans is no tie of scores."""
    ends = set()
    for number in range(120):
        game = florin.game("court", end=("circle", "house")[number % 2])
        position, rng = game.start(seed=number), Random(number)
        verbs = ("plan",) if number % 3 == 0 else ("conspire",) if number % 3 == 1 else ("send", "ally")
        while not position.over:
            legal = position.legal()
            liked = [move for move in legal if move.startswith(verbs)] or legal
            position.play(rng.choice(liked if rng.random() < 0.9 else legal))
        ended, circle = position.ended, [pile for pile in position.view(None).piles if pile.zone == "circle"]  # type: ignore[union-attr]
        assert ended == position.view(0).ended
        assert (ended == "circle") == (not circle and position.view(None).plans != (3, 3))  # type: ignore[union-attr]
        if ended == "plans":
            assert position.winners == [0, 1] and position.view(None).plans == (3, 3)  # type: ignore[union-attr]
        ends.add(ended)
    assert ends == {"circle", "house", "plans", "cards"}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_playouts_share_the_win(number: int) -> None:
    """Sixty sixtieths a game; in the trading games the richest share them alike."""
    runs = table(number).playouts(60, seed=2, threads=2)
    shares: list[list[int]] = runs.shares.tolist()  # type: ignore[assignment]
    scores: list[list[int]] = runs.scores.tolist()  # type: ignore[assignment]
    assert {60} == {sum(row) for row in shares}
    if table(number).name != "court":
        for row, won in zip(scores, shares, strict=True):
            assert won == [60 // row.count(max(row)) if score == max(row) else 0 for score in row]
    assert table(number).playouts(0).shares.tolist() == []


# -- copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_games_and_positions_can_be_copied_and_pickled(number: int) -> None:
    """The copies deal the same and are independent."""
    position = table(number).start(seed=3)
    for copied in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert copied == position and copied.game == position.game and copied.names == position.names
        original = position.copy()
        for _ in range(9):
            copied.play(copied.legal()[0])
            original.play(original.legal()[0])
        assert copied == original != position
    assert pickle.loads(pickle.dumps(position.game)) == position.game


# -- figures and text --------------------------------------------------------------------------------------------------


def test_views_name_the_figures_of_the_rules() -> None:
    card = florin.game("card", players=2, big_bonus=True).start(seed=1).view(0)
    assert isinstance(card, florin.CardView)
    assert (7, 3, 3) == (card.capacity, card.last_day, card.most_revealed)
    assert ((20, 0), (10, 5), ((7, 10), (10, 20))) == (card.ship_prizes, card.good_prizes, card.bonuses)
    board = florin.game("board", players=6, third_of_six=15, fifth_step=5).start(seed=1).view(0)
    assert isinstance(board, florin.BoardView)
    assert (5, 3, 7, 30, 3) == (board.capacity, board.lot_size, board.top_step, board.purse, board.last_round)
    assert ((30, 20, 15, 10, 5, 0), (10, 5, 0, 0, 0, 0)) == (board.hold_prizes, board.good_prizes)
    assert ((5, 5), (6, 10), (7, 20)) == board.bonuses
    court = florin.game("court").start(seed=1).view(0)
    assert isinstance(court, florin.CourtView)
    assert (4, 5, (1, 10), 3) == (court.circle_size, court.hand_size, court.jester, court.most_plans)


PRINTED = {
    "card": """card, day 1 of 3, 109 cards in the deck
market: F3
  Ada:   0 florins, ship 0/5 worth 0: -; icons G0 S0 F0 D0 C0
   Bo:   0 florins, ship 0/5 worth 0: -; icons G0 S0 F0 D0 C0
> Cid:   0 florins, ship 0/5 worth 0: -; icons G0 S0 F0 D0 C0""",
    "board": """board, round 1 of 3, 17 cards to come
lot: M5, no bid yet
> Ada:  40 florins, hold 0/5 worth 0: -; pyramids M0 P0 D0 C0 S0
   Bo:  40 florins, hold 0/5 worth 0: -; pyramids M0 P0 D0 C0 S0
  Cid:  40 florins, hold 0/5 worth 0: -; pyramids M0 P0 D0 C0 S0""",
}


def test_a_position_prints_its_table() -> None:
    names = ["Ada", "Bo", "Cid"]
    card = florin.game("card", players=3).start(dealer=florin.Scripted(["first 2", "F3"]), names=names)
    card.play("reveal")
    assert PRINTED["card"] == str(card)
    board = florin.game("board", players=3).start(dealer=florin.Scripted(["first 2", "M5"]), names=names)
    board.play("draw")
    board.play("auction")
    assert PRINTED["board"] == str(board)
    board.play("bid 3")
    assert "lot: M5, bid 3 by Ada" in str(board)
    assert "lot: -" in str(florin.game("board", players=3).start(seed=1)).splitlines()


def test_a_printed_court_shows_hands_piles_limits_and_the_end() -> None:
    position = florin.game("court").start(seed=4)
    assert f"hand {' '.join(position.view(0).hand)}; deck 15" in str(position)  # type: ignore[union-attr]
    move = next(move for move in position.legal() if move.startswith("ally"))
    number = move.split(" ")[2]
    position.play(move)
    pile = next(pile for pile in position.view(None).piles if str(pile.number) == number)  # type: ignore[union-attr]
    assert f"{number}: {' '.join(pile.cards)} (" in str(position)
    over = random_game(position.game, 1, 1)
    assert ", limit " in str(over)
    assert str(over).endswith("won by " + " and ".join(over.names[seat] for seat in over.winners or []))
    assert str(position.game.origin()).endswith("a draw is due")


def test_all_options_are_read_from_the_rules() -> None:
    """Each bit stands for one option of its game."""
    for options in OPTIONS.values():
        bits = [option.bit for option in options.values() if option.bit]
        assert len(bits) == len(set(bits))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_game_can_be_retraced_line_by_line(number: int) -> None:
    """Each line comes with the position before it."""
    position = random_game(table(number), 1, number)
    places = [(len(before.lines), line) for before, line in retraced(position)]
    assert places == list(enumerate(position.lines))
