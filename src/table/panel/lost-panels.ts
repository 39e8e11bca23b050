/** A tag of a panel: where it begins, whether it closes one, its attributes, and where the text goes on. */
const TAG = "()<(/?)Panel([^>]*)>()";
/** How the panel of a colour begins (`partId`): with the GUID of its board. */
const OURS = ' id="offsuit%.(%x+)%.%a+%.panel"';

/**
 * The XML of the screen without the panels of boards that are gone.
 *
 * @param isThere whether there is a board with this GUID
 */
export function withoutLost(xml: string, isThere: (this: void, board: string) => boolean): string {
  const kept: string[] = [];
  let from = 1;
  let depth = 0;
  let lost = false;
  // One pass: cutting with find copies the rest of the text every time in TTS's interpreter.
  for (const [start, closing, attributes = "", next] of string.gmatch(xml, TAG)) {
    if (attributes.endsWith("/")) continue;
    if (closing !== "/") {
      const board = depth === 0 ? boardOf(attributes) : undefined;
      if (board !== undefined && !isThere(board)) {
        kept.push(string.sub(xml, from, (tonumber(start) ?? 1) - 1));
        lost = true;
      }
      depth++;
      continue;
    }
    depth--;
    if (depth > 0 || !lost) continue;
    from = tonumber(next) ?? 1;
    lost = false;
  }
  kept.push(string.sub(xml, from));
  return kept.join("");
}

/** The GUID of the board whose panel a tag begins, or undefined if it begins none of ours. */
function boardOf(attributes: string): string | undefined {
  const [board] = string.match(attributes, OURS);
  return board;
}
