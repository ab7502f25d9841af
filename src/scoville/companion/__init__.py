"""What helps people who play with the printed cards: setting up, a score pad, and answers from the rulebooks."""

from .search import LONGEST_QUESTION, Answer, find_clauses

__all__ = ["LONGEST_QUESTION", "Answer", "find_clauses"]
