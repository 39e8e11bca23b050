import type { Entry } from "../../panel/view";
import type { CostlyChoice, ReviewResult } from "../../coach/review-sight";
import { say } from "../../languages/words";
import { textPage } from "../pages";
import type { Sight } from "../sights/sight";
import type { SheetView } from "./sheet";

/** How a chance to win looks in the curve, from low to high: letters that every font of the game has. */
const SHADES = ["░", "▒", "▓", "█"] as const;

/** What luck and the viewer's own choices made of the game that is over; a costly one can be played on from. */
export function reviewView({ coach: { afterwards }, people, glance }: Sight): SheetView {
  const turn = say("review");
  const { percent = 0, result } = afterwards.review() ?? {};
  if (result === undefined) return { turn, page: say("reviewing", { percent }), groups: [], choices: [] };
  const { text, turning } = textPage(reviewText(result, people.openHands !== undefined), glance.page);
  const again = afterwards.mayPractise
    ? result.costliest.map((choice, index) => practice(choice, index))
    : [];
  return { turn, page: text, groups: [], choices: turning.concat(again) };
}

function practice({ steps }: CostlyChoice, index: number): Entry {
  return {
    label: say("practise", { place: index + 1 }),
    tone: "plain",
    command: { kind: "practise", steps },
  };
}

function reviewText(result: ReviewResult, isForSeveral: boolean): string {
  const { accuracy, start, luck, skill, curve, costliest } = result;
  const lines =
    accuracy === undefined
      ? [say("reviewNothing")]
      : [say("reviewAccuracy", { accuracy: Math.floor(accuracy + 0.5) })];
  lines.push(say(isForSeveral ? "reviewSumsOfSeveral" : "reviewSums", { start, luck, skill }));
  if (curve.length > 1) lines.push(say("reviewCurve", { curve: curveText(curve) }));
  if (costliest.length > 0) lines.push(say("reviewCostliest"));
  for (const [index, choice] of costliest.entries()) lines.push(costlyText(choice, index));
  return lines.join("\n");
}

function costlyText({ lost, made, better }: CostlyChoice, index: number): string {
  const first = say("reviewLost", { place: index + 1, lost, choice: made });
  return better === undefined ? first : `${first}\n${say("reviewBetter", better)}`;
}

function curveText(values: readonly number[]): string {
  const last = SHADES.length - 1;
  return values.map((value) => SHADES[Math.min(last, Math.floor(value * SHADES.length))] ?? "").join("");
}
