"""The rules of SPICY and nothing else: cards, settings, state, options, judge, facts, views. They import only core."""
