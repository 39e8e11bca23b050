import { microsecondsOf } from "../../src/emulator/moonsharp-cost";

/** Instructions of Lua 5.2 as milliseconds in the game. Calls of the game's API are not in it, nor is collecting garbage. */
export function millisecondsOf(instructions: number): number {
  return microsecondsOf({ instructions, calls: 0, textBytes: 0 }) / 1000;
}
