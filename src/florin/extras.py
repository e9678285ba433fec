"""Optional dependencies: the error that names the extra to install when one is missing."""

from importlib.util import find_spec

from florin.errors import MissingExtra


def require(extra: str, part: str, *packages: str) -> None:
    """Raise `MissingExtra` if a package that this part of Florin imports is not installed.

    >>> require("play", "florin.server", "json")
    >>> require("play", "florin.server", "json", "no_such_package")
    Traceback (most recent call last):
    florin.errors.MissingExtra: florin.server needs no_such_package, ... pip install 'florin[play]'
    """
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra("missing-extra", part=part, package=package, extra=extra)
