import { openTable, type EmulatedTable, type LaterCall, type SaveState } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { below, seeded } from "../../src/kit/data/random";
import { box, findBoard, openShelf, press, rest, BOXED } from "../box/support/shelf-table";
import { begin, finish, open as openSelfTest } from "../box/support/self-test";
import { copy } from "../support/data";
import { english } from "../support/english";
import { expectTrue } from "../support/expect";
import { GAMES_OF_TODAY, isOfToday } from "../support/rotation";
import { SCALE } from "../support/scale";
import { gameTable } from "../table/game-table";
import { allAgree, isAsked, opens } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";

/** How much later than without that a game goes on of whose calls one never comes, in seconds. */
const PROMISED = 3;
/** How long anything may take of which nothing is lost, in seconds. */
const PATIENCE = 60;
/** How many calls of each kind are lost at each moment, one at a time. */
const LOST: Readonly<Record<LaterCall, number>> = { wait: 4 * SCALE, coroutine: SCALE, callback: 2 * SCALE };
const KINDS = ["wait", "coroutine", "callback"] as const;
/** How many choices are made in search of each kind of moment. */
const CHOICES = 12;
const SEED = 381;

/** A moment at a table: how it is led to, what happens, and what has happened when the game has gone on. */
interface Moment {
  name: string;
  lead: (this: void) => EmulatedTable;
  act: (this: void, table: EmulatedTable) => void;
  /** Lets time pass until the game has gone on. Fails if that takes longer than so many seconds. */
  goOn: (this: void, table: EmulatedTable, limit: number) => void;
}

/** Plays a moment, in which a call may be lost; answers how long it took, and how many calls of each kind it had. */
function play(
  { name, lead, act, goOn }: Moment,
  limit: number,
  lost?: { kind: LaterCall; number: number },
): { seconds: number; counts: Record<LaterCall, number> } {
  const table = lead();
  const { faults } = table;
  const count = (kind: LaterCall): number => faults.calls(kind);
  const before = { wait: count("wait"), coroutine: count("coroutine"), callback: count("callback") };
  const begun = table.time();
  if (lost !== undefined) faults.losesCall(lost.kind, lost.number);
  act(table);
  const [isFine, problem] = pcall(goOn, table, limit);
  const what = lost === undefined ? "" : ` without ${lost.kind} ${lost.number}`;
  expectTrue(isFine, `${name}${what}: ${tostring(problem)}`);
  const counts = {
    wait: count("wait") - before.wait,
    coroutine: count("coroutine") - before.coroutine,
    callback: count("callback") - before.callback,
  };
  const seconds = table.time() - begun;
  return { seconds, counts };
}

/** Plays a moment again and again, and loses another call each time. */
function loseEach(moment: Moment): void {
  const usual = play(moment, PATIENCE);
  const random = seeded(SEED);
  for (const kind of KINDS) {
    const among = usual.counts[kind];
    for (let turn = 0; turn < Math.min(LOST[kind], among); turn++) {
      // Each has its share of the moment, from its beginning to its end.
      const [from, to] = [turn, turn + 1].map((part) =>
        Math.floor((among * part) / Math.min(LOST[kind], among)),
      ) as [number, number];
      play(moment, usual.seconds + PROMISED, { kind, number: 1 + from + below(random, to - from) });
    }
  }
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id, seats } = game.rules;

  /** How a table is led to a save, with White at it, and Blue where two people play. */
  function leadTo(save: SaveState, people = 1): Moment["lead"] {
    const players = [{ color: "White" }, { color: "Blue" }].slice(0, people);
    return () => {
      const table = openTable(copy(save), { seed: SEED, players, fussy: true });
      table.seconds(1.5);
      at.waitForPeople(table, PATIENCE);
      return table;
    };
  }

  function waitForStep(table: EmulatedTable, steps: number, limit: number): void {
    at.waitForPeople(table, limit);
    expectTrue(at.reportOf(table).steps.length > steps, "no step was played");
    at.expectPicture(table);
    expectSound(table);
  }

  /** White alone, with a bot where several play. */
  function lobby(): SaveState {
    const table = at.open({ seed: SEED, players: [{ color: "White" }] });
    const { optionsTab, playersTab, addBot, back } = english.table.SENTENCES;
    if (seats.max > 1 && !at.reportOf(table).seats.some(({ kind }) => kind === "bot"))
      opens(table, table.player("White"), optionsTab, playersTab, addBot, back);
    table.seconds(1);
    return table.save();
  }

  it(`${id}: the deal goes on without any one wait, coroutine or callback`, () => {
    loseEach({
      name: "deal",
      lead: leadTo(lobby()),
      act: (table) => {
        table.player("White").clicks(english.table.SENTENCES.start);
      },
      goOn: (table, limit) => {
        at.waitForPeople(table, limit);
        expectTrue(at.reportOf(table).playing, "nothing was dealt");
        at.expectPicture(table);
        expectSound(table);
      },
    });
  });

  it(`${id}: choices, rolls, shuffles, and bots go on without any one of them`, () => {
    const table = leadTo(lobby())();
    at.deal(table, table.player("White"));
    const known: Record<string, true | undefined> = {};
    for (let choice = 0; choice < CHOICES; choice++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      const action = at.decider("sensible", SEED)(state, seat);
      const save = copy(table.save());
      const { steps } = at.reportOf(table);
      at.take(table, action, seat);
      const met: string[] = [];
      const note = (): boolean => {
        const { busy, steps: now } = at.reportOf(table);
        const decided = now.length > steps.length + 1 ? "others" : "";
        for (const kind of [busy, decided]) {
          if (kind === "" || known[kind] !== undefined) continue;
          known[kind] = true;
          met.push(kind);
        }
        return busy === "" && now.length > steps.length && at.decidingSeat(at.stateOf(table)) === seat;
      };
      table.until(note, 20);
      at.waitForPeople(table, PATIENCE);
      if (met.length === 0) continue;
      loseEach({
        name: `choice ${choice} (${met.join(", ")})`,
        lead: leadTo(save),
        act: (led) => {
          at.take(led, action, seat);
        },
        goOn: (led, limit) => {
          waitForStep(led, steps.length, limit);
        },
      });
    }
  });

  it(`${id}: a question goes on without any one of them`, () => {
    const table = at.open({ seed: SEED });
    at.deal(table, table.player("White"));
    loseEach({
      name: "question",
      lead: leadTo(table.save(), 2),
      act: (led) => {
        const white = led.player("White");
        opens(led, white, english.table.SENTENCES.tableTab);
        // Whatever was lost, the page is there by then, and what is on it counts.
        led.seconds(PROMISED);
        white.clicks(english.table.SENTENCES.newGame);
        led.until(() => isAsked(led, "Blue") || isAsked(led, "White"), 2 * PROMISED);
        led.seconds(1);
        allAgree(led);
      },
      goOn: (led, limit) => {
        at.waitForPeople(led, limit);
        const isOver = led.until(() => !at.reportOf(led).playing, PROMISED);
        expectTrue(isOver, "the game goes on as if nobody had agreed");
        expectSound(led);
      },
    });
  });
}

/** How long a move may take, in seconds. */
const LIMIT = 12;

describe("a call that never comes:", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);

  it("the clock goes on, and the time runs out", () => {
    const at = gameTable(pokerchess);
    loseEach({
      name: "clock",
      lead: () => {
        const table = at.open({ seed: SEED }, { moveLimit: LIMIT });
        at.deal(table, table.player("White"));
        return table;
      },
      act: () => undefined,
      goOn: (table, limit) => {
        const { steps } = at.reportOf(table);
        const isOver = table.until(() => at.reportOf(table).steps.length > steps.length, limit);
        expectTrue(isOver, "the time does not run out");
        at.waitForPeople(table, PATIENCE);
        expectSound(table);
      },
    });
  });

  BOXED.filter((game) => isOfToday(game)).forEach((game, index) => {
    // Which goes which way changes nothing.
    const isPutAway = index % 2 === 1;
    it(`${game} is ${isPutAway ? "put away" : "brought"} all the same`, () => {
      loseEach({
        name: "shelf",
        lead: () => {
          const table = openShelf({ seed: SEED });
          if (!isPutAway) return table;
          press(table, game);
          rest(table);
          return table;
        },
        act: (table) => {
          press(table, game);
          const white = table.player("White");
          if (white.sees().dialog !== undefined) white.answers();
        },
        goOn: (table, limit) => {
          const isDone = (): boolean => (findBoard(table, game) === undefined) === isPutAway;
          expectTrue(table.until(isDone, limit), "nothing comes of it");
          rest(table);
          expectTrue(isDone(), "it does not stay so");
          expectTrue(box(table, game).guid !== "");
          expectSound(table);
        },
      });
    });
  });

  it("the self-test comes to an end", () => {
    loseEach({
      name: "self-test",
      lead: () => openSelfTest(),
      act: begin,
      goOn: (table) => {
        finish(table);
      },
    });
  });
});
