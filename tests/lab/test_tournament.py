"""`scoville tournament`: a better bot is found, equal ones are not told apart, ladders can be compared."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import log10

import pytest
from command_line import scoville

from scoville import spicy
from scoville.bots import BOTS, Bot, register_bot
from scoville.cli.tournament import PercentagePoints
from scoville.core import BadSettings, Dice, Fact
from scoville.lab.ratings import rate
from scoville.lab.tournament import Pairing, Tournament, mirrors, seatings
from scoville.spicy import Accept, Action, Challenge, Pass, Play, Trait, View

SHORT = spicy.Rules(worlds_end=5)


class Plain(Bot[View, Action]):
    """Any card with any claim or, half of the time, none; it doubts now and then. Its games are short."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        plays = [option for option in options if isinstance(option, Play)]
        if plays:
            return plays[self.dice.below(len(plays))] if self.dice.below(2) else Pass()
        challenges = [option for option in options if isinstance(option, Challenge)]
        if challenges and self.dice.below(5) == 0:
            return challenges[self.dice.below(len(challenges))]
        return Accept() if Accept() in options else None


class Biased(Plain):
    """The same, but it tells the truth where it can, and else plays nothing."""

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        true = [option for option in options if isinstance(option, Play) and int(option.card) == int(option.claim)]
        if true:
            return true[self.dice.below(len(true))]
        if Pass() in options:
            return Pass()
        return super().choose(view, options)


class Idle(Plain):
    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        return Pass() if Pass() in options else Accept() if Accept() in options else None


class Faulty(Plain):
    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        raise ZeroDivisionError("of mine")


class Cheat(Plain):
    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        return Challenge(Trait.NUMBER) if Accept() not in options else Pass()


class Deaf(Plain):
    def notice(self, fact: Fact) -> None:
        raise NotImplementedError


class Stillborn(Plain):
    def __init__(self, dice: Dice) -> None:
        raise RuntimeError("no table for me")


class Leaving(Plain):
    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        raise SystemExit(0)


class Standing(Plain):
    def sit_down(self, view: View) -> None:
        raise RuntimeError("no chair")


@pytest.fixture(autouse=True)
def bots() -> Iterator[None]:
    """Bots of these tests, known in this process only."""
    mine = {"plain-1": Plain, "plain-2": Plain, "biased": Biased, "idle": Idle}
    mine |= {"faulty": Faulty, "cheat": Cheat, "deaf": Deaf}
    mine |= {"stillborn": Stillborn, "leaving": Leaving, "standing": Standing}
    for name, maker in mine.items():
        register_bot("spicy", name, maker)
    yield
    for name in mine:
        del BOTS["spicy", name]


def paired(one: str, other: str, seed: int, deals: int, players: int = 2, until: float | None = None) -> Pairing:
    tournament = Tournament("spicy", players, SHORT, (one, other), seed, deals, until)
    tournament.run()
    assert tournament.complete
    return tournament.pairings[0]


# --- found and not found -------------------------------------------------------------------------


def test_two_equal_bots_are_told_apart_no_more_often_than_stated() -> None:
    """At 95 % one in twenty; of 40 runs more than 6 are less likely than 1 in 200."""
    found = sum(paired("plain-1", "plain-2", seed, 15).better() is not None for seed in range(40))
    assert found <= 6


def test_a_biased_bot_is_found_better() -> None:
    found = [paired("plain-1", "biased", seed, 40).better() for seed in range(10)]
    assert found.count("biased") >= 9
    assert "plain-1" not in found


def test_it_does_not_matter_who_is_named_first() -> None:
    one, other = paired("biased", "plain-1", 4, 20), paired("plain-1", "biased", 4, 20)
    assert one.won + other.won == one.games == other.games
    assert one.share().low == pytest.approx(1 - other.share().high)


# --- seats and deals ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 11))
def test_every_bot_has_every_seat_equally_often(players: int) -> None:
    found = seatings(players)
    assert len(set(found)) == len(found)
    for seat in range(players):
        assert sum(seating[seat] for seating in found) * 2 == len(found)
    for seating in found:
        assert abs(2 * sum(seating) - players) <= 1
        assert tuple(1 - bot for bot in seating) in found


def test_up_to_six_players_every_seating_is_played() -> None:
    assert [len(seatings(players)) for players in range(2, 7)] == [2, 6, 6, 20, 20]


@pytest.mark.parametrize("players", range(2, 11))
def test_mirrored_deals_seat_both_bots_everywhere_and_in_turn_everyhow(players: int) -> None:
    for seating, mirror in mirrors(players):
        assert tuple(1 - bot for bot in seating) == mirror
    assert sorted(seating for pair in mirrors(players) for seating in pair) == sorted(seatings(players))


def test_a_mirrored_tournament_plays_every_deal_twice_and_finds_the_same() -> None:
    tournament = Tournament("spicy", 4, SHORT, ("biased", "plain-1"), 5, 60, mirrored=True)
    tournament.run()
    (pairing,) = tournament.pairings
    assert (pairing.deals, pairing.games) == (60, 120)
    assert pairing.better() == "biased"
    whole = paired("biased", "plain-1", 5, 20, players=4).share()
    assert whole.low < pairing.share().value < whole.high


def test_duplicate_deals_cancel_the_luck_of_the_deal() -> None:
    """The same deals with both seatings, or each seating with deals of its own: the first spread less."""
    played = paired("biased", "plain-1", 9, 150)
    duplicate = played.share().half
    tournament = Tournament("spicy", 2, SHORT, ("biased", "plain-1"), 9, 1)
    spec = tournament.spec(tournament.pairings[0])
    from scoville.lab import play_game
    from scoville.lab.statistics import clustered_share

    shares = []
    for deal in range(150):
        first = play_game(spec, 1000 + 2 * deal)
        second = play_game(spec.seated(("plain-1", "biased")), 1001 + 2 * deal)
        parts = [(0 in first.winners) / len(first.winners), (1 in second.winners) / len(second.winners)]
        shares.append(sum(parts) / 2)
    assert duplicate < clustered_share(shares, 2).half


def test_the_result_does_not_depend_on_the_workers() -> None:
    runs = []
    for workers in (1, 2):
        tournament = Tournament("spicy", 3, SHORT, ("casual", "random"), 8, 6)
        tournament.run(workers)
        runs.append(tournament)
    assert runs[0].as_json() == runs[1].as_json()
    assert rate(runs[0].pairings) == rate(runs[1].pairings)


# --- stopping early ----------------------------------------------------------------------------------


def test_until_stops_a_pairing_once_it_is_known_well_enough() -> None:
    rough = paired("idle", "casual", 1, 3000, until=0.12)
    fine = paired("idle", "casual", 1, 3000, until=0.06)
    assert rough.deals < fine.deals < 3000
    assert rough.share().half <= 0.12
    assert fine.share().half <= 0.06
    assert fine.level > rough.level >= 0.975  # every look is paid for


def test_until_looks_only_after_whole_batches() -> None:
    found = paired("plain-1", "plain-2", 1, 3000, until=0.1)
    assert found.deals in {50, 100, 200, 400, 800}
    assert found.done.ranges == [(0, found.deals)]


def test_a_stopped_tournament_says_so() -> None:
    seen: list[int] = []
    tournament = Tournament("spicy", 2, SHORT, ("plain-1", "casual"), 1, 100)
    tournament.run(stop=lambda: len(seen) >= 5, played=seen.append)
    assert not tournament.complete
    assert tournament.pairings[0].deals == 5
    assert rate(tournament.pairings)[0].bot in {"plain-1", "casual"}


# --- the ladder ------------------------------------------------------------------------------------------


def test_random_always_has_1000_and_ten_to_one_is_400_points() -> None:
    made = Pairing("strong", "random", 2, Counter({Fraction(10, 11): 5000}))
    strong, random = rate([made])
    assert (random.bot, random.value, random.low, random.high) == ("random", 1000, 1000, 1000)
    assert strong.value == pytest.approx(1400, abs=1)


def test_ladders_of_different_fields_agree() -> None:
    """With shares that fit each other a bot's rating does not depend on who else plays."""
    odds = {"random": 1, "good": 4, "best": 12}

    def made(one: str, other: str) -> Pairing:
        share = Fraction(odds[one], odds[one] + odds[other])
        return Pairing(one, other, 2, Counter({share: 4000}))

    alone = {rating.bot: rating.value for rating in rate([made("best", "random")])}
    ladder = rate([made("best", "random"), made("good", "random"), made("good", "best")])
    assert [rating.bot for rating in ladder] == ["best", "good", "random"]
    assert ladder[0].value == pytest.approx(alone["best"], abs=2)


def test_a_bot_that_never_loses_has_a_rating() -> None:
    ladder = rate([Pairing("all", "random", 2, Counter({Fraction(1): 50}))])
    assert 1500 < ladder[0].value < 2500


# --- the command ---------------------------------------------------------------------------------------------


def test_the_command_prints_ladder_and_cross_table() -> None:
    arguments = ("tournament", "spicy", "--bots", "casual", "--deals", "20", "--seed", "3", "--worlds-end", "8")
    done = scoville(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "vs casual" in done.stdout
    assert "1000" in done.stdout
    found = json.loads(scoville(*arguments, "--json").stdout)
    assert found["bots"] == ["casual", "random"]
    (pair,) = found["pairings"]
    assert (pair["deals"], pair["games"], found["games"]) == (20, 40, 40)
    assert f"{pair['share']['value']:.1%}" in done.stdout
    assert [rating["bot"] for rating in found["ladder"]] == ["casual", "random"]
    assert found["ladder"][1]["rating"] == 1000
    assert found["complete"] is True


def test_no_interval_of_the_table_ends_beyond_100_percent() -> None:
    done = scoville("tournament", "spicy", "--bots", "heuristic", "--deals", "20", "--seed", "1", "--workers", "1")
    ends = re.findall(r"% (\d+(?:\.\d)?)–(\d+(?:\.\d)?)", done.stdout)
    assert len(ends) == 2
    assert all(0 <= float(low) < float(high) <= 100 for low, high in ends)


def test_arguments_are_checked_before_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)  # as if it were not installed
    assert "no bot" in scoville("tournament", "spicy", "--bots", "nobody").stderr
    assert "needs choix" in scoville("tournament", "spicy", "--bots", "casual", "--deals", "1").stderr


def test_only_the_bots_named_play_without_random() -> None:
    arguments = ("--bots", "casual,honest", "--without-random", "--players", "3", "--mirrored", "--deals", "2")
    found = json.loads(scoville("tournament", "spicy", *arguments, "--seed", "3", "--worlds-end", "8", "--json").stdout)
    assert (found["bots"], found["mirrored"], found["games"]) == (["casual", "honest"], True, 4)
    (anchor,) = [rating for rating in found["ladder"] if rating["bot"] == "casual"]
    assert (anchor["rating"], anchor["low"], anchor["high"]) == (1000, 1000, 1000)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("spicy", "--until", "much"), "percentage points"),
        (("spicy", "--until", "60pp"), "--until is a number of percentage points, more than 0 and less than 50, as in"),
        (("spicy", "--until", "±50pp"), 'as in ±0.5pp, not "±50pp".'),
        (("spicy", "--seed", "zz"), '--seed is a whole number or a hexadecimal text of at most 256 digits, not "zz".'),
        (("spicy", "--bots", "casual,casual"), "named twice"),
        (("spicy", "--bots", "nobody"), 'no bot "nobody"'),
        (("spicy", "--bots", "random"), "at least two bots"),
        (("heated", "--players", "11"), "2 to 10 players"),
        (("spicy", "--mode", "chaos"), "--mode is for HEATED, and this is SPICY"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: tuple[str, ...], says: str) -> None:
    done = scoville("tournament", *arguments)
    assert done.returncode in {1, 2}
    assert says in done.stderr


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("faulty", r"The bot Faulty failed at test_tournament\.py, line \d+ \(ZeroDivisionError: of mine\)\."),
        ("deaf", r"The bot Deaf failed at test_tournament\.py, line \d+ \(NotImplementedError\)\."),
        ("cheat", r"The bot Cheat chose .*, which is none of its options\."),
        ("stillborn", r"The bot stillborn failed at test_tournament\.py, line \d+ \(RuntimeError: no table for me\)\."),
        ("leaving", r"The bot Leaving failed at test_tournament\.py, line \d+ \(SystemExit: 0\)\."),
        ("standing", r"The bot Standing failed at test_tournament\.py, line \d+ \(RuntimeError: no chair\)\."),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_author_of_a_bot_is_told_its_mistake(bot: str, says: str, workers: str) -> None:
    done = scoville("tournament", "spicy", "--bots", bot, "--deals", "1", "--workers", workers)
    assert done.returncode == 1
    assert re.fullmatch(f"scoville: {says}\n", done.stderr)


def test_a_bot_that_cannot_be_made_is_told_before_a_game_in_the_terminal() -> None:
    done = scoville("play", "spicy", "--bots", "stillborn")
    assert done.returncode == 1
    assert re.fullmatch(r"scoville: The bot stillborn failed at test_tournament\.py, line \d+ \(.*\)\.\n", done.stderr)


def lost_by(one: str, other: str, deals: int, lost: int = 0) -> Pairing:
    shares = [Fraction(0)] * lost + [Fraction(1)] * (deals - lost)
    return Pairing(one, other, 2, Counter(shares))


def test_who_has_won_every_game_is_not_known_exactly() -> None:
    best, worst = rate([lost_by("tiger", "cat", 12)])
    assert (best.bot, best.low, best.high) == ("tiger", 1000, 1000), "the one whose rating is fixed"
    assert worst.low <= worst.value < worst.high
    share = lost_by("tiger", "cat", 12).share()
    odds = 400 * log10(share.low / (1 - share.low))
    assert worst.high == pytest.approx(1000 - odds, abs=150), "about as wide as the interval of the share"
    fewer = rate([lost_by("tiger", "cat", 4)])[1]
    assert fewer.high - fewer.low < 2000
    assert fewer.high > worst.high, "less was played, so less is known"


def test_the_interval_of_a_rating_is_that_of_its_share() -> None:
    pairing = lost_by("tiger", "cat", 200, lost=50)
    share = pairing.share()
    _, worst = rate([pairing])
    for bound, at in ((worst.high, share.low), (worst.low, share.high)):
        assert bound == pytest.approx(1000 - 400 * log10(at / (1 - at)), abs=12)


def test_until_is_written_as_people_write_it() -> None:
    points = PercentagePoints()
    for written in ("±0.5pp", "0.5pp", "0.5", "+-0.5 pp", "0.5%"):
        assert points.convert(written, None, None) == 0.005


def test_bots_are_named_once() -> None:
    with pytest.raises(BadSettings, match="at least two"):
        Tournament("spicy", 2, SHORT, ("casual",), 1, 5)
    with pytest.raises(BadSettings, match="twice"):
        Tournament("spicy", 2, SHORT, ("casual", "random", "casual"), 1, 5)
