"""What all games share: seats, dice, journal, errors and the shape of a game."""

from .commitment import check_nonce, check_secret, combine, commit
from .dice import Dice, check_seed, game_seed, stream
from .errors import BadRecord, BadSettings, MessageError, Refused, ScovilleError, quote
from .facts import Fact, Given, Seat, Secret, Secrets
from .game import Act, Expire, Game
from .journal import Journal
from .kind import AnyGame, GameKind
from .seats import CLOCK, CLOCK_NAME, NOBODY, check_names

__all__ = [
    "CLOCK",
    "CLOCK_NAME",
    "NOBODY",
    "Act",
    "AnyGame",
    "BadRecord",
    "BadSettings",
    "Dice",
    "Expire",
    "Fact",
    "Game",
    "GameKind",
    "Given",
    "Journal",
    "MessageError",
    "Refused",
    "ScovilleError",
    "Seat",
    "Secret",
    "Secrets",
    "check_names",
    "check_nonce",
    "check_secret",
    "check_seed",
    "combine",
    "commit",
    "game_seed",
    "quote",
    "stream",
]
