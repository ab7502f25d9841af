"""What the person can do now in HEATED, in words and keys."""

from __future__ import annotations

from textual.content import Content

from ...cli.phrases import listing
from ...cli.terminal.dialogs import Choices
from ...locales import Catalogue
from .. import Accept, Action, Ask, Call, Decline, Draw, Name, Offer, Play, Slap, Take, View, Wonder
from ..words import heated_card_words
from .draft import LISTS, Draft, Step

__all__ = ["prompt_choices", "prompt_line"]


def prompt_line(words: Catalogue, view: View, draft: Draft) -> Content:
    """One sentence: your situation, or what you are about to do."""
    say = words.say
    if view.reason is not None:
        return Content(say("terminal-over"))
    if view.seat in view.uncalled:
        return Content.styled(say("terminal-heated-call-now"), "bold $error")
    if draft.step is Step.CONFIRM:
        assert draft.now.action is not None
        return Content.styled(_question(words, view, draft.now.action), "bold")
    if draft.step is Step.DISCARD:
        marked = len(draft.now.marked)
        return Content.styled(say("terminal-heated-discard", count=draft.due, marked=marked), "bold $warning")
    if draft.step is Step.GIVING:
        return Content.styled(say("terminal-heated-giving"), "bold")
    if draft.begun and draft.now.card is not None:
        card = heated_card_words(words, draft.hand[draft.now.card])
        return Content.styled(say("terminal-heated-choosing", card=card), "bold")
    if draft.step in LISTS:
        return Content.styled(say(f"terminal-heated-which-{draft.step.name.lower()}"), "bold $warning")
    if view.uncalled:
        names = listing(words, [view.players[seat].name for seat in view.uncalled])
        return Content.styled(say("terminal-heated-catch", names=names), "bold $error")
    if view.seat in view.waiting:
        return Content.styled(_asked(words, view, draft), "bold $warning")
    return _turn(words, view, draft)


def _asked(words: Catalogue, view: View, draft: Draft) -> str:
    """Play waits for you."""
    say = words.say
    if view.phase == "offers":
        assert view.turn is not None
        return say("terminal-heated-help-wanted", name=view.players[view.turn].name)
    assert view.acting is not None
    assert view.acting_by is not None
    card, name = heated_card_words(words, view.acting), view.players[view.acting_by].name
    if view.phase == "slaps":
        return say("terminal-heated-dare" if Accept() in draft.options else "terminal-heated-slap-now", card=card)
    return say("terminal-heated-answer", name=name, card=card)


def _turn(words: Catalogue, view: View, draft: Draft) -> Content:
    say = words.say
    plays = bool(draft.playable)
    if view.waiting:
        waiting = listing(words, [view.players[seat].name for seat in view.waiting])
        return Content.styled(say("terminal-heated-waits", names=waiting), "$quiet")
    assert view.turn is not None
    if view.turn != view.seat:
        if plays:
            return Content.styled(say("terminal-heated-jump"), "bold $warning")
        return Content.styled(say("terminal-others-turn-only", name=view.players[view.turn].name), "$quiet")
    if view.pending is not None and view.pending.on == view.seat:
        key = "terminal-heated-facing-stack" if plays else "terminal-heated-facing"
        return Content.styled(say(key, count=view.pending.count), "bold $error")
    key = "terminal-heated-your-turn" if plays else "terminal-heated-no-card"
    return Content.styled(say(key), "bold $warning")


def _question(words: Catalogue, view: View, action: Action) -> str:
    """What Enter would do."""
    say = words.say
    match action:
        case Play():
            return _play_question(words, view, action)
        case Draw(None) if view.pending is not None:
            return say("terminal-heated-confirm-take-draw", count=view.pending.count)
        case Draw(None):
            return say("terminal-heated-confirm-draw")
        case Draw(count):
            return say("terminal-heated-confirm-draw-some", count=count or 0)
        case Ask():
            return say("terminal-heated-confirm-ask")
        case Name(colour):
            return say("terminal-heated-confirm-name", colour=say("heated-colour", colour=str(colour)))
        case Offer(card):
            return say("terminal-heated-confirm-offer", card=heated_card_words(words, card))
        case Take(None):
            return say("terminal-heated-confirm-take-nothing")
        case Take(int(whose)):
            return say("terminal-heated-confirm-take", name=view.players[whose].name)
        case _:
            return say("terminal-heated-confirm-wonder")


def _play_question(words: Catalogue, view: View, play: Play) -> str:
    """`Play GIVE AND TAKE · green · Bo · giving blue 3?`"""
    say = words.say
    parts = [heated_card_words(words, play.card)]
    if play.colour is not None:
        parts.append(say("heated-colour", colour=str(play.colour)))
    if len(play.on) > 2 or (play.on and len(play.on) == len(view.players) - 1 > 1):
        parts.append(" ".join(f"{i + 1} {view.players[seat].name}" for i, seat in enumerate(play.on)))
    elif play.on:
        parts.append(listing(words, [view.players[seat].name for seat in play.on]))
    if play.giving is not None:
        parts.append(say("terminal-heated-giving-card", card=heated_card_words(words, play.giving)))
    if play.at is not None:
        parts.append(say("terminal-heated-place", count=play.at))
    return say("terminal-heated-confirm-play", what=" · ".join(parts))


def prompt_choices(words: Catalogue, view: View, draft: Draft) -> Choices:
    """The keys that do something now."""
    say = words.say
    enter, escape = say("terminal-key-enter"), say("terminal-key-esc")
    if view.reason is not None:
        return [("enter", enter, say("terminal-result"))]
    found: Choices = []
    if draft.step is Step.CONFIRM or (draft.step is Step.DISCARD and len(draft.now.marked) == draft.due):
        found.append(("enter", enter, say("terminal-do-it")))
    elif draft.step is Step.DISCARD or draft.step is Step.GIVING:
        found.append(("enter", say("terminal-key-cards"), say("terminal-pick")))
    elif draft.step is not Step.IDLE:
        found.append(("enter", enter, say("terminal-pick-this")))
    if draft.begun:
        found.append(("escape", escape, say("terminal-back")))
    if not draft.begun:
        found += _idle_choices(words, view, draft)
    return [*found, *_reflexes(words, view, draft)]


def _idle_choices(words: Catalogue, view: View, draft: Draft) -> Choices:
    say, options = words.say, draft.options
    found: Choices = []
    if draft.step is Step.IDLE and draft.pickable:
        offering = any(isinstance(option, Offer) for option in options)
        label = say("terminal-heated-offer") if offering else say("terminal-choose-card")
        found.append(("enter", say("terminal-key-cards"), label))
    if Draw() in options:
        found.append(("d", "d", say("terminal-heated-draw")))
    if any(isinstance(option, Draw) and option.count for option in options):
        found.append(("m", "m", say("terminal-heated-draw-some")))
    if Ask() in options:
        found.append(("f", "f", say("terminal-heated-ask")))
    if Decline() in options:
        found.append(("n", "n", say("terminal-heated-decline")))
    if Accept() in options:
        found.append(("a", "a", say("terminal-heated-accept")))
    if any(isinstance(option, Name) for option in options) and draft.step is Step.IDLE:
        found.append(("c", "c", say("terminal-heated-name")))
    if Wonder() in options:
        found.append(("w", "w", "⚠ " + say("terminal-heated-wonder")))
    return found


def _reflexes(words: Catalogue, view: View, draft: Draft) -> Choices:
    """What can be done at once, in the middle of anything; without a reason a house rule punishes it."""
    found: Choices = []
    if Slap() in draft.options:
        reason = view.phase == "slaps" and view.seat in view.waiting and Accept() not in draft.options
        found.append(("s", "s", ("" if reason else "⚠ ") + words.say("terminal-heated-slap")))
    if Call() in draft.options:
        found.append(("h", "h", ("" if view.uncalled else "⚠ ") + "HEATED!"))
    return found
