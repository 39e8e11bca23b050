import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";

const TABLE = "src/table";

/** What features are called; `replay` and `rules` are the table's own words, too. */
const NAMES =
  /tutorial|trying|daily|puzzle|outlook|(?<!ar)rival|ladder|rematch|review|achievement|notation|ahead|(?<![a-z])hint/gi;

/**
 * Where the table knows a feature by its name all the same, and why. A feature that is added has no place here: what it needs of the
 * table, others may need as well, and it is called by what it does.
 */
const KNOWN: Readonly<Record<string, string>> = {
  // A tutorial is a kind of game, as practice is: what counts, who sits where, and what may be undone depend on it.
  "commands/contracts.ts": "tutorial",
  "commands/lobby-seats.ts": "tutorial",
  "commands/take-seat.ts": "tutorial",
  "commands/undo.ts": "tutorial",
  "game/manual-chance.ts": "tutorial",
  "panel/after-game-view.ts": "tutorial",
  "stage/scene-drawer.ts": "tutorial",
  // So are a puzzle, and the one try at the cards of a day; hints that were used are a part of what a game counts for.
  "model/contracts.ts": "hint trying tutorial",
  "model/desk.ts": "hint puzzle trying tutorial",
  "model/permissions.ts": "puzzle tutorial",
  // A game that is dealt begins without any of that; what to play again is called, and that a try is given up.
  "commands/start-game.ts": "daily hint rematch trying tutorial",
  // What was chosen ahead of time is played like what a bot chooses, after a pause of its own; how a game ends has the words of a day.
  "feature.ts": "ahead",
  "table.ts": "ahead daily",
  "game/contracts.ts": "ahead",
  "game/bots.ts": "ahead",
  "game/decisions.ts": "ahead",
  // Hints are a setting, a key of the player's, which Tabletop Simulator remembers, and in what a board tells other programs.
  "commands/change-settings.ts": "hint",
  "game/save-and-close.ts": "hint",
  "input/hotkeys.ts": "hint",
  "input/keys.ts": "hint",
  "model/given-hints.ts": "hint",
  "model/settings.ts": "hint outlook",
  // Not the feature: the lines in which a game explains itself.
  "input/chat.ts": "hint",
  "panel/game-texts.ts": "hint",
  "panel/help-sheet.ts": "hint",
  "panel/model.ts": "hint tutorial",
  "panel/panel-view.ts": "hint tutorial",
  "panel/panels.ts": "hint",
  "panel/shown.ts": "hint tutorial",
  "panel/view.ts": "ahead hint",
  // The chart of a game has the bars of its review.
  "panel/chart.ts": "ahead review",
  "panel/layout.ts": "review",
  "panel/markup.ts": "review",
  // How far somebody came is told in the words of the rivals; the days of codes are reckoned as in today's deal.
  "languages/sentences.ts": "rival",
  "model/deal-codes.ts": "daily",
  // A board's texts hold its puzzles.
  "languages/stored-texts.ts": "puzzle",
};

/** The names in the code of a file, without its comments. */
function namesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  return [...new Set([...code.matchAll(NAMES)].map(([name]) => name.toLowerCase()))].sort();
}

describe("The table", () => {
  it("knows features by no name, but for these", () => {
    const found: Record<string, string> = {};
    for (const file of readdirSync(join(ROOT, TABLE), { recursive: true, encoding: "utf8" }).sort()) {
      if (!file.endsWith(".ts")) continue;
      const names = namesIn(readFileSync(join(ROOT, TABLE, file), "utf8"));
      if (names.length > 0) found[file] = names.join(" ");
    }
    assert.deepEqual(found, KNOWN);
  });
});
