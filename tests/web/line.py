"""The line between a browser and the server, which can break: what it carries is not looked at."""

import contextlib
import socket
import threading


class Line:
    """A port of this machine that leads to another one."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._broken = False
        self._flows = threading.Event()
        """Whether what is carried now flows; a connection keeps the one with which it was opened."""
        self._flows.set()
        self._forgotten: list[threading.Event] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def breaks(self) -> None:
        """Every connection ends at once, and no new one is let through."""
        with self._lock:
            self._broken = True
            for each in self._open:
                _end(each)

    def is_mended(self) -> None:
        """New connections are let through again."""
        with self._lock:
            self._broken = False

    def goes_silent(self) -> None:
        """Connections stay open, and nothing arrives at either end."""
        self._flows.clear()

    def forgets(self) -> None:
        """Connections that are silent stay so, as if the other end were gone; new ones carry."""
        self._forgotten.append(self._flows)
        self._flows = threading.Event()
        self._flows.set()

    def speaks_again(self) -> None:
        """All that was held back arrives."""
        for each in (*self._forgotten, self._flows):
            each.set()

    def close(self) -> None:
        """For good."""
        self.breaks()
        self.speaks_again()
        _end(self._listening)
        for thread in self._threads:
            thread.join(5)
        self._listening.close()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            with self._lock:
                broken = self._broken
            if broken:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self._to))
            thread = threading.Thread(target=self._carry, args=(near, far), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        """One connection, until either end closes it."""
        with near, far:
            with self._lock:
                self._open |= {near, far}
                if self._broken:
                    _end(near)
            flows = self._flows
            back = threading.Thread(target=self._pour, args=(far, near, flows), daemon=True)
            back.start()
            self._pour(near, far, flows)
            back.join()
            with self._lock:
                self._open -= {near, far}

    def _pour(self, giving: socket.socket, taking: socket.socket, flows: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := giving.recv(65536):
                flows.wait()
                taking.sendall(data)
        _end(giving)
        _end(taking)


def _end(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
