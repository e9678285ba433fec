"""Run a tournament: on all cores or on a cluster, resuming an interrupted run."""

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

from florin.arena.match import Outcome, play_match, ranks_of
from florin.arena.schedule import Match, Tournament
from florin.bots import plug_in
from florin.errors import OptionError
from florin.extras import require

Done = Callable[[list[Outcome]], bool]  # called with every complete deal, in order; True ends the run


@contextmanager
def executor(
    cluster: str | None = None, workers: int | None = None, plugins: tuple[str, ...] = ()
) -> Iterator[Executor]:
    """Yield the executor for the games: processes on this machine, or Dask workers, with the plugins imported."""
    if cluster is None:
        context = multiprocessing.get_context("spawn")
        if workers is not None and workers < 1:
            raise OptionError("arena-number", name="workers", value=workers)
        with ProcessPoolExecutor(workers or os.cpu_count(), context, prepare, (plugins,)) as pool:
            yield pool
        return
    require("cluster", "florin arena --cluster", "distributed")
    from distributed import Client

    try:
        client = Client(cluster)  # type: ignore[no-untyped-call,unused-ignore]
    except (OSError, ValueError) as error:
        raise OptionError("no-cluster", address=cluster, reason=str(error)) from None
    with client, client.get_executor() as remote:  # type: ignore[no-untyped-call,unused-ignore]
        client.run(prepare, plugins)
        yield remote


def prepare(plugins: tuple[str, ...]) -> None:
    """Prepare a worker process: many games run at once, so each bot gets one thread."""
    os.environ["FLORIN_THREADS"] = "1"
    plug_in(plugins)


def run(
    tournament: Tournament,
    pool: Executor,
    out: Path | None = None,
    done: Done | None = None,
    deals: int | None = None,
) -> list[Outcome]:
    """Return all outcomes in order of the deals. Games already in `out` are not replayed; new results are appended.

    `deals` are played at a time, by default enough for all cores; with fewer, fewer games are lost if `done` ends
    the run.
    """
    known = read_log(tournament, out) if out and out.exists() else {}
    known = {where: outcome for where, outcome in known.items() if outcome.merits or not tournament.merit}
    log = out.open("a", encoding="utf-8") if out else None
    if log and not known and log.tell() == 0:
        print(json.dumps(heading(tournament)), file=log, flush=True)
    results: list[Outcome] = []
    try:
        for deal in in_order(tournament, pool, known, deals):
            for outcome in deal:
                if log and place(outcome.match) not in known:
                    print(json.dumps(asdict(outcome)), file=log)
            if log:
                log.flush()
            results += deal
            if done and done(deal):
                break
    finally:
        if log:
            log.close()
    return results


def in_order(
    tournament: Tournament, pool: Executor, known: dict[Any, Outcome], deals: int | None = None
) -> Iterator[list[Outcome]]:
    """Yield the outcomes deal by deal in order, while enough games run in parallel to keep every worker busy."""
    a_deal = tournament.players * len(tournament.lineups())
    matches = tournament.matches()
    ahead: list[list[Any]] = []
    depth = deals or max(2, 4 * (os.cpu_count() or 1) // a_deal)
    try:
        while True:
            while len(ahead) < depth and (batch := list(islice(matches, a_deal))):
                ahead.append([known.get(place(m)) or pool.submit(play_match, tournament, m) for m in batch])
            if not ahead:
                return
            yield [item if isinstance(item, Outcome) else item.result() for item in ahead.pop(0)]
    finally:
        for deal in ahead:
            for item in deal:
                if not isinstance(item, Outcome):
                    item.cancel()


def place(match: Match) -> tuple[int, int, int]:
    return match.lineup, match.deal, match.rotation


def heading(tournament: Tournament) -> dict[str, Any]:
    """Return the first line of a file of outcomes: the tournament without the settings that may change between runs."""
    return {name: value for name, value in asdict(tournament).items() if name not in ("games", "merit")}


def read_log(tournament: Tournament, out: Path) -> dict[Any, Outcome]:
    """Read the outcomes of an earlier run of the same tournament, dropping an incomplete last line."""
    text = out.read_text(encoding="utf-8", errors="replace")
    *lines, rest = text.split("\n")
    ours = json.dumps(heading(tournament))
    try:
        if json.loads(lines[0]) != json.loads(ours) if lines else not ours.startswith(rest):
            raise OptionError("arena-other", file=out.name)
        found = {place(outcome.match): outcome for outcome in map(outcome_of, lines[1:])}
    except (ValueError, KeyError, TypeError):
        raise OptionError("arena-other", file=out.name) from None
    if rest:
        out.write_text(text.removesuffix(rest), encoding="utf-8")
    return found


def outcome_of(line: str) -> Outcome:
    found = json.loads(line)
    fields = found["match"]
    match = Match(fields["lineup"], fields["deal"], fields["rotation"], tuple(fields["seats"]))
    found.setdefault("merits", ())
    scores, shares, failures, merits = (tuple(found[name]) for name in ("scores", "shares", "failures", "merits"))
    ranks = ranks_of(scores, shares)  # not read: older files rank a draw by plans by influence
    return Outcome(match, scores, shares, ranks, failures, merits)
