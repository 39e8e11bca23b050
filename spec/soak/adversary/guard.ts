import type { EmulatedTable } from "../../../src/emulator";
import type { Person } from "../../../src/emulator/world";
import type { Game } from "../../../src/kit/game/game";
import { apply } from "../../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { readIn } from "../../attacks/support/watching";
import { reportOf, stepOf, type TableSeat, type Report } from "../../table/support/report";
import { sightByPiece } from "../../../src/table/stage/hidden-cards";

/** How often the record is read while people do what they like, in frames. */
const FRAMES_A_READING = 20;

/**
 * Looks on while people attack a table: at the record, which only grows, and at what everybody can read.
 * @noSelf
 */
export interface Guard<State> {
  /** Lets time pass and looks at every frame. Fails if somebody can read what they may not know. */
  frames: (count: number) => void;
  /** Reads the record and replays it. Fails if it holds an illegal step, or lacks one that was played. */
  read: () => { report: Report; state: State };
  /** The steps that have been read, with what the game began with first. */
  known: () => readonly string[];
  /** From now on until the table rests the record may lack what comes after these steps; all if none are named. */
  forgives: (steps?: readonly string[]) => void;
  /** The table rests: who may know what is as the state has it, and nothing else that was so on the way. */
  rests: () => void;
}

/** A guard at the table of a game. */
export function guardAt<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, scene, box }: Game<State, Action, Event, Seen>,
  table: EmulatedTable,
): Guard<State> {
  const isForOne = rules.seats.max === 1;
  const cards: Record<string, true | undefined> = {};
  for (const { id } of box.cards) cards[`offsuit/${rules.id}/${id}`] = true;
  let steps: readonly string[] = [];
  let state = rules.start({}, rules.seats.min);
  let seats: readonly TableSeat[] = [];
  let least: readonly string[] = [];
  let sinceReading = 0;
  let isFree = false;
  /** Who may know a card, by memo; since the table last rested. */
  let open: Record<string, true | undefined> = {};
  let knowers: Record<string, string[] | undefined> = {};

  function personsAt(seat: number): string[] {
    const { player, person = "" } = seats[seat] ?? {};
    return player === undefined ? [] : [`${player}/${person}`];
  }

  function permit(): void {
    for (const part of scene) {
      const sights = sightByPiece(part(state));
      for (const id of Object.keys(sights)) {
        const sight = sights[id];
        const memo = `offsuit/${rules.id}/${id}`;
        if (sight === "everyone") open[memo] = true;
        else if (sight !== undefined && sight !== "nobody") {
          const list = (knowers[memo] ??= []);
          for (const seat of sight) list.push(...personsAt(seat));
        }
      }
    }
  }

  function read(): { report: Report; state: State } {
    sinceReading = 0;
    const report = reportOf(table, rules.id);
    isFree = isFree || report.free;
    // What is loaded or undone is replayed aside; the record is whole when that is done.
    if (report.busy === "resuming") return { report, state };
    const options = Object.entries(report.options).map(([name, value]) => `${name}=${value}`);
    const start = `${Math.max(rules.seats.min, report.seats.length)} ${options.join(" ")}`;
    const now = [start, ...report.steps];
    if (!begins(now, least)) error(`the record has lost steps: ${lengths(now, least)}`, 0);
    const isMore = now.length !== steps.length || !begins(now, steps);
    if (isMore || report.seats !== seats) {
      seats = report.seats;
      replay(report, now);
      permit();
    }
    if (least === steps) least = now;
    steps = now;
    return { report, state };
  }

  /** Goes on from what is known, or from the start where the record is another one. */
  function replay(report: Report, now: readonly string[]): void {
    const goesOn = begins(now, steps) && steps.length > 0;
    if (!goesOn) state = rules.start(report.options, Math.max(rules.seats.min, report.seats.length));
    for (let place = goesOn ? steps.length : 1; place < now.length; place++) {
      const done = apply(rules, state, stepOf(now[place] ?? "", rules));
      if (done.kind === "refusal") error(`step ${place} is illegal (${done.rule}): ${now[place] ?? ""}`, 0);
      if (place < now.length - 1 && (goesOn || place > now.length - 4)) permit();
    }
  }

  /** Whether this is a card of the game that not everybody may know. */
  function isSecret(memo: string): boolean {
    return cards[memo] === true && open[memo] !== true;
  }

  function mayKnow(memo: string, { color, steamId }: Person): boolean {
    const list = knowers[memo];
    return list !== undefined && (list.includes(`${color}/`) || list.includes(`${color}/${steamId}`));
  }

  function leak(): string | undefined {
    const { pieces, people } = table.world;
    for (const piece of pieces) {
      const { type, spawning, destroyed } = piece;
      if ((type !== "Card" && type !== "Deck" && type !== "Bag") || spawning || destroyed) continue;
      // Most cards are nobody's secret.
      if (type === "Card" && !isSecret(piece.state.Memo ?? "")) continue;
      for (const person of people) {
        if (person.color === "Black" || !person.connected) continue;
        for (const memo of readIn(table, piece, person)) {
          if (isSecret(memo) && !mayKnow(memo, person))
            return `${person.name} (${person.color}) can read ${memo} by a ${type} at frame ${table.world.framesEver}`;
        }
      }
    }
    return undefined;
  }

  function look(): void {
    if (leak() === undefined) return;
    // Something may have been chosen since the record was read, or hands are off in a game for one.
    const { report } = read();
    const still = leak();
    // The cards of a game that was given up are nobody's secret.
    if (still !== undefined && report.playing && !(isForOne && isFree)) error(still, 0);
  }

  read();
  return {
    read,
    known: () => steps,
    frames: (count) => {
      for (let frame = 0; frame < count; frame++) {
        table.frames(1);
        if (sinceReading++ >= FRAMES_A_READING) read();
        look();
      }
    },
    forgives: (from = []) => {
      if (from.length < least.length) least = from;
    },
    rests: () => {
      [open, knowers, isFree] = [{}, {}, false];
      const { report } = read();
      isFree = report.free;
      permit();
      least = steps;
    },
  };
}

function begins(list: readonly string[], start: readonly string[]): boolean {
  if (start.length > list.length) return false;
  for (let place = start.length - 1; place >= 0; place--) if (list[place] !== start[place]) return false;
  return true;
}

function lengths(now: readonly string[], least: readonly string[]): string {
  return `${now.length - 1} where there were ${least.length - 1} (${now[0] ?? ""}; ${least[0] ?? ""})`;
}
