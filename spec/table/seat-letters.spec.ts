import { playOut } from "../../src/commands/playout";
import { GAMES } from "../../src/games";
import { printOf, type PrintItem } from "../../src/kit/box";
import { FRESH_BOARD, type Game } from "../../src/kit/game";
import { LANGUAGES, speak, type Language } from "../../src/kit/language";
import { PLAYER_COLOUR_NAMES } from "../../src/kit/player-colours";
import type { Policy } from "../../src/kit/policy";
import type { GameAction, GameEvent } from "../../src/kit/rules";
import { nameSeats } from "../../src/kit/seat-names";
import { colourName } from "../../src/table/languages/words";
import { letterSize } from "../../src/table/objects/board-print";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { scaleAt } from "./support/seat-view";

/*
 * How large letters on boards are on a screen of 1280 by 720 pixels, from the seat in the south: the size of a font, between
 * its height and its width, as a board is seen at a slant.
 */

const SCREEN = { width: 1280, height: 720 };

/** Pixels in English, and in other languages, whose words are longer. */
const LEAST = { english: 12.5, others: 11 };

/**
 * The texts that are smaller, by the beginnings of their names: captions of small pieces that lie close together, long texts
 * that panel and tooltips tell as well, and what is for reference.
 */
const SMALLER: Readonly<Record<string, readonly string[]>> = {
  "cards-vs-dice": ["code", "v3", "v4"],
  "roll-flush": [
    "player1-last",
    "player2$",
    "player2-last",
    "player3$",
    "player3-last",
    "player4-last",
    "slot",
    "odds",
    "deck",
    "discard",
    "community",
  ],
  "rogue-solitaire": ["r3c", "r2c", "r1c", "r4c", "floor", "code"],
  "pokers-rogue-reckoning": [
    "title",
    "room",
    "tier",
    "atk",
    "level",
    "code",
    "black",
    "white",
    "outcome",
    "odds",
    "enemy",
    "aside",
    "next",
    "deck",
    "discard",
    "slain",
    "hits",
    "curses",
  ],
  pokerchess: [
    "black-",
    "black7",
    "white-",
    "battle",
    "taken",
    "last",
    "deck",
    "burnt",
    "flips",
    "odds",
    "pot",
    "side",
  ],
};
/** Those that are smaller in other languages than English, besides. */
const LONGER: Readonly<Record<string, readonly string[]>> = {
  "roll-flush": ["player"],
  pokerchess: ["black", "white"],
};
/** Not even those are smaller than this in English, but for whole sentences about a card. */
const SMALLEST = 7;
const SENTENCES = "-text";

const STEPS = 200;
const LOOK_EVERY = 3;

/** The smallest letters in which each text of a game's board is shown, with the text, in the language that is spoken. */
function sizesOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): Record<string, { size: number; text: string }> {
  const items: Record<string, PrintItem> = {};
  const smallest: Record<string, { size: number; text: string }> = {};
  const names = PLAYER_COLOUR_NAMES.map((colour) => colourName(colour));
  const look = (item: PrintItem, text: string): void => {
    if (item.kind === "frame" || item.kind === "bar" || text === "") return;
    const size = letterSize({ ...item, text }) * scaleAt(item, SCREEN);
    if (size < (smallest[item.id]?.size ?? math.huge)) smallest[item.id] = { size, text };
  };
  for (const item of printOf(game.box.board)) {
    items[item.id] = item;
    look(item, item.text);
  }
  const { min, max } = game.rules.seats;
  for (let people = min; people <= max; people++) {
    const policies: Policy<Seen, Action>[] = [];
    for (let seat = 0; seat < people; seat++) policies.push(expectPresent(game.policies["random"]));
    let steps = 0;
    playOut(game, { options: {}, policies, seed: people }, (state) => {
      steps++;
      if (steps > STEPS || steps % LOOK_EVERY !== 1) return;
      for (const { id, text } of game.labels(game.rules.seen(state, "spectator"), FRESH_BOARD))
        look(expectPresent(items[id], id), nameSeats(text, names));
    });
  }
  return smallest;
}

/** Whether a text may be smaller; what ends with a dollar sign in a list is a whole name. */
function isListed(game: string, id: string, language: Language): boolean {
  const lists = (SMALLER[game] ?? []).concat(language === "en" ? [] : (LONGER[game] ?? []));
  return lists.some((beginning) => `${id}$`.startsWith(beginning));
}

/** A sentence for every text that is smaller than it may be. */
function tooSmall(game: string, language: Language, sizes: ReturnType<typeof sizesOf>): string[] {
  const sentences: string[] = [];
  for (const [id, { size, text }] of Object.entries(sizes)) {
    const least = language === "en" ? LEAST.english : LEAST.others;
    const isListedHere = isListed(game, id, language);
    const isSentence = id.endsWith(SENTENCES) || language !== "en";
    if (isListedHere ? !isSentence && size < SMALLEST : size < least)
      sentences.push(`${id}: "${text}" has ${math.floor(size * 10) / 10} pixels`);
  }
  return sentences;
}

describe("The letters on boards from the seat", () => {
  after_each(() => {
    speak("en");
  });

  for (const entry of GAMES) {
    for (const language of LANGUAGES) {
      it(`${entry.id}, ${language}: are large enough`, () => {
        speak(language);
        const sizes = entry.visit(sizesOf);
        expectTrue(Object.keys(sizes).length > 10, "hardly any texts");
        expectSame(tooSmall(entry.id, language, sizes), []);
      });
    }
  }
});
