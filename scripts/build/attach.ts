import { luaText } from "../lua/literal";
import type { Bundle } from "./bundle";

/**
 * A board that carries the scripts of its deck and dice, so that it can give them to the pieces it spawns: its first
 * line, otherwise a comment, sets the global table `attachedScripts`, from a piece's kind to its script. Lines stay
 * where they are.
 */
export function attach(board: Bundle, scripts: Readonly<Record<string, string>>): Bundle {
  const fields = Object.entries(scripts).map(([kind, script]) => `${kind} = ${luaText(script)}`);
  return { ...board, code: `attachedScripts = { ${fields.join(", ")} } ${board.code}` };
}
