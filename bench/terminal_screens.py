"""Screenshots of every screen of the app: python -m bench.terminal_screens [--out FOLDER] [--lang en] [--png]

At 80 by 24 and at 120 by 40. With --png Chromium, if it is installed, also renders them as PNG.
"""

import argparse
import asyncio
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import florin
from florin import texts
from florin.bots import bot
from florin.terminal.app.main import Florin, ReplayApp
from florin.terminal.app.setup_screen import SetupChoices
from florin.terminal.app.text_screens import TextScreen
from florin.terminal.local_session import LocalSession, new_game
from florin.terminal.saving import Saved

SIZES = ((80, 24), (120, 40))


def played(name: str, players: int, lang: str, turns: int, *, seed: int = 5, people: int = 1) -> Saved:
    """A game in which sensible moves have been made until the person is on turn for the last time of so many."""
    saved = new_game(
        florin.game(name, players=players), lang, people=list(range(people)), bots="merchant", seed=seed, names=[]
    )
    expert = bot("merchant", seed=1)
    position = saved.position
    while position.turn is not None:
        if position.turn in saved.people:
            if not turns:
                break
            turns -= 1
        position.play(expert.choose(position.view(position.turn)))
    return saved


def at_table(saved: Saved, lang: str) -> Florin:
    async def seat(_: SetupChoices) -> LocalSession:
        return LocalSession(saved, lang)

    return Florin(seat, SetupChoices(lang=lang), ask=False, pace=0)


def asking(lang: str) -> Florin:
    return Florin(lambda _: asyncio.sleep(0), SetupChoices(lang=lang), ask=True)


def on_record(name: str, players: int, lang: str) -> ReplayApp:
    saved = played(name, players, lang, 9999)
    return ReplayApp(saved.position.record(), saved.position.names, lang)


Scene = tuple[Callable[[str], "Florin | ReplayApp"], tuple[str, ...]]
SCENES: dict[str, Scene] = {
    "setup": (asking, ("down",)),
    "card": (lambda lang: at_table(played("card", 4, lang, 9), lang), ("right", "right")),
    "card-six": (lambda lang: at_table(played("card", 6, lang, 12), lang), ("right",)),
    "card-two": (lambda lang: at_table(played("card", 2, lang, 20), lang), ("right", "right")),
    "board": (lambda lang: at_table(played("board", 4, lang, 11, seed=4), lang), ("right", "up", "up")),
    "board-six": (lambda lang: at_table(played("board", 6, lang, 12), lang), ("right",)),
    "court": (lambda lang: at_table(played("court", 2, lang, 8), lang), ("right", "down", "down", "down")),
    "court-late": (lambda lang: at_table(played("court", 2, lang, 13, seed=3), lang), ("right", "down")),
    "hint": (lambda lang: at_table(played("card", 4, lang, 9), lang), ("f3", "wait")),
    "refusal": (
        lambda lang: at_table(played("board", 4, lang, 11, seed=4), lang),
        (*"bid", "space", *"99", "enter", "wait"),
    ),
    "help": (lambda lang: at_table(played("court", 2, lang, 8), lang), ("f1", "wait")),
    "rules": (lambda lang: at_table(played("card", 4, lang, 9), lang), ("f2", "wait")),
    "curtain": (lambda lang: at_table(played("court", 2, lang, 3, people=2), lang), ()),
    "scoring-card": (lambda lang: at_table(before_scoring("card", 4, lang), lang), ("enter", "wait")),
    "scoring-board": (lambda lang: at_table(before_scoring("board", 4, lang), lang), ("enter", "wait")),
    "ending-card": (lambda lang: at_table(played("card", 4, lang, 9999), lang), ("wait", "enter", "wait")),
    "ending-court": (lambda lang: at_table(played("court", 2, lang, 9999), lang), ("wait", "enter", "wait")),
    "review-card": (lambda lang: at_table(played("card", 2, lang, 9999), lang), ("wait", "enter", "wait", "a", "page")),
    "review-board": (
        lambda lang: at_table(played("board", 3, lang, 9999), lang),
        ("wait", "enter", "wait", "a", "page"),
    ),
    "review-court": (
        lambda lang: at_table(played("court", 2, lang, 9999), lang),
        ("wait", "enter", "wait", "a", "page"),
    ),
    "replay-card": (lambda lang: on_record("card", 4, lang), ("down", "down", "right")),
    "replay-court": (lambda lang: on_record("court", 2, lang), ("down", "right")),
}


def before_scoring(name: str, players: int, lang: str) -> Saved:
    """A game whose next move, the person's first choice, ends a day."""
    for seed in range(400):
        saved = played(name, players, lang, 0, seed=seed)
        expert = bot("merchant", seed=1)
        position = saved.position
        while position.turn is not None and not position.scores:
            move = position.legal()[0] if position.turn in saved.people else expert.choose(position.view(position.turn))
            then = position.copy()
            then.play(move)
            if then.scores and position.turn in saved.people:
                return saved
            position.play(move if position.turn not in saved.people else expert.choose(position.view(position.turn)))
    raise LookupError(name)


@asynccontextmanager
async def shown(name: str, lang: str, size: tuple[int, int]) -> AsyncIterator["Florin | ReplayApp"]:
    """A scene on a screen of this size."""
    make, keys = SCENES[name]
    app = make(lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            if key == "wait":
                await pilot.pause(2.0)
            elif key == "page":
                while not isinstance(app.screen, TextScreen):
                    await pilot.pause(0.2)
            else:
                await pilot.press(key)
        await pilot.pause()
        yield app


def picture(app: "Florin | ReplayApp") -> str:
    """The screen as SVG, in whatever fonts the reader has: none is fetched from elsewhere."""
    return re.sub(r"@font-face \{.*?\}", "", app.export_screenshot(title="florin"), flags=re.DOTALL)


async def draw(names: list[str], langs: list[str], out: Path, then: Callable[[Path], Awaitable[None]]) -> None:
    for name in names:
        for lang in langs:
            for size in SIZES:
                async with shown(name, lang, size) as app:
                    file = out / f"{name}-{lang}-{size[0]}x{size[1]}.svg"
                    file.write_text(picture(app), encoding="utf-8")
                    await then(file)
                    print(file, flush=True)


async def as_png(file: Path) -> None:
    """Return a picture as a browser draws it."""
    browser = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if browser is None:
        return
    width = 1000 if "80x24" in file.name else 1480
    height = 640 if "80x24" in file.name else 1030
    command = [
        *(browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
        *(f"--window-size={width},{height}", f"--screenshot={file.with_suffix('.png')}", file.resolve().as_uri()),
    ]
    await asyncio.to_thread(subprocess.run, command, check=False, capture_output=True, timeout=60)


async def nothing(_: Path) -> None:
    pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", default=list(SCENES))
    parser.add_argument("--out", type=Path, default=Path("build/screens"))
    parser.add_argument("--lang", default=",".join(texts.LANGUAGES))
    parser.add_argument("--png", action="store_true")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    asyncio.run(draw(given.scenes, given.lang.split(","), given.out, as_png if given.png else nothing))


if __name__ == "__main__":
    main()
