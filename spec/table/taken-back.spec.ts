import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { same } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { say } from "../../src/table/languages/sentences";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { isOfToday } from "../support/rotation";
import { gameTable } from "./game-table";
import { allAgree, endsGame, expectHeard } from "./support/hosting";
import { longGame, type Length } from "./support/long-game";
import { boardIn } from "./support/saved-board";
import { expectSound } from "./support/soundness";

/** How often the same is chosen and undone: dice fall the same by accident, but not so often. */
const TIMES = 3;

/** Which choice of a game is the last one that calls for chance, before anybody decides again. */
function lastCall<Action>(steps: readonly Step<Action>[]): number {
  let isCalled = false;
  for (let at = steps.length - 1; at > 0; at--) {
    const step = steps[at];
    if (step?.kind === "act" && isCalled) return at;
    isCalled = step?.kind === "chance" && (isCalled || step.outcome.kind !== "seen");
  }
  return -1;
}

function meetsTheSame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  length: Length,
): void {
  const { id } = game.rules;
  if (!isOfToday(id)) return;
  const at = gameTable(game);
  const steps = longGame(game, length);
  const before = lastCall(steps);
  const call = steps[before];

  /** A table at which a choice that calls for chance has to be made. */
  function dealt(seed: number): EmulatedTable {
    const table = at.open({ seed }, {}, { undoRule: "always" });
    at.deal(table, table.player("White"));
    at.continueWith(table, steps.slice(0, before));
    return table;
  }

  /** Makes the choice, and answers what came of it until somebody is to decide. */
  function chooses(table: EmulatedTable): string {
    if (call?.kind !== "act") error(`${id}: no choice calls for chance`, 0);
    expectSame(at.reportOf(table).steps.length, before);
    at.take(table, call.action, call.seat);
    table.until(() => at.reportOf(table).steps.length > before + 1, 30);
    at.waitForPeople(table, 120);
    const came = at.reportOf(table).steps.slice(before).join();
    expectTrue(came.includes('"rolled"') || came.includes('"shuffled"'), "chance has not decided");
    return came;
  }

  /** Takes back until the choice has to be made again. */
  function undoes(table: EmulatedTable): void {
    for (let time = 0; time < 8 && at.reportOf(table).steps.length > before; time++) {
      const last = at.reportOf(table).steps.length;
      at.personAt(table, call?.kind === "act" ? call.seat : 0).says("!offsuit undo");
      table.seconds(0.5);
      allAgree(table);
      table.until(() => at.reportOf(table).steps.length < last, 10);
      at.waitForPeople(table, 120);
    }
  }

  /** Whether the save holds anything that was undone. */
  function kept(table: EmulatedTable): boolean {
    return (boardIn(table.save(), id).LuaScriptState ?? "").includes("formerWays");
  }

  it(`${id}: anyone who undoes and chooses the same again meets the same faces and cards`, () => {
    const table = dealt(7);
    const first = chooses(table);
    expectTrue(!kept(table), "something is kept before anything is taken back");
    for (let time = 0; time < TIMES; time++) {
      undoes(table);
      expectSame(chooses(table), first);
      expectHeard(table, "White", say("fallsAsBefore"));
      at.expectPicture(table);
    }
    expectSound(table);
  });

  it(`${id}: the same after a save, and after something else was chosen and undone`, () => {
    const table = dealt(8);
    const first = chooses(table);
    undoes(table);
    table.load(table.save());
    at.waitForPeople(table, 120);
    const state = at.stateOf(table);
    const seat = expectPresent(at.decidingSeat(state));
    const other = at
      .choicesOf(state, seat)
      .find(({ action }) => call?.kind === "act" && !same(action, call.action));
    if (other !== undefined) {
      at.take(table, other.action, seat);
      table.seconds(1);
      at.waitForPeople(table, 120);
      undoes(table);
    }
    expectSame(chooses(table), first);
    expectSound(table);
  });

  it(`${id}: a new game knows nothing of it`, () => {
    const table = dealt(9);
    chooses(table);
    undoes(table);
    expectTrue(kept(table), "nothing is kept");
    endsGame(table, table.player("White"));
    table.seconds(2);
    expectTrue(!kept(table), "a game that was given up is still kept");
  });
}

describe("What chance has decided before it was undone", () => {
  meetsTheSame(cardsVsDice, { policy: "sensible", steps: 60 });
  meetsTheSame(rollFlush, { policy: "random", steps: 60 });
  meetsTheSame(rogueSolitaire, { policy: "expert", steps: 60 });
  meetsTheSame(pokersRogueReckoning, { policy: "sensible", steps: 100 });
  meetsTheSame(pokerchess, { policy: "sensible", steps: 120 });
});
