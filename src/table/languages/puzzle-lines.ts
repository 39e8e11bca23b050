import type { Ascii } from "../../kit/ascii";
import { lazily } from "../../kit/lazily";
import type { PuzzleBook } from "../../kit/puzzle";
import { storedPuzzles } from "./phrasebook";

type Heading = Omit<PuzzleBook, "puzzles">;

/** Lua's own, for a book whose puzzles come from its metatable. */
declare function setmetatable(
  this: void,
  heading: Heading,
  metatable: { __index: (this: Heading, key: string) => readonly Ascii[] | undefined },
): PuzzleBook;

/**
 * A game's book of puzzles, which the board carries as a text: they are read when they are first asked for. The build puts a call
 * of this in the place of the book's own module (scripts/build/bundle.ts).
 */
export function bookOfPuzzles(heading: Heading): PuzzleBook {
  const lines = lazily(() =>
    storedPuzzles()
      .split("\n")
      .filter((line) => line !== ""),
  );
  return setmetatable(heading, { __index: (key: string) => (key === "puzzles" ? lines() : undefined) });
}
