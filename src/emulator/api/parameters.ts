import type { Point } from "../geometry";
import { type Rgba, toRgba } from "../lua/color";
import { raise } from "../lua/fault";
import { typeOf } from "../lua/host";
import type { LuaFunction } from "../lua/sandbox";
import { pieceOf } from "../objects/pieces";
import { isProxy } from "../strict";
import { isFunction, isTable, pointFrom } from "../scripts";
import type { Piece, World } from "../world";

/** Reading what scripts pass to the game's functions: each raises an error that names the function and the parameter. */

export function text(value: unknown, what: string): string {
  if (typeof value === "string") return value;
  return typeof value === "number"
    ? tostring(value)
    : raise(`${what}: a string was expected, got ${kindOf(value)}`);
}

/** Text for a player to read: TTS turns anything but nil and tables into text. */
export function words(value: unknown, what: string): string {
  if (typeof value === "boolean") return tostring(value);
  return text(value, what);
}

export function number(value: unknown, what: string): number {
  const read = typeof value === "string" ? tonumber(value) : value;
  return typeof read === "number" ? read : raise(`${what}: a number was expected, got ${kindOf(value)}`);
}

export function flag(value: unknown): boolean {
  return value === true;
}

export function functionOf(value: unknown, what: string): LuaFunction {
  return isFunction(value) ? value : raise(`${what}: a function was expected, got ${kindOf(value)}`);
}

export function table(value: unknown, what: string): LuaTable<string | number, unknown> {
  return isTable(value) ? value : raise(`${what}: a table was expected, got ${kindOf(value)}`);
}

/** A list of texts: colours, tags. */
export function texts(value: unknown, what: string): string[] {
  const list: string[] = [];
  const given = table(value, what);
  for (let i = 1; given.has(i); i++) list.push(text(given.get(i), what));
  return list;
}

export function list(value: unknown, what: string): unknown[] {
  const items: unknown[] = [];
  const given = table(value, what);
  for (let i = 1; given.has(i); i++) items.push(given.get(i));
  return items;
}

export function pieceFrom(world: World, value: unknown, what: string): Piece {
  return pieceOf(world, value) ?? raise(`${what}: an Object was expected, got ${kindOf(value)}`);
}

export function colourFrom(value: unknown, what: string): Rgba {
  return toRgba(value) ?? raise(`${what}: a Color or a player's colour was expected, got ${kindOf(value)}`);
}

export function optionalPoint(value: unknown, what: string): Point | undefined {
  return value === undefined ? undefined : pointFrom(value, what);
}

export function optionalNumber(value: unknown, what: string): number | undefined {
  return value === undefined ? undefined : number(value, what);
}

export function optionalText(value: unknown, what: string): string | undefined {
  return value === undefined ? undefined : text(value, what);
}

export function optionalFunction(value: unknown, what: string): LuaFunction | undefined {
  return value === undefined ? undefined : functionOf(value, what);
}

/** The type of a value, as scripts see it. */
export function kindOf(value: unknown): string {
  if (isProxy(value)) return "userdata";
  return value === undefined ? "nil" : typeOf(value);
}
