/**
 * Plain data: what survives a round trip through JSON unchanged. Every state, action, event and outcome is made
 * of nothing else, so one copy and one comparison serve all games.
 */
export type Data = boolean | number | string | readonly Data[] | { readonly [key: string]: Data | undefined };

/** A deep copy of plain data. */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
  if (!isRecord(value)) return value;
  // Most of what is copied is no table: a call for each would be most of the work.
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const item of value) list.push(typeof item === "object" ? copy<unknown>(item) : item);
    return list;
  }
  const record: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = value[key];
    record[key] = typeof item === "object" ? copy(item) : item;
  }
  return record;
}

/** Whether two pieces of plain data hold the same values. A missing field equals an undefined one. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  // Most fields are no tables: a call for each would be most of the work, and so would lists of their names.
  /* eslint-disable no-restricted-syntax -- In whichever order they are compared, all of them have to be the same. */
  for (const key in a) {
    const [one, other] = [a[key], b[key]];
    if (one !== other && !same(one, other)) return false;
  }
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false;
  /* eslint-enable no-restricted-syntax */
  return true;
}

/** Whether a value from outside is a table of named fields; lists count too, as they do in Lua. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  // eslint-disable-next-line no-restricted-syntax -- JavaScript calls null an object; in Lua it is nil
  return typeof value === "object" && value !== null;
}
