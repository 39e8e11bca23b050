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
