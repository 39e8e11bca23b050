import type { Decoder } from "../kit/data/decode";

/*
 * Scripts of Tabletop Simulator reach one another by `call` alone: a name and one table, which is copied on the way. Any
 * script at the table can call, with anything, and a script that is called may be broken or not there yet. So each
 * scripted object has a file of its own here, which lists what can be asked of it as procedures: both sides use them, and
 * nobody writes a bare `call`.
 */

/** A function of another object's script, as its callers know it. */
export interface Call<Message extends object, Answer> {
  readonly name: string;
  /** Reads what a caller sends; undefined: the call is ignored. A script that only calls can leave it out. */
  readonly message?: Decoder<Message>;
  /** Reads what the script answers; undefined: as if it had not been asked. */
  readonly answer: Decoder<Answer>;
}

/** The same as its script knows it: what it takes, and what it answers. */
export type Procedure<Message extends object, Answer> = Required<Call<Message, Answer>>;

/** An object that can bear a script, or Global. */
type Scripted = Pick<GlobalConstructor, "call" | "getVar">;

/** The answer of a procedure that answers nothing. */
export const nothing: Decoder<true> = () => true;

/** Whether the script of an object has loaded and has this procedure. */
export function offers(object: Scripted, { name }: { readonly name: string }): boolean {
  return object.getVar(name) !== undefined;
}

/**
 * Asks something of an object's script.
 * @returns undefined if the object is not there, does not offer that, or answers nonsense
 */
export function ask<Message extends object, Answer>(
  object: Scripted | undefined,
  procedure: Call<Message, Answer>,
  message: Message,
): Answer | undefined {
  if (object === undefined || !offers(object, procedure)) return undefined;
  return procedure.answer(object.call(procedure.name, message));
}

/** Offers a procedure to other scripts; a message that makes no sense is answered by nothing. */
export function serve<Message extends object, Answer>(
  { name, message: read }: Procedure<Message, Answer>,
  obey: (this: void, message: Message) => Answer | undefined,
): void {
  scriptGlobals[name] = (value: unknown): Answer | undefined => {
    const message = read(value);
    return message === undefined ? undefined : obey(message);
  };
}

/*
 * What events of Tabletop Simulator hand over. Their handlers are on `_G`, where any script can call them with anything.
 */

export function isUserdata(value: unknown): boolean {
  const kind: string = typeof value;
  return kind === "userdata";
}

/** Whether a value is an object, as events hand it over; a call brings tables only. */
export function isObject(value: unknown): value is GObject {
  return isUserdata(value);
}

/** Whether a value is a person, as events hand it over. */
export function isPerson(value: unknown): value is Player {
  return isUserdata(value);
}
