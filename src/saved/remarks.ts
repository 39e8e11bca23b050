import { isRecord } from "../kit/data/data";

/**
 * What happened at a table that is no step of its game but matters to readers of the record. `cardTakenBack`: the undone choice
 * had shown a card to the person who undid it, so the game counts nowhere.
 */
export type RemarkKind = "loaded" | "takenBack" | "cardTakenBack" | "handsOff" | "handsOn";

/** A remark, with how many steps had been played. */
export interface Remark {
  kind: RemarkKind;
  steps: number;
}

const KINDS: readonly RemarkKind[] = ["loaded", "takenBack", "cardTakenBack", "handsOff", "handsOn"];
/** How many remarks of a game are kept: the first ones, for they tell as much as all. */
const MOST = 100;

/** Notes that something has happened in a game that is on; the list of remarks is another one from then on. */
export function remark(
  desk: { remarks: readonly Remark[]; playing: boolean; result: object | undefined },
  kind: RemarkKind,
  steps: number,
): void {
  const { remarks, playing, result } = desk;
  if (playing && result === undefined && remarks.length < MOST)
    desk.remarks = remarks.concat([{ kind, steps }]);
}

/** The remarks that a save holds; those that are damaged are left out. */
export function readRemarks(saved: unknown): Remark[] {
  const remarks: Remark[] = [];
  if (!Array.isArray(saved)) return remarks;
  for (const entry of saved) {
    if (!isRecord(entry)) continue;
    const kind = KINDS.find((known) => known === entry["kind"]);
    const { steps } = entry;
    if (kind !== undefined && typeof steps === "number") remarks.push({ kind, steps });
  }
  return remarks;
}
