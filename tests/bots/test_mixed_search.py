"""The search that does not assume its opponents: whom it imagines, what the network adds."""

from __future__ import annotations

from typing import Any

import pytest
from sizes import sized

from scoville import heated, spicy
from scoville.bots import explain, make_bot, room_of
from scoville.bots.bot import catch_up
from scoville.core import stream
from scoville.lab.arena import play_game
from scoville.lab.spec import TableSpec
from scoville.spicy import Card, Claim
from scoville.spicy.bots import Memory, MixedSearchBot, mixed
from scoville.spicy.bots.manners import MANNERS, seem
from scoville.spicy.bots.memory import Revealed
from scoville.spicy.bots.searching import halve
from scoville.spicy.rules.codes import NUMBER, SPICE
from scoville.spicy.rules.tables import tables_for

NAMES = [manner.name for manner in MANNERS]


def likeliest(memory: Memory, seat: int) -> str:
    shares = seem(memory, 2)[seat]
    assert sum(shares) == pytest.approx(1)
    return NAMES[shares.index(max(shares))]


def test_a_seat_is_taken_for_what_it_has_shown() -> None:
    memory = Memory()
    first = seem(memory, 2)
    assert first[0] == first[1]
    right, wrong = (Revealed(0, 1, Card("c3"), Claim("c3"), holds) for holds in (True, False))
    memory.answers += [right] * 8
    assert likeliest(memory, 0) == "learned", "nobody has caught it"
    memory.answers[:] = [wrong] * 8
    assert likeliest(memory, 0) == "heuristic", "it was caught each time"
    memory.answers[:] = [1] * 20
    assert likeliest(memory, 0) == "honest", "it lets everything be"


def test_with_a_network_only_what_it_would_do_is_tried() -> None:
    game = spicy.new(("Ada", "Bo"), 3)
    seat = game.turn
    assert seat is not None
    bot = make_bot("spicy", "search:8", stream(1, "bot"))
    assert isinstance(bot, MixedSearchBot)
    options = room_of("spicy").options(game, seat)
    likely = bot.blueprint.likely(game.view(seat), options, 8, 0.01)
    assert 0 < len(likely) <= 8
    assert [chance for chance, _ in likely] == sorted((chance for chance, _ in likely), reverse=True)
    assert all(option in options for _, option in likely)
    assert bot.choose(game.view(seat), options) in [option for _, option in likely]


def test_choices_that_seem_equally_good_are_drawn_as_the_network_makes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the two that are left at the end. With no tolerance at all it takes the better one."""
    game = spicy.new(("Ada", "Bo"), 3)
    seat = game.turn
    assert seat is not None
    view, options = game.view(seat), room_of("spicy").options(game, seat)
    times = sized(150, 400, interpreted=40)

    def choices(tolerance: float) -> list[Any]:
        monkeypatch.setattr(mixed, "EVEN", tolerance)
        return [make_bot("spicy", "search:16", stream(i, "bot")).choose(view, options) for i in range(times)]

    monkeypatch.setattr(mixed, "MOST", 2)
    likely = MixedSearchBot(stream(1, "bot"), "16").blueprint.likely(view, options, 2, 0.01)
    assert len(likely) == 2
    drawn = choices(1.0)
    for chance, option in likely:
        share = chance / sum(each for each, _ in likely)
        assert drawn.count(option) / times == pytest.approx(share, abs=4 * (share * (1 - share) / times) ** 0.5)
    best = []

    def noted(*args: Any) -> Any:
        found = halve(*args)
        best.append(found[0].option)
        return found

    monkeypatch.setattr(mixed, "halve", noted)
    assert choices(0.0) == best


@pytest.mark.parametrize("module", [spicy, heated])
def test_without_time_it_follows_its_first_thought(module: Any) -> None:
    game = module.new(("Ada", "Bo"), 3)
    bot = make_bot(game.name, "search:200ms", stream(1, "bot"))
    bot.hurry(0)
    options = room_of(game.name).options(game, game.turn)
    assert bot.choose(game.view(game.turn), options) in options
    assert vars(bot)["budget"].milliseconds == 0


@pytest.mark.parametrize(("name", "players"), [("spicy", 3), ("heated", 3)])
def test_explain_says_whom_it_assumes_and_how_far_to_trust_it(name: str, players: int) -> None:
    found: list[Any] = []
    rules = {"spicy": spicy.Rules(), "heated": heated.Rules()}[name]
    play_game(TableSpec(name, players, rules, ("casual",) * players, 5), 1, lambda game, *_: found.append(game))
    told = explain(found[0], ply=8, budget="60")
    assert [one.seat for one in told.assumes] == [(told.seat + i) % players for i in range(1, players)]
    for one in told.assumes:
        assert sum(share for _, share in one.shares) == pytest.approx(1)
    for value in told.options:
        (low, high), (sampled_low, sampled_high) = value.interval, value.sampled
        assert low <= sampled_low <= sampled_high <= high
        assert value.margin > 0


def asked_about_a_card(number: int) -> tuple[MixedSearchBot, Any, list[Any]]:
    """A search bot that is asked about a card somebody else laid."""
    found: list[Any] = []
    spec = TableSpec("spicy", 3, spicy.Rules(), ("learned",) * 3, 11)
    play_game(spec, number, lambda game, seat, action, facts: found.append((game.clone(), action)))
    game = next(game for game, action in found[5:] if isinstance(action, spicy.Play) and game.turn is not None)
    seat = (game.stack[-1].by + 1) % 3
    bot = MixedSearchBot(stream(number, "bot"), "40")
    catch_up(bot, seat, game)
    bot.memory.look(game.view(seat))
    return bot, game.view(seat), room_of("spicy").options(game, seat)


def test_the_top_card_is_weighed_by_what_the_network_would_have_laid() -> None:
    """Where its player is taken for one that learned. A claim that no unseen card makes true cannot be true."""
    shares = []
    for number in range(sized(6, 20, interpreted=2)):
        bot, view, options = asked_about_a_card(number)
        assert bot.search(view, options).pondering
        both, of_number, of_spice = bot.top_truths(view) or (0, 0, 0)
        assert 0 <= both <= min(of_number, of_spice) <= max(of_number, of_spice) <= 1
        unseen = bot.memory.unseen(view)
        tables = tables_for(view.rules)
        claim = view.stack[-1].claim
        if not any(count and tables.holds(card, claim, NUMBER | SPICE) for card, count in enumerate(unseen)):
            assert both == 0
        shares.append(of_number)
    assert len(set(shares)) > 1, "it depends on the position"


def test_imagined_players_follow_the_quick_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it, the same worlds end otherwise."""
    ends = []
    for _ in range(2):
        bot, view, options = asked_about_a_card(2)
        values = bot.compare(view, options, bot.choices(options), bot.budget)
        ends.append({str(value.option): value.chance for value in values})
        monkeypatch.setattr("scoville.spicy.bots.mixed.instinct_for", lambda view: None)
    assert ends[0] != ends[1]
