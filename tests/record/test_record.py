"""Bad records: each is refused with one sentence and its place, never with anything else."""

from __future__ import annotations

import pytest

from scoville import BadRecord, Refused
from scoville.record import dump, load, picture, read
from scoville.record.record import perform

GOOD = {
    "format": "1",
    "game": '"spicy"',
    "players": '["Ada", "Bo", "Cy"]',
    "first": '"Ada"',
    "seed": "1",
    "actions": '["Ada plays w5 as c1"]',
}
RULES: dict[str, str] = {}
POSITION = {"hands": '{ Ada = "w5 c1", Bo = "p10 *n", Cy = "c2 c3" }', "deck": '"w3 p2"'}


def record(changes: dict[str, str] | None = None, drop: str = "") -> str:
    """A good record with some values replaced: `{"rules.edition": '"en"'}`."""
    tables = {"": GOOD.copy(), "rules": RULES.copy(), "position": POSITION.copy()}
    for key, value in (changes or {}).items():
        place, _, name = key.rpartition(".")
        tables[place][name] = value
    lines = []
    for title, table in tables.items():
        lines += [f"[{title}]"] if title else []
        lines += [f"{key} = {value}" for key, value in table.items() if key != drop]
    return "\n".join(lines) + "\n"


def seated(players: str) -> str:
    """A good record but for its players."""
    return record({"players": players, "position.hands": "{}"})


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        load(text)
    sentence = str(caught.value)
    assert sentence.strip() == sentence
    assert sentence.isprintable()
    assert sentence.endswith((".", '"'))
    assert len(sentence) < 400
    return caught.value


def test_the_record_is_good() -> None:
    assert picture(load(record()))["applied"] == 1
    assert record({"rules.edition": '"en"'}) != record()


FAULTS = {
    # the header
    "no format": (record(drop="format"), "`format` is missing"),
    "format 2": (record({"format": "2"}), "`format` must be 1, not 2"),
    "no game": (record(drop="game"), "`game` must be"),
    "another game": (record({"game": '"chess"'}), "chess"),
    "no players": (record(drop="players"), "`players` is missing"),
    "one player": (seated('["Ada"]'), "2 to 6 players"),
    "no player": (record({"players": "[]", "first": '"Ada"'}), "Ada"),
    "seven players": (seated('["Ada", "B", "C", "D", "E", "F", "G"]'), "2 to 6 players"),
    "two of one name": (seated('["Ada", "Bo", "Ada"]'), "Two players are called Ada"),
    "the clock": (seated('["Ada", "Bo", "clock"]'), "clock"),
    "a name with a space": (seated('["Ada", "Bo", "Cy Fox"]'), "Cy Fox"),
    "a name with an accent": (seated('["Ada", "Bo", "Zoë"]'), "Zoë"),
    "a name that begins with a digit": (seated('["Ada", "Bo", "2Cy"]'), "2Cy"),
    "an empty name": (seated('["Ada", "Bo", ""]'), "player's name"),
    "a name with a line break": (seated('["Ada", "Bo", "C\\ny"]'), "player's name"),
    "an unknown first": (record({"first": '"Zed"'}), "Zed"),
    "a seed that is no hex": (record({"seed": '"xyz"'}), "hexadecimal"),
    "an empty seed": (record({"seed": '""'}), "hexadecimal"),
    "a seed with a line break": (record({"seed": '"ab\\n"'}), "hexadecimal"),
    "a very long seed": (record({"seed": '"' + "a" * 257 + '"'}), "hexadecimal"),
    # unknown keys at every level
    "an unknown key": (record({"plyers": "1"}), "plyers"),
    "an unknown rule": (record({"rules.editon": '"en"'}), "editon"),
    "an unknown part of a position": (record({"position.hand": "1"}), '"hand"'),
    "an unknown hand": (record({"position.hands": '{ Zed = "c1" }'}), "Zed"),
    "unknown points": (record({"position.points": "{ Zed = 1 }"}), "Zed"),
    "unknown trophies": (record({"position.trophies": "{ Zed = 1 }"}), "Zed"),
    "an unknown table": (record() + "[heated]\nmode = 1\n", "heated"),
    "a key of the other game": (record({"rules.mode": '"regular"'}), "mode"),
    # rules
    "an unknown edition": (record({"rules.edition": '"it"'}), "it"),
    "an unknown variant": (record({"rules.variants": '["copycat"]'}), "copycat"),
    "a variant twice": (record({"rules.variants": '["copy-cat", "copy-cat"]'}), "only once"),
    "too many variants": (record({"rules.variants": '["copy-cat", "turn-it-up", "start-it-up"]'}), "up to 2"),
    "unknown manners": (record({"rules.manners": '"polite"'}), "polite"),
    "World's End on top by the rules": (record({"rules.worlds_end": "0"}), "World's End"),
    "World's End below zero": (record({"rules.worlds_end": "-3"}), "World's End"),
    "World's End below the deck by the rules": (record({"rules.worlds_end": "95"}), "World's End"),
    "a negative jitter": (record({"rules.worlds_end_jitter": "-1"}), "World's End"),
    # the position
    "an unknown card in hand": (record({"position.hands": '{ Ada = "w5 x1" }'}), "x1"),
    "a claim with a wild": (record({"position.stack": '["Ada w5 as *s"]'}), "*s"),
    "an eleven in the deck": (record({"position.deck": '"c11"'}), "c11"),
    "a card too often in hand": (record({"position.hands": '{ Ada = "w5 w5 w5 w5" }'}), "w5 is named 4 times"),
    "a card too often in all": (record({"position.deck": '"c2 c2 c2"'}), "c2 is named 4 times"),
    "a card too often with the stack": (
        record({"position.stack": '["Cy c3 as c1", "Cy c3 as c2", "Cy c3 as c3"]'}),
        "c3",
    ),
    "a wild too often": (record({"position.deck": '"*n *n *n *n *n"'}), "*n is named 6 times"),
    "an empty hand": (record({"position.hands": '{ Ada = "" }'}), "hand is empty"),
    "a hand of spaces": (record({"position.hands": '{ Ada = "  " }'}), "hand is empty"),
    "World's End on top": (record({"position.worlds_end": "0"}), "not lie in the deck"),
    "World's End above the top": (record({"position.worlds_end": "-1"}), "World's End"),
    "World's End below": (record({"position.worlds_end": "95"}), "not lie in the deck of 94"),
    "no deck for World's End": (record({"position.points": "{ Ada = 92 }"}), "World's End"),
    "a default World's End that would be on top": (record({"position.points": "{ Ada = 60 }"}), "World's End"),
    "two trophies": (record({"position.trophies": "{ Ada = 2 }"}), "already over"),
    "three trophies": (record({"position.trophies": "{ Ada = 1, Bo = 1, Cy = 1 }"}), "already over"),
    "more points than cards": (record({"position.points": "{ Ada = 50, Bo = 45 }"}), "not enough cards"),
    "negative points": (record({"position.points": "{ Ada = -1 }"}), "cannot be negative"),
    "negative trophies": (record({"position.trophies": "{ Ada = -1 }"}), "cannot be negative"),
    "an unknown turn": (record({"position.turn": '"Zed"'}), "Zed"),
    "a stack of an unknown player": (record({"position.stack": '["Zed w1 as c1"]'}), "Zed w1 as c1"),
    "a stack without a claim": (record({"position.stack": '["Ada w1"]'}), "Ada w1"),
    "a stack with nothing": (record({"position.stack": '[""]'}), "no card of a stack"),
    "a copy without Copy Cat": (record({"position.stack": '["Ada w1 as c1", "Bo copy w2 as c1"]'}), "copy-cat"),
    "a copy of something else": (
        record({"rules.variants": '["copy-cat"]', "position.stack": '["Ada w1 as c1", "Bo copy w2 as c2"]'}),
        "A copy in the stack",
    ),
    "a copy of one's own card": (
        record({"rules.variants": '["copy-cat"]', "position.stack": '["Ada w1 as c1", "Ada copy w2 as c1"]'}),
        "A copy in the stack",
    ),
    # not TOML at all
    "nothing": ("", "`format` is missing"),
    "prose": ("Ada plays a card.", "not a record"),
    "a truncated list": ('format = 1\ngame = "spicy"\nplayers = ["Ada", "B', "not a record"),
    "a truncated key": (record() + "[posi", "not a record"),
    "a table twice": (record() + "[position]\n", "not a record"),
    "a key twice": (record() + "deck = 'c1'\n", "not a record"),
    "binary": ("\x7fELF\x02\x01\x01\x00\x00\x00", "not a record"),
    "NUL": (record() + "\x00", "not a record"),
    "NUL in a text": (record().replace("w5 c1", "w5\x00c1"), "not a record"),
    "a byte order mark in the middle": (record().replace("game", "\ufeffgame"), "not a record"),
    "a very long line": ("format = 1 #" + "x" * 10_000_000, "longer than any record"),
    "a very long key": ("k" * 1_000_000 + " = 1", "`format` is missing"),
    "deeply nested lists": ("format = 1\nx = " + "[" * 100_000, "not a record"),
    "deeply nested tables": ("format = 1\nx = " + "{ a = " * 20_000, "not a record"),
    "a whole number of many digits": (record({"seed": "9" * 5000}), "not a record"),
}


@pytest.mark.parametrize(("text", "says"), FAULTS.values(), ids=FAULTS.keys())
def test_fault_of_the_record(text: str, says: str) -> None:
    error = refusal(text)
    assert error.at is None
    assert says in str(error)


TEXT, NUMBER, LIST, TABLE = '"c1"', "7", "[7]", "{ a = 1 }"
OTHERS = ("1.5", "true", "1979-05-27", "07:32:00", "nan", "-inf")
KINDS = {
    "format": NUMBER,
    "game": TEXT,
    "players": LIST,
    "first": TEXT,
    "actions": LIST,
    "rules.edition": TEXT,
    "rules.variants": LIST,
    "rules.manners": TEXT,
    "rules.worlds_end": NUMBER,
    "rules.worlds_end_jitter": NUMBER,
    "rules.open_deck": "true",
    "position.hands": TABLE,
    "position.deck": TEXT,
    "position.worlds_end": NUMBER,
    "position.points": TABLE,
    "position.trophies": TABLE,
    "position.stack": LIST,
    "position.turn": TEXT,
}


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, value) for key, right in KINDS.items() for value in (TEXT, NUMBER, LIST, TABLE, *OTHERS) if value != right],
)
def test_a_value_of_the_wrong_type(key: str, value: str) -> None:
    error = refusal(record({key: value}))
    assert error.at is None
    assert f"`{key.rpartition('.')[2]}`" in str(error)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("seed", value) for value in (LIST, TABLE, *OTHERS)),
        ("players", '["Ada", 2]'),
        ("players", '["Ada", ["Bo"]]'),
        ("rules.variants", "[1]"),
        ("position.stack", "[{ by = 1 }]"),
        ("position.hands", "{ Ada = 5 }"),
        ("position.hands", '{ Ada = ["c1"] }'),
        ("position.points", '{ Ada = "1" }'),
        ("position.points", "{ Ada = true }"),
        ("position.points", "{ Ada = 1.0 }"),
        ("position.trophies", "{ Ada = [] }"),
    ],
)
def test_a_part_of_the_wrong_type(key: str, value: str) -> None:
    error = refusal(record({key: value}))
    assert error.at is None
    assert "must be" in str(error)


@pytest.mark.parametrize("table", ["rules", "position"])
@pytest.mark.parametrize("value", [TEXT, NUMBER, LIST, *OTHERS])
def test_a_table_of_the_wrong_type(table: str, value: str) -> None:
    text = "\n".join(f"{key} = {kept}" for key, kept in GOOD.items()) + f"\n{table} = {value}\n"
    error = refusal(text)
    assert error.at is None
    assert f"`{table}` must be a table" in str(error)


HUGE = "0x" + "f" * 20_000  # more digits than Python writes out in decimals
DEEP = "{ a.a.a.a.a.a.a.a.a.a = " * 100 + "1" + " }" * 100


@pytest.mark.parametrize("key", [*KINDS, "seed", "rules.unknown", "position.unknown", "unknown"])
def test_a_huge_number_is_refused(key: str) -> None:
    assert refusal(record({key: HUGE})).at is None


@pytest.mark.parametrize("key", ["position.points", "position.trophies"])
def test_a_huge_count_is_refused(key: str) -> None:
    assert refusal(record({key: f"{{ Ada = {HUGE} }}"})).at is None


@pytest.mark.parametrize(
    "value",
    ["1", "true", "1.5", "[]", '["Ada passes"]', "{}", "1979-05-27", HUGE, DEEP],
    ids=lambda value: value[:12],
)
def test_an_action_that_is_no_text(value: str) -> None:
    error = refusal(record({"actions": f'["Ada plays w5 as c1", {value}]'}))
    assert error.at == 1
    assert "a text in quotes" in str(error)


REFUSED = [
    # what is written
    ("", "who does what"),
    ("Bo", "who does what"),
    ("Zed passes", "Zed"),
    ("bo passes", "bo"),
    ("Bo sings", "sings"),
    ("Bo Passes", "Passes"),
    ("Bo passes twice", "passes twice"),
    ("Bo plays", "plays"),
    ("Bo plays p10", "plays p10"),
    ("Bo plays x9 as c2", "x9"),
    ("Bo plays P10 as c2", "P10"),
    ("Bo plays p010 as c2", "p010"),
    ("Bo plays p10 as c02", "c02"),
    ("Bo plays p10 as *n", "*n"),
    ("Bo plays p10 as c2 with", "with"),
    ("Bo plays p10 as c2 last last", "last"),
    ("Bo plays p10 as c5 with zz", "zz"),
    ("Bo plays p10 as c2 loudly", "loudly"),
    ("Bo copies", "copies"),
    ("Bo challenges", "challenges"),
    ("Bo challenges colour", "colour"),
    ("Bo peeks", "peeks"),
    ("Bo peeks Zed", "Zed"),
    ("Bo expires", "expires"),
    ("clock passes", "clock"),
    ("clock expires now", "clock"),
    ("Bo passes @", "passes @"),
    ("Bo passes @-1", "@-1"),
    ("Bo passes @1e3", "@1e3"),
    ("Bo passes @1 @2", "@1"),
    ("Bo passes@1", "passes@1"),
    ("@1 Bo passes", "@1"),
    ("Bo pass\\u0000es", "pass"),
    ("Bo pass\\u202Ees", "pass"),
    ("B" * 100_000 + " passes", "Nobody here"),
    # what is done
    ("Ada passes", "Bo's turn"),
    ("Cy plays c2 as c2", "Bo's turn"),
    ("Bo plays p9 as c2", "p9"),
    ("Bo plays p10 as c1", "c1 cannot be declared on c1"),
    ("Bo plays p10 as w9", "w9 cannot be declared on c1"),
    ("Bo plays p10 as c5 with *n", "under"),
    ("Bo plays p10 as c2 last", "not the last"),
    ("Bo copies p10", "Copy Cat"),
    ("Ada challenges spice", "own card"),
    ("Bo challenges wrong", "Only a copy"),
    ("Bo challenges blind", "number or the spice"),
    ("Bo accepts", "No last card"),
    ("Bo peeks stack", "face-down"),
]


@pytest.mark.parametrize(("action", "says"), REFUSED, ids=[action[:30] for action, _ in REFUSED])
def test_refused_action(action: str, says: str) -> None:
    error = refusal(record({"actions": f'["Ada plays w5 as c1", "{action}", "Bo passes"]'}))
    assert error.at == 1
    assert says in str(error)


@pytest.mark.parametrize("action", [action for action, _ in REFUSED if "\\u" not in action])
def test_a_refusal_changes_nothing(action: str) -> None:
    game = load(record())
    before = dump(game), picture(game), [game.legal(seat) for seat in range(3)]
    with pytest.raises(Refused):
        perform(game, action)
    assert (dump(game), picture(game), [game.legal(seat) for seat in range(3)]) == before
    game.apply("Bo", game.legal("Bo")[0])  # it goes on


def test_on_an_empty_stack() -> None:
    for action in ("Bo challenges spice", "Bo challenges number"):
        error = refusal(record({"actions": f'["{action}"]'}))
        assert (error.at, "no card in the stack" in str(error)) == (0, True)


@pytest.mark.parametrize("action", ["Bo passes", "Bo plays p10 as c2", "Cy challenges spice", "Bo accepts"])
def test_after_the_end(action: str) -> None:
    error = refusal(record({"position.worlds_end": "1", "actions": f'["Ada passes", "{action}"]'}))
    assert (error.at, "over" in str(error)) == (1, True)


def test_the_first_action_at_fault_is_named() -> None:
    error = refusal(record({"actions": '["Ada passes", "Bo passes", "Cy passes", "Cy passes", 5, "Zed sings"]'}))
    assert error.at == 3
    assert "actions[3]" in str(error)


def test_a_fault_of_the_record_is_found_before_its_actions() -> None:
    assert refusal(record({"actions": '["Zed sings"]', "rules.edition": '"it"'})).at is None
    with pytest.raises(BadRecord):
        read(record({"rules.edition": '"it"'}))


def test_the_largest_seed_is_taken_and_written_again() -> None:
    game = load(record({"seed": str(2**1024 - 1)}))
    assert picture(load(dump(game))) == picture(game)
    assert "`seed`" in str(refusal(record({"seed": str(2**1024)})))
