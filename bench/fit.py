"""Check that every decision fits every window, and make a contact sheet: python -m bench.fit [--only TEXT] [--out DIR]

Visits each kind of decision with every number of players in three languages, checks the layout in all windows, and
writes pictures and index.html, on which the faults are listed below their pictures. A second run skips what is done;
--again starts anew.
"""

import argparse
import html
import json
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.decisions import DECISIONS, LANGUAGES, NEEDED, SIZES, ZOOMED, faults, reach
from tests.page.server import PageServer

PLAYERS = {"card": range(2, 7), "board": range(3, 7), "court": range(2, 3)}
WINDOWS = [*SIZES, ZOOMED]
QUALITY = 60  # of JPEG
HEAD = """<!doctype html><meta charset="utf-8"><title>Florin in every window</title>
<style>body{font:14px sans-serif;margin:16px} figure{display:inline-block;vertical-align:top;margin:0 12px 16px 0}
img{height:240px;border:1px solid #888} .wrong img{border:3px solid #c00}
figcaption{max-width:420px} li{color:#c00}</style>
"""

Found = dict[str, list[str]]  # faults by picture


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only what has this in its name, such as board-6-pl")
    parser.add_argument("--out", type=Path, default=Path("build/fit"))
    parser.add_argument("--again", action="store_true")
    asked = parser.parse_args()
    if asked.again:
        shutil.rmtree(asked.out, ignore_errors=True)
    asked.out.mkdir(parents=True, exist_ok=True)
    done = asked.out / "faults.json"
    found: Found = json.loads(done.read_text()) if done.exists() else {}
    try:
        visit_all(asked.out, asked.only, found)
    except KeyboardInterrupt:
        print("\nstopped; run it again to go on")
    done.write_text(json.dumps(found, indent=1))
    (asked.out / "index.html").write_text(sheet(found))
    wrong = {name: faults for name, faults in found.items() if faults}
    for name, several in wrong.items():
        print(name, *several, sep="\n    ")
    print(f"{len(found)} pictures, {len(wrong)} with faults: {asked.out / 'index.html'}")


def cases(only: str) -> list[tuple[str, int, str]]:
    every = [
        (name, players, language)
        for language in LANGUAGES
        for name, decision in DECISIONS.items()
        for players in PLAYERS[decision.game]
    ]
    return [case for case in every if only in stem(*case)]


def stem(name: str, players: int, language: str) -> str:
    return f"{DECISIONS[name].game}-{players}-{language}-{name.replace(' ', '-')}"


def visit_all(folder: Path, only: str, found: Found) -> None:
    todo = [case for case in cases(only) if f"{stem(*case)}-{WINDOWS[-1][0]}x{WINDOWS[-1][1]}" not in found]
    with tempfile.TemporaryDirectory() as tables, sync_playwright() as playwright:
        server = PageServer(Path(tables))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for number, case in enumerate(todo, 1):
                found |= visit(server, browser, folder, *case)
                print(f"\r{number} of {len(todo)}: {stem(*case)}", end="\x1b[K", flush=True)
            print()
        finally:
            browser.close()
            server.stop()


def visit(server: PageServer, browser: Browser, folder: Path, name: str, players: int, language: str) -> Found:
    context = browser.new_context(locale=LANGUAGES[language], reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script("localStorage.setItem('florin-name', 'Anna')")
    reach(server, page, name, players)
    found = {}
    for width, height in WINDOWS:
        picture = f"{stem(name, players, language)}-{width}x{height}"
        found[picture] = faults(page, (width, height), NEEDED[DECISIONS[name].game])
        page.screenshot(path=folder / f"{picture}.jpg", type="jpeg", quality=QUALITY)
    context.close()
    return found


def sheet(found: Found) -> str:
    """Return the contact sheet: a row for each decision, a column for each window."""
    rows: dict[str, list[str]] = {}
    for picture, several in found.items():
        case, _, window = picture.rpartition("-")
        kind = "wrong" if several else "right"
        listed = "".join(f"<li>{html.escape(fault)}</li>" for fault in several)
        shown = f'<a href="{picture}.jpg"><img loading="lazy" src="{picture}.jpg" alt=""></a>'
        caption = f"<figcaption>{window}<ul>{listed}</ul></figcaption>"
        rows.setdefault(case, []).append(f'<figure class="{kind}">{shown}{caption}</figure>')
    return HEAD + "".join(f"<h2>{case}</h2>{''.join(figures)}" for case, figures in rows.items())


if __name__ == "__main__":
    main()
