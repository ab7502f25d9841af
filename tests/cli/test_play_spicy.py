"""SPICY at the terminal, played by keys and clicks."""

from __future__ import annotations

import pytest
from spicy_terminal import NOW, At, record, sit

from scoville import dump, load, picture
from scoville.cli.terminal.dialogs import Ask
from scoville.spicy import (
    VARIANTS,
    Accept,
    Card,
    Challenge,
    Claim,
    Copy,
    Pass,
    Peek,
    Play,
    Rules,
    Trait,
    new,
)
from scoville.spicy.terminal.draft import Step

# --- whole games -------------------------------------------------------------------------------------


def test_a_whole_game_by_keyboard() -> None:
    async def steps(at: At) -> None:
        for _ in range(200):
            await at.asked()
            if at.game.over:
                break
            await at.press("a" if at.game.waiting else "1", "enter")
        assert at.game.over
        await at.until(lambda: isinstance(at.front(), Ask) and "Ada" in at.dialog())
        for name, score in zip(at.game.players, at.game.scores, strict=True):
            assert name in at.dialog()
            assert str(abs(score)) in at.dialog()
        assert picture(load(dump(at.game))) == picture(at.game)
        played = at.game
        await at.press("l")
        assert at.front() is at.screen
        await at.press("enter")
        assert isinstance(at.front(), Ask)
        await at.press("r")
        await at.until(lambda: at.game is not played)
        assert at.game.setup.seed != played.setup.seed
        assert at.front() is at.screen

    sit(new(["Ada", "Bo", "Cy"], 3), steps, pace=NOW)


def test_every_variant_at_once_is_playable_by_keyboard() -> None:
    async def steps(at: At) -> None:
        for _ in range(8):
            await at.asked()
            if at.game.over:
                break
            if at.game.waiting:
                await at.press("a", "enter")
            else:
                await at.press("1", "enter", "enter")  # under a 5 the second Enter adds no card
                if at.screen.draft.open:
                    await at.press("escape", "escape", "escape")
        assert any(isinstance(act.action, Play) for act in at.game.history if act.seat == 0)

    sit(new(["Ada", "Bo", "Cy"], 4, Rules("fr", tuple(VARIANTS))), steps, pace=NOW)


# --- choosing, taking back -------------------------------------------------------------------------------


def test_a_card_and_a_claim_are_chosen_and_played() -> None:
    async def steps(at: At) -> None:
        await at.press("2")
        assert at.screen.draft.claim == Claim("c4"), "w5 cannot be told truly on c3: the lowest claim is offered"
        assert at.text("#declare").count("▲") == 8  # its name and 4 to 10, in guided nothing else
        await at.press("right", "right")
        assert at.screen.draft.claim == Claim("c6")
        await at.press("9")
        assert at.screen.draft.claim == Claim("c9")
        await at.press("enter")
        assert at.last() == Play(Card("w5"), Claim("c9"))
        assert at.game.turn == 1

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps)


def test_the_truth_is_offered_first() -> None:
    async def steps(at: At) -> None:
        await at.press("right", "enter")
        assert at.screen.draft.claim == Claim("w2")
        assert "true" in at.text("#prompt-line")
        await at.press("up")
        assert at.screen.draft.claim == Claim("c2")
        assert "spice is a lie" in at.text("#prompt-line")

    sit(record("c8 w2 p6"), steps)


def test_escape_takes_every_step_back_before_it_counts() -> None:
    async def steps(at: At) -> None:
        before = dump(at.game)
        for keys in (("2", "escape"), ("p", "escape"), ("n", "escape"), ("s", "escape"), ("2", "9", "escape")):
            await at.press(*keys)
            assert not at.screen.draft.open
            assert dump(at.game) == before
        await at.press("2", "enter")
        assert len(at.game.history) == 1

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps)


def test_a_stray_key_does_nothing() -> None:
    async def steps(at: At) -> None:
        before = dump(at.game)
        for key in ("n", "s", "p", "w", "a", "c", "b", "k", "f", "x", "z", "tab", "f5", "home"):
            await at.press(key)
            assert dump(at.game) == before

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps)


def test_a_card_out_of_turn_says_whose_turn_it_is() -> None:
    async def steps(at: At) -> None:
        await at.press("1")
        assert not at.screen.draft.open
        assert "wait for Bo" in at.text("#prompt-line")
        await at.press("right")
        assert "Bo is thinking" in at.text("#prompt-line")

    sit(record("c8 w5", stack='"Cy p1 as c3"', turn="Bo"), steps)


def test_by_mouse_alone() -> None:
    async def steps(at: At) -> None:
        await at.pilot.click("#hand", offset=(9, 2))
        await at.pilot.pause()
        assert at.screen.draft.chosen == 1
        await at.pilot.click("#declare", offset=(2 + 6 * 4, 2))  # border, padding, seventh cell of the first row
        await at.pilot.pause()
        assert at.screen.draft.claim == Claim("c7")
        assert not at.game.history
        await at.pilot.click("#prompt-choices", offset=(2, 0))
        await at.pilot.pause()
        assert at.last() == Play(Card("w5"), Claim("c7"))

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps)


def test_passing() -> None:
    async def steps(at: At) -> None:
        await at.press("p")
        assert not at.game.history
        await at.press("enter")
        assert at.last() == Pass()
        assert "9 pepper" in at.story()

    sit(record("c8 w5"), steps)


# --- reacting ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "trait", "wins"), [("n", Trait.NUMBER, True), ("s", Trait.SPICE, False)])
def test_a_challenge_out_of_turn(key: str, trait: Trait, wins: bool) -> None:
    async def steps(at: At) -> None:
        await at.press(key)
        assert not at.game.history
        await at.press("enter")
        assert at.last() == Challenge(trait)
        assert at.game.turn == (1 if wins else 0)
        stack = at.text("#stack")
        assert "9 chili" in stack, "the revealed card stays in sight"
        assert ("Ada" if wins else "Bo") in stack

    sit(record("c8 w5", stack='"Bo c9 as c3"', turn="Cy"), steps)


def test_copy_cat_out_of_turn_and_wrong_on_a_copy() -> None:
    async def steps(at: At) -> None:
        await at.press("n")
        assert not at.screen.draft.open, "a copy is challenged as wrong only"
        await at.press("c", "2")
        assert at.step() is Step.CONFIRM
        await at.press("escape", "escape")
        assert not at.game.history
        await at.press("w", "escape", "c", "2", "enter")
        assert at.last() == Copy(Card("w5"))

    rules = 'variants = ["copy-cat"]'
    sit(record("c8 w5 p1", stack='"Bo c9 as c3", "Cy copy p8 as c3"', turn="Bo", rules=rules), steps)


def test_wrong_is_confirmed_too() -> None:
    async def steps(at: At) -> None:
        await at.press("w", "enter")
        assert at.last() == Challenge(Trait.WRONG)

    rules = 'variants = ["copy-cat"]'
    sit(record("c8 w5 p1", stack='"Bo c9 as c3", "Cy copy p8 as c3"', turn="Ada", rules=rules), steps)


def test_a_last_card_waits_for_the_person() -> None:
    async def steps(at: At) -> None:
        await at.asked()
        assert at.game.waiting == (0,), "Cy has answered, Ada is asked"
        assert "last card" in at.text("#stack")
        await at.press("p", "enter")
        assert at.game.waiting == (0,)
        await at.press("a", "enter")
        assert Accept() in [act.action for act in at.game.history if act.seat == 0]
        assert at.game.view(0).players[1].trophies == 1

    text = record("c8 w5").replace('Bo = "w1 w2"', 'Bo = "w1"').replace('turn = "Ada"', 'turn = "Bo"')
    sit(text.replace("[rules]", 'actions = ["Bo plays w1 as w1", "Cy accepts"]\n[rules]'), steps, pace=NOW)


def test_cards_under_a_five() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        assert at.step() is Step.UNDER
        await at.press("2", "3", "4")  # two at most
        await at.press("2", "4")  # one back, another
        await at.press("escape")
        assert at.step() is Step.CLAIM
        await at.press("enter", "3", "4", "enter")
        assert at.last() == Play(Card("c5"), Claim("c5"), (Card("w8"), Card("p8")))

    rules = 'variants = ["change-your-luck"]'
    sit(record("c5 c8 w8 p8", stack='"Cy p1 as c3"', rules=rules), steps)


# --- tabletop ----------------------------------------------------------------------------------------------------

TABLETOP = 'manners = "tabletop"'


def test_a_bad_call_is_marked_confirmed_and_punished() -> None:
    async def steps(at: At) -> None:
        await at.press("1")
        assert "⚠" in at.text("#declare")
        await at.press("1")
        assert at.screen.draft.claim == Claim("c1")
        assert "⚠" in at.text("#prompt-line")
        await at.press("enter")
        assert not at.game.history
        assert "⚠" in at.text("#prompt-line")
        await at.press("escape", "1", "enter", "enter")
        assert at.last() == Play(Card("c8"), Claim("c1"))
        assert len(at.game.hand(0)) == 3

    sit(record("c8 w5", stack='"Cy p1 as c3"', rules=TABLETOP), steps)


def test_a_last_card_is_announced_unless_one_keeps_silent() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        assert not at.game.history
        await at.press("f")
        assert "⚠" in at.text("#prompt-line")
        await at.press("escape", "enter", "enter")
        assert at.last() == Play(Card("c8"), Claim("c8"), last=True)
        assert at.game.waiting

    sit(record("c8", stack='"Cy p1 as c3"', rules=TABLETOP), steps)


def test_a_last_card_forgotten() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter", "f", "enter")
        assert at.last() == Play(Card("c8"), Claim("c8"))
        assert not at.game.waiting
        assert len(at.game.hand(0)) == 2

    sit(record("c8", stack='"Cy p1 as c3"', rules=TABLETOP), steps)


def test_peeking_and_turning_over_are_confirmed() -> None:
    async def steps(at: At) -> None:
        await at.press("k", "2")
        assert not at.game.history
        assert "⚠" in at.text("#prompt-line")
        await at.press("escape", "0", "enter")
        assert at.last() == Peek(None)
        assert "1 pepper" in at.story()
        await at.press("b")
        assert "⚠" in at.text("#prompt-line")
        await at.press("enter")
        assert at.last() == Challenge(Trait.BLIND)

    sit(record("c8 w5", stack='"Cy p1 as c3"', rules=TABLETOP), steps)
