import { isRecord } from "./data";

/*
 * Where data comes in from outside (a save, a pasted record, another script) it is read once, into a type, by decoders;
 * whatever is behind that border trusts its types.
 */

/**
 * Reads a value from outside; undefined if it is not of the form that is asked for. What it answers is new, and shares no
 * table with the value. It never raises an error.
 */
export type Decoder<T> = (this: void, value: unknown) => T | undefined;

/** A decoder for each field of a table. */
export type Fields<T> = { readonly [Name in keyof T]: Decoder<T[Name]> };

/** For each kind of a union, a decoder for each field besides `kind`. */
export type Variants<Union extends { kind: string }> = {
  readonly [Kind in Union["kind"]]: Fields<Omit<Extract<Union, { kind: Kind }>, "kind">>;
};

/** The highest number that counts anything at a table: chips, seconds, cards. */
const MOST = 1_000_000_000;

/** Any text. */
export const text: Decoder<string> = (value) => (typeof value === "string" ? value : undefined);

/** True or false. */
export const flag: Decoder<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** Any number. */
export const number: Decoder<number> = (value) => (typeof value === "number" ? value : undefined);

/** A number from 0 on, whole or not, unless it is absurd. */
export const quantity: Decoder<number> = (value) =>
  typeof value === "number" && value >= 0 && value <= MOST ? value : undefined;

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number): Decoder<number> {
  return (value) =>
    typeof value === "number" && value >= min && value <= max && value === Math.floor(value)
      ? value
      : undefined;
}

/** A whole number from 0 on: an index, or how many there are of something. */
export const count: Decoder<number> = whole(0, MOST);

/** One of these words or numbers. */
export function oneOf<Word extends string | number>(words: readonly Word[]): Decoder<Word> {
  const known: Record<string | number, Word | undefined> = {};
  for (const word of words) known[word] = word;
  return (value) => {
    if (typeof value !== "string" && typeof value !== "number") return undefined;
    const word = known[value];
    // In JavaScript every table knows a "constructor" too.
    return word === value ? word : undefined;
  };
}

/** Reads with the first decoder, or else with the second. */
export function either<One, Other>(one: Decoder<One>, other: Decoder<Other>): Decoder<One | Other> {
  return (value) => one(value) ?? other(value);
}

/** A list whose items can all be read. */
export function listOf<T>(item: Decoder<T>): Decoder<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const list: T[] = [];
    for (const one of value) {
      const read = item(one);
      if (read === undefined) return undefined;
      list.push(read);
    }
    return list;
  };
}

/** A table with these fields; whatever else is in it is left out. */
export function record<T extends object>(fields: Fields<T>): Decoder<T> {
  const form = formOf(fields);
  return (value) => {
    const made: Record<string, unknown> = {};
    return isRecord(value) && isFilled<T>(made, form, value) ? made : undefined;
  };
}

/** A table of one of these kinds with the fields of its kind; whatever else is in it is left out. */
export function variants<Union extends { kind: string }>(kinds: Variants<Union>): Decoder<Union> {
  const forms: Record<string, Form | undefined> = {};
  const all: Record<string, Record<string, Decoder<unknown>>> = kinds;
  const kindOf = oneOf(Object.keys(kinds));
  for (const kind of Object.keys(all)) forms[kind] = formOf(all[kind] ?? {});
  return (value) => {
    const kind = isRecord(value) ? kindOf(value["kind"]) : undefined;
    const form = kind === undefined ? undefined : forms[kind];
    if (form === undefined || !isRecord(value)) return undefined;
    const made: Record<string, unknown> = { kind };
    return isFilled<Union>(made, form, value) ? made : undefined;
  };
}

/** The fields of a table, one by one. */
type Form = readonly { name: string; decode: Decoder<unknown> }[];

function formOf<T extends object>(fields: Fields<T>): Form {
  const decoders: Record<string, Decoder<unknown>> = fields;
  const form: { name: string; decode: Decoder<unknown> }[] = [];
  for (const name of Object.keys(decoders)) {
    const decode = decoders[name];
    if (decode !== undefined) form.push({ name, decode });
  }
  return form;
}

/** Puts the fields of a form into `made`; answers whether all could be read, which makes it the table they are fields of. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- What the fields belong to, only their maker knows.
function isFilled<T>(
  made: Record<string, unknown>,
  form: Form,
  from: Record<string, unknown>,
): made is Record<string, unknown> & T {
  for (const { name, decode } of form) {
    const read = decode(from[name]);
    if (read === undefined) return false;
    made[name] = read;
  }
  return true;
}
