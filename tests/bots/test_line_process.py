"""A child process that answers lines, in a blocking call and in an event loop, whatever it does wrong."""

import asyncio
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from florin.bots.line_process import LineProcess, ProcessEnded

ECHO = "import sys\nfor line in sys.stdin: print(line.strip().upper(), flush=True)"
HANG = "import sys, time\nfor line in sys.stdin: time.sleep(60)"
FAIL = "import sys\ninput()\nsys.exit('something broke')"
SECONDS = 60.0
Ask = Callable[[LineProcess, bytes, float], bytes]


def started(program: str) -> LineProcess:
    return LineProcess([sys.executable, "-c", program], most_bytes=1 << 16, capture_errors=True)


def ask_in_a_loop(process: LineProcess, line: bytes, seconds: float) -> bytes:
    with ThreadPoolExecutor(1) as executor:
        return asyncio.run(process.ask_async(line, seconds, executor))


both = pytest.mark.parametrize("ask", [LineProcess.ask, ask_in_a_loop])


@both
def test_each_line_gets_an_answer(ask: Ask) -> None:
    process = started(ECHO)
    assert [ask(process, line, SECONDS) for line in (b"one\n", b"two\n")] == [b"ONE\n", b"TWO\n"]
    process.close()


@both
def test_a_late_answer_is_a_timeout(ask: Ask) -> None:
    process = started(HANG)
    with pytest.raises(TimeoutError):
        ask(process, b"one\n", 0.2)
    process.close()
    assert not process.running


@both
def test_the_end_of_a_process_gives_its_last_error_line(ask: Ask) -> None:
    process = started(FAIL)
    with pytest.raises(ProcessEnded, match="something broke"):
        ask(process, b"one\n", SECONDS)
    process.close()


def test_another_thread_may_end_it() -> None:
    process = started(HANG)
    ending = threading.Timer(0.2, process.end)
    ending.start()
    with pytest.raises(ProcessEnded):
        process.ask(b"one\n", SECONDS)
    process.close()


def test_a_cancelled_request_ends_it() -> None:
    async def cancel(process: LineProcess) -> None:
        with ThreadPoolExecutor(1) as executor:
            asking = asyncio.ensure_future(process.ask_async(b"one\n", SECONDS, executor))
            await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking

    process = started(HANG)
    asyncio.run(cancel(process))
    process.close()
    assert not process.running
