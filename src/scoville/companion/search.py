"""Which clauses answer a question, in the words of any player: BM25 over titles and texts of all rulebooks.

What a language needs for it stands in its catalogue `search.ftl`: endings that words lose, words that say nothing, and
words that mean the same. Everything else is the same in every language. A game's name in the question chooses the game.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from math import log
from typing import Final

from ..core import registry
from ..locales import Catalogue, catalogue
from ..rulebook import Clause, Rulebook, Values, rulebooks

__all__ = ["LONGEST_QUESTION", "Answer", "find_clauses"]

LONGEST_QUESTION: Final = 300
"""Characters. Nobody asks more at a table."""
_TITLE: Final = 2.2
"""How much more a word of the title weighs than one of the text."""
_SATURATION: Final = 1.2
_LENGTH: Final = 0.45
"""The parameters k1 and b of BM25: how soon repeating a word stops counting, how much long texts are discounted."""
_NEAR: Final = 0.6
"""What a word weighs that is only like the one asked for, or a part of it."""
_WORD: Final = 0.4
"""What a word weighs beside its meaning."""
_OTHER: Final = 0.5
"""What a clause of another game is still worth if the question names a game. Not nothing: a game's name can also be the
name of another game's card or deck."""
_GAME: Final = 0.25
"""What the name of a game weighs as a word: it says which game is meant, not what about it."""
_SHORTEST: Final = 3
"""Letters that an ending must leave."""
_PART: Final = 5
"""Letters from which on a word is looked for inside a compound."""


@dataclass(frozen=True, slots=True)
class Answer:
    game: str
    clause: Clause
    score: float

    @property
    def book(self) -> Rulebook:
        return rulebooks()[self.game]

    def values(self) -> Values:
        """What the text of the clause varies with, so that it is explained in full."""
        return self.book.in_full(self.clause)


def find_clauses(question: str, language: str, *, game: str | None = None, most: int = 3) -> list[Answer]:
    """The clauses that fit a question best, of one game or of all, best first; none if not a word fits."""
    return _index(language).find(question[:LONGEST_QUESTION], game, most)


class Reader:
    """Turns a text of one language into terms: without accents, endings and words that say nothing."""

    def __init__(self, words: Catalogue) -> None:
        endings = words.say("search-endings").split()
        self._endings = sorted(map(_plain, endings), key=len, reverse=True)
        self._idle = {word for text in words.say("search-idle").split() for word in _split(text)}
        self._game = words.say("search-game")
        self._meanings: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for line in words.say("search-meanings").splitlines():
            said = [phrase for phrase in (self._stems(part) for part in line.split(",")) if phrase]
            for phrase in said:
                self._meanings[phrase].append("=" + "-".join(said[0]))
        self._longest = max(map(len, self._meanings), default=1)

    def terms(self, text: str) -> list[str]:
        """Every word by its stem, and what words or phrases of the list mean."""
        return [term for words, meanings in self._phrases(text) for term in (*words, *meanings)]

    def question(self, text: str, games: Collection[str] = ()) -> list[tuple[str, float]]:
        """The same of a question, with what each term weighs. `games` are those it names; each name is read as "the
        game", so "how do I win chess" is the question "how do I win the game".

        Where a meaning is known, the word itself says little more; the words of a phrase say nothing by themselves:
        who starts *with* something does not start.
        """
        found = [(self._stem(name), _GAME) for name in games]
        text = " ".join(self._game if word in games else word for word in _split(text))
        for words, meanings in self._phrases(text, alone=True):
            found += [(word, _WORD if meanings else 1.0) for word in words]
            found += [(meaning, 1.0) for meaning in meanings]
        return found

    def _phrases(self, text: str, *, alone: bool = False) -> Iterator[tuple[list[str], list[str]]]:
        """The text cut into the longest phrases of the list and single words: stems and meanings of each."""
        words = _split(text)
        stems = [self._stem(word) for word in words]
        place = 0
        while place < len(stems):
            length, meanings = self._longest_phrase(stems, place)
            if length == 1 and words[place] in self._idle:
                meanings = []  # it only looks like a word that means something: Spiel, Spieler
            spoken = range(place, place + length) if length == 1 or not alone else ()
            yield [stems[i] for i in spoken if words[i] not in self._idle], meanings
            place += length

    def _longest_phrase(self, stems: Sequence[str], place: int) -> tuple[int, list[str]]:
        for length in range(min(self._longest, len(stems) - place), 0, -1):
            if meanings := self._meanings.get(tuple(stems[place : place + length])):
                return length, meanings
        return 1, []

    def _stems(self, phrase: str) -> tuple[str, ...]:
        return tuple(map(self._stem, _split(phrase)))

    def _stem(self, word: str) -> str:
        for ending in self._endings:
            if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
                return word.removesuffix(ending)
        return word


class Index:
    """The clauses of all games in one language."""

    def __init__(self, language: str) -> None:
        words = catalogue(language)
        self._reader = Reader(words)
        self._clauses: list[tuple[str, Clause]] = []
        self._weights: list[dict[str, float]] = []
        for game, book in rulebooks().items():
            for clause in book:
                if not words.has(f"clause-{clause.id}.title"):
                    continue  # a game of another package may have no words for it in this language
                weights: Counter[str] = Counter()
                for term in self._reader.terms(words.say(f"clause-{clause.id}", **book.in_full(clause))):
                    weights[term] += 1
                for term in self._reader.terms(words.say(f"clause-{clause.id}.title")):
                    weights[term] += _TITLE  # type: ignore[assignment]
                self._clauses.append((game, clause))
                self._weights.append(dict(weights))
        self._places: dict[str, list[int]] = defaultdict(list)
        for place, found in enumerate(self._weights):
            for term in found:
                self._places[term].append(place)
        self._vocabulary = [term for term in self._places if not term.startswith("=")]
        lengths = [sum(found.values()) for found in self._weights]
        usual = sum(lengths) / max(len(lengths), 1)
        self._norms = [1 - _LENGTH + _LENGTH * length / usual for length in lengths]

    def find(self, question: str, game: str | None, most: int) -> list[Answer]:
        named = {name for name in registry.games() if name in _split(question)}
        asked: dict[str, float] = {}
        meant = named if len(named) == 1 else ()  # of two names, one may be that of a card or a deck
        for term, sure in self._reader.question(question, meant):
            for known, weight in self._known(term):
                asked[known] = max(weight * sure, asked.get(known, 0))
        scores: Counter[int] = Counter()
        for term, weight in asked.items():
            places = self._places[term]
            rarity = log(1 + (len(self._clauses) - len(places) + 0.5) / (len(places) + 0.5))
            for place in places:
                count = self._weights[place][term]
                share = count * (_SATURATION + 1) / (count + _SATURATION * self._norms[place])
                scores[place] += weight * rarity * share  # type: ignore[assignment]
        answers = [
            Answer(found, clause, score * (_OTHER if named and found not in named else 1))
            for place, score in scores.items()
            for found, clause in (self._clauses[place],)
            if game is None or found == game
        ]
        order = {clause.id: place for place, (_, clause) in enumerate(self._clauses)}
        return sorted(answers, key=lambda answer: (-answer.score, order[answer.clause.id]))[:most]

    def _known(self, term: str) -> Iterable[tuple[str, float]]:
        """The terms of the rulebooks that a word of the question stands for, and how surely."""
        if term in self._places:
            yield term, 1.0
        if term.startswith("=") or len(term) < _PART:
            return
        for known in self._vocabulary:  # Punktegleichstand is about a Gleichstand, Stapel about a Nachziehstapel
            if known != term and (
                (len(known) >= _PART and known in term) or (term not in self._places and known.endswith(term))
            ):
                yield known, _NEAR
        if term not in self._places:
            for known in get_close_matches(term, self._vocabulary, 2, 0.84):
                yield known, _NEAR


@cache
def _index(language: str) -> Index:
    return Index(language)


def _plain(text: str) -> str:
    """Without accents, in small letters."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def _split(text: str) -> list[str]:
    """Words and numbers; a single letter is what an apostrophe leaves over."""
    return [word for word in re.findall(r"[^\W_]+", _plain(text)) if len(word) > 1 or word.isdigit()]
