"""The table of HEATED on screen: sizes, languages, colours."""

from __future__ import annotations

import pytest
from heated_terminal import NAMES, At, record, sit
from textual.widgets import Static

from scoville.cli.terminal.dialogs import Help
from scoville.cli.terminal.themes import DARK, LIGHT
from scoville.heated import (
    CARDS,
    Card,
    Colour,
    Play,
    Rules,
    new,
)
from scoville.heated.terminal.glyphs import big, short
from scoville.locales import LANGUAGES, catalogue


def test_the_colour_in_play_frames_the_top_card_in_both_themes() -> None:
    async def steps(at: At) -> None:
        found = []
        for theme in (LIGHT, DARK):
            if at.app.theme != theme.name:
                await at.press("t")
            found.append(at.screen.query_one("#top").styles.border_top[1].hex.lower())
            assert found[-1] == at.app.theme_variables["heated-blue"]
        assert found[0] != found[1]

    sit(record("b2 g9"), steps)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_everything_fits_80_by_24(lang: str, players: int) -> None:
    async def steps(at: At) -> None:
        selectors = ["#header", "#top", "#story", "#me", "#keys", "#hand", "#prompt"]
        selectors += [f"#place-{i}" for i in range(1, players)]
        for selector in selectors:
            region = at.screen.query_one(selector).region
            assert region.height > 0, selector
            assert region.right <= 80, selector
            assert region.bottom <= 24, selector
        top = at.text("#top")
        assert "█" in top, "the card is drawn"
        colour = catalogue(lang).say("heated-colour", colour=str(at.game.colour)).upper()
        assert colour in top
        for selector, most in (("#prompt-choices", 2), ("#prompt-line", 1), ("#keys", 1), ("#piles", 1)):
            lines = at.text(selector).splitlines()
            assert len(lines) <= most, selector
            assert all(len(line) <= at.screen.query_one(selector).size.width for line in lines), selector
        shown = [str(at.screen.query_one(f"#place-{i}").border_title) for i in range(1, players)]
        assert sorted(shown) == sorted(at.game.players[1:])
        await at.press("?")
        assert isinstance(at.front(), Help)
        assert catalogue(lang).say("clause-H-JUMP.title") in at.dialog()

    sit(new(NAMES[:players], 2, Rules("chaos", house=(1, 2, 3)), first=0), steps, lang=lang)


@pytest.mark.parametrize("size", [(60, 20), (50, 16), (120, 40)])
def test_other_sizes_are_playable(size: tuple[int, int]) -> None:
    async def steps(at: At) -> None:
        await at.press("3")
        question = at.screen.query_one("#question")
        assert question.size.height >= 3
        assert question.size.width >= 20
        assert at.screen.query_one("#prompt").region.bottom <= size[1]
        await at.press("2", "enter")
        assert at.last() == Play(Card("adjust"), Colour.GREEN)

    sit(record("b2 b7 adjust"), steps, size=size)


def test_more_cards_than_fit_can_all_be_reached() -> None:
    async def steps(at: At) -> None:
        assert "GHOST" not in at.text("#hand")
        await at.press("left")
        assert "GHOST" in at.text("#hand")
        assert "GHOST PEPPER SPRAY" in at.text("#card")
        assert max(map(len, at.text("#hand").splitlines())) <= 80

    hand = " ".join(f"{colour}{number}" for colour in "bgp" for number in range(10))
    sit(record(f"{hand} ghost"), steps)


def test_every_top_card_looks_different_even_without_colour() -> None:
    coloured = [Card(kind) for card in CARDS.values() for kind in card.kinds if Card(kind).colour is not None]
    drawn = {big(card, card.colour) for card in coloured if card.colour is not None}
    assert len(drawn) == len(coloured)
    for rows in drawn:
        assert len({len(row) for row in rows}) == 1
    heads = {word: short(Card(card.kinds[0])) for word, card in CARDS.items()}
    assert max(map(len, heads.values())) <= 5
    special = [head[:3] for word, head in heads.items() if Card(CARDS[word].kinds[0]).colour is None]
    assert len(set(special)) == len(special), "told apart by what a covered card shows"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_trap_on_top_is_in_sight_whatever_else_is(lang: str) -> None:
    async def steps(at: At) -> None:
        assert "TRAP" in at.text("#piles")
        assert len(at.text("#piles")) <= at.screen.query_one("#piles").size.width

    sit(record("b2 g9").replace('"y1 y2', '"trap^ y1 y2'), steps, lang=lang, rounds=12)


def test_direction_trap_and_seating_are_shown() -> None:
    async def steps(at: At) -> None:
        assert "▶▶ clockwise" in at.text("#piles")
        assert "TRAP" in at.text("#piles")
        assert str(at.screen.query_one("#place-1").border_title) == "Cy"

    actions = '"Ada plays reorganize green on Bo Cy", "Cy accepts", "Bo accepts"'
    text = record("b2 g9 reorganize", more='direction = "left"', actions=actions)
    sit(text.replace('"y1 y2', '"trap^ y1 y2'), steps)


def test_nothing_hidden_is_on_screen() -> None:
    def look(bo: str, cy: str) -> str:
        seen: list[str] = []

        async def steps(at: At) -> None:
            seen.append("\n".join(str(static.render()) for static in at.screen.query(Static)))

        sit(record("b2 g9", bo=bo, cy=cy), steps)
        return seen[0]

    assert look("g1 g2 g3", "p1 p2 p3") == look("p1 no-thanks g3", "g1 p2 draw4")


@pytest.mark.parametrize(
    ("lang", "colour", "drawing"), [("en", "BLUE", "draw"), ("de", "BLAU", "ziehen"), ("fr", "BLEU", "piocher")]
)
def test_the_table_speaks_the_language(lang: str, colour: str, drawing: str) -> None:
    async def steps(at: At) -> None:
        assert colour in at.text("#top")
        assert drawing in at.text("#prompt-choices")

    sit(record("g9 y8"), steps, lang=lang)
