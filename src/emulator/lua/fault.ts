import { findPattern, typeOf } from "./host";

/** A script error as a player's host would read it, taken apart. */
export interface ScriptError {
  /** The whole text, with its position, as TTS prints it. */
  message: string;
  /** The name of the chunk that raised it, or "" where that is unknown. */
  source: string;
  /** The line in that chunk, or 0 where that is unknown. */
  line: number;
  /** The Lua call stack when it was raised. */
  traceback: string;
}

/** The value that is raised for an error which scripts cannot catch. */
interface HostException {
  readonly hostException: string;
}

/** Lua's own `error`, which takes any value. */
const raiseValue = error as (this: void, value: unknown, level: number) => never;

/** Reads the call stack; taken early, because specs hide `debug` from the code under test. */
const stackFrame = debug.getinfo;

/** The chunks that hold scripts, as `debug.getinfo` names them: positions in these mean something to a modder. */
const scriptSources = new LuaSet<string>();

/** Makes a chunk known as a script by the name it was loaded under ("@Global"). */
export function registerScriptSource(source: string): void {
  scriptSources.add(source);
}

/** Whether a chunk, as `debug.getinfo` names it, holds a script. */
export function isScriptSource(source: string): boolean {
  return scriptSources.has(source);
}

/** Where the innermost script frame of the running call is: `Global:(12,0-0): `, or "" outside all scripts. */
function position(): string {
  let level = 2;
  let frame = stackFrame(level, "Sl");
  while (frame !== undefined) {
    if (frame.source !== undefined && scriptSources.has(frame.source)) {
      return `${string.sub(frame.source, 2)}:(${frame.currentline ?? 0},0-0): `;
    }
    level++;
    frame = stackFrame(level, "Sl");
  }
  return "";
}

/**
 * Raises an error in the script that called into the emulator, with the script's own position, as MoonSharp does for
 * errors of host functions. A `pcall` of the script catches it.
 */
export function raise(message: string): never {
  return raiseValue(position() + message, 0);
}

/** Raises an error that no `pcall` of a script catches: the exceptions of .NET that MoonSharp lets through. */
export function raiseHostException(message: string): never {
  return raiseValue({ hostException: position() + message }, 0);
}

/** Raises again what a protected call has caught. */
export function raiseAgain(caught: unknown): never {
  return raiseValue(caught, 0);
}

/** The text of a host exception, or undefined for anything else that was raised. */
export function hostExceptionText(caught: unknown): string | undefined {
  if (typeOf(caught) === "table") return (caught as HostException).hostException;
  // A C stack overflow of the Lua that runs the emulator stands for MoonSharp's, which is not catchable either.
  if (
    typeOf(caught) === "string" &&
    string.find(caught as string, "stack overflow", 1, true)[0] !== undefined
  ) {
    return caught as string;
  }
  return undefined;
}

/** The part of an error text that says where: `name:(line,column-column): ` as MoonSharp, or `name:line: ` as Lua. */
function readPosition(message: string): { source: string; line: number; length: number } {
  const [, end, source, line] = findPattern(message, "^([^\n]-):%((%d+),[%d%-,]*%): ");
  if (end !== undefined) return { source: source ?? "", line: tonumber(line) ?? 0, length: end };
  const [, plainEnd, plainSource, plainLine] = findPattern(message, "^([^\n:]*):(%d+): ");
  if (plainEnd !== undefined) {
    return { source: plainSource ?? "", line: tonumber(plainLine) ?? 0, length: plainEnd };
  }
  return { source: "", line: 0, length: 0 };
}

/** Takes apart what a script has raised. */
export function scriptError(caught: unknown, traceback: string): ScriptError {
  const message = hostExceptionText(caught) ?? tostring(caught);
  const { source, line } = readPosition(message);
  return { message, source, line, traceback };
}

/** An error text without its position, which is how errors leave a coroutine in MoonSharp. */
export function withoutPosition(message: string): string {
  return string.sub(message, readPosition(message).length + 1);
}
