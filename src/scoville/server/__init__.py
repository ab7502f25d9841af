"""The live table: people at several screens and bots, in real time."""
