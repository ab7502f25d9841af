"""The network that says who wins an imagined table of HEATED."""

from __future__ import annotations

import pytest

from scoville.core import stream
from scoville.heated import Arbiter, Rules, new
from scoville.heated.bots import HeatedMixedSearchBot, heated_options
from scoville.heated.bots.mixed import imagined_manners
from scoville.heated.bots.outlook import FILE, Outlook, load_outlook
from scoville.heated.bots.tryout import Move, Tryout
from scoville.heated.rules.performing import perform
from scoville.heated.rules.setup import Setup, lay_out
from scoville.heated.rules.state import State

MOST_BYTES = 1 << 20


def played(players: int, seed: int, decisions: int) -> State:
    """A game that was played on for some decisions."""
    state = lay_out(Setup(tuple(f"p{seat}" for seat in range(players)), Rules(), seed))
    state.journal = None
    imagined_manners(None)[0].play_on(Arbiter(state, stream(seed, "reflexes")), state, stream(seed, "x"), decisions)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 6, 10])
def test_the_chances_of_a_table_add_up_to_1(players: int) -> None:
    outlook = load_outlook()
    for seed in range(4):
        chances = [outlook.chance(played(players, seed, 3 * players), seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(1)


def test_after_the_end_it_is_the_result() -> None:
    state = played(2, 3, 10_000)
    assert state.reason
    outlook = load_outlook()
    assert [outlook.chance(state, seat) for seat in (0, 1)] == [float(state.won >> seat & 1) for seat in (0, 1)]


def test_more_cards_are_worse() -> None:
    outlook = load_outlook()
    state = played(2, 5, 0)
    before = outlook.chance(state, 0)
    for card in range(8):
        state.put_hand(0, card)
    assert outlook.chance(state, 0) < before - 0.02


def test_it_foresees_games_that_it_has_not_seen() -> None:
    """Its chances lie nearer to what happened than equal chances do."""
    outlook = load_outlook()
    said = equal = 0.0
    for seed in range(150):
        state = played(2, seed, 40)
        if state.reason:
            continue
        chance = outlook.chance(state, 0)
        imagined_manners(None)[0].play_on(Arbiter(state, stream(seed, "r")), state, stream(seed, "y"), 10_000)
        won = state.won & 1
        said += (chance - won) ** 2
        equal += 0.25
    assert said < equal


@pytest.mark.parametrize(
    ("rules", "asked"), [(Rules(), True), (Rules(mode="chaos"), True), (Rules(mode="classics"), False)]
)
def test_search_asks_it_where_it_knows_the_deck(rules: Rules, asked: bool) -> None:
    game = new(("Ada", "Bo", "Cy"), 3, rules)
    seat = game.turn
    assert seat is not None
    bot = HeatedMixedSearchBot(stream(1, "bot"), "40")
    options = heated_options(game, seat)
    bot.memory.look(game.view(seat))
    bot.compare(game.view(seat), options, options[:2], bot.budget)
    assert (bot.foresight()[1] is not None) == asked


@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_tryout_plays_like_a_table_of_its_own(players: int) -> None:
    """One tryout serves all options and all tables; nothing of the one before is left in it."""
    outlook = load_outlook()
    tryout: Tryout | None = None
    for seed in range(12):
        game = new(tuple(f"p{seat}" for seat in range(players)), seed, Rules(mode="chaos"))
        seat = game.turn
        assert seat is not None
        bot = HeatedMixedSearchBot(stream(seed, "bot"), "40")
        options = heated_options(game, seat)
        bot.memory.look(game.view(seat))
        redeal = bot.imagine(game.view(seat), options)
        tryout = tryout or Tryout(redeal.known)
        for option in [*options[:6], None]:
            world, luck = redeal.deal(bot.dice), bot.draw_luck()
            state, dice, arbiter = bot.begin(world, luck)
            if option is not None:
                perform(state, seat, option)
            imagined_manners(None)[0].play_on(arbiter, state, dice, 5 * players)
            for _ in range(2):
                tryout.begin(world, *luck)
                tryout.do(seat, Move(option))
                policy = imagined_manners(None)[0]  # it remembers the last order it named
                assert tryout.foresee(seat, policy, 5 * players, outlook) == outlook.chance(state, seat)


def test_a_network_that_knows_nothing_gives_equal_chances() -> None:
    nothing = Outlook([0] * 3840, [0] * 32, 0, [0] * 32)
    state = played(4, 1, 8)
    assert [nothing.chance(state, seat) for seat in range(4)] == [0.25] * 4


def test_the_file_is_small() -> None:
    assert FILE.stat().st_size < MOST_BYTES
