import type { EmulatedTable } from "../../src/emulator";
import { FEATURES } from "../../src/features/index";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { fill } from "../../src/kit/words";
import { english } from "../support/english";
import { expectSame } from "../support/expect";
import { gameTable } from "./game-table";
import { expectNotShown, expectShown } from "./support/hosting";
import { ownBoard, saveWith } from "./support/own-board";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;

const LADDER = fill(SENTENCES.ladder, { number: 1, all: 10 });

/** Every feature: its module, what makes it, and a button of the lobby, of the game or of its end that only it has. */
const LIST: readonly { module: string; create: string; button?: string; at?: Where }[] = [
  { module: "hints", create: "createHints", button: SENTENCES.hint, at: "game" },
  { module: "tutorial-coach", create: "createTutorial", button: SENTENCES.learn, at: "lobby" },
  { module: "daily", create: "createDaily", button: SENTENCES.daily, at: "lobby" },
  { module: "puzzles", create: "createPuzzles", button: SENTENCES.puzzle, at: "lobby" },
  { module: "win-chance", create: "createWinChance" },
  { module: "bot-rival", create: "createBotRival" },
  { module: "game-replay", create: "createGameReplay", button: SENTENCES.watchAgain, at: "end" },
  { module: "ranks", create: "createRanks", button: LADDER, at: "lobby" },
  { module: "rematch", create: "createRematch" },
  { module: "review", create: "createReview", button: SENTENCES.review, at: "end" },
  { module: "achievements", create: "createAchievements" },
  { module: "told-game", create: "createToldGame" },
  { module: "ahead-of-time", create: "createAheadOfTime" },
  { module: "notated-game", create: "createNotatedGame" },
];

/** Nobody's module: then every feature is there. */
const NONE = "none";

type Where = "lobby" | "game" | "end";

/** Fails unless the buttons of all features but the missing one are there, and none of that one. */
function expectButtons(table: EmulatedTable, where: Where, missing: string): void {
  for (const { module, button, at } of LIST) {
    if (button === undefined || at !== where) continue;
    if (module === missing) expectNotShown(table, "White", button);
    else expectShown(table, "White", button);
  }
}

describe("Features", () => {
  it("are all in the list of this spec", () => {
    expectSame(FEATURES.length, LIST.length);
  });

  for (const missing of [NONE, ...LIST.map(({ module }) => module)]) {
    it(`can be played and saved with this one taken out: ${missing}`, () => {
      const made = LIST.filter(({ module }) => module !== missing).map(
        ({ module, create }) => `require("src.features.${module}").${create}`,
      );
      const list = `{${made.join(", ")}}`;
      const board = ownBoard(rogueSolitaire, "src.games.rogue-solitaire.table", "tableGame", list);
      for (const { module } of LIST) {
        const isBundled = (board.LuaScript ?? "").includes(`modules["src.features.${module}"]`);
        expectSame(isBundled, module !== missing, module);
      }

      const at = gameTable(rogueSolitaire, () => saveWith(board));
      const table = at.open({ seed: 31 }, {}, { speed: "instant", hints: "outlook" });
      const white = table.player("White");
      expectButtons(table, "lobby", missing);
      at.deal(table, white);
      expectButtons(table, "game", missing);
      // What the missing one would obey is refused, and nothing breaks.
      for (const word of ["hint", "review", "replay", "achievements", "daily", "puzzle", "learn"])
        white.says(`!offsuit ${word}`);
      table.seconds(1);
      expectSound(table);

      const again = at.open({ seed: 32 });
      again.load(table.save());
      at.waitForPeople(again);
      const decide = at.decider("random", 5);
      while (at.decidingSeat(at.stateOf(again)) !== undefined) {
        at.take(again, decide(at.stateOf(again)));
        at.waitForPeople(again);
      }
      again.seconds(8);
      expectButtons(again, "end", missing);
      at.expectPicture(again);
      expectSound(again);
    });
  }
});
