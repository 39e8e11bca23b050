import type { CardArt } from "../../src/table/object-data";
import { luaLiteral, luaText } from "../lua/literal";
import type { Bundle } from "./bundle";

/**
 * A board that carries the scripts of its deck and dice and the art of its cards, so that it can give them to the pieces
 * it spawns: its first line, otherwise a comment, sets the global table `attachedScripts`, from a piece's kind to its
 * script, and `attachedArt` if there is art. Lines stay where they are.
 */
export function attach(
  board: Bundle,
  scripts: Readonly<Record<string, string>>,
  art: CardArt | undefined,
): Bundle {
  const fields = Object.entries(scripts).map(([kind, script]) => `${kind} = ${luaText(script)}`);
  const pictures = art === undefined ? "" : `attachedArt = ${luaLiteral(art)} `;
  return { ...board, code: `attachedScripts = { ${fields.join(", ")} } ${pictures}${board.code}` };
}
