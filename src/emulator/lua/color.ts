import { isPlayerColour, PLAYER_COLOUR_NAMES, PLAYER_COLOURS } from "../../kit/game/player-colours";
import { type ScriptClass, scriptClass, shortNumber } from "./class";
import { raise } from "./fault";
import { type AnyTable, pick, rawRead, typeOf, type ValuesFunction } from "./host";

/** A colour as plain data, each part 0..1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

/**
 * The Color class of one script environment.
 *
 * @noSelf
 */
export interface ColorClass {
  /** The global `Color`: callable, with its methods, static functions and named colours. */
  readonly global: object;
  /** A Color for a script. */
  create(color: Rgba): Rgba;
}

/** The colour of a seat by its exact name. */
export function seatColor(name: string): Rgba | undefined {
  return isPlayerColour(name) ? { ...PLAYER_COLOURS[name], a: 1 } : undefined;
}

/** Reads `{r=,g=,b=,a=}`, `{1,1,1}`, a Color or the name of a player colour ("White"); alpha is 1 where missing. */
export function toRgba(value: unknown): Rgba | undefined {
  if (typeOf(value) === "string") return seatColor(value as string);
  if (typeOf(value) !== "table") return undefined;
  const table = value as AnyTable;
  const part = (name: string, place: number): unknown => rawRead(table, name) ?? rawRead(table, place);
  const [r, g, b, a] = [part("r", 1), part("g", 2), part("b", 3), part("a", 4) ?? 1];
  if (typeOf(r) !== "number" || typeOf(g) !== "number" || typeOf(b) !== "number" || typeOf(a) !== "number") {
    return undefined;
  }
  return { r: r as number, g: g as number, b: b as number, a: a as number };
}

function clamp(value: unknown): number {
  return math.min(1, math.max(0, (value ?? 0) as number));
}

/** "Red" for "red" and "RED". */
function spelled(name: string): string {
  return string.upper(string.sub(name, 1, 1)) + string.lower(string.sub(name, 2));
}

/** How far two colours are apart: the sum over their parts. */
function distance(a: Rgba, b: Rgba): number {
  return math.abs(a.r - b.r) + math.abs(a.g - b.g) + math.abs(a.b - b.b) + math.abs(a.a - b.a);
}

function equals(self: Rgba, other: Rgba, margin?: number): boolean {
  return distance(self, other) <= (margin ?? 1e-2);
}

/** TTS's published Color class; each script gets its own, with the names that the script adds. */
export function createColorClass(): ColorClass {
  /** The colours that have a name, in order. */
  const named: { name: string; color: Rgba }[] = [];
  const create = (color: Rgba): Rgba =>
    setmetatable({ r: color.r, g: color.g, b: color.b, a: color.a }, theClass as LuaMetatable<Rgba>);
  const byName = (name: string): Rgba | undefined =>
    named.find((each) => string.lower(each.name) === string.lower(name))?.color;
  const make = (...parameters: unknown[]): Rgba => {
    const [count] = pick("#", ...parameters);
    const [first, g, b, a] = pick(1, ...parameters);
    if (count === 1 && typeOf(first) === "table") {
      const { r, g: green, b: blue, a: alpha } = first as Partial<Rgba>;
      return create({ r: clamp(r), g: clamp(green), b: clamp(blue), a: clamp(alpha ?? 1) });
    }
    if (count === 3) return create({ r: clamp(first), g: clamp(g), b: clamp(b), a: 1 });
    if (count === 4) return create({ r: clamp(first), g: clamp(g), b: clamp(b), a: clamp(a) });
    return create({ r: 0, g: 0, b: 0, a: 1 });
  };
  const theClass = scriptClass(["r", "g", "b", "a"], make as unknown as ValuesFunction, (name) => {
    // A known defect of the published class: only names may be looked up in it.
    if (typeOf(name) !== "string") return raise(`a color has a name, not a ${typeOf(name)}`);
    const known = byName(name as string);
    return known === undefined ? undefined : create(known);
  });
  const list: string[] = [];
  const add = (name: string, color: Rgba): void => {
    named.push({ name: spelled(name), color });
    list.push(spelled(name));
  };
  for (const name of PLAYER_COLOUR_NAMES) add(name, { ...PLAYER_COLOURS[name], a: 1 });

  theClass.set("__isColor", true);
  theClass.set("__version", "1.0.1");
  theClass.set("list", list);
  theClass.set("Add", (name: string, color: unknown) => {
    if (byName(name) !== undefined) raise(`Color ${name} already defined`);
    const parts = toRgba(color);
    if (parts === undefined || typeOf(color) !== "table" || (color as AnyTable).get("__isColor") !== true) {
      raise(`${tostring(color)} is not a Color instance`);
    }
    add(name, parts);
  });
  theClass.set("fromString", (name: string) =>
    create(byName(name) ?? raise(`${name} is not a valid color string`)),
  );
  theClass.set("fromHex", (text: string) => create(readHexadecimal(text)));
  addMethods(theClass, create, named);
  return { global: theClass, create };
}

function readHexadecimal(text: string): Rgba {
  return toHexRgba(text) ?? raise(`${text} is not a valid color hex string`);
}

/** Reads RRGGBB or RRGGBBAA, with or without "#"; undefined for any other text. */
export function toHexRgba(text: string): Rgba | undefined {
  const [r, g, b, a] = string.match(text, "^#?(%x%x)(%x%x)(%x%x)(%x?%x?)$");
  if (r === undefined || g === undefined || b === undefined || a === undefined || a.length === 1) {
    return undefined;
  }
  const part = (digits: string): number => (tonumber(digits, 16) ?? 255) / 255;
  return { r: part(r), g: part(g), b: part(b), a: a === "" ? 1 : part(a) };
}

function addMethods(
  theClass: ScriptClass,
  create: (color: Rgba) => Rgba,
  named: readonly { name: string; color: Rgba }[],
): void {
  const nameOf = (self: Rgba, tolerance?: number): string | undefined =>
    named.find((each) => equals(self, each.color, tolerance))?.name;
  const dump = (self: Rgba, prefix?: string): string => {
    const name = nameOf(self);
    const parts = [`r = ${shortNumber(self.r)}`, `g = ${shortNumber(self.g)}`, `b = ${shortNumber(self.b)}`];
    if (self.a < 1) parts.push(`a = ${shortNumber(self.a)}`);
    const start = (prefix === undefined ? "" : `${prefix}: `) + (name === undefined ? "" : `${name} `);
    return `${start}{ ${parts.join(", ")} }`;
  };
  theClass.set("get", (self: Rgba) => $multi(self.r, self.g, self.b, self.a));
  theClass.set("copy", create);
  theClass.set("set", (self: Rgba, r?: number, g?: number, b?: number, a?: number) => {
    self.r = clamp(r ?? self.r);
    self.g = clamp(g ?? self.g);
    self.b = clamp(b ?? self.b);
    self.a = clamp(a ?? self.a);
  });
  theClass.set("setAt", (self: AnyTable, key: AnyNotNil, value: unknown) => {
    self.set(key, clamp(value));
    return self;
  });
  theClass.set("toHex", (self: Rgba, withAlpha?: boolean) => {
    const digits = (part: number): string => string.format("%02x", math.floor(part * 255));
    return digits(self.r) + digits(self.g) + digits(self.b) + (withAlpha === true ? digits(self.a) : "");
  });
  theClass.set("toString", nameOf);
  theClass.set("equals", equals);
  theClass.set("__eq", equals);
  theClass.set("lerp", (self: Rgba, other: Rgba, t: number) => {
    const between = (from: number, to: number): number => from + (to - from) * t;
    const [r, g, b] = [between(self.r, other.r), between(self.g, other.g), between(self.b, other.b)];
    return create({ r, g, b, a: between(self.a, other.a) });
  });
  theClass.set("dump", dump);
  theClass.set("__tostring", (self: Rgba) => dump(self, "Color"));
}
