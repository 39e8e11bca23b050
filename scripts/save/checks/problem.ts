import type { ReadObject, ReadSave } from "../read";

/** Something that a player would stumble over: where it is, and what is wrong in one sentence. */
export interface Problem {
  where: string;
  sentence: string;
}

/** One thing to check in a save whose form is right. */
export type Check = (save: ReadSave) => Problem[];

/** An object as a reader finds it again: kind, our name for it or the players', GUID. */
export function objectName({ Name, Memo, Nickname, GUID }: ReadObject): string {
  const called = [Memo, Nickname].find((name) => name !== undefined && name !== "");
  const names = [Name, called === undefined ? "" : `"${called}"`, GUID === undefined ? "" : `(${GUID})`];
  return names.filter((name) => name !== "").join(" ");
}

/** The problems of each object of a list. */
export function perObject(
  objects: readonly ReadObject[],
  sentences: (object: ReadObject) => readonly string[],
): Problem[] {
  return objects.flatMap((object) =>
    sentences(object).map((sentence) => ({ where: objectName(object), sentence })),
  );
}
