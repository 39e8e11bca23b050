import type { EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import { handRanks as diceRanks } from "../../src/games/pokers-rogue-reckoning/words/combat-words";
import { HANDS } from "../../src/games/pokers-rogue-reckoning/rules/comparison";
import { POINTS } from "../../src/games/roll-flush/rules/scoring";
import { words as rollFlushWords } from "../../src/games/roll-flush/words/words";
import type { Card } from "../../src/kit/data/cards";
import { pokerHandRanks } from "../../src/kit/words/hand-ranks";
import { categoryName } from "../../src/kit/words/hand-names";
import { categoryOf } from "../../src/kit/poker/hand";
import { CATEGORIES, strengthOf } from "../../src/kit/poker/strength";
import { HOTKEY_LABELS } from "../../src/table/input/hotkeys";
import { fill } from "../../src/kit/words/words";
import { expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { gameTable } from "./game-table";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";

const { open: openOffsuit, piece } = cardsVsDiceTable;

const { GUIDE, GUIDE_TITLES, HELP, SENTENCES } = english.table;

const SIGNS: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** The cards of an example, such as `10♥ 9♥`. */
function cardsOf(example: string): Card[] {
  return example.split(" ").map((shown) => {
    const sign = Object.keys(SIGNS).find((each) => shown.endsWith(each)) ?? "";
    const rank = shown.split(sign)[0] ?? "";
    return `${rank === "10" ? "T" : rank}${SIGNS[sign] ?? ""}` as Card;
  });
}

describe("the card of hand ranks", () => {
  it("has the ten kinds of poker hands, best first, each with an example of itself", () => {
    const ranks = pokerHandRanks();
    const names = [...CATEGORIES].reverse().map((category) => categoryName(category));
    expectSame(
      ranks.map(({ name }) => name),
      names,
    );
    for (const { name, example } of ranks) {
      expectSame(categoryName(categoryOf(strengthOf(cardsOf(example)))), name, example);
    }
  });

  it("RF-10.1: has the points of Roll Flush", () => {
    const worths = (rollFlushWords.handRanks?.() ?? []).map(({ worth }) => worth);
    expectSame(
      worths,
      [...CATEGORIES].reverse().map((category) => `+${POINTS[category]}`),
    );
  });

  it("PRR-10.3: has the hands of dice of Poker's Rogue Reckoning, five of a kind on top", () => {
    const names = diceRanks().map(({ name }) => name.split(",")[0]?.split(" to ")[0]);
    expectSame(names, [
      english.reckoning.HANDS.five.split(",")[0],
      english.kit.CATEGORY_NAMES.straight,
      english.kit.CATEGORY_NAMES.quads,
      english.kit.CATEGORY_NAMES.fullHouse,
      english.kit.CATEGORY_NAMES.trips,
      english.kit.CATEGORY_NAMES.twoPair,
      english.kit.CATEGORY_NAMES.pair,
      english.reckoning.HANDS.bust.split(",")[0],
    ]);
    expectSame(diceRanks().length, HANDS.length);
  });
});

/** Opens the sheet of help for White. */
function help(table: EmulatedTable): void {
  clicks(table, table.player("White"), SENTENCES.help);
}

describe("the sheet of help", () => {
  for (const entry of GAMES) {
    it(`${entry.id}: leads to all that helps, and back`, () => {
      entry.visit((game) => {
        const { open, piece: pieceIn, waitForPeople } = gameTable(game);
        const table = open({ seed: 2 });
        waitForPeople(table);
        const white = table.player("White");
        const board = pieceIn(table, "board").guid;
        const prompt = shown(white, board, "prompt");
        const ranks = game.words.handRanks?.() ?? [];
        help(table);
        expectSame(shown(white, board, "prompt"), HELP.chooseHelp);
        const entries = white.sees().panels.map(({ text }) => text);
        expectSame(entries.includes(HELP.handRanks), ranks.length > 0);
        if (ranks.length > 0) {
          clicks(table, white, HELP.handRanks);
          const page = shown(white, board, "page");
          for (const { name, example } of ranks) expectTrue(page.includes(`${name}  ${example}`), name);
          clicks(table, white, SENTENCES.back);
          help(table);
        }
        clicks(table, white, GUIDE_TITLES.keys);
        expectSame(shown(white, board, "page"), GUIDE.keys);
        clicks(table, white, SENTENCES.help);
        clicks(table, white, SENTENCES.rules);
        expectTrue(shown(white, board, "prompt").startsWith(HELP.chooseSection));
        clicks(table, white, SENTENCES.back);
        expectSame(shown(white, board, "prompt"), prompt);
        expectSound(table);
      });
    });
  }

  it("offers the rules that the panel cites just now", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = piece(table, "board").guid;
    expectSame(shown(white, board, "notes"), "", "small print beside the question");
    help(table);
    expectTrue(shown(white, board, "coach").includes("CVD-"), shown(white, board, "coach"));
    expectTrue(
      shown(white, board, "choice0").startsWith(fill(english.table.HELP.rule, { number: "CVD-" })),
      shown(white, board, "choice0"),
    );
    clicks(table, white, shown(white, board, "choice0"));
    expectTrue(
      string.find(shown(white, board, "page"), "^%d+ ")[0] !== undefined,
      shown(white, board, "page"),
    );
    expectSound(table);
  });

  it("names every key by the label that Tabletop Simulator lists", () => {
    for (const label of Object.values(HOTKEY_LABELS)) {
      const name = label.substring("Offsuit: ".length);
      const isChoice = name.startsWith("choice");
      expectTrue(isChoice || GUIDE.keys.includes(name), name);
    }
    expectSound(openOffsuit({ seed: 1 }));
  });
});
