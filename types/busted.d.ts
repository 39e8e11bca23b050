/** The part of busted and luassert (https://lunarmodules.github.io/busted/) that the specs use. */
declare function describe(this: void, name: string, body: (this: void) => void): void;
declare function it(this: void, name: string, body: (this: void) => void): void;
declare function before_each(this: void, body: (this: void) => void): void;
declare function after_each(this: void, body: (this: void) => void): void;
declare function setup(this: void, body: (this: void) => void): void;
declare function teardown(this: void, body: (this: void) => void): void;
/** Marks the running test as not run, with a reason that the report shows. */
declare function pending(this: void, reason: string): void;

/** @noResolution */
declare module "luassert" {
  interface Comparisons {
    same(this: void, expected: unknown, actual: unknown, message?: string): void;
    equal(this: void, expected: unknown, actual: unknown, message?: string): void;
    near(this: void, expected: number, actual: number, tolerance: number): void;
  }
  export const are: Comparisons;
  export const are_not: Comparisons;
  export function is_true(this: void, actual: unknown, message?: string): void;
  export function is_false(this: void, actual: unknown, message?: string): void;
  export function is_nil(this: void, actual: unknown, message?: string): void;
  export function is_not_nil(this: void, actual: unknown, message?: string): void;
}

/** @noResolution */
declare module "busted" {
  /** A file, a `describe` or an `it`. */
  interface Element {
    readonly name: string;
    /** How many seconds it took; known once it has ended. */
    readonly duration?: number;
    /** What it runs. */
    run?: unknown;
  }
  /** Calls back at an event; what comes back are a result and whether others are to be called, too. */
  export function subscribe(
    this: void,
    event: readonly ["file", "start" | "end"],
    callback: (this: void, element: Element) => LuaMultiReturn<[undefined, true]>,
  ): void;
  export function children(this: void, element: Element): readonly Element[];
}
