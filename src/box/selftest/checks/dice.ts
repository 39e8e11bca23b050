import type { DieItem } from "../../../kit/rules/box";
import { DIE_REST, DIE_TURNS, DIE_WIDTH, type Turn } from "../../../tts/constants";
import { dieData, dieTurn, objectData, type ObjectData } from "../../../tts/object-data";
import { transform } from "../../../tts/pose";
import type { Bench, Check } from "../check";
import { benchMemo, FLOOR, over } from "../workshop";
import { measure, type Sample } from "./measuring";

const SIDES: readonly DieItem["sides"][] = [4, 6, 8, 10, 12, 20];
/** Two turns show the same face if the face's direction differs by less than five degrees. */
const SAME_FACE = Math.cos((5 * Math.PI) / 180);
const WHITE = { r: 1, g: 1, b: 1 };

function die(sides: DieItem["sides"], x: number, rise: number): ObjectData {
  const item: DieItem = { id: `d${sides}`, sides, size: 1, tint: WHITE };
  return dieData(item, benchMemo(item.id), over(x, 0, rise), "");
}

/** A die without faces of ours: it has those that are built in. */
function plainDie(sides: DieItem["sides"], x: number, rise: number): ObjectData {
  const data = objectData(`Die_${sides}`, benchMemo("plain"), transform(over(x, 0, rise), 1, 1, 1), WHITE);
  data.MaterialIndex = 0;
  return data;
}

/** Where the world's up is, seen from a die that is turned so. */
function skyInside({ x, z }: Turn): Turn {
  const [pitch, roll] = [(x * Math.PI) / 180, (z * Math.PI) / 180];
  const level = Math.cos(pitch);
  return { x: level * Math.sin(roll), y: level * Math.cos(roll), z: -Math.sin(pitch) };
}

function showSameFace(one: Turn, other: Turn): boolean {
  const [a, b] = [skyInside(one), skyInside(other)];
  return a.x * b.x + a.y * b.y + a.z * b.z > SAME_FACE;
}

/** What the game knows of each face of a die, by the face. */
function ownTurns(object: GObject): Record<string, Turn> {
  const turns: Record<string, Turn> = {};
  for (const { value, rotation } of object.getRotationValues()) {
    if (typeof rotation === "number" || typeof rotation === "string") continue;
    turns[tostring(value)] = { x: rotation.x ?? 0, y: rotation.y ?? 0, z: rotation.z ?? 0 };
  }
  return turns;
}

function turnText({ x, y, z }: Turn): string {
  return string.format("%.0f %.0f %.0f", x, y, z);
}

/** The built-in faces of a die beside ours; those that differ are reported with what the game has. */
function compareFaces(bench: Bench, sides: DieItem["sides"], object: GObject): void {
  const own = ownTurns(object);
  const different: string[] = [];
  for (let face = 1; face <= sides; face++) {
    const turn = own[`${face}`];
    if (turn === undefined) different.push(`${face}: none`);
    else if (!showSameFace(turn, dieTurn(sides, face))) different.push(`${face}: ${turnText(turn)}`);
  }
  bench.expect(`faces of a d${sides} that differ from ours`, "", different.join(", "));
}

/** Turns a die to each face in turn, a face a frame, and collects what it then shows. */
function showFaces(bench: Bench, sides: DieItem["sides"], object: GObject, next: (this: void) => void): void {
  const wrong: string[] = [];
  let face = 0;
  const turnOn = (): void => {
    if (face > 0) {
      const value = object.getRotationValue();
      if (value !== face) wrong.push(`${face}: ${tostring(value)}`);
    }
    face++;
    if (face > sides) {
      bench.expect(`faces of a d${sides} that are read wrongly`, "", wrong.join(", "));
      next();
      return;
    }
    object.setRotation(dieTurn(sides, face));
    bench.frames(1, turnOn);
  };
  turnOn();
}

function eachDie(sides: DieItem["sides"]): Check {
  return {
    name: `The faces of a d${sides}`,
    fact: "constants DIE_TURNS, save-format 5.1",
    run: (bench) => {
      const data = [plainDie(sides, -3, 2), die(sides, 3, 2)];
      for (const one of data) one.Locked = true;
      bench.spawnAll(data, ([builtIn, ours]) => {
        if (builtIn === undefined || ours === undefined) return;
        compareFaces(bench, sides, builtIn);
        bench.expect("kind of a value", "number", typeof ours.getRotationValue());
        bench.expect("number of faces", DIE_TURNS[sides].length, ours.getRotationValues().length);
        showFaces(bench, sides, ours, bench.done);
      });
    },
  };
}

/** Dice: their faces, how they rest, and how they roll. */
export const DICE: readonly Check[] = SIDES.map((sides) => eachDie(sides)).concat([
  {
    name: "Sizes of dice",
    fact: "constants DIE_REST, DIE_WIDTH",
    run: (bench) => {
      const data = allDice();
      const samples: Sample[] = [];
      SIDES.forEach((sides, index) => {
        const one = data[index];
        if (one === undefined) return;
        const rest = { path: `DIE_REST.${sides}`, value: DIE_REST[sides] };
        const width = { path: `DIE_WIDTH.${sides}`, value: DIE_WIDTH[sides] };
        samples.push({ what: `a d${sides}`, data: one, rest, width, slack: 0.4 });
      });
      measure(bench, samples);
    },
  },
  {
    name: "Showing a face",
    fact: "api 4.5: setRotationValue lifts, turns and drops a die",
    run: showing,
  },
  { name: "Rolling", fact: "behaviour 7: a thrown die comes to rest on a face", patience: 12, run: rolling },
]);

/** Dice of every kind beside one another on the floor. */
function allDice(): ObjectData[] {
  return SIDES.map((sides, index) => die(sides, index * 3 - 8, DIE_REST[sides] + 0.1));
}

function showing(bench: Bench): void {
  bench.spawnAll(allDice(), (dice) => {
    SIDES.forEach((sides, index) => {
      dice[index]?.setRotationValue(sides - 1);
    });
    bench.frames(2, () => {
      bench.until(
        () => dice.every((object) => object.resting && !object.isSmoothMoving()),
        5,
        (rest) => {
          bench.expect("they come to rest", true, rest);
          SIDES.forEach((sides, index) => {
            bench.expect(`value of a d${sides}`, sides - 1, dice[index]?.getRotationValue());
          });
          bench.done();
        },
      );
    });
  });
}

function rolling(bench: Bench): void {
  bench.spawn(die(8, 0, DIE_REST[8]), (object) => {
    const start = Time.time;
    object.roll();
    bench.note("resting in the frame of the throw", object.resting);
    bench.frames(2, () => {
      bench.expect("resting two frames later", false, object.resting);
      bench.until(
        () => object.resting && !object.isSmoothMoving(),
        9,
        (rests) => {
          bench.expect("it comes to rest", true, rests);
          bench.note("seconds until then", Time.time - start);
          const value = object.getRotationValue();
          bench.expect(
            "it shows a number of 1 to 8",
            true,
            [1, 2, 3, 4, 5, 6, 7, 8].includes(tonumber(value) ?? 0),
          );
          bench.expectNear("height", DIE_REST[8], 0.1, (object.getPosition().y ?? 0) - FLOOR);
          bench.done();
        },
      );
    });
  });
}
