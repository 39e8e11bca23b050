import type { Chance, Outcome } from "../kit/chance";
import { FIRST_CARD_IS_TOP_FACE_DOWN } from "./constants";
import { pieceOf } from "./memo";
import type { DeckShuffled, DieSettled, RollDie, ShuffleDeck } from "./messages";
import type { Pose } from "./object-data";
import type { Stage } from "./stage";

/** How high above its place a die is thrown, in inches. */
const THROW_HEIGHT = 2.5;
/** After how many seconds dice or decks that have not answered are asked again. */
const ANSWER_TIMEOUT = 15;

/**
 * Lets real dice and real decks decide a chance point.
 * @noSelf
 */
export interface PhysicalChance {
  /**
   * Throws the dice or shuffles the deck of a chance point, and says how chance decided.
   * @param poses where each die is thrown
   * @param lost called when a die or deck is missing or does not answer; draw the table and perform again
   */
  perform(
    chance: Chance,
    poses: Record<string, Pose>,
    decided: (outcome: Outcome) => void,
    lost: () => void,
  ): void;
  /** Forgets what is under way: answers that still come are ignored. */
  cancel(): void;
  dieSettled(message: DieSettled): void;
  deckShuffled(message: DeckShuffled): void;
}

/** The physical chance of the board with this GUID. */
export function createPhysicalChance(game: string, guid: string, stage: Stage): PhysicalChance {
  let token = 0;
  let dieFell: (die: string, face: number) => void = () => undefined;
  let deckSpoke: (memos: readonly string[]) => void = () => undefined;

  function perform(
    chance: Chance,
    poses: Record<string, Pose>,
    decided: (outcome: Outcome) => void,
    lost: () => void,
  ): void {
    token++;
    const mine = token;
    Wait.time(() => {
      if (mine === token) lost();
    }, ANSWER_TIMEOUT);
    switch (chance.kind) {
      case "roll":
        rollAll(chance, poses, decided, lost);
        return;
      case "shuffle":
        shuffle(chance.pile, chance.cards, decided, lost);
        return;
    }
  }

  function rollAll(
    chance: Extract<Chance, { kind: "roll" }>,
    poses: Record<string, Pose>,
    decided: (outcome: Outcome) => void,
    lost: () => void,
  ): void {
    const faces: Record<string, number> = {};
    dieFell = (die, face) => {
      faces[die] = face;
      const list: number[] = [];
      for (const roll of chance.dice) {
        const value = faces[roll.die];
        if (value !== undefined) list.push(value);
      }
      if (list.length === chance.dice.length) finish(decided, { kind: "rolled", faces: list });
    };
    for (const { die } of chance.dice) {
      const object = stage.find(die);
      const pose = poses[die];
      if (object === undefined || pose === undefined || !understands(object, "rollDie")) {
        lost();
        return;
      }
      const order: RollDie = { board: guid, die, token, x: pose.x, y: pose.y + THROW_HEIGHT, z: pose.z };
      object.call("rollDie", order);
    }
  }

  function shuffle(
    pile: string,
    cards: readonly string[],
    decided: (outcome: Outcome) => void,
    lost: () => void,
  ): void {
    if (cards.length < 2) {
      finish(decided, { kind: "shuffled", order: [...cards] });
      return;
    }
    const deck = stage.findPile(pile);
    if (deck === undefined || !understands(deck, "shuffleDeck")) {
      lost();
      return;
    }
    deckSpoke = (memos) => {
      const order: string[] = [];
      for (const memo of memos) order.push(pieceOf(game, memo) ?? "");
      // Reports come in the order of the deck's list, and a shuffled deck lies face down.
      if (!FIRST_CARD_IS_TOP_FACE_DOWN) order.reverse();
      finish(decided, { kind: "shuffled", order });
    };
    const order: ShuffleDeck = { board: guid, token };
    deck.call("shuffleDeck", order);
  }

  function finish(decided: (outcome: Outcome) => void, outcome: Outcome): void {
    cancel();
    decided(outcome);
  }

  function cancel(): void {
    token++;
    dieFell = () => undefined;
    deckSpoke = () => undefined;
  }

  return {
    perform,
    cancel,
    dieSettled: (message) => {
      if (message.token === token) dieFell(message.die, message.face);
    },
    deckShuffled: (message) => {
      if (message.token === token) deckSpoke(message.memos);
    },
  };
}

/** Whether an object's script has a function; one that has lost its script is removed and made anew. */
function understands(object: GObject, name: string): boolean {
  if (object.getVar(name) !== undefined) return true;
  object.destruct();
  return false;
}
