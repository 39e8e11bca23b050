import { printOf, type PrintItem } from "../../src/kit/rules/box";
import { drawOutcome } from "../../src/kit/rules/chance";
import { anyAction, awaited } from "../../src/kit/rules/choices";
import { FRESH_BOARD, type Game } from "../../src/kit/game/game";
import { LANGUAGES, speak } from "../../src/kit/words/language";
import { standardOptions } from "../../src/kit/rules/options";
import { PLAYER_COLOUR_NAMES } from "../../src/kit/game/player-colours";
import { seeded } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { nameSeats } from "../../src/kit/game/seat-names";
import { letterSize } from "../../src/print/board-print";
import { colourName } from "../../src/table/languages/sentences";
import { expectPresent, expectSame } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";

/** Letters this high, in units, can be read from a seat; English is printed larger. */
const SMALLEST = 0.45;
/** This many steps of a game show most of what its board can say. */
const STEPS = 120;

/** The items of a game's board on which small letters stand in the language that is spoken, with their texts. */
function smallTexts<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): Record<string, string> {
  const random = seeded(3);
  const items: Record<string, PrintItem> = {};
  const small: Record<string, string> = {};
  const names = PLAYER_COLOUR_NAMES.map((colour) => colourName(colour));
  const look = (item: PrintItem, text: string): void => {
    if (item.kind === "frame" || item.kind === "bar" || text === "") return;
    if (letterSize({ ...item, text }) < SMALLEST) small[item.id] = text;
  };
  for (const item of printOf(game.box.board)) {
    items[item.id] = item;
    look(item, item.text);
  }
  const { rules } = game;
  const state = rules.start(standardOptions(rules.options), Math.min(rules.seats.max, 4));
  for (let step = 0; step < STEPS; step++) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") break;
    for (const { id, text } of game.labels(rules.seen(state, "spectator"), FRESH_BOARD))
      look(expectPresent(items[id], id), nameSeats(text, names));
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
    else {
      const { seat, choices } = expectPresent(awaited(waiting.decisions));
      rules.act(state, seat, expectPresent(anyAction(choices, random)));
    }
  }
  return small;
}

describe("The boards in every language", () => {
  after_each(() => {
    speak("en");
  });

  for (const entry of GAMES_UNDER_TEST) {
    const inEnglish = entry.visit(smallTexts);
    for (const language of LANGUAGES) {
      it(`${entry.id}, ${language}: what can be read from a seat in English can be read`, () => {
        speak(language);
        const small: string[] = [];
        for (const [id, text] of Object.entries(entry.visit(smallTexts))) {
          if (inEnglish[id] === undefined) small.push(`${id}: ${text}`);
        }
        expectSame(small, []);
      });
    }
  }
});
