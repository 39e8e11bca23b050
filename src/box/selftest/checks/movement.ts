import type { Bench, Check } from "../check";
import { blockData, FLOOR, over } from "../workshop";

/** How far a move takes a block. */
const WAY = 6;

function distance(object: GObject, x: number): number {
  return Math.abs((object.getPosition().x ?? 0) - over(x, 0, 0).x);
}

function withBlock(bench: Bench, locked: boolean, next: (this: void, object: GObject) => void): void {
  const data = blockData("block", over(0, 0, locked ? 3 : 0.5));
  data.Locked = locked;
  bench.spawn(data, next);
}

function glide(name: string, fast: boolean): Check {
  return {
    name,
    fact: "behaviour 7 and api 4.3: also locked objects move, and arrive where they are sent",
    run: (bench) => {
      withBlock(bench, true, (object) => {
        const start = Time.time;
        const target = over(WAY, 0, 3);
        object.setPositionSmooth(target, false, fast);
        bench.expect("isSmoothMoving at once", true, object.isSmoothMoving());
        bench.expectNear("target", target.x, 0.01, object.getPositionSmooth()?.x);
        bench.until(
          () => !object.isSmoothMoving(),
          5,
          (arrived) => {
            bench.expect("it stops", true, arrived);
            bench.note("seconds", Time.time - start);
            bench.expectNear("distance from the target", 0, 0.02, distance(object, WAY));
            bench.expect("target afterwards", undefined, object.getPositionSmooth());
            bench.expect("still locked", true, object.getLock());
            bench.done();
          },
        );
      });
    },
  };
}

/** How objects move, fall, rest and are held fast. */
export const MOVEMENT: readonly Check[] = [
  glide("A slow glide of a locked object", false),
  glide("A fast glide of a locked object", true),
  {
    name: "Locking an object on its way",
    fact: "doubt lockLetsGlide",
    run: (bench) => {
      withBlock(bench, false, (object) => {
        object.setPositionSmooth(over(WAY, 0, 3), false, false);
        bench.frames(5, () => {
          object.setLock(true);
          bench.seconds(1.5, () => {
            bench.doubt("lockLetsGlide", distance(object, WAY) < 0.5);
            bench.expect("moving", false, object.isSmoothMoving());
            bench.done();
          });
        });
      });
    },
  },
  {
    name: "Placing an object on its way",
    fact: "behaviour 7: setPosition is read back at once and ends a glide",
    run: (bench) => {
      withBlock(bench, true, (object) => {
        object.setPositionSmooth(over(WAY, 0, 3), false, false);
        bench.frames(3, () => {
          object.setPosition(over(-WAY, 0, 3));
          bench.expectNear("distance at once", 0, 0.02, distance(object, -WAY));
          bench.seconds(1.2, () => {
            bench.expectNear("distance later", 0, 0.02, distance(object, -WAY));
            bench.done();
          });
        });
      });
    },
  },
  {
    name: "Turning an object",
    fact: "behaviour 7: setRotation at once, setRotationSmooth in a while; angles of 0 to 360",
    run: (bench) => {
      withBlock(bench, true, (object) => {
        object.setRotation({ x: 0, y: -90, z: 0 });
        bench.expectNear("yaw -90 is read as", 270, 0.5, object.getRotation().y);
        object.setRotationSmooth({ x: 0, y: 180, z: 0 }, false, true);
        bench.until(
          () => !object.isSmoothMoving(),
          4,
          () => {
            bench.expectNear("yaw", 180, 0.5, object.getRotation().y);
            bench.done();
          },
        );
      });
    },
  },
  {
    name: "Falling and resting",
    fact: "behaviour 7: what is unlocked falls and comes to rest",
    run: falling,
  },
];

function falling(bench: Bench): void {
  const [locked, loose] = [blockData("locked", over(-4, 0, 3)), blockData("loose", over(4, 0, 3))];
  loose.Locked = false;
  bench.spawnAll([locked, loose], ([fixed, fallen]) => {
    if (fixed === undefined || fallen === undefined) return;
    bench.expect("a locked object rests", true, fixed.resting);
    bench.seconds(0.3, () => {
      bench.until(
        () => fallen.resting,
        4,
        (rests) => {
          bench.expect("an unlocked one comes to rest", true, rests);
          bench.expectNear("height of a locked one", 3, 0.01, (fixed.getPosition().y ?? 0) - FLOOR);
          bench.expectNear("height of an unlocked one", 0.5, 0.03, (fallen.getPosition().y ?? 0) - FLOOR);
          bench.done();
        },
      );
    });
  });
}
