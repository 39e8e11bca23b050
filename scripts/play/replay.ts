import { awaited } from "../../src/kit/rules/choices";
import type { Game, TableGame } from "../../src/kit/game/game";
import type { Step } from "../../src/kit/record/record";
import { chanceSentence } from "../../src/kit/record/chance-sentence";
import { choiceLabel, openingLines, toldOf } from "../../src/kit/game/record-lines";
import type { Refusal } from "../../src/kit/rules/refusal";
import type { Decision, GameAction, GameEvent, Rules } from "../../src/kit/rules/rules";
import { withSeatNames } from "../../src/kit/game/seat-names";
import type { PlayedGame } from "./record-file";
import { walk, type Misfit } from "./walk";
import type { GameWords } from "../../src/kit/game/game-words";

/** The result of replaying a game. */
export interface Replay {
  /** What happened, with the numbers of the steps. */
  lines: string[];
  /** Whether every step fits that was to be played. */
  fits: boolean;
}

/**
 * Plays a game again by its rules and says what happens.
 * @param last the number of the last step to play, counted from 1
 */
export function replay(played: PlayedGame, last: number): Replay {
  return played.game.visit((game) => replayed(game, played, last));
}

function replayed<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: Game<State, Action, Event, Seen>,
  played: PlayedGame,
  last: number,
): Replay {
  const { names, options, code } = played;
  const game = withSeatNames(nameless, () => names);
  const { rules, words } = game;
  const lines = openingLines(game, options, names, code);
  let number = 0;
  const { state, steps, misfit } = walk(rules, played, last, (before, step) => {
    const choice = step.kind === "act" ? choiceText(game, before, step, names) : undefined;
    return (events) => {
      number++;
      const told = (choice === undefined ? [] : [choice]).concat(toldOf(game, events));
      lines.push(
        `${`${number}`.padStart(5)}  ${told.length === 0 ? chanceSentence(step) : told.join("\n       ")}`,
      );
    };
  });
  if (misfit !== undefined) lines.push(...misfitLines(words, steps + 1, misfit));
  lines.push(`After step ${steps} of ${played.steps.length}: ${standing(rules, words, state)}`);
  return { lines, fits: misfit === undefined };
}

/** How much is shown of a line that is no step. */
const LONGEST_LINE = 500;

/** Which step does not fit, and why. */
export function misfitLines<Seen, Action, Event>(
  words: GameWords<Seen, Action, Event>,
  number: number,
  { line, refusal }: Misfit,
): string[] {
  const why = refusal === undefined ? "It is no step." : refusalText(words, refusal);
  return [`Step ${number} does not fit: ${line.slice(0, LONGEST_LINE)}`, `       ${why}`];
}

/** Who chose what; undefined for a step that was no choice. */
function choiceText<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  state: State,
  step: Extract<Step<Action>, { kind: "act" }>,
  names: readonly string[],
): string | undefined {
  const what = choiceLabel(game, state, step);
  if (what === undefined) return undefined;
  return names.length === 1 ? `> ${what}` : `> ${names[step.seat] ?? ""}: ${what}`;
}

function refusalText<Seen, Action, Event>(words: GameWords<Seen, Action, Event>, refusal: Refusal): string {
  const { rule, reason } = refusal;
  const sentence = words.refusal(refusal);
  return sentence === "" ? `${rule}: ${reason}` : sentence;
}

/** The state of the game. */
function standing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  words: GameWords<Seen, Action, Event>,
  state: State,
): string {
  const seen = rules.seen(state, "spectator");
  const waiting = rules.waiting(state);
  switch (waiting.kind) {
    case "over": {
      const { headline, sentence } = words.result(seen);
      return `${headline} · ${sentence}`;
    }
    case "chance":
      return `${words.status(seen)}. The game waits for ${CHANCES[waiting.chance.kind]}.`;
    case "decisions":
      return `${words.status(seen)}. ${promptText(rules, words, state, awaited(waiting.decisions))}`;
  }
}

const CHANCES = { roll: "dice", shuffle: "cards to be shuffled", pause: "everybody to look" } as const;

function promptText<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  words: GameWords<Seen, Action, Event>,
  state: State,
  decision: Decision<Action> | undefined,
): string {
  return decision === undefined ? "" : words.prompt(rules.seen(state, decision.seat), decision.seat);
}
