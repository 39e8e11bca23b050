import { raise, raiseHostException } from "./fault";
import { findPattern, typeOf } from "./host";

const hostFormat = string.format;
const hostToNumber = tonumber;
const hostToString = tostring;

/** Where .NET's largest number ends; MoonSharp's math.huge is this, not infinity. */
export const LARGEST_NUMBER = 1.7976931348623157e308;

/** A number as .NET writes it: 15 digits, `1E+15`, `NaN`, `Infinity`, no ".0", no "-0". */
export function numberText(value: number): string {
  if (value !== value) return "NaN";
  if (value === Infinity) return "Infinity";
  if (value === -Infinity) return "-Infinity";
  if (value === 0) return "0";
  const [text] = string.gsub(hostFormat("%.15g", value), "e", "E");
  return text;
}

/** What `tostring` answers in TTS. */
export function textOf(value: unknown): string {
  return typeOf(value) === "number" ? numberText(value as number) : hostToString(value);
}

/** What TTS's `tonumber(value)` answers: no hexadecimal, but thousands commas, brackets and trailing signs as .NET. */
function readNumber(value: unknown): number | undefined {
  if (typeOf(value) === "number") return value as number;
  if (typeOf(value) !== "string") return undefined;
  const [trimmed] = string.match(value as string, "^%s*(.-)%s*$");
  if (trimmed === undefined) return undefined;
  const [bracketed] = string.match(trimmed, "^%((.*)%)$");
  const [digits, trailing] = string.match(bracketed ?? trimmed, "^([%d,%.%+%-]-)([%+%-]?)$");
  if (digits !== undefined && (bracketed !== undefined || trailing !== "")) {
    // The sign may come before or after the digits, or be a pair of brackets: one of them only.
    const [unsigned] = string.match(digits, "^[%d,%.]+$");
    if (unsigned === undefined || (bracketed !== undefined && trailing !== "")) return undefined;
    const amount = readPlainNumber(unsigned);
    return amount !== undefined && (bracketed !== undefined || trailing === "-") ? -amount : amount;
  }
  return readPlainNumber(trimmed);
}

function readPlainNumber(text: string): number | undefined {
  const [sign, whole, rest] = string.match(text, "^([%+%-]?)([%d,]*)(.*)$");
  if (whole === undefined || rest === undefined) return undefined;
  const [shape] = string.match(rest, "^%.?%d*[eE]?[%+%-]?%d*$");
  if (shape === undefined || string.find(whole, "^,")[0] !== undefined) return undefined;
  const [digits] = string.gsub(whole, ",", "");
  const amount = hostToNumber(digits + rest);
  return amount !== undefined && sign === "-" ? -amount : amount;
}

/** TTS's `tonumber`. */
export function scriptToNumber(value: unknown, base?: unknown): number | undefined {
  if (base === undefined) return readNumber(value);
  const radix = readNumber(base);
  if (radix === undefined) return raise("bad argument #2 to 'tonumber' (number expected)");
  if (typeOf(value) !== "string" && typeOf(value) !== "number") {
    return raise(`bad argument #1 to 'tonumber' (string expected, got ${typeOf(value)})`);
  }
  const [text] = string.match(textOf(value), "^%s*(.-)%s*$");
  return readInBase(text ?? "", radix);
}

/** Text that is no number of the bases 2, 8, 10 and 16 makes .NET raise an exception, which no pcall catches. */
function readInBase(digits: string, radix: number): number {
  if (radix === 2 || radix === 8 || radix === 10 || radix === 16) {
    const isPlain = findPattern(digits, "^%x+$")[0] !== undefined;
    const amount = isPlain ? hostToNumber(digits, radix) : undefined;
    if (amount === undefined) return raiseHostException(`FormatException: '${digits}' in base ${radix}`);
    if (amount > 4294967295) return raiseHostException(`OverflowException: '${digits}' in base ${radix}`);
    return amount;
  }
  if (radix < 3 || radix > 9) return raise("bad argument #2 to 'tonumber' (base out of range)");
  const amount =
    findPattern(digits, "^%d*$")[0] === undefined ? undefined : hostToNumber(`0${digits}`, radix);
  return amount ?? raise("bad argument #1 to 'tonumber' (invalid character)");
}

function formatOne(directive: string, conversion: string, value: unknown, place: number): string {
  if (conversion === "s" || conversion === "q") {
    if (typeOf(value) !== "string" && typeOf(value) !== "number") {
      return raise(`bad argument #${place} to 'format' (string expected, got ${typeOf(value)})`);
    }
    return hostFormat(directive, textOf(value));
  }
  const amount = readNumber(value);
  if (amount === undefined) {
    return raise(`bad argument #${place} to 'format' (number expected, got ${typeOf(value)})`);
  }
  if (string.find("diuxXoc", conversion, 1, true)[0] === undefined) return hostFormat(directive, amount);
  return hostFormat(directive, amount < 0 ? math.ceil(amount) : math.floor(amount));
}

/** TTS's `string.format`: `%s` takes strings and numbers only, `%d` cuts fractions off. */
export function scriptFormat(template: unknown, ...values: unknown[]): string {
  if (typeOf(template) !== "string" && typeOf(template) !== "number") {
    return raise(`bad argument #1 to 'format' (string expected, got ${typeOf(template)})`);
  }
  const text = textOf(template);
  let result = "";
  let from = 1;
  let taken = 0;
  for (;;) {
    const [start, end, flags, conversion] = findPattern(text, "%%([%-%+ #]*%d*%.?%d*)(.)", from);
    if (start === undefined || end === undefined) return result + string.sub(text, from);
    result += string.sub(text, from, start - 1);
    if (conversion === "%" && flags === "") {
      result += "%";
    } else {
      const letter = conversion ?? "";
      if (string.find("diuxXoceEfgGaAsq", letter, 1, true)[0] === undefined) {
        return raise(`invalid option '%${letter}' to 'format'`);
      }
      result += formatOne(string.sub(text, start, end), letter, values[taken], taken + 2);
      taken++;
    }
    from = end + 1;
  }
}
