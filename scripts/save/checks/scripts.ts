import { GAMES } from "../../../src/games";
import { memoPrefix, pieceOf } from "../../../src/table/memo";
import { everyObject, type ReadObject } from "../read";
import { perObject, type Check } from "./problem";

/** Boards, decks and dice of ours carry a script; a loose card has none. */
const SCRIPTED = /^(BlockSquare|Deck|Die_\d+)$/;

/** A piece of ours without its script would lie there and do nothing. */
export const ourScripts: Check = (save) => {
  const problems = perObject(everyObject(save.ObjectStates), (object) =>
    isOurs(object) && SCRIPTED.test(object.Name) && isBlank(object.LuaScript) ? ["has no script."] : [],
  );
  // A saved object brings no Global script; it is known by its empty table.
  if (save.Table !== "" && isBlank(save.LuaScript)) {
    problems.push({ where: "Global", sentence: "has no script." });
  }
  return problems;
};

function isOurs({ Memo }: ReadObject): boolean {
  return GAMES.some(({ id }) => pieceOf(memoPrefix(id), Memo) !== undefined);
}

function isBlank(script: string | undefined): boolean {
  return script === undefined || script.trim() === "";
}
