"""The bots of HEATED."""

from ..bot import register_bot
from .casual import HeatedCasualBot
from .options import heated_options
from .uniform import HeatedRandomBot

__all__ = ["HeatedCasualBot", "HeatedRandomBot", "heated_options"]

register_bot("heated", "random", HeatedRandomBot)
register_bot("heated", "casual", HeatedCasualBot)
