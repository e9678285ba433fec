"""A game of any kind, played by Hypothesis: what must hold in every position of every game holds."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import florin
from florin.notation import CARDS, KINDS
from florin.options import deck_kinds
from florin.rules import GAMES, board, card, court
from florin.view import BoardView, CardView, CourtView
from tests.properties.policies import POLICIES, choose
from tests.properties.variants import DECKS, Options, option_sets

# reveals and takes of three days; lots and bids of three rounds; replacements, plays and the plans between them
MOST_DECISIONS = {"card": 3 * 220, "board": 3 * 36 * 8, "court": 26 + 52 * 7}
NONSENSE = [
    *("", "reveal ", "take 2", "take 31", "bid 0", "bid 07", "bid -1"),
    *("send R11", "ally R7", "plan ?", "Keep", "7"),
]


def all_of(*places: Any) -> Counter[str]:
    return sum((Counter(place) for place in places), Counter())


def snapshot(position: florin.Position) -> tuple[Any, ...]:
    """All that can be asked of a position."""
    seats = [None, *range(position.game.players)]
    return position.record(), position.legal(), position.breakdown(), [position.view(seat) for seat in seats]


class Played(RuleBasedStateMachine):
    """A position that grows; the game's own ledgers are kept in the subclasses."""

    game: str
    position: florin.Position
    decisions = 0

    @initialize(data=st.data(), seed=st.integers(0, 2**64 - 1))
    def start(self, data: st.DataObject, seed: int) -> None:
        self.options: Options = data.draw(st.sampled_from(option_sets(self.game)))
        self.position = florin.game(self.game, **self.options).start(seed=seed)
        self.begin_ledger()

    def begin_ledger(self) -> None: ...

    def note(self, before: Any, move: str, after: Any) -> None: ...

    def play(self, move: str) -> None:
        """One move, entered in the ledger."""
        before = self.position.view(None)
        self.position.play(move, seat=before.turn)
        self.decisions += 1
        self.note(before, move, self.position.view(None))

    # -- what is done ----------------------------------------------------------------------------------------------

    @precondition(lambda self: not self.position.over)
    @rule(data=st.data())
    def play_any(self, data: st.DataObject) -> None:
        self.play(data.draw(st.sampled_from(self.position.legal())))

    @precondition(lambda self: not self.position.over)
    @rule(data=st.data(), moves=st.integers(1, 60), seed=st.integers(0, 2**32))
    def play_on(self, data: st.DataObject, moves: int, seed: int) -> None:
        """Many moves of one style: the far corners of a game are a long way off."""
        policy = POLICIES[self.game][data.draw(st.sampled_from(sorted(POLICIES[self.game])))]
        rng = Random(seed)
        while moves and not self.position.over:
            ids = self.position.legal_ids()
            self.play(self.position.legal()[ids.index(choose(self.position.state, ids, policy, rng))])
            moves -= 1

    @rule(seed=st.integers(0, 2**32))
    def legal_is_playable(self, seed: int) -> None:
        """Every legal move can be made, and no other; a refused one changes nothing."""
        legal, before = self.position.legal(), snapshot(self.position)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (not self.position.over)
        rng = Random(seed)
        for move in legal if len(legal) < 60 else rng.sample(legal, 60):
            tried = self.position.copy()
            tried.play(move)
            assert tried != self.position
        for move in NONSENSE + [self.any_move(rng) for _ in range(30)]:
            if move not in legal:
                with pytest.raises(florin.GameOver if self.position.over else (florin.IllegalMove, florin.BadNotation)):
                    self.position.play(move)
        assert snapshot(self.position) == before

    def any_move(self, rng: Random) -> str:
        """A move that this game has, legal now or not."""
        noble = rng.choice(list(KINDS["court"]))
        pile, target = rng.randint(1, 50), rng.randint(1, 12)
        return rng.choice(
            {
                "card": ["reveal", "take 1", "take 12", "take 13", "take 123"],
                "board": ["draw", "auction", "pass", f"bid {rng.randint(1, 60)}", f"bid {rng.randint(1, 400)}"],
                "court": [
                    *(f"send {noble}", f"plan {noble}", f"replace {noble}", f"declare {rng.randint(1, 10)}", "keep"),
                    *(f"ally {noble} {pile}", f"conspire {noble} {target} {rng.randint(1, 12)}"),
                ],
            }[self.game]
        )

    @precondition(lambda self: not self.position.over)
    @rule(seat=st.integers(0, 5))
    def only_the_seat_to_move_moves(self, seat: int) -> None:
        if seat != self.position.turn and seat < self.position.game.players:
            before = snapshot(self.position)
            with pytest.raises(florin.NotYourTurn):
                self.position.play(self.position.legal()[0], seat=seat)
            assert snapshot(self.position) == before

    @rule()
    def replay_equals_live(self) -> None:
        record = self.position.record()
        again = florin.replay(florin.loads(florin.dumps(record)))
        assert again == self.position
        assert snapshot(again) == snapshot(self.position)
        assert florin.check(record) is record

    @rule(data=st.data())
    def a_copy_is_independent(self, data: st.DataObject) -> None:
        """It deals the same, and what happens to it does not happen here, nor the other way round."""
        before, copy, other = snapshot(self.position), self.position.copy(), self.position.copy()
        if not self.position.over:
            move = data.draw(st.sampled_from(self.position.legal()))
            copy.play(move)
            assert snapshot(self.position) == snapshot(other) == before
            self.play(move)
            assert snapshot(copy) == snapshot(self.position)
        assert snapshot(other) == before

    def teardown(self) -> None:
        """Every game ends: played on at random, in a bounded number of decisions."""
        if hasattr(self, "position"):
            rng = Random(len(self.position.log))
            while not self.position.over:
                self.play(rng.choice(self.position.legal()))
                assert self.decisions <= MOST_DECISIONS[self.game]
            self.all_is_there()
            self.nothing_is_overfull()
            assert self.position.winners
            assert self.position.turn is None
            self.replay_equals_live()

    # -- what holds ------------------------------------------------------------------------------------------------

    @invariant()
    def all_is_there(self) -> None:
        """Cards and money are conserved."""

    @invariant()
    def nothing_is_overfull(self) -> None:
        """Capacities hold."""


class CardGame(Played):
    """Medici: The Card Game."""

    game = "card"

    def begin_ledger(self) -> None:
        self.taken: list[Counter[str]] = [Counter() for _ in range(self.options["players"])]

    def note(self, before: CardView, move: str, after: CardView) -> None:
        if move.startswith("take") and before.turn is not None:
            self.taken[before.turn].update(before.market[-int(digit)] for digit in move[5:])

    @invariant()
    def all_is_there(self) -> None:
        view = self.position.view(None)
        assert isinstance(view, CardView)
        small = self.options.get("size") == "small"
        deck = Counter(CARDS["card"][kind] for kind in (card.SMALL_DECK if small else deck_kinds(self.options["deck"])))
        assert deck == all_of(view.unseen, view.market, *self.taken)
        assert view.deck == sum(view.unseen.values())
        for seat, taken in enumerate(self.taken):
            stowed = taken - Counter(view.ships[seat]) if not view.over else taken
            assert taken >= Counter(view.ships[seat])
            icons = (sum(text.count(good) * n for text, n in stowed.items()) for good in "GSFDC")
            assert view.warehouses[seat] == tuple(icons)
        earned = [
            sum(day[seat]["total"] for day in self.position.breakdown()) for seat in range(self.options["players"])
        ]
        assert earned == list(view.florins)
        assert not self.position.scores or self.position.scores[-1] == earned

    @invariant()
    def nothing_is_overfull(self) -> None:
        view = self.position.view(None)
        assert isinstance(view, CardView)
        for ship, load in zip(view.ships, view.loads, strict=True):
            assert load == sum(card.SPACES[KINDS["card"][text]] for text in ship) <= view.capacity
        assert 0 <= view.revealed <= 3


class BoardGame(Played):
    """Medici, the auction game."""

    game = "board"

    def begin_ledger(self) -> None:
        self.out: Counter[str] = Counter()

    def note(self, before: BoardView, move: str, after: BoardView) -> None:
        """Lots that nobody bought are out; what a round's cards came to is known while it lasts."""
        if len(before.scores) < len(after.scores) < after.last_round:
            self.out.clear()
            return
        drawn = [line[2:] for line in after.log[len(before.log) :] if line.startswith("* ") and "first" not in line]
        lost = all_of(before.lot, drawn, *before.holds)
        lost.subtract(all_of(after.lot, *after.holds))
        assert min(lost.values(), default=0) >= 0
        lost = +lost
        assert lost in (Counter(), Counter(before.lot), Counter([*before.lot, *drawn]))
        assert not lost or (before.bidder is None and not move.startswith("bid"))
        self.out += lost

    @invariant()
    def all_is_there(self) -> None:
        view = self.position.view(None)
        assert isinstance(view, BoardView)
        small = self.options.get("size") == "small"
        deck = Counter(CARDS["board"][kind] for kind in (board.SMALL_DECK if small else board.DECK))
        assert deck == all_of(view.unseen, view.lot, self.out, *view.holds)
        assert sum(view.unseen.values()) - view.pile == (2 if small else 6) * (6 - self.options["players"])
        start, spent = 3 if small else 40 if self.options["players"] < 5 else 30, self.spent(view)
        for seat, florins in enumerate(view.florins):
            days = [day[seat] for day in self.position.breakdown()]
            paid = sum(day["hold"] + sum(day["rank"]) + sum(day["extra"]) for day in days)
            assert florins == start + paid - spent[seat] >= 0
            assert not view.over or spent[seat] == sum(day["bids"] for day in days)

    def spent(self, view: BoardView) -> Counter[int]:
        """Compare with the winning bids of the log: each is the last before something other than a bid or a pass."""
        spent: Counter[int] = Counter()
        standing = (0, 0)
        for line in [*view.log, "" if view.bidding else "*"]:
            who, _, what = line.partition(" ")
            if what.startswith("bid"):
                standing = (int(who), int(what[4:]))
            elif line and what != "pass":
                spent[standing[0]] += standing[1]
                standing = (0, 0)
        return spent

    @invariant()
    def nothing_is_overfull(self) -> None:
        view = self.position.view(None)
        assert isinstance(view, BoardView)
        assert max(map(len, view.holds)) <= 5
        assert len(view.lot) <= min(3, 5 - min(map(len, view.holds)))
        assert max(map(max, view.pyramids)) <= 7


class CourtGame(Played):
    """Court of the Medici."""

    game = "court"

    def begin_ledger(self) -> None:
        self.gone: Counter[str] = Counter()

    def note(self, before: CourtView, move: str, after: CourtView) -> None:
        """Cards that were at court or were played there, and are there no longer, are eliminated."""
        verb, *cards = move.split(" ")
        played = cards[:1] if verb in ("send", "ally", "conspire") else []
        if played:
            self.gone += all_of(played, *(pile.cards for pile in before.piles)) - all_of(
                *(pile.cards for pile in after.piles)
            )

    @invariant()
    def all_is_there(self) -> None:
        houses = [self.position.view(seat) for seat in range(2)]
        dukes, values = self.options["dukes"], {"small": "0123", "tiny": "012"}.get(self.options.get("size", ""))
        for house, view in enumerate(houses):
            assert isinstance(view, CourtView)
            letter = "RG"[house]
            deck = Counter({text: 2 for text in CARDS["court"].values() if text[0] == letter})
            if values:
                deck = Counter(letter + value for value in values)
            deck[f"{letter}15"] = int(dukes)
            at_court = [text for pile in view.piles for text in pile.cards if text[0] == letter]
            assert +deck == all_of(view.unseen[house], view.hand, view.planned, at_court, view.eliminated[house])
            assert Counter(view.eliminated[house]) == Counter({t: n for t, n in self.gone.items() if t[0] == letter})
            assert view.decks[house] == sum(view.unseen[house].values()) + len(view.planned) - aside(
                self.position, house
            )
            other = houses[1 - house]
            assert isinstance(other, CourtView)
            assert Counter(other.unseen[house]) == all_of(view.unseen[house], view.hand, view.planned)

    @invariant()
    def nothing_is_overfull(self) -> None:
        view = self.position.view(None)
        assert isinstance(view, CourtView)
        assert max(view.hands) <= 5
        assert len({pile.number for pile in view.piles}) == len(view.piles) <= court.PILES
        assert all(pile.least == sum(map(court_value, pile.cards)) for pile in view.piles)


def court_value(text: str) -> int:
    return 1 if text[1:] == "J" else int(text[1:])


def aside(position: florin.Position, house: int) -> int:
    """Cards set aside while the circle is laid (K-2) are in no deck."""
    return int(position.state.aside_n[house])


@pytest.mark.parametrize("machine", [CardGame, BoardGame, CourtGame], ids=GAMES)
def test_what_must_hold_holds_in_every_game(machine: type[Played]) -> None:
    """Conservation, capacities, an end, legal ⇔ playable, refusals, replays and copies, in games of every kind."""
    run_state_machine_as_test(machine, settings=settings())


@pytest.mark.parametrize("deck", DECKS[1:])
def test_a_deck_of_ones_own_plays_to_the_end(deck: Options) -> None:
    """With as many green cards as there may be, with no goods at all, with two icons on each card."""
    for players in range(2, 7):
        for style in POLICIES["card"]:
            machine = CardGame()
            machine.options = {"players": players, "deck": deck, "big_bonus": True, "empty_ranks": True}
            machine.position = florin.game("card", **machine.options).start(seed=players)
            machine.begin_ledger()
            rng = Random(players)
            while not machine.position.over:
                ids = machine.position.legal_ids()
                action = choose(machine.position.state, ids, POLICIES["card"][style], rng)
                machine.play(machine.position.legal()[ids.index(action)])
            machine.teardown()
