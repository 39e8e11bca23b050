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
    readonly descriptor: string;
    /** How many seconds it took; known once it has ended. */
    readonly duration?: number;
    /** What it runs. */
    run?: unknown;
  }
  /** Calls back at an event, with what it is of and what that is in; what comes back are a result and whether others are to be called, too. */
  type Callback = (
    this: void,
    element: Element,
    parent: Element,
    status: Status,
  ) => LuaMultiReturn<[undefined, true]>;
  /** What came of a test that has ended. */
  type Status = "success" | "failure" | "error" | "pending";
  /** Those who have subscribed first are called first: what reports a test, before a helper. */
  export function subscribe(
    this: void,
    event: readonly ["file" | "test", "start" | "end"],
    callback: Callback,
  ): void;
  /** The same, when something outside a test breaks down as well: a file, or what comes before each of its tests. */
  export function subscribe(this: void, event: readonly ["error"], callback: Callback): void;
  export function children(this: void, element: Element): readonly Element[];
  export function parent(this: void, element: Element): Element | undefined;
}
