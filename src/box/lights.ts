import type { Tint } from "../kit/rules/box";
import { number, record, type Decoder } from "../kit/data/decode";
import type { CueTone } from "../kit/game/show";
import { writeJson, readJson } from "../saved/json";
import { afterSeconds } from "../tts/waits";
import { attempt } from "../tts/errors";

/** For how long the lights tell of an end, in seconds. */
const MOMENT = 2.4;

/** What becomes of the lights: the room is darker, and the lamp over the table golden and bright, or red and low. */
const MOODS: Record<CueTone, { lamp: number; room: number; colour: Tint }> = {
  gain: { lamp: 1.7, room: 0.6, colour: { r: 1, g: 0.82, b: 0.45 } },
  harm: { lamp: 0.6, room: 0.4, colour: { r: 1, g: 0.45, b: 0.4 } },
};

/** Lights: the strength of the lamp and of the room, and the colour of the lamp. */
interface Light {
  lamp: number;
  room: number;
  r: number;
  g: number;
  b: number;
}

const LIGHT: Decoder<Light> = record<Light>({ lamp: number, room: number, r: number, g: number, b: number });

/** The lights of a moment: as they were found, and as we have set them. */
interface Moment {
  found: Light;
  set: Light;
}

const SAVED: Decoder<Moment> = record<Moment>({ found: LIGHT, set: LIGHT });

/** What is read may differ by this much from what was written: the game keeps fewer digits. */
const NEAR = 0.005;

/**
 * The lights over the table. Global has them, not a board: so they come back if a board goes in between, and at a table
 * that is not ours nobody touches them. The game saves the lights of the table with everything else, so a save made
 * during a moment carries how they were found, and loading it puts them back.
 * @noSelf
 */
export interface Lights {
  /** A game has ended well or badly: for a moment the lights tell. */
  tell: (tone: CueTone) => void;
  /** The moment is over: the lights are again as they were found, except for what somebody has changed meanwhile. */
  restore: () => void;
  /** What a save has to carry; empty outside of a moment. */
  save: () => string;
  /** Puts back the lights of a save that was made during a moment. */
  load: (saved: string) => void;
}

/** The lights over this table. */
export function createLights(): Lights {
  let moment: Moment | undefined;
  let moments = 0;

  function restore(): void {
    if (moment === undefined) return;
    const before = lightsBefore(moment);
    moment = undefined;
    shine(before);
  }

  return {
    tell: (tone) => {
      // What is found in the middle of a moment is not how the lights were.
      const found = moment === undefined ? lookUp() : lightsBefore(moment);
      const { lamp, room, colour } = MOODS[tone];
      moment = { found, set: { lamp: found.lamp * lamp, room: found.room * room, ...colour } };
      const { set } = moment;
      moments++;
      const mine = moments;
      // Ordered first: if a call on the lights fails, they still come back.
      afterSeconds(MOMENT, "the lights", () => {
        if (mine === moments) restore();
      });
      if (
        !attempt("the lights", () => {
          shine(set);
        })
      )
        restore();
    },
    restore,
    save: () => (moment === undefined ? "" : writeJson(moment)),
    load: (saved) => {
      moment = SAVED(readJson(saved));
      restore();
    },
  };
}

function lookUp(): Light {
  const { r, g, b } = Lighting.getLightColor();
  return {
    lamp: Lighting.light_intensity,
    room: Lighting.ambient_intensity,
    r: r ?? 1,
    g: g ?? 1,
    b: b ?? 1,
  };
}

/** What the lights are without the moment: as found where they are still ours, otherwise as somebody has set them since. */
function lightsBefore({ found, set }: Moment): Light {
  const now = lookUp();
  const isOurs = (value: number, ours: number): boolean => math.abs(value - ours) < NEAR;
  const isOurColour = isOurs(now.r, set.r) && isOurs(now.g, set.g) && isOurs(now.b, set.b);
  const { r, g, b } = isOurColour ? found : now;
  return {
    lamp: isOurs(now.lamp, set.lamp) ? found.lamp : now.lamp,
    room: isOurs(now.room, set.room) ? found.room : now.room,
    r,
    g,
    b,
  };
}

function shine({ lamp, room, r, g, b }: Light): void {
  Lighting.light_intensity = lamp;
  Lighting.ambient_intensity = room;
  Lighting.setLightColor(Color(r, g, b));
  Lighting.apply();
}
