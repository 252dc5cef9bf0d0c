"""A Ray cluster, or the machine alone where there is none: `pip install 'saboteur-cards[ray]'`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saboteur.engine.ruleset import Ruleset
from saboteur.lab.contest.cluster import Done, do_chunk
from saboteur.lab.simulation.workers import Work, WorkerDied


class RayExecutor:
    """Every core of the cluster does a chunk; `saboteur` is installed on all its machines."""

    def __init__(self, address: str | None = None) -> None:
        """Joins the cluster at an address; without one, that of RAY_ADDRESS, or begins one on this machine."""
        import ray  # noqa: PLC0415  # this module can be looked at without it

        self._ray = ray
        ray.init(address=address, log_to_driver=False)
        self._do = ray.remote(num_cpus=1, max_retries=2)(do_chunk)
        self._sent: dict[int, Any] = {}

    @property
    def places(self) -> int:
        """The cores of the cluster."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, work: Work[Any], indices: Sequence[int], games: tuple[Ruleset, ...]) -> Any:
        """Sends a chunk; the work itself is sent once."""
        if id(work) not in self._sent:
            self._sent[id(work)] = self._ray.put(work)
        return self._do.remote(self._sent[id(work)], list(indices), games)

    def finished(self, tickets: Sequence[Any], seconds: float) -> list[Any]:
        """Those that are done."""
        done, _ = self._ray.wait(list(tickets), num_returns=1, timeout=seconds)
        return list(done)

    def result(self, ticket: Any) -> Done[Any]:
        """What came of a chunk."""
        try:
            found: Done[Any] = self._ray.get(ticket)
        except self._ray.exceptions.RayError as fault:
            raise WorkerDied(f"a chunk was lost on the cluster: {type(fault).__name__}") from fault
        return found

    def close(self) -> None:
        """Leaves the cluster; what is not done is given up."""
        self._ray.shutdown()
