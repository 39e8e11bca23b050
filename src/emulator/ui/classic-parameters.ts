import { toRgba } from "../lua/color";
import { raise } from "../lua/fault";
import { typeOf } from "../lua/host";
import { toCoordinates } from "../lua/vector";
import { attributeText } from "./tree";

/** @noSelf */
export interface ParameterSettings {
  /** Whether unknown parameters, values and indexes raise; in the game they do nothing. */
  readonly strict: boolean;
  /** What the game silently ignores. */
  complain(message: string): void;
  /** Whether a value is a game object or Global, and so can own handlers. */
  isOwner(value: unknown): boolean;
}

/** Reads one parameter, or answers undefined for a value it cannot take. */
export type ReadField = (value: unknown) => unknown;
/** Values by the names of their parameters. */
export type Fields = Record<string, unknown>;

/** A number, as a parameter. */
export function readNumber(value: unknown): unknown {
  return typeOf(value) === "number" ? value : undefined;
}

/** The parameters that buttons and inputs have in common. */
export function controlFields(settings: ParameterSettings): Record<string, ReadField> {
  return {
    function_owner: (value) => (settings.isOwner(value) ? value : undefined),
    label: attributeText,
    position: toCoordinates,
    rotation: toCoordinates,
    scale: toCoordinates,
    width: readNumber,
    height: readNumber,
    font_size: readNumber,
    color: toRgba,
    font_color: toRgba,
    tooltip: attributeText,
  };
}

/** The name of a handler, as a parameter. */
export function readName(value: unknown): unknown {
  return typeOf(value) === "string" && value !== "" ? value : undefined;
}

/** What is wrong with a call: an error where scripts are held to what is documented, else a complaint. */
export function object(settings: ParameterSettings, problem: string): void {
  if (settings.strict) raise(problem);
  settings.complain(problem);
}

/** The parameters that a script gave, checked one by one; objects to unknown and wrong ones and leaves them out. */
export function readParameters(
  parameters: unknown,
  fields: Record<string, ReadField>,
  caller: string,
  settings: ParameterSettings,
): Fields | undefined {
  if (typeOf(parameters) !== "table") {
    object(settings, `${caller}: a table was expected, got ${typeOf(parameters)}`);
    return undefined;
  }
  const given: Fields = {};
  for (const [name, value] of Object.entries(parameters as Fields)) {
    const known = fields[name]?.(value);
    if (known !== undefined) given[name] = known;
    else if (fields[name] === undefined) object(settings, `${caller}: unknown parameter '${tostring(name)}'`);
    else object(settings, `${caller}: ${name} cannot be a ${typeOf(value)} like this`);
  }
  return given;
}
