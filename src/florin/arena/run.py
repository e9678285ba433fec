"""Playing a tournament: on all cores, or on a cluster, and resumed where it was interrupted."""

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

from florin.arena.match import Outcome, play_match
from florin.arena.schedule import Match, Tournament
from florin.bots import plug_in
from florin.errors import OptionError

Done = Callable[[list[Outcome]], bool]  # is told of every deal as it is complete, in order; True ends the run


@contextmanager
def executor(
    cluster: str | None = None, workers: int | None = None, plugins: tuple[str, ...] = ()
) -> Iterator[Executor]:
    """What the work is handed to: processes on this machine, or Dask's workers. They know the plugins' bots too."""
    if cluster is None:
        context = multiprocessing.get_context("spawn")
        if workers is not None and workers < 1:
            raise OptionError("arena-number", name="workers", value=workers)
        with ProcessPoolExecutor(workers or os.cpu_count(), context, prepare, (plugins,)) as pool:
            yield pool
        return
    try:
        from dask.distributed import Client
    except ImportError:
        raise OptionError("no-dask") from None
    try:
        client = Client(cluster)  # type: ignore[no-untyped-call,unused-ignore]
    except (OSError, ValueError) as error:
        raise OptionError("no-cluster", address=cluster, reason=str(error)) from None
    with client, client.get_executor() as afar:  # type: ignore[no-untyped-call,unused-ignore]
        client.run(prepare, plugins)
        yield afar


def prepare(plugins: tuple[str, ...]) -> None:
    """Many games run at a time, so each bot thinks on one core."""
    os.environ["FLORIN_THREADS"] = "1"
    plug_in(plugins)


def run(tournament: Tournament, pool: Executor, out: Path | None = None, done: Done | None = None) -> list[Outcome]:
    """All outcomes, deal by deal in order. What stands in `out` is not played again, what is played is added to it."""
    known = read_log(tournament, out) if out and out.exists() else {}
    known = {where: outcome for where, outcome in known.items() if outcome.merits or not tournament.merit}
    log = out.open("a", encoding="utf-8") if out else None
    if log and not known and log.tell() == 0:
        print(json.dumps(heading(tournament)), file=log, flush=True)
    results: list[Outcome] = []
    try:
        for deal in in_order(tournament, pool, known):
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


def in_order(tournament: Tournament, pool: Executor, known: dict[Any, Outcome]) -> Iterator[list[Outcome]]:
    """The deals' outcomes in order, though the games are played side by side; enough are under way to keep all busy."""
    a_deal = tournament.players * len(tournament.lineups())
    matches = tournament.matches()
    ahead: list[list[Any]] = []
    depth = max(2, 4 * (os.cpu_count() or 1) // a_deal)
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
    """What a file of outcomes belongs to: everything but how much is asked of it, which may grow."""
    return {name: value for name, value in asdict(tournament).items() if name not in ("games", "merit")}


def read_log(tournament: Tournament, out: Path) -> dict[Any, Outcome]:
    """The outcomes of an earlier run of the same tournament; a last line that was cut off is dropped."""
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
    told = found["match"]
    match = Match(told["lineup"], told["deal"], told["rotation"], tuple(told["seats"]))
    found.setdefault("merits", ())
    return Outcome(match, *(tuple(found[name]) for name in ("scores", "shares", "ranks", "failures", "merits")))
