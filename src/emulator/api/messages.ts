import { isPlayerColour } from "../../kit/game/player-colours";
import { seated } from "../players";
import { isBeforeInCulture } from "../lua/sort";
import { textOf } from "../lua/text";
import { raise } from "../lua/fault";
import { currentScript, isTable } from "../scripts";
import { EVERYBODY, HOST, say } from "../speech";
import type { World } from "../world";
import { colourFrom, kindOf, text, words } from "./parameters";

/** Global functions that put text on somebody's screen, or in the log. */
type GlobalFunction = (world: World, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => unknown;

const LOG_DEPTH = 3;

/** A value as log() shows it: tables are written out to a certain depth. */
function logText(value: unknown, depth = LOG_DEPTH, indent = ""): string {
  if (!isTable(value)) return value === undefined ? "nil" : textOf(value);
  const keys: { name: string; value: unknown }[] = [];
  for (const [key, inner] of value) keys.push({ name: tostring(key), value: inner });
  if (keys.length === 0) return "{}";
  if (depth === 0) return "{...}";
  keys.sort((a, b) => (isBeforeInCulture(a.name, b.name) ? -1 : 1));
  return keys
    .map(({ name, value: inner }) => `\n${indent}${name}: ${logText(inner, depth - 1, `${indent}    `)}`)
    .join("");
}

function taggedText(value: unknown, label: unknown, tags: unknown): string {
  const head = label === undefined || label === "" ? "" : `${words(label, "log")}: `;
  const tail = typeof tags === "string" && tags !== "" ? ` <${tags}>` : "";
  return `${head}${logText(value)}${tail}`;
}

function seatOf(color: unknown, what: string): string {
  const name = text(color, what);
  return isPlayerColour(name) ? name : raise(`${what}: there is no player colour "${name}"`);
}

function toColour(
  world: World,
  kind: "print" | "broadcast",
  message: unknown,
  color: unknown,
  what: string,
): boolean {
  const line = words(message, what);
  const seat = seatOf(color, what);
  say(world, kind, line, { kind: "colour", color: seat });
  return seated(world, seat) !== undefined;
}

function checkTint(tint: unknown, what: string): void {
  if (tint !== undefined) colourFrom(tint, what);
}

export const MESSAGE_FUNCTIONS: Readonly<Record<string, GlobalFunction>> = {
  broadcastToAll: (world, message, tint) => {
    checkTint(tint, "broadcastToAll");
    say(world, "broadcast", words(message, "broadcastToAll"), EVERYBODY);
    return true;
  },
  broadcastToColor: (world, message, color, tint) => {
    checkTint(tint, "broadcastToColor");
    return toColour(world, "broadcast", message, color, "broadcastToColor");
  },
  printToAll: (world, message, tint) => {
    checkTint(tint, "printToAll");
    say(world, "print", words(message, "printToAll"), EVERYBODY);
    return true;
  },
  printToColor: (world, message, color, tint) => {
    checkTint(tint, "printToColor");
    return toColour(world, "print", message, color, "printToColor");
  },
  log: (world, value, label, tags) => {
    say(world, "log", taggedText(value, label, tags), HOST);
    return true;
  },
  logString: (_world, value, label, tags) => taggedText(value, label, tags),
  logStyle: (_world, tag, tint) => {
    text(tag, "logStyle");
    colourFrom(tint, "logStyle");
    return true;
  },
  sendExternalMessage: (world, data) => {
    if (!isTable(data)) return raise(`sendExternalMessage: a table was expected, got ${kindOf(data)}`);
    world.external.push(currentScript(world).json.decode(currentScript(world).json.encode(data)));
    return true;
  },
  stringColorToRGB: (world, color) => {
    const rgba = colourFrom(text(color, "stringColorToRGB"), "stringColorToRGB");
    return currentScript(world).color.create(rgba);
  },
};
