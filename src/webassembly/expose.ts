/** A function that a Lua host (host.ts) can call: texts go in, a text comes out. */
export type Exposed = (this: void, ...texts: string[]) => string;

/** Makes a function known to the Lua host (src/webassembly/host.ts) under a name. */
export function expose(name: string, called: Exposed): void {
  scriptGlobals[name] = called;
}
