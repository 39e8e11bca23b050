import { TABLES, type TableShape } from "../facts/tables";
import { everyObject, type ReadObject, type ReadSave } from "../read";
import { bodyOf, overlap, stackedOverlap, type Body } from "./body";
import { objectName, perObject, type Check, type Problem } from "./problem";
import { isZone } from "./seats";

/** Less than this is the rounding of the numbers in a file, not an overlap, in units. */
const SLACK = 0.002;

interface Placed {
  object: ReadObject;
  body: Body;
}

/** A transform is nine finite numbers, and nothing is squeezed to nothing. */
export const soundTransforms: Check = ({ ObjectStates }) =>
  perObject(everyObject(ObjectStates), ({ Transform }) => {
    if (!Object.values(Transform).every(Number.isFinite)) return ["has a transform that is not finite."];
    const { scaleX, scaleY, scaleZ } = Transform;
    return scaleX === 0 || scaleY === 0 || scaleZ === 0 ? ["has a scale of 0."] : [];
  });

/** Everything is on the table: not under its surface, where it would fall, and not beyond its rim. */
export const onTheTable: Check = (save) => {
  const shape = TABLES[save.Table];
  if (shape === undefined) return [];
  return placed(save).flatMap(({ object, body }) =>
    tableSentences(object, body, shape).map((sentence) => ({ where: objectName(object), sentence })),
  );
};

function tableSentences(object: ReadObject, body: Body, shape: TableShape): string[] {
  const sentences: string[] = [];
  if (body.top <= shape.top) sentences.push("is inside the table.");
  else if (!object.Locked && body.bottom < shape.top - SLACK)
    sentences.push("is not locked and sinks into the table.");
  if (beyond(body, shape)) sentences.push("reaches beyond the table.");
  return sentences;
}

/** Whether a corner of the body is beyond the rim. */
function beyond({ x, z, yaw, width, depth }: Body, shape: TableShape): boolean {
  const angle = (yaw * Math.PI) / 180;
  const sideways = (Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * depth) / 2;
  const away = (Math.abs(Math.sin(angle)) * width + Math.abs(Math.cos(angle)) * depth) / 2;
  return Math.abs(x) + sideways > shape.x + SLACK || Math.abs(z) + away > shape.z + SLACK;
}

/** No two things are inside each other: loose ones would jump apart when the save loads. */
export const nothingOverlaps: Check = (save) => {
  const problems: Problem[] = [];
  const pieces = placed(save);
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (overlap(one.body, other.body) <= SLACK || stackedOverlap(one.body, other.body) <= SLACK) continue;
      problems.push({ where: objectName(other.object), sentence: `is inside ${objectName(one.object)}.` });
    }
  });
  return problems;
};

/** Nothing is in a hand: a card there would become that player's at once. */
export const handsAreEmpty: Check = (save) => {
  const hands = save.ObjectStates.filter(({ Name }) => Name === "HandTrigger");
  return placed(save).flatMap(({ object, body }) =>
    hands
      .filter((hand) => overlap(body, zoneBody(hand)) > SLACK && stackedOverlap(body, zoneBody(hand)) > SLACK)
      .map((hand) => ({
        where: objectName(object),
        sentence: `lies in the hand of ${hand.FogColor ?? "nobody"}.`,
      })),
  );
};

/** The scale of a zone is its size in the world, and its pivot is its middle. */
function zoneBody({ Transform }: ReadObject): Body {
  const { posX, posY, posZ, rotY, scaleX, scaleY, scaleZ } = Transform;
  return {
    x: posX,
    z: posZ,
    yaw: rotY,
    width: scaleX,
    depth: scaleZ,
    bottom: posY - scaleY / 2,
    top: posY + scaleY / 2,
  };
}

/** Every object with a body that something can meet: one that nobody can see is part of the table on which its print is. */
function placed({ ObjectStates }: ReadSave): Placed[] {
  const bodies = ObjectStates.filter((object) => !isZone(object) && object.ColorDiffuse.a !== 0);
  return bodies.flatMap((object) => {
    const body = bodyOf(object);
    return body === undefined ? [] : [{ object, body }];
  });
}
