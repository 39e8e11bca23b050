import { isObjectName } from "../facts/object-names";
import { everyObject, type ReadObject } from "../read";
import { objectName, perObject, type Check, type Problem } from "./problem";

/** GUIDs must be unique, those inside decks and bags too: a script finds an object by its GUID. */
export const uniqueGuids: Check = ({ ObjectStates }) =>
  shared(everyObject(ObjectStates), ({ GUID }) => GUID, "GUID");

/** A piece of ours is known by its memo, so no two may have the same. */
export const uniqueMemos: Check = ({ ObjectStates }) =>
  shared(everyObject(ObjectStates), ({ Memo }) => (Memo === "" ? undefined : Memo), "memo");

/** Tabletop Simulator drops an object whose name it does not know. */
export const knownNames: Check = ({ ObjectStates }) =>
  perObject(everyObject(ObjectStates), ({ Name }) =>
    isObjectName(Name) ? [] : [`Tabletop Simulator has no object called "${Name}".`],
  );

function shared(
  objects: readonly ReadObject[],
  keyOf: (object: ReadObject) => string | undefined,
  what: string,
): Problem[] {
  const first = new Map<string, ReadObject>();
  const problems: Problem[] = [];
  for (const object of objects) {
    const key = keyOf(object);
    if (key === undefined) continue;
    const other = first.get(key);
    if (other === undefined) first.set(key, object);
    else
      problems.push({ where: objectName(object), sentence: `has the same ${what} as ${objectName(other)}.` });
  }
  return problems;
}
