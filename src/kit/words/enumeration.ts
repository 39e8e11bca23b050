import { text } from "./catalogue";
import { fill } from "./words";

/** Several names one after the other: `White, Blue, Purple`. */
export function listed(names: readonly string[]): string {
  const { comma } = text().LISTS;
  let list: string | undefined;
  for (const next of names) list = list === undefined ? next : fill(comma, { others: list, next });
  return list ?? "";
}

/** Several names in one phrase: `White, Blue and Purple`. */
export function enumerated(names: readonly string[]): string {
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return last;
  return fill(text().LISTS.and, { others: listed(names.slice(0, names.length - 1)), last });
}

/** The separator between short texts on one line. */
export const BESIDE = " · ";

/** Short texts that have nothing to do with one another, on one line. */
export function sideBySide(texts: readonly string[]): string {
  return texts.join(BESIDE);
}
