import type { EmulatedTable } from "../../src/emulator";
import { playOut } from "../../src/commands/playout";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { linesOf, taleRoom } from "../../src/table/panel/layout";
import { createLog, type Told } from "../../src/table/panel/log";
import { latest } from "../../src/table/panel/news";
import type { Entry } from "../../src/table/panel/view";
import { fill } from "../../src/kit/words/words";
import { english, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "./game-table";
import { rollFlushTable as rollFlush } from "./roll-flush";
import { buttonsOf, choicesOn } from "./support/buttons";
import { expectNotShown, expectShown } from "./support/hosting";
import { shown } from "./support/panel-text";
import { pieceOf } from "./support/report";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;
/** What the button begins with that turns a page. */
const MORE = startOf(SENTENCES.more);
/** What opens all that has happened. */
const NEWS = "…";
/** What is above the sentences on that page, as it is read. */
const [SINCE, BEFORE] = [SENTENCES.newsSince, SENTENCES.newsBefore].map((line) =>
  line.replace("<b>", "").replace("</b>", ""),
);

function told(...steps: number[]): Told[] {
  return steps.map((step, index) => ({ sentence: `${index}`, lines: 1, step }));
}

/** How many lines there are room for on a panel with nothing but choices on it. */
function roomBeside(count: number): number {
  const entry: Entry = { label: "", tone: "plain", command: { kind: "closeSheet" } };
  const choices: Entry[] = [];
  while (choices.length < count) choices.push(entry);
  return taleRoom({ page: "", coach: "", field: undefined, groups: [], choices, notes: "" });
}

function logOn(table: EmulatedTable, colour: string, game: string): string {
  return shown(table.player(colour), pieceOf(table, game, "board").guid, "log");
}

describe("What happened since one's last choice", () => {
  it("is all from the first sentence of that choice on, as far as it fits; without any, a little of what was before", () => {
    expectSame(latest(told(1, 2, 3, 0, 3, 4), 3, 10), ["2", "3", "4", "5"]);
    expectSame(latest(told(1, 2, 3, 0, 3, 4), 3, 3), ["3", "4", "5"]);
    expectSame(latest(told(1, 2), 0, 10), ["0", "1"]);
    expectSame(latest(told(1, 2, 2, 2), 3, 10), ["2", "3"]);
    expectSame(
      latest([{ sentence: "long", lines: 9, step: 1 }], 1, 3),
      ["long"],
      "the newest is always there",
    );
    expectSame(latest([], 3, 10), []);
  });

  it("is kept for longer than a panel shows it, and what is undone is taken out", () => {
    const log = createLog();
    for (let step = 1; step <= 100; step++) log.write(`${step}`, step);
    expectTrue(log.told().length >= 50);
    log.takeLogBack(90);
    expectSame(log.told()[log.told().length - 1]?.sentence, "90");
  });

  it("has all the room below the choices, and some in any case", () => {
    expectTrue(roomBeside(2) >= 14, `${roomBeside(2)} lines beside two choices`);
    expectTrue(
      roomBeside(7) >= 3 && roomBeside(7) < roomBeside(2),
      `${roomBeside(7)} lines beside seven choices`,
    );
  });
});

/** How many of a game's choices are made at the table. */
const LAST_CHOICES = 8;

/** A game of one player who cares for nothing, up to the last choices. */
function almostOver<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): Step<Action>[] {
  const steps: Step<Action>[] = [];
  const policies = [expectPresent(game.policies["random"])];
  playOut(game, { options: {}, policies, seed: 57 }, (_state, step) => {
    if (step !== undefined) steps.push(copy(step));
  });
  for (let left = LAST_CHOICES; left > 0 && steps.length > 1;) if (steps.pop()?.kind === "act") left--;
  return steps;
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const tables = gameTable(game);
  const { id } = game.rules;

  it(`${id}: a panel tells in order what has come of the choice, and a page all of it and what was before`, () => {
    const table = tables.open({ seed: 51, players: [{ color: "White" }] });
    const white = table.player("White");
    const deal = game.rules.seats.max > 1 ? SENTENCES.startFilled : SENTENCES.start;
    white.clicks(deal);
    tables.waitForPeople(table, 120);
    const decide = tables.decider("random", 51);
    let opened = 0;
    for (let decision = 0; decision < 12; decision++) {
      const state = tables.stateOf(table);
      const seat = tables.decidingSeat(state);
      if (seat === undefined) break;
      tables.take(table, decide(state, seat), seat);
      tables.waitForPeople(table, 120);
      table.seconds(1);
      const lines = logOn(table, "White", id);
      const [news] = buttonsOf(table, "White").filter(({ part }) => part === "news0");
      if (news === undefined || lines === "") continue;
      opened++;
      expectSame(news.label, NEWS);
      white.clicks(NEWS);
      table.seconds(0.5);
      const page = shown(white, pieceOf(table, id, "board").guid, "page");
      const all = page.split("\n");
      expectTrue(all[0] === SINCE || all[0] === BEFORE, page);
      // What does not fit is on a page behind it.
      if (all[0] === SINCE && !choicesOn(table, "White").some(({ label }) => label.startsWith(MORE)))
        for (const line of lines.split("\n")) expectTrue(all.includes(line), `${line} is not in:\n${page}`);
      white.clicks(SENTENCES.back);
      table.seconds(0.5);
      expectSame(logOn(table, "White", id), lines);
    }
    expectTrue(opened > 0, "nothing was opened");
    expectSound(table);
  });

  if (game.rules.seats.max === 1)
    it(`${id}: after the game it still says what ended it, above what came of it`, () => {
      const table = tables.open({ seed: 57, players: [{ color: "White" }] });
      const white = table.player("White");
      tables.deal(table, white);
      tables.continueWith(table, almostOver(game));
      tables.playOn(table, { policy: "random", seed: 57 });
      expectTrue(isOver(tables.stateOf(table)), "the game goes on");
      table.seconds(2);
      white.clicks(SENTENCES.endClose);
      table.seconds(1);
      const { guid } = pieceOf(table, id, "board");
      const [log, notes] = [shown(white, guid, "log"), shown(white, guid, "notes")];
      expectTrue(log !== "" && notes !== "", `${log}\n${notes}`);
      const room = roomBeside(choicesOn(table, "White").length);
      expectTrue(linesOf([log, notes]) <= room, `more than ${room} lines:\n${log}\n${notes}`);
      white.clicks(NEWS);
      table.seconds(0.5);
      const page = shown(white, guid, "page");
      for (const line of log.split("\n")) expectTrue(page.includes(line), `${line} is not in:\n${page}`);
      expectSound(table);
    });

  function isOver(state: State): boolean {
    return game.rules.waiting(state).kind === "over";
  }
}

describe("The news on a panel", () => {
  for (const entry of GAMES_OF_TODAY) {
    entry.visit((game) => {
      describeGame(game);
    });
  }
});

describe("Whoever waits", () => {
  it("reads who is to decide and about what; what can be done besides is folded", () => {
    const table = rollFlush.open({ seed: 52 });
    rollFlush.deal(table, table.player("White"));
    table.seconds(1);
    const state = rollFlush.stateOf(table);
    const seat = expectPresent(rollFlush.decidingSeat(state));
    const [acts, waits] = seat === 0 ? ["White", "Blue"] : ["Blue", "White"];
    expectShown(table, waits, fill(SENTENCES.theirMove, { colour: acts }));
    const asked = english.rollFlush.WAITING;
    const lines = [asked.turn, asked.mustRoll].map((line) => fill(line, { player: acts }));
    const panel = table.sight(waits).panels.map(({ text }) => text);
    expectTrue(
      lines.some((line) => panel.includes(line)),
      panel.join("\n"),
    );
    expectSame(choicesOn(table, waits), []);
    expectSound(table);
  });

  it("and only looks on takes a seat to play, and is offered nothing that does nothing", () => {
    const table = rollFlush.open({ seed: 53 });
    table.joins("Anna");
    table.seconds(1.5);
    expectShown(table, "Grey", SENTENCES.watching);
    expectSame(choicesOn(table, "Grey"), []);
    for (const sentence of [SENTENCES.start, SENTENCES.optionsTab]) expectNotShown(table, "Grey", sentence);
    rollFlush.deal(table, table.player("White"));
    table.seconds(1);
    expectShown(table, "Grey", SENTENCES.watchingFull);
    expectSame(choicesOn(table, "Grey"), []);
    table.player("Blue").stands();
    table.seconds(1.5);
    expectShown(table, "Grey", SENTENCES.watching);
    expectSound(table);
  });
});
