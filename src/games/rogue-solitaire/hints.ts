import { listed } from "../../kit/enumeration";
import { fill } from "../../kit/words";
import { holdsAce, neighboursOf, shownAt } from "./board";
import { text } from "./languages";
import { cardName } from "./names";
import type { Seen } from "./state";

/** What is not possible now, and by which rule. */
export function hints(seen: Seen): string[] {
  switch (seen.phase.kind) {
    case "move":
      return moveHints(seen);
    case "aid":
      return [text().HINTS.aided];
    default:
      return [];
  }
}

function moveHints(seen: Seen): string[] {
  const list: string[] = [];
  if (holdsAce(seen)) list.push(text().HINTS.aceHeld);
  else if (seen.held !== undefined) list.push(fill(text().HINTS.handFull, { held: cardName(seen.held) }));
  const enemies: string[] = [];
  for (const cell of neighboursOf(seen, seen.you)) {
    const enemy = shownAt(seen, cell);
    if (enemy !== undefined) enemies.push(cardName(enemy));
  }
  if (enemies.length > 0) list.push(fill(text().HINTS.leftover, { enemies: listed(enemies) }));
  return list;
}
