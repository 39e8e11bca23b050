import type { EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game/game";
import { below, seeded, type Random } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { openShelf, press, pressAndRest, rest, traces } from "../box/support/shelf-table";
import { expectSame } from "../support/expect";
import { expectWithin } from "../support/limits";
import { drawnInRounds } from "../support/rounds";
import { SCALE } from "../support/scale";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { gameTable, type GameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";
import { DISTURBANCES, type Disturbance } from "./disturbances";
import { expectNoLeak } from "./secrets";

/** How many games of every kind are played: a hundred with `npm run soak -- --scale 100`. */
const ROUNDS = SCALE;
/** After this many decisions a game is given up, as some are: in `npm run soak` later. */
const MOST_DECISIONS = SCALE > 1 ? 40 : 12;
/** How often something goes wrong: before one decision of this many. */
const RARITY = 4;
/** Longer than anything waits that nobody waits for, in seconds. */
const PATIENCE = 300;

/** Deals, or continues the game that was put away. */
function begin<State, Action>(at: GameTable<State, Action>, table: EmulatedTable): void {
  at.waitForPeople(table, 120);
  // What the table takes by itself would come between something that goes wrong and a look at the game.
  table.execute(`adoptSettings({settings = '{"loneChoices": "asked"}'})`, at.piece(table, "board"));
  const white = table.player("White");
  const buttons = white.sees().panels.map(({ text }) => text);
  const { start, playAgain, playAgainWith, rematch, rematchWith } = english.table.SENTENCES;
  for (const button of [start, playAgain, rematch]) if (buttons.includes(button)) white.clicks(button);
  table.seconds(1);
  for (const joins of [playAgainWith, rematchWith].map((each) => fill(each, { players: "White" })))
    if (table.sight("Blue").panels.some(({ text }) => text === joins)) table.player("Blue").clicks(joins);
  at.waitForPeople(table, 120);
}

/** Plays one game from its deal on; what becomes of it does not matter, but nothing of it may stay on the table. */
function playOne<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  table: EmulatedTable,
  random: Random,
  disturbs: (this: void, random: Random) => Disturbance,
): void {
  const at = gameTable(game);
  const policy = below(random, 2) === 0 ? "random" : "sensible";
  const decide = at.decider(game.policies[policy] === undefined ? "random" : policy, below(random, 1000));
  begin(at, table);
  for (let decision = 1; decision <= MOST_DECISIONS; decision++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) break;
    if (decision % RARITY === 0) disturb(at, table, random, { state, disturbs: disturbs(random) });
    else {
      const act = below(random, 2) === 0 ? at.clickAction : at.dragAction;
      act(table, state, decide(state, seat), seat);
      at.waitForPeople(table, 120);
    }
    expectNoLeak(game, table, at.stateOf(table));
  }
  at.expectPicture(table);
}

function disturb<State, Action>(
  at: GameTable<State, Action>,
  table: EmulatedTable,
  random: Random,
  { state, disturbs }: { state: State; disturbs: Disturbance },
): void {
  disturbs(table, random);
  at.waitForPeople(table, 120);
  expectSame(at.stateOf(table), state, "a disturbance changed the game");
  at.expectPicture(table);
}

/** The memory in use in kilobytes, without what the emulator keeps for its host to rewind to and for tests to read. */
function memory(table: EmulatedTable): number {
  // What has only been put off is over by then.
  table.seconds(PATIENCE);
  const { world } = table;
  world.checkpoints = [];
  world.report.said = [];
  for (const person of world.people) person.heard = [];
  // What was only held by something dead goes in the second sweep.
  collectgarbage("collect");
  collectgarbage("collect");
  // Lua answers one number, whatever its types say.
  const kilobytes: unknown = collectgarbage("count");
  return typeof kilobytes === "number" ? kilobytes : 0;
}

describe("a table on which games of every kind are played one after the other, whatever goes wrong", () => {
  it("stays as it was: no error, no card lost, no secret told, nothing left behind, no growth", () => {
    const table = openShelf({
      seed: 11,
      players: [{ color: "White" }, { color: "Blue" }, { color: "Grey", name: "Anna" }],
    });
    const random = seeded(11);
    const untouched = traces(table);
    const disturbs = drawnInRounds(DISTURBANCES);
    let used: number | undefined;
    for (let round = 1; round <= ROUNDS; round++) {
      for (const entry of GAMES) {
        pressAndRest(table, entry.id);
        entry.visit((game) => {
          playOne(game, table, random, disturbs);
        });
        table.faults.slowsSpawns(0);
        press(table, entry.id);
        // Somebody else plays along, who is asked for.
        const white = table.player("White");
        if (white.sees().dialog !== undefined) white.answers();
        rest(table);
        expectSame(traces(table), untouched, `after ${entry.id}, round ${round}`);
        expectSound(table);
      }
      // One round alone shows no growth.
      if (ROUNDS === 1) break;
      const now = memory(table);
      used ??= now;
      // It goes up and down by some thousands with the length of the games; what leaks adds up.
      expectWithin("soakMemory", now - used, `more than after the first round, after round ${round}`);
    }
  });
});
