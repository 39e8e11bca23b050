import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../src/kit/data/data";
import { NestedTooDeep, parseSave } from "../save/read";
import { givenPath, readGivenFile } from "../terminal/arguments";

/** A file as far as it can be read: a save, or one sentence about what is wrong with it. */
export type Reading = { kind: "save"; save: unknown } | { kind: "damaged"; why: string };

/** Whether a place on the command line is a folder. */
export function isFolder(path: string): boolean {
  return statSync(givenPath(path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The JSON files in a folder and in those inside it, by their names. */
export function savesIn(folder: string): string[] {
  return readdirSync(givenPath(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.toLowerCase().endsWith(".json"))
    .sort()
    .map((name) => join(folder, name));
}

/** Reads a save or saved object. Raises a Complaint where there is no file. */
export function readSaveFile(path: string): Reading {
  const text = readGivenFile(path);
  let save: unknown;
  try {
    save = parseSave(text);
  } catch (error) {
    const why =
      error instanceof NestedTooDeep ? "is nested deeper than any save" : "is damaged: it is not JSON";
    return { kind: "damaged", why };
  }
  if (!isRecord(save) || !Array.isArray(save["ObjectStates"]))
    return { kind: "damaged", why: 'is no save of Tabletop Simulator: it has no list "ObjectStates"' };
  const why = damageIn(save["ObjectStates"], "ObjectStates");
  return why === undefined ? { kind: "save", save } : { kind: "damaged", why };
}

const PLACES = ["posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ"];

/** What is wrong with the first damaged object of a list, contents included. */
function damageIn(objects: unknown, list: string): string | undefined {
  if (objects === undefined || objects === null) return undefined;
  if (typeof objects !== "object") return `is damaged: ${list} is no list`;
  for (const object of Object.values(objects)) {
    const why = damageOf(object, list);
    if (why !== undefined) return why;
  }
  return undefined;
}

function damageOf(object: unknown, list: string): string | undefined {
  if (!isRecord(object)) return `is damaged: ${list} holds something that is no object`;
  const { Name, GUID, Transform } = object;
  if (typeof Name !== "string") return `is damaged: an object in ${list} has no Name`;
  const which = `the object ${Name}${typeof GUID === "string" ? ` (${GUID})` : ""}`;
  if (!isRecord(Transform)) return `is damaged: ${which} has no Transform`;
  const wrong = PLACES.find((place) => typeof Transform[place] !== "number");
  if (wrong !== undefined) return `is damaged: the Transform of ${which} has no number ${wrong}`;
  for (const inner of ["ContainedObjects", "ChildObjects", "States"]) {
    const why = damageIn(object[inner], `${inner} of ${which}`);
    if (why !== undefined) return why;
  }
  return undefined;
}
