import { settingsOf, type Options } from "../../../kit/rules/options";
import { seatMark } from "../../../kit/game/seat-names";
import { fill } from "../../../kit/words/words";
import { text } from "../catalogue";
import { toCall } from "../rules/battle/betting";
import { ownerOfDecision } from "../rules/battle/roles";
import { holderOf } from "../rules/clock";
import { TIME_OPTIONS } from "../rules/options";
import type { Seen } from "../rules/state";
import { optionValue } from "./names";

/** How long you have to decide with these options, and what happens if you are late (PC-10); empty: no clock runs. */
export function clock(options: Options): string {
  const { moveLimit, battleLimit, clockMode } = settingsOf(TIME_OPTIONS, options);
  if (clockMode === "none" || (moveLimit === 0 && battleLimit === 0)) return "";
  return fill(text().CLOCK[clockMode], {
    move: optionValue("moveLimit", `${moveLimit}`),
    bet: optionValue("battleLimit", `${battleLimit}`),
  });
}

/** What happens when the time of the decision that is due runs out (PC-10.3 to PC-10.7, PC-10.10). */
export function late(seen: Seen): string {
  const { phase, battle, options, timer } = seen;
  const { LATE } = text();
  const owner = ownerOfDecision(seen);
  if (owner === undefined) return "";
  if (holderOf(seen) !== owner) return fill(LATE.returns, { player: seatMark(owner) });
  if ((timer.banks[owner] ?? 0) > 0) return LATE.bank;
  switch (phase.kind) {
    case "bet":
      return battle !== undefined && toCall(battle, battle.toAct) === 0 ? LATE.check : LATE.fold;
    case "promote":
    case "retreat":
      return options.lateChoice === "opponent" ? LATE.opponent : LATE[phase.kind];
    case "stake":
    case "rebuy":
      return LATE[phase.kind];
    default:
      return LATE.opponent;
  }
}
