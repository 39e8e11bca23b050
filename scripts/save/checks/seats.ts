import { everyObject, type ReadObject } from "../read";
import { objectName, perObject, type Check, type Problem } from "./problem";

const ZONES: ReadonlySet<string> = new Set([
  "HandTrigger",
  "ScriptingTrigger",
  "FogOfWarTrigger",
  "FogOfWar",
  "RandomizeTrigger",
  "LayoutZone",
]);

/** Whether an object is a zone: a box of space, not a thing. */
export function isZone({ Name }: ReadObject): boolean {
  return ZONES.has(Name);
}

/** A zone that is not locked falls; one without these two fields makes version 13 refuse the whole save. */
export const soundZones: Check = ({ ObjectStates }) =>
  perObject(everyObject(ObjectStates).filter(isZone), (zone) => {
    const sentences: string[] = [];
    if (!zone.Locked) sentences.push("is a zone and is not locked.");
    if (zone.LayoutGroupSortIndex === undefined) sentences.push("is a zone without LayoutGroupSortIndex.");
    if (zone.Value === undefined) sentences.push("is a zone without Value.");
    return sentences;
  });

/** Nobody can sit down at a table without a hand, and a colour can have only the seats of its hands. */
export const hasSeats: Check = (save) => {
  const hands = save.ObjectStates.filter(({ Name }) => Name === "HandTrigger");
  const oldHands = save.Hands?.HandTransforms ?? [];
  if (hands.length === 0 && oldHands.length === 0) {
    return [{ where: "the save", sentence: "has no hand zone, so nobody can sit down." }];
  }
  const problems: Problem[] = [];
  const owners = new Set<string>();
  for (const hand of hands) {
    const owner = hand.FogColor ?? "";
    if (owner === "Grey" || owner === "Black" || owner === "") {
      problems.push({ where: objectName(hand), sentence: `belongs to "${owner}", which is no seat.` });
    }
    if (owners.has(owner))
      problems.push({ where: objectName(hand), sentence: `is a second hand of ${owner}.` });
    owners.add(owner);
  }
  return [...problems, ...turnProblems(save.Turns?.TurnOrder ?? [], owners)];
};

function turnProblems(order: readonly string[], owners: ReadonlySet<string>): Problem[] {
  return order
    .filter((colour) => !owners.has(colour))
    .map((colour) => ({ where: "Turns", sentence: `lists ${colour}, who has no seat.` }));
}
