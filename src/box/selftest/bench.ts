import type { ObjectData } from "../../tts/object-data";
import { openScope } from "../../tts/scheduler";
import { afterFrames, afterSeconds, stopWaits, whenever } from "../../tts/waits";
import { PATIENCE, type Bench, type Check } from "./check";
import { shown, type Finding } from "./findings";

/** The name by which an error in a check is reported that the check itself does not notice. */
const CHECK = "a check of the self-test";
/** A fresh object is still frozen for one frame after its callback. */
const FROZEN_FRAMES = 2;

function remove(object: GObject): void {
  if (!object.isDestroyed()) object.destruct();
}

/** Runs one check; `finished` is called when it is over, whichever way, and nothing of it is left. */
export function tryOut(
  check: Check,
  record: (this: void, finding: Finding) => void,
  finished: (this: void) => void,
): void {
  const origin = { check: check.name, fact: check.fact };
  const objects: GObject[] = [];
  const undos: ((this: void) => void)[] = [];
  /** What has been ordered for this check, and ends with it. */
  const life = openScope();

  function done(): void {
    if (life.isOver()) return;
    life.end();
    stopWaits(life);
    // Whatever goes wrong with one, the others are cleared away, and the next check has its turn.
    for (const undo of undos) pcall(undo);
    for (const object of objects) pcall(remove, object);
    finished();
  }

  function fail(why: string): void {
    record({ ...origin, kind: "unanswered", why });
    done();
  }

  function attemptStep(next: (this: void) => void): void {
    if (life.isOver()) return;
    const [ok, message] = pcall(next);
    if (!ok) fail(tostring(message));
  }

  const step: Bench["step"] = (next) => () => {
    attemptStep(next);
  };

  const keep: Bench["keep"] = (object) => {
    objects.push(object);
    return object;
  };

  const frames: Bench["frames"] = (count, next) => {
    afterFrames(count, CHECK, step(next), life);
  };

  const until: Bench["until"] = (holds, time, next) => {
    // What cannot be asked does not hold; the condition itself must not fail.
    const test = (): boolean => {
      const [ok, answer] = pcall(holds);
      return ok && answer;
    };
    const decided = step(() => {
      next(test());
    });
    whenever(test, CHECK, decided, time, life);
  };

  const spawn: Bench["spawn"] = (data, next) => {
    const callback = (object: GObject): void => {
      frames(FROZEN_FRAMES, () => {
        next(object);
      });
    };
    keep(spawnObjectData({ data, callback_function: callback }));
  };

  function spawnAll(data: readonly ObjectData[], next: (this: void, made: readonly GObject[]) => void): void {
    const made: GObject[] = [];
    for (const one of data) made.push(keep(spawnObjectData({ data: one })));
    until(
      () => made.every((object) => !object.spawning),
      PATIENCE,
      () => {
        frames(FROZEN_FRAMES, () => {
          next(made);
        });
      },
    );
  }

  const expectNear: Bench["expectNear"] = (what, expected, tolerance, found) => {
    const alike = found !== undefined && Math.abs(found - expected) <= tolerance;
    const range = `${shown(expected)} (+-${shown(tolerance)})`;
    record({ ...origin, kind: "compared", what, expected: range, found: shown(found), alike });
  };

  const bench: Bench = {
    spawn,
    spawnAll,
    keep,
    afterwards: (undo) => {
      undos.push(undo);
    },
    step,
    frames,
    until,
    seconds: (time, next) => {
      afterSeconds(time, CHECK, step(next), life);
    },
    expect: (what, expected, found) => {
      const alike = expected === found;
      record({ ...origin, kind: "compared", what, expected: shown(expected), found: shown(found), alike });
    },
    expectNear,
    measure: (what, { path, value }, tolerance, found) => {
      expectNear(what, value, tolerance, found);
      if (found !== undefined) record({ ...origin, kind: "measured", path, found, tolerance });
    },
    doubt: (name, answer) => {
      record({ ...origin, kind: "doubt", name, answer });
    },
    note: (what, found) => {
      record({ ...origin, kind: "noted", what, found: shown(found) });
    },
    done,
  };

  const { patience = PATIENCE } = check;
  const giveUp = (): void => {
    fail(`no answer within ${shown(patience)} s`);
  };
  afterSeconds(patience, CHECK, giveUp, life);
  attemptStep(() => {
    check.run(bench);
  });
}
