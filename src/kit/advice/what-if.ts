import type { CardItem } from "../rules/box";
import type { Chance, Outcome } from "../rules/chance";
import { copy } from "../data/data";
import type { Thinker, Thinking } from "../rules/policy";
import { seeded } from "../data/random";
import { apply, type GameRecord } from "../record/record";
import { playedOn, shuffledLike, type RivalResult } from "./rival";
import type { GameAction, GameEvent, Rules, Seat } from "../rules/rules";

/** Where a game leaves its record: after this many steps, by another choice. */
export interface Turning<Action> {
  steps: number;
  seat: Seat;
  action: Action;
}

/** The seed for dice whose faces the record does not know. */
const SEED = 815;

/**
 * Plays a game on from another choice, in slices of a frame, with the luck of the record: the same cards, and each die repeats
 * its later faces in order, while there are any.
 * @param box all cards of the game
 */
export function whatIf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  box: readonly CardItem[],
  record: GameRecord<Action>,
  thinker: Thinker<Seen, Action>,
  { steps: before, seat, action }: Turning<Action>,
): Thinking<RivalResult> {
  const { options, seats, steps } = record;
  const faces: Faces = {};
  const shuffle = shuffledLike(box, record, seeded(SEED));
  const state = rules.start(options, seats);
  /** The game as it was from the turning on. */
  let rest: State | undefined;
  let next = 0;

  /** Goes through the record for a slice: first to the turning, then on to note what its dice showed. */
  function begin(): State | undefined {
    if (next === before) rest ??= copy(state);
    const step = steps[next];
    if (step !== undefined) {
      const now = rest ?? state;
      const waiting = step.kind === "chance" ? rules.waiting(now) : undefined;
      if (waiting?.kind === "chance" && step.kind === "chance") {
        const { chance } = waiting;
        // The shuffles that come before count, too.
        if (rest === undefined && chance.kind === "shuffle") shuffle(chance);
        if (rest !== undefined && step.outcome.kind === "rolled")
          noteFaces(faces, chance, step.outcome.faces);
      }
      apply(rules, now, step);
      next++;
      return undefined;
    }
    rules.act(state, seat, action);
    return state;
  }

  return playedOn(rules, thinker, begin, (chance) => withFaces(faces, chance, shuffle(chance)));
}

/** What each die showed, one after the other, and how many of that have been used. */
type Faces = Record<string, { shown: number[]; used: number } | undefined>;

function noteFaces(faces: Faces, chance: Chance, shown: readonly number[]): void {
  if (chance.kind !== "roll") return;
  chance.dice.forEach(({ die }, index) => {
    const noted = faces[die] ?? { shown: [], used: 0 };
    const face = shown[index];
    if (face !== undefined) noted.shown.push(face);
    faces[die] = noted;
  });
}

/** A roll with the next faces that its dice showed in the record, where there are any. */
function withFaces(faces: Faces, chance: Chance, outcome: Outcome): Outcome {
  if (chance.kind !== "roll" || outcome.kind !== "rolled") return outcome;
  const shown = chance.dice.map(({ die }, index) => nextFace(faces, die) ?? outcome.faces[index] ?? 1);
  return { kind: "rolled", faces: shown };
}

function nextFace(faces: Faces, die: string): number | undefined {
  const noted = faces[die];
  if (noted === undefined) return undefined;
  noted.used++;
  return noted.shown[noted.used - 1];
}
