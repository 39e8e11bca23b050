import { rules } from "../../src/games/cards-vs-dice/rules";
import type { Action, Event, Seen } from "../../src/games/cards-vs-dice/state";
import { words } from "../../src/games/cards-vs-dice/words";
import { apply, type GameRecord, type Step } from "../../src/kit/record";
import { expectTrue } from "../support/expect";

/**
 * A recorded game in words, as a player would read it: how it stands and what is asked, then with `>` what was
 * chosen, then what came of it.
 */
export function transcribe(record: GameRecord<Action>): string[] {
  const state = rules.start(record.options, record.seats);
  const lines: string[] = [];
  for (const step of record.steps) {
    if (step.kind === "act") addDecision(lines, rules.seen(state, 0), step);
    const answer = apply(rules, state, step);
    expectTrue(answer.kind === "done", "the record holds a step that is refused");
    if (answer.kind === "done") for (const event of answer.events) addEvent(lines, event);
  }
  const { headline, sentence } = words.result(rules.seen(state, 0));
  lines.push(`${headline} ${sentence}`);
  return lines;
}

function addDecision(lines: string[], seen: Seen, { action }: Extract<Step<Action>, { kind: "act" }>): void {
  lines.push(`${words.status(seen)}. ${words.prompt(seen, 0)}`);
  const { group, label, detail } = words.choice(seen, { action, rule: "" });
  lines.push(`> ${[group, label, detail].filter((text) => text !== "").join(", ")}`);
}

function addEvent(lines: string[], event: Event): void {
  const sentence = words.event(event);
  if (sentence !== undefined) lines.push(sentence);
}
