import { isCard, type Card } from "../../src/kit/data/cards";
import { isRecord } from "../../src/kit/data/data";
import { isList, show, sortedKeys, type Mismatch } from "./values";

/** A decoded map; anything else counts as an empty one. */
export function mapOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** A decoded list; anything else counts as an empty one. */
export function listOf(value: unknown): unknown[] {
  return isList(value) ? value : [];
}

/** A decoded number, or the standard where there is none. */
export function numberOf(value: unknown, standard: number): number {
  return typeof value === "number" ? value : standard;
}

/** The cards of a decoded list; what is no card is added to the problems. */
export function cardsOf(value: unknown, field: string, problems: Mismatch[]): Card[] {
  const cards: Card[] = [];
  for (const card of listOf(value)) {
    if (typeof card === "string" && isCard(card)) cards.push(card);
    else problems.push(problem(field, "cards", card));
  }
  return cards;
}

/** What is wrong with a field of a case: what it should hold, and what it holds. */
export function problem(field: string, expected: string, found: unknown): Mismatch {
  return { field, expected, found: show(found) };
}

/** Adds the fields of a map that a format does not have to the problems. */
export function expectFields(
  given: Record<string, unknown>,
  known: readonly string[],
  problems: Mismatch[],
): void {
  for (const key of sortedKeys(given))
    if (!known.includes(key)) problems.push(problem(`state.${key}`, "a field of the format", key));
}
