"""`python -m florin` is the command `florin`."""

from florin.cli import main

main()
