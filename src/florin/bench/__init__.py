"""Benchmarks: Florin's speed compared with the C++ baselines (`florin bench`)."""

from florin.bench.measure import Results, measured
from florin.bench.report import report

__all__ = ["Results", "measured", "report"]
