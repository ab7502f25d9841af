"""Clubs: people who play together, with their own tables, house rules and a season table."""

from .clubs import Clubs

__all__ = ["Clubs"]
