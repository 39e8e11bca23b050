import { createRequire } from "node:module";
import { simulate } from "../../src/commands/simulate";
import { GAMES } from "../../src/games";
import { isRecord } from "../../src/kit/data/data";
import { readPlan } from "../simulation/plan";
import type { Figure } from "./figure";
import { perSecond } from "./speed";

const SUBJECT = "playing, in Node";
const UNIT = "actions a second";
const PACKAGE = "boardgame.io/client";
/** How many games of ours go into one look at the clock. */
const GAMES_AT_ONCE = 20;
const CELLS = 9;
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The parts of boardgame.io in use. */
interface Framework {
  Client: (settings: { game: object; debug: false }) => {
    start(): void;
    stop(): void;
    moves: Record<string, (cell: number) => void>;
    getState(): { ctx: { gameover?: unknown } } | null;
  };
}

interface Board {
  cells: (string | null)[];
}

/** Tic-tac-toe as the tutorial of boardgame.io has it. */
const TIC_TAC_TOE = {
  setup: (): Board => ({ cells: Array.from({ length: CELLS }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: Board; playerID: string }, cell: number): string | undefined => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells }, ctx }: { G: Board; ctx: { currentPlayer: string } }): object | undefined => {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

function isFramework(loaded: unknown): loaded is Framework {
  return isRecord(loaded) && typeof loaded["Client"] === "function";
}

/** How many actions a second our rules take in random games, each checked and applied, beside boardgame.io's tic-tac-toe. */
export function actionFigures(): Figure[] {
  return [...GAMES.map((entry) => actionsOf(entry)), ...framework()];
}

function actionsOf(entry: (typeof GAMES)[number]): Figure {
  const plan = readPlan(entry, { policy: "random", seed: 1 });
  let first = 0;
  let actions = 0;
  const rounds = perSecond(() => {
    const { lengths } = entry.visit((game) => simulate(game, plan, first, GAMES_AT_ONCE));
    first += GAMES_AT_ONCE;
    actions += lengths.reduce((sum, length) => sum + length, 0);
  });
  const perRound = actions / (first / GAMES_AT_ONCE);
  return { subject: SUBJECT, name: `${entry.id}, random`, value: rounds * perRound, unit: UNIT };
}

function framework(): Figure[] {
  const client = load();
  if (client === undefined) return [];
  let actions = 0;
  let rounds = 0;
  const each = perSecond(() => {
    rounds++;
    actions += ticTacToe(client, rounds);
  });
  return [
    { subject: SUBJECT, name: "boardgame.io's tic-tac-toe", value: (each * actions) / rounds, unit: UNIT },
  ];
}

/** Plays a game through, its cells in another order each time; answers how many actions it took. */
function ticTacToe({ Client }: Framework, round: number): number {
  const client = Client({ game: TIC_TAC_TOE, debug: false });
  client.start();
  let actions = 0;
  for (let i = 0; i < CELLS && client.getState()?.ctx.gameover === undefined; i++) {
    // 2 and 4 are prime to the number of cells: each cell has its turn.
    client.moves["clickCell"]?.((i * (round % 2 === 0 ? 2 : 4) + round) % CELLS);
    actions++;
  }
  client.stop();
  return actions;
}

/** The package, or undefined where it is not installed: then its figure is missing. */
function load(): Framework | undefined {
  try {
    const loaded: unknown = createRequire(import.meta.url)(PACKAGE);
    return isFramework(loaded) ? loaded : undefined;
  } catch {
    return undefined;
  }
}
