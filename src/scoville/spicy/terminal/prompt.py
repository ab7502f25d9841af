"""What the person can do now, in words and keys."""

from __future__ import annotations

from textual.content import Content

from ...cli.terminal.dialogs import Choices
from ...locales import Catalogue
from .. import Accept, Action, Challenge, Copy, Pass, Peek, Play, Trait, View
from ..rules.tables import tables_for
from ..words import card_words, cards_words, claim_words
from .draft import Draft, Step

__all__ = ["prompt_choices", "prompt_line"]


def prompt_line(words: Catalogue, view: View, draft: Draft) -> Content:
    """One sentence: your situation, or what you are about to do."""
    say = words.say
    match draft.step:
        case Step.COPY:
            return Content(say("terminal-pick-copy"))
        case Step.CLAIM:
            return _about_to_declare(words, view, draft)
        case Step.UNDER:
            return Content(say("terminal-pick-under", count=len(draft.under)))
        case Step.PEEK:
            return Content(say("terminal-pick-peek"))
        case Step.CONFIRM:
            assert draft.action is not None
            clause = draft.offence
            if clause is not None:
                return Content.styled("⚠ " + say(f"terminal-offence-{clause.lower()}"), "$error bold")
            return Content.styled(_question(words, view, draft.action), "bold")
    if view.reason is not None:
        return Content(say("terminal-over"))
    if view.seat in view.waiting:
        assert view.top is not None
        return Content.styled(say("terminal-you-accept", name=view.players[view.top.by].name), "bold $warning")
    if draft.may_play:
        return Content.styled(say("terminal-your-turn" if view.stack else "terminal-your-lead"), "bold $warning")
    if view.waiting:
        return Content.styled(say("terminal-others-asked"), "$quiet")
    assert view.turn is not None
    key = "terminal-others-turn" if draft.traits else "terminal-others-turn-only"
    return Content.styled(say(key, name=view.players[view.turn].name), "$quiet")


def _about_to_declare(words: Catalogue, view: View, draft: Draft) -> Content:
    """The card, the claim and how true it is."""
    assert draft.chosen is not None
    assert draft.claim is not None
    card, tables = draft.hand[draft.chosen], tables_for(view.rules)
    number = tables.holds(card, draft.claim, Trait.NUMBER.code)
    spice = tables.holds(card, draft.claim, Trait.SPICE.code)
    truth = "both" if number and spice else "number" if number else "spice" if spice else "none"
    text = words.say("terminal-say", card=card_words(words, card), claim=claim_words(words, draft.claim))
    clause = draft.claims().get(draft.claim)
    if clause is not None:
        return Content.assemble((text, "bold"), " ", ("⚠ " + words.say("terminal-not-allowed"), "$error"))
    style = "$success" if truth == "both" else "$warning"
    return Content.assemble((text, "bold"), " ", (words.say(f"terminal-truth-{truth}"), style))


def _question(words: Catalogue, view: View, action: Action) -> str:
    """What Enter would do."""
    say = words.say
    top = view.top
    match action:
        case Pass():
            return say("terminal-confirm-pass")
        case Accept():
            return say("terminal-confirm-accept")
        case Challenge(trait):
            assert top is not None
            assert top.claim is not None
            return say(f"terminal-confirm-{trait}", name=view.players[top.by].name, claim=claim_words(words, top.claim))
        case Copy(card, under, last):
            assert top is not None
            assert top.claim is not None
            shown = cards_words(words, (card, *under))
            text = say("terminal-confirm-copy", cards=shown, claim=claim_words(words, top.claim))
            return text + " " + say("terminal-confirm-last") if last else text
        case Play(card, claim, _, last):
            text = say("terminal-say", card=card_words(words, card), claim=claim_words(words, claim))
            return text + " " + say("terminal-confirm-last") if last else text
        case Peek():
            return ""  # always an offence, and worded as one


def prompt_choices(words: Catalogue, view: View, draft: Draft) -> Choices:
    """The keys that do something now."""
    say = words.say
    enter, escape = say("terminal-key-enter"), say("terminal-key-esc")
    back = ("escape", escape, say("terminal-back"))
    match draft.step:
        case Step.CLAIM:
            return [("enter", enter, say("terminal-play-it")), back]
        case Step.COPY:
            return [("enter", enter, say("terminal-pick")), back]
        case Step.UNDER:
            return [("enter", enter, say("terminal-play-it")), ("x", "x", say("terminal-put-under")), back]
        case Step.PEEK:
            names = [(whose + 1, view.players[whose].name) for whose in draft.peeks if whose is not None]
            piles = [(str(key), str(key), name) for key, name in names]
            stack = [("0", "0", say("terminal-the-stack"))] if None in draft.peeks else []
            return [*stack, *piles, back]
        case Step.CONFIRM:
            yes: Choices = [("enter", enter, say("terminal-do-it"))]
            if draft.silent is not None:
                yes.append(("f", "f", "⚠ " + say("terminal-keep-silent")))
            return [*yes, back]
    if view.reason is not None:
        return [("enter", enter, say("terminal-result"))]
    return _idle_choices(words, draft)


def _idle_choices(words: Catalogue, draft: Draft) -> Choices:
    say = words.say
    found: Choices = []
    if draft.may_play:
        found += [("enter", say("terminal-key-cards"), say("terminal-choose-card"))]
    if draft.may_pass:
        found.append(("p", "p", say("terminal-pass")))
    if draft.may_accept:
        found.append(("a", "a", say("terminal-accept")))
    keys = {Trait.NUMBER: "n", Trait.SPICE: "s", Trait.WRONG: "w"}
    for trait, key in keys.items():
        if trait in draft.traits:
            found.append((key, key, say(f"terminal-challenge-{trait}")))
    if draft.may_copy:
        found.append(("c", "c", say("terminal-copy")))
    if Trait.BLIND in draft.traits:
        found.append(("b", "b", "⚠ " + say("terminal-challenge-blind")))
    if draft.peeks:
        found.append(("k", "k", "⚠ " + say("terminal-peek")))
    return found
