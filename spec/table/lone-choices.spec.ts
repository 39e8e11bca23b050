import type { EmulatedTable } from "../../src/emulator";
import { playOut } from "../../src/commands/playout";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokersRogueReckoning as game } from "../../src/games/pokers-rogue-reckoning";
import type { Action, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { rollFlush as rollFlushGame } from "../../src/games/roll-flush";
import type { State as FlushState } from "../../src/games/roll-flush/rules/state";
import { anyAction } from "../../src/kit/rules/choices";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { Policy } from "../../src/kit/rules/policy";
import { seeded } from "../../src/kit/data/random";
import { apply, type Step } from "../../src/kit/record/record";
import type { Choice, GameAction, GameEvent } from "../../src/kit/rules/rules";
import { loneChoice } from "../../src/kit/game/worth";
import { STANDARD_SETTINGS } from "../../src/table/model/settings";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { CALM, pokerchess } from "./pokerchess";
import { reckoning } from "./pokers-rogue-reckoning";
import { rollFlushTable as rollFlush } from "./roll-flush";
import { expectSound } from "./support/soundness";

/** How many decisions are taken before the numbers are compared. */
const DECISIONS = 5;
/** Among how many games a choice is looked for, by the rules alone. */
const GAMES = 100;
/** Longer than the table waits before it takes an only choice, in seconds. */
const LONGER = 1.5;

/** A game up to a choice, and how it is then. */
interface Before<State, Action> {
  steps: Step<Action>[];
  state: State;
  action: Action;
}

/** Whether a choice is one that is looked for, by how the game was before it and how it is after it. */
type IsLike<State, Action> = (this: void, state: State, action: Action, next: State) => boolean;

/** The first choice like this in games that are played at random by the rules alone. */
function choiceLike<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  isLike: IsLike<State, Action>,
): Before<State, Action> {
  let found: Before<State, Action> | undefined;
  for (let seed = 1; seed <= GAMES && found === undefined; seed++) found = lookIn(game, seed, isLike);
  return expectPresent(found, "no game has such a choice");
}

function lookIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
  isLike: IsLike<State, Action>,
): Before<State, Action> | undefined {
  const policies: Policy<Seen, Action>[] = [];
  for (let seat = 0; seat < game.rules.seats.min; seat++)
    policies.push((_seen, choices, random) => expectPresent(anyAction(choices, random)));
  const steps: Step<Action>[] = [];
  let found: Before<State, Action> | undefined;
  let before: State | undefined;
  playOut(game, { options: {}, policies, seed }, (state, step) => {
    if (found !== undefined) return;
    if (step?.kind === "act" && before !== undefined && isLike(before, step.action, state))
      found = { steps: steps.slice(), state: before, action: step.action };
    if (step !== undefined) steps.push(copy(step));
    before = copy(state);
  });
  return found;
}

/** The only choice that is worth a question in a state, if there is no other. */
function loneIn(state: State): Choice<Action> | undefined {
  return loneChoice(game, game.rules.seen(state, 0), reckoning.choicesOf(state));
}

/** Whether the table asks about an action first. */
function isAskedAbout(state: State, action: Action): boolean {
  return game.words.confirm(game.rules.seen(state, 0), action) !== undefined;
}

/** Whether the table takes the only choice of a state, which can be undone, and then waits for one that is not the only one. */
function isTaken(state: State): boolean {
  const lone = loneIn(state);
  if (lone === undefined || lone.amounts !== undefined || isAskedAbout(state, lone.action)) return false;
  // A card that was turned up stays so, as do those that Scout has shown.
  if (lone.action.kind === "reveal") return false;
  const next = copy(state);
  apply(game.rules, next, { kind: "act", seat: 0, action: lone.action });
  return next.phase.kind !== "scout" && reckoning.choicesOf(next).length > 0 && loneIn(next) === undefined;
}

/** A choice of somebody who has others, after which the table takes the only one. */
function leadingToLone(): Before<State, Action> {
  return choiceLike(game, (state, _action, next) => loneIn(state) === undefined && isTaken(next));
}

/** A table that takes only choices, or asks, at which somebody alone has come so far. */
function tableWith(
  seed: number,
  loneChoices: "asked" | "taken",
  { steps }: Pick<Before<State, Action>, "steps">,
): EmulatedTable {
  const table = reckoning.open({ seed, players: [{ color: "White" }] }, {}, { loneChoices });
  reckoning.deal(table, table.player("White"));
  reckoning.continueWith(table, steps);
  settles(table);
  return table;
}

/** Whether a line of the record is somebody's choice. */
function isAct(line: string): boolean {
  return line.includes('"kind":"act"');
}

function stepsAt(table: EmulatedTable): number {
  return reckoning.reportOf(table).steps.length;
}

/** Waits until the table has taken what it takes by itself. */
function settles(table: EmulatedTable): void {
  for (let before = -1; before !== stepsAt(table);) {
    before = stepsAt(table);
    reckoning.waitForPeople(table);
    table.seconds(LONGER);
    reckoning.waitForPeople(table);
  }
}

describe("A choice without an alternative", () => {
  it("is taken for somebody who plays alone and wants that", () => {
    const { steps, action } = leadingToLone();
    const table = tableWith(31, "taken", { steps });
    const random = seeded(7);
    let next: Action | undefined = action;
    let real = 0;
    for (; real < DECISIONS && next !== undefined; real++) {
      const state = reckoning.stateOf(table);
      const lone = loneIn(state);
      if (lone !== undefined)
        expectTrue(isAskedAbout(state, lone.action), `${lone.action.kind} has waited for a click`);
      reckoning.take(table, next);
      settles(table);
      next = anyAction(reckoning.choicesOf(reckoning.stateOf(table)), random);
    }
    const acts = reckoning
      .reportOf(table)
      .steps.slice(steps.length)
      .filter((step) => isAct(step));
    expectTrue(acts.length > real, `${acts.length} choices, all of them taken by the player`);
    expectSound(table);
  });

  it("is never taken where the table asks first", () => {
    const { steps } = choiceLike(cardsVsDice, (state) => {
      const choices = cardsVsDiceTable.choicesOf(state);
      const lone = loneChoice(cardsVsDice, cardsVsDice.rules.seen(state, 0), choices);
      const { confirm } = cardsVsDice.words;
      return lone !== undefined && confirm(cardsVsDice.rules.seen(state, 0), lone.action) !== undefined;
    });
    const table = cardsVsDiceTable.open(
      { seed: 32, players: [{ color: "White" }] },
      {},
      { loneChoices: "taken" },
    );
    cardsVsDiceTable.deal(table, table.player("White"));
    cardsVsDiceTable.continueWith(table, steps);
    table.seconds(2 * LONGER);
    expectSame(cardsVsDiceTable.reportOf(table).steps.length, steps.length);
    expectSound(table);
  });

  it("is taken at a table whose settings nobody has changed", () => {
    expectSame(STANDARD_SETTINGS.loneChoices, "taken");
  });

  it("waits for a click where that is wanted", () => {
    const { steps, action } = leadingToLone();
    const table = tableWith(31, "asked", { steps });
    reckoning.take(table, action);
    settles(table);
    expectSame(stepsAt(table), steps.length + 1, "the table has taken the only choice");
    reckoning.take(table, expectPresent(loneIn(reckoning.stateOf(table))).action);
    settles(table);
    expectSame(stepsAt(table), steps.length + 2, "how many steps there are after the click");
  });

  it("is not what Undo takes back, which goes on to what somebody has chosen", () => {
    const { steps, action } = leadingToLone();
    const table = tableWith(31, "taken", { steps });
    reckoning.take(table, action);
    settles(table);
    expectSame(stepsAt(table), steps.length + 2, "the table takes the only choice");
    table.player("White").pressesHotkey("Offsuit: undo");
    settles(table);
    expectSame(stepsAt(table), steps.length);
    expectSame(loneIn(reckoning.stateOf(table)), undefined);
  });

  it("waits after it has been undone in a game that was loaded, and continues by a click", () => {
    const { steps, action } = leadingToLone();
    const table = tableWith(31, "taken", { steps });
    reckoning.take(table, action);
    settles(table);
    // Nothing saved tells what the table has chosen.
    table.load(table.save());
    reckoning.waitForPeople(table);
    table.player("White").pressesHotkey("Offsuit: undo");
    settles(table);
    expectSame(stepsAt(table), steps.length + 1, "how many steps are left");
    reckoning.take(table, expectPresent(loneIn(reckoning.stateOf(table))).action);
    settles(table);
    expectSame(stepsAt(table), steps.length + 2, "the game does not go on");
  });

  it("waits for its player in a game of several", () => {
    const players = [{ color: "White" }, { color: "Blue" }];
    const table = rollFlush.open({ seed: 3, players }, {}, { loneChoices: "taken" });
    rollFlush.deal(table, table.player("White"));
    const seatOf = (state: FlushState): number => expectPresent(rollFlush.decidingSeat(state));
    const { steps, state } = choiceLike(
      rollFlushGame,
      (before) => rollFlush.choicesOf(before, seatOf(before)).length === 1,
    );
    rollFlush.continueWith(table, steps);
    table.seconds(LONGER);
    expectSame(rollFlush.reportOf(table).steps.length, steps.length);
    const seat = seatOf(state);
    const [only] = rollFlush.choicesOf(state, seat);
    rollFlush.take(table, expectPresent(only).action, seat);
    rollFlush.waitForPeople(table);
    expectTrue(rollFlush.reportOf(table).steps.length > steps.length, "the game does not go on");
  });
});

describe("A choice that is a formality", () => {
  it("PC-12.4 is taken for everybody: a captain is not asked who joins if one player is left", () => {
    const players = ["White", "Green", "Purple"].map((color) => ({ color }));
    const table = pokerchess.open({ seed: 9, players }, CALM);
    pokerchess.deal(table, table.player("White"));
    pokerchess.take(table, { kind: "disagree" }, 0);
    for (const seat of [0, 1, 2]) {
      pokerchess.waitForPeople(table);
      pokerchess.take(table, { kind: "cast" }, seat);
      if (seat > 0) continue;
      pokerchess.waitForPeople(table);
      const panels = table.sight("White").panels.map(({ text }) => text);
      const waiting = fill(english.table.SENTENCES.severalMove, { count: 2 });
      expectTrue(panels.join().includes(waiting), panels.join());
    }
    pokerchess.waitForPeople(table);
    table.seconds(LONGER);
    const { phase, teams } = pokerchess.stateOf(table);
    expectSame([phase.kind, teams], ["generals", [[0, 2], [1]]]);
    expectSound(table);
  });
});
