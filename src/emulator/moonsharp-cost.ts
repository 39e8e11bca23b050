/**
 * The time and garbage of the game's interpreter, MoonSharp, for the work of scripts here, counted in instructions of Lua 5.2.
 * Measured with the scripts of all five games on MoonSharp 2.0.0.0 from its source under mono (docs/bench.md), where that is not
 * said otherwise. The work of the game itself in a call of its API is not known and in no figure.
 */

/** How many of MoonSharp's instructions do what one of Lua 5.2 does: the same play took 4,315,843 and 1,824,955. */
const INSTRUCTIONS_PER_INSTRUCTION = 2.36;

/** Bytes of garbage an instruction of MoonSharp leaves: a value for each local that is read, and for each result. */
const BYTES_PER_INSTRUCTION = 53;

/** Nanoseconds an instruction of MoonSharp takes: 115 at best, 180 usually; budgets assume the middle. */
const NANOSECONDS_PER_INSTRUCTION = 140;

/**
 * Microseconds that a call of the API takes on top of the instructions around it. A look at six pieces, of 8,200 instructions and
 * 222 calls, took 1.0 to 2.3 ms; the instructions are 1.1 of them, so 0 to 5 microseconds are left for a call.
 */
const MICROSECONDS_PER_CALL = 2;

/**
 * Bytes a letter that the text functions with patterns make by copying the whole text, in each call: into a text with an end
 * mark, and that into an array, of two bytes a letter each (CharPtr and KopiLua_StrLib in MoonSharp's source).
 */
const COPIED_BYTES_PER_LETTER = 4;
/** Bytes of the pointer that is made for each letter that a pattern goes past (the same source). */
const READ_BYTES_PER_LETTER = 32;
/** Bytes a letter of a new text. */
const MADE_BYTES_PER_LETTER = 2;

/**
 * Nanoseconds for a byte of text: slices that looked for sentences left 1.7 MB more than their instructions do, and took 4 to 13
 * ms longer.
 */
const NANOSECONDS_PER_TEXT_BYTE = 4;

/** What scripts have done. */
export interface Work {
  /** Instructions of Lua 5.2. */
  instructions: number;
  /** How often they have read a member of the game's things, or called one of its functions. */
  calls: number;
  /** Bytes of garbage that text functions leave. */
  textBytes: number;
}

/** What functions with patterns leave of a text: a copy of all of it, and a pointer for each letter that they have read. */
export function bytesOfPattern(length: number, read: number): number {
  return length * COPIED_BYTES_PER_LETTER + read * READ_BYTES_PER_LETTER;
}

/** What making a text of this length leaves. */
export function bytesOfText(length: number): number {
  return length * MADE_BYTES_PER_LETTER;
}

/** The bytes of garbage that some work leaves in the game. */
export function garbageOf({ instructions, textBytes }: Work): number {
  return instructions * INSTRUCTIONS_PER_INSTRUCTION * BYTES_PER_INSTRUCTION + textBytes;
}

/** The microseconds that some work takes in the game, but for the collecting of garbage. */
export function microsecondsOf({ instructions, calls, textBytes }: Work): number {
  const nanoseconds =
    instructions * INSTRUCTIONS_PER_INSTRUCTION * NANOSECONDS_PER_INSTRUCTION +
    textBytes * NANOSECONDS_PER_TEXT_BYTE;
  return nanoseconds / 1000 + calls * MICROSECONDS_PER_CALL;
}
