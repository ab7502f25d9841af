"""Bots of HEATED play legally, repeatably, and only by what their seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from sizes import sized

from scoville import compiled, dump
from scoville.bots import LEVELS, Bot, bots_of, make_bot, tell
from scoville.core import stream
from scoville.heated import (
    MODES,
    Accept,
    Action,
    Ask,
    BlankCard,
    Call,
    Card,
    Colour,
    Decline,
    Discard,
    Draw,
    Heated,
    Match,
    Offer,
    Play,
    Position,
    Rules,
    Slap,
    Take,
    View,
    new,
)
from scoville.heated.bots import heated_options
from scoville.lab.tournament import Tournament

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")
# A search that counts playouts repeats itself; one that looks at the clock does not.
PLAYOUTS = sized(12, 12, interpreted=2)
HEATED_BOTS = sorted(
    f"{name}:{PLAYOUTS}" if name.startswith(("search", "tiger@")) else name
    for name in bots_of("heated")
    if name not in LEVELS or LEVELS[name].budget is None
)
LONGEST = 8_000


def choose(game: Heated, bot: Bot[View, Action], seat: int, options: Sequence[Action]) -> Action | None:
    action = bot.choose(game.view(seat), options)
    assert action is None or action in options
    return action


def play_out(game: Heated, bots: list[Bot[View, Action]]) -> Heated:
    """Plays the game to its end: calls first, then jump-ins, then the seat that is asked or has the turn."""

    def apply(seat: int, action: Action) -> None:
        tell(dict(enumerate(bots)), game.apply(seat, action))

    for _ in range(LONGEST):
        if game.over:
            return game
        view = game.view(None)
        if view.uncalled:
            callers = [seat for seat in range(len(bots)) if choose(game, bots[seat], seat, [Call()])]
            if callers:
                apply(min(callers, key=lambda seat: seat not in view.uncalled), Call())  # H-CALL: a tie
                continue
        jumpers = [seat for seat in range(len(bots)) if view.jump_in and seat != view.turn]
        for seat in jumpers:
            options = heated_options(game, seat)
            jump = choose(game, bots[seat], seat, options) if options else None
            if jump is not None:
                apply(seat, jump)
                break
        else:
            assert view.turn is not None
            seat = view.waiting[0] if view.waiting else view.turn
            action = choose(game, bots[seat], seat, heated_options(game, seat))
            assert action is not None, "what has to be done is done"
            apply(seat, action)
    raise AssertionError("it went on for ever")


def table(name: str, seed: int, rules: Rules, players: int) -> tuple[Heated, list[Bot[View, Action]]]:
    """The bot on every seat; interpreted, one that searches sits among others that do not."""
    others = name if ":" not in name or compiled else "heuristic"
    bots = [make_bot("heated", others if seat else name, stream(seed, f"bot-{seat}")) for seat in range(players)]
    return new(NAMES[:players], seed, rules), bots


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("name", ["casual", "heuristic"])
def test_bots_play_whole_games_in_every_mode(name: str, mode: str, players: int) -> None:
    house = (1, 2, 3, 4, 5, 6) if players == 4 else ()
    assert play_out(*table(name, 3, Rules(mode, house=house), players)).over


@pytest.mark.parametrize("players", range(2, 11))
def test_heuristic_bots_play_by_every_rule(players: int) -> None:
    """House rules, a BLANK of its own or a stand-in, cards that oblige: each number of players another table."""
    blanks = (None, "draw4", BlankCard("Breeze", "white", target_draws=3, player_discards=1, skip=True), "mercy")
    rules = Rules(
        "chaos",
        house=tuple(rule for rule in range(1, 7) if (rule + players) % 2),
        heated_call="race" if players % 2 else "automatic",
        reaction_cards_oblige=players % 3 == 0,
        no_thanks_ends_turn=players % 4 == 0,
        blank=blanks[players % len(blanks)],
    )
    assert play_out(*table("heuristic", 3, rules, players)).over


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", HEATED_BOTS)
def test_every_bot_plays_every_mode_by_some_house_rules(name: str, mode: str) -> None:
    """Every mode has other players and house rules; all seven together have them all."""
    i = list(MODES).index(mode)
    players = 2 + i % 4
    house = tuple(rule for rule in range(1, 7) if (rule + i) % 3 == 0)
    rules = Rules(mode, house=house, heated_call=("race", "automatic")[i % 2], no_thanks_ends_turn=i % 3 == 0)
    kind, searches, _ = name.partition(":")
    fewer = f"{kind}:{sized(4, 4, interpreted=1)}" if searches else name
    assert play_out(*table(fewer, 7 + i, rules, players)).over


@pytest.mark.parametrize("mode", MODES)
def test_random_bots_play_whole_games_in_every_mode(mode: str) -> None:
    assert play_out(*table("random", 2, Rules(mode), 2)).over


@pytest.mark.parametrize("name", HEATED_BOTS)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    first, second, other = (dump(play_out(*table(name, seed, Rules("chaos"), 3))) for seed in (5, 5, 6))
    assert first == second
    assert first.partition("actions")[2] != other.partition("actions")[2]


def test_bots_play_matches() -> None:
    match = Match(NAMES[:3], 4)
    bots = [make_bot("heated", "casual", stream(4, f"bot-{seat}")) for seat in range(3)]
    for _ in range(3):
        play_out(match.round, bots)
        match.next_round()
    assert sum(match.wins) >= 3


# --- what a seat cannot see ------------------------------------------------------------------------------


def hidden_otherwise(seed: int, hand: str, turn: int) -> Heated:
    """Always the same to Ada; the seed decides everything hidden from her."""
    position = Position(hands={0: tuple(map(Card, hand.split()))}, top=Card("b5"), turn=turn)
    return new(NAMES[:4], seed, Rules("chaos"), position=position)


@pytest.mark.parametrize("name", HEATED_BOTS)
@pytest.mark.parametrize("hand", ["b1 b7 g3 b-swap draw4 give-take", "g3 y8 p1"])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str, hand: str) -> None:
    searches = ":" in name
    tables = [hidden_otherwise(seed, hand, 0) for seed in range(sized(6, 6, interpreted=3) if searches else 6)]
    assert len({game.hand(1) + game.draw_pile for game in tables}) == len(tables), "the hidden cards must differ"
    assert len({repr(game.view(0)) for game in tables}) == 1
    for throw in range(sized(20, 20, interpreted=2) if searches else 20):
        choices = {
            make_bot("heated", name, stream(throw, "bot")).choose(game.view(0), heated_options(game, 0))
            for game in tables
        }
        assert len(choices) == 1


# --- good sense -------------------------------------------------------------------------------------------


def casual_choices(game: Heated, options: Sequence[Action] | None = None, name: str = "casual") -> Counter[Any]:
    """What Ada's bot does here, with many dice."""
    listed = heated_options(game, 0) if options is None else options
    bots = [make_bot("heated", name, stream(i, "bot")) for i in range(200)]
    return Counter(bot.choose(game.view(0), listed) for bot in bots)


def heuristic_choices(game: Heated, options: Sequence[Action] | None = None) -> Counter[Any]:
    return casual_choices(game, options, "heuristic")


def at(hand: str, turn: int = 0, *, bo: str = "g1 g2 g3 g4", top: str = "b5") -> Heated:
    hands = {0: tuple(map(Card, hand.split())), 1: tuple(map(Card, bo.split()))}
    position = Position(hands=hands, top=Card(top), turn=turn)
    return new(NAMES[:3], 1, Rules("chaos"), position=position)


def test_casual_goes_out_when_it_can() -> None:
    assert casual_choices(at("b7")) == {Play(Card("b7")): 200}


def test_casual_keeps_special_cards_while_others_go() -> None:
    choices = casual_choices(at("b7 b8 draw4 no-thanks"))
    assert choices[Play(Card("b7"))] + choices[Play(Card("b8"))] > 180


def test_casual_passes_a_draw_on() -> None:
    game = at("b7 g1 g-draw2", 1, bo="b-draw2 g3 g4 y1")
    game.apply(1, Play(Card("b-draw2")))
    assert game.pending is not None
    assert casual_choices(game)[Play(Card("g-draw2"))] > 180


def test_casual_answers_no_thanks_when_it_pays() -> None:
    worse, better = (
        at("b7 g1 no-thanks", 1, bo="b-swap g3 g4 y1 y2 y3"),
        at("b7 g1 y1 y2 p2 no-thanks", 1, bo="b-swap g3 g4"),
    )
    for game in (worse, better):
        game.apply(1, Play(Card("b-swap"), on=(0,)))
        assert game.waiting == (0,)
    assert casual_choices(worse) == {Play(Card("no-thanks")): 200}
    assert casual_choices(better) == {Accept(): 200}


def test_casual_names_the_colour_it_has_most_of() -> None:
    choices = casual_choices(at("g1 g2 g7 adjust"))
    assert choices[Play(Card("adjust"), Colour.GREEN)] > 150


def test_casual_swaps_hands_with_whoever_has_fewest() -> None:
    choices = casual_choices(at("g6 y2 p1 p2 b-swap", bo="g3"))
    assert choices[Play(Card("b-swap"), on=(1,))] > 190


def test_casual_usually_calls_and_slaps_only_if_it_must() -> None:
    game = at("b7 g1")
    game.apply(0, Play(Card("b7")))
    assert 140 < casual_choices(game, [Call()])[Call()] < 200
    hot = at("b7 g1 y1", 1, bo="b-hot g3 g4")
    hot.apply(1, Play(Card("b-hot")))
    assert casual_choices(hot) == {Slap(): 200}
    chili = at("b7 g1 y1", 1, bo="too-chili g3 g4")
    chili.apply(1, Play(Card("too-chili"), Colour.BLUE))
    assert casual_choices(chili)[Accept()] > 150


def test_casual_helps_now_and_then_but_never_takes_a_last_card() -> None:
    game = at("b7 g1 y1", 1, bo="g3 g4 y2 y3")
    game.apply(1, Ask())
    choices = casual_choices(game)
    assert 0 < choices[Decline()] < 200
    assert sum(choices[Offer(card)] for card in game.hand(0)) + choices[Decline()] == 200
    asking = at("g3 y4", bo="p1")
    asking.apply(0, Ask())
    asking.apply(1, Offer(Card("p1")))
    asking.apply(2, Decline())
    assert casual_choices(asking) == {Take(None): 200}


def test_casual_draws_or_asks_when_it_must() -> None:
    choices = casual_choices(at("g3 y4"))
    assert choices[Draw()] + choices[Ask()] == 200
    assert choices[Draw()]
    assert choices[Ask()]


def test_casual_discards_what_it_can_spare() -> None:
    game = at("b1 b2 b3 no-thanks draw4", 1, bo="finish g3 g4")
    game.apply(1, Play(Card("finish"), Colour.GREEN))
    for seat in game.waiting:
        game.apply(seat, Accept())
    assert casual_choices(game)[Discard(tuple(map(Card, ("b1", "b2", "b3"))))] > 150


def test_heuristic_goes_out_when_it_can() -> None:
    assert heuristic_choices(at("b7")) == {Play(Card("b7")): 200}


def test_heuristic_keeps_special_cards_while_others_go() -> None:
    choices = heuristic_choices(at("b7 b8 draw4 no-thanks"))
    assert choices[Play(Card("b7"))] + choices[Play(Card("b8"))] == 200


def test_heuristic_refuses_when_it_pays() -> None:
    worse, better = (
        at("b7 g1 no-thanks", 1, bo="b-swap g3 g4 y1 y2 y3"),
        at("b7 g1 y1 y2 p2 no-thanks", 1, bo="b-swap g3 g4"),
    )
    for game in (worse, better):
        game.apply(1, Play(Card("b-swap"), on=(0,)))
    assert heuristic_choices(worse) == {Play(Card("no-thanks")): 200}
    assert heuristic_choices(better) == {Accept(): 200}


def test_heuristic_jumps_in() -> None:
    game = at("b7 g1 y1", 1, bo="b7 g3 g4")
    game.apply(1, Play(Card("b7")))
    assert heuristic_choices(game) == {Play(Card("b7")): 200}


def test_heuristic_aims_at_whoever_is_about_to_go_out() -> None:
    game = at("g6 y2 p1 getting-heated no-thanks", bo="g3")
    assert {play.on for play in heuristic_choices(game)} == {(1,)}


def test_heuristic_gives_what_does_not_help_and_its_last_card_to_win() -> None:
    game = at("b7 g1 g2 y1", 1, bo="g3 g4 y2 y3")
    game.apply(1, Ask())
    choices = heuristic_choices(game)
    assert choices[Offer(Card("b7"))] == 0
    assert sum(choices[Offer(Card(card))] for card in ("g1", "g2", "y1")) == 200
    last = at("b7", 1, bo="g3 g4 y2 y3")
    last.apply(1, Ask())
    assert heuristic_choices(last) == {Offer(Card("b7")): 200}


def test_heuristic_never_takes_a_last_card() -> None:
    asking = at("g3 y4", bo="p1")
    asking.apply(0, Ask())
    asking.apply(1, Offer(Card("p1")))
    asking.apply(2, Decline())
    assert heuristic_choices(asking) == {Take(None): 200}


def test_heuristic_leaves_a_colour_the_next_player_could_not_follow() -> None:
    """Cy, who is next, had to draw on blue after Bo's b4: a bot that has seen that prefers blue."""
    colours = []
    for told in (False, True):
        hands = {0: "b1 p1 b9 p9 adjust", 1: "b4 g1 g2", 2: "g7 g8 g9 y3"}
        position = Position(
            hands={seat: tuple(map(Card, cards.split())) for seat, cards in hands.items()},
            draw_pile=(Card("y1"), Card("b8")),
            top=Card("b5"),
            direction="left",
            turn=1,
        )
        game = new(NAMES[:3], 1, Rules(), position=position)
        bots = [make_bot("heated", "heuristic", stream(i, "bot")) for i in range(100)]
        for seat, action in ((1, Play(Card("b4"))), (2, Draw()), (2, Play(Card("b8")))):
            facts = game.apply(seat, action)
            for bot in bots if told else ():
                tell({0: bot}, facts)
        after = [Play(Card("adjust"), Colour.BLUE), Play(Card("adjust"), Colour.PURPLE)]
        assert game.turn == 0
        game.state.turn.step = -1  # so that Cy is next
        colours.append(Counter(bot.choose(game.view(0), after) for bot in bots)[after[0]])
    assert colours[0] < 80
    assert colours[1] == 100


def test_heuristic_beats_random() -> None:
    tournament = Tournament("heated", 2, Rules(), ("heuristic", "random"), 71, 60)
    tournament.run()
    assert tournament.share_of("heuristic", "random").value > 0.6
