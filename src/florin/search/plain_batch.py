"""Batches of games uncompiled: the same calls and the same numbers, far more slowly (see batch.pxi)."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from florin.rules import OVER, State
from florin.search import source as search_source
from florin.search.plain import MASK, Luck, Structs, bound, plain_state
from florin.search.protocols import Batch


def plain_batch(game: str) -> type[Batch]:
    """Return the batches of a game."""
    f = bound(game)
    structs = Structs(search_source.parts(game), f)

    class PlainBatch:
        """Many games in plain Python."""

        compact, observed, whole = f["COMPACT"], f["OBSERVED"], f["WHOLE"]

        def __init__(
            self, state: State, games: int, weights: Sequence[float], styles: Sequence[int], seat: int, kind: int
        ) -> None:
            self.given, self.start = state, plain_state(game, state)
            self.games, self.styles, self.seat, self.kind = games, list(styles), seat, kind
            self.weights = []
            for at in range(0, len(weights), f["WEIGHTS"]):
                self.weights += structs.read("Weights", weights[at : at + f["WEIGHTS"]])
                f["derive"](self.weights[-1])
            self.states = [self.start.copy() for _ in range(games)]
            self.draws = [Luck(0) for _ in range(games)]
            self.luck = [Luck(0) for _ in range(games)]
            self.learners = [-1] * games
            self.counts = [0] * f["CODES"]

        def advance(self, i: int) -> None:
            f["play_rivals"](
                self.states[i],
                self.learners[i],
                self.weights,
                self.styles,
                structs.new("TurnCache"),
                self.draws[i],
                self.luck[i],
                self.counts,
            )

        def viewer(self, i: int) -> int:
            return self.learners[i] if self.styles else int(self.states[i].turn)

        def reset(self, chosen: Sequence[int], seeds: Sequence[int], episodes: MutableSequence[Any]) -> None:
            for i in range(self.games):
                if chosen[i]:
                    episodes[i] = episode = int(episodes[i]) + 1 & MASK
                    seed = f["episode_seed"](int(seeds[i]), episode)
                    self.states[i] = self.start.copy()
                    self.draws[i].x, self.luck[i].x = seed, ~seed & MASK
                    if self.styles:
                        drawn = f["fair_below"](self.luck[i], self.start.players) if self.seat < 0 else self.seat
                        self.learners[i] = drawn
                    self.advance(i)

        def step(self, actions: Any, skipped: Any, rewards: Any, ended: Any, all_rewards: Any) -> bool:
            for i, s in enumerate(self.states):
                rewards[i], ended[i] = 0, 0
                for p in range(s.players):
                    all_rewards[i, p] = 0
                if skipped[i]:
                    continue
                seat = s.turn
                action = self.id_of(i, int(actions[i]))
                if action < 0:
                    rewards[i] = all_rewards[i, seat] = f["ILLEGAL"]
                    ended[i] = 2
                    continue
                f["apply"](s, action)
                self.advance(i)
                if s.due == OVER:
                    for p in range(s.players):
                        all_rewards[i, p] = f["reward"](s, p, self.kind)
                    rewards[i] = all_rewards[i, seat]
                    ended[i] = 1
            return any(ended)

        def observe(self, chosen: Any, out: Any, masks: Any, seats: Any, counts: Any) -> None:
            for i, s in enumerate(self.states):
                if chosen[i]:
                    seats[i] = self.viewer(i)
                    f["observe"](s, self.viewer(i), out[i])
                    counts[i] = f["write_mask"](s, masks[i])

        def observe_whole(self, out: Any) -> None:
            for i, s in enumerate(self.states):
                f["observe"](s, self.viewer(i), out[i])
                f["observe_hidden"](s, self.viewer(i), out[i])

        def observe_as(self, i: int, seat: int, out: MutableSequence[float]) -> None:
            f["observe"](self.states[i], seat, out)

        def random_actions(self, masks: Any, counts: Any, streams: Any, actions: Any) -> None:
            for i in range(self.games):
                actions[i] = 0
                if counts[i]:
                    r = Luck(int(streams[i]))
                    legal = [k for k in range(f["COMPACT"]) if masks[i][k]]
                    actions[i] = legal[f["fair_below"](r, len(legal))]
                    streams[i] = r.x

        def id_of(self, i: int, compact: int) -> int:
            return int(f["legal_id"](self.states[i], compact))

        def compact_of(self, i: int, action: int) -> int:
            return int(f["compact_of"](self.states[i], action))

        def put(self, i: int, state: State) -> None:
            self.states[i] = plain_state(game, state)

        def state(self, i: int) -> Any:
            return plain_state(game, self.states[i])

    return PlainBatch
