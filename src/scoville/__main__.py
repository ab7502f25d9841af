"""`python -m scoville` is `scoville`."""

from .cli import main

main()
