import { readFileSync } from "node:fs";
import { soundDecks } from "./checks/decks";
import { soundDice } from "./checks/dice";
import { nothingToDownload, onlyCardsToDownload } from "./checks/downloads";
import { missingForm, readForm } from "./checks/form";
import { soundCameras, soundLighting, soundNotebook } from "./checks/furniture";
import { knownNames, uniqueGuids, uniqueMemos } from "./checks/identity";
import { soundInterface } from "./checks/interface";
import { handsAreEmpty, nothingOverlaps, onTheTable, soundTransforms } from "./checks/placing";
import type { Check, Problem } from "./checks/problem";
import { ourScripts } from "./checks/scripts";
import { hasSeats, soundZones } from "./checks/seats";
import { parseSave, type ReadSave } from "./read";

export type { Problem } from "./checks/problem";

/**
 * How strictly a save is read. `ours`: as we build it, complete and with nothing a player could stumble over.
 * `illustrated`: as we build it with card art, which has to be downloaded. `foreign`: somebody else's, of any version; only
 * what would keep it from loading soundly.
 */
export type Strictness = "ours" | "illustrated" | "foreign";

/** What must hold for any save; the other checks rely on it. */
const SOUND: readonly Check[] = [soundTransforms, knownNames, soundDecks];
/** What must hold for our table and our saved objects. */
const OURS: readonly Check[] = [
  missingForm,
  uniqueGuids,
  uniqueMemos,
  soundDice,
  soundZones,
  onTheTable,
  nothingOverlaps,
  handsAreEmpty,
  ourScripts,
  soundInterface,
];
/** What must hold for a table, which a saved object does not bring along. */
const TABLE: readonly Check[] = [hasSeats, soundLighting, soundNotebook, soundCameras];

/** Reads a save as a player's Tabletop Simulator would, and lists everything that would go wrong; nothing if all is well. */
export function checkSave(value: unknown, strictness: Strictness = "ours"): Problem[] {
  const form = readForm(value);
  if (form.kind === "broken") return form.problems;
  const { save } = form;
  const unsound = problemsOf(save, SOUND);
  if (unsound.length > 0 || strictness === "foreign") return unsound;
  const downloads = strictness === "illustrated" ? onlyCardsToDownload : nothingToDownload;
  return problemsOf(save, [...OURS, downloads, ...(save.Table === "" ? [] : TABLE)]);
}

function problemsOf(save: ReadSave, checks: readonly Check[]): Problem[] {
  return checks.flatMap((check) => check(save));
}

/** Checks the text of a save; text that is no JSON is one problem. */
export function checkSaveText(text: string, strictness: Strictness = "ours"): Problem[] {
  let value: unknown;
  try {
    value = parseSave(text);
  } catch {
    return [{ where: "the save", sentence: "is damaged: it is not JSON." }];
  }
  return checkSave(value, strictness);
}

/** Checks a save in a file. */
export function checkSaveFile(path: string, strictness: Strictness = "ours"): Problem[] {
  return checkSaveText(readFileSync(path, "utf8"), strictness);
}
