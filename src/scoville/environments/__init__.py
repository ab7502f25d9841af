"""SPICY and HEATED for learning agents: PettingZoo, Gymnasium, OpenSpiel, and thousands of games in lock-step."""
