import type { CardItem } from "../rules/box";
import { checkOutcome, drawOutcome, type Chance, type Outcome } from "../rules/chance";
import { orderByCode } from "../record/deal-code";
import { playAct, type Deciders, type GameInPlay } from "../record/playing-on";
import type { Thinker, Thinking } from "../rules/policy";
import { seeded, type Random } from "../data/random";
import type { GameRecord, Step } from "../record/record";
import type { GameAction, GameEvent, Result, Rules } from "../rules/rules";

/** The dice of every rival come from this seed, so the same cards bring the same game. */
const SEED = 4711;

/** How a rival's game has ended. */
export interface RivalResult {
  summary: Record<string, number>;
  result: Result;
}

/**
 * Plays the cards of a game for one again, in slices of a frame: a code deals them, or else the record's shuffles while they fit,
 * and random ones after that. Dice are drawn, so they differ from those of the record.
 * @param box all cards of the game
 */
export function rivalGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  box: readonly CardItem[],
  record: GameRecord<Action>,
  thinker: Thinker<Seen, Action>,
): Thinking<RivalResult> {
  const begin = (): State => rules.start(record.options, record.seats);
  return playedOn(rules, thinker, begin, shuffledLike(box, record, seeded(SEED)));
}

/** Decides chance: a code or the record shuffles, and a generator decides the rest. */
export function shuffledLike<Action>(
  box: readonly CardItem[],
  { code, steps }: Pick<GameRecord<Action>, "code" | "steps">,
  random: Random,
): (this: void, chance: Chance) => Outcome {
  const recorded = shufflesOf(steps);
  let shuffles = 0;
  return (chance) => {
    if (chance.kind !== "shuffle") return drawOutcome(chance, random);
    shuffles++;
    // To draw an order that nobody needs would be too much for the slice.
    if (code !== undefined)
      return { kind: "shuffled", order: orderByCode(code, shuffles, chance.cards, box) };
    const same = recorded[shuffles - 1];
    const fits = same !== undefined && checkOutcome(chance, same) === undefined;
    return fits ? same : drawOutcome(chance, random);
  };
}

/**
 * Plays a game to its end, in slices of a frame, every seat by one thinker. It never finishes if the rules refuse a choice that
 * they have offered, which they never do.
 * @param begin finds the position from which it is played
 * @param decided decides chance
 */
export function playedOn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  thinker: Thinker<Seen, Action>,
  begin: Thinking<State>,
  decided: (this: void, chance: Chance) => Outcome,
): Thinking<RivalResult> {
  const judgement = seeded(SEED + 1);
  const deciders: Deciders<Seen, Action> = {
    decide: (seen, { choices }) => thinker(seen, choices, judgement),
    draw: decided,
  };
  let playing: GameInPlay<State, Seen, Action> | undefined;
  return () => {
    if (playing === undefined) {
      const state = begin();
      if (state !== undefined) playing = { state, next: { kind: "look" } };
      return undefined;
    }
    const acted = playAct(rules, deciders, playing);
    return acted?.kind === "over"
      ? { summary: rules.summary(playing.state), result: acted.result }
      : undefined;
  };
}

function shufflesOf(steps: readonly Step<unknown>[]): Outcome[] {
  const shuffles: Outcome[] = [];
  for (const step of steps)
    if (step.kind === "chance" && step.outcome.kind === "shuffled") shuffles.push(step.outcome);
  return shuffles;
}
