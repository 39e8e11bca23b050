import { listOf, count, text, variants } from "../data/decode";
import { rollDie, shuffled, type Random } from "../data/random";
import { refuse, type Refusal } from "./refusal";

/** One die of a roll: which of the game's dice it is, and how many sides it has. */
export interface DieRoll {
  die: string;
  sides: number;
}

/**
 * What a game waits for that no player decides. `pile` and the cards are ids of the game's box. In a `pause` nothing is random:
 * it shows something that goes away again, once everybody has seen it; several hands take longer than a card.
 */
export type Chance =
  | { kind: "roll"; dice: DieRoll[] }
  | { kind: "shuffle"; pile: string; cards: string[] }
  | { kind: "pause"; length: "short" | "long" };

/** How chance decided: the faces in the order of the dice, or all the cards in their new order, top first. */
export type Outcome =
  { kind: "rolled"; faces: number[] } | { kind: "shuffled"; order: string[] } | { kind: "seen" };

/** An outcome from outside. `checkOutcome` says whether it fits. */
export const outcomeFrom = variants<Outcome>({
  rolled: { faces: listOf(count) },
  shuffled: { order: listOf(text) },
  seen: {},
});

/** Decides a chance point by a seeded generator, as simulations do. */
export function drawOutcome(chance: Chance, random: Random): Outcome {
  switch (chance.kind) {
    case "roll": {
      const faces: number[] = [];
      for (const { sides } of chance.dice) faces.push(rollDie(random, sides));
      return { kind: "rolled", faces };
    }
    case "shuffle":
      return { kind: "shuffled", order: shuffled(random, chance.cards) };
    case "pause":
      return { kind: "seen" };
  }
}

/** Why an outcome does not fit what the game waits for. */
export type ChanceReason = "impossibleFaces" | "otherCards" | "otherChance" | "noChance";

/** Refuses an outcome that these dice or this pile cannot show: wrong kind, a missing face, a card too many. */
export function checkOutcome(chance: Chance, outcome: Outcome): Refusal<ChanceReason> | undefined {
  if (chance.kind === "roll" && outcome.kind === "rolled") {
    return facesFit(chance.dice, outcome.faces) ? undefined : refuse("chance", "impossibleFaces");
  }
  if (chance.kind === "shuffle" && outcome.kind === "shuffled") {
    return isReordering(chance.cards, outcome.order) ? undefined : refuse("chance", "otherCards");
  }
  return chance.kind === "pause" && outcome.kind === "seen" ? undefined : refuse("chance", "otherChance");
}

function facesFit(dice: readonly DieRoll[], faces: readonly number[]): boolean {
  if (faces.length !== dice.length) return false;
  for (let i = 0; i < dice.length; i++) {
    const face = faces[i];
    const sides = dice[i]?.sides ?? 0;
    if (face === undefined || face < 1 || face > sides || face !== Math.floor(face)) return false;
  }
  return true;
}

function isReordering(cards: readonly string[], order: readonly string[]): boolean {
  if (order.length !== cards.length) return false;
  // As many cards, each of a box only once: if none is missing, none is there twice.
  const found: Record<string, true> = {};
  for (const card of order) found[card] = true;
  for (const card of cards) if (found[card] === undefined) return false;
  return true;
}
