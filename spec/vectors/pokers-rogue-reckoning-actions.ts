import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { Action, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { parsed, type Parsed } from "./border";
import { listOf } from "./decoded";
import { isList, show, type Mismatch } from "./values";

/** The chance that a case scripts: faces of dice, and orders of cards. What is taken is gone. */
export interface Script {
  dice: unknown[];
  shuffles: unknown[];
}

/** What a case calls one action, "none" for what is none; to cleanse and to scout are several steps each (PRR-21.2). */
export function actionsOf(state: State, written: Record<string, unknown>): Parsed<Action>[] {
  const { type } = written;
  if (type === "cleanse") {
    const pours = listOf(written["with"]).map((card) => parsed(rules, { kind: "pour", card }));
    return [parsed(rules, { kind: "cleanse", curse: written["curse"] })].concat(pours, [{ kind: "finish" }]);
  }
  if (type === "scout") return swapsOf(state, listOf(written["swaps"]));
  if (type === "ability")
    return [parsed(rules, { kind: "ability", card: written["card"], aim: aimOf(written) })];
  const action: Record<string, unknown> = { kind: type };
  for (const field of ["room", "card", "blue", "red"]) {
    if (written[field] !== undefined) action[field] = written[field];
  }
  if (type === "hp") action["amount"] = written["n"];
  return [parsed(rules, action)];
}

/** The exchanges one by one; the last that is possible ends scouting by itself. */
function swapsOf({ phase, rooms }: State, swaps: unknown[]): Parsed<Action>[] {
  const actions = swaps.map((swap) => parsed(rules, { ...(swap as Record<string, unknown>), kind: "swap" }));
  const faceDown = rooms.filter((room) => room.kind === "card" && !room.up).length;
  const most = phase.kind === "scout" ? Math.min(phase.cards.length, faceDown) : 0;
  if (swaps.length < most || most === 0) actions.push({ kind: "finish" });
  return actions;
}

function aimOf(written: Record<string, unknown>): Record<string, unknown> {
  const target = targetOf(written);
  const potion = written["use"];
  if (potion === undefined) return target;
  return written["mode"] === "heal" ? { kind: "heal", potion } : { kind: "use", potion, target };
}

function targetOf({ die, curse, pick }: Record<string, unknown>): Record<string, unknown> {
  if (die !== undefined) return { kind: "die", die };
  if (curse !== undefined) return { kind: "curse", curse };
  return pick === undefined ? { kind: "none" } : { kind: "card", card: pick };
}

/** Decides every chance point that the state waits at; false if the case scripts no outcome that fits. */
export function settle(state: State, script: Script, mismatches: Mismatch[]): boolean {
  let waiting = rules.waiting(state);
  while (waiting.kind === "chance") {
    const { chance } = waiting;
    let answer;
    if (chance.kind === "roll") {
      const faces = chance.dice.map(() => faceOf(script.dice.shift()));
      answer = rules.resolve(state, { kind: "rolled", faces });
    } else if (chance.kind === "pause") {
      answer = rules.resolve(state, { kind: "seen" });
    } else {
      const next = script.shuffles.shift();
      const order = isList(next) ? next.filter((card) => typeof card === "string") : [];
      answer = rules.resolve(state, { kind: "shuffled", order });
    }
    if (answer.kind === "refusal") {
      const expected = `an outcome for ${show(chance)}`;
      mismatches.push({ field: "chance", expected, found: "none that fits" });
      return false;
    }
    waiting = rules.waiting(state);
  }
  return true;
}

function faceOf(outcome: unknown): number {
  return typeof outcome === "number" ? outcome : 0;
}
