import { rules } from "../../src/games/roll-flush/rules/rules";
import { DICE_CHOICES, type Action, type State } from "../../src/games/roll-flush/rules/state";
import { parsed, type Parsed } from "./border";
import { isList, show, type Mismatch } from "./values";

/** What a case calls one action, "none" for what is none; `keep` with its list is to unmark all, mark those and keep them. */
export function actionsOf(state: State, written: readonly unknown[]): Parsed<Action>[] {
  const [kind, list] = written;
  if (kind !== "keep" || !isList(list)) return [actionOf(written)];
  const actions: Parsed<Action>[] = [];
  const marked = state.phase.kind === "keep" ? state.phase.marked : [];
  for (let index = 0; index < marked.length; index++) {
    if (marked[index] === true) actions.push({ kind: "unmark", index });
  }
  for (const index of list) actions.push(parsed(rules, { kind: "mark", index }));
  actions.push({ kind: "keep" });
  return actions;
}

/** An action of a case; "none" for what is no action of the game. */
function actionOf(given: readonly unknown[]): Parsed<Action> {
  const [kind, first, second] = given;
  const action: Record<string, unknown> = { kind };
  if (kind === "reroll") action["dice"] = typeof first === "number" ? DICE_CHOICES[first - 1] : first;
  else if (kind === "shift") action["by"] = first;
  else if (kind === "swap") {
    const isReversed = typeof first === "number" && typeof second === "number" && first > second;
    action["first"] = isReversed ? second : first;
    action["second"] = isReversed ? first : second;
  } else if (kind === "refresh") action["token"] = first;
  else if (kind === "mark" || kind === "unmark") action["index"] = first;
  return parsed(rules, action);
}

/** Decides every chance point that the state waits at; false if the case gives no outcome that fits. */
export function settle(state: State, outcomes: unknown[], mismatches: Mismatch[]): boolean {
  let waiting = rules.waiting(state);
  while (waiting.kind === "chance") {
    const { chance } = waiting;
    let answer;
    if (chance.kind === "roll") {
      const faces = chance.dice.map(() => faceOf(outcomes.shift()));
      answer = rules.resolve(state, { kind: "rolled", faces });
    } else if (chance.kind === "pause") {
      answer = rules.resolve(state, { kind: "seen" });
    } else {
      const next = outcomes.shift();
      const order = next === "keep" ? [...chance.cards] : isList(next) ? next : [];
      answer = rules.resolve(state, {
        kind: "shuffled",
        order: order.filter((card) => typeof card === "string"),
      });
    }
    if (answer.kind === "refusal") {
      mismatches.push({
        field: "chance",
        expected: `an outcome for ${show(chance)}`,
        found: "none that fits",
      });
      return false;
    }
    waiting = rules.waiting(state);
  }
  return true;
}

function faceOf(outcome: unknown): number {
  return typeof outcome === "number" ? outcome : 0;
}
