"""HEATED at the terminal, played by keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from heated_terminal import NAMES, NOW, At, record, sit
from terminal_tables import alone

from scoville import dump, load, picture
from scoville.bots import BotFailed
from scoville.cli.terminal.dialogs import Ask as AskDialog
from scoville.core import stream
from scoville.heated import (
    Accept,
    Ask,
    Call,
    Card,
    Colour,
    Decline,
    Discard,
    Draw,
    Heated,
    Match,
    Name,
    Offer,
    Play,
    Position,
    Rules,
    Slap,
    Take,
    new,
)
from scoville.heated.command import deal_rounds
from scoville.heated.rules.arbiter import random_playout
from scoville.heated.terminal.draft import LISTS, Step
from scoville.heated.terminal.table import MatchTable
from scoville.server.local import Opponents


async def play_simply(at: At) -> None:
    """Does something that is offered, by keys alone, as long as something is asked of the person."""
    screen, draft = at.screen, at.screen.draft
    options = draft.options
    view = at.game.view(0)
    if Call() in options and view.uncalled:
        await at.press("h")
    elif draft.step is Step.DISCARD:
        for i in sorted(draft.pickable)[: draft.due]:
            draft.cursor = i
            await at.press("enter")
        await at.press("enter")
    elif draft.step in LISTS:
        await at.press("1", "enter")
    elif view.phase == "slaps" and Slap() in options and Accept() not in options:
        await at.press("s")
    elif Decline() in options:
        await at.press("n")
    elif draft.pickable and at.game.turn == 0 and not at.game.waiting:
        while draft.cursor not in draft.pickable:
            await at.press("right")
        await at.press("enter")
        for _ in range(12):
            if screen.draft.begun:
                await at.press("enter" if screen.draft.step is not Step.GIVING else "right")
                if screen.draft.step is Step.GIVING:
                    await at.press("enter")
    elif Draw() in options:
        await at.press("d", "enter")
    elif Accept() in options:
        await at.press("a")


def asked(game: Heated) -> bool:
    return game.over or 0 in game.waiting or (game.turn == 0 and not game.waiting)


# --- whole games -------------------------------------------------------------------------------------


async def play_on(at: At, decisions: int) -> None:
    for _ in range(decisions):
        await at.until(lambda: asked(at.game))
        if at.game.over:
            return
        before = len(at.game.history)
        await play_simply(at)
        assert at.game.over or len(at.game.history) > before, at.text("#prompt-line")


def test_a_whole_game_by_keyboard() -> None:
    async def steps(at: At) -> None:
        await play_on(at, 200)
        assert at.game.over
        await at.until(lambda: isinstance(at.front(), AskDialog))
        for name in at.game.players:
            assert name in at.dialog()
        assert picture(load(dump(at.game))) == picture(at.game)
        await at.press("l")
        assert at.front() is at.screen
        await at.press("enter")
        assert isinstance(at.front(), AskDialog)

    sit(new(NAMES[:3], 2), steps, pace=NOW)


@pytest.mark.parametrize(("mode", "players"), [("chaos", 4), ("speed-run", 2), ("never-ending", 10)])
def test_other_decks_are_played_by_keyboard(mode: str, players: int) -> None:
    async def steps(at: At) -> None:
        await play_on(at, 10)
        assert at.game.over or len(at.mine()) >= 10

    sit(new(NAMES[:players], 5, Rules(mode, house=(1, 2, 3, 4, 5, 6))), steps, pace=NOW)


def test_a_bot_may_act_while_the_screen_is_being_closed() -> None:
    """Its move was under way when the person left."""
    left: list[At] = []

    async def steps(at: At) -> None:
        left.append(at)

    sit(new(NAMES[:3], 2), steps)
    screen = left[0].screen
    game = screen.table.game
    seat = game.may_act()[0]
    screen._told(seat, game.apply(seat, game.legal(seat)[0]))
    screen._bot_failed(1, BotFailed("gone"))
    screen._late()
    assert game.history


def test_the_winner_starts_the_next_round_and_the_score_is_kept() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        await at.until(lambda: isinstance(at.front(), AskDialog))
        assert "Round 1 of 2" in at.dialog()
        assert "next round" in at.dialog()
        first = at.game
        await at.press("r")
        await at.until(lambda: at.game is not first)
        assert at.game.turn == 0, "Ada has won"
        assert "Ada won the last round" in at.story()
        assert "★" in at.text("#me")
        assert "Round 2/2" in at.text("#title")
        assert at.screen.again_label() == "play again"

    sit(record("b7"), steps, rounds=2)


def test_the_rounds_of_the_command_make_matches() -> None:
    deal = deal_rounds(Opponents(("cat", "kitten"), alone()), Match(NAMES[:3], 7), 2)
    tables, dealt = [], []
    for _ in range(3):
        table = deal()
        assert isinstance(table, MatchTable)
        tables.append(table)
        dealt.append(table.match.round)
        random_playout(table.match.round.state, stream(1, "play"))
    one, two, three = tables
    assert one.match is two.match
    assert two.match.played == [one.game]
    assert two.match.played[0].winners == one.game.winners
    assert dealt[1].setup.first in one.game.winners
    assert three.match is not two.match
    assert dump(one.game).partition("actions")[0] == dump(new(NAMES[:3], 7)).partition("actions")[0]


def test_every_round_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.toml"

    async def steps(at: At) -> None:
        await at.press("1", "enter")
        await at.until(lambda: isinstance(at.front(), AskDialog))
        first = at.game
        await at.press("r")
        await at.until(lambda: at.game is not first)
        assert load(file.read_text()).history == first.history
        at.app.write()

    sit(record("b7"), steps, save=file)
    assert load((tmp_path / "match-2.toml").read_text()).players == ("Ada", "Bo", "Cy")


# --- playing a card, step by step ----------------------------------------------------------------------


def test_a_plain_card_is_chosen_and_confirmed() -> None:
    async def steps(at: At) -> None:
        await at.press("2")
        assert at.step() is Step.CONFIRM
        assert "blue 7" in at.text("#prompt-line")
        await at.press("escape")
        assert not at.screen.draft.begun
        await at.press("left", "left", "right", "right", "enter", "enter")
        assert at.last() == Play(Card("b7"))

    sit(record("b2 b7 g3"), steps)


def test_a_card_that_cannot_be_played_says_why() -> None:
    async def steps(at: At) -> None:
        await at.press("3")
        assert at.step() is Step.IDLE
        assert "green 3" in at.text("#prompt-line")
        assert not at.game.history

    sit(record("b2 b7 g3"), steps)


@pytest.mark.parametrize(
    ("card", "keys", "played"),
    [
        ("adjust", ("2",), Play(Card("adjust"), Colour.GREEN)),
        ("b-swap", ("2",), Play(Card("b-swap"), on=(2,))),
        ("getting-heated", ("4", "3"), Play(Card("getting-heated"), Colour.YELLOW, (2,))),
        ("ghost", ("1", "2"), Play(Card("ghost"), Colour.BLUE, (2, 1))),
        ("reorganize", ("3", "1", "2"), Play(Card("reorganize"), Colour.PURPLE, (0, 2))),
        ("give-take", ("1", "1", "2"), Play(Card("give-take"), Colour.BLUE, (1,), Card("b8"))),
        ("trap", ("5", "enter"), Play(Card("trap"), at=5)),
        ("fair-play", ("5", "1"), Play(Card("fair-play"), on=(1,))),
    ],
)
def test_what_a_card_needs_is_asked_step_by_step_and_taken_back(card: str, keys: tuple[str, ...], played: Play) -> None:
    async def steps(at: At) -> None:
        hand = at.screen.draft.hand
        digit = str(hand.index(Card(card)) + 1)
        before = dump(at.game)
        for count in range(len(keys) + 1):
            await at.press(digit, *keys[:count])
            assert at.screen.draft.begun
            await at.press(*["escape"] * (count + 1))
            assert not at.screen.draft.begun
            assert dump(at.game) == before
        await at.press(digit, *keys)
        assert at.step() is Step.CONFIRM
        await at.press("enter")
        assert at.last() == played

    sit(record(f"b7 b8 {card}"), steps)


def test_any_order_can_be_named_with_many_players() -> None:
    async def steps(at: At) -> None:
        digit = str(at.screen.draft.hand.index(Card("ghost")) + 1)
        await at.press(digit, "1", "3", "1", "2", "3", "enter", "enter")
        (action,) = at.mine()
        assert isinstance(action, Play)
        assert action.on == (3, 1, 4, 6, 2, 5), "the last of them was not asked for"

    sit(new(NAMES[:7], 1, position=Position(hands={0: tuple(map(Card, ("b7", "b8", "ghost")))}, turn=0)), steps)


MANY = ("give-take", "trap", *(f"{colour}{number}" for colour in "bgpy" for number in range(3, 9)))


def unlisted_gift(game: Heated) -> tuple[Colour, int, Card]:
    """A way to play GIVE AND TAKE that the thinned list leaves out."""
    listed = set(game.legal(0))
    ways = [(colour, to, card) for colour in Colour for to in range(1, 10) for card in game.hand(0)]
    return next(way for way in ways[200:] if Play(Card("give-take"), way[0], (way[1],), way[2]) not in listed)


def test_a_card_with_more_ways_than_are_listed_is_played_in_any_of_them() -> None:
    """4 colours, 9 players and 25 cards: 900 ways to play GIVE AND TAKE, and `legal` lists at most 200 actions."""

    async def to(at: At, card: Card) -> None:
        while at.screen.draft.hand[at.screen.draft.cursor] != card:
            await at.press("right")

    async def give(at: At) -> None:
        colour, player, gift = unlisted_gift(at.game)
        await to(at, Card("give-take"))
        await at.press("enter", str(list(Colour).index(colour) + 1), str(player))
        assert at.step() is Step.GIVING
        await to(at, gift)
        await at.press("enter", "enter")
        assert at.mine() == [Play(Card("give-take"), colour, (player,), gift)]

    async def lay(at: At) -> None:
        await to(at, Card("trap"))
        await at.press("enter", "5", "7", "enter", "enter")
        assert at.mine() == [Play(Card("trap"), at=57)]

    for steps in (give, lay):
        hand = tuple(map(Card, MANY))
        game = new(NAMES, 1, Rules("chaos"), position=Position(hands={0: hand}, turn=0, top=Card("b5")))
        sit(game, steps)


def test_a_last_card_is_played_with_nothing_named() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        assert at.last() == Play(Card("adjust"))
        assert at.game.winners == (0,)

    sit(record("adjust"), steps)


def test_by_mouse_alone() -> None:
    async def steps(at: At) -> None:
        await at.pilot.click("#hand", offset=(16, 2))
        assert at.step() is Step.COLOUR
        await at.pilot.pause()
        await at.pilot.click("#question", offset=(8, 3))
        assert at.step() is Step.CONFIRM
        await at.pilot.click("#prompt-choices", offset=(2, 0))
        await at.pilot.pause()
        assert at.last() == Play(Card("adjust"), Colour.PURPLE)

    sit(record("b2 b7 adjust"), steps)


# --- drawing, help, discards, colours ----------------------------------------------------------------------


def test_drawing_is_confirmed_and_asking_is_an_alternative() -> None:
    async def steps(at: At) -> None:
        await at.press("d", "escape", "f", "escape")
        assert not at.game.history
        await at.press("f", "enter")
        assert at.last() == Ask()

    sit(record("g3 y8"), steps)


def test_the_pending_draw_is_in_sight_and_taken() -> None:
    async def steps(at: At) -> None:
        assert "4 cards" in at.text("#prompt-line")
        assert "4 cards" in str(at.screen.query_one("#top").border_subtitle)
        await at.press("d", "enter")
        assert at.last() == Draw()
        assert len(at.game.hand(0)) == 7

    sit(record("g3 b8 y9", turn="Bo", bo="draw4 g1 g2", actions='"Bo plays draw4 blue"'), steps)


def test_some_of_a_draw_can_be_taken_with_mercy_in_hand() -> None:
    async def steps(at: At) -> None:
        await at.press("m")
        assert at.step() is Step.COUNT
        await at.press("2", "enter")
        assert at.last() == Draw(2)
        digit = str(at.screen.draft.hand.index(Card("mercy")) + 1)
        await at.press(digit, "enter")
        assert at.last() == Play(Card("mercy"))

    sit(record("g3 b8 mercy", turn="Bo", bo="draw4 g1 g2", actions='"Bo plays draw4 blue"'), steps)


def test_help_is_offered_or_not() -> None:
    async def steps(at: At) -> None:
        await at.press("2")
        assert at.step() is Step.CONFIRM
        await at.press("escape")
        assert "offer nothing" in at.text("#prompt-choices")
        await at.press("2", "enter")
        assert at.last() == Offer(Card("g3"))

    sit(record("b2 g3", turn="Bo", actions='"Bo asks"'), steps)


def test_help_is_declined_at_once() -> None:
    async def steps(at: At) -> None:
        await at.press("n")
        assert at.last() == Decline()

    sit(record("b2 g3", turn="Bo", actions='"Bo asks"'), steps)


def test_one_of_the_offers_is_taken_unseen() -> None:
    async def steps(at: At) -> None:
        assert at.step() is Step.TAKE
        question = at.text("#question")
        assert "Bo" in question
        assert "nothing" in question
        await at.press("down", "enter", "escape", "2", "enter")
        assert at.last() == Take(1)

    sit(record("g9 y8", actions='"Ada asks", "Bo offers g1", "Cy declines"'), steps)


def test_several_cards_are_discarded_at_once() -> None:
    async def steps(at: At) -> None:
        assert at.step() is Step.DISCARD
        await at.press("1", "2", "3")
        assert at.screen.draft.now.marked == (0, 1), "no more than are due"
        await at.press("1", "3")
        assert at.screen.draft.now.marked == (1, 2)
        await at.press("escape", "escape")
        assert at.screen.draft.now.marked == (0, 1)
        await at.press("enter")
        assert at.last() == Discard((Card("b2"), Card("b3")))

    actions = '"Bo plays finish green", "Ada accepts"'
    sit(record("b2 b3 b4 b6", turn="Bo", bo="finish g1 g2", cy="p1 p2", actions=actions), steps)


def test_a_late_colour_is_asked_for() -> None:
    async def steps(at: At) -> None:
        assert at.step() is Step.COLOUR
        await at.press("escape")
        assert at.step() is Step.COLOUR
        await at.press("4", "enter")
        assert at.last() == Name(Colour.YELLOW)

    sit(record("b2 g3 fair-play", bo="g1 g2", actions='"Ada plays fair-play on Bo"'), steps)
