import type { Monster } from "../../kit/game/show";
import { monsterPose } from "../../tts/geometry";
import { monsterData } from "../../tts/piece-data";
import { memoPrefix, pieceMemo, pieceOf, shownName, shownOf } from "../../tts/piece-ids";
import { inChunks, schedule } from "../../tts/scheduler";
import { afterFrames, afterSeconds, whenever } from "../../tts/waits";
import { allowTouch, isAway, LOCKED_TOLERANCE, type Motion, resize } from "../../tts/set-object";
import type { Table } from "../table";
import type { Monsters } from "./contracts";

/** What is told as the cause when a monster fails, and nothing else does. */
const MONSTER = "a monster";
/** How many objects are looked at in one slice, and what a slice costs at most, in instructions. */
const LOOKED_AT = 150;
const COST = 7_000;
/** A fresh object is still frozen for one frame after it is there; after how many seconds it is not waited for any more. */
const FROZEN_FRAMES = 2;
const LONGEST_SPAWN = 10;
/** How much higher than wide a monster may be. */
const HIGHEST = 1.5;
/** How long one that has fallen is seen lying before it leaves, in seconds: from above it looks much as if it stood. */
const LYING_TIME = 3.5;
/** What its description, which nobody sees, says of one that has fallen: a figure does not show whether it has. */
const FALLEN = "fallen";

/** The objects by the names of their monsters. */
type Standing = Record<string, GObject | undefined>;

/**
 * The monsters of a game.
 * @param frame where the board is
 */
export function createMonsters({ game, reconciler: { frame, motion } }: Table): Monsters {
  const prefix = memoPrefix(game.rules.id);
  let wanted: readonly Monster[] = [];
  /** The objects by the names of their monsters, once the table has been looked over: a save brings them along. */
  let standing: Standing | undefined;
  /** Those that have been ordered and are not there yet, and those that somebody has deleted. */
  const coming: Record<string, true | undefined> = {};
  const lost: Record<string, true | undefined> = {};
  let isLooking = false;
  let inspected = 0;
  const memoOf = (id: string): string => pieceMemo(game.rules.id, shownName(id));
  const alone = createFigureCalls();

  /** Finds the monsters that a save has brought along, and what else was only shown when it was made. */
  function lookAround(): void {
    if (isLooking) return;
    isLooking = true;
    const found: Standing = {};
    const look = inChunks(getObjects(), LOOKED_AT, (object) => {
      if (!object.isDestroyed()) noteFigure(object, prefix, found);
    });
    schedule(
      () => {
        if (!look()) return false;
        standing = found;
        isLooking = false;
        update(found);
        return true;
      },
      { cost: COST },
    );
  }

  function find(id: string): Monster | undefined {
    return wanted.find((monster) => monster.id === id);
  }

  function update(there: Standing): void {
    for (const id of Object.keys(there)) {
      const object = there[id];
      if (object === undefined) continue;
      if (object.isDestroyed()) lost[id] = true;
      else if (find(id) === undefined) object.destruct();
      else continue;
      there[id] = undefined;
    }
    for (const id of Object.keys(lost)) if (find(id) === undefined) lost[id] = undefined;
    for (const monster of wanted) {
      const object = there[monster.id];
      if (object !== undefined) putRight(object, monster);
      else if (!monster.slain && lost[monster.id] === undefined) order(there, monster);
    }
  }

  function putRight(object: GObject, monster: Monster): void {
    const pose = monsterPose(frame(), monster.at);
    // The board may have been moved.
    if (isAway(motion, object, pose, LOCKED_TOLERANCE)) {
      object.setPosition({ x: pose.x, y: pose.y, z: pose.z });
      object.setRotation({ x: pose.pitch, y: pose.yaw, z: pose.roll });
    }
    allowTouch(motion, object, false);
    const isFallen = object.getDescription() === FALLEN;
    if (isFallen === monster.slain) return;
    turnOver(object, monster.slain, alone);
    if (monster.slain) leave(object, monster.id);
  }

  /** One that has fallen is seen lying, then it leaves. */
  function leave(object: GObject, id: string): void {
    afterSeconds(LYING_TIME, MONSTER, () => {
      // It may have got up since, or be another one.
      if (standing?.[id] !== object || find(id)?.slain !== true) return;
      standing[id] = undefined;
      if (!object.isDestroyed()) object.destruct();
    });
  }

  function order(there: Standing, { id }: Monster): void {
    if (coming[id] !== undefined) return;
    coming[id] = true;
    const monster = find(id);
    if (monster === undefined) return;
    const data = monsterData(monster, memoOf(id), monsterPose(frame(), monster.at));
    const object = spawnObjectData({ data });
    whenSpawned(object, () => {
      coming[id] = undefined;
      if (object.isDestroyed()) return;
      const still = find(id);
      if (still === undefined || there[id] !== undefined) {
        object.destruct();
        return;
      }
      there[id] = object;
      fit(motion, object, still);
      putRight(object, still);
    });
  }

  function inspect(): void {
    const monster = wanted[inspected];
    inspected = monster === undefined ? 0 : inspected + 1;
    const object = monster === undefined ? undefined : standing?.[monster.id];
    if (monster === undefined || object === undefined || object.isDestroyed()) return;
    if (object.memo !== memoOf(monster.id)) object.memo = memoOf(monster.id);
  }

  return {
    show: (monsters) => {
      wanted = monsters;
      if (standing === undefined) lookAround();
      else update(standing);
    },
    inspect,
    spawned: (object) => {
      const id = shownOf(pieceOf(prefix, object.memo) ?? "");
      if (id === undefined || object.type !== "rpgFigurine") return;
      afterFrames(FROZEN_FRAMES, MONSTER, () => {
        const known = standing?.[id];
        // One that was ordered is on its way, and before the table has been looked over nobody knows which is which.
        if (known !== undefined && known !== object && !object.isDestroyed()) object.destruct();
      });
    },
    strike: (id) => {
      const object = standing?.[id];
      if (isUp(object)) alone(object, (figure) => figure.attack());
    },
    fall: (id) => {
      const object = standing?.[id];
      if (!isUp(object)) return;
      turnOver(object, true, alone);
      leave(object, id);
    },
  };
}

/** Notes a figure that is up; what else was only shown goes. */
function noteFigure(object: GObject, prefix: string, found: Standing): void {
  const id = shownOf(pieceOf(prefix, object.memo) ?? "");
  if (id === undefined) return;
  const isFigure = object.type === "rpgFigurine" && object.getDescription() !== FALLEN;
  if (isFigure && found[id] === undefined) found[id] = object;
  else object.destruct();
}

/** Has a figure fall, or get up again: it does the one after the other. */
function turnOver(object: GObject, slain: boolean, alone: FigureCalls): void {
  // Noted first: if the call fails, it is not tried again and again.
  object.setDescription(slain ? FALLEN : "");
  alone(object, (figure) => figure.die());
}

/** Whether a figure is there and has not fallen. */
function isUp(object: GObject | undefined): object is GObject {
  return object?.isDestroyed() === false && object.getDescription() !== FALLEN;
}

/** Runs something when an object is there and no longer frozen; no callback of the game's is needed for it. */
function whenSpawned(object: GObject, run: () => void): void {
  const isThere = (): boolean => object.isDestroyed() || !object.spawning;
  const thaw = (): void => {
    afterFrames(FROZEN_FRAMES, MONSTER, run);
  };
  whenever(isThere, MONSTER, thaw, LONGEST_SPAWN);
}

type FigureCalls = (this: void, object: GObject, run: (figure: RPGFigurine) => void) => void;

/**
 * What asks something of figures, each time in a frame of its own. If an error ends such a frame (doubt `figureCallsRaise`),
 * nothing more is asked: one line in the chat is enough.
 */
function createFigureCalls(): FigureCalls {
  let hasRaised = false;
  return (object, run) => {
    afterFrames(1, MONSTER, () => {
      const figure = object.isDestroyed() ? undefined : object.RPGFigurine;
      if (figure === undefined || hasRaised) return;
      hasRaised = true;
      run(figure);
      hasRaised = false;
    });
  };
}

/** Makes a monster as large as its square: nothing shows how large a figure is before it is there. */
function fit(motion: Motion, object: GObject, { size }: Monster): void {
  const { size: measured } = object.getBoundsNormalized();
  const [width, height, depth] = [measured.x ?? 0, measured.y ?? 0, measured.z ?? 0];
  const most = Math.max(width, depth, height / HIGHEST);
  if (most <= 0) return;
  const scale = ((object.getScale().x ?? 1) * size) / most;
  resize(motion, object, { x: scale, y: scale, z: scale });
}
