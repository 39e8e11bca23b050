import { below, type Random } from "../../../src/kit/data/random";
import { expectPresent } from "../../support/expect";
import type { Length } from "../../table/support/long-game";

/** How each game is played, and for how long, before its text is damaged. */
export const LENGTHS: Readonly<Record<string, Length>> = {
  "cards-vs-dice": { policy: "sensible", steps: 25 },
  "roll-flush": { policy: "random", steps: 40 },
  "rogue-solitaire": { policy: "random", steps: 40 },
  "pokers-rogue-reckoning": { policy: "sensible", steps: 40 },
  pokerchess: { policy: "sensible", steps: 40 },
};

/** How a saved text can be damaged. */
export const DAMAGES = [
  "cut",
  "doubled",
  "swapped",
  "letters",
  "left out",
  "too small",
  "too large",
  "no count",
  "no head",
  "no header",
  "chairs",
  "playing",
  "deep chairs",
  "deep step",
  "other version",
  "other game",
  "empty",
] as const;
export type Damage = (typeof DAMAGES)[number];

/** A damaged text, and the lines of steps that it still has. */
export interface DamagedText {
  text: string;
  steps: string[];
  /**
   * Whether the board has to tell that something was lost, although all steps are there. Of a changed letter nobody may be able to
   * tell.
   */
  told: boolean;
}

const DEPTH = 30_000;
const LETTERS = 'abcXYZ0189{}[]",:. ';

/** Lines in which something is done to one of them. */
function changed(lines: readonly string[], at: number, ...by: string[]): string[] {
  return [...lines.slice(0, at), ...by, ...lines.slice(at + 1)];
}

/** Replaces what a field of the header holds, a list or a word. */
function withField(header: string, name: string, value: string): string {
  const [list, count] = string.gsub(header, `"${name}":%b[]`, () => `"${name}":${value}`);
  return count > 0 ? list : string.gsub(header, `"${name}":%w+`, () => `"${name}":${value}`)[0];
}

function nested(): string {
  return string.rep('[{"a":', DEPTH);
}

/** A saved text of this version with a damage. */
export function damagedText(whole: string, damage: Damage, random: Random): DamagedText {
  const [head = "", header = "", ...steps] = whole.split("\n");
  const at = below(random, steps.length);
  const line = expectPresent(steps[at]);
  const made = (lines: readonly string[], told: boolean): DamagedText => ({
    text: lines.join("\n"),
    steps: lines.slice(2),
    told,
  });
  const withHeader = (other: string): DamagedText => made([head, other, ...steps], true);
  switch (damage) {
    case "cut": {
      const opening = `${head}\n${header}\n`;
      const kept = whole.slice(opening.length).slice(0, 1 + below(random, whole.length - opening.length - 1));
      return { text: opening + kept, steps: kept.split("\n"), told: true };
    }
    case "doubled":
      return made([head, header, ...changed(steps, at, line, line)], true);
    case "swapped": {
      const other = below(random, steps.length);
      const swapped = changed(changed(steps, at, expectPresent(steps[other])), other, line);
      return made([head, header, ...swapped], line !== steps[other]);
    }
    case "letters": {
      let text = whole;
      for (let count = 1 + below(random, 3); count > 0; count--) {
        const place = below(random, text.length);
        if (text.charAt(place) === "\n") continue;
        text = text.slice(0, place) + LETTERS.charAt(below(random, LETTERS.length)) + text.slice(place + 1);
      }
      return { text, steps: text.split("\n").slice(2), told: false };
    }
    case "left out":
      return made([head, header, ...changed(steps, at)], true);
    case "too small":
      return made([`offsuit 2 ${below(random, steps.length)}`, header, ...steps], true);
    case "too large":
      return made([`offsuit 2 ${steps.length + 1 + below(random, 50)}`, header, ...steps], true);
    case "no count":
      return made(["offsuit 2 x", header, ...steps], true);
    case "no head":
      return { text: [header, ...steps].join("\n"), steps, told: true };
    case "no header":
      return { text: [head, ...steps].join("\n"), steps, told: true };
    case "chairs":
      return withHeader(
        withField(header, "chairs", expectPresent(["[]", "7", '["x",{}]'][below(random, 3)])),
      );
    case "playing":
      return withHeader(withField(header, "playing", expectPresent(["false", "7"][below(random, 2)])));
    case "deep chairs":
      return withHeader(withField(header, "chairs", nested()));
    case "deep step":
      return made([head, header, ...changed(steps, at, `{"kind":"act","seat":0,"action":${nested()}`)], true);
    case "other version":
      return { text: whole.split("offsuit 2").join("offsuit 3"), steps: [], told: true };
    case "other game": {
      const [other] = string.gsub(header, '"game":"[^"]*"', '"game":"whist"');
      return { text: [head, other, ...steps].join("\n"), steps: [], told: true };
    }
    case "empty":
      return {
        text: expectPresent(["", "\n\n", "offsuit 2 4", "{"][below(random, 4)]),
        steps: [],
        told: true,
      };
  }
}
