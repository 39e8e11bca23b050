import type { GameKeys } from "../../../kit/game/game";
import type { Gesture } from "../../../kit/game/scene";
import { ATTACKERS, BOSSES, TARGETS, type Action, type OpenState } from "../rules/state";

/**
 * What dropping a piece does: a weapon on a card is a face-off (CVD-5.8), between two mobs or on the empty place between them a
 * cleave (CVD-5.11), the life tracker on a boss a Fatal Strike (CVD-5.13). The rules say whether it is legal.
 */
export function gesture(open: OpenState, made: Gesture): Action | undefined {
  if (made.kind !== "drop") return undefined;
  const weapon = ATTACKERS.find((attacker) => attacker === made.piece);
  if (weapon !== undefined) {
    if (made.spot === "m1+m2") return { kind: "cleave", first: "m1", second: "m2", weapon };
    if (made.spot === "m2+m3") return { kind: "cleave", first: "m2", second: "m3", weapon };
    if (made.spot === "m2" && open.mobs.m2.kind === "empty")
      return { kind: "cleave", first: "m1", second: "m3", weapon };
    const target = TARGETS.find((other) => other === made.spot);
    return target === undefined ? undefined : { kind: "face", target, weapon };
  }
  const boss = BOSSES.find((other) => other === made.spot);
  return made.piece === "life" && boss !== undefined ? { kind: "fatal", boss } : undefined;
}

/** What the keys for rolling and passing do. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** A Berserker's Rage throws all weapons; in every other attack a weapon has to be chosen (CVD-4.2). */
function isRoll({ kind }: Action): boolean {
  return kind === "rage";
}

/** No Rage (CVD-4.2), and the end of the battle (CVD-5.2). */
function isPass({ kind }: Action): boolean {
  return kind === "calm" || kind === "end";
}
