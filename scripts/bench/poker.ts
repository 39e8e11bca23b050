import pokersolver from "pokersolver";
import { dealPokerHands, evaluatePokerHands } from "../../src/commands/poker-hands";
import type { LuaHost } from "../../src/webassembly/host";
import { instructionsPerLoopStep } from "./table";
import type { Figure } from "./figure";
import { nativeRounds } from "./native";
import { loopStepsPerSecond, perSecond, type EngineName } from "./speed";

/** How many hands of seven cards are evaluated between two looks at the clock. */
const HANDS = 500;
/** For how many rounds a Lua outside Node evaluates them: about two seconds. */
const ROUNDS = 2000;
const NAME = "poker hands of 7 cards";
const UNIT = "evaluations a second";
const IN_NODE = 1_000_000;
const IN_LUA = 250_000;

/** The poker evaluator in Node beside another one, in Lua inside Node, and in Lua by itself where there is one. */
export async function pokerFigures(lua: LuaHost): Promise<Figure[]> {
  lua.call("dealPokerHands", `${HANDS}`);
  const hands = dealPokerHands(HANDS);
  const inNode = perSecond(() => evaluatePokerHands(hands));
  const inLua = perSecond(() => lua.call("evaluatePokerHands"));
  const bySolver = perSecond(() => {
    for (const hand of hands) pokersolver.Hand.solve(hand);
  });
  const instructions = Number(lua.call("pokerInstructions")) / HANDS;
  return [
    speed("Node", inNode * HANDS, "node", lua, IN_NODE),
    { name: `${NAME}, pokersolver in Node`, value: bySolver * HANDS, unit: UNIT },
    speed("Lua", inLua * HANDS, "lua", lua, IN_LUA),
    ...(await nativeLua()),
    {
      name: "one poker hand of 7 cards in Lua",
      value: instructions,
      unit: "instructions",
      ratio: { value: instructions / instructionsPerLoopStep(lua), unit: "loop steps" },
    },
  ];
}

function speed(where: string, value: number, engine: EngineName, lua: LuaHost, atLeast: number): Figure {
  return {
    name: `${NAME} in ${where}`,
    value,
    unit: UNIT,
    ratio: { value: loopStepsPerSecond(engine, lua) / value, unit: "loop steps each" },
    target: { bound: "at least", value: atLeast },
  };
}

/** The same program in the machine's own Lua 5.2, if it has one. */
async function nativeLua(): Promise<Figure[]> {
  const rounds = await nativeRounds(`dealPokerHands("${HANDS}")`, "evaluatePokerHands()", ROUNDS);
  return rounds === undefined ? [] : [{ name: `${NAME} in lua5.2`, value: rounds * HANDS, unit: UNIT }];
}
