"""The laboratory: many games, counted exactly and compared honestly."""

from .arena import GameResult, play_chunk, play_game
from .spec import TableSpec, game_seed
from .tally import Tally

__all__ = ["GameResult", "TableSpec", "Tally", "game_seed", "play_chunk", "play_game"]
