import { drawOutcome, type Chance, type DieRoll, type Outcome } from "../../kit/rules/chance";
import { seeded } from "../../kit/data/random";
import type { Scene } from "../../kit/game/scene";
import { say } from "../languages/sentences";
import type { Settings } from "../model/settings";
import { release } from "../../tts/set-object";
import { FIRST_CARD_IS_TOP_FACE_DOWN } from "../../tts/constants";
import type { Pose } from "../../tts/pose";
import { memoPrefix, pieceOf, pileOf } from "../../tts/piece-ids";
import { lookAfterShuffle, shuffleDeck, type DeckShuffled } from "../../tts/deck-rpc";
import { lookAfterThrow, rollDie } from "../../tts/die-rpc";
import { ask as askOf, offers } from "../../tts/rpc";
import { afterSeconds } from "../../tts/waits";
import type { Table } from "../table";
import type { DiceAndDecks, PieceAnswer } from "./contracts";
import type { Reconciler } from "../stage/contracts";

/** How high above its place a die is thrown, in inches. */
const THROW_HEIGHT = 2.5;
/** How long pauses are in which people look at what is open, from when it is there, in seconds. */
export const PAUSES: Readonly<Record<Settings["speed"], { short: number; long: number }>> = {
  calm: { short: 1.3, long: 7.3 },
  brisk: { short: 0.6, long: 3.6 },
  instant: { short: 0.25, long: 1 },
};
/** For how long a shuffle is seen before its order is read, in seconds. */
const SHUFFLES: Readonly<Record<Settings["speed"], number>> = { calm: 0.6, brisk: 0.3, instant: 0.05 };
/** After how many losses in a row the table draws an outcome itself. */
const MOST_LOSSES = 4;
/** After how many seconds dice that are not thrown show their faces. */
const TURNED_TIME = 0.1;
/** A shuffle that is asked for. */
type Shuffle = Extract<Chance, { kind: "shuffle" }>;

/** After how many seconds dice or decks that have not answered are asked again. */
const ANSWER_TIMEOUT = 15;
/** From one look at dice and decks that have not answered to the next, in seconds. */
const LOOK_TIME = 1;

/** What has dice and decks decide. */
export function createDiceAndDecks(table: Table): DiceAndDecks {
  const { game, desk, reconciler } = table;
  const prefix = memoPrefix(game.rules.id);
  let token = 0;
  let asked: Chance | undefined;
  let flying: Record<string, boolean> = {};
  let dieFell: (die: string, face: number) => void = () => undefined;
  let deckSpoke: (message: DeckShuffled) => void = () => undefined;
  /** How often in a row dice or a deck have been lost. */
  let losses = 0;
  let seenEnough: () => void = () => undefined;

  function perform(point: Chance, scene: Scene, { decided, lost }: PieceAnswer): void {
    token++;
    asked = point;
    const mine = token;
    const tryAgain = (): void => {
      losses++;
      lost();
    };
    afterSeconds(ANSWER_TIMEOUT, "a late answer", () => {
      if (mine === token) tryAgain();
    });
    lookAfter(reconciler, point, () => mine === token);
    const finish = (outcome: Outcome): void => {
      cancel();
      losses = 0;
      decided(outcome);
    };
    if (losses >= MOST_LOSSES) finish(substitute(point));
    else if (point.kind === "roll" && desk.settings.speed === "instant")
      turnUp(point, () => mine === token, finish);
    else if (!ask(point, scene, finish)) tryAgain();
  }

  /** Has chance decide; answers false if it cannot. */
  function ask(point: Chance, scene: Scene, decided: (outcome: Outcome) => void): boolean {
    switch (point.kind) {
      case "roll":
        return rollAll(point.dice, scene, decided);
      case "shuffle":
        return shuffle(point, decided);
      case "pause":
        return pause(PAUSES[desk.settings.speed][point.length], decided);
    }
  }

  /** Leaves time to look, unless people have seen enough before. */
  function pause(seconds: number, decided: (outcome: Outcome) => void): boolean {
    const mine = token;
    seenEnough = () => {
      decided({ kind: "seen" });
    };
    afterSeconds(seconds, "a pause", () => {
      if (mine === token) seenEnough();
    });
    return true;
  }

  /** Throws every die; answers false if one cannot be. */
  function rollAll(dice: readonly DieRoll[], scene: Scene, decided: (outcome: Outcome) => void): boolean {
    const faces: Record<string, number> = {};
    dieFell = (die, face) => {
      faces[die] = face;
      const list = inOrder(dice, faces);
      if (list.length === dice.length) decided({ kind: "rolled", faces: list });
    };
    const objects = reconciler.find(dice.map((roll) => roll.die));
    const poses = dicePoses(reconciler, scene);
    for (const { die } of dice) {
      flying[die] = true;
      const object = objects[die];
      const pose = poses[die];
      if (object === undefined || pose === undefined || !understands(object, rollDie)) return false;
      const at = { x: pose.x, y: pose.y + THROW_HEIGHT, z: pose.z };
      askOf(object, rollDie, { board: owner.guid, die, token, ...at });
    }
    return true;
  }

  /** Shuffles a pile; answers false if it cannot be. Cards too few for a deck need no shuffling. */
  function shuffle(point: Shuffle, decided: (outcome: Outcome) => void): boolean {
    const { pile, cards } = point;
    if (cards.length < 2) {
      decided({ kind: "shuffled", order: [...cards] });
      return true;
    }
    const deck = reconciler.findPile(pile);
    if (deck === undefined || !understands(deck, shuffleDeck)) return false;
    deckSpoke = (message) => {
      decided(orderFrom(prefix, message, point));
    };
    askOf(deck, shuffleDeck, { board: owner.guid, token, shown: SHUFFLES[desk.settings.speed] });
    return true;
  }

  function cancel(): void {
    token++;
    asked = undefined;
    flying = {};
    dieFell = () => undefined;
    deckSpoke = () => undefined;
    seenEnough = () => undefined;
  }

  function isAwaiting(piece: string): boolean {
    return asked?.kind === "shuffle" ? pileOf(piece) === asked.pile : flying[piece] === true;
  }

  return {
    prepare: (point) => {
      cancel();
      claim(reconciler, flying, point);
    },
    loosen: (point) => {
      for (const die of claim(reconciler, flying, point)) release(reconciler.motion, die);
    },
    perform,
    cancel,
    inFlight: () => flying,
    isAwaiting,
    goOn: () => {
      seenEnough();
    },
    dieSettled: (message) => {
      if (message.token === token) dieFell(message.die, message.face);
    },
    deckShuffled: (message) => {
      if (message.token === token) deckSpoke(message);
    },
  };
}

/** Has dice or a deck look every second whether they can go on, as long as they are awaited: any script may stop what they wait with. */
function lookAfter(stage: Reconciler, point: Chance, isAwaited: () => boolean): void {
  if (point.kind === "pause") return;
  afterSeconds(LOOK_TIME, "a late answer", () => {
    if (!isAwaited()) return;
    if (point.kind === "roll") {
      const dice = stage.find(point.dice.map(({ die }) => die));
      for (const die of Object.values(dice)) askOf(die, lookAfterThrow, {});
    } else askOf(stage.findPile(point.pile), lookAfterShuffle, {});
    lookAfter(stage, point, isAwaited);
  });
}

/** The dice of a roll that are on the table; from now on nobody else moves them. */
function claim(stage: Reconciler, flying: Record<string, boolean>, point: Chance): GObject[] {
  if (point.kind !== "roll") return [];
  const dice = stage.find(point.dice.map((roll) => roll.die));
  for (const die of Object.keys(dice)) flying[die] = true;
  return Object.values(dice);
}

/** A deck has told its order; one that cannot be shuffled where it is has its order drawn. */
function orderFrom(prefix: string, { memos, changed }: DeckShuffled, point: Shuffle): Outcome {
  if (!changed) return substitute(point);
  return { kind: "shuffled", order: topFirst(memos.map((memo) => pieceOf(prefix, memo) ?? "")) };
}

/** Draws an outcome where real dice or a real deck fail again and again, and tells everybody so. */
function substitute(point: Chance): Outcome {
  broadcastToAll(say("drawnByTable"));
  return draw(point);
}

/** At instant speed dice are not thrown, but turned to faces that the table draws. */
function turnUp(point: Chance, isAwaited: () => boolean, decided: (outcome: Outcome) => void): void {
  afterSeconds(TURNED_TIME, "turned dice", () => {
    if (isAwaited()) decided(draw(point));
  });
}

/** How the table itself decides a chance point. */
function draw(point: Chance): Outcome {
  // eslint-disable-next-line no-restricted-properties -- This is the chance of the table itself.
  return drawOutcome(point, seeded(Math.floor(Math.random() * 2 ** 31)));
}

/** A report in the order of the cards: it comes in that of the deck's list, and a shuffled deck is face down. */
function topFirst(reported: readonly string[]): string[] {
  return FIRST_CARD_IS_TOP_FACE_DOWN ? [...reported] : [...reported].reverse();
}

/** The faces that have been reported, in the order of the dice. */
function inOrder(dice: readonly DieRoll[], faces: Readonly<Record<string, number>>): number[] {
  const list: number[] = [];
  for (const { die } of dice) {
    const face = faces[die];
    if (face !== undefined) list.push(face);
  }
  return list;
}

/** Where the scene wants each die. */
function dicePoses(stage: Reconciler, scene: Scene): Record<string, Pose> {
  const poses: Record<string, Pose> = {};
  for (const piece of scene.pieces) {
    const pose = piece.kind === "die" ? stage.poseOf(piece) : undefined;
    if (pose !== undefined) poses[piece.id] = pose;
  }
  return poses;
}

/** Whether an object's script has a function; one that has lost its script is removed, to be made again. */
function understands(object: GObject, procedure: { readonly name: string }): boolean {
  if (offers(object, procedure)) return true;
  object.destruct();
  return false;
}
