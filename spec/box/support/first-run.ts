import { expectPresent, expectSame, expectTrue } from "../../support/expect";
import { readText } from "../../support/files";

/** The document, from the folder of the transpiled specs. */
const DOCUMENT = "../../docs/first-run.md";

/**
 * A step of docs/first-run.md while it is played.
 * @noSelf
 */
export interface WrittenStep {
  /** Words that the step quotes, exactly so: what a spec presses or looks for is taken from here. Fails if they are not quoted there. */
  quoted: (words: string) => string;
  /** Fails unless the spec has asked for all that the step quotes. */
  isPlayed: () => void;
}

/** The step with this number. */
export function writtenStep(number: number): WrittenStep {
  const quotes = quotesIn(sectionOf(number));
  const asked: string[] = [];
  return {
    quoted: (words) => {
      expectTrue(
        quotes.includes(words),
        `step ${number} does not say "${words}": it says ${quotes.join(" | ")}`,
      );
      asked.push(words);
      return words;
    },
    isPlayed: () => {
      const left = quotes.filter((words) => !asked.includes(words));
      expectSame(left, [], `what step ${number} quotes and nobody has looked for`);
    },
  };
}

/** How many steps the document has. */
export function stepCount(): number {
  return readText(DOCUMENT).split("\n## ").length - 1;
}

function sectionOf(number: number): string {
  const sections = readText(DOCUMENT).split("\n## ");
  const section = sections.find((text) => text.startsWith(`${number}. `));
  return expectPresent(section, `there is no step ${number}`);
}

/** What stands in quotation marks, and the names of buttons in italics, each once. */
function quotesIn(section: string): string[] {
  const text = section.split("\n").join(" ");
  const found: string[] = [];
  for (const mark of ['"', "_"])
    text.split(mark).forEach((part, index) => {
      if (index % 2 === 1 && !found.includes(part)) found.push(part);
    });
  return found;
}
