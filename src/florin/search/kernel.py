"""One search for all games.

It calls the functions of a game's rules and of its search package, which it imports from two interface modules, and is
bound to a game before it runs (see florin.rules.interface).

A simulation plays on by the heuristic, each seat in a style, to the end of a day, where the rest is estimated, or to
the end of the game. `measure` gives each candidate the same worlds and the same luck, where a world is one way the
hidden cards could lie; `grow` builds a tree under a candidate, in which every seat maximizes its own share (max^n).
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Annotated

from florin.rules.interface import ACTIONS, MOVE, OVER, apply, chances, deal, legal, outcome, score, won
from florin.rules.playout import FACE_DOWN, below, place_among, playout
from florin.search.c_types import Floats, Ints, Longs, State, Stream, Word
from florin.search.interface import (
    SEEN,
    TurnCache,
    Values,
    Weights,
    day_of,
    estimate,
    heuristic_move,
    redeal_hidden,
    reset,
    sort_of,
    weigh,
)
from florin.search.pointers import copy_state, weights_at
from florin.search.softmax import exponentiate, largest

APART = 1 << 40  # between two streams of one world: more than there are simulations
DEPTH = 4096  # nodes on the path of a simulation


class Node:
    """A node of a tree: a move, or an outcome of chance as -1 - its code."""

    total: float  # the sum of the mover's shares
    visits: int
    offered: int  # how often the move was legal when the parent was visited
    child: int
    sibling: int
    action: int
    mover: int


class Tree:
    """A tree that grows under a move, and scratch memory."""

    nodes: Sequence[Node]
    used: int  # nodes in use, the root among them
    room: int
    action: int  # the move that the tree grows under; -1 for none
    acts: Ints
    worth: Floats
    mark: Ints  # for every action: `stamp` + its index if it is legal and has not been found in the tree
    stamp: int


class SimContext:
    """What simulations from one position share, and scratch memory."""

    root: State
    state: State
    stream: Stream
    draws: Stream  # draws have a stream of their own
    weights: Sequence[Weights]  # of each style
    values: Sequence[Values]
    beliefs: Floats  # a row for each seat: running sums of the chances that it plays in each style
    odds: Annotated[list[float], 16]  # the odds of each kind of card that a rival holds it
    kinds: int  # number of styles
    last_day: int  # where a simulation ends
    uniform: bool  # play at random to the end of the game, for timing
    seat: int  # what this seat cannot know is dealt again in every world; -1: all cards are open
    explore: float
    styles: Annotated[list[int], 6]  # of each seat, in this simulation
    shares: Annotated[list[float], 6]
    turn_cache: TurnCache
    path: Annotated[list[int], DEPTH]


def settle_chance(s: State, stream: Stream) -> None:
    """Draw until a move is due or the game is over."""
    while s.due != MOVE and s.due != OVER:
        deal(s, below(stream, chances(s)))


def start_simulation(m: SimContext, seed: Word) -> None:
    """Set up a simulation's world. With a stream of their own, draws come in the same order whatever is played."""
    m.stream.x = seed
    m.draws.x = seed + APART
    copy_state(m.state, m.root)
    if not m.uniform:
        if m.seat >= 0:
            redeal_hidden(m.state, m.seat, m.odds, m.stream)
        choose_styles(m, m.root.players)


def choose_styles(m: SimContext, players: int) -> None:
    """Draw a style for each seat from the beliefs about it."""
    for p in range(players):
        x: float = below(m.stream, 1000000) / 1000000.0
        k = 0
        while k < m.kinds - 1 and x >= m.beliefs[p * m.kinds + k]:
            k += 1
        m.styles[p] = k


def rollout(m: SimContext) -> None:
    """Play every seat by its style until the last day is over; or, for timing, at random to the end."""
    s: State = m.state
    if m.uniform:
        playout(s, m.stream)
        return
    reset(m.turn_cache)
    while s.due != OVER and day_of(s) <= m.last_day:
        if s.due == MOVE:
            apply(s, heuristic_move(s, weights_at(m.weights, m.styles[s.turn]), m.turn_cache, m.stream))
        else:
            deal(s, below(m.draws, chances(s)))


def count_shares(m: SimContext) -> None:
    """Write each seat's share of the win: the actual one if the game is over, otherwise the estimate."""
    s: State = m.state
    if s.due == OVER:
        for p in range(s.players):
            m.shares[p] = won(s, p) / 60.0
    else:
        estimate(s, m.values, m.shares)


def play_on(m: SimContext, moves: Ints, n: int, seed: Word, whole: bool) -> None:
    """Make these `n` moves in a simulation's world and roll out; or, if not `whole`, go on to the next move due."""
    start_simulation(m, seed)
    for j in range(n):
        apply(m.state, moves[j])
    if whole:
        rollout(m)
    else:
        settle_chance(m.state, m.draws)


def measure(m: SimContext, moves: Ints, n: int, seed: Word, first: int, sims: int, totals: Floats) -> None:
    """Add up the shares that these `n` moves bring each seat in simulations `first` to `first + sims`."""
    for i in range(first, first + sims):
        play_on(m, moves, n, seed + i, True)
        count_shares(m)
        for p in range(m.root.players):
            totals[p] += m.shares[p]


# -- the tree ----------------------------------------------------------------------------------------------------------


def grow(m: SimContext, tree: Tree, seed: Word, first: int, sims: int) -> None:
    """Grow a tree by simulations `first` to `first + sims`."""
    nodes: Sequence[Node] = tree.nodes
    tree.stamp = 1
    for i in range(first, first + sims):
        start_simulation(m, seed + i)
        if tree.action >= 0:
            apply(m.state, tree.action)
        depth = descend(m, tree)
        rollout(m)
        count_shares(m)
        for j in range(depth + 1):
            nodes[m.path[j]].visits += 1
            nodes[m.path[j]].total += m.shares[nodes[m.path[j]].mover]


def descend(m: SimContext, tree: Tree) -> int:
    """Follow the tree to a new node, writing the path; return its depth.

    Public draws have a node for each outcome. Where cards are drawn into hands the tree is open-loop.
    """
    s: State = m.state
    nodes: Sequence[Node] = tree.nodes
    node = 0
    depth = 0
    grown = 0
    m.path[0] = 0
    while grown == 0:
        while s.due != MOVE and s.due != OVER and depth < DEPTH - 2:
            j = below(m.stream if m.uniform else m.draws, chances(s))
            if SEEN and not m.uniform:
                pick = child_of(nodes, node, -1 - outcome(s, j))
                if pick == 0:
                    if tree.used == tree.room:
                        break
                    pick = add_child(tree, node, -1 - outcome(s, j), m.root.turn)
                depth += 1
                m.path[depth] = pick
                node = pick
            deal(s, j)
        if s.due != MOVE or depth >= DEPTH - 2 or (day_of(s) > m.last_day and not m.uniform):
            break
        pick = pick_child(m, tree, node)
        if pick < 0:
            pick = add_child(tree, node, tree.acts[-1 - pick], s.turn)
            grown = 1
        elif pick == 0:
            break
        apply(s, nodes[pick].action)
        depth += 1
        m.path[depth] = pick
        node = pick
    return depth


def child_of(nodes: Sequence[Node], node: int, action: int) -> int:
    """Return the child for an action or an outcome, or 0 if there is none."""
    child = nodes[node].child
    while child and nodes[child].action != action:
        child = nodes[child].sibling
    return child


def add_child(tree: Tree, node: int, action: int, mover: int) -> int:
    """Add a node and return its number."""
    nodes: Sequence[Node] = tree.nodes
    child = tree.used
    tree.used += 1
    nodes[child].action = action
    nodes[child].visits = 0
    nodes[child].total = 0.0
    nodes[child].offered = 1
    nodes[child].child = 0
    nodes[child].mover = mover
    nodes[child].sibling = nodes[node].child
    nodes[node].child = child
    return child


def pick_child(m: SimContext, tree: Tree, node: int) -> int:
    """Return the node of the move to follow, -1 - the index of a legal move without one, or 0 if there is no room."""
    s: State = m.state
    k = legal(s, tree.acts)
    if tree.stamp > 2000000000:
        for j in range(ACTIONS):
            tree.mark[j] = 0
        tree.stamp = 1
    for j in range(k):
        tree.mark[tree.acts[j]] = tree.stamp + j
    if m.uniform:
        pick = most_curious(m, tree, node, k)
    else:
        weigh(s, weights_at(m.weights, m.styles[s.turn]), m.turn_cache, tree.acts, k, tree.worth)
        pick = most_promising(m, tree, node, k)
    tree.stamp += k
    return pick


def most_curious(m: SimContext, tree: Tree, node: int, k: int) -> int:
    """Return a random legal move without a node, as -1 - its index; if all have one, the best by UCB."""
    nodes: Sequence[Node] = tree.nodes
    mark: Ints = tree.mark
    stamp = tree.stamp
    best: float = -1.0
    pick = 0
    fresh: int = k
    child = nodes[node].child
    while child:
        if mark[nodes[child].action] >= stamp:
            mark[nodes[child].action] = 0
            fresh -= 1
            nodes[child].offered += 1
            u: float = nodes[child].total / nodes[child].visits
            u += m.explore * sqrt(log(nodes[child].offered) / nodes[child].visits)
            if u > best:
                best = u
                pick = child
        child = nodes[child].sibling
    if fresh > 0 and tree.room > tree.used:
        return -1 - random_fresh(tree, below(m.stream, fresh))
    return pick


def random_fresh(tree: Tree, j: int) -> int:
    """Return the index of the j-th legal move that has no node yet."""
    i = 0
    while True:
        if tree.mark[tree.acts[i]] >= tree.stamp:
            if j == 0:
                return i
            j -= 1
        i += 1


def most_promising(m: SimContext, tree: Tree, node: int, k: int) -> int:
    """Return the best move by PUCT: its share of the win, plus curiosity in proportion to the style's probability.

    A move without a node is returned, as -1 - its index, when it promises more than those that have one: the tree
    widens in the order of the moves' worths.
    """
    nodes: Sequence[Node] = tree.nodes
    worth: Floats = tree.worth
    mark: Ints = tree.mark
    stamp = tree.stamp
    soften(worth, k)
    curious: float = m.explore * sqrt(nodes[node].visits + 1.0)
    best: float = -1.0
    pick = 0
    total: float = 0.0
    visits = 0
    child = nodes[node].child
    while child:
        if mark[nodes[child].action] >= stamp:
            j = mark[nodes[child].action] - stamp
            mark[nodes[child].action] = 0
            total += nodes[child].total
            visits += nodes[child].visits
            u = nodes[child].total / nodes[child].visits + curious * worth[j] / (1 + nodes[child].visits)
            if u > best:
                best = u
                pick = child
        child = nodes[child].sibling
    if tree.room > tree.used:
        usual: float = total / visits if visits > 0 else 0.0
        fresh = -1
        for j in range(k):
            if mark[tree.acts[j]] >= stamp and (fresh < 0 or worth[j] > worth[fresh]):
                fresh = j
        if fresh >= 0 and usual + curious * worth[fresh] > best:
            return -1 - fresh
    return pick


def soften(worth: Floats, k: int) -> None:
    """Turn worths into probabilities: four parts as the style would choose, one part equal for all."""
    total: float = exponentiate(worth, k)
    for j in range(k):
        worth[j] = 0.8 * worth[j] / total + 0.2 / k


# -- whole games -------------------------------------------------------------------------------------------------------


def contest(m: SimContext, seed: Word, first: int, games: int, wins: Longs, scores: Longs) -> None:
    """Play whole games by the heuristic, each seat in its style; add up its shares (in sixtieths) and its scores."""
    s: State = m.state
    for i in range(first, first + games):
        m.stream.x = seed + i
        copy_state(s, m.root)
        settle_chance(s, m.stream)
        reset(m.turn_cache)
        while s.due != OVER:
            apply(s, heuristic_move(s, weights_at(m.weights, m.styles[s.turn]), m.turn_cache, m.stream))
            settle_chance(s, m.stream)
        for p in range(s.players):
            wins[p] += won(s, p)
            scores[p] += score(s, p)


def habits(m: SimContext, acts: Ints, worth: Floats, lines: Ints, n: int, sorts: bool, likelihoods: Floats) -> None:
    """Replay a log from the root and add up how likely each style makes each seat's moves (log likelihoods).

    With `sorts`, add up how likely it makes a move of the same sort.
    """
    s: State = m.state
    copy_state(s, m.root)
    for i in range(n):
        if lines[i] & 15 < FACE_DOWN:
            k = legal(s, acts)
            if k > 1:
                for style in range(m.kinds):
                    weigh(s, weights_at(m.weights, style), m.turn_cache, acts, k, worth)
                    likelihoods[s.turn * m.kinds + style] += log_share(acts, worth, k, lines[i] >> 4, sorts)
            apply(s, lines[i] >> 4)
        else:
            deal(s, place_among(s, lines[i] >> 4))


def log_share(acts: Ints, worth: Floats, k: int, action: int, sorts: bool) -> float:
    """Return the log of a move's share in a softmax of worths, or of the share of all moves of its sort.

    No single move counts for more than a factor of 100.
    """
    most: float = largest(worth, k)
    total: float = 0.0
    mine: float = 0.0
    for j in range(k):
        share: float = exp(worth[j] - most)
        total += share
        if acts[j] == action or (sorts and sort_of(acts[j]) == sort_of(action)):
            mine += share
    found: float = log(mine / total) if mine > 0.0 else -100.0
    return found if found > -4.6 else -4.6
