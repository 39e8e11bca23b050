import { say } from "../languages/words";
import type { Entry } from "../panel/view";
import type { Afterwards, PuzzleSight } from "../coach/review-sight";

/** What is told above a game that somebody practises in. */
export function practiceLine({ puzzle }: Pick<Afterwards, "puzzle">): string {
  return puzzle === undefined ? say("practising") : puzzleLine(puzzle);
}

/** What a puzzle asks, or whether it was solved. */
function puzzleLine({ verdict, margin, missed, answer }: PuzzleSight): string {
  switch (verdict) {
    case "asked":
      return say("puzzleAsked", { margin });
    case "solved":
      return say("puzzleSolved", { margin, missed });
    case "missed":
      return say("puzzleMissed", { margin, answer });
  }
}

/** What leads from practice back to the end of the game, or from a puzzle to where the next game is set. */
export function wayBack({ puzzle }: Pick<Afterwards, "puzzle">): Entry {
  if (puzzle !== undefined) return { label: say("puzzleEnd"), tone: "go", command: { kind: "newGame" } };
  return { label: say("endPractice"), tone: "go", command: { kind: "endPractice" } };
}
