import * as assert from "luassert";

// luassert looks at the call stack at every call, whole games expect something at every step: it is asked about failures only.

/** Fails unless both values hold the same data; tables are compared by content. */
export function expectSame(actual: unknown, expected: unknown, message?: string): void {
  if (actual === expected) return;
  assert.are.same(expected, actual, message);
}

/** Fails unless the condition is true. */
export function expectTrue(condition: boolean, message?: string): void {
  if (!condition) assert.is_true(condition, message);
}

/** Fails if there is no value, and hands it back typed as present. */
export function expectPresent<T>(value: T | undefined, message = "a value was expected, there is none"): T {
  if (value === undefined) assert.is_not_nil(value, message);
  return value as T;
}

/** Fails if there is a value. */
export function expectAbsent(value: unknown, message?: string): void {
  if (value !== undefined) assert.is_nil(value, message);
}

/** Fails unless the number is within `tolerance` of the expected one. */
export function expectNear(actual: number, expected: number, tolerance: number): void {
  assert.are.near(expected, actual, tolerance);
}
