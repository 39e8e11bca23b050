/*
 * What Tabletop Simulator and other scripts call is on `_G`, where any script at the table can overwrite it (`setVar`,
 * `setTable`). A board remembers what it has made, and puts it back.
 */

/** The functions and tables on `_G`, by name, as they were when the script had made them. */
let made: [name: string, value: unknown][] = [];
/** The one that is called every few seconds, whatever happens: while it is ours, it looks after the rest. */
const REGULAR = "onSave";
let regular: unknown;

/** Remembers all functions and tables on `_G`: they stay as they are from now on. */
export function keepOffers(): void {
  made = Object.entries(scriptGlobals).filter(
    ([, value]) => typeof value === "function" || typeof value === "object",
  );
  regular = scriptGlobals[REGULAR];
}

/** Puts back what another script has overwritten. */
export function restoreOffers(): void {
  for (const [name, value] of made) if (scriptGlobals[name] !== value) scriptGlobals[name] = value;
}

/** The same, if the usual caller is gone: it costs nothing, so any event may ask. */
export function tendOffers(): void {
  if (scriptGlobals[REGULAR] !== regular) restoreOffers();
}
