import pokersolver from "pokersolver";
import { dealPokerHands, evaluatePokerHands } from "../../src/commands/poker-hands";
import type { LuaHost } from "../../src/webassembly/host";
import { INSTRUCTIONS, type Figure } from "./figure";
import { nativeRounds } from "./native";
import { loopStepsPerSecond, perSecond, type EngineName } from "./speed";

/** How many hands of seven cards are evaluated between two looks at the clock. */
const HANDS = 500;
/** For how many rounds a Lua outside Node evaluates them: about half a second. */
const ROUNDS = 500;
const SUBJECT = "poker hands of 7 cards";
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
  const naive = perSecond(() => lua.call("evaluateNaively"));
  const one = (counted: string): number => Number(lua.call(counted)) / HANDS;
  return [
    speed("Node", inNode * HANDS, "node", lua, IN_NODE),
    { subject: SUBJECT, name: "pokersolver in Node", value: bySolver * HANDS, unit: UNIT },
    speed("Lua", inLua * HANDS, "lua", lua, IN_LUA),
    ...(await nativeLua()),
    { subject: SUBJECT, name: "21 hands of five each, in Lua", value: naive * HANDS, unit: UNIT },
    { subject: SUBJECT, name: "one hand in Lua", value: one("pokerInstructions"), unit: INSTRUCTIONS },
    {
      subject: SUBJECT,
      name: "one hand by 21 hands of five, in Lua",
      value: one("naiveInstructions"),
      unit: INSTRUCTIONS,
    },
  ];
}

function speed(where: string, value: number, engine: EngineName, lua: LuaHost, atLeast: number): Figure {
  return {
    subject: SUBJECT,
    name: where,
    value,
    unit: UNIT,
    ratio: { value: loopStepsPerSecond(engine, lua) / value, unit: "loop steps each" },
    target: { bound: "at least", value: atLeast },
  };
}

/** The same program in the machine's own Lua 5.2, if it has one. */
async function nativeLua(): Promise<Figure[]> {
  const rounds = await nativeRounds(`dealPokerHands("${HANDS}")`, "evaluatePokerHands()", ROUNDS);
  return rounds === undefined
    ? []
    : [{ subject: SUBJECT, name: "lua5.2", value: rounds * HANDS, unit: UNIT }];
}
