import { cardData, objectData, type ObjectData } from "../../../tts/object-data";
import { transform } from "../../../tts/pose";
import type { Bench, Check } from "../check";
import { benchMemo, over } from "../workshop";
import { countFrames } from "./counting";

const HAND = { width: 8, height: 5, depth: 4 };
const GREY = { r: 0.5, g: 0.5, b: 0.5 };

/** How long a hand may take to notice a card, in seconds, and frames in which a list is surely up to date. */
const NOTICING = 2;
const LISTING = 10;

/** How far a card goes that leaves its hand, which is well outside. */
const AWAY = 12;

/** A card and the hand that it comes into and goes out of. */
interface Trial {
  bench: Bench;
  card: GObject;
  colour: ColorLiteral;
}

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

function isListed({ colour }: Trial): boolean {
  return Player[colour].getHandObjects().some(({ memo }) => memo === benchMemo("card"));
}

/** Hands: which cards they take up, list and let go. */
export const HANDS: readonly Check[] = [
  {
    name: "A card in a hand",
    fact: "behaviour 8; doubts handAdoptsOnEntryOnly, uninteractableLeavesHandList",
    patience: 25,
    run: (bench) => {
      const colour = freeColour();
      if (colour === undefined) {
        bench.note("not tried", "every colour has a hand");
        bench.done();
        return;
      }
      bench.spawn(handData(colour), () => {
        bench.expect("hands of the colour", 1, Player[colour].getHandCount());
        const item = { id: "AS", card: "AS" } as const;
        const data = cardData(item, benchMemo("card"), over(0, 0, 2, { yaw: 180 }), 1);
        data.Hands = true;
        bench.spawn(data, (card) => {
          fallsIn({ bench, card, colour });
        });
      });
    },
  },
];

/** Waits until a hand lists the card, or has not for a while, and reports how many frames it took. */
function awaitListing(
  trial: Trial,
  what: string,
  listed: boolean,
  next: (this: void, came: boolean) => void,
): void {
  const { bench } = trial;
  const passed = countFrames(bench);
  bench.until(
    () => isListed(trial) === listed,
    NOTICING,
    (came) => {
      const frames = passed();
      bench.note(`frames until ${what}`, came ? frames : "never");
      next(came);
    },
  );
}

function fallsIn(trial: Trial): void {
  const { bench, card } = trial;
  awaitListing(trial, "it is listed after falling in", true, (listed) => {
    bench.expect("listed", true, listed);
    card.use_hands = false;
    awaitListing(trial, "it is let go when it is not for hands any more", false, (left) => {
      bench.expect("let go when it is not for hands any more", true, left);
      isLetLoose(trial);
    });
  });
}

/** The way in which the table brings a card into a hand: locked, to its middle, then meant for hands and unlocked. */
function isLetLoose(trial: Trial): void {
  const { bench, card, colour } = trial;
  card.setLock(true);
  card.setPosition(over(0, 0, HAND.height / 2));
  bench.frames(LISTING, () => {
    card.use_hands = true;
    card.setLock(false);
    awaitListing(trial, "it is listed after it was let loose", true, (adopted) => {
      bench.doubt("handAdoptsOnEntryOnly", !adopted);
      if (adopted) {
        isUntouchable(trial);
        return;
      }
      card.deal(1, colour);
      awaitListing(trial, "it is listed after deal(1)", true, (dealt) => {
        bench.expect("deal(1) on a card brings it into a hand", true, dealt);
        isUntouchable(trial);
      });
    });
  });
}

function isUntouchable(trial: Trial): void {
  const { bench, card } = trial;
  const wasListed = isListed(trial);
  card.interactable = false;
  bench.frames(LISTING, () => {
    if (wasListed) bench.doubt("uninteractableLeavesHandList", !isListed(trial));
    card.interactable = true;
    leaves(trial);
  });
}

/** The way in which the table takes a card out of a hand: all in one frame. */
function leaves(trial: Trial): void {
  const { bench, card } = trial;
  const target = over(AWAY, 0, 1);
  card.use_hands = false;
  card.setLock(true);
  card.setPositionSmooth(target, false, true);
  awaitListing(trial, "it is out of the list after it was sent away", false, (left) => {
    bench.expect("out of the list after it was sent away", true, left);
    bench.seconds(1, () => {
      bench.expectNear("where it was sent, it is", target.x, 0.1, card.getPosition().x);
      bench.done();
    });
  });
}
