import { createScriptJson } from "../../src/emulator/lua/script-json";
import { same } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import { readOptions, standardOptions } from "../../src/kit/rules/options";
import { begin, play } from "../../src/kit/record/playthrough";
import { seeded } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { openSaved, seatsTold, type Opened } from "../../src/saved/damage";
import { comparing, unmarked } from "../../src/saved/figures";
import { cutLines, encodeSaved } from "../../src/saved/saved-text";
import { lineOf, stepReader } from "../../src/saved/steps";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice, type Budget } from "../support/budget";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { seeds } from "../support/scale";
import { strictEnvironment } from "../support/strict";
import { LENGTHS } from "./support/damaged-texts";
import { longGame, type Length } from "../table/support/long-game";
import { randomlyDamaged } from "./support/random-damages";

/** How many damages are tried in each game, and of a save of an older version, which has no figures. */
const VARIANTS = 300;
const OLD_VARIANTS = 60;
/** In how many saves the figure of a header is there at last. */
const MOST_SAVES = 10;
/** Without these fields of a header its steps cannot be played again. */
const NEEDED = ["game", "dealt", "chairs", "playing"];

/** What a board makes of a text. */
interface Opening {
  header: Record<string, unknown>;
  steps: string[];
  isTold: boolean;
}

function isOpenedWithDamage<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  length: Length,
): void {
  const { rules } = game;

  /** A game under way as a board saves it. */
  function saved(): string {
    const lines: string[] = [];
    for (const step of longGame(game, length)) lines.push(lineOf(step, lines));
    const chairs: unknown[] = [];
    for (let seat = 0; seat < rules.seats.min; seat++) chairs.push({ colour: `colour ${seat}`, known: [] });
    const header = [
      { seconds: 12.5, playing: true },
      { game: rules.id, chairs, accepted: ["76561197960000001", "76561197960000002"] },
    ];
    const steady = {
      dealt: { of: standardOptions(rules.options) },
      session: { of: { games: 12, best: [3] } },
    };
    for (let save = 1; save < MOST_SAVES; save++) {
      const text = encodeSaved(
        header,
        steady,
        { lines, coming: undefined },
        { unread: undefined, kept: undefined },
      );
      if (string.find(text, "}%d+\n")[0] === string.find(text, "}%d*\n")[0]) return text;
    }
    return error("the header never gets its figure");
  }

  /** What a board finds in a text, and whether its header is as it was written; undefined: it has no figure. */
  function read(text: string, metered: Budget): { found: Opened; isIntact: boolean | undefined } {
    const found = slice(metered, "opening a save", () => openSaved(rules.id, text));
    const compare = found.opening && comparing(found.opening);
    let isIntact: boolean | undefined;
    while (compare !== undefined && isIntact === undefined) isIntact = slice(metered, "its header", compare);
    return { found, isIntact };
  }

  /** Opens a text as a board does, and plays its steps as far as they fit. */
  function opened(text: string): Opening {
    const { found, isIntact } = read(text, newBudget());
    const { header, steps, loss } = found;
    const { chairs } = header;
    const seats = Math.max(rules.seats.min, Array.isArray(chairs) ? chairs.length : seatsTold(steps));
    const playthrough = begin(
      rules,
      readOptions(rules.options, header["dealt"]),
      Math.min(seats, rules.seats.max),
    );
    const readStep = stepReader(rules);
    const lines: string[] = [];
    const expected = steps?.count ?? 0;
    let played = 0;
    for (; played < expected; played++) {
      if (steps !== undefined && played === lines.length) cutLines(steps, lines);
      const next = readStep(lines[played], lines[played - 1]);
      if (next === undefined || play(rules, playthrough, next.step).kind !== "done") break;
      lines[played] = next.line;
    }
    return {
      header,
      steps: lines.slice(0, played).map((line) => unmarked(line)),
      isTold: loss !== undefined || isIntact === false || played < expected,
    };
  }

  /** How many steps of a text are as they were in another one, which has been damaged at one place. */
  function intactIn(text: string, whole: string): number {
    const plain = text.split("\r").join("");
    let common = 0;
    while (common < whole.length && plain.charAt(common) === whole.charAt(common)) common++;
    let end = 0;
    let intact = -2;
    for (const line of whole.split("\n")) {
      end += line.length + 1;
      const after = plain.charAt(end - 1);
      if (common < end - 1 || (after !== "\n" && after !== "")) break;
      intact++;
    }
    return Math.max(0, intact);
  }

  it(`of ${rules.id} keeps every intact step and tells every loss, whatever happens to its text`, () => {
    const whole = saved();
    const before = opened(whole);
    expectSame(before.isTold, false, "what is whole is told as damaged");
    expectSame(before.steps.length, whole.split("\n").length - 2);
    const tally = { told: 0, whole: 0 };
    for (const seed of seeds(VARIANTS)) {
      const { what, text } = randomlyDamaged(whole, seeded(seed * 17));
      const after = opened(text);
      const where = `${what}, seed ${seed}`;
      const isPlayable = NEEDED.every((name) => same(after.header[name], before.header[name]));
      const intact = isPlayable ? intactIn(text, whole) : 0;
      expectSame(after.steps.slice(0, intact), before.steps.slice(0, intact), where);
      const isSame = same(after.header, before.header) && same(after.steps, before.steps);
      expectTrue(isSame || text === "" || after.isTold, `${where} is not told:\n${text.slice(0, 2000)}`);
      if (what.includes("line break"))
        expectTrue(isSame && !after.isTold, `${where} loses something:\n${text}`);
      tally[after.isTold ? "told" : "whole"]++;
    }
    expectTrue(tally.told > tally.whole && tally.whole > VARIANTS / 20, `${tally.told}, ${tally.whole}`);
  });

  if (COUNTS_INSTRUCTIONS)
    it(`#budget of ${rules.id} is opened in slices, whatever happens to its text`, () => {
      const whole = saved();
      const budget = newBudget();
      for (const seed of seeds(VARIANTS)) read(randomlyDamaged(whole, seeded(seed * 17)).text, budget);
      expectWithinBudget(budget);
    });

  it(`of ${rules.id} can be opened if it is one of an older version, and none of its damages is an error`, () => {
    const marked = saved();
    const whole = unmarked(marked);
    expectTrue(whole !== marked, "there are no figures");
    const before = opened(whole);
    expectSame(before, opened(marked));
    for (const seed of seeds(OLD_VARIANTS)) {
      const { what, text } = randomlyDamaged(whole, seeded(seed * 19));
      const after = opened(text);
      const isPlayable = NEEDED.every((name) => same(after.header[name], before.header[name]));
      const intact = isPlayable ? intactIn(text, whole) : 0;
      expectSame(after.steps.slice(0, intact), before.steps.slice(0, intact), `${what}, seed ${seed}`);
    }
  });
}

// What a board cannot read itself it has TTS's own decoder read.
strictEnvironment.set("JSON", createScriptJson());

describe("A save that is damaged anywhere", () => {
  for (const entry of GAMES_OF_TODAY) {
    entry.visit((game) => {
      isOpenedWithDamage(game, expectPresent(LENGTHS[entry.id]));
    });
  }
});
