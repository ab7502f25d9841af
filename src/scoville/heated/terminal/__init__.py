"""HEATED at a terminal."""
