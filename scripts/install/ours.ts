import { GAMES } from "../../src/games";
import { boardMemo } from "../../src/table/memo";
import { readForm } from "../save/checks/form";
import { everyObject, parseSave, type ReadSave } from "../save/read";

/**
 * Whether a file is a save or saved object that we installed and that nobody has played: it holds one of our boards,
 * and no script in it has anything to remember. What a player has saved over ours is the player's.
 */
export function isOurs(content: Buffer): boolean {
  const save = saveIn(content);
  if (save === undefined) return false;
  const boards = new Set(GAMES.map(({ id }) => boardMemo(id)));
  const objects = everyObject(save.ObjectStates);
  const fresh = [save, ...objects].every(({ LuaScriptState }) => (LuaScriptState ?? "") === "");
  return fresh && objects.some(({ Memo }) => Memo !== undefined && boards.has(Memo));
}

function saveIn(content: Buffer): ReadSave | undefined {
  try {
    const form = readForm(parseSave(content.toString("utf8")));
    return form.kind === "save" ? form.save : undefined;
  } catch {
    return undefined;
  }
}
