import type { CardArt } from "../../src/tts/object-data";
import type { RuleBook } from "../../src/kit/words/rule-book";
import { luaLiteral, luaText } from "../lua/literal";
import type { Bundle } from "./bundle";

/** What a board carries apart from its own script. */
export interface Attachments {
  /** The scripts of its deck and dice, by a piece's kind, so it can give them to the pieces it spawns. */
  scripts: Readonly<Record<string, string>>;
  /** Where the art of its cards is, if there is any. */
  art: CardArt | undefined;
  /** The version of Offsuit. */
  version: string;
  /** The rules of its game, to look them up. */
  rules: RuleBook;
}

/**
 * A board that carries more than its script: its first line, otherwise a comment, sets the global tables `attachedScripts`,
 * `attachedVersion`, `attachedRules` and, if there is any, `attachedArt`. Lines stay where they are.
 */
export function attach(board: Bundle, { scripts, art, version, rules }: Attachments): Bundle {
  const fields = Object.entries(scripts).map(([kind, script]) => `${kind} = ${luaText(script)}`);
  const tables = [
    `attachedScripts = { ${fields.join(", ")} }`,
    `attachedVersion = ${luaText(version)}`,
    `attachedRules = ${luaLiteral(rules)}`,
  ];
  if (art !== undefined) tables.push(`attachedArt = ${luaLiteral(art)}`);
  const attached = `${tables.join(" ")} `;
  const [first = "", ...others] = board.parts;
  return { ...board, code: attached + board.code, parts: [attached + first, ...others] };
}
