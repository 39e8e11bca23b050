import { raise } from "./fault";
import { typeOf } from "./host";

type Combine = (this: void, a: number, b: number) => number;
type BitLibrary = Record<"band" | "bor" | "bxor", Combine>;

const WORD = 4294967296;
const HALF_WORD = 2147483648;

/** The interpreter's own bit operations: `bit32` in Lua 5.2, `bit` in LuaJIT. */
const host = ((_G as unknown as Record<string, unknown>).bit32 ??
  (_G as unknown as Record<string, unknown>).bit) as BitLibrary;

/** The functions of `bit32`. */
export type Bits = Record<string, (this: void, ...operands: number[]) => unknown>;

/** A whole number in the range of an unsigned word. */
function word(value: number): number {
  return math.floor(value) % WORD;
}

function signed(value: number): number {
  return value >= HALF_WORD ? value - WORD : value;
}

/**
 * TTS's `bit32`: shift counts are taken modulo 32, arithmetic shifts answer signed numbers. Operands above 0x7FFFFFFF are
 * mishandled in the game, so a fussy library refuses them.
 */
export function createBits(fussy: boolean): Bits {
  const operand = (value: unknown): number => {
    if (typeOf(value) !== "number")
      return raise(`bad argument to bit32 (number expected, got ${typeOf(value)})`);
    const amount = value as number;
    if (fussy && amount >= HALF_WORD) return raise(`bit32 mishandles ${amount}, which is above 0x7FFFFFFF`);
    return word(amount);
  };
  const folded =
    (combine: Combine, start: number) =>
    (...operands: number[]): number => {
      let result = start;
      for (const each of operands) result = word(combine(result, operand(each)));
      return result;
    };
  const band = folded(host.band, WORD - 1);
  const shiftLeft = (value: number, count: number): number => word(value * 2 ** (count % 32));
  const shiftRight = (value: number, count: number): number => math.floor(value / 2 ** (count % 32));
  const shift = (value: number, left: number): number =>
    left >= 0 ? shiftLeft(value, left) : shiftRight(value, -left);
  const rotate = (value: number, left: number): number => {
    const count = left % 32;
    return word(value * 2 ** count) + math.floor(value / 2 ** (32 - count));
  };
  const field = (start: number, width: number | undefined): number => {
    const bits = width ?? 1;
    if (start < 0 || bits < 1 || start + bits > 32) return raise("trying to access non-existent bits");
    return 2 ** bits;
  };
  return {
    band,
    bor: folded(host.bor, 0),
    bxor: folded(host.bxor, 0),
    btest: (...operands) => band(...operands) !== 0,
    bnot: (value) => WORD - 1 - operand(value),
    lshift: (value, count) => shift(operand(value), count ?? 0),
    rshift: (value, count) => shift(operand(value), -(count ?? 0)),
    arshift: (value, count) => math.floor(signed(operand(value)) / 2 ** (count ?? 0)),
    lrotate: (value, count) => rotate(operand(value), count ?? 0),
    rrotate: (value, count) => rotate(operand(value), -(count ?? 0)),
    extract: (value, start, width) => {
      const size = field(start ?? 0, width);
      return math.floor(operand(value) / 2 ** (start ?? 0)) % size;
    },
    replace: (value, part, start, width) => {
      const size = field(start ?? 0, width);
      const [whole, place] = [operand(value), 2 ** (start ?? 0)];
      const old = math.floor(whole / place) % size;
      return whole + ((operand(part) % size) - old) * place;
    },
  };
}
