"""The results, as a Markdown table or as JSON."""

import json
from typing import Any

from florin import texts
from florin.bench.measure import Results

NONE = "–"  # noqa: RUF001


def report(results: Results, lang: str) -> list[str]:
    """Return the lines of a Markdown table, ready for a README."""

    def say(key: str) -> str:
        return texts.say(lang, f"bench-{key}")

    rows = [[say("what"), say("florin"), say("stick"), say("ratio")]]
    for name, found in results.games.items():
        theirs = [rate(found.baseline.playouts), f"{found.ratio:.2f}"] if found.baseline else [NONE, NONE]
        rows.append([say(f"{name}-playouts"), rate(found.playouts), *theirs])
        theirs = [rate(found.baseline.decisions), NONE] if found.baseline else [NONE, NONE]
        rows.append([say(f"{name}-decisions"), rate(found.decisions), *theirs])
    found = results.search
    theirs = [rate(found.baseline.playouts), f"{found.ratio:.2f}"] if found.baseline else [NONE, NONE]
    rows.append([say("search"), rate(found.playouts), *theirs])
    rows.append([say("search-threads"), f"{results.search_threads:.2f}", NONE, NONE])
    baseline_threads = f"{results.baseline_threads:.2f}" if results.baseline_threads else NONE
    rows.append([say("threads"), f"{results.threads:.2f}", baseline_threads, NONE])
    rows += [[say(f"plain-{name}"), rate(found), NONE, NONE] for name, found in results.plain.items()]
    rows.append([say("stepping"), rate(results.stepping), NONE, NONE])
    rows.append([say("id-stepping"), rate(results.id_stepping), NONE, NONE])
    samples = " / ".join(f"{1000 * seconds:.3f}" for seconds in results.sampling.values())
    rows.append([say("sampling"), samples, NONE, NONE])
    rows.append([say("sizes"), " / ".join(map(str, results.sizes.values())), NONE, NONE])
    rows.append([say("import"), f"{results.import_time:.3f} s", NONE, NONE])
    rows.append([say("help"), f"{results.help_time:.3f} s", NONE, NONE])
    rows.append([say("screen"), f"{results.screen_time:.3f} s", NONE, NONE])
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    lines = [
        "| " + " | ".join([row[0].ljust(widths[0]), *(row[i].rjust(widths[i]) for i in (1, 2, 3))]) + " |"
        for row in rows
    ]
    rule = "|" + "|".join("-" * (width + 1) + (":" if i else "-") for i, width in enumerate(widths)) + "|"
    missing = results.missing_baselines
    note = ["", say(f"no-{missing}")] if missing else []
    return [say(results.speed), "", lines[0], rule, *lines[1:], *note]


def rate(number: float) -> str:
    """Format a rate with three figures: 405 k, 36.9 M."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def as_json(results: Results) -> str:
    """Return the results as a JSON document."""
    games: dict[str, Any] = {}
    for name, found in results.games.items():
        games[name] = {"playouts": found.playouts, "decisions": found.decisions, "checksum": found.checksum}
        if found.baseline:
            baseline = found.baseline
            games[name]["limit"] = {
                "playouts": baseline.playouts,
                "decisions": baseline.decisions,
                "checksum": baseline.checksum,
            }
            games[name]["ratio"] = found.ratio
    document = {
        "speed": results.speed,
        "games": games,
        "search": {
            "simulations": results.search.playouts,
            "limit": results.search.baseline.playouts if results.search.baseline else None,
            "ratio": results.search.ratio,
            "two_threads": results.search_threads,
        },
        "two_threads": {"florin": results.threads, "limit": results.baseline_threads},
        "plain_decisions": results.plain,
        "stepping_decisions": results.stepping,
        "id_stepping_decisions": results.id_stepping,
        "sample_seconds": results.sampling,
        "state_bytes": results.sizes,
        "import_seconds": results.import_time,
        "help_seconds": results.help_time,
        "screen_seconds": results.screen_time,
    }
    return json.dumps(document, indent=2)
