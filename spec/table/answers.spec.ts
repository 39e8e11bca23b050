import type { EmulatedTable } from "../../src/emulator";
import { playOut } from "../../src/commands/playout";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rollFlush } from "../../src/games/roll-flush";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { fill } from "../../src/kit/words/words";
import { english, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { gameTable } from "./game-table";
import { rollFlushTable } from "./roll-flush";
import { buttonsOf, choicesOn, greenOf } from "./support/buttons";
import { opens, stripOf } from "./support/hosting";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;
/** What the button begins with that unfolds what can be done besides. */
const ASIDES = startOf(SENTENCES.asides);
/** How many decisions of a game are looked at. */
const DECISIONS = 25;
/** Games enough for one of them to come to a position. */
const MOST_GAMES = 300;

/** The steps of a game, played at random, up to a position that fits. */
function stepsTo<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seats: number,
  fits: (this: void, state: State) => boolean,
): Step<Action>[] {
  const policy = expectPresent(game.policies["random"]);
  const policies = seats === 1 ? [policy] : [policy, policy];
  const lookIn = (seed: number): Step<Action>[] | undefined => {
    const steps: Step<Action>[] = [];
    let found: Step<Action>[] | undefined;
    playOut(game, { options: {}, policies, seed }, (state, step) => {
      if (step !== undefined) steps.push(copy(step));
      if (found === undefined && steps.length > 0 && fits(state)) found = copy(steps);
    });
    return found;
  };
  let found: Step<Action>[] | undefined;
  for (let seed = 1; seed <= MOST_GAMES && found === undefined; seed++) found = lookIn(seed);
  return expectPresent(found, "no such position was found");
}

/** A table at a position. */
function at<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  table: EmulatedTable,
  steps: readonly Step<Action>[],
): void {
  const tables = gameTable(game);
  tables.deal(table, table.player("White"));
  tables.continueWith(table, steps);
  table.seconds(1);
}

function lastOf<Item>(items: readonly Item[]): Item | undefined {
  return items[items.length - 1];
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const tables = gameTable(game);

  it(`${game.rules.id}: at most one button is green, none that costs, and what costs comes last`, () => {
    const table = tables.open({ seed: 41 });
    const white = table.player("White");
    const expectFew = (): void => {
      for (const colour of ["White", "Blue"])
        expectTrue(greenOf(table, colour).length <= 1, `${colour}: ${greenOf(table, colour).join()}`);
    };
    expectSame(greenOf(table, "White"), [SENTENCES.start]);
    opens(table, white, SENTENCES.tableTab);
    expectSame(greenOf(table, "White"), [], "nothing under Table is the way on");
    white.clicks(SENTENCES.back);
    table.seconds(0.5);
    tables.deal(table, white);
    const decide = tables.decider("random", 41);
    for (let decision = 0; decision < DECISIONS; decision++) {
      const state = tables.stateOf(table);
      const seat = tables.decidingSeat(state);
      if (seat === undefined) break;
      table.seconds(0.5);
      expectFew();
      const colour = tables.personAt(table, seat).color();
      const seen = game.rules.seen(state, seat);
      const dear: string[] = [];
      for (const choice of tables.choicesOf(state, seat)) {
        const { label, rank } = game.words.choice(seen, choice);
        if (rank === "last") dear.push(label);
      }
      const isDear = (label: string): boolean => dear.some((each) => label.startsWith(each));
      const listed = choicesOn(table, colour).map(({ label }) => label);
      const [green] = greenOf(table, colour);
      if (green !== undefined) expectTrue(!isDear(green), `${green} is green`);
      const first = listed.findIndex((label) => isDear(label));
      if (first >= 0)
        for (const label of listed.slice(first))
          expectTrue(isDear(label), `${label} after what costs: ${listed.join()}`);
      tables.take(table, decide(state, seat), seat);
      tables.waitForPeople(table, 120);
    }
    expectSound(table);
  });
}

describe("The answers on a panel", () => {
  for (const entry of GAMES_OF_TODAY) {
    entry.visit((game) => {
      describeGame(game);
    });
  }

  it("come before what can be done besides, which is folded where there is much of it", () => {
    const table = rollFlushTable.open({ seed: 42 });
    const white = table.player("White");
    const steps = stepsTo(rollFlush, 2, (state) => {
      const waiting = rollFlush.rules.waiting(state);
      const decision = waiting.kind === "decisions" ? waiting.decisions[0] : undefined;
      const swaps = decision?.choices.filter(({ action }) => action.kind === "swap") ?? [];
      return decision?.seat === 0 && swaps.length > 10;
    });
    at(rollFlush, table, steps);
    const before = choicesOn(table, "White").map(({ label }) => label);
    const asides = expectPresent(before.find((label) => label.startsWith(ASIDES)));
    expectTrue(
      !before.some((label) => label.startsWith(startOf(english.rollFlush.CHOICES.swap))),
      before.join(),
    );
    expectSame(greenOf(table, "White").length, 1);
    expectTrue(expectPresent(before[0]).startsWith(english.rollFlush.CHOICES.roll), before.join());
    opens(table, white, asides);
    const groups = buttonsOf(table, "White").filter(({ part }) => part.startsWith("group"));
    expectSame(groups[0]?.label, SENTENCES.back);
    expectTrue(groups.length > 2, "swaps have no tabs");
    expectSame(greenOf(table, "White"), []);
    // A tab is darker than any answer, the open one in another colour of letters.
    for (const { tone } of groups.slice(1)) expectTrue(tone === "tab" || tone === "open", `${tone}`);
    opens(table, white, SENTENCES.back);
    expectSame(
      choicesOn(table, "White").map(({ label }) => label),
      before,
    );
    expectSound(table);
  });

  it("keep their places below a list, on whatever page of it", () => {
    const table = rollFlushTable.open({ seed: 43 });
    const white = table.player("White");
    const steps = stepsTo(rollFlush, 2, (state) => state.phase.kind === "keep" && state.active === 0);
    at(rollFlush, table, steps);
    const keep = english.rollFlush.CHOICES.keep;
    const listed = choicesOn(table, "White");
    const done = listed.find(({ label }) => label.startsWith(keep));
    // All cards fit on one page, as long as there is room.
    expectTrue(!listed.some(({ label }) => label.startsWith(startOf(SENTENCES.more))), "it is paged");
    if (done !== undefined) expectSame(lastOf(listed)?.label, done.label);
    white.clicks(expectPresent(listed[0]).label);
    table.seconds(1);
    expectSound(table);
  });
});

describe("What cannot be undone", () => {
  it("is asked about by its name, and the safe answer is the plain one", () => {
    const table = rollFlushTable.open({ seed: 44 });
    const white = table.player("White");
    const { CHOICES, CONFIRM } = english.rollFlush;
    const steps = stepsTo(rollFlush, 2, (state) => {
      const waiting = rollFlush.rules.waiting(state);
      const decision = waiting.kind === "decisions" ? waiting.decisions[0] : undefined;
      if (decision?.seat !== 0 || state.phase.kind !== "rolled") return false;
      return rollFlush.words.confirm(rollFlush.rules.seen(state, 0), { kind: "accept" }) === CONFIRM.bust;
    });
    at(rollFlush, table, steps);
    const state = rollFlushTable.stateOf(table);
    expectSame(state.phase.kind, "rolled");
    const number = state.phase.kind === "rolled" ? state.phase.first + state.phase.second : 0;
    const bust = fill(CHOICES.bust, { number });
    const before = choicesOn(table, "White");
    expectSame(lastOf(before)?.tone, "grave");
    opens(table, white, expectPresent(lastOf(before)).label);
    const asked = choicesOn(table, "White");
    expectSame(
      asked.map(({ label, tone }) => [label, tone]),
      [
        [SENTENCES.back, "plain"],
        [bust, "grave"],
      ],
    );
    expectTrue(
      white.sees().panels.some(({ text }) => text === CONFIRM.bust),
      "it asks nothing",
    );
    expectSame(stripOf(table, "White"), undefined);
    opens(table, white, SENTENCES.back);
    expectSame(choicesOn(table, "White"), before);
    expectSame(rollFlushTable.reportOf(table).steps.length, steps.length);
    opens(table, white, expectPresent(lastOf(before)).label);
    opens(table, white, bust);
    rollFlushTable.waitForPeople(table, 60);
    expectTrue(rollFlushTable.reportOf(table).steps.length > steps.length, "nothing was done");
    expectSound(table);
  });

  it("is not asked about where there is no other choice", () => {
    const table = cardsVsDiceTable.open({ seed: 45 });
    const { endLost } = english.cardsVsDice.CHOICES;
    const steps = stepsTo(cardsVsDice, 1, (state) => {
      const choices = cardsVsDiceTable.choicesOf(state);
      const seen = cardsVsDice.rules.seen(state, 0);
      return (
        choices.length === 1 &&
        choices[0]?.action.kind === "end" &&
        cardsVsDice.words.confirm(seen, { kind: "end" }) !== undefined
      );
    });
    at(cardsVsDice, table, steps);
    const [end] = choicesOn(table, "White");
    expectTrue(expectPresent(end).label.startsWith(endLost), end?.label);
    expectSame(greenOf(table, "White"), [], "a loss is green");
    table.player("White").clicks(expectPresent(end).label);
    table.seconds(5);
    expectTrue(cardsVsDiceTable.reportOf(table).steps.length > steps.length, "it is asked about");
    expectSound(table);
  });
});
