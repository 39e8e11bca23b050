import { DOUBTS, type DoubtName, type Doubts, unusualAnswers } from "../../src/emulator";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { SCALE } from "../support/scale";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";

/** After this many decisions a game is given up: with `npm run soak -- --scale 100` all come to their end. */
const MOST_DECISIONS = 8 * SCALE;

/** The doubts under which every game is played; under the others one game in `npm test`, all in `npm run soak`. */
const IN_EVERY_GAME: ReadonlySet<DoubtName> = new Set<DoubtName>(["objectsLoadFirst"]);

/** Plays a game through the panels, saves and loads the table, and looks at the pieces and the errors. */
function play<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  doubts: Partial<Doubts>,
): void {
  const at = gameTable(game);
  const table = at.open({ seed: 3, doubts });
  at.deal(table, table.player("White"));
  const decide = at.decider("sensible", 3);
  for (let decision = 1; decision <= MOST_DECISIONS; decision++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) break;
    at.clickAction(table, state, decide(state, seat), seat);
    at.waitForPeople(table, 120);
  }
  // A hand that does not take up what is let loose in it takes a moment more.
  table.seconds(6);
  at.expectPicture(table);
  table.load(table.save());
  at.waitForPeople(table, 120);
  table.seconds(6);
  at.expectPicture(table);
  expectSound(table, doubts.figureCallsRaise === true ? "RPGFigurine" : undefined);
}

/** The rows of the covering array of all doubts (scripts/testing/doubt-cover.ts), as answers. */
function coverRows(): Partial<Doubts>[] {
  const rows = (os.getenv("OFFSUIT_DOUBTS") ?? "").split(" ").filter((row) => row !== "");
  return rows.map((row) => {
    const answers: Partial<Record<DoubtName, boolean>> = {};
    DOUBTS.forEach(({ name }, index) => {
      answers[name] = row[index] === "1";
    });
    return answers;
  });
}

describe("Whatever Tabletop Simulator really does,", () => {
  unusualAnswers().forEach(({ name, answer, doubts }, index) => {
    GAMES.forEach((entry, place) => {
      const { id } = entry;
      const isPlayed = SCALE > 1 || IN_EVERY_GAME.has(name) || index % GAMES.length === place;
      if (!isPlayed) return;
      it(`${id} is played where ${name} is ${answer ? "true" : "false"}`, () => {
        entry.visit((game) => play(game, doubts));
      });
    });
  });

  coverRows().forEach((doubts, index) => {
    GAMES.forEach((entry, place) => {
      if (SCALE === 1 && index % GAMES.length !== place) return;
      it(`${entry.id} is played under row ${index + 1} of the cover`, () => {
        entry.visit((game) => play(game, doubts));
      });
    });
  });
});
