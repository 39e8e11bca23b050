import type { Caption, Piece, Place, SceneParts, Spot } from "../../../kit/game/scene";
import { text } from "../catalogue";
import { BOSS_CARDS, cardHitPoints, isMob } from "../rules/board";
import {
  ATTACKERS,
  BOSSES,
  MOBS,
  VANGUARDS,
  type Attacker,
  type MobTarget,
  type State,
  type Target,
} from "../rules/state";
import { attackerCaption, bossCaption, mobCaption, vanguardCaption } from "../words/board-words";
import * as layout from "./layout";
import type { Point } from "./layout";

/** The whole table of Cards vs Dice, as CVD-3, CVD-5 and CVD-6 say where everything is. */
export const scene: SceneParts<State> = [
  (state) => {
    const pieces: Piece[] = [];
    addBosses(pieces, state);
    addVanguards(pieces, state);
    addMobs(pieces, state);
    addPiles(pieces, state);
    addDice(pieces, state);
    return pieces;
  },
];

/** Where each target's card is. */
export const TARGET_POINTS: Record<Target, Point> = {
  m1: pointAt(layout.MOBS, 0),
  m2: pointAt(layout.MOBS, 1),
  m3: pointAt(layout.MOBS, 2),
  b1: pointAt(layout.BOSSES, 0),
  b2: pointAt(layout.BOSSES, 1),
  b3: pointAt(layout.BOSSES, 2),
  b4: pointAt(layout.BOSSES, 3),
  v3: pointAt(layout.VANGUARDS, 0),
  v4: pointAt(layout.VANGUARDS, 1),
};

/** Where each die is that is not in use: the armory from small to large, and the Kingslayer beside it. */
const HOMES: Record<Attacker, Point> = {
  d4: pointAt(layout.ARMORY, 0),
  d6: pointAt(layout.ARMORY, 1),
  d8: pointAt(layout.ARMORY, 2),
  d10: pointAt(layout.ARMORY, 3),
  d20: pointAt(layout.ARMORY, 4),
  ks: layout.KINGSLAYER,
};
/** How many cards a die on a target is on: a boss is a pile of four (CVD-3.1). */
const CARDS_UNDER: Record<Target, number> = { m1: 1, m2: 1, m3: 1, b1: 4, b2: 4, b3: 4, b4: 4, v3: 1, v4: 1 };

/** CVD-3.1, CVD-7.4: a pile with its level's card on top; promoted cards go under it, a slain pile is turned over. */
function addBosses(pieces: Piece[], state: State): void {
  const { BOARD_WORDS } = text();
  const pile: Caption = { name: BOARD_WORDS.pileBossName, note: BOARD_WORDS.pileBossNote };
  for (const boss of BOSSES) {
    const { level, slain } = state.bosses[boss];
    const cards = BOSS_CARDS[boss];
    const caption = bossCaption(state, boss);
    for (let depth = 0; depth < cards.length; depth++) {
      const id = cards[(level + depth) % cards.length];
      if (id === undefined) continue;
      const layer = cards.length - 1 - depth;
      pieces.push({
        kind: "card",
        id,
        place: place(TARGET_POINTS[boss], 0, layer),
        faceUp: !slain,
        sight: "everyone",
        movable: false,
        caption: depth === 0 || slain ? caption : pile,
      });
    }
  }
}

function addVanguards(pieces: Piece[], state: State): void {
  for (const target of VANGUARDS) {
    const vanguard = state.vanguards[target];
    if (vanguard.kind === "none") continue;
    const up = vanguard.kind === "faceUp";
    const id = up ? vanguard.card : state.hidden[target];
    if (id === undefined) continue;
    pieces.push({
      kind: "card",
      id,
      place: place(TARGET_POINTS[target], 0, 0),
      faceUp: up && !vanguard.slain,
      sight: up ? "everyone" : "nobody",
      movable: false,
      caption: up
        ? vanguardCaption(vanguard.card, vanguard.damage, vanguard.slain)
        : vanguardCaption(undefined, 0, false),
    });
  }
}

/** An enraged mob is turned 90 degrees (CVD-7.1). */
function addMobs(pieces: Piece[], state: State): void {
  for (const target of MOBS) {
    const mob = state.mobs[target];
    if (mob.kind === "empty") continue;
    const left = cardHitPoints(mob.card) - mob.damage;
    pieces.push({
      kind: "card",
      id: mob.card,
      place: place(TARGET_POINTS[target], mob.enraged ? 90 : 0, 0),
      faceUp: !mob.slain,
      sight: "everyone",
      movable: false,
      caption: mobCaption(mob.card, left, mob.enraged, mob.slain),
    });
  }
}

/** CVD-3.2, CVD-6.1: the mobs to come are face down, the slain ones face up with the latest on top. */
function addPiles(pieces: Piece[], state: State): void {
  const { BOARD_WORDS } = text();
  pieces.push({
    kind: "pile",
    id: "spawn",
    cards: state.hidden.spawn,
    place: place(layout.SPAWN, 0, 0),
    faceUp: false,
    caption: { name: BOARD_WORDS.spawnName, note: BOARD_WORDS.spawnNote },
  });
  pieces.push({
    kind: "pile",
    id: "graveyard",
    cards: [...state.graveyard].reverse(),
    place: place(layout.GRAVEYARD, 0, 0),
    faceUp: true,
    caption: { name: BOARD_WORDS.graveyardName, note: BOARD_WORDS.graveyardNote },
  });
}

function addDice(pieces: Piece[], state: State): void {
  const { BOARD_WORDS } = text();
  const lying: Record<string, number> = {};
  for (const attacker of ATTACKERS) {
    const die = state.dice[attacker];
    const ready = die.kind === "ready";
    const at = diePlace(state, attacker, lying);
    const caption = attackerCaption(state, attacker, ready);
    const movable = ready && state.phase.kind === "attack";
    pieces.push({
      kind: "die",
      id: attacker,
      place: at,
      face: shownFace(state, attacker),
      movable,
      caption,
    });
  }
  const { phase } = state;
  const striking = phase.kind === "roll" && phase.attempt.kind === "fatal" ? phase.attempt.boss : undefined;
  pieces.push({
    kind: "die",
    id: "life",
    place:
      striking === undefined
        ? place(layout.LIFE, 0, 0)
        : place(TARGET_POINTS[striking], 0, CARDS_UNDER[striking]),
    // No face of the die shows a life of 0, or one above 12 (option `life`).
    face: state.life >= 1 && state.life <= 12 ? state.life : undefined,
    movable: phase.kind === "attack",
    caption: { name: BOARD_WORDS.lifeName, note: BOARD_WORDS.lifeNote },
  });
}

/** A ready weapon is in the armory, one that is being rolled or was used at its target (CVD-5.8, CVD-5.10). */
function diePlace(state: State, attacker: Attacker, lying: Record<string, number>): Place {
  const die = state.dice[attacker];
  const { phase } = state;
  if (phase.kind === "roll") {
    const { attempt } = phase;
    if (attempt.kind === "face" && attempt.weapon === attacker) return hitPlace(attempt.target, lying);
    if (attempt.kind === "cleave" && attempt.weapon === attacker)
      return between(attempt.first, attempt.second);
  }
  switch (die.kind) {
    case "hit":
      return hitPlace(die.target, lying);
    case "cleft":
      return between(die.first, die.second);
    case "missed":
      return missPlace(die.target, lying);
    case "spent":
      return place(layout.SPENT_KINGSLAYER, 0, 0);
    case "ready":
      return place(HOMES[attacker], 0, 0);
  }
}

function hitPlace(target: Target, lying: Record<string, number>): Place {
  const count = lying[target] ?? 0;
  lying[target] = count + 1;
  const isBeside = isMob(target);
  const slot = pointAt(isBeside ? layout.BESIDE_SLOTS : layout.CARD_SLOTS, count);
  const at = TARGET_POINTS[target];
  const isOnCard = !isBeside || Math.abs(slot.x) < layout.CARD_WIDTH / 2;
  return place({ x: at.x + slot.x, z: at.z + slot.z }, 0, isOnCard ? CARDS_UNDER[target] : 0);
}

function missPlace(target: Target, lying: Record<string, number>): Place {
  const key = `missed ${target}`;
  const count = lying[key] ?? 0;
  lying[key] = count + 1;
  const slot = pointAt(layout.MISS_SLOTS, count);
  const at = TARGET_POINTS[target];
  return place({ x: at.x + slot.x, z: at.z + layout.MISS_OFFSET + slot.z }, 0, 0);
}

/** A die of a cleave is between the two mobs (CVD-5.11). */
function between(first: Target, second: Target): Place {
  const a = TARGET_POINTS[first];
  const b = TARGET_POINTS[second];
  return place({ x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 }, 0, 0);
}

/** The face that a used or pre-rolled die keeps showing (CVD-4.2, CVD-5.8); any other may show what it likes. */
function shownFace(state: State, attacker: Attacker): number | undefined {
  const die = state.dice[attacker];
  if (die.kind === "ready") {
    return attacker !== "ks" && state.rage.kind === "rolled" ? state.rage.values[attacker] : undefined;
  }
  if (die.kind === "spent") return undefined;
  return die.value > 0 ? die.value : undefined;
}

/** A die dropped on a card attacks it; one dropped between two mobs cleaves them. */
export function spots(state: State): Spot[] {
  const list: Spot[] = [];
  for (const target of MOBS) list.push(cardSpot(target, mobCards(state, target)));
  for (const target of VANGUARDS) {
    const vanguard = state.vanguards[target];
    list.push(cardSpot(target, vanguard.kind === "faceUp" ? [vanguard.card] : []));
  }
  for (const boss of BOSSES) list.push(cardSpot(boss, [BOSS_CARDS[boss][state.bosses[boss].level]]));
  list.push(cleaveSpot(state, "m1", "m2"), cleaveSpot(state, "m2", "m3"));
  return list;
}

function cardSpot(target: Target, pieces: readonly string[]): Spot {
  const { x, z } = TARGET_POINTS[target];
  return { id: target, x, z, width: layout.CARD_WIDTH + 0.8, depth: layout.CARD_DEPTH + 0.8, pieces };
}

function cleaveSpot(state: State, first: MobTarget, second: MobTarget): Spot {
  const { x, z } = between(first, second);
  const pieces = mobCards(state, first).concat(mobCards(state, second));
  return { id: `${first}+${second}`, x, z, width: 2.6, depth: layout.CARD_DEPTH, pieces };
}

function mobCards(state: State, target: MobTarget): string[] {
  const mob = state.mobs[target];
  return mob.kind === "mob" ? [mob.card] : [];
}

function place(at: Point, yaw: number, layer: number): Place {
  return { x: at.x, z: at.z, yaw, layer };
}

function pointAt(points: readonly Point[], index: number): Point {
  return points[index] ?? { x: 0, z: 0 };
}
