import type { Ascii } from "../../../kit/data/ascii";
import { isRecord } from "../../../kit/data/data";
import { CARD_REST, DECK_REST_PER_CARD, FACE_DOWN_ROLL } from "../../../tts/constants";
import { cardData, cardId, deckData, type ObjectData } from "../../../tts/object-data";
import type { Bench, Check } from "../check";
import { benchMemo, over } from "../workshop";

const CARDS = ["AS", "KH", "2C", "TD", "7S", "9H", "3D", "JC"] as const;

function memoOf(card: string): string {
  return benchMemo(card);
}

function card(name: (typeof CARDS)[number], x: number, rise: number, roll = FACE_DOWN_ROLL): ObjectData {
  const item = { id: name, card: name };
  return cardData(item, memoOf(name), over(x, 0, rise, { yaw: 180, roll }), 1);
}

/** A locked deck of the first cards; `deckData` takes the top card first. */
function deck(count: number, roll = FACE_DOWN_ROLL): ObjectData {
  const cards = CARDS.slice(0, count).map((name) => card(name, 0, 1, roll));
  const data = deckData(cards, benchMemo("deck"), over(0, 0, 1, { yaw: 180, roll }), 1, "");
  data.Locked = true;
  return data;
}

/** The cards of a deck by their memos, in the order of its list. */
function listed(container: GObject): string {
  const rows: readonly { memo?: string }[] = container.getObjects();
  return rows.map(({ memo }) => (memo ?? "?").substring(memoOf("").length)).join(" ");
}

/** The numbers of a deck's cards as it would be saved. */
function savedNumbers(container: GObject): number[] {
  // Reading all of the JSON of 52 cards would take a good part of a second.
  const [, behind = ""] = container.getJSON(false).split('"DeckIDs":');
  const [list = ""] = behind.split("]");
  const numbers: number[] = [];
  const written: Ascii = list;
  for (const [digits] of string.gmatch(written, "%d+")) numbers.push(tonumber(digits) ?? -1);
  return numbers;
}

/** Which of the numbers 0 to 51 are not in a list. */
function missing(numbers: readonly number[]): string {
  const there: Record<string, boolean> = {};
  for (const number of numbers) there[`${number}`] = true;
  const absent: number[] = [];
  for (let number = 0; number < 52; number++) if (there[`${number}`] !== true) absent.push(number);
  return absent.join(" ");
}

function nameOf(object: GObject | undefined): string {
  return object === undefined ? "none" : object.memo.substring(memoOf("").length);
}

/** Takes a card out of a deck at once, and beside it. */
function takeOne(bench: Bench, container: GObject, index?: number): GObject | undefined {
  const position = over(6, 0, 2);
  const taken =
    index === undefined
      ? container.takeObject({ position, smooth: false })
      : container.takeObject({ position, smooth: false, index });
  return taken === undefined ? undefined : bench.keep(taken);
}

/** Decks: their order, what is taken out of them and put into them, and the numbers of the cards. */
export const DECKS: readonly Check[] = [
  {
    name: "Order of a deck that lies face down",
    fact: "constants FIRST_CARD_IS_TOP_FACE_DOWN, behaviour 6: index 0 is the top card",
    run: (bench) => {
      bench.spawn(deck(4), (container) => {
        bench.expect("listed as in its data", "AS KH 2C TD", listed(container));
        const numbers = CARDS.slice(0, 4).map((name) => cardId(name));
        bench.expect("saved with their numbers", numbers.join(), savedNumbers(container).join());
        const first: unknown = container.getObjects()[0];
        bench.expect("index of the first row", 0, isRecord(first) ? first["index"] : undefined);
        bench.expect("taken from the top", "AS", nameOf(takeOne(bench, container)));
        bench.expect("left", "KH 2C TD", listed(container));
        bench.expect("taken by index 1", "2C", nameOf(takeOne(bench, container, 1)));
        bench.done();
      });
    },
  },
  {
    name: "Order of a deck that lies face up",
    fact: "behaviour 6: the list reads from the other end",
    run: (bench) => {
      bench.spawn(deck(4, 0), (container) => {
        bench.expect("taken from the top", "AS", nameOf(takeOne(bench, container)));
        bench.expect("left", "TD 2C KH", listed(container));
        bench.done();
      });
    },
  },
  {
    name: "A deck of two",
    fact: "behaviour 6: the deck goes, the last card is its remainder",
    run: deckOfTwo,
  },
  {
    name: "Shuffling",
    fact: "api 4.6: the new order can be read at once and stays",
    run: (bench) => {
      bench.spawn(deck(8), (container) => {
        const before = listed(container);
        container.shuffle();
        const after = listed(container);
        bench.expect("another order", true, after !== before);
        bench.seconds(1.5, () => {
          bench.expect("the same order later", after, listed(container));
          const top = after.split(" ")[0] ?? "";
          bench.expect("its first is taken from the top", top, nameOf(takeOne(bench, container)));
          bench.done();
        });
      });
    },
  },
  {
    name: "Putting a card into a deck",
    fact: "behaviour 6: from above it becomes the top card, from below the bottom card",
    run: (bench) => {
      const data = [deck(3), card("TD", 0, 4), card("7S", 0, 0.2)];
      for (const one of data) one.Locked = true;
      bench.spawnAll(data, ([container, above, below]) => {
        if (container === undefined || above === undefined || below === undefined) return;
        container.putObject(above);
        container.putObject(below);
        bench.frames(4, () => {
          bench.expect("listed", "TD AS KH 2C 7S", listed(container));
          bench.done();
        });
      });
    },
  },
  {
    name: "Cards that touch",
    fact: "behaviour 6: unlocked cards that come down on one another become a deck, locked ones do not",
    run: touching,
  },
  {
    name: "The game's own deck",
    fact: "save-format 4.1: 52 cards with the numbers 0 to 51",
    run: (bench) => {
      const { x, y, z } = over(0, 0, 1);
      const own = bench.keep(spawnObject({ type: "Deck", position: { x, y, z } }));
      bench.until(
        () => !own.spawning,
        3,
        () => {
          const numbers = savedNumbers(own);
          bench.expect("cards", 52, numbers.length);
          bench.expect("numbers of 0 to 51 that are missing", "", missing(numbers));
          bench.done();
        },
      );
    },
  },
  {
    name: "Height of cards",
    fact: "constants CARD_REST, DECK_REST_PER_CARD",
    run: (bench) => {
      const data = [card("AS", -4, 0.5), deck(8)];
      for (const one of data) one.Locked = false;
      bench.spawnAll(data, ([single, pile]) => {
        if (single === undefined || pile === undefined) return;
        bench.until(
          () => single.resting && pile.resting,
          4,
          () => {
            const floor = over(0, 0, 0).y;
            const rest = (single.getPosition().y ?? 0) - floor;
            const perCard = ((pile.getPosition().y ?? 0) - floor - rest) / 7;
            bench.measure("a card", { path: "CARD_REST", value: CARD_REST }, 0.03, rest);
            const known = { path: "DECK_REST_PER_CARD", value: DECK_REST_PER_CARD };
            bench.measure("each further card of a deck", known, 0.003, perCard);
            bench.done();
          },
        );
      });
    },
  },
];

function isGone(object: GObject | undefined): boolean {
  return object === undefined || object.isDestroyed();
}

function touching(bench: Bench): void {
  const [loose, fixed] = [card("AS", -4, CARD_REST), card("2C", 4, CARD_REST)];
  const [onLoose, onFixed] = [card("KH", -4, 0.6), card("TD", 4, 0.6)];
  fixed.Locked = true;
  onFixed.Locked = true;
  bench.spawnAll([loose, fixed], ([first, second]) => {
    bench.seconds(1, () => {
      bench.spawnAll([onLoose, onFixed], ([third, fourth]) => {
        bench.seconds(2, () => {
          bench.expect("unlocked cards are gone into a deck", true, isGone(first) && isGone(third));
          bench.expect("locked cards are still there", false, isGone(second) || isGone(fourth));
          bench.done();
        });
      });
    });
  });
}

function deckOfTwo(bench: Bench): void {
  bench.spawn(deck(2), (container) => {
    const taken = takeOne(bench, container);
    bench.expect("taken", "AS", nameOf(taken));
    const { remainder } = container;
    bench.expect("remainder at once", "KH", nameOf(remainder));
    if (remainder !== undefined) bench.keep(remainder);
    bench.frames(3, () => {
      bench.expect("the deck is destroyed", true, container.isDestroyed());
      bench.expect("the remainder is not", false, remainder.isDestroyed());
      bench.until(
        () => !remainder.spawning,
        2,
        () => {
          bench.expect("the remainder is a", "Card", remainder.type);
          bench.expect("it lies face down", true, remainder.is_face_down);
          bench.doubt("remainderIsUnlocked", !remainder.getLock());
          bench.done();
        },
      );
    });
  });
}
