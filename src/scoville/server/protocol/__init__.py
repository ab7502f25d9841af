"""The wire: message types, their JSON Schema, encoders and decoders. docs/protocol.md explains them.

This package exports every type of the modules below; `__all__` of each module lists them.
"""

from . import bodies, messages, settings, table
from .bodies import *  # noqa: F403
from .messages import *  # noqa: F403
from .schema import json_schema
from .settings import *  # noqa: F403
from .table import *  # noqa: F403

__all__ = ["json_schema"]
__all__ += bodies.__all__
__all__ += messages.__all__
__all__ += settings.__all__
__all__ += table.__all__
