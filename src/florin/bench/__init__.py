"""How fast Florin is, beside hand-written C++ where that is at hand (`florin bench`)."""

from florin.bench.measure import Results, measured
from florin.bench.report import report

__all__ = ["Results", "measured", "report"]
