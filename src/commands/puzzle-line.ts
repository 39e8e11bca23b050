import type { Ascii } from "../kit/data/ascii";
import { choiceFor } from "../kit/rules/choices";
import { packed } from "../kit/data/packed-numbers";
import { BETWEEN, GROUP, type Puzzle } from "../kit/game/puzzle";
import type { Choice, GameAction } from "../kit/rules/rules";

/** One of `of` possibilities, counted from 0. */
export interface Digit {
  place: number;
  of: number;
}

/** What was decided, as text: numbers of mixed bases, as many as fit into each group of letters. */
export function pathOf(digits: readonly Digit[]): Ascii {
  const groups: number[] = [];
  let group = 0;
  let weight = 1;
  for (const { place, of } of digits) {
    if (weight * of > GROUP) {
      groups.push(group);
      group = 0;
      weight = 1;
    }
    group += place * weight;
    weight *= of;
  }
  if (weight > 1) groups.push(group);
  return packed(groups);
}

/** A puzzle as a line of a book. */
export function puzzleLine({ seed, decisions, path, best, margin, missed }: Puzzle): Ascii {
  return [seed, decisions, path, best, margin, missed].join(BETWEEN);
}

/** The possibilities of a decision that an action takes: the place of its choice, and of its amount if that is open. */
export function digitsOf<Action extends GameAction>(
  choices: readonly Choice<Action>[],
  action: Action,
): Digit[] {
  const choice = choiceFor(choices, action);
  if (choice === undefined) return [];
  const digits: Digit[] = [{ place: choices.indexOf(choice), of: choices.length }];
  const { amounts } = choice;
  if (amounts !== undefined)
    digits.push({ place: (action.amount ?? amounts.min) - amounts.min, of: amounts.max - amounts.min + 1 });
  return digits;
}
