"""Check that everything fits every window; make a contact sheet: python -m bench.page_layout [--only TEXT] [--out DIR]

Visits each screen and each kind of decision with every number of players in three languages, checks the layout in all
windows, and writes pictures and index.html, on which the faults are listed below their pictures. Results are saved
after each visit: a second run skips what is done, --again visits it again, --wrong only what had faults.
"""

import argparse
import html
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright
from rich.progress import track

from florin.filing import filed
from tests.page.browser import launch
from tests.page.decisions import LANGUAGES, SIZES, ZOOMED
from tests.page.layouts import LAYOUTS
from tests.page.server import PageServer

WINDOWS = [*SIZES, ZOOMED]
QUALITY = 60  # of JPEG
HEAD = """<!doctype html><meta charset="utf-8"><title>Florin in every window</title>
<style>body{font:14px sans-serif;margin:16px} figure{display:inline-block;vertical-align:top;margin:0 12px 16px 0}
img{height:240px;border:1px solid #888} .wrong img{border:3px solid #c00}
figcaption{max-width:420px} li{color:#c00}</style>
"""


class Case(NamedTuple):
    layout: str
    players: int
    language: str

    @property
    def name(self) -> str:
        return f"{self.layout} {self.players} {self.language}".replace(" ", "-")


Found = dict[str, list[str]]  # faults by window


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only what has this in its name, such as board-raise-6 or 6-pl")
    parser.add_argument("--out", type=Path, default=Path("build/fit"))
    parser.add_argument("--again", action="store_true", help="also what is done")
    parser.add_argument("--wrong", action="store_true", help="again, but only what had faults")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    done = asked.out / "faults.json"
    results: dict[str, Found] = json.loads(done.read_text()) if done.exists() else {}
    todo = [case for case in cases() if asked.only in case.name]
    if asked.wrong:
        todo = [case for case in todo if any(results.get(case.name, {}).values())]
    elif not asked.again:
        todo = [case for case in todo if case.name not in results]
    try:
        for case, found in visit_all(asked.out, todo):
            results[case.name] = found
            with filed(done) as file:
                json.dump(results, file, indent=1)
    except KeyboardInterrupt:
        print("stopped; run it again to go on")
    (asked.out / "index.html").write_text(sheet(results))
    report(results)
    print(asked.out / "index.html")


def cases() -> list[Case]:
    """Return all cases, the longest words first."""
    return [
        Case(name, players, language)
        for language in reversed(LANGUAGES)
        for name, layout in LAYOUTS.items()
        for players in layout.players
    ]


def visit_all(folder: Path, todo: list[Case]) -> Iterator[tuple[Case, Found]]:
    with tempfile.TemporaryDirectory() as tables, sync_playwright() as playwright:
        server = PageServer(Path(tables))
        server.start()
        browser = launch(playwright)
        try:
            for case in track(todo, "visiting"):
                yield case, visit(server, browser, folder, case)
        finally:
            browser.close()
            server.stop()


def visit(server: PageServer, browser: Browser, folder: Path, case: Case) -> Found:
    context = browser.new_context(locale=LANGUAGES[case.language], reduced_motion="reduce")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('florin-name', 'Anna')")
    layout = LAYOUTS[case.layout]
    found: Found = {}
    try:
        layout.reach(server, page, case.players)
        for width, height in WINDOWS:
            window = f"{width}x{height}"
            found[window] = layout.faults(page, (width, height))
            page.screenshot(path=folder / f"{case.name}-{window}.jpg", type="jpeg", quality=QUALITY)
    except Error as problem:  # the run goes on; --wrong tries again
        found["unreached"] = [str(problem).partition("\n")[0]]
    finally:
        context.close()
    return found


def report(results: dict[str, Found]) -> None:
    wrong = {
        f"{name} {window}": faults for name, found in results.items() for window, faults in found.items() if faults
    }
    for place, several in wrong.items():
        print(place, *several, sep="\n    ")
    print(f"{sum(map(len, results.values()))} pictures, {len(wrong)} with faults")


def sheet(results: dict[str, Found]) -> str:
    """Return the contact sheet: a row for each case, a column for each window."""
    rows = []
    for name, found in results.items():
        figures = "".join(figure(f"{name}-{window}.jpg", window, faults) for window, faults in found.items())
        rows.append(f"<h2>{name}</h2>{figures}")
    return HEAD + "".join(rows)


def figure(picture: str, window: str, faults: list[str]) -> str:
    kind = "wrong" if faults else "right"
    listed = "".join(f"<li>{html.escape(fault)}</li>" for fault in faults)
    shown = f'<a href="{picture}"><img loading="lazy" src="{picture}" alt=""></a>'
    return f'<figure class="{kind}">{shown}<figcaption>{window}<ul>{listed}</ul></figcaption></figure>'


if __name__ == "__main__":
    main()
