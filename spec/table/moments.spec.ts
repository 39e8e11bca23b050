import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess as pokerchessGame } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { below, seeded } from "../../src/kit/data/random";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { HOTKEY_LABELS } from "../../src/table/input/hotkeys";
import type { Settings } from "../../src/table/model/settings";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { isOfToday } from "../support/rotation";
import { gameTable, type GameTable } from "./game-table";
import { CALM } from "./pokerchess";
import { rogue } from "./rogue-solitaire";
import { gameUpTo } from "./support/battle-under-way";
import { shown } from "./support/panel-text";
import { isWaiting, logOf } from "./support/reveals";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;

/** How many moments are looked at in each game, and in how many choices they come at least. */
const MOMENTS = 3;
const CHOICES = 45;
/** How long after large letters the next ones come at the earliest, and how long they are seen at most, in seconds. */
const RARE = 9.9;
const LONGEST = 1.5;
/** For how long a choice is watched at most, in seconds. */
const WATCHED = 20;
/** For how long large letters are alone there at least, in seconds. */
const HELD = 0.2;
/** How long the numbers on the board, in the panel and in the log differ at most, in seconds: each is sent in slices of its own. */
const TOGETHER = 0.5;

/** The large letters on somebody's screen; empty: there are none. */
function lettersOf(table: EmulatedTable, at: Pick<GameTable<never, never>, "piece">, colour: string): string {
  const { guid } = at.piece(table, "board");
  const id = `${guid}.${colour}.banner`;
  return table.sight(colour).panels.find((panel) => panel.id === id)?.text ?? "";
}

function dealt<State, Action>(
  at: GameTable<State, Action>,
  speed: Settings["speed"],
  seed = 5,
): EmulatedTable {
  const table = at.open({ seed }, {}, { speed, undoRule: "always" });
  at.deal(table, table.player("White"));
  return table;
}

type Prepare<State, Action> = (
  this: void,
  at: GameTable<State, Action>,
  speed: Settings["speed"],
) => EmulatedTable;

/** Chooses by luck, but goes on with a battle. */
function chooser<State, Action extends GameAction>(at: GameTable<State, Action>, seed: number) {
  const random = seeded(seed);
  return (state: State, seat: number): Action => {
    const choices = at.choicesOf(state, seat);
    const calm = choices.filter(({ action }) => action.kind === "check" || action.kind === "call");
    const among = calm.length > 0 ? calm : choices;
    return expectPresent(among[below(random, among.length)]).action;
  };
}

/** What was seen of large letters at a table: when they came and went, and what the log said meanwhile. */
interface Seen {
  text: string;
  from: number;
  to: number;
}

/** Watches a choice frame by frame until the table waits again, and checks the order of what is seen. */
function watch<State, Action>(at: GameTable<State, Action>, table: EmulatedTable, id: string): Seen[] {
  const seen: Seen[] = [];
  const before = logOf(table, id);
  let last = "";
  table.until(() => {
    const text = lettersOf(table, at, "White");
    if (text !== "" && text !== last) {
      seen.push({ text, from: table.time(), to: table.time() });
      if (seen.length === 1 && logOf(table, id) !== before)
        expectTrue(!logOf(table, id).includes(text), `the log has told before: ${text}`);
      expectSame(lettersOf(table, at, "Grey"), text, "what a spectator reads");
      expectTrue(at.busyOf(table) !== "" || !at.reportOf(table).told, `the game does not wait: ${text}`);
    }
    const latest = seen[seen.length - 1];
    if (text !== "" && latest !== undefined) latest.to = table.time();
    last = text;
    return text === "" && isWaiting(at, table);
  }, WATCHED);
  return seen;
}

function stages<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  prepare: Prepare<State, Action> = dealt,
): void {
  const { id } = game.rules;
  if (!isOfToday(id)) return;
  const at = gameTable(game);

  it(`${id}: large letters come before the log says the same, to everybody, not too often, and not for long`, () => {
    const table = prepare(at, "calm");
    const choose = chooser(at, 5);
    const all: { text: string; from: number; to: number }[] = [];
    for (let count = 0; count < CHOICES && all.length < MOMENTS; count++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      at.take(table, choose(state, seat), seat);
      for (const one of watch(at, table, id)) all.push(one);
      at.waitForPeople(table);
    }
    expectTrue(all.length > 0, "no moment was told in large letters");
    for (const [index, { text, from, to }] of all.entries()) {
      expectTrue(to - from <= LONGEST, `${text}: ${to - from} s`);
      const before = all[index - 1];
      if (before !== undefined)
        expectTrue(from - before.from >= RARE, `${from - before.from} s after another one`);
    }
    expectSound(table);
  });
}

/** A fight of Rogue that is lost, just before it is settled: the board, the panel and the log are to change by it. */
function fightOf(table: EmulatedTable, isWanted: (this: void, text: string) => boolean): string {
  const choose = chooser(rogue, 11);
  for (let count = 0; count < CHOICES; count++) {
    const state = rogue.stateOf(table);
    const seat = rogue.decidingSeat(state);
    if (seat === undefined) break;
    const [first] = rogue
      .choicesOf(state)
      .filter(({ action }) => action.kind === "flip" || action.kind === "attack");
    rogue.take(table, first?.action ?? choose(state, seat), seat);
    let text = "";
    table.until(() => {
      text = lettersOf(table, rogue, "White");
      return isWanted(text) || isWaiting(rogue, table);
    }, WATCHED);
    if (isWanted(text)) return text;
    rogue.waitForPeople(table);
  }
  return "";
}

/** What is on the first button with a choice on White's panel. */
function choiceOn(table: EmulatedTable): string | undefined {
  const { guid } = rogue.piece(table, "board");
  const id = `${guid}.White.choice0`;
  return table.sight("White").panels.find((panel) => panel.id === id)?.text;
}

const isAny = (text: string): boolean => text !== "";

describe("the moments of a game", () => {
  stages(cardsVsDice);
  stages(rollFlush);
  stages(rogueSolitaire);
  stages(pokersRogueReckoning);
  stages(pokerchessGame, (at, speed) => {
    const table = at.open({ seed: 5 }, CALM, { speed, undoRule: "always" });
    at.deal(table, table.player("White"));
    at.continueWith(table, gameUpTo(({ phase }) => phase.kind === "bet", CALM).steps);
    return table;
  });

  it("change no number on the board, in the panel or in the log before they are over, and then all of them", () => {
    const table = dealt(rogue, "calm", 3);
    const { guid } = rogue.piece(table, "board");
    const white = table.player("White");
    let latest = "3";
    /** The hit points as each place tells them; the log tells of them only when they change. */
    const told = (): { board: string; panel: string; log: string } => {
      const label =
        table.sight("White").labels.find(({ text }) => text.startsWith("Hit points: "))?.text ?? "";
      const [panel] = string.match(shown(white, guid, "status"), "hit points (%d+)");
      const [log] = string.match(logOf(table, "rogue-solitaire"), ".* (%d+) hit point");
      const [board] = string.match(label, "(%d+)");
      latest = log ?? latest;
      return { board: board ?? "", panel: panel ?? "", log: latest };
    };
    const changed: Record<string, number> = {};
    let changes = 0;
    const choose = chooser(rogue, 11);
    for (let count = 0; count < CHOICES && changes < 3; count++) {
      const state = rogue.stateOf(table);
      if (rogue.decidingSeat(state) === undefined) break;
      const before = told();
      let letters: number | undefined;
      const [first] = rogue
        .choicesOf(state)
        .filter(({ action }) => action.kind === "flip" || action.kind === "attack");
      rogue.take(table, first?.action ?? choose(state, 0));
      table.until(() => {
        const now = told();
        if (lettersOf(table, rogue, "White") !== "") letters ??= table.time();
        for (const place of ["board", "panel"] as const) {
          if (now[place] === before[place] || changed[place] !== undefined) continue;
          changed[place] = table.time();
          expectTrue(
            letters === undefined || table.time() - letters > HELD,
            `the ${place} says ${now[place]} too soon`,
          );
        }
        if (now.log !== before.log && changed["log"] === undefined) changed["log"] = table.time();
        return isWaiting(rogue, table);
      }, WATCHED);
      rogue.waitForPeople(table);
      const times = Object.values(changed);
      if (times.length > 0) {
        changes++;
        expectSame(times.length, 3, `only ${Object.keys(changed).join(" and ")} changed`);
        expectTrue(Math.max(...times) - Math.min(...times) <= TOGETHER, times.join(", "));
        for (const place of Object.keys(changed)) delete changed[place];
      }
    }
    expectTrue(changes > 1, "hardly a hit point came or went");
    expectSound(table);
  });

  it("end at a click or a key; that answers nothing, but opens what it opens", () => {
    for (const by of ["choice", "key", "page"] as const) {
      const table = dealt(rogue, "calm", 3);
      expectTrue(fightOf(table, isAny) !== "", "no moment");
      const steps = rogue.reportOf(table).steps.length;
      const white = table.player("White");
      if (by === "key") white.pressesHotkey(HOTKEY_LABELS.choice1);
      else white.clicks(by === "page" ? SENTENCES.tableTab : expectPresent(choiceOn(table)));
      expectTrue(
        table.until(() => rogue.reportOf(table).told, 2),
        "the moment goes on",
      );
      expectSame(rogue.reportOf(table).steps.length, steps);
      const { panels, lines } = white.sees();
      expectSame(
        panels.some(({ text }) => text === SENTENCES.handsOff),
        by === "page",
        "whether Table has opened",
      );
      expectTrue(!lines.some(({ text }) => text.includes(SENTENCES.cannotNow)), "a click is refused");
      rogue.waitForPeople(table);
      expectSound(table);
    }
  });

  it("leave a table as it was when they are undone, saved and loaded, or rewound, and when their player gets up", () => {
    const undone = dealt(rogue, "calm", 3);
    expectTrue(fightOf(undone, isAny) !== "", "no moment");
    undone.player("White").says("!offsuit undo");
    rogue.waitForPeople(undone);
    rogue.expectPicture(undone);
    expectSame(lettersOf(undone, rogue, "White"), "");
    expectSound(undone);

    const rewound = dealt(rogue, "calm", 3);
    const before = rewound.checkpoint();
    expectTrue(fightOf(rewound, isAny) !== "", "no moment");
    rewound.rewindTo(before);
    rogue.waitForPeople(rewound);
    rogue.expectPicture(rewound);
    expectSame(lettersOf(rewound, rogue, "White"), "");
    expectSound(rewound);

    const left = dealt(rogue, "calm", 3);
    expectTrue(fightOf(left, isAny) !== "", "no moment");
    left.player("White").stands();
    left.seconds(5);
    rogue.expectPicture(left);
    expectTrue(rogue.reportOf(left).told, "what has happened is never told");
    expectSound(left);

    const loaded = dealt(rogue, "calm", 3);
    expectTrue(fightOf(loaded, isAny) !== "", "no moment");
    const steps = rogue.reportOf(loaded).steps.length;
    loaded.load(loaded.save());
    rogue.waitForPeople(loaded);
    rogue.expectPicture(loaded);
    expectTrue(rogue.reportOf(loaded).steps.length >= steps, "steps were lost");
    expectSame(lettersOf(loaded, rogue, "White"), "");
    expectSound(loaded);
  });

  it("are waited for half as long at a brisk table, and not at all at an instant one, where only words are left", () => {
    const times: number[] = [];
    for (const speed of ["calm", "brisk", "instant"] as const) {
      const table = dealt(rogue, speed, 3);
      expectTrue(fightOf(table, isAny) !== "", `no moment at ${speed}`);
      const begun = table.time();
      table.until(() => rogue.reportOf(table).told && isWaiting(rogue, table), WATCHED);
      times.push(table.time() - begun);
      rogue.waitForPeople(table);
      expectSound(table);
    }
    const [calm = 0, brisk = 0, instant = 0] = times;
    expectTrue(brisk < calm && instant < brisk, times.join(", "));
  });
});
