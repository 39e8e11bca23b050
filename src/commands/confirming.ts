import type { EmulatedTable, PlayerVerbs } from "../emulator";

/** How long a panel takes at most to ask about what cannot be undone, and its buttons to count, in seconds. */
const ASKING_TIME = 3;
const OPENING_TIME = 0.8;

/**
 * Confirms what somebody is asked about first, in the panel or, by those who play without one, in a dialog; what has no
 * alternative is not asked about.
 * @param act what is written on the button that does it
 */
export function confirms(
  table: EmulatedTable,
  player: PlayerVerbs,
  question: string | undefined,
  act: string,
): void {
  if (question === undefined) return;
  const isAskedInDialog = (): boolean => player.sees().dialog !== undefined;
  const isAsked = (): boolean =>
    isAskedInDialog() || player.sees().panels.some(({ text }) => text === question);
  if (!table.until(isAsked, ASKING_TIME)) return;
  if (isAskedInDialog()) {
    player.answers();
    return;
  }
  table.seconds(OPENING_TIME);
  player.clicks(act);
}
