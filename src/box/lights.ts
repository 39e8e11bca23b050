import type { Tint } from "../kit/box";
import { number, record, type Decoder } from "../kit/decode";
import type { CueTone } from "../kit/show";
import { writeJson, readJson } from "../saved/json";
import { afterSeconds } from "../table/time/waits";
import { attempt } from "../table/tts/guard";

/** For how long the lights tell of an end, in seconds. */
const MOMENT = 2.4;

/** What becomes of the lights: the room is darker, and the lamp over the table golden and bright, or red and low. */
const MOODS: Record<CueTone, { lamp: number; room: number; colour: Tint }> = {
  gain: { lamp: 1.7, room: 0.6, colour: { r: 1, g: 0.82, b: 0.45 } },
  harm: { lamp: 0.6, room: 0.4, colour: { r: 1, g: 0.45, b: 0.4 } },
};

/** The lights as they were found: the strength of the lamp and of the room, and the colour of the lamp. */
interface Found {
  lamp: number;
  room: number;
  r: number;
  g: number;
  b: number;
}

const FOUND: Decoder<Found> = record<Found>({ lamp: number, room: number, r: number, g: number, b: number });

/**
 * The lights over the table. Global has them, not a board: so they come back if a board goes in between, and at a table
 * that is not ours nobody touches them. The game saves the lights of the table with everything else, so a save made
 * during a moment carries how they were found, and loading it puts them back.
 * @noSelf
 */
export interface Lights {
  /** A game has ended well or badly: for a moment the lights tell. */
  tell: (tone: CueTone) => void;
  /** The moment is over: the lights are again as they were found. */
  restore: () => void;
  /** What a save has to carry; empty outside of a moment. */
  save: () => string;
  /** Puts back the lights of a save that was made during a moment. */
  load: (saved: string) => void;
}

/** The lights over this table. */
export function createLights(): Lights {
  let found: Found | undefined;
  let moments = 0;

  function restore(): void {
    if (found === undefined) return;
    const { lamp, room, r, g, b } = found;
    found = undefined;
    shine(lamp, room, { r, g, b });
  }

  return {
    tell: (tone) => {
      // What is found in the middle of a moment is not how the lights were.
      found ??= lookUp();
      const { lamp, room } = found;
      const mood = MOODS[tone];
      moments++;
      const mine = moments;
      // Ordered first: if a call on the lights fails, they still come back.
      afterSeconds(MOMENT, "the lights", () => {
        if (mine === moments) restore();
      });
      if (
        !attempt("the lights", () => {
          shine(lamp * mood.lamp, room * mood.room, mood.colour);
        })
      )
        restore();
    },
    restore,
    save: () => (found === undefined ? "" : writeJson(found)),
    load: (saved) => {
      found = FOUND(readJson(saved));
      restore();
    },
  };
}

function lookUp(): Found {
  const { r, g, b } = Lighting.getLightColor();
  return {
    lamp: Lighting.light_intensity,
    room: Lighting.ambient_intensity,
    r: r ?? 1,
    g: g ?? 1,
    b: b ?? 1,
  };
}

function shine(lamp: number, room: number, { r, g, b }: Tint): void {
  Lighting.light_intensity = lamp;
  Lighting.ambient_intensity = room;
  Lighting.setLightColor(Color(r, g, b));
  Lighting.apply();
}
