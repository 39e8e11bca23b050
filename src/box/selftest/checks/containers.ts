import { cardData, deckData, type ObjectData } from "../../../tts/object-data";
import { FACE_DOWN_ROLL } from "../../../tts/constants";
import type { Bench, Check } from "../check";
import { benchMemo, over } from "../workshop";
import { countFrames } from "./counting";

const CARDS = ["AS", "KH", "2C", "TD", "7S", "9H", "3D", "JC"] as const;

/** How long a card may stay where it was put away from, in seconds, and frames that count as at once. */
const LINGERING = 3;
const AT_ONCE = 1;

/** How long the game may take to shuffle, in seconds. */
const SHUFFLING = 1;

/** A deck that is asked whether it may be shuffled, counts that, and says what it is told to say. */
const GUARD = `
asked = 0
allowed = false
function tryRandomize() asked = asked + 1; return allowed end
function tryObjectRandomize(object)
  if object ~= self then return true end
  asked = asked + 1
  return allowed
end
function allow() allowed = true end
`;

function card(name: (typeof CARDS)[number], rise: number): ObjectData {
  const pose = over(0, 0, rise, { yaw: 180, roll: FACE_DOWN_ROLL });
  const data = cardData({ id: name, card: name }, benchMemo(name), pose, 1);
  data.Locked = true;
  return data;
}

function deck(count: number, script: string): ObjectData {
  const cards = CARDS.slice(0, count).map((name) => card(name, 1));
  const pose = over(0, 0, 1, { yaw: 180, roll: FACE_DOWN_ROLL });
  const data = deckData(cards, benchMemo("deck"), pose, 1, script);
  data.Locked = true;
  return data;
}

function memos(container: GObject): string {
  const rows: readonly { memo?: string }[] = container.getObjects();
  return rows.map(({ memo }) => memo ?? "?").join(" ");
}

/** What becomes of cards on their way into decks, and of decks that nobody may touch. */
export const CONTAINERS: readonly Check[] = [
  {
    name: "A card that was put into a deck",
    fact: "behaviour 6; doubts putObjectLingers, putObjectCopies",
    run: (bench) => {
      bench.spawnAll([deck(3, ""), card("TD", 4)], ([container, single]) => {
        if (container === undefined || single === undefined) return;
        container.putObject(single);
        bench.note("the deck has it at once", container.getQuantity() === 4);
        if (single.isDestroyed()) {
          answerPutting(bench, container, 0);
          return;
        }
        const passed = countFrames(bench);
        bench.until(
          () => single.isDestroyed(),
          LINGERING,
          (gone) => {
            const frames = passed();
            answerPutting(bench, container, gone ? frames : undefined);
          },
        );
      });
    },
  },
  {
    name: "Shuffling a deck that nobody may touch",
    fact: "doubt shuffleAsksTryRandomize",
    run: (bench) => {
      bench.spawn(deck(8, GUARD), (container) => {
        container.interactable = false;
        const before = memos(container);
        container.shuffle();
        bench.seconds(SHUFFLING, () => {
          const asked = tonumber(container.getVar("asked")) ?? 0;
          bench.note("it is shuffled though its script says no", memos(container) !== before);
          bench.doubt("shuffleAsksTryRandomize", asked > 0);
          container.call("allow");
          const between = memos(container);
          container.shuffle();
          bench.seconds(SHUFFLING, () => {
            bench.expect("it is shuffled when its script says yes", true, memos(container) !== between);
            bench.done();
          });
        });
      });
    },
  },
];

/** @param frames how many the card stayed on the table; nothing: it is still there */
function answerPutting(bench: Bench, container: GObject, frames: number | undefined): void {
  bench.note("frames that it stays on the table", frames ?? "it does not go");
  bench.expect("cards of the deck in the end", 4, container.getQuantity());
  bench.doubt("putObjectLingers", frames !== undefined && frames > AT_ONCE);
  bench.doubt("putObjectCopies", frames === undefined);
  bench.done();
}
