"""A line to a server on which every byte is counted that comes down, whoever in the browser asked for it.

Only a table's socket is left out: how much is said there depends on how many play, and who begins.
"""

import contextlib
import socket
import threading
from socketserver import BaseRequestHandler, ThreadingTCPServer


class Wire(ThreadingTCPServer):
    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Call)
        self.to = port
        self.url = f"http://localhost:{self.server_address[1]}/"
        self.bytes = 0
        self.lock = threading.Lock()

    def __enter__(self) -> "Wire":
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    def count(self, heard: int) -> None:
        with self.lock:
            self.bytes += heard


class Call(BaseRequestHandler):
    server: Wire

    def handle(self) -> None:
        with socket.create_connection(("127.0.0.1", self.server.to)) as line:
            threading.Thread(target=self.up, args=(line,), daemon=True).start()
            with contextlib.suppress(OSError):  # the browser may hang up first
                table = False
                while heard := line.recv(1 << 16):
                    table = table or heard.startswith(b"HTTP/1.1 101 ")
                    self.server.count(0 if table else len(heard))
                    self.request.sendall(heard)

    def up(self, line: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while said := self.request.recv(1 << 16):
                line.sendall(said)
            line.shutdown(socket.SHUT_WR)
