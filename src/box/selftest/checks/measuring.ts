import type { ObjectData } from "../../../tts/object-data";
import type { Bench, Constant } from "../check";
import { FLOOR } from "../workshop";

/** How far a height and a width may be off: then nothing floats, sinks or overlaps visibly. */
export const HEIGHT_TOLERANCE = 0.06;
const WIDTH_TOLERANCE = 0.15;

/** A piece that is dropped and measured where it comes to rest. */
export interface Sample {
  what: string;
  data: ObjectData;
  rest: Constant;
  width: Constant;
  /** How far the width may be off, if it is known less well. */
  slack?: number;
}

/** Drops pieces side by side and measures them, one a frame, as each takes a while to put into words. */
export function measure(bench: Bench, samples: readonly Sample[]): void {
  const data = samples.map((sample) => sample.data);
  bench.spawnAll(data, (objects) => {
    let next = 0;
    const measureNext = (): void => {
      const [sample, object] = [samples[next], objects[next]];
      if (sample === undefined || object === undefined) {
        bench.done();
        return;
      }
      next++;
      compare(bench, sample, object);
      bench.frames(1, measureNext);
    };
    bench.until(() => objects.every(({ resting }) => resting), 6, measureNext);
  });
}

function compare(
  bench: Bench,
  { what, rest, width, slack = WIDTH_TOLERANCE }: Sample,
  object: GObject,
): void {
  const { size } = object.getBoundsNormalized();
  bench.measure(`height of ${what}`, rest, HEIGHT_TOLERANCE, (object.getPosition().y ?? 0) - FLOOR);
  bench.measure(`width of ${what}`, width, slack, size.x);
  bench.note(`height of the box around ${what}`, size.y);
}
