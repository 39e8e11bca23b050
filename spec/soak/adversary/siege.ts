import { playOut } from "../../../src/commands/playout";
import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { copy } from "../../../src/kit/data/data";
import { GAMES } from "../../../src/games";
import type { Game } from "../../../src/kit/game/game";
import type { Policy } from "../../../src/kit/rules/policy";
import { below, seeded, type Random } from "../../../src/kit/data/random";
import type { Step } from "../../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { tries } from "../../attacks/support/trying";
import { HOTKEY_LABELS } from "../../../src/table/input/hotkeys";
import { expectPresent, expectTrue } from "../../support/expect";
import { english, startOf } from "../../support/english";
import { expectWithin, limitOf } from "../../support/limits";
import { drawnInRounds } from "../../support/rounds";
import { gameTable, type GameTable } from "../../table/game-table";
import { expectSound } from "../../table/support/soundness";
import { ACTS, buttonsOf, handsOff, type Attacked } from "./acts";
import { guardAt, type Guard } from "./guard";
import { rememberLooks } from "./looks";
import type { Tried } from "./report";
import { answers, isAsked } from "../../table/support/hosting";

/** How many bursts a table takes, and how many acts a burst has: at least, and how many more at most. */
const BURSTS = 10;
const LEAST_ACTS = 5;
const MORE_ACTS = 10;
/** The longest pause between two acts, in frames. */
const LONGEST_PAUSE = 20;
/** How many frames after the last act every piece is right, and a click is answered. */
const SOON = 120;
const AT_ONCE = limitOf("answer");
/** How long nothing may be under way for a table to be at rest, in frames. */
const QUIET = 40;
/** How long dice, decks and hands may take to come to an end, in frames. */
const LONGEST_STEP = 2400;
/** How far games have come at most before they are attacked, in steps. */
const LONGEST_GAME = 60;
/** How often the way back to a game that continues is looked for. */
const MOST_ROUNDS = 30;

/** What leads back to a game that continues, the first that there is. */
const WAYS_BACK = [
  english.table.SENTENCES.back,
  english.table.SENTENCES.resumeGame,
  english.table.SENTENCES.handsOn,
  startOf(english.table.SENTENCES.seatNewcomer),
  startOf(english.table.SENTENCES.takeSeat),
  startOf(english.table.SENTENCES.giveSeat),
  english.table.SENTENCES.goOn,
  english.table.SENTENCES.start,
  startOf(english.table.SENTENCES.playAgainWith),
  english.table.SENTENCES.playAgain,
  startOf(english.table.SENTENCES.rematchWith),
  english.table.SENTENCES.rematch,
  english.table.SENTENCES.rollNow,
  english.table.SENTENCES.shuffleNow,
  english.table.SENTENCES.listAll,
  english.table.SENTENCES.standardOptions,
];

/** What ends a pause, and gives a seat back to somebody whose seat waits. */
const GOES_ON = [
  english.table.SENTENCES.resumeGame,
  startOf(english.table.SENTENCES.seatNewcomer),
  startOf(english.table.SENTENCES.takeSeat),
];

/** Which of what a seed would do at a table is left out, to find what a failure needs: "2.5" is the sixth act of the third burst. */
export type LeftOut = Readonly<Record<string, true | undefined>>;

/** A game up to a random decision. */
function opening<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
): Step<Action>[] {
  const policies: Policy<Seen, Action>[] = [];
  for (let seat = 0; seat < game.rules.seats.min; seat++)
    policies.push(expectPresent(game.policies["random"]));
  const steps: Step<Action>[] = [];
  const ends: number[] = [];
  playOut(game, { options: {}, policies, seed }, (state, step) => {
    if (steps.length > LONGEST_GAME) return;
    if (step !== undefined) steps.push(copy(step));
    if (game.rules.waiting(state).kind === "decisions") ends.push(steps.length);
  });
  return steps.slice(0, ends[below(seeded(seed), ends.length)] ?? 0);
}

/** One table of a game that people attack, burst by burst. Fails with what went wrong and what was done. */
export function besiege<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
  tried: Tried,
  leftOut: LeftOut = {},
): void {
  const at = gameTable(game);
  const blue = game.rules.seats.max > 1 ? "Blue" : "Purple";
  const table = at.open({
    seed,
    players: [{ color: "White" }, { color: blue }, { color: "Grey", name: "Eve" }],
  });
  at.deal(table, table.player("White"));
  at.continueWith(table, opening(game, seed));
  const guard = guardAt(game, table);
  const siege = siegeOf({ game, at, table, guard, seed, tried, blue });
  tried.tables++;
  for (let number = 0; number < BURSTS; number++) {
    const burst = number;
    const notes: string[] = [];
    const [isFine, fault] = pcall(() => {
      siege.burst(burst, leftOut, notes);
    });
    if (isFine) continue;
    const where = `${game.rules.id}, seed ${seed}, burst ${burst}`;
    error(`${where}: ${faultText(fault)}\nin short: ${siege.word()}\n${notes.join("\n")}`, 0);
  }
}

function faultText(fault: unknown): string {
  const text = typeof fault === "object" ? (fault as { message?: unknown }).message : fault;
  return `${text}`;
}

interface Camp<State, Action extends GameAction, Event extends GameEvent, Seen> {
  game: Game<State, Action, Event, Seen>;
  at: GameTable<State, Action>;
  table: EmulatedTable;
  guard: Guard<State>;
  seed: number;
  tried: Tried;
  blue: string;
}

/** @noSelf */
interface Siege {
  burst: (burst: number, leftOut: LeftOut, notes: string[]) => void;
  word: () => string;
}

function siegeOf<State, Action extends GameAction, Event extends GameEvent, Seen>({
  game,
  at,
  table,
  guard,
  seed,
  tried,
  blue,
}: Camp<State, Action, Event, Seen>): Siege {
  // Another chance at each game, too.
  const chance = seed * 100003 + GAMES.findIndex(({ id }) => id === game.rules.id) * 10007;
  const people = table.world.people.map(({ color }) => table.player(color));
  const colours = ["White", blue, "Grey"];
  const decide = at.decider("random", seed);
  const expectLooks = rememberLooks(table, game.rules.id);
  let repairs: ((this: void) => void)[] = [];
  let notes: string[] = [];
  const nextAct = drawnInRounds(ACTS);

  /** How many steps the record had when it was read last, and in which frame that became so. */
  let steps = 0;
  let changedAt = 0;

  function frames(count: number): void {
    tried.frames += count;
    guard.frames(count);
    if (guard.known().length !== steps) changedAt = table.world.framesEver;
    steps = guard.known().length;
  }

  function attacked(act: number): Attacked {
    return {
      table,
      game: game.rules.id,
      random: seeded(act),
      people,
      repairs,
      frames,
      forgives: () => {
        guard.forgives();
      },
      rewinds: (count) => {
        guard.read();
        const known = guard.known();
        const moment = table.checkpoint();
        frames(count);
        guard.forgives(known);
        table.rewindTo(moment);
        frames(1);
      },
      notes: (text) => {
        notes.push(text);
      },
    };
  }

  /** The person who is to decide, if the table waits for one who is there. */
  function decider(): { seat: number; player: PlayerVerbs } | undefined {
    const { report, state } = guard.read();
    const { busy, drawing, playing, free, byHand, seats } = report;
    if (busy !== "" || drawing || !playing || free || byHand !== "") return undefined;
    const seat = at.decidingSeat(state);
    const { player, person } = seats[seat ?? 0] ?? {};
    const found = people.find(
      (one) => one.color() === player && (person ?? one.person.steamId) === one.person.steamId,
    );
    return seat === undefined || found === undefined ? undefined : { seat, player: found };
  }

  /** Somebody chooses, and is answered at once: by a step, or by a sentence. */
  function chooses(): boolean {
    const next = decider();
    if (next === undefined) return false;
    const { seat, player } = next;
    const { state } = guard.read();
    if (!buttonsOf(table, player).some(({ id }) => id.includes(".choice"))) return false;
    const [steps, heard] = [guard.known().length, player.person.heard.length];
    const action = decide(state, seat);
    const [isClicked, obstacle] = pcall(() => {
      at.clickAction(table, state, action, seat, player);
    });
    notes.push(`${player.color()} chooses${isClicked ? "" : `: ${faultText(obstacle)}`}`);
    if (!isClicked) return false;
    let waited = 0;
    while (guard.known().length === steps && player.person.heard.length === heard && waited <= AT_ONCE) {
      frames(3);
      waited += 3;
      guard.read();
    }
    tried.clicks++;
    tried.slowest = Math.max(tried.slowest, waited);
    expectWithin("answer", waited, `${player.color()} is not answered`);
    return true;
  }

  /** The player to decide has the choices before them, whatever sheet has been opened and whether the panel was folded. */
  function bringsHome(): void {
    const player = decider()?.player;
    if (player === undefined) return;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const back = buttonsOf(table, player).find(({ text }) => text === english.table.SENTENCES.back);
      if (back === undefined && buttonsOf(table, player).some(({ id }) => id.includes(".footer"))) return;
      if (back !== undefined) player.clicks(back.id);
      else player.pressesHotkey(HOTKEY_LABELS.panel);
      frames(60);
    }
  }

  /** The player to decide does; a panel may still change meanwhile, or ask first what becomes of a seat. */
  function goesOn(): boolean {
    for (let round = 0; round < 5; round++) {
      bringsHome();
      if (chooses()) return true;
      clicksOneOf(GOES_ON);
      frames(60);
    }
    return false;
  }

  /** Somebody clicks the first of several buttons that anybody has, known by part of its text. */
  function clicksOneOf(words: readonly string[]): boolean {
    return words.some((word) =>
      people.some((one) => {
        const button = buttonsOf(table, one).find(({ text }) => text.includes(word));
        if (button === undefined) return false;
        return tries(() => {
          one.clicks(button.id);
        });
      }),
    );
  }

  /** Lets everything come to its end that is under way. */
  function comesToRest(): void {
    let quiet = 0;
    for (let waited = 0; waited < LONGEST_STEP && quiet < QUIET; waited += 10) {
      frames(10);
      const { busy, drawing } = guard.read().report;
      quiet = busy === "" && !drawing && table.isSettled() ? quiet + 10 : 0;
    }
    expectTrue(quiet >= QUIET, `the table does not come to rest: ${guard.read().report.busy}`);
  }

  /**
   * Two seconds pass; answers whether nothing was under way in them, nor just before, but what puts pieces right, and that has
   * come to its end.
   */
  function twoSecondsPass(): boolean {
    const from = table.world.framesEver;
    let isIdle = guard.read().report.busy === "";
    for (let waited = 0; waited < SOON; waited += 10) {
      frames(10);
      isIdle = isIdle && guard.read().report.busy === "";
    }
    const isDrawn = !guard.read().report.drawing && table.isSettled();
    return isIdle && isDrawn && changedAt < from - SOON;
  }

  function expectRight(): void {
    const { playing, free } = guard.read().report;
    if (playing && !free) {
      at.expectPicture(table);
      expectLooks();
    }
    expectSound(table);
  }

  /** Everybody is back, and the game continues. */
  function recover(): void {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      people.forEach((one, place) => {
        const colour = colours[place] ?? "Grey";
        if (one.color() !== colour) {
          people.find((other) => other !== one && colour !== "Grey" && other.color() === colour)?.stands();
          one.sits(colour);
        }
      });
      frames(30);
      const next = decider();
      if (next !== undefined && !at.reportOf(table).drawing) return;
      guard.forgives();
      for (const one of people) {
        if (isAsked(table, one.color())) answers(table, one.color());
        // What somebody else is offered may be for this player to click.
        if (!buttonsOf(table, one).some(({ id }) => id.includes(".footer")))
          one.pressesHotkey(HOTKEY_LABELS.panel);
      }
      frames(30);
      clicksOneOf(WAYS_BACK);
      frames(60);
    }
    expectTrue(false, `no way back to the game: ${word()}`);
  }

  function word(): string {
    const { busy, drawing, playing, free, seats, deciding, byHand } = at.reportOf(table);
    const sitting = people.map(
      (one) =>
        `${one.person.name} at ${one.color()}: ${buttonsOf(table, one)
          .map(({ text }) => text)
          .join("|")}`,
    );
    const who = seats.map(
      ({ colour, kind, player, person }) => `${colour} ${kind} ${player ?? ""} ${person ?? ""}`,
    );
    return `busy "${busy}" drawing ${drawing} playing ${playing} free ${free} byHand "${byHand}" deciding ${deciding.join()} seats ${who.join("; ")}\n${sitting.join("\n")}`;
  }

  /** M03: what follows is done with hands off, which were asked for at rest or in the middle of a roll or a deal. */
  function beginsFree(burst: number, random: Random): void {
    if (burst % 4 === 1 && chooses()) frames(below(random, LONGEST_PAUSE * 2));
    handsOff(attacked(chance + burst * 101 - 1));
    frames(AT_ONCE);
    if (guard.read().report.free) tried.free++;
  }

  return {
    word,
    burst: (burst, leftOut, written) => {
      notes = written;
      guard.rests();
      const random = seeded(chance + burst * 13);
      const count = LEAST_ACTS + below(random, MORE_ACTS);
      repairs = [];
      if (burst % 2 === 1) beginsFree(burst, random);
      for (let act = 0; act < count; act++) {
        const [name, does] = nextAct(random);
        const pause = below(random, LONGEST_PAUSE);
        if (leftOut[`${burst}.${act}`] === true) continue;
        notes.push(`${burst}.${act} ${name}`);
        does(attacked(chance + burst * 101 + act));
        tried.acts++;
        tried.kinds[name] = (tried.kinds[name] ?? 0) + 1;
        frames(pause);
      }
      for (const one of people)
        tries(() => {
          one.drops();
        });
      // What was moved last is put back first: before that it may have been moved already.
      for (const repair of [...repairs].reverse()) repair();
      notes.push("the acts are over");
      if (burst % 2 === 0) chooses();
      // What has come of the acts by the rules takes its time; otherwise all is right after two seconds.
      if (!twoSecondsPass()) comesToRest();
      expectRight();
      notes.push("the game goes on");
      recover();
      expectTrue(goesOn(), "nobody can choose");
      comesToRest();
      expectRight();
      tried.bursts++;
    },
  };
}
