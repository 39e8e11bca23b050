import { type EmulatedTable, openTable, readSave, writeJson } from "../../emulator";
import { expose } from "../../webassembly/expose";

/*
 * A table as an editor outside the game meets it, at which pieces may rest otherwise than ours do. The tests of
 * `npm run selftest` use it in place of the game.
 */

let table: EmulatedTable | undefined;

/** The heights at which pieces rest at this table, by what they are called in saves. */
const rests: Record<string, number> = {};

/** How many messages of scripts were handed on. */
let handedOn = 0;

/** Loads a save, given as JSON; `others` lists kinds of pieces with their heights: `Chess_King 1.5, Die_6 0.4`. */
expose("open", (json = "", others = "") => {
  handedOn = 0;
  for (const entry of others.split(", ")) {
    const [name = "", height] = entry.split(" ");
    const rest = tonumber(height);
    if (rest !== undefined) rests[name] = rest;
  }
  table = openTable(readSave(json), { doubts: { lockLetsGlide: true } });
  table.seconds(2);
  return "";
});

/** Runs Lua in Global's script and answers what it returns. */
expose("execute", (script) => tostring(table?.execute(script)));

/** Lets some seconds pass, and answers what scripts have sent to the editor meanwhile: a JSON list. */
expose("run", (seconds) => {
  if (table === undefined) return "[]";
  const frames = (tonumber(seconds) ?? 0) * table.world.settings.framesPerSecond;
  for (let frame = 0; frame < frames; frame++) {
    for (const piece of table.world.pieces) {
      const rest = rests[piece.state.Name];
      if (rest !== undefined && piece.body.rest !== rest) piece.body = { ...piece.body, rest };
    }
    table.frames(1);
  }
  const messages = table.external().slice(handedOn);
  handedOn += messages.length;
  return messages.length === 0 ? "[]" : writeJson(messages);
});
