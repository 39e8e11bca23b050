import { ABILITIES, type Use, type UseEffect } from "./abilities";
import { hasPotion, hasTrait, isHealingBarred } from "./board";
import { isMoney, isPotion, type MoneyCard, type Potion } from "./cards";
import type { Reason } from "./reasons";
import type { Aim, OpenState, Target } from "./state";

/** Why the player may not use this ability so (PRR-13.2), or undefined. */
export function abilityBar(open: OpenState, card: Potion, aim: Aim): Reason | undefined {
  if (!hasPotion(open, card)) return "notHeld";
  const { use } = ABILITIES[card];
  const useless = useBar(open, use);
  if (useless !== undefined || use === undefined) return useless;
  return use.effect.kind === "borrow" ? borrowBar(open, aim) : targetBar(open, use.effect, aim);
}

/** Why an ability cannot be used now, whatever it would be aimed at (PRR-13.1 to PRR-13.3), or undefined. */
export function useBar(open: OpenState, use: Use | undefined): Reason | undefined {
  if (!open.options.abilities) return "abilitiesOff";
  if (use === undefined) return "noAbility";
  const { kind } = open.phase;
  if (kind === "explore") {
    return use.exploring && open.options.abilitiesOutsideCombat ? undefined : "onlyInCombat";
  }
  return kind === "preRoll" && use.when === "afterRoll" ? "onlyAfterRoll" : effectBar(open, use.effect);
}

/** The conditions of an effect (PRR-13.5, PRR-15.4). */
function effectBar(open: OpenState, effect: UseEffect): Reason | undefined {
  if (effect.kind !== "flee") return undefined;
  if (hasTrait(open, "curses", "barsFlight")) return "terrorized";
  return open.hp > effect.hpAbove ? undefined : "tooLittleHp";
}

/** Why Miracle cannot be used so: the effect it names keeps all its conditions (PRR-13.10), or undefined. */
function borrowBar(open: OpenState, aim: Aim): Reason | undefined {
  if (aim.kind !== "heal" && aim.kind !== "use") return "unknownTarget";
  const { potion } = aim;
  if (!open.hand.includes(potion)) return "notHeld";
  if (aim.kind === "heal") return isHealingBarred(open) ? "healingBarred" : undefined;
  const { use } = ABILITIES[potion];
  const useless = useBar(open, use);
  if (useless !== undefined || use === undefined) return useless;
  return targetBar(open, use.effect, aim.target);
}

/** Why an effect cannot be aimed at this, or undefined. */
function targetBar(open: OpenState, effect: UseEffect, target: Aim): Reason | undefined {
  switch (effect.kind) {
    case "removeCurse":
      if (target.kind !== "curse") return "unknownTarget";
      return open.curses.includes(target.curse) ? undefined : "notCursed";
    case "recover":
      return target.kind === "card" ? recoverBar(open, target.card) : "unknownTarget";
    case "removeDie":
      return dieBar(open, target);
    case "weaken":
      return open.options.combat === "poker" ? dieBar(open, target) : noneBar(target);
    case "collectMoney":
      return open.discard.some((card) => isMoney(card)) ? noneBar(target) : "noMoneyCard";
    default:
      return noneBar(target);
  }
}

function noneBar(target: Aim): Reason | undefined {
  return target.kind === "none" ? undefined : "unknownTarget";
}

function recoverBar(open: OpenState, card: Potion | MoneyCard): Reason | undefined {
  return open.discard.includes(card) ? undefined : "notDiscarded";
}

function dieBar({ phase }: OpenState, target: Aim): Reason | undefined {
  if (target.kind !== "die") return "unknownTarget";
  if (phase.kind !== "postRoll") return "unknownDie";
  return phase.roll.black[target.die] === undefined ? "unknownDie" : undefined;
}

/** Everything that an effect can be aimed at now. */
export function targetsOf(open: OpenState, effect: UseEffect): Target[] {
  switch (effect.kind) {
    case "removeCurse":
      return open.curses.map((curse): Target => ({ kind: "curse", curse }));
    case "recover":
      return recoverTargets(open);
    case "removeDie":
      return dieTargets(open);
    case "weaken":
      return open.options.combat === "poker" ? dieTargets(open) : [{ kind: "none" }];
    case "collectMoney":
      return open.discard.some((card) => isMoney(card)) ? [{ kind: "none" }] : [];
    default:
      return [{ kind: "none" }];
  }
}

function recoverTargets(open: OpenState): Target[] {
  const targets: Target[] = [];
  for (const card of open.discard) {
    if (isPotion(card) || isMoney(card)) targets.push({ kind: "card", card });
  }
  return targets;
}

function dieTargets({ phase }: OpenState): Target[] {
  if (phase.kind !== "postRoll") return [];
  return phase.roll.black.map((_face, die): Target => ({ kind: "die", die }));
}
