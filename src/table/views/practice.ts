import { say } from "../languages/words";
import type { Entry } from "../panel/view";
import type { Afterwards, PuzzleSight } from "../coach/review-sight";
import { button } from "./button";

/** What is told above a game that somebody practises in. */
export function practiceLine({ puzzle }: Pick<Afterwards, "puzzle">): string {
  return puzzle === undefined ? say("practising") : puzzleLine(puzzle);
}

/** What a puzzle asks, or whether it was solved. */
function puzzleLine({ verdict, margin, missed, answer, number, all, solved }: PuzzleSight): string {
  switch (verdict) {
    case "asked":
      return say("puzzleAsked", { number, all, margin });
    case "solved":
      return say("puzzleSolved", { margin, missed, solved, all });
    case "missed":
      return say("puzzleMissed", { margin, answer });
  }
}

/** What leads from practice back to the end of the game, or from a puzzle to another one or to where the next game is set. */
export function waysBack({ puzzle }: Pick<Afterwards, "puzzle">): Entry[] {
  if (puzzle === undefined) return [button("endPractice", "go", { kind: "endPractice" })];
  const end = button("puzzleEnd", "go", { kind: "newGame" });
  return puzzle.all > 1 ? [anotherPuzzle("plain"), end] : [end];
}

/** Leads from a puzzle to another one. */
export function anotherPuzzle(tone: Entry["tone"]): Entry {
  return button("puzzleOther", tone, { kind: "puzzle", another: true });
}
