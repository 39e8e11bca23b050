import type { EmulatedTable } from "../../src/emulator";
import { playOut } from "../../src/commands/playout";
import { FEATURES } from "../../src/features/index";
import { pokerchess } from "../../src/games/pokerchess";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { expectPresent, expectSame } from "../support/expect";
import { gameTable, type GameTable } from "./game-table";
import { notebookPage, shown } from "./support/hosting";
import { ownBoard, saveWith } from "./support/own-board";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;

const LADDER = fill(SENTENCES.ladder, { number: 1, all: 10 });
const PGN = fill(SENTENCES.notationTitle, { form: "PGN", title: english.pokerchess.TITLE });

/** Every feature: its module, and its name there. */
const LIST: readonly { module: string; name: string }[] = [
  { module: "hints", name: "HINTS" },
  { module: "tutorial-coach", name: "TUTORIAL" },
  { module: "daily", name: "DAILY" },
  { module: "puzzles", name: "PUZZLES" },
  { module: "win-chance", name: "WIN_CHANCE" },
  { module: "bot-rival", name: "BOT_RIVAL" },
  { module: "game-replay", name: "GAME_REPLAY" },
  { module: "ranks", name: "RANKS" },
  { module: "rematch", name: "REMATCH" },
  { module: "review", name: "REVIEW" },
  { module: "achievements", name: "ACHIEVEMENTS" },
  { module: "told-game", name: "TOLD_GAME" },
  { module: "ahead-of-time", name: "AHEAD_OF_TIME" },
  { module: "notated-game", name: "NOTATED_GAME" },
];
const MODULES = LIST.map(({ module }) => module);

/** The features that do something only in a game for several. */
const OF_SEVERAL = ["rematch", "ahead-of-time", "notated-game"];

type Where = "lobby" | "game" | "end";

/** What of a feature is there in the lobby, in the game after its first choice, or at its end: a button, or a page of the Notebook. */
interface Trace {
  module: string;
  at: Where;
  button?: string;
  page?: string;
}

/** What both games have in which features are taken out. */
const TRACES: readonly Trace[] = [
  { module: "hints", at: "game", button: SENTENCES.hint },
  { module: "tutorial-coach", at: "lobby", button: SENTENCES.learn },
  { module: "puzzles", at: "lobby", button: SENTENCES.puzzle },
  { module: "game-replay", at: "end", button: SENTENCES.watchAgain },
  { module: "review", at: "end", button: SENTENCES.review },
];
/** What a game for one player has besides. */
const TRACES_ALONE: readonly Trace[] = [
  { module: "daily", at: "lobby", button: SENTENCES.daily },
  { module: "ranks", at: "lobby", button: LADDER },
];
/** What a game for several has besides. */
const TRACES_OF_SEVERAL: readonly Trace[] = [
  { module: "ahead-of-time", at: "game", button: SENTENCES.ahead },
  { module: "notated-game", at: "end", page: PGN },
  { module: "rematch", at: "end", button: SENTENCES.rematch },
];

/** Fails unless there is a trace of all features but the missing ones, and none of those. */
function expectTraces(
  table: EmulatedTable,
  traces: readonly Trace[],
  where: Where,
  missing: readonly string[],
): void {
  const panels = ["White", "Blue"].map((colour) => shown(table, colour)).join("\n");
  for (const { module, at, button, page } of traces) {
    if (at !== where) continue;
    const isThere =
      page === undefined ? panels.includes(button ?? "") : notebookPage(table, page) !== undefined;
    expectSame(isThere, !missing.includes(module), `${module} in the ${where}:\n${panels}`);
  }
}

/** The steps of a game of one player who chooses anything. */
function wholeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): Step<Action>[] {
  const steps: Step<Action>[] = [];
  const policies = [expectPresent(game.policies["random"])];
  playOut(game, { options: {}, policies, seed: 4 }, (_state, step) => {
    if (step !== undefined) steps.push(copy(step));
  });
  return steps;
}

/**
 * Takes nothing out of a game, everything, and each of some features, and looks at what is there in the lobby, after a choice, after a
 * save and at the end.
 */
function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  each: readonly string[],
  traces: readonly Trace[],
  ends: (this: void, at: GameTable<State, Action>, table: EmulatedTable) => void,
): void {
  const { id } = game.rules;
  for (const missing of [[], MODULES, ...each.map((module) => [module])]) {
    const out = missing.length === MODULES.length ? "all" : (missing[0] ?? "none");
    it(`${id}: can be played and saved with this one taken out: ${out}`, () => {
      const made = LIST.filter(({ module }) => !missing.includes(module)).map(
        ({ module, name }) => `require("src.features.${module}").${name}`,
      );
      const board = ownBoard(game, `src.games.${id}.table`, "tableGame", `{${made.join(", ")}}`);
      for (const module of MODULES) {
        const isBundled = (board.LuaScript ?? "").includes(`modules["src.features.${module}"]`);
        expectSame(isBundled, !missing.includes(module), module);
      }

      const at = gameTable(game, () => saveWith(board));
      const table = at.open({ seed: 31 }, {}, { speed: "instant", hints: "outlook" });
      const white = table.player("White");
      const chooses = (): void => {
        const state = at.stateOf(table);
        const seat = expectPresent(at.decidingSeat(state));
        at.take(table, at.decider("random", 5)(state, seat), seat);
        at.waitForPeople(table);
      };
      expectTraces(table, traces, "lobby", missing);
      at.deal(table, white);
      chooses();
      table.seconds(2);
      expectTraces(table, traces, "game", missing);
      // What the missing one would obey is refused, and nothing breaks.
      for (const word of [
        "hint",
        "review",
        "replay",
        "achievements",
        "daily",
        "puzzle",
        "learn",
        "ahead",
        "rematch",
      ])
        white.says(`!offsuit ${word}`);
      table.seconds(1);
      expectSound(table);

      table.load(table.save());
      at.waitForPeople(table);
      chooses();
      at.expectPicture(table);
      ends(at, table);
      table.seconds(8);
      expectTraces(table, traces, "end", missing);
      at.expectPicture(table);
      expectSound(table);
    });
  }
}

describe("Features", () => {
  it("are all in the list of this spec", () => {
    expectSame(FEATURES.length, LIST.length);
  });

  const others = MODULES.filter((module) => !OF_SEVERAL.includes(module));
  describeGame(rogueSolitaire, others, [...TRACES, ...TRACES_ALONE], (at, table) => {
    at.continueWith(table, wholeGame(rogueSolitaire));
  });
  describeGame(pokerchess, OF_SEVERAL, [...TRACES, ...TRACES_OF_SEVERAL], (at, table) => {
    at.take(table, { kind: "forfeit" }, 0);
    at.waitForPeople(table);
  });
});
