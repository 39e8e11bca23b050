import { Chess } from "chess.js";
import { CHESS_POSITIONS, chessPositions, listChessMoves } from "../../src/commands/chess-positions";
import type { LuaHost } from "../../src/webassembly/host";
import { INSTRUCTIONS, type Figure } from "./figure";
import { nativeRounds } from "./native";
import { loopStepsPerSecond, perSecond, type EngineName } from "./speed";

const SUBJECT = "legal chess moves";
const UNIT = "moves a second";
/** How often a Lua outside Node lists the moves of all positions: about half a second. */
const ROUNDS = 500;
const MOST_INSTRUCTIONS = 2500;

/**
 * The moves of Pokerchess in Node beside chess.js, which also weeds out moves into check, in Lua inside Node, and in Lua by
 * itself where there is one.
 */
export async function chessFigures(lua: LuaHost): Promise<Figure[]> {
  const positions = chessPositions();
  const moves = listChessMoves(positions);
  const games = CHESS_POSITIONS.map((text) => new Chess(`${text} 0 1`));
  const inNode = perSecond(() => listChessMoves(positions));
  const inLua = perSecond(() => lua.call("listChessMoves"));
  const native = await nativeRounds("", "listChessMoves()", ROUNDS);
  let others = 0;
  const byOther = perSecond(() => {
    others = 0;
    for (const game of games) others += game.perft(1);
  });
  const instructions = Number(lua.call("chessInstructions"));
  return [
    speed("Node", inNode * moves, "node", lua),
    { subject: SUBJECT, name: "chess.js in Node", value: byOther * others, unit: UNIT },
    speed("Lua", inLua * moves, "lua", lua),
    ...(native === undefined
      ? []
      : [{ subject: SUBJECT, name: "lua5.2", value: native * moves, unit: UNIT }]),
    {
      subject: SUBJECT,
      name: "those of the starting position in Lua",
      value: instructions,
      unit: INSTRUCTIONS,
      target: { bound: "at most", value: MOST_INSTRUCTIONS },
    },
  ];
}

function speed(where: string, value: number, engine: EngineName, lua: LuaHost): Figure {
  return {
    subject: SUBJECT,
    name: where,
    value,
    unit: UNIT,
    ratio: { value: loopStepsPerSecond(engine, lua) / value, unit: "loop steps each" },
  };
}
