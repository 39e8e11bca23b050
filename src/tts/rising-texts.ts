import type { Tint } from "../kit/rules/box";
import { textPose, type BoardFrame } from "./geometry";
import { textData } from "./piece-data";
import { pieceMemo, shownName } from "./piece-ids";
import { afterSeconds } from "./waits";

/** The cause that is reported when a text fails and nothing else does. */
const TEXT = "a text in the air";
/** In how many steps a text rises, how long each takes in seconds, and how far it goes, in inches. */
const STEPS = 10;
const STEP_TIME = 0.11;
const RISE = 1.8;
/** For this many of its last steps a text fades into this colour. */
const FADING = 4;
const FADED: Tint = { r: 0.25, g: 0.25, b: 0.25 };
/** How many texts are in the air at once; what comes then is not shown. */
const MOST = 6;

/** How large letters are in the air, in points of font size, and from which height they rise, in inches. */
export interface Letters {
  size: number;
  from: number;
}

/** A text that rises from a point of a board, in inches from its centre, and fades. */
interface RisingText extends Letters {
  text: string;
  at: { x: number; z: number };
  colour: Tint;
}

/**
 * Texts that rise from the board of a game and fade.
 * @noSelf
 */
export interface RisingTexts {
  rise: (text: RisingText) => void;
}

/**
 * The rising texts of a game.
 * @param frame where its board is
 */
export function createRisingTexts(game: string, frame: () => BoardFrame): RisingTexts {
  let inTheAir = 0;
  let number = 0;

  function step(object: GObject, rising: RisingText, count: number): void {
    afterSeconds(STEP_TIME, TEXT, () => {
      const isGone = object.isDestroyed();
      if (isGone || count >= STEPS) {
        inTheAir--;
        if (!isGone) object.destruct();
        return;
      }
      // Ordered first: if a call on the text fails, it still goes.
      step(object, rising, count + 1);
      const { at, colour, from } = rising;
      const { x, y, z } = textPose(frame(), at, from + (RISE * count) / STEPS);
      object.setPosition({ x, y, z });
      const faded = (count - (STEPS - FADING)) / FADING;
      if (faded > 0) object.TextTool.setFontColor(between(colour, FADED, faded));
    });
  }

  return {
    rise: (rising) => {
      if (inTheAir >= MOST) return;
      inTheAir++;
      number = (number + 1) % MOST;
      const memo = pieceMemo(game, shownName(`text-${number}`));
      const pose = textPose(frame(), rising.at, rising.from);
      const object = spawnObjectData({ data: textData(rising.text, rising.size, rising.colour, memo, pose) });
      step(object, rising, 1);
    },
  };
}

/** A colour on the way from one to another, at a share from 0 to 1. */
function between(from: Tint, to: Tint, share: number): Color {
  return Color(
    from.r + (to.r - from.r) * share,
    from.g + (to.g - from.g) * share,
    from.b + (to.b - from.b) * share,
  );
}
