import type { EmulatedTable } from "../../src/emulator";
import { playOut } from "../../src/commands/playout";
import { pokerchess as game } from "../../src/games/pokerchess";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import { copy } from "../../src/kit/data/data";
import type { WritingWay } from "../../src/kit/game/notation";
import type { Options } from "../../src/kit/rules/options";
import { apply, type Step } from "../../src/kit/record/record";
import { withSeatNames } from "../../src/kit/game/seat-names";
import { fill } from "../../src/kit/words/words";
import { withName } from "../../src/table/model/person-names";
import { COUNTS_INSTRUCTIONS, expectPlayWithinBudget } from "../support/budget";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess } from "./pokerchess";
import { notebookPage } from "./support/hosting";
import { stepOf } from "./support/report";
import { expectSound } from "./support/soundness";

const TITLE = fill(english.table.SENTENCES.notationTitle, {
  form: "PGN",
  title: english.pokerchess.TITLE,
});
const NAMES = ["White", "Blue"];

/** The steps of a game that these play. */
function stepsOf(policy: string, seed: number, options: Options): Step<Action>[] {
  const steps: Step<Action>[] = [];
  const decide = expectPresent(game.policies[policy]);
  playOut(game, { options, policies: [decide, decide], seed }, (_state, step) => {
    if (step !== undefined) steps.push(copy(step));
  });
  return steps;
}

/** A table at which a game has just ended that these have played. */
function ended(policy: string, seed: number, options: Options, meter = false): EmulatedTable {
  const table = pokerchess.open({ seed, meter }, options, { speed: "instant" });
  pokerchess.deal(table, table.player("White"));
  if (meter) table.clearMeter();
  pokerchess.continueWith(table, stepsOf(policy, seed, options));
  expectTrue(
    table.until(() => notebookPage(table, TITLE)?.includes("[Result") === true, 120),
    "no page",
  );
  return table;
}

/** The first steps of the record at a table as PGN, as the page of the Notebook is to have it. */
function written(table: EmulatedTable, reader: WritingWay["reader"], most = Infinity): string {
  const { steps, options, seats } = pokerchess.reportOf(table);
  const people = NAMES.map((colour) =>
    withName(colour, expectPresent(table.world.people.find(({ color }) => color === colour)).name),
  );
  const { rules, words, notation } = withSeatNames(
    game,
    () => NAMES,
    () => people,
  );
  const { begin } = expectPresent(notation);
  const writer = begin(words, { names: people, reader, isMarkup: true });
  const state: State = rules.start(options, seats.length);
  for (const line of steps.slice(0, Math.min(most, steps.length))) {
    const step = stepOf(line, rules);
    writer.before(state, step);
    const done = apply(rules, state, step);
    const slice = writer.after(state, done.kind === "done" ? done.events : []);
    while (!slice());
  }
  const { headline, sentence } = words.result(rules.seen(state, "spectator"));
  return writer.text(state, reader === "everything" ? [`${headline} ${sentence}`] : []);
}

/** What the lines of a page say of the cards that somebody was dealt: `Td`, and after the game `Td 9s`. */
function dealtIn(page: string): string[] {
  const lines = page.split("\n").filter((line) => line.startsWith("Dealt to "));
  return lines.map((line) => expectPresent(line.split("(").pop()).split(")").join(""));
}

/** Whether a page is the beginning of the game at a table, for somebody who knows what everybody may. */
function isBeginning(table: EmulatedTable, page: string): boolean {
  for (let steps = pokerchess.reportOf(table).steps.length; steps >= 0; steps--)
    if (written(table, "spectator", steps) === page) return true;
  return false;
}

describe("A game as PGN in the Notebook", () => {
  for (const [policy, seed, options] of [
    ["random", 3, CALM],
    ["random", 4, { ...CALM, pawnDoubleStep: true, enPassant: true, castling: true }],
    ["sensible", 5, CALM],
  ] as const)
    it(`is all of it once the game is over: ${policy}, ${seed}`, () => {
      const table = ended(policy, seed, options);
      const page = expectPresent(notebookPage(table, TITLE));
      expectSame(page, written(table, "everything"));
      const result = expectPresent(page.split("\n").pop());
      expectTrue(["1-0", "0-1", "1/2-1/2"].includes(result), result);
      for (const cards of dealtIn(page)) expectSame(cards.split(" ").length, 2, cards);
      expectSound(table);
      // What it says a replay leaves as it is.
      table.player("White").says("!offsuit replay");
      table.seconds(8);
      expectSame(notebookPage(table, TITLE), page);
    });

  it("has what everybody may know while it is played", () => {
    const table = pokerchess.open({ seed: 82 }, CALM, { speed: "instant" });
    pokerchess.deal(table, table.player("White"));
    const decide = pokerchess.decider("sensible", 3);
    let pages = 0;
    let last: string | undefined;
    for (let turn = 0; turn < 60; turn++) {
      const state = pokerchess.stateOf(table);
      const seat = pokerchess.decidingSeat(state);
      if (seat === undefined) break;
      const page = notebookPage(table, TITLE);
      if (page !== undefined && page !== last) {
        pages++;
        expectTrue(isBeginning(table, page), page);
      }
      last = page;
      pokerchess.take(table, decide(state, seat), seat);
      pokerchess.waitForPeople(table);
    }
    expectTrue(pages >= 2, `${pages} pages`);
    const dealt = dealtIn(expectPresent(last));
    expectTrue(dealt.length > 0, last);
    // Of two cards the hidden one is left out.
    for (const cards of dealt) expectSame(cards.split(" ").length, 1, cards);
    expectSound(table);
  });

  if (!COUNTS_INSTRUCTIONS) return;
  it("#budget is written in slices of a frame", () => {
    expectPlayWithinBudget(() => {
      const table = ended("sensible", 6, CALM, true);
      return table;
    });
  });
});
