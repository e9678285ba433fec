"""What refutes many moves at court at once, when who is on turn has two cards: an answer, and then his last one fails.

An answer is made as if it came before the move it answers. That is the same if the two touch no pile in common: it is
legal after the move too, and what remains to be seen is what the last card can take. From then on the other only sends.
"""

from florin.rules.court import LADY, MINISTER, VALUE

ANSWERS = 4  # so many are noted: the last is to send the lowest, the others take what is worth most


def note_answer(e, k, kind, on, against):
    e.answers[k].kind = kind
    e.answers[k].on = on
    e.answers[k].against = against
    e.answers[k].ready = 0
    return k + 1


def note_capture(c, e, k, q, b):
    """Notes a move by which q would take pile b, if there is one."""
    for h in range(c.hand_n[q]):
        kind = c.hand[q][h]
        if kind == MINISTER and c.size[b] > 1:
            return note_answer(e, k, kind, b, -1)
        most = reach_of(c, q, kind)
        for a in range(c.piles):
            if a != b and c.low[a] + VALUE[kind] <= c.high[b] and c.high[a] + most >= c.low[b]:
                return note_answer(e, k, kind, a, b)
    return k


def find_answers(c, e):
    """Notes answers of the seat that is not on turn; returns how many. There are two places for them, for cards left
    odd and even, as they may be needed on two levels.
    """
    q = 1 - c.turn
    if c.hand_n[c.turn] != 2 or c.hand_n[q] == 0 or c.by_house or c.declares:
        return 0
    first = ANSWERS * (c.left & 1)
    k = first
    for b in range(c.piles):
        e.outlook.taken[b] = c.net[b] if q == 1 else -c.net[b]
    while k < first + ANSWERS - 1:
        best = 0
        for b in range(1, c.piles):
            if e.outlook.taken[b] > e.outlook.taken[best]:
                best = b
        if c.piles == 0 or e.outlook.taken[best] <= 0:
            break
        e.outlook.taken[best] = 0
        k = note_capture(c, e, k, q, best)
    lowest = c.hand[q][0]
    for h in range(1, c.hand_n[q]):
        if VALUE[c.hand[q][h]] < VALUE[lowest]:
            lowest = c.hand[q][h]
    return note_answer(e, k, lowest, -1, -1) - first


def prepare_answer(c, e, k):
    """Makes the answer, and looks at what each of the two cards of who is on turn could take as his last."""
    p = c.turn
    after = scene_at(e.after, k)
    copy_scene(after, c)
    after.turn = 1 - p
    act(after, e.answers[k].kind, e.answers[k].on, e.answers[k].against)
    after.turn = p
    lead = after.lead if p == 0 else -after.lead
    for h in range(after.hand_n[1 - p]):
        lead -= worth_of(after.hand[1 - p][h])
    e.answers[k].lead = lead + worth_of(after.hand[p][0]) + worth_of(after.hand[p][1])
    e.answers[k].circles = 0
    for a in range(after.piles):
        e.answers[k].circles += after.within[a]
    for h in range(2):
        survey(after, finish_at(e.last, 2 * k + h), p, after.hand[p][h])
    e.answers[k].ready = 1


def is_vain(c, f, ahead, kind, on, against):
    """Does who plays a noble trail whatever his last card takes? `ahead` is his lead if neither takes anything."""
    if on >= 0 and against < 0 and kind == LADY:
        return 0
    clears = on >= 0 and against < 0 and kind == MINISTER and c.size[on] > 1
    if against >= 0:
        ahead += f.gain[against]
    elif clears:
        ahead += f.gain[on]
    if ahead >= 0:
        return 0
    if f.prey == 0 or ahead + f.gain[f.order[0]] < 0:
        return 1
    put_on(c, f, kind, -1 if clears else on)
    f.risk -= 2 * worth_of(kind)  # it is his own
    return reply_lead(c, f, ahead, on, against) < 0


def is_answered(c, e, n, kind, on, against):
    """Is a move refuted by one of `n` answers? A circle that may be emptied too early is not looked into."""
    first = ANSWERS * (c.left & 1)
    for k in range(first, first + n):
        base = e.answers[k].on
        gone = e.answers[k].against
        if (on < 0 or (on != base and on != gone)) and (against < 0 or (against != base and against != gone)):
            if e.answers[k].ready == 0:
                prepare_answer(c, e, k)
            after = scene_at(e.after, k)
            a = gone if gone >= 0 and on == c.piles - 1 else on  # the last pile took the place of the one that is gone
            b = gone if gone >= 0 and against == c.piles - 1 else against
            if e.answers[k].circles - (after.within[b] if b >= 0 else 0) >= c.left - 2:
                f = finish_at(e.last, 2 * k + (kind == c.hand[c.turn][0]))
                if is_vain(after, f, e.answers[k].lead, kind, a, b):
                    return 1
    return 0
