import { boxedGame } from "../../src/box/memo";
import { GAMES } from "../../src/games";
import { boardMemo } from "../../src/tts/piece-ids";
import { SHELF } from "../save/build";
import { readForm } from "../save/checks/form";
import { everyObject, parseSave, type ReadSave } from "../save/read";

/**
 * The game in a save or saved object that we installed and that nobody has played, or the shelf: the file holds the game's
 * board, or boxes, and no script in it has anything to remember. What a player has saved over ours is the player's: it gives
 * undefined, as does any other file.
 */
export function unplayed(content: Buffer): string | undefined {
  const save = saveIn(content);
  if (save === undefined) return undefined;
  const objects = everyObject(save.ObjectStates);
  const fresh = [save, ...objects].every(({ LuaScriptState }) => (LuaScriptState ?? "") === "");
  if (!fresh) return undefined;
  if (objects.some(({ Memo }) => boxedGame(Memo) !== undefined)) return SHELF;
  return GAMES.find(({ id }) => objects.some(({ Memo }) => Memo === boardMemo(id)))?.id;
}

function saveIn(content: Buffer): ReadSave | undefined {
  try {
    const form = readForm(parseSave(content.toString("utf8")));
    return form.kind === "save" ? form.save : undefined;
  } catch {
    return undefined;
  }
}
