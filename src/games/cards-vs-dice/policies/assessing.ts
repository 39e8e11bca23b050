import type { Rated } from "../../../kit/advice";
import type { Card } from "../../../kit/cards";
import { copy } from "../../../kit/data";
import type { Thinking } from "../../../kit/policy";
import { fatalOdds } from "../rules/odds";
import { rules } from "../rules/rules";
import type { Action, Seen, State, Vanguard } from "../rules/state";
import { bestPlan } from "./plan";
import { situationOf } from "./situation";

/** What a vanguard is thought to be that lies face down: an average card. */
const AVERAGE = "6S";

/**
 * What any action is worth, which the advisor does not rate if no plan begins with it: the mean, over the faces of its die, of
 * what the best plan after it promises. One slice for each face.
 */
export function assess(seen: Seen, action: Action): Thinking<Rated<Action>> {
  switch (action.kind) {
    case "calm":
    case "rage":
      return () => ({ action, value: undefined });
    case "end":
      return () => ({ action, value: bestPlan({ ...situationOf(seen), arms: 0 }).winChance });
    case "fatal":
      return () => ({ action, value: fatalWins(seen) ? fatalOdds(seen, action.boss) : 0 });
    default:
      return afterEachFace(seen, action);
  }
}

/** Whether a Fatal Strike that slays its boss wins the game (CVD-5.13). */
function fatalWins({ options, bosses }: Seen): boolean {
  const living = Object.values(bosses).filter(({ slain }) => !slain);
  return options.fatalWin && living.length === 1;
}

function afterEachFace(seen: Seen, action: Action): Thinking<Rated<Action>> {
  let face = 0;
  let sides = 1;
  let sum = 0;
  return () => {
    if (face >= sides) return { action, value: sum / sides };
    face++;
    const state = conceived(seen);
    rules.act(state, 0, action);
    const waiting = rules.waiting(state);
    if (waiting.kind === "chance" && waiting.chance.kind === "roll") {
      sides = waiting.chance.dice[0]?.sides ?? 1;
      rules.resolve(state, { kind: "rolled", faces: [face] });
    }
    sum += worthOf(state);
    return undefined;
  };
}

/** The position as the player sees it, with an average card for each vanguard that lies face down, and for no other. */
function conceived(seen: Seen): State {
  const { v3, v4 } = seen.vanguards;
  return { ...copy(seen), hidden: { spawn: [], v3: conceivedCard(v3), v4: conceivedCard(v4) } };
}

function conceivedCard({ kind }: Vanguard): Card | undefined {
  return kind === "faceDown" ? AVERAGE : undefined;
}

function worthOf(state: State): number {
  const { phase } = state;
  if (phase.kind === "over") return phase.ending === "loss" ? 0 : 1;
  if (phase.kind !== "split") return bestPlan(situationOf(state)).winChance;
  let most = 0;
  for (const mob of [phase.first, phase.second]) {
    const split = copy(state);
    rules.act(split, 0, { kind: "assign", mob });
    most = Math.max(most, worthOf(split));
  }
  return most;
}
