import { anyAction, awaited } from "../kit/choices";
import { drawOutcome } from "../kit/chance";
import type { Game } from "../kit/game";
import type { Options } from "../kit/options";
import { thoughtOut } from "../kit/policy";
import { below, seeded } from "../kit/random";
import { apply } from "../kit/record";
import type { GameAction, GameEvent, Result, Seat } from "../kit/rules";

/** Which games are played: the advisor decides, but for a share of choices, in percent, that are any. */
export interface SlippingPlan {
  options: Options;
  seats: number;
  seed: number;
  slips: number;
}

/** The decisions that were rated within one tenth: the sums of what was said and of what came of it. */
export interface Tenth {
  decisions: number;
  said: number;
  won: number;
}

/** What was said at the decisions of one game. */
interface Said {
  seat: Seat;
  value: number;
}

/** Plays a game and adds to each tenth what its advisor said at every decision with a choice, and what the game came to. */
export function calibrate<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, hints }: Pick<Game<State, Action, Event, Seen>, "rules" | "hints">,
  { options, seats, seed, slips }: SlippingPlan,
  tenths: Tenth[],
): void {
  const chance = seeded(seed * 2);
  const luck = seeded(seed * 2 + 1);
  const state = rules.start(options, seats);
  const said: Said[] = [];
  for (;;) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") {
      for (const each of said) addTo(tenths, each, waiting.result, seats);
      return;
    }
    if (waiting.kind === "chance") {
      apply(rules, state, { kind: "chance", outcome: drawOutcome(waiting.chance, chance) });
      continue;
    }
    const decision = awaited(waiting.decisions);
    if (decision === undefined || hints === undefined) return;
    const { seat, choices } = decision;
    const [best] = thoughtOut(hints.advisor(rules.seen(state, seat), choices)).ranking;
    if (choices.length > 1 && best?.value !== undefined) said.push({ seat, value: best.value });
    const slip = below(luck, 100) < slips ? anyAction(choices, luck) : undefined;
    const action = slip ?? best?.action;
    if (action === undefined || apply(rules, state, { kind: "act", seat, action }).kind === "refusal") return;
  }
}

function addTo(tenths: Tenth[], { seat, value }: Said, { winners }: Result, seats: number): void {
  const place = Math.max(0, Math.min(9, Math.floor(value * 10)));
  const tenth = (tenths[place] ??= { decisions: 0, said: 0, won: 0 });
  const isDrawn = seats > 1 && (winners.length === 0 || winners.length === seats);
  tenth.decisions++;
  tenth.said += value;
  if (isDrawn) tenth.won += 0.5;
  else if (winners.includes(seat)) tenth.won++;
}
