import { FACE_DOWN_ROLL } from "../../../table/tts/constants";
import { cardData, objectData, transform, type ObjectData } from "../../../table/objects/object-data";
import type { Bench, Check } from "../check";
import { benchMemo, over } from "../workshop";

const HAND = { width: 8, height: 5, depth: 4 };
const GREY = { r: 0.5, g: 0.5, b: 0.5 };

/** A colour that has no hand at this table, so that nobody can be sitting there. */
function freeColour(): ColorLiteral | undefined {
  const taken = Player.getAvailableColors();
  return Player.getColors().find(
    (colour) => colour !== "Grey" && colour !== "Black" && !taken.includes(colour),
  );
}

function handData(colour: ColorLiteral): ObjectData {
  const place = transform(over(0, 0, HAND.height / 2), HAND.width, HAND.height, HAND.depth);
  const data = objectData("HandTrigger", benchMemo("hand"), place, GREY);
  data.Locked = true;
  data.FogColor = colour;
  return data;
}

function cardOver(x: number, roll: number): ObjectData {
  const item = { id: "AS", card: "AS" } as const;
  return cardData(item, benchMemo("card"), over(x, 0, 2, { yaw: 180, roll }), 1);
}

/** Hands, and what is hidden from whom. */
export const HANDS: readonly Check[] = [
  { name: "A card in a hand", fact: "behaviour 8: getHandObjects lists it soon", run: cardInHand },
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

function cardInHand(bench: Bench): void {
  const colour = freeColour();
  if (colour === undefined) {
    bench.note("not tried", "every colour has a hand");
    bench.done();
    return;
  }
  const inHand = (): boolean =>
    Player[colour].getHandObjects().some(({ memo }) => memo === benchMemo("card"));
  bench.spawn(handData(colour), () => {
    bench.expect("hands of the colour", 1, Player[colour].getHandCount());
    const data = cardOver(0, 0);
    data.Hands = true;
    bench.spawn(data, (card) => {
      const start = Time.time;
      bench.until(inHand, 3, (listed) => {
        bench.expect("listed", true, listed);
        bench.note("seconds until then", Time.time - start);
        card.use_hands = false;
        bench.until(
          () => !inHand(),
          2,
          (left) => {
            bench.expect("let go when it is not for hands any more", true, left);
            bench.done();
          },
        );
      });
    });
  });
}
