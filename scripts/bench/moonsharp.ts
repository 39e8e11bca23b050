/**
 * How long the game's interpreter takes for what is one instruction to the meter, in nanoseconds. Measured with the scripts
 * of all five games on MoonSharp 2.0.0.0 under mono: an instruction of Lua 5.2 is about 2.5 of MoonSharp's own, each of
 * which takes 70 to 85 ns (docs/bench.md). Calls of the game's API are not in it, nor is collecting garbage.
 */
export const NANOSECONDS_PER_INSTRUCTION = 200;

/** Instructions of Lua 5.2 as milliseconds in the game. */
export function millisecondsOf(instructions: number): number {
  return (instructions * NANOSECONDS_PER_INSTRUCTION) / 1_000_000;
}
