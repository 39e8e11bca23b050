import { playOut } from "../../src/commands/playout";
import { GAMES } from "../../src/games";
import { copy } from "../../src/kit/data/data";
import { lazily } from "../../src/kit/data/lazily";
import { printOf, type PrintItem } from "../../src/kit/rules/box";
import { FRESH_BOARD, type Game } from "../../src/kit/game/game";
import { LANGUAGES, speak } from "../../src/kit/words/language";
import { PLAYER_COLOUR_NAMES } from "../../src/kit/game/player-colours";
import type { Policy } from "../../src/kit/rules/policy";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { nameSeats } from "../../src/kit/game/seat-names";
import { colourName } from "../../src/table/languages/sentences";
import { letterSize } from "../../src/print/board-print";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { scaleAt } from "./support/seat-view";

/*
 * How large letters on boards are on a screen of 1280 by 720 pixels, from the long sides of the table: the size of a font,
 * between its height and its width, as a board is seen at a slant.
 */

const SCREEN = { width: 1280, height: 720 };

/** Pixels, in every language. */
const LEAST = 12.5;

/** The texts that are smaller, by the beginnings of their names (a dollar sign ends a whole name), and why they may be. */
const SMALLER: Readonly<Record<string, readonly string[]>> = {
  // German for "face down" beside a card that is.
  "cards-vs-dice": ["v3$", "v4$"],
  // What a token is for and whether it was used, which its side shows too; what a bar says that has a colour of its own;
  // what a player had in the latest showdown, which the log tells as well.
  "roll-flush": [
    ...["player1-", "player2-", "player3-", "player4-"].flatMap((player) =>
      ["shift", "swap", "reroll", "last"].map((what) => player + what),
    ),
    "slot",
  ],
  // Two chances below one card; the panel tells them in a sentence.
  "rogue-solitaire": ["r1c", "r2c", "r3c", "r4c"],
  // Sentences about a card or a blow, which panel and tooltips tell larger; names of tiers over the narrow track.
  // A word of twelve letters in Spanish and French, over a column as narrow as a card.
  "pokers-rogue-reckoning": ["curses$"],
  // Names of more than six letters, in Spanish and French, where up to seven people are in a row; everybody else's fit. The
  // files at the other edge, which one reads at the own one.
  pokerchess: ["far", "near"]
    .flatMap((side) => [2, 3, 4, 5, 6, 7].map((place) => `${side}${place}$`))
    .concat("far-"),
};
/** Not even those are smaller than this, but for what rooms say: whole sentences. */
const SMALLEST = 7.5;
/** Nor is anything from the far side, from where places of others may be read small. */
const SMALLEST_FROM_FAR = 7;
const SENTENCES = "-text";

const STEPS = 200;
const LOOK_EVERY = 3;

/** From where a board is read. The view from the far side is that from the near one, turned around the board's middle. */
type ReadFrom = "near" | "far";

/** What everybody sees of a game now and then, with each number of people. */
function sightsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): Seen[] {
  const sights: Seen[] = [];
  const { min, max } = game.rules.seats;
  for (let people = min; people <= max; people++) {
    const policies: Policy<Seen, Action>[] = [];
    for (let seat = 0; seat < people; seat++) policies.push(expectPresent(game.policies["random"]));
    let steps = 0;
    playOut(game, { options: {}, policies, seed: people }, (state) => {
      steps++;
      if (steps <= STEPS && steps % LOOK_EVERY === 1) sights.push(copy(game.rules.seen(state, "spectator")));
    });
  }
  return sights;
}

/** Every text that a game's board has shown, with the item that it was on, in the language that is spoken. */
function textsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  sights: readonly Seen[],
): { item: PrintItem; text: string }[] {
  const items: Record<string, PrintItem> = {};
  const texts = new Map<string, { item: PrintItem; text: string }>();
  const names = PLAYER_COLOUR_NAMES.map((colour) => colourName(colour));
  const look = (item: PrintItem, text: string): void => {
    if (item.kind === "frame" || item.kind === "bar" || text === "") return;
    texts.set(`${item.id}$${text}`, { item, text });
  };
  for (const item of printOf(game.box.board)) {
    items[item.id] = item;
    look(item, item.text);
  }
  for (const seen of sights)
    for (const { id, text } of game.labels(seen, FRESH_BOARD))
      look(expectPresent(items[id], id), nameSeats(text, names));
  return [...texts.values()];
}

/** The smallest letters in which each text of a board at which so many people sit is shown, with the text. */
function sizesOf(
  texts: ReturnType<typeof textsOf>,
  people: number,
  side: ReadFrom,
): Record<string, { size: number; text: string }> {
  const smallest: Record<string, { size: number; text: string }> = {};
  for (const { item, text } of texts) {
    const at = side === "near" ? item : { x: -item.x, z: -item.z };
    const size = letterSize({ ...item, text }) * scaleAt(at, SCREEN, people);
    if (size < (smallest[item.id]?.size ?? math.huge)) smallest[item.id] = { size, text };
  }
  return smallest;
}

/** A sentence for every text that is smaller than it may be. */
function tooSmall(game: string, sizes: ReturnType<typeof sizesOf>, side: ReadFrom): string[] {
  const sentences: string[] = [];
  for (const [id, { size, text }] of Object.entries(sizes)) {
    const isListed = (SMALLER[game] ?? []).some((beginning) => `${id}$`.startsWith(beginning));
    const listed = isListed ? SMALLEST : LEAST;
    const least = side === "far" ? SMALLEST_FROM_FAR : listed;
    if (size < least && !(isListed && id.endsWith(SENTENCES)))
      sentences.push(`${id}: "${text}" has ${math.floor(size * 10) / 10} pixels`);
  }
  return sentences;
}

describe("The letters on boards from the seat", () => {
  after_each(() => {
    speak("en");
  });

  for (const entry of GAMES) {
    entry.visit((game) => {
      const sights = lazily(() => sightsOf(game));
      for (const language of LANGUAGES) {
        it(`${entry.id}, ${language}: are large enough`, () => {
          speak(language);
          const texts = textsOf(game, sights());
          for (const side of ["near", "far"] as const) {
            const sizes = sizesOf(texts, game.rules.seats.max, side);
            expectTrue(Object.keys(sizes).length > 10, "hardly any texts");
            expectSame(tooSmall(entry.id, sizes, side), [], side);
          }
        });
      }
    });
  }
});
