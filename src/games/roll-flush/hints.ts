import { seatMark } from "../../kit/seat-names";
import { fill } from "../../kit/words";
import { handSize, isReady, taggedNumbers } from "./board";
import { text } from "./languages";
import { rerollBar, scoreBar, shiftBar, swapBar } from "./legality";
import { playerNames } from "./names";
import { HAND_LIMIT, NUMBERS, type Seen } from "./state";
import { countMarked } from "./turn";

/** What is not possible now, and by which rule. */
export function hints(seen: Seen): string[] {
  switch (seen.phase.kind) {
    case "turn":
      return turnHints(seen);
    case "push":
      return pushHints(seen);
    case "rolled":
      return rolledHints(seen, seen.phase.first + seen.phase.second);
    case "keep":
      return keepHints(seen.phase.marked);
    case "join":
      return joinHints(seen);
    default:
      return [];
  }
}

function turnHints(seen: Seen): string[] {
  const list: string[] = [];
  if (scoreBar(seen) !== undefined) {
    list.push(
      fill(text().HINTS.fewCards, {
        least: seen.options.scoreMin,
        player: seatMark(seen.active),
        count: handSize(seen, seen.active),
      }),
    );
  }
  return list.concat(swapHints(seen));
}

function pushHints(seen: Seen): string[] {
  const list = swapHints(seen);
  if (taggedNumbers(seen).length === NUMBERS.length) list.push(text().HINTS.sureBust);
  return list;
}

function swapHints(seen: Seen): string[] {
  const bar = swapBar(seen);
  if (bar === "swapUsed") return [text().HINTS.swapUsed];
  return bar === "swapFirstRoll" ? [text().HINTS.swapFirstRoll] : [];
}

function rolledHints(seen: Seen, number: number): string[] {
  const list: string[] = [];
  if (rerollBar(seen) === "rerollUsed" && !isRerolled(seen)) list.push(text().HINTS.rerollUsed);
  const bar = shiftBar(seen);
  if (bar === "shiftUsed") list.push(text().HINTS.shiftUsed);
  if (bar === "shiftTagged") list.push(fill(text().HINTS.shiftTagged, { number }));
  if (bar === "shiftAfterReroll") list.push(text().HINTS.shiftAfterReroll);
  return list;
}

/** Whoever has just used the token need not be told that it is used. */
function isRerolled(seen: Seen): boolean {
  return seen.phase.kind === "rolled" && seen.phase.rerolled && !isReady(seen, seen.active, "reroll");
}

function keepHints(marked: readonly boolean[]): string[] {
  const over = countMarked(marked) - HAND_LIMIT;
  return over > 0 ? [fill(text().HINTS.tooMany, { limit: HAND_LIMIT, over })] : [];
}

function joinHints(seen: Seen): string[] {
  const least = seen.options.joinMin;
  const barred: number[] = [];
  for (let seat = 0; seat < seen.hands.length; seat++) {
    if (seat !== seen.active && handSize(seen, seat) < least) barred.push(seat);
  }
  return barred.length === 0 ? [] : [fill(text().HINTS.joinMin, { least, players: playerNames(barred) })];
}
