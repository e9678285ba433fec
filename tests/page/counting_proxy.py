"""A proxy that counts every byte sent to the browser, by the page or its worker.

A table's socket is not counted: its traffic depends on the number of players and who begins.
"""

import contextlib
import socket
import threading
from socketserver import BaseRequestHandler, ThreadingTCPServer


class CountingProxy(ThreadingTCPServer):
    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Call)
        self.to = port
        self.url = f"http://localhost:{self.server_address[1]}/"
        self.bytes = 0
        self.lock = threading.Lock()

    def __enter__(self) -> "CountingProxy":
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    def count(self, heard: int) -> None:
        with self.lock:
            self.bytes += heard


class Call(BaseRequestHandler):
    server: CountingProxy

    def handle(self) -> None:
        with socket.create_connection(("127.0.0.1", self.server.to)) as line:
            threading.Thread(target=self.up, args=(line,), daemon=True).start()
            with contextlib.suppress(OSError):  # the browser may disconnect first
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
