"""Tournaments: entries, rounds with tables of their own, live standings, decisions of the organiser."""

from .tournaments import Tournaments

__all__ = ["Tournaments"]
