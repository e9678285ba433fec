"""Build the wheel and the sdist, and try them in empty virtual environments: python tools/check_package.py [FOLDER]

1. Build the sdist and the wheel from this checkout (make page must have built the page).
2. Build a wheel from the sdist, and compare the two wheels file by file.
3. Install the wheel alone: the light core plays all three games, and a missing extra is named.
4. Install it with the extra `play`: the server sends the page, and a browser, if there is one, draws it.

Everything is in FOLDER (default: build/package). Finished steps are not repeated, so that an interrupted run resumes;
delete the folder to begin again. The new environments are filled from PyPI, as a user's would be.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SMOKE = ROOT / "tools" / "smoke.py"


def main(folder: Path) -> None:
    """Run the steps that are not finished yet."""
    folder.mkdir(parents=True, exist_ok=True)
    steps: list[Callable[[Path], str]] = [build, rebuild_from_sdist, compare, try_core, try_play]
    for number, step in enumerate(steps, 1):
        done = folder / f"{number}-{step.__name__}.txt"
        if not done.exists():
            done.write_text(step(folder), encoding="utf-8")
        print(f"== {number}. {step.__doc__}\n{done.read_text(encoding='utf-8')}")


def build(folder: Path) -> str:
    """Build the sdist and the wheel from this checkout."""
    python = environment(folder / "builder")
    run(python, "-m", "pip", "install", "--quiet", "build")
    run(python, "-m", "build", "--sdist", "--outdir", str(folder / "dist"), str(ROOT))
    run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder / "dist"), str(ROOT))
    return listing(folder / "dist")


def rebuild_from_sdist(folder: Path) -> str:
    """Build a wheel from the sdist."""
    (archive,) = (folder / "dist").glob("*.tar.gz")
    python = folder / "builder" / "bin" / "python"
    run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder / "again"), str(archive))
    return listing(folder / "again")


def compare(folder: Path) -> str:
    """Compare the two wheels."""
    first, second = contents(wheel(folder / "dist")), contents(wheel(folder / "again"))
    different = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    if different:
        sys.exit("The wheel from the sdist differs in: " + ", ".join(different))
    return f"The same {len(first)} files with the same contents.\n"


def try_core(folder: Path) -> str:
    """Play with the light core, in an empty environment."""
    python = environment(folder / "core")
    run(python, "-m", "pip", "install", "--quiet", str(wheel(folder / "dist")))
    said = run(python, str(SMOKE), "compiled")
    said += (
        "florin play: " + run(python, "-m", "florin", "play", "card", "--plain", typed="quit\n").splitlines()[0] + "\n"
    )
    for words in ([], ["serve"]):
        told = subprocess.run([python, "-m", "florin", *words], capture_output=True, text=True, check=False, cwd=folder)
        if told.returncode != 2 or "pip install 'florin[play]'" not in told.stderr:
            sys.exit(f"florin {' '.join(words)} should name the extra: {told.stdout}{told.stderr}")
        said += f"florin {' '.join(words)}: {told.stderr}"
    return said


def try_play(folder: Path) -> str:
    """Open the page with the extra `play`, in an empty environment."""
    python = environment(folder / "play")
    run(python, "-m", "pip", "install", "--quiet", f"{wheel(folder / 'dist')}[play]")
    command = [str(python), "-m", "florin", "--no-browser", "--db", f"sqlite:///{folder / 'tables.sqlite'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=clean()) as server:
        try:
            assert server.stdout is not None
            greeting = ""
            while not (address := re.search(r"http://\S+", greeting)):
                line = server.stdout.readline()
                if not line:
                    sys.exit(f"The server did not start: {greeting}")
                greeting += line
            return look_at(address[0], folder)
        finally:
            server.terminate()


def look_at(address: str, folder: Path) -> str:
    """Fetch the page and its script, and take a picture of it if there is a browser."""
    html = urllib.request.urlopen(address).read().decode()
    script = re.search(r'src="(assets/[^"]+\.js)"', html)
    if not script:
        sys.exit(f"No script in the page: {html}")
    size = len(urllib.request.urlopen(f"{address.rstrip('/')}/{script[1]}").read())
    said = f"The page is {len(html)} bytes, its script {size}.\n"
    if browser := shutil.which("chromium-headless-shell"):
        picture = folder / "page.png"
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,800", "--virtual-time-budget=8000"]
        run(Path(browser), *flags, f"--screenshot={picture}", address)
        said += f"A picture of it: {picture.name}, {picture.stat().st_size} bytes.\n"
    return said


def environment(folder: Path) -> Path:
    """Create an empty virtual environment and return its Python."""
    venv.create(folder, clear=True, with_pip=True)
    return folder / "bin" / "python"


def clean() -> dict[str, str]:
    """Return the environment without variables that would let this checkout's Florin leak in."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FLORIN"))}


def run(program: Path, *words: str, typed: str = "") -> str:
    """Run a program from outside the checkout; stop with its output if it fails."""
    command, cwd = [str(program), *words], program.parent
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, cwd=cwd, env=clean())
    if done.returncode:
        sys.exit(f"{program.name} {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def wheel(folder: Path) -> Path:
    (found,) = folder.glob("*.whl")
    return found


def contents(archive: Path) -> dict[str, str]:
    """Return the hash of each file in a wheel."""
    with zipfile.ZipFile(archive) as opened:
        return {name: hashlib.sha256(opened.read(name)).hexdigest() for name in opened.namelist()}


def listing(folder: Path) -> str:
    return "".join(f"{file.name}: {file.stat().st_size} bytes\n" for file in sorted(folder.iterdir()))


if __name__ == "__main__":
    main(Path(sys.argv[1] if sys.argv[1:] else ROOT / "build" / "package").resolve())
