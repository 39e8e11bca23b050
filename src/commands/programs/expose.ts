/** A function that Node's Lua host can call: texts go in, a text comes out. */
export type Exposed = (this: void, ...texts: string[]) => string;

/** Makes a function known to Node's Lua host (scripts/lua/host.ts) under a name. */
export function expose(name: string, called: Exposed): void {
  scriptGlobals[name] = called;
}
