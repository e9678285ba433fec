"""A position in a game: what has happened, what is legal, what each seat sees, and how it is recorded."""

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from operator import index
from typing import TYPE_CHECKING, Any, Literal

from florin.breakdown import BREAKDOWNS
from florin.dealer import Committed, Dealer, Manual, Seeded
from florin.diagram import diagram
from florin.errors import BadRecord, Error, GameOver, IllegalMove, NotYourTurn, OptionError
from florin.notation import CARDS, FIRST, LINES, line_for, line_text, move_text, parse_move
from florin.options import whole
from florin.record import FORMAT, need
from florin.refusal import REFUSALS
from florin.rules import CARD, MOVE, OVER, State
from florin.steps import Step, days_done, read_steps
from florin.view import BoardView, CardView, CourtView, build_view, end_reason, score_rows, winners

if TYPE_CHECKING:
    from florin.effects import Effect
    from florin.effects.model import Scoring
    from florin.game import Game


class Position:
    """A position in a game; `play` changes it, and its dealer makes the draws.

    >>> import florin
    >>> position = florin.game("card", players=2).start(seed=1)
    >>> position.legal()
    ['reveal']
    >>> position.play("reveal").draws
    ('G0*',)
    >>> position.legal()
    ['reveal', 'take 1']
    """

    __slots__ = ("_dealer", "_log", "_notes", "_scorings", "_state", "game", "names")

    def __init__(self, game: "Game", state: State, dealer: Dealer, log: list[int], names: list[str]) -> None:
        self.game = game
        self.names = names
        self._state = state
        self._dealer = dealer
        self._log = log
        self._notes: dict[str, Any] = {}
        self._scorings: tuple[Scoring, ...] = ()  # of the days or rounds that are over, as far as they were read

    def __repr__(self) -> str:
        turn = "over" if self.over else "a draw due" if self.turn is None else f"seat {self.turn} to move"
        return f"<{self.game!r}: {len(self._log)} lines, {turn}>"

    def __eq__(self, other: object) -> bool:
        """Compare what has happened: the same moves and draws in the same game, whatever the dealers will deal next."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self._log == other._log

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        """Show the whole table as text, hidden cards included.

        >>> import florin
        >>> print(florin.game("card", players=2).start(seed=3))
        card, day 1 of 3, 110 cards in the deck
        market: -
          Player 1:   0 florins, ship 0/7 worth 0: -; icons G0 S0 F0 D0 C0
        > Player 2:   0 florins, ship 0/7 worth 0: -; icons G0 S0 F0 D0 C0
        """
        return diagram(self.game.name, self._state, self.names)

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Position":
        return self.copy()

    # -- the position ------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat to move; None when a draw is due or the game is over."""
        return self._state.turn if self._state.due == MOVE else None

    @property
    def over(self) -> bool:
        return self._state.due == OVER

    @property
    def scores(self) -> list[list[int]]:
        """Florins after each finished day or round; at court one row at the end, the influence of each house."""
        return score_rows(self.game.name, self._state)

    @property
    def winners(self) -> list[int] | None:
        """The seats that share the win; None while the game goes on."""
        seats = winners(self._state)
        return None if seats is None else list(seats)

    @property
    def ended(self) -> str | None:
        """How the game ended; None while it goes on.

        card and board: `scored`. court: `circle` (the Inner Circle is empty), `house` (with the option end=house, one
        house has left the circle), `plans` (drawn by three plans each, K-7) or `cards` (neither player can play).

        >>> import florin
        >>> position = florin.game("card", players=2).start(seed=1)
        >>> while not position.over:
        ...     _ = position.play(position.legal()[-1])
        >>> position.ended
        'scored'
        """
        return end_reason(self.game.name, self._state) if self.over else None

    @property
    def log(self) -> list[str]:
        """Everything that happened, in notation."""
        return [line_text(self.game.name, line) for line in self._log]

    @property
    def state(self) -> State:
        """The flat state of the rules, for the search. Changing it breaks the position."""
        return self._state

    @property
    def lines(self) -> list[int]:
        """The log as integers, for the search (docs/notation.md)."""
        return self._log.copy()

    @property
    def dealer(self) -> Dealer:
        return self._dealer

    def legal(self) -> list[str]:
        """Return the legal moves, in notation; none when the game is over or a draw is due."""
        state = self._state
        if state.due != MOVE:
            return []
        texts = self.game.move_texts
        if texts is None:
            return [move_text("court", action, state.turn) for action in state.legal()]
        return [texts[action] for action in state.legal()]

    def legal_ids(self) -> list[int]:
        """Return the legal moves as action ids, in the order of `legal`.

        >>> import florin
        >>> florin.game("card", players=2).start(seed=1).legal_ids()
        [0]
        """
        return self._state.legal()

    def mask(self) -> bytearray:
        """Return a byte for every action id of the game, 1 where it is legal.

        >>> import florin
        >>> florin.game("card", players=2).start(seed=1).mask()
        bytearray(b'\\x01\\x00\\x00\\x00\\x00')
        """
        mask = bytearray(self.game.actions)
        for action in self.legal_ids():
            mask[action] = 1
        return mask

    def chances(self) -> dict[str, int]:
        """Return how many cards or seats make each outcome of the draw that is due; nothing if none is due.

        All cards are equally likely. With the dealer `florin.Manual()` every draw waits for `draw`.

        >>> import florin
        >>> position = florin.game("card", players=2).start(dealer=florin.Manual())
        >>> position.draw("first 1")
        >>> _ = position.play("reveal")
        >>> list(position.chances().items())[-2:]
        [('2*', 5), ('7', 5)]
        """
        state = self._state
        if state.due in (MOVE, OVER):
            return {}
        codes = sorted(state.outcome(j) for j in range(state.chances()))
        texts = [CARDS[self.game.name][code] if state.due == CARD else f"first {code}" for code in codes]
        return dict(Counter(texts))

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Return where every florin came from, for each finished day or round and each seat.

        card: `ship`, and by good `rank` and `bonus`. board: `hold`, by good `rank` and `extra`, and `bids`, what was
        paid. court, at the end: what a house's nobles count in the `circle`, in its own Outer Court (`own`) and in the
        `other`'s, and the number of its `nobles`. `total` is the sum of the florins, or of the influence.

        >>> import florin
        >>> position = florin.game("card", players=2).start(seed=1)
        >>> while not position.over:
        ...     _ = position.play(position.legal()[-1])
        >>> position.breakdown()[0][0]
        {'ship': 20, 'rank': [5, 5, 5, 5, 10], 'bonus': [0, 0, 0, 0, 0], 'total': 50}
        """
        return BREAKDOWNS[self.game.name](self._state)

    def scorings(self) -> "tuple[Scoring, ...]":
        """Return the days or rounds that are over, each as it was scored; they are read from the log once."""
        if len(self._scorings) != days_done(self.game.name, self._state):
            self._scorings = self.game.scorings(self._log)
        return self._scorings

    def view(self, seat: int | None, since: int = 0) -> CardView | BoardView | CourtView:
        """Return everything that a seat sees, or a spectator (None); of the log, the lines from `since` on."""
        self._check_seat(seat)
        log = self._log[since:] if since else self._log
        return build_view(self.game.name, self.game.rules, self.game.options, self._state, log, seat)

    def _check_seat(self, seat: object) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.game.players):
            raise OptionError("no-seat", seat=seat, last=self.game.players - 1)

    def copy(self) -> "Position":
        """Return an independent position; its dealer will deal the same."""
        other = Position(self.game, self._state.copy(), self._dealer.copy(), self._log.copy(), self.names.copy())
        other._notes, other._scorings = self._notes, self._scorings
        return other

    def record(
        self, seat: int | Literal["all"] | None = "all", *, meta: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Return the game as a record; with `seat`, as that seat (or None, the spectator) sees it."""
        if seat != "all":
            self._check_seat(seat)
        need(meta is None or isinstance(meta, dict), "meta", "an object")
        name = self.game.name
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": name,
            "rules": self.game.rules,
            "options": deepcopy(self.game.options),
            "names": list(self.names),
            "log": self.log if seat == "all" else [line_for(name, line, seat) for line in self._log],
            "scores": self.scores,
            "winners": self.winners,
        }
        if seat != "all":
            record["seat"] = seat
        deal = self._deal()
        if deal:
            record["deal"] = deal
        if meta is not None or "meta" in self._notes:
            record["meta"] = deepcopy(self._notes["meta"] if meta is None else meta)
        return record

    def _deal(self) -> dict[str, str] | None:
        """Return the commitment of a committed deal; the secret is revealed only when the game is over."""
        if not isinstance(self._dealer, Committed):  # a commitment read from a record holds only for that log
            return dict(self._notes["deal"]) if self._notes.get("lines") == len(self._log) else None
        deal = {"commit": self._dealer.commit, "salt": self._dealer.salt.hex()}
        return deal | {"secret": self._dealer.secret.hex()} if self.over else deal

    # -- moves and draws ---------------------------------------------------------------------------------------------

    def play(self, move: str, seat: int | None = None) -> Step:
        """Make a move in notation and return what it did; with `seat`, only if it is that seat's turn.

        A refused move changes nothing.
        """
        state = self._state
        if state.due != MOVE:
            raise GameOver("game-over") if state.due == OVER else NotYourTurn("chance-due")
        turn = state.turn
        if seat is not None and (seat != turn or type(seat) is not int):
            self._check_seat(seat)
            raise NotYourTurn("not-your-turn", turn=turn, seat=seat)
        action = self._checked(move)
        log = self._log
        mark = len(log)
        log.append(action << 4 | turn)
        state.apply(action)
        if state.due != MOVE:
            try:
                self.settle()
            except BaseException:
                self.back_to(mark)
                raise
        game = self.game
        return Step(game.core, game.start_state, log, mark, len(log))

    def effects_ahead(self, move: str) -> "tuple[Effect, ...]":
        """Return the effects that a legal move will have before anything is drawn. The position does not change.

        >>> import florin
        >>> florin.game("board", players=3).start(seed=5).effects_ahead("draw")
        ()
        """
        from florin.effects import effects_of

        line = self._checked(move) << 4 | self._state.turn
        return effects_of(self.game.core, self._state.copy(), [line])

    def steps(self, first: int = 0) -> Iterator[Step]:
        """Yield the set-up and every move so far, each with its draws and effects, from line `first` of the log on.

        >>> import florin
        >>> position = florin.game("board", players=3).start(seed=5)
        >>> _ = position.play("draw")
        >>> [step.move for step in position.steps()]
        [None, 'draw']
        """
        return read_steps(self.game.core, self.game.start_state, self._log.copy(), first)

    def play_id(self, action: int) -> None:
        """Make a move by its action id, fast: with a `Seeded` dealer the draws are made in the compiled core.

        >>> import florin
        >>> position = florin.game("card", players=2).start(seed=1)
        >>> position.play_id(position.legal_ids()[0])
        >>> position.log[1:]
        ['1 reveal', '* G0*']
        """
        dealer = self._dealer
        try:
            done = type(dealer) is Seeded and self._state.play(action, dealer, self._log)
        except (OverflowError, TypeError):
            done = False
        if not done:
            number = index(action) if hasattr(action, "__index__") else action  # NumPy's integers are welcome
            whole("An action id", number, 0, self.game.actions - 1)
            self.play(move_text(self.game.name, number, self._state.turn))

    def _checked(self, move: object) -> int:
        """Return the action id of a move if it is legal; a card of the other house never is (K-3)."""
        action = self.game.move_ids.get(move) if type(move) is str else None
        if action is None:
            action, house = parse_move(self.game.name, move)
            if house is not None and house != self._state.turn:
                raise IllegalMove("other-house", "K-3", self.legal(), card=str(move).split(" ")[1])
        if not self._state.allows(action):
            refusal = REFUSALS[self.game.name](self._state, action)
            assert refusal is not None
            raise IllegalMove(refusal.key, refusal.rule, self.legal(), **refusal.values)
        return action

    def settle(self) -> None:
        """Let the dealer make the draws that are due; after them a move is due or the game is over."""
        state, dealer = self._state, self._dealer
        if type(dealer) is Seeded:
            state.settle(dealer, self._log)
            return
        while state.due not in (MOVE, OVER) and type(dealer) is not Manual:
            count = state.chances()
            rank = dealer.pick(count, self._find)
            if type(rank) is not int or not 0 <= rank < count:  # anyone may write a dealer, and the core trusts it
                raise OptionError("bad-number", name="A dealer's pick", least=0, most=count - 1, value=rank)
            self._draw(rank)

    def draw(self, outcome: str) -> None:
        """Make the draw that is due with this outcome, in notation.

        >>> import florin
        >>> position = florin.game("court").origin(dealer=florin.Manual())
        >>> position.draw("R7")
        >>> position.log
        ['* R7']
        """
        if self._state.due in (MOVE, OVER):
            raise OptionError("bad-argument", name="A draw", expected="made when one is due", value=outcome)
        rank = self._rank(outcome)
        if rank < 0:
            raise OptionError("bad-argument", name="A draw", expected=" or ".join(self.chances()), value=outcome)
        self._draw(rank)

    def _draw(self, rank: int) -> None:
        """Apply the outcome of this rank."""
        who = self._state.drawn_by()
        self._log.append(self._state.draw(rank) << 4 | who)

    def _find(self, text: str) -> int:
        """Return the rank of an outcome that a script names."""
        rank = self._rank(text)
        if rank < 0:
            raise Error("script-wrong", line=text, possible=", ".join(self.chances()))
        return rank

    def _rank(self, text: object) -> int:
        """Return the rank of the outcome with this name in the draw that is due, or -1."""
        line = LINES[self.game.name].get(f"* {text}")
        if line is None or (line & 15 == FIRST) != (self._state.due != CARD):
            return -1
        return self._state.rank_of(line >> 4)

    def back_to(self, lines: int) -> None:
        """Go back to the position after the first `lines` lines of the log; the dealer does not go back.

        A draw may be due there: `settle` makes it.

        >>> import florin
        >>> position = florin.game("card", players=2).start(seed=1)
        >>> _ = position.play("reveal")
        >>> position.back_to(1)
        >>> position.log, position.legal()
        (['* first 1'], ['reveal'])
        """
        whole("lines", lines, 0, len(self._log))
        log, state = self._log[:lines], self.game.start_state.copy()
        state.follow(log, [])
        self._state, self._log, self._scorings = state, log, ()
        if lines < self._notes.get("lines", 0):  # the deal that was read holds for all lines of its record only
            self._notes = {field: note for field, note in self._notes.items() if field == "meta"}

    def follow(self, line: int) -> None:
        """Apply a line in the form of `lines`."""
        if not self._state.follow((line,), self._log):
            raise BadRecord("record-line", line=len(self._log) + 1, text=line, game=self.game.name)

    def read(self, texts: Sequence[str]) -> None:
        """Apply lines of a record's log; one that cannot come raises BadRecord.

        >>> import florin
        >>> position = florin.game("card", players=2).origin()
        >>> position.read(["* first 1", "1 reveal", "* F3"])
        >>> position.legal()
        ['reveal', 'take 1']
        """
        codes, first = LINES[self.game.name], len(self._log)
        if not self._state.follow([codes[text] for text in texts], self._log):
            raise self._line_error(len(self._log) + 1, texts[len(self._log) - first])

    def keep_notes(self, record: dict[str, Any]) -> None:
        """Keep the deal and the notes of the record that led here, for `record`."""
        self._notes = deepcopy({field: record[field] for field in ("deal", "meta") if field in record})
        if "deal" in record:
            self._notes["lines"] = len(self._log)

    def _line_error(self, number: int, text: str) -> BadRecord:
        """Return why a line of a record cannot come here."""
        state, name = self._state, self.game.name
        due = "a move" if state.due == MOVE else "nothing" if state.due == OVER else "a draw"
        who, _, what = text.partition(" ")
        if who != "*" and (who not in "012345" or len(who) != 1):
            return BadRecord("record-line", line=number, text=text, game=name)
        if due != ("a draw" if who == "*" else "a move"):
            return BadRecord("record-due", line=number, text=text, due=due)
        if who == "*":
            return BadRecord("record-card", line=number, text=text)
        reason: Error = NotYourTurn("not-your-turn", turn=state.turn, seat=int(who))
        try:
            if int(who) == state.turn:
                self._checked(what)
        except Error as error:
            reason = error
        return BadRecord("record-move", line=number, rule=getattr(reason, "rule", None), text=text, reason=reason)
