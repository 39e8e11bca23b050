import type { Critic, Hints } from "../../src/kit/game/advice";
import type { Review, Reviewed } from "../../src/kit/advice/review-ledger";
import { curveOf, reviewFigures, type ReviewFigures } from "../../src/kit/advice/review-figures";
import type { GameAction } from "../../src/kit/rules/rules";
import type { GameWords } from "../../src/kit/game/game-words";

/** Whose review it is, and who judged. */
interface About<Seen, Action> {
  name: string;
  /** How many steps the record has. */
  steps: number;
  isForSeveral: boolean;
  critic: Critic<Seen, Action>;
}

/** What was chosen after this many steps, and what was best, in words. */
export interface Told {
  steps: number;
  made: string;
  best: string | undefined;
}

/** A review in plain columns, with the costliest decisions, luck, skill and accuracy below. */
export function reviewLines<Seen, Action extends GameAction, Event>(
  { hints, words }: { hints?: Hints<Seen, Action>; words: GameWords<Seen, Action, Event> },
  review: Review<Action>,
  told: readonly Told[],
  { name, steps, isForSeveral, critic }: About<Seen, Action>,
): string[] {
  const figures = reviewFigures(critic.points !== undefined);
  const wordsOf = ({ steps }: Reviewed<Action>): Told =>
    told.find((each) => each.steps === steps) ?? { steps, made: "Gave up", best: undefined };
  const why = ({ motive }: Reviewed<Action>): string =>
    hints === undefined || motive === undefined ? "" : hints.reason(motive);
  return [
    `${words.title()}, the decisions of ${name}. Values are ${figures.unit}.`,
    "",
    ...columns(review.decisions.map((decision) => row(decision, wordsOf(decision), figures))),
    "",
    ...story(review, figures, critic.points !== undefined, steps),
    ...costliest(review, figures, wordsOf, why),
    ...sums(review, figures, isForSeveral),
    "",
  ];
}

/** How wide a column of choices is at most. */
const WIDEST = 44;

function row<Action>(
  { steps, value, lost, luck }: Reviewed<Action>,
  { made, best = "" }: Told,
  figures: ReviewFigures,
): string[] {
  return [
    `${steps + 1}`,
    cut(made),
    value === undefined ? "" : figures.value(value),
    lost === 0 ? "" : cut(best),
    lost === undefined ? "?" : figures.loss(lost),
    luck === 0 ? "" : figures.change(luck),
  ];
}

function cut(text: string): string {
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 3)}...` : text;
}

const HEAD = ["Step", "Choice", "Worth", "Better", "Lost", "Luck"];
/** The columns of numbers, which are aligned at their right. */
const NUMBERS = [0, 2, 4, 5];

function columns(rows: readonly string[][]): string[] {
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_name, column) => Math.max(...all.map((line) => (line[column] ?? "").length)));
  return all.map((line) =>
    line
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return NUMBERS.includes(column) ? text.padStart(width) : text.padEnd(width);
      })
      .join("  ")
      .trimEnd(),
  );
}

/** How high a bar is, from the lowest to the highest. */
const BARS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/** The values of the positions, one after the other. */
function story<Action>(
  { decisions }: Review<Action>,
  figures: ReviewFigures,
  hasPoints: boolean,
  steps: number,
): string[] {
  const curve = curveOf(decisions, hasPoints, { done: steps, steps });
  if (curve === undefined) return [];
  const bars = curve.bars.map((height) => BARS[Math.min(BARS.length - 1, Math.floor(height * BARS.length))]);
  return [`From 0 to ${figures.value(curve.full)}:`, `  ${bars.join("")}`, ""];
}

function costliest<Action>(
  review: Review<Action>,
  figures: ReviewFigures,
  wordsOf: (decision: Reviewed<Action>) => Told,
  why: (decision: Reviewed<Action>) => string,
): string[] {
  if (review.costliest.length === 0) return ["No decision cost anything.", ""];
  const lines = ["The costliest decisions:"];
  for (const decision of review.costliest) {
    const { made, best } = wordsOf(decision);
    const better = best === undefined ? "" : `; better: ${best}`;
    lines.push(`  Step ${decision.steps + 1}, lost ${figures.loss(decision.lost ?? 0)}: ${made}${better}`);
    const reason = why(decision);
    if (reason !== "") lines.push(`    ${reason}`);
  }
  return [...lines, ""];
}

function sums<Action>(
  { start, luck, skill, end, accuracy, decisions }: Review<Action>,
  figures: ReviewFigures,
  isForSeveral: boolean,
): string[] {
  const unknown = decisions.filter(({ lost }) => lost === undefined).length;
  const others = isForSeveral ? "Luck and the others" : "Luck";
  const lines = [
    `Start ${figures.value(start)}, ${others.toLowerCase()} ${figures.change(luck)}, choices ${figures.change(skill)}: ` +
      `end ${figures.value(end)}.`,
    accuracy === undefined
      ? "There was nothing to choose."
      : `Accuracy ${Math.round(accuracy)} %, over ${decisions.length - unknown} decisions.`,
  ];
  if (unknown > 0) lines.push(`Decisions that nobody can value, marked "?": ${unknown}.`);
  return lines;
}
