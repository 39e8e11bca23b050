import type { Game } from "../../src/kit/game/game";
import type { Step } from "../../src/kit/record/record";
import { chanceSentence } from "../../src/kit/record/chance-sentence";
import { choiceLabel, openingLines, toldOf } from "../../src/kit/game/record-lines";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { withSeatNames } from "../../src/kit/game/seat-names";
import { Complaint } from "../terminal/complaint";
import type { PlayedGame } from "./record-file";
import { misfitLines, type Replay } from "./replay";
import { walk, type Misfit } from "./walk";

/** The forms of a record: lines for people, PGN for chess programs, JSON for any others. */
export const FORMS = ["text", "pgn", "json"] as const;
export type Form = (typeof FORMS)[number];

/**
 * A recorded game in a form for people or for programs. Raises a `Complaint` for PGN of a game without chess.
 * @param last the number of the last step, counted from 1
 */
export function writtenRecord(played: PlayedGame, form: Form, last: number): Replay {
  return played.game.visit((game) => {
    if (form === "pgn") return inNotation(game, played, last);
    const account = told(game, played, last);
    return form === "text" ? account.asText() : account.asJson();
  });
}

function inNotation<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: Game<State, Action, Event, Seen>,
  played: PlayedGame,
  last: number,
): Replay {
  const { names } = played;
  const { rules, words, notation } = withSeatNames(nameless, () => names);
  if (notation === undefined) throw new Complaint("Only Pokerchess can be written as PGN.");
  const writer = notation.begin(words, { names, reader: "everything", isMarkup: false });
  const { state, steps, misfit } = walk(rules, played, last, (before, step) => {
    writer.before(before, step);
    return (events) => {
      const slice = writer.after(before, events);
      while (!slice());
    };
  });
  const { headline, sentence } = words.result(rules.seen(state, "spectator"));
  const complaint = misfit === undefined ? [] : misfitLines(words, steps + 1, misfit);
  const text = writer.text(state, [`${headline} ${sentence}`, ...complaint]);
  return { lines: [text], fits: misfit === undefined };
}

/** One step in words. */
interface ToldStep<Action> {
  step: Step<Action>;
  /** What is known about it, including people's hands. */
  told: string[];
}

/** Replays a record and puts every step into words. */
function told<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: Game<State, Action, Event, Seen>,
  played: PlayedGame,
  last: number,
): { asText: () => Replay; asJson: () => Replay } {
  const { names, options, code } = played;
  const game = withSeatNames(nameless, () => names);
  const { rules, words } = game;
  const known = new Map<string, string>();
  const tale: ToldStep<Action>[] = [];

  /** What somebody alone has learnt by a step. */
  function learnt(state: State): string[] {
    return names.flatMap((name, seat) => {
      const own = words.own?.(rules.seen(state, seat)) ?? "";
      const isNew = own !== "" && known.get(name) !== own;
      known.set(name, own);
      return isNew ? [`(${name}: ${own})`] : [];
    });
  }

  const { state, steps, misfit } = walk(rules, played, last, (before, step) => {
    const choice = step.kind === "act" ? choiceLabel(game, before, step) : undefined;
    return (events) => {
      const sentences = toldOf(game, events);
      if (sentences.length === 0) sentences.push(choiceText(names, step, choice));
      tale.push({ step, told: sentences.concat(learnt(before)) });
    };
  });
  const waiting = rules.waiting(state);
  const seen = rules.seen(state, "spectator");
  const ending = waiting.kind === "over" ? { ...waiting.result, ...words.result(seen) } : undefined;
  const complaint = misfit === undefined ? [] : misfitLines(words, steps + 1, misfit);

  return {
    asText: () => {
      const last = ending === undefined ? words.status(seen) : `${ending.headline} · ${ending.sentence}`;
      const lines = tale.map(({ told: sentences }, index) => `${index + 1}. ${sentences.join(" ")}`);
      const opening = openingLines(game, options, names, code);
      return { lines: [...opening, "", ...lines, "", last, ...complaint], fits: misfit === undefined };
    },
    asJson: () => {
      const value = {
        game: rules.id,
        title: words.title(),
        players: names,
        options,
        ...(code !== undefined && { code }),
        steps: tale.map(({ step, told: sentences }, index) => ({
          number: index + 1,
          ...step,
          told: sentences,
        })),
        result: ending ?? null,
        ...(misfit !== undefined && { misfit: misfitFacts(steps + 1, misfit) }),
      };
      return { lines: [JSON.stringify(value, null, 2)], fits: misfit === undefined };
    },
  };
}

/** The sentence for a step that the log has none for. */
function choiceText<Action>(
  names: readonly string[],
  step: Step<Action>,
  choice: string | undefined,
): string {
  if (step.kind !== "act" || choice === undefined) return chanceSentence(step);
  return names.length === 1 ? choice : `${names[step.seat] ?? ""}: ${choice}`;
}

function misfitFacts(number: number, { line, refusal }: Misfit): Record<string, unknown> {
  return { number, line, ...(refusal !== undefined && { rule: refusal.rule, reason: refusal.reason }) };
}
