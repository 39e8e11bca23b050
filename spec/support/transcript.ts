import type { Game, TableGame } from "../../src/kit/game/game";
import { apply, type GameRecord, type Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { withSeatNames } from "../../src/kit/game/seat-names";
import { expectTrue } from "./expect";
import { studied } from "./studied";

/** What the seats are called. */
const NAMES = ["White", "Orange", "Blue", "Purple", "Red", "Green", "Yellow", "Pink"] as const;

/**
 * A recorded game in words, as its players would read it: how it stands and what is asked, then with `>` what was
 * chosen (and by whom, where several play), then what came of it.
 */
export function transcribe<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  record: GameRecord<Action>,
): string[] {
  const { rules, words } = withSeatNames(game, () => NAMES);
  const state = rules.start(record.options, record.seats);
  let lines: string[] = [];
  for (const step of record.steps) {
    if (step.kind === "act") lines = lines.concat(decisionLines({ rules, words }, state, step, record.seats));
    const answer = apply(rules, state, step);
    expectTrue(answer.kind === "done", "the record holds a step that is refused");
    for (const event of answer.kind === "done" ? answer.events : []) {
      const sentence = words.event(event);
      if (sentence !== undefined) lines.push(sentence);
    }
  }
  const { headline, sentence } = words.result(rules.seen(state, 0));
  lines.push(`${headline} ${sentence}`);
  return lines;
}

function decisionLines<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: Pick<TableGame<State, Action, Event, Seen>, "rules" | "words">,
  state: State,
  { seat, action }: Extract<Step<Action>, { kind: "act" }>,
  seats: number,
): string[] {
  const seen = rules.seen(state, seat);
  const { group, label, detail, odds } = studied(words, seen).choice(seen, { action, rule: "" });
  const status = words.status(seen);
  const own = words.own?.(seen) ?? "";
  const chosen = [group, label, detail, odds].filter((text) => text !== "").join(", ");
  return [
    `${own === "" ? status : `${status} · ${own}`}. ${words.prompt(seen, seat)}`,
    seats === 1 ? `> ${chosen}` : `> ${NAMES[seat] ?? ""}: ${chosen}`,
  ];
}
