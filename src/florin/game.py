"""The public face: a game, and a position in it."""

import secrets
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Literal

from florin.breakdown import BREAKDOWNS
from florin.dealer import Committed, Dealer, Seeded, mix
from florin.errors import BadRecord, Error, GameOver, IllegalMove, NotYourTurn, OptionError
from florin.notation import (
    ACTIONS,
    CARDS,
    FACE_DOWN,
    FACE_UP,
    FIRST,
    IDS,
    KINDS,
    MOVES,
    line_for,
    line_text,
    move_text,
    parse_move,
)
from florin.options import checked, new_state
from florin.record import FORMAT, is_texts, need
from florin.refusal import REFUSALS
from florin.rules import CARD, CURRENT, MOVE, OVER, Rules, State, rules_of
from florin.rules.playout import WORD
from florin.view import BoardView, CardView, CourtView, build_view, score_rows, winners

MOST_GAMES = 100_000_000  # at a time: their results lie in memory


@dataclass(frozen=True)
class Playouts:
    """Random games: `scores` (a row a game) and `lengths` (decisions a game) as buffers of 16-bit numbers."""

    scores: memoryview
    lengths: memoryview


def whole(name: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise OptionError("bad-number", name=name, least=least, most=most, value=value)
    return value


def checked_dealer(dealer: Any) -> Dealer:
    """The dealer given, or one seeded at random."""
    if dealer is None:
        return Seeded(secrets.randbits(64))
    if isinstance(dealer, type) or not isinstance(dealer, Dealer):
        raise OptionError("bad-argument", name="dealer", expected="an object that can pick and copy", value=dealer)
    return dealer


class Game:
    """One of the three games with its options, from which positions are started.

    >>> game = Game("court", dukes=True)
    >>> game
    florin.game('court', players=2, dukes=True, distinct_circle=False, plan_draw='total', end='circle')
    """

    __slots__ = ("_actions", "_start", "_texts", "name", "options", "players", "rules")

    def __init__(self, name: str, *, version: int | None = None, **options: Any) -> None:
        self.options = checked(name, options)
        self.name = name
        self.players: int = self.options["players"]
        if version is not None and type(version) is not int:
            raise OptionError("bad-number", name="version", least=0, most=CURRENT[name], value=version)
        rules: Rules = rules_of(name, version)
        self.rules = rules.version
        self._start = new_state(name, self.options, rules)
        self._actions = IDS.get(name, {})
        self._texts = MOVES.get(name)

    def __repr__(self) -> str:
        version = {} if self.rules == CURRENT[self.name] else {"version": self.rules}
        options = "".join(f", {option}={value!r}" for option, value in (self.options | version).items())
        return f"florin.game({self.name!r}{options})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.rules, self.options) == (other.name, other.rules, other.options)

    __hash__ = None  # type: ignore[assignment]

    @property
    def actions(self) -> int:
        """How many action ids there are: a move's id is below this number (docs/notation.md)."""
        return ACTIONS[self.name]

    def start(
        self, seed: int | None = None, *, dealer: Dealer | None = None, names: Sequence[str] | None = None
    ) -> "Position":
        """A new game, dealt from a seed or by a dealer; with neither, at random.

        >>> Game("card", players=3).start(seed=7).turn
        0
        """
        if seed is not None and dealer is not None:
            raise OptionError("bad-argument", name="seed", expected="left out where a dealer is given", value=seed)
        dealer = Seeded(seed) if seed is not None else checked_dealer(dealer)
        position = Position(self, self._start.copy(), dealer, [], self._checked_names(names))
        position._settle()
        return position

    def origin(self) -> "Position":
        """The position before anything has happened, its first draw still due."""
        return Position(self, self._start.copy(), Seeded(0), [], self._checked_names(None))

    def _checked_names(self, names: Sequence[str] | None) -> list[str]:
        if names is None:
            return [f"Player {seat + 1}" for seat in range(self.players)]
        if not isinstance(names, list | tuple) or len(names) != self.players or not is_texts(list(names)):
            raise OptionError(
                "bad-option", game=self.name, option="names", allowed=f"{self.players} texts", value=names
            )
        return list(names)

    def playouts(self, games: int, *, seed: int = 0, threads: int = 1) -> Playouts:
        """Random games in the compiled core. Game i depends on the seed and i alone, whatever the threads.

        >>> runs = Game("board", players=3).playouts(2, seed=0)
        >>> runs.scores.tolist(), runs.lengths.tolist()
        ([[51, 27, 39], [73, 44, 34]], [124, 114])
        """
        whole("games", games, 0, MOST_GAMES)
        whole("threads", threads, 1, 1024)
        start = mix(Seeded(seed).seed) + 1
        scores = memoryview(array("h", bytes(2 * games * self.players)))
        lengths = memoryview(array("h", bytes(2 * games)))
        cuts = [games * part // threads for part in range(threads + 1)]

        def run(part: int) -> None:
            first, last = cuts[part], cuts[part + 1]
            chunk = scores[first * self.players : last * self.players]
            self._start.playouts((start + first) & WORD, chunk, lengths[first:last])

        if threads == 1:
            run(0)
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(run, range(threads)))
        table = scores.cast("B").cast("h", (games, self.players)) if games else scores
        return Playouts(table, lengths)


class Position:
    """A position in a game; `play` changes it, and its dealer draws what chance decides.

    >>> position = Game("card", players=2).start(seed=1)
    >>> position.legal()
    ['reveal']
    >>> position.play("reveal")
    >>> position.legal()
    ['reveal', 'take 1']
    """

    __slots__ = ("_dealer", "_log", "_notes", "_state", "game", "names")

    def __init__(self, game: Game, state: State, dealer: Dealer, log: list[int], names: list[str]) -> None:
        self.game = game
        self.names = names
        self._state = state
        self._dealer = dealer
        self._log = log
        self._notes: dict[str, Any] = {}

    def __repr__(self) -> str:
        turn = "over" if self.over else "a draw due" if self.turn is None else f"seat {self.turn} to move"
        return f"<{self.game!r}: {len(self._log)} lines, {turn}>"

    def __eq__(self, other: object) -> bool:
        """Equal are positions in which the same has happened in the same game, whatever their dealers will deal."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and self._log == other._log

    __hash__ = None  # type: ignore[assignment]

    # -- what is so --------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat whose move it is; None when the game is over."""
        return self._state.turn if self._state.due == MOVE else None

    @property
    def over(self) -> bool:
        return self._state.due == OVER

    @property
    def scores(self) -> list[list[int]]:
        """Florins after each day or round that is over; in court one row at the end, the influence of each house."""
        return score_rows(self.game.name, self._state)

    @property
    def winners(self) -> list[int] | None:
        """All who share the win; None while the game goes on."""
        seats = winners(self._state)
        return None if seats is None else list(seats)

    @property
    def log(self) -> list[str]:
        """All that happened, in notation."""
        return [line_text(self.game.name, line) for line in self._log]

    @property
    def state(self) -> State:
        """The flat state of the rules, for the search. To change it is to break the position."""
        return self._state

    @property
    def lines(self) -> list[int]:
        """The log as integers, for the search (docs/notation.md)."""
        return self._log.copy()

    @property
    def dealer(self) -> Dealer:
        return self._dealer

    def legal(self) -> list[str]:
        """The legal moves, in notation; none when the game is over."""
        state = self._state
        if state.due != MOVE:
            return []
        texts = self.game._texts
        if texts is None:
            return [move_text("court", action, state.turn) for action in state.legal()]
        return [texts[action] for action in state.legal()]

    def legal_ids(self) -> list[int]:
        """The legal moves as action ids, in the order of `legal`.

        >>> Game("card", players=2).start(seed=1).legal_ids()
        [0]
        """
        return self._state.legal() if self._state.due == MOVE else []

    def mask(self) -> bytearray:
        """A byte for every action id of the game, 1 where it is legal.

        >>> Game("card", players=2).start(seed=1).mask()
        bytearray(b'\\x01\\x00\\x00\\x00\\x00')
        """
        mask = bytearray(self.game.actions)
        for action in self.legal_ids():
            mask[action] = 1
        return mask

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """Where every florin came from: for each day or round that is over and each seat.

        card: `ship`, and by good `rank` and `bonus`. board: `hold`, by good `rank` and `extra`, and `bids`, what was
        paid. court, at the end: what a house's nobles count in the `circle`, in its own Outer Court (`own`) and in the
        `other`'s, and the number of its `nobles`. `total` is the sum of the florins, or of the influence.

        >>> position = Game("card", players=2).start(seed=1)
        >>> while not position.over:
        ...     position.play(position.legal()[-1])
        >>> position.breakdown()[0][0]
        {'ship': 20, 'rank': [5, 5, 5, 5, 10], 'bonus': [0, 0, 0, 0, 0], 'total': 50}
        """
        return BREAKDOWNS[self.game.name](self._state)

    def view(self, seat: int | None) -> CardView | BoardView | CourtView:
        """All that a seat sees, or (None) a spectator."""
        self._check_seat(seat)
        return build_view(self.game.name, self.game.rules, self.game.options, self._state, self._log, seat)

    def _check_seat(self, seat: object) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.game.players):
            raise OptionError("no-seat", seat=seat, last=self.game.players - 1)

    def copy(self) -> "Position":
        """An independent position; its dealer will deal the same."""
        other = Position(self.game, self._state.copy(), self._dealer.copy(), self._log.copy(), self.names.copy())
        other._notes = self._notes
        return other

    def record(
        self, seat: int | Literal["all"] | None = "all", *, meta: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """The game as a record; with `seat`, as that seat (or None, the spectator) sees it."""
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
        """The promise of a committed deal; the secret is told only when the game is over."""
        if not isinstance(self._dealer, Committed):  # who plays on leaves the promise that was read behind
            return dict(self._notes["deal"]) if self._notes.get("lines") == len(self._log) else None
        deal = {"commit": self._dealer.commit, "salt": self._dealer.salt.hex()}
        return deal | {"secret": self._dealer.secret.hex()} if self.over else deal

    # -- what happens ------------------------------------------------------------------------------------------------

    def play(self, move: str, seat: int | None = None) -> None:
        """Makes a move in notation; with `seat`, only if it is that seat's turn. A refused move changes nothing."""
        state = self._state
        if state.due != MOVE:
            raise GameOver("game-over") if state.due == OVER else NotYourTurn("chance-due")
        turn = state.turn
        if seat is not None and (seat != turn or type(seat) is not int):
            self._check_seat(seat)
            raise NotYourTurn("not-your-turn", turn=turn, seat=seat)
        action = self._checked(move)
        mark = len(self._log)
        self._log.append(action << 4 | turn)
        state.apply(action)
        if state.due != MOVE:
            try:
                self._settle()
            except BaseException:
                self._rebuild(mark)
                raise

    def _checked(self, move: object) -> int:
        """The action id of a move, if it is legal; a card of the other house never is (K-3)."""
        action = self.game._actions.get(move) if type(move) is str else None
        if action is None:
            action, house = parse_move(self.game.name, move)
            if house is not None and house != self._state.turn:
                raise IllegalMove("other-house", "K-3", self.legal(), card=str(move).split(" ")[1])
        if not self._state.allows(action):
            refusal = REFUSALS[self.game.name](self._state, action)
            assert refusal is not None
            raise IllegalMove(refusal.key, refusal.rule, self.legal(), **refusal.values)
        return action

    def _settle(self) -> None:
        """Chance speaks until a move is due or the game is over."""
        state, pick = self._state, self._dealer.pick
        while state.due not in (MOVE, OVER):
            count = state.chances()
            rank = pick(count, self._find)
            if type(rank) is not int or not 0 <= rank < count:  # anyone may write a dealer, and the core trusts it
                raise OptionError("bad-number", name="A dealer's pick", least=0, most=count - 1, value=rank)
            self._draw(rank)

    def _draw(self, rank: int) -> None:
        """The outcome of this rank comes true."""
        state = self._state
        card = state.due == CARD
        who = FIRST if not card else FACE_DOWN if self.game.name == "court" and state.secret() else FACE_UP
        self._log.append(state.draw(rank) << 4 | who)

    def _find(self, text: str) -> int:
        """The rank of an outcome that a script names."""
        rank = self._rank(text)
        if rank < 0:
            codes = sorted({self._state.outcome(j) for j in range(self._state.chances())})
            due = self._state.due
            possible = ", ".join(CARDS[self.game.name][code] if due == CARD else f"first {code}" for code in codes)
            raise Error("script-wrong", line=text, possible=possible)
        return rank

    def _rank(self, text: str) -> int:
        """The rank of the outcome of this name in the chance that is due, or -1."""
        if self._state.due == CARD:
            code = KINDS[self.game.name].get(text, -1)
        else:
            code = {f"first {seat}": seat for seat in range(self.game.players)}.get(text, -1)
        return self._state.rank_of(code)

    def _rebuild(self, lines: int) -> None:
        """Goes back to an earlier line of the log; the dealer does not."""
        log, self._log = self._log[:lines], []
        self._state = self.game._start.copy()
        for line in log:
            self._follow(line)

    def _follow(self, line: int) -> None:
        """Lets a line of a log, known to be right, happen."""
        what, who = line >> 4, line & 15
        if who < FACE_DOWN:
            self._state.apply(what)
        else:
            self._state.draw(self._state.rank_of(what))
        self._log.append(line)

    def _read_line(self, number: int, text: str) -> None:
        """Lets a line of a record happen, if it is one that can."""
        state, name = self._state, self.game.name
        due = "a move" if state.due == MOVE else "nothing" if state.due == OVER else "a draw"
        who, _, what = text.partition(" ")
        if who == "*":
            if due != "a draw":
                raise BadRecord("record-due", line=number, text=text, due=due)
            rank = self._rank(what)
            if rank < 0:
                raise BadRecord("record-card", line=number, text=text)
            self._draw(rank)
            return
        if who not in "012345" or len(who) != 1:
            raise BadRecord("record-line", line=number, text=text, game=name)
        if due != "a move":
            raise BadRecord("record-due", line=number, text=text, due=due)
        try:
            if int(who) != state.turn:
                raise NotYourTurn("not-your-turn", turn=state.turn, seat=int(who))
            action = self._checked(what)
        except Error as error:
            rule = getattr(error, "rule", None)
            raise BadRecord("record-move", line=number, rule=rule, text=text, reason=error) from None
        self._log.append(action << 4 | state.turn)
        state.apply(action)
