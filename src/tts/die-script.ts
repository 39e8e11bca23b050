import { attempt } from "./errors";
import { dieSettled, lookAfterThrow, rollDie, type RollDie } from "./die-rpc";
import { ask, serve } from "./rpc";

/** A die counts as lying on a face when that face points up to within about 15 degrees. */
const FLAT = Math.cos((15 * Math.PI) / 180);
/** After how many seconds a die that does not come to rest is thrown again. */
const REST_TIMEOUT = 5;
/** How often a die is thrown before the face nearest to the top counts. */
const MOST_THROWS = 6;
/** How often a die is looked at before it counts as resting: in the frame of the roll it may still do. */
const LOOKS_BEFORE_REST = 3;
/** How far from the point where it was thrown a die may come to rest, in inches. */
const REACH = 12;

/**
 * The script of a die: it rolls when its board asks, is thrown again when it is cocked, stuck or off the board, and
 * reports the face. Until then nobody can catch it, turn it or type a face over it: a throw, once begun, counts.
 */
export function installDie(): void {
  let throwing: RollDie | undefined;
  let throws = 0;
  const { when, lookAgain } = createWaiting();

  function throwIt(order: RollDie): void {
    throws++;
    owner.setLock(false);
    const { x, y, z } = order;
    owner.setPositionSmooth({ x, y, z }, false, true);
    when(
      () => !owner.isSmoothMoving(),
      () => {
        owner.roll();
        let looks = 0;
        const rests = (): boolean => {
          looks++;
          return looks >= LOOKS_BEFORE_REST && atRest();
        };
        when(rests, () => {
          settled(order);
        });
      },
    );
  }

  function settled(order: RollDie): void {
    if (throwing !== order) return;
    const top = faceUp();
    const valid = top.flat && atRest() && onBoard(order);
    if (!valid && throws < MOST_THROWS) {
      throwIt(order);
      return;
    }
    throwing = undefined;
    owner.interactable = true;
    const { board, die, token } = order;
    ask(getObjectFromGUID(board), dieSettled, { die, token, face: top.face });
  }

  // Answering true keeps the typed face from being set.
  scriptGlobals.onNumberTyped = (): boolean => throwing !== undefined;
  serve(rollDie, (order) => {
    attempt("rollDie", () => {
      throwing = order;
      throws = 0;
      owner.interactable = false;
      throwIt(order);
    });
    return true;
  });
  serve(lookAfterThrow, () => {
    attempt("lookAfterThrow", lookAgain);
    return true;
  });
}

/** What a throw waits for; any script may stop the waiting, so the board has it look again. */
function createWaiting(): {
  when: (this: void, holds: () => boolean, next: () => void) => void;
  lookAgain: (this: void) => void;
} {
  /** Continues what is waited for, if it may; undefined: that is nothing. */
  let lookAgain: (() => void) | undefined;

  /** Continues with a throw as soon as something holds, or when it has not for too long. */
  function when(holds: () => boolean, next: () => void): void {
    const until = Time.time + REST_TIMEOUT;
    const look = (): void => {
      if (lookAgain === look && (holds() || Time.time >= until)) goOn();
    };
    const goOn = (): void => {
      if (lookAgain !== look || owner.isDestroyed()) return;
      lookAgain = undefined;
      attempt("a rolling die", next);
    };
    lookAgain = look;
    Wait.condition(goOn, () => owner.isDestroyed() || lookAgain !== look || holds(), REST_TIMEOUT, goOn);
  }

  return { when, lookAgain: () => lookAgain?.() };
}

function atRest(): boolean {
  // TTS gives nil when nobody holds the die, whatever the types say.
  const holder: string | undefined = owner.held_by_color;
  return holder === undefined && owner.resting && !owner.isSmoothMoving();
}

function onBoard(order: RollDie): boolean {
  const at = owner.getPosition();
  const dx = (at.x ?? 0) - order.x;
  const dz = (at.z ?? 0) - order.z;
  return dx * dx + dz * dz < REACH * REACH && (at.y ?? 0) > 0;
}

/**
 * The face that points up most, and whether it does so clearly. The world's up direction, seen from the die, is
 * compared with the one that each rotation value stands for; turning about the vertical changes neither.
 */
function faceUp(): { face: number; flat: boolean } {
  const right = owner.getTransformRight().y ?? 0;
  const up = owner.getTransformUp().y ?? 0;
  const forward = owner.getTransformForward().y ?? 0;
  let best = -2;
  let face = 1;
  for (const { value, rotation } of owner.getRotationValues()) {
    const pitch = ((rotation.x ?? 0) * Math.PI) / 180;
    const roll = ((rotation.z ?? 0) * Math.PI) / 180;
    const level = Math.cos(pitch);
    const agreement =
      right * level * Math.sin(roll) + up * level * Math.cos(roll) - forward * Math.sin(pitch);
    if (agreement > best) {
      best = agreement;
      face = tonumber(value) ?? face;
    }
  }
  return { face, flat: best > FLAT };
}
