import { everyObject } from "../read";
import { perObject, type Check } from "./problem";

/** How many faces a die of this name has. */
const DIE = /^Die_(\d+)/;

/** The values of a die are texts since version 13, one for each face, all different. */
export const soundDice: Check = ({ ObjectStates }) =>
  perObject(everyObject(ObjectStates), ({ Name, RotationValues }) => {
    if (RotationValues === undefined) return [];
    const sentences: string[] = [];
    const values = RotationValues.map(({ Value }) => Value);
    if (values.some((value) => typeof value !== "string"))
      sentences.push("has a face whose value is not text.");
    if (new Set(values).size !== values.length) sentences.push("has two faces with the same value.");
    const faces = DIE.exec(Name)?.[1];
    if (faces !== undefined && Number(faces) !== values.length) {
      sentences.push(`has ${values.length} values for its ${faces} faces.`);
    }
    return sentences;
  });
