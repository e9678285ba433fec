"""Bots of a thinker, registered by import: those of the same name on the server never answer."""

from florin.bots import register
from tests.server.stand_in import Hanging, Plain

register("far", Plain)
register("stuck", Hanging)
