import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { briefReportOf, isAtRest } from "./support/report";
import { expectSound } from "./support/soundness";

/** In how many choices something shakes at least, with these seeds. */
const CHOICES = 40;
/** How far something goes at least that shakes, and at most, in inches. */
const LEAST = 0.05;
const MOST = 0.2;
/** For how many frames the table is watched at most after each choice, and after how many it is asked whether it has come to rest. */
const WATCHED = 420;
const FRAMES_A_LOOK = 30;

/** Where the pieces with these ids are from left to right, as far as they are loose on the table. */
function places(table: EmulatedTable, game: string, ids: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { state, position, heldBy } of table.objects()) {
    const id = ids.find((each) => state.Memo === `offsuit/${game}/${each}`);
    if (id !== undefined && heldBy === undefined) found[id] = position.x;
  }
  return found;
}

/** How many choices made one of these pieces shake, which never leave their column. */
function shakes<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  speed: "calm" | "instant",
  staying: (this: void, state: State) => readonly string[],
  preferred: readonly string[] = [],
): number {
  const at = gameTable(game);
  const table = at.open({ seed: 5 }, {}, { speed });
  at.deal(table, table.player("White"));
  let shaken = 0;
  for (let count = 0; count < CHOICES; count++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) break;
    const ids = staying(state);
    const before = places(table, game.rules.id, ids);
    const choices = at.choicesOf(state, seat);
    const wanted = choices.filter(({ action }) => preferred.includes(action.kind));
    at.take(table, expectPresent(wanted[0] ?? choices[0]).action, seat);
    let farthest = 0;
    for (let frame = 0; frame < WATCHED; frame += 2) {
      if (frame % FRAMES_A_LOOK === 0 && frame > 0 && isAtRest(briefReportOf(table, game.rules.id))) break;
      table.frames(2);
      const now = places(table, game.rules.id, ids);
      for (const id of Object.keys(before))
        farthest = Math.max(farthest, Math.abs((now[id] ?? 0) - (before[id] ?? 0)));
    }
    at.waitForPeople(table);
    const after = places(table, game.rules.id, ids);
    // What has been thrown or taken away is somewhere else.
    if (farthest > 1 || ids.some((id) => Math.abs((after[id] ?? 0) - (before[id] ?? 0)) > 1)) continue;
    for (const id of ids) expectNear(after[id] ?? 0, before[id] ?? 0, 0.000001);
    if (farthest > LEAST) shaken++;
    expectTrue(farthest < MOST, `${farthest} inches`);
  }
  at.expectPicture(table);
  expectSound(table);
  return shaken;
}

function life(): readonly string[] {
  return ["life"];
}

describe("pieces shake, and are where they lay,", () => {
  it("when somebody goes bust", () => {
    const cards = ({ slots }: Parameters<typeof rollFlush.rules.waiting>[0]): readonly string[] =>
      slots.flatMap((slot) => ("card" in slot ? [slot.card] : []));
    const daring = ["roll", "accept"];
    expectTrue(shakes(rollFlush, "calm", cards, daring) > 0, "nothing shakes");
    expectSame(shakes(rollFlush, "instant", cards, daring), 0);
  });

  it("when life is lost", () => {
    const timid = ["calm", "end"];
    expectTrue(shakes(cardsVsDice, "calm", life, timid) > 0, "nothing shakes");
    expectSame(shakes(cardsVsDice, "instant", life, timid), 0);
  });
});
