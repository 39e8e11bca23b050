import { BOSS_CARDS, MOB_CARDS } from "../../src/games/cards-vs-dice/rules/board";
import { rules as plain } from "../../src/games/cards-vs-dice/rules/rules";
import {
  ATTACKERS,
  BOSSES,
  MOBS,
  TARGETS,
  VANGUARDS,
  WEAPONS,
  type Action,
  type State,
  type Target,
} from "../../src/games/cards-vs-dice/rules/state";
import type { Choice } from "../../src/kit/rules/rules";
import { choiceFault as faultOf } from "../support/legality";
import { observed } from "../support/observed";

/** The rules, which count what the games of a spec come to. */
export const { rules, reached } = observed(plain);

/** Every action that could ever be legal, and some that never are. */
export const EVERY_ACTION: readonly Action[] = everyAction();

function everyAction(): Action[] {
  const list: Action[] = [{ kind: "calm" }, { kind: "rage" }, { kind: "end" }];
  for (const weapon of ATTACKERS) {
    for (const target of TARGETS) list.push({ kind: "face", target, weapon });
    for (const first of MOBS) for (const second of MOBS) list.push({ kind: "cleave", first, second, weapon });
  }
  for (const mob of MOBS) list.push({ kind: "assign", mob });
  for (const boss of BOSSES) list.push({ kind: "fatal", boss });
  return list;
}

/** What is wrong with the player's choices, or undefined. */
export function choiceFault(state: State, choices: readonly Choice<Action>[]): string | undefined {
  return faultOf(rules, EVERY_ACTION, state, 0, choices);
}

/** What is wrong with a state of the default game, or undefined. `life` is the life before the last step. */
export function stateFault(state: State, life: number): string | undefined {
  if (state.life < 0 || state.life > life) return `life went from ${life} to ${state.life}`;
  if (state.battle > 11) return `battle ${state.battle}`;
  return cardFault(state) ?? dieFault(state) ?? bossFault(state) ?? phaseFault(state);
}

/** Every mob card is in exactly one place; the boss cards are known from the levels. */
function cardFault(state: State): string | undefined {
  const found: Record<string, boolean> = {};
  let count = 0;
  let doubled: string | undefined;
  const note = (card: string): void => {
    if (found[card] === true) doubled = card;
    found[card] = true;
    count++;
  };
  for (const card of state.hidden.spawn) note(card);
  for (const card of state.graveyard) note(card);
  for (const place of MOBS) {
    const mob = state.mobs[place];
    if (mob.kind === "mob") note(mob.card);
  }
  for (const target of VANGUARDS) {
    const vanguard = state.vanguards[target];
    const hidden = state.hidden[target];
    if (vanguard.kind === "faceUp") note(vanguard.card);
    if ((vanguard.kind === "faceDown") !== (hidden !== undefined)) return `${target} is ${vanguard.kind}`;
    if (hidden !== undefined) note(hidden);
  }
  if (doubled !== undefined) return `${doubled} is there twice`;
  return count === MOB_CARDS.length ? undefined : `${count} mob cards`;
}

/** A used die is on something that is there, and shows a face that it has. */
function dieFault(state: State): string | undefined {
  for (const attacker of ATTACKERS) {
    const die = state.dice[attacker];
    switch (die.kind) {
      case "hit":
      case "missed":
        if (!isThere(state, die.target)) return `${attacker} lies on ${die.target}, where nothing is`;
        break;
      case "cleft":
        if (!isThere(state, die.first) || !isThere(state, die.second))
          return `${attacker} lies between nothing`;
        break;
      case "spent":
        if (attacker !== "ks") return `${attacker} is spent`;
        break;
      case "ready":
        break;
    }
  }
  return undefined;
}

function isThere(state: State, target: Target): boolean {
  for (const place of MOBS) if (place === target) return state.mobs[place].kind === "mob";
  for (const place of VANGUARDS) if (place === target) return state.vanguards[place].kind === "faceUp";
  return true;
}

function bossFault(state: State): string | undefined {
  for (const boss of BOSSES) {
    const { level, damage, slain } = state.bosses[boss];
    if (BOSS_CARDS[boss][level] === undefined) return `${boss} has level ${level}`;
    if (damage < 0) return `${boss} has damage ${damage}`;
    if (!slain) continue;
    if (boss === "b3" && !(state.bosses.b1.slain && state.bosses.b2.slain)) return "b3 fell before b1 and b2";
    if (boss === "b4" && !state.bosses.b3.slain) return "b4 fell before b3";
  }
  return undefined;
}

/** The game is over exactly when it is won or lost; a Rage's values belong to weapons (CVD-9, CVD-4.2). */
function phaseFault(state: State): string | undefined {
  const { phase } = state;
  const won = BOSSES.every((boss) => state.bosses[boss].slain);
  if (phase.kind !== "over") return won || state.life === 0 ? "the game should be over" : undefined;
  if (phase.ending === "win") return won && state.life > 0 ? undefined : "won without right";
  if (phase.ending === "winFatal") return won && state.life === 0 ? undefined : "won fatally without right";
  return state.life === 0 ? undefined : "lost with life left";
}

/** Whether all weapons are on vanguards or are ready, as at the start of a battle (CVD-8.1). */
export function isRearmed(state: State): boolean {
  return WEAPONS.every((weapon) => {
    const die = state.dice[weapon];
    return die.kind === "ready" || (die.kind === "hit" && VANGUARDS.some((target) => target === die.target));
  });
}
