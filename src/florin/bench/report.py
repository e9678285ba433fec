"""The results as a table for people, or as JSON."""

import json
from typing import Any

from florin import texts
from florin.bench.measure import Results

NONE = "–"  # noqa: RUF001


def report(results: Results, lang: str) -> list[str]:
    """The table, in Markdown so that a README can hold it as it is."""

    def say(key: str) -> str:
        return texts.say(lang, f"bench-{key}")

    rows = [[say("what"), say("florin"), say("stick"), say("ratio")]]
    for name, found in results.games.items():
        theirs = [rate(found.stick.playouts), f"{found.ratio:.2f}"] if found.stick else [NONE, NONE]
        rows.append([say(f"{name}-playouts"), rate(found.playouts), *theirs])
        theirs = [rate(found.stick.decisions), NONE] if found.stick else [NONE, NONE]
        rows.append([say(f"{name}-decisions"), rate(found.decisions), *theirs])
    found = results.search
    theirs = [rate(found.stick.playouts), f"{found.ratio:.2f}"] if found.stick else [NONE, NONE]
    rows.append([say("search"), rate(found.playouts), *theirs])
    rows.append([say("search-threads"), f"{results.search_threads:.2f}", NONE, NONE])
    stick_threads = f"{results.stick_threads:.2f}" if results.stick_threads else NONE
    rows.append([say("threads"), f"{results.threads:.2f}", stick_threads, NONE])
    rows += [[say(f"plain-{name}"), rate(found), NONE, NONE] for name, found in results.plain.items()]
    rows.append([say("stepping"), rate(results.stepping), NONE, NONE])
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
    return [say(results.speed), "", lines[0], rule, *lines[1:]]


def rate(number: float) -> str:
    """A rate with three figures: 405 k, 36.9 M."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def as_json(results: Results) -> str:
    games: dict[str, Any] = {}
    for name, found in results.games.items():
        games[name] = {"playouts": found.playouts, "decisions": found.decisions, "checksum": found.checksum}
        if found.stick:
            stick = found.stick
            games[name]["limit"] = {
                "playouts": stick.playouts,
                "decisions": stick.decisions,
                "checksum": stick.checksum,
            }
            games[name]["ratio"] = found.ratio
    told = {
        "speed": results.speed,
        "games": games,
        "search": {
            "simulations": results.search.playouts,
            "limit": results.search.stick.playouts if results.search.stick else None,
            "ratio": results.search.ratio,
            "two_threads": results.search_threads,
        },
        "two_threads": {"florin": results.threads, "limit": results.stick_threads},
        "plain_decisions": results.plain,
        "stepping_decisions": results.stepping,
        "state_bytes": results.sizes,
        "import_seconds": results.import_time,
        "help_seconds": results.help_time,
        "screen_seconds": results.screen_time,
    }
    return json.dumps(told, indent=2)
