import { FACE_DOWN_ROLL } from "../../../tts/constants";
import { cardData, type ObjectData } from "../../../tts/object-data";
import type { Check } from "../check";
import { benchMemo, over } from "../workshop";

function cardOver(x: number, roll: number): ObjectData {
  const item = { id: "AS", card: "AS" } as const;
  return cardData(item, benchMemo("card"), over(x, 0, 2, { yaw: 180, roll }), 1);
}

/** What is hidden from whom. */
export const HIDING: readonly Check[] = [
  {
    name: "Face down and hidden",
    fact: "behaviour 7 and 8: roll 180 is face down; what is hidden can still be read by scripts",
    run: (bench) => {
      const data = [cardOver(-4, FACE_DOWN_ROLL), cardOver(4, 0)];
      for (const one of data) one.Locked = true;
      bench.spawnAll(data, ([down, up]) => {
        if (down === undefined || up === undefined) return;
        bench.expect("face down at roll 180", true, down.is_face_down);
        bench.expect("face down at roll 0", false, up.is_face_down);
        bench.expect("hidden while face down", true, down.hide_when_face_down);
        up.setName("A name");
        bench.expect("setHiddenFrom", true, up.setHiddenFrom(["White", "Grey"]));
        bench.expect("a hidden name", "A name", up.getName());
        bench.expect("setHiddenFrom nobody", true, up.setHiddenFrom([]));
        bench.done();
      });
    },
  },
];
