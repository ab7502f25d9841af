"""SPICY at a terminal."""
