"""One search for all games. It is joined to a game's rules and sense (what a merchant sees) before it runs.

A simulation plays on by the heuristic, each seat in a style, to the end of a day, where the rest is estimated, or to
the end of the game. `measure` gives each candidate the same worlds and the same luck; `grow` builds a tree under a
candidate, in which every seat looks to its own share (max^n).
"""

APART = 1 << 40  # two streams of one world: seeds are never so many


def settle(s, r):
    """Chance speaks until a move is due or the game is over."""
    while s.due != MOVE and s.due != OVER:
        deal(s, below(r, chances(s)))


def play_on(s, m):
    """Every seat plays by its style until the last day to look at is over; or, for timing, at random to the end."""
    if m.uniform:
        playout(s, m.stream)
        return
    m.sight[0] = 0.0
    while s.due != OVER and day_of(s) <= m.last_day:
        if s.due == MOVE:
            apply(s, heuristic_move(s, m.weights, m.styles[s.turn] * ROW, m.sight, m.stream))
        else:
            deal(s, below(m.draws, chances(s)))


def conceive(root, s, m, seed):
    """A simulation's world. Draws have a stream of their own, so that in all worlds of one seed the cards come in the
    same order, whatever was played.
    """
    m.stream.x = seed
    m.draws.x = seed + APART
    copy_state(s, root)
    if not m.uniform:
        imagine(s, root.turn, m.odds, m.stream)
        choose_styles(m, s.players, m.stream)


def reckon(s, m, shares):
    """Writes each seat's share of the win: what it is when the game is over, else what it is estimated to be."""
    if s.due == OVER:
        for p in range(s.players):
            shares[p] = won(s, p) / 60.0
    else:
        estimate(s, m.values, shares)


def choose_styles(m, players, r):
    """A style for each seat out of what is believed of it: `beliefs` has a row of running sums a seat."""
    for p in range(players):
        x = below(r, 1000000) / 1000000.0
        k = 0
        while k < m.kinds - 1 and x >= m.beliefs[p * m.kinds + k]:
            k += 1
        m.styles[p] = k


def measure(root, s, m, moves, n, seed, first, sims, totals):
    """Adds up, over simulations `first` to `first + sims`, the shares that these `n` moves bring each seat."""
    for i in range(first, first + sims):
        conceive(root, s, m, seed + i)
        for j in range(n):
            apply(s, moves[j])
        play_on(s, m)
        reckon(s, m, m.shares)
        for p in range(s.players):
            totals[p] += m.shares[p]


def grow(root, s, m, nodes, used, room, acts, worth, mark, action, seed, first, sims):
    """Grows a tree under a move (-1: under none) by simulations `first` to `first + sims`; of the `room` in `nodes`,
    `used` are taken, the first by its root. Returns how many are then. `mark` has a zero for every action.

    What chance says has a node for each outcome where all see it; where it is drawn into a hand the tree is open-loop.
    """
    stamp = 1
    for i in range(first, first + sims):
        conceive(root, s, m, seed + i)
        if action >= 0:
            apply(s, action)
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
                        if used == room:
                            break
                        pick = used
                        add_child(nodes, node, pick, -1 - outcome(s, j), root.turn)
                        used += 1
                    depth += 1
                    m.path[depth] = pick
                    node = pick
                deal(s, j)
            if s.due != MOVE or depth >= DEPTH - 2 or (day_of(s) > m.last_day and not m.uniform):
                break
            k = legal(s, acts)
            if stamp > 2000000000:
                for j in range(ACTIONS):
                    mark[j] = 0
                stamp = 1
            for j in range(k):
                mark[acts[j]] = stamp + j
            if m.uniform:
                pick = most_curious(m, nodes, node, acts, k, mark, stamp, room - used)
            else:
                weigh(s, m.weights, m.styles[s.turn] * ROW, acts, k, worth)
                pick = most_promising(m, nodes, node, acts, k, worth, mark, stamp, room - used)
            stamp += k
            if pick < 0:
                add_child(nodes, node, used, acts[-1 - pick], s.turn)
                pick = used
                used += 1
                grown = 1
            elif pick == 0:
                break
            apply(s, nodes[pick].action)
            depth += 1
            m.path[depth] = pick
            node = pick
        play_on(s, m)
        reckon(s, m, m.shares)
        for j in range(depth + 1):
            nodes[m.path[j]].visits += 1
            nodes[m.path[j]].total += m.shares[nodes[m.path[j]].mover]
    return used


def child_of(nodes, node, action):
    """The child for an action or an outcome; 0 if there is none."""
    child = nodes[node].child
    while child and nodes[child].action != action:
        child = nodes[child].sibling
    return child


def add_child(nodes, node, child, action, mover):
    nodes[child].action = action
    nodes[child].visits = 0
    nodes[child].total = 0.0
    nodes[child].offered = 1
    nodes[child].child = 0
    nodes[child].mover = mover
    nodes[child].sibling = nodes[node].child
    nodes[node].child = child


def most_curious(m, nodes, node, acts, k, mark, stamp, room):
    """UCB over the moves that have a node; first a random one that has none, as -1 - its place."""
    best = -1.0
    pick = 0
    fresh = k
    child = nodes[node].child
    while child:
        if mark[nodes[child].action] >= stamp:
            mark[nodes[child].action] = 0
            fresh -= 1
            nodes[child].offered += 1
            u = nodes[child].total / nodes[child].visits
            u += m.explore * sqrt(log(nodes[child].offered) / nodes[child].visits)
            if u > best:
                best = u
                pick = child
        child = nodes[child].sibling
    if fresh > 0 and room > 0:
        return -1 - random_fresh(acts, mark, stamp, below(m.stream, fresh))
    return pick


def most_promising(m, nodes, node, acts, k, worth, mark, stamp, room):
    """PUCT: shares of the win, and curiosity where the style of the seat on turn expects much. A move without a node is
    taken, as -1 - its place, when it promises more than those that have one: the tree widens by what moves are worth.
    """
    soften(worth, k)
    curious = m.explore * sqrt(nodes[node].visits + 1.0)
    best = -1.0
    pick = 0
    total = 0.0
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
    if room > 0:
        usual = total / visits if visits > 0 else 0.0
        at = -1
        for j in range(k):
            if mark[acts[j]] >= stamp and (at < 0 or worth[j] > worth[at]):
                at = j
        if at >= 0 and usual + curious * worth[at] > best:
            return -1 - at
    return pick


def soften(worth, k):
    """Turns worths into probabilities: four parts as the style would choose, one part alike for all."""
    most = worth[0]
    for j in range(1, k):
        if worth[j] > most:
            most = worth[j]
    total = 0.0
    for j in range(k):
        worth[j] = exp(worth[j] - most)
        total += worth[j]
    for j in range(k):
        worth[j] = 0.8 * worth[j] / total + 0.2 / k


def random_fresh(acts, mark, stamp, j):
    """The place of the j-th move that has no node yet."""
    at = 0
    while True:
        if mark[acts[at]] >= stamp:
            if j == 0:
                return at
            j -= 1
        at += 1


def contest(start, s, m, seed, first, games, wins, florins):
    """Whole games by the heuristic, seat p in style p; adds up each seat's shares (in sixtieths) and scores."""
    for i in range(first, first + games):
        m.stream.x = seed + i
        copy_state(s, start)
        settle(s, m.stream)
        m.sight[0] = 0.0
        while s.due != OVER:
            apply(s, heuristic_move(s, m.weights, m.styles[s.turn] * ROW, m.sight, m.stream))
            settle(s, m.stream)
        for p in range(s.players):
            wins[p] += won(s, p)
            florins[p] += score(s, p)


def habits(s, m, acts, worth, lines, n, likelihoods):
    """Replays a log from the start and adds up how likely each style makes each seat's moves (log likelihoods)."""
    for i in range(n):
        if lines[i] & 15 < CHANCE:
            k = legal(s, acts)
            if k > 1:
                for style in range(m.kinds):
                    weigh(s, m.weights, style * ROW, acts, k, worth)
                    likelihoods[s.turn * m.kinds + style] += log_share(acts, worth, k, lines[i] >> 4)
            apply(s, lines[i] >> 4)
        else:
            deal(s, place_of(s, lines[i] >> 4))


def place_of(s, code):
    """Where an outcome lies among those that can come."""
    j = 0
    while outcome(s, j) != code:
        j += 1
    return j


def log_share(acts, worth, k, action):
    """The log of a move's share in a softmax of worths; no single move counts for more than a factor of 100."""
    most = worth[0]
    for j in range(1, k):
        if worth[j] > most:
            most = worth[j]
    total = 0.0
    mine = -100.0
    for j in range(k):
        total += exp(worth[j] - most)
        if acts[j] == action:
            mine = worth[j] - most
    mine -= log(total)
    return mine if mine > -4.6 else -4.6
