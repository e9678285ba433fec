"""The command `florin`. Slow modules are imported by the command that needs them."""

import os
import sys
from collections.abc import Callable

from cyclopts import App, CycloptsError

import florin
from florin.cli import hosting, playing, records, research
from florin.cli.errors import INTERRUPTED, WrongUse, complain
from florin.errors import MissingExtra


def version() -> str:
    from florin.rules import speed

    kind, why = speed()
    return f"florin {florin.__version__}, {kind} ({why})"


app = App(
    name="florin",
    help="""The three Medici games, exact, fast and fair.

$ florin                        play in your browser, alone or with friends
$ florin play                   play in this terminal; it asks which game
$ florin play court --lang fr   a duel against a bot, in French
$ florin play court --people 2  a duel at one keyboard, hands kept hidden
$ florin play --join LINK       join a table on a Florin server
$ florin play board --plain     line by line, for screen readers and pipes
$ florin rules card             the rules in our own words
$ florin replay game.jsonl      step through a recorded game
$ florin review game.jsonl      see where a result came from
$ florin serve --lan            tables for browsers, terminals and programs
$ florin arena card --bots merchant,apprentice --games 400

Games: card (Medici: The Card Game, 2 to 6 players), board (Medici, 3 to 6), court (Court of the Medici, 2).
Every command's --help starts with examples. florin --install-completion sets up completion in your shell.
""",
    help_format="plaintext",
    version=version,
    suppress_keyboard_interrupt=False,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
)


app.register_install_completion_command("--install-completion", help="Install completion for bash, zsh or fish.")


app.default(playing.page)
commands: tuple[Callable[..., object], ...] = (
    *(playing.play, playing.daily, playing.rules, playing.mcp),
    *(records.replay, records.review, records.verify, records.simulate, records.export),
    *(research.arena, research.puzzles, research.bench),
)
for command in commands:
    app.command(command)
for name, text in hosting.HELP.items():
    app.command(f"florin.server.cli:{name}", name=name, help=text)  # by path: imported only when it runs


def main() -> None:
    """Run the command: exit code 0, 2 after an error (with one sentence), 130 after Ctrl-C."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        if sys.argv[1:] == ["--version"]:
            print(version())  # on one line, however narrow the terminal
            code = 0
        else:
            code = app(sys.argv[1:])
        sys.stdout.flush()
    except ImportError as error:  # cyclopts wraps what goes wrong when it imports a command by name
        if not isinstance(error.__cause__, MissingExtra):
            raise
        code = complain(str(error.__cause__))
    except (CycloptsError, WrongUse) as error:
        code = complain(f"{error} See florin --help.")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        code = INTERRUPTED
    except BrokenPipeError:  # the reader closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
