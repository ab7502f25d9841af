"""Players without a plan, for a page: they take what the table offers until the page is closed."""

__all__ = ["HEATED_ROBOT", "SPICY_ROBOT"]

HEATED_ROBOT = """() => void setInterval(() => {
  const ways = [
    ".chooser .colour", ".chooser .primary:not(:disabled)", "button.target",
    ".hand .held.usable[aria-disabled=false]", ".offers button:not(:disabled)", ".deeds .others button:not(:disabled)",
  ];
  ways.map((way) => document.querySelector(way)).find((found) => found)?.click();
  document.querySelectorAll(".deeds button.ready").forEach((race) => race.click());
}, 50)"""
"""The first thing the table offers; it slaps and calls whenever it can."""

SPICY_ROBOT = """() => {
  let turns = 0;
  const hit = (way) => { const found = document.querySelector(way); found?.click(); return found !== null; };
  setInterval(() => {
    if (hit(".picker .play:not(:disabled)") || hit(".picker .claim:not(:disabled)")) return;
    if (hit(".deeds .good:not(:disabled)")) return;
    const deeds = [...document.querySelectorAll(".deeds button:not(:disabled)")];
    if (!document.querySelector(".table.mine") || deeds.length === 0) return;
    turns += 1;
    const card = document.querySelector(".hand-place button:not(:disabled)");
    if (turns % 6 > 3 && deeds.length > 1) deeds[0].click(); // a challenge; the second click means it
    else if (turns % 6 > 0 && card) card.click();
    else deeds.at(-1).click(); // a pass, likewise
  }, 50);
}"""
"""Plays, passes and challenges in turn."""
