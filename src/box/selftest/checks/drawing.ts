import type { Check } from "../check";
import { blockData, over } from "../workshop";

/** What is drawn on objects and marked on them. */
export const DRAWING: readonly Check[] = [
  {
    name: "Snap points",
    fact: "drawing 7: setSnapPoints replaces all, in the object's own space",
    run: (bench) => {
      bench.spawn(blockData("snaps", over(0, 0, 1), 4, 0.1, 4), (object) => {
        object.setSnapPoints([
          { position: Vector(0.25, 0.5, 0), rotation: Vector(0, 90, 0), rotation_snap: true },
        ]);
        bench.frames(2, () => {
          const [point, second] = object.getSnapPoints();
          bench.expectNear("place", 0.25, 0.01, point?.position.x);
          bench.expectNear("turn", 90, 0.5, point?.rotation.y);
          bench.expect("no second one", true, second === undefined);
          bench.done();
        });
      });
    },
  },
  {
    name: "Vector lines",
    fact: "drawing 3: setVectorLines replaces all; an empty list takes them away",
    run: (bench) => {
      bench.spawn(blockData("lines", over(0, 0, 1)), (object) => {
        const points = [Vector(0, 1, 0), Vector(1, 1, 0), Vector(1, 1, 1)];
        object.setVectorLines([{ points, color: Color(0.2, 0.4, 0.6), thickness: 0.05 }]);
        bench.frames(2, () => {
          const line = object.getVectorLines()?.[0];
          bench.expect("points", 3, line?.points.length);
          bench.expectNear("thickness", 0.05, 0.001, line?.thickness);
          bench.expectNear("green", 0.4, 0.01, line?.color.g);
          object.setVectorLines([]);
          bench.frames(2, () => {
            bench.expect("lines that are left", 0, object.getVectorLines()?.length ?? 0);
            bench.done();
          });
        });
      });
    },
  },
];
