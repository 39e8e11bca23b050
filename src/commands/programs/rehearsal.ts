import { type EmulatedTable, openTable, readSave, writeJson } from "../../emulator";
import { findGame } from "../../games";
import { createAutoplay } from "../autoplay";
import { people } from "../people";
import { expose } from "../../webassembly/expose";

/*
 * A Tabletop Simulator in which pieces rest other than we believe, and a doubt has its other answer. The tests of
 * `npm run selftest` use it in place of the game.
 */

let table: EmulatedTable | undefined;

/** How many messages of scripts were handed on. */
let handedOn = 0;

/**
 * Loads a save, given as JSON, with this many people; `others` lists kinds of pieces with the heights at which they rest:
 * `Chess_King 1.5, Die_6 0.4`.
 */
expose("open", (json = "", others = "", count = "1") => {
  handedOn = 0;
  const rests: Record<string, number> = {};
  for (const entry of others.split(", ")) {
    const [name = "", height] = entry.split(" ");
    const rest = tonumber(height);
    if (rest !== undefined) rests[name] = rest;
  }
  const players = people(tonumber(count) ?? 1);
  table = openTable(readSave(json), { players, rests, doubts: { lockLetsGlide: true } });
  table.seconds(2);
  return "";
});

/** Runs Lua in Global's script and answers what it returns. */
expose("execute", (script) => tostring(table?.execute(script)));

/** Lets some seconds pass, and answers what scripts have sent to the editor meanwhile: a JSON list. */
expose("run", (seconds) => {
  if (table === undefined) return "[]";
  table.seconds(tonumber(seconds) ?? 0);
  const messages = table.external().slice(handedOn);
  handedOn += messages.length;
  return messages.length === 0 ? "[]" : writeJson(messages);
});

/**
 * Deals a game, lets the policy that plays any choice take this many decisions, and answers as JSON how that continued
 * (`goesOn`, `over`, or `stuck` and why), what errors there were, and the heights of all pieces by what they are called.
 */
expose("play", (id, decisions) => {
  const at = table;
  if (at === undefined) return "{}";
  const played = findGame(id)?.visit((game) => {
    const policy = game.policies["random"];
    const autoplay = policy && createAutoplay(game, at, policy, 1);
    let turn = autoplay?.decide();
    for (let taken = 0; turn?.next === "goesOn" && taken < (tonumber(decisions) ?? 0); taken++)
      turn = autoplay?.decide();
    return turn;
  });
  const heights: Record<string, number[]> = {};
  for (const { state, position } of at.objects()) {
    const known = heights[state.Name] ?? [];
    known.push(position.y);
    heights[state.Name] = known;
  }
  const next = played?.next ?? "stuck";
  return writeJson({ next, lines: played?.lines, errors: at.errors().length, heights });
});
