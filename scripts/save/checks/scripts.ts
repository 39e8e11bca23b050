import { boxedGame } from "../../../src/box/memo";
import { GAMES } from "../../../src/games";
import { memoPrefix, pieceMemo } from "../../../src/tts/piece-ids";
import { everyObject, type ReadObject } from "../read";
import { perObject, type Check } from "./problem";

/** Boards, boxes, decks and dice of ours carry a script, but for dice that are never thrown; a loose card has none. */
const SCRIPTED = /^(BlockSquare|Deck|Die_\d+)$/;

/** The memos of the dice that only show a number. */
const COUNTERS = new Set(
  GAMES.flatMap((entry) =>
    entry.visit(({ rules, box }) =>
      box.dice.filter(({ isCounter }) => isCounter === true).map(({ id }) => pieceMemo(rules.id, id)),
    ),
  ),
);

/**
 * A local without a value, further in than the top of the script. In a `for ... in` loop TTS starts it with the table
 * that is gone over (MoonSharp issue 263); the build gives every local its nil.
 */
const VALUELESS_LOCAL = /^[ \t]+local [\w, ]+$/m;

/** A piece of ours without its script would be there and do nothing; one with a trap in it would do wrong. */
export const ourScripts: Check = (save) => {
  const problems = perObject(everyObject(save.ObjectStates), (object) => {
    if (!isOurs(object) || !SCRIPTED.test(object.Name) || COUNTERS.has(object.Memo ?? "")) return [];
    if (isBlank(object.LuaScript)) return ["has no script."];
    const [local] = VALUELESS_LOCAL.exec(object.LuaScript ?? "") ?? [];
    return local === undefined ? [] : [`has a local without a value in its script: ${local.trim()}`];
  });
  // A saved object brings no Global script; it is known by its empty table.
  if (save.Table !== "" && isBlank(save.LuaScript)) {
    problems.push({ where: "Global", sentence: "has no script." });
  }
  return problems;
};

function isOurs({ Memo }: ReadObject): boolean {
  return boxedGame(Memo) !== undefined || GAMES.some(({ id }) => Memo?.startsWith(memoPrefix(id)) === true);
}

function isBlank(script: string | undefined): boolean {
  return script === undefined || script.trim() === "";
}
