import { openTable, type EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { copy, same } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import { lazily } from "../../src/kit/data/lazily";
import { apply, type Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { COUNTS_INSTRUCTIONS } from "../support/budget";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectWithin } from "../support/limits";
import { gameTable } from "./game-table";
import { allAgree } from "./support/hosting";
import { longGame, type Length } from "./support/long-game";
import type { Report } from "./support/report";
import { boardIn, putRecord } from "./support/saved-board";

/** How many saves are measured. */
const SAVES = 10;

/** In how many frames a table is veiled and its panel made, which has nothing to do with how long a game is. */
const BEGINNING = 3;

/** How many frames a table is busy bringing a game back, and its heaviest slice meanwhile. */
function resumed(
  table: EmulatedTable,
  reportOf: (this: void, table: EmulatedTable) => Report,
): { frames: number; slice: number } {
  let frames = 0;
  for (; frames < 1000 && reportOf(table).busy === "resuming"; frames++) table.frames(1);
  const [heaviest] = table.meter();
  return { frames, slice: heaviest?.count ?? 0 };
}

/** In how many frames a table comes to rest. */
function drawn(table: EmulatedTable, reportOf: (this: void, table: EmulatedTable) => Report): number {
  let frames = 0;
  const isBusy = ({ busy, drawing }: Report): boolean => busy !== "" || drawing;
  for (; frames < 1000 && isBusy(reportOf(table)); frames++) table.frames(1);
  return frames;
}

/** The steps that a board keeps in a save, line by line; in one that is made now, if none is given. */
function keptSteps(table: EmulatedTable, game: string, save = table.save()): string[] {
  return (boardIn(save, game).LuaScriptState ?? "").split("\n").slice(2);
}

/** How many instructions the heaviest script needs to save; the meter counts in steps, so it is the mean of some saves. */
function costOfSaving(table: EmulatedTable): number {
  let sum = 0;
  for (let save = 0; save < SAVES; save++) {
    forget(table);
    table.save();
    sum += table.meter()[0]?.count ?? 0;
  }
  return sum / SAVES;
}

function forget(table: EmulatedTable): void {
  if (table.world.meter !== undefined) table.world.meter.heaviest = new LuaTable();
}

function isBroughtBackInTime<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  length: Length,
): void {
  const at = gameTable(game);
  const { rules } = game;
  const played = lazily(() => longGame(game, length));

  function isMeasured(): void {
    const steps = played();
    expectTrue(steps.length > length.steps * 0.9, `only ${steps.length} steps`);
    const dealt = at.open({ seed: 7 }, {}, { undoRule: "always" });
    at.deal(dealt, dealt.player("White"));
    const save = dealt.save();
    putRecord(save, rules.id, steps);
    const players = [{ color: "White" }, { color: "Blue" }];
    const table = openTable(save, { seed: 8, players, meter: true });
    // The table is veiled and the panel made first.
    table.frames(BEGINNING);
    forget(table);
    expectSame(at.reportOf(table).busy, "resuming");
    expectSame(
      keptSteps(table, rules.id),
      keptSteps(dealt, rules.id, save),
      "a save while the game is loaded",
    );
    forget(table);
    const load = resumed(table, at.reportOf);
    expectSame(at.reportOf(table).steps.length, steps.length);
    at.waitForPeople(table, 120);
    at.expectPicture(table);
    const saving = costOfSaving(table);
    forget(table);
    at.personAt(table, expectPresent(lastSeat(steps))).says("!offsuit undo");
    // Against the clock those who could react to it have to want it, too.
    if (rules.clock !== undefined) allAgree(table);
    const kept = keptSteps(table, rules.id);
    forget(table);
    const undo = resumed(table, at.reportOf);
    const undone = undo.frames + drawn(table, at.reportOf);
    const left = at.reportOf(table).steps.length;
    expectSame(kept, keptSteps(table, rules.id), "a save while something is taken back");
    expectTrue(left < steps.length, "nothing is taken back");
    at.waitForPeople(table, 120);
    at.expectPicture(table);
    expectWithin("longLoad", load.frames + BEGINNING);
    expectWithin("undo", undo.frames);
    expectWithin("undone", undone);
    expectWithin("slice", load.slice, "a slice of the load");
    expectWithin("slice", undo.slice, "a slice of the undo");
    // A save happens at once for all that is on the table, so it gets less than a slice.
    expectWithin("longSave", saving);
  }

  // Frames are the same wherever it runs, instructions are counted in one place.
  if (COUNTS_INSTRUCTIONS) it(`#budget of ${rules.id} is loaded, undone and saved in no time`, isMeasured);

  it(`of ${rules.id} leaves its record as it was written`, () => {
    const steps = played();
    const written = copy(steps);
    const state = rules.start({}, rules.seats.min);
    for (const step of steps) expectSame(apply(rules, state, step).kind, "done");
    expectTrue(same(steps, written), "the rules have changed a step that they were given");
  });
}

function lastSeat<Action>(steps: readonly Step<Action>[]): number | undefined {
  let seat: number | undefined;
  for (const step of steps) if (step.kind === "act") seat = step.seat;
  return seat;
}

describe("a long game", () => {
  isBroughtBackInTime(pokerchess, { policy: "sensible", steps: 600 });
  isBroughtBackInTime(rollFlush, { policy: "random", steps: 700 });
  isBroughtBackInTime(pokersRogueReckoning, { policy: "sensible", steps: 450 });
  isBroughtBackInTime(rogueSolitaire, { policy: "random", steps: 200 });
  isBroughtBackInTime(cardsVsDice, { policy: "sensible", steps: 60 });
});
