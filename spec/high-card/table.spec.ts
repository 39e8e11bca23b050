import type { EmulatedTable } from "../../src/emulator";
import { FULL_DECK, type Card } from "../../src/kit/data/cards";
import { LANGUAGES, speak } from "../../src/kit/words/language";
import { topped } from "../../src/kit/game/tutorial";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { englishParts, foundIn, readBy, speakAt } from "../languages/foreign";
import { gesturesFor } from "../table/support/handling";
import {
  bagsCard,
  leavesAndComesBack,
  losesCard,
  playDisturbed,
  reloads,
  rewinds,
  slowsSpawns,
} from "../table/support/mischief";
import { expectSound } from "../table/support/soundness";
import {
  BLUE,
  expectUnnoticed,
  playOn,
  TWO_PLAY,
  twinsOf,
  twinTables,
  type Watcher,
} from "../table/support/twins";
import { highCardTable } from "./high-card-table";
import type { Action } from "./rules";
import { highCard } from ".";

const { open, deal, piece, reportOf, stateOf, take, clickAction, dragAction, playToTheEnd } = highCardTable;
const { continueWith, expectPicture, waitForPeople } = highCardTable;
const { people: PEOPLE, watchers: ALL } = TWO_PLAY;

/** A dealt table of White and Blue, with Grey looking on. */
function dealt(seed: number, options = {}): EmulatedTable {
  const table = open({ seed, players: PEOPLE }, options);
  deal(table, table.player("White"));
  return table;
}

/** The first card in the hand of a seat. */
function held(table: EmulatedTable, seat: number): Card {
  return expectPresent(stateOf(table).hands[seat]?.[0]);
}

describe("a whole game of High Card at the table", () => {
  it("is played by two people to its end through the panel", () => {
    playToTheEnd(dealt(1), clickAction, { policy: "random", seed: 1 });
  });

  it("is played to its end by dragging cards out of the hands", () => {
    const table = dealt(2);
    const action: Action = { kind: "play", card: held(table, 1) };
    expectSame(gesturesFor(highCard, stateOf(table), action), [
      { kind: "drop", piece: action.card, spot: "play" },
    ]);
    playToTheEnd(table, dragAction, { policy: "random", seed: 2 });
  });

  it("is played to its end although things go wrong at every step", () => {
    const table = open({ seed: 3 });
    const kinds = [rewinds, losesCard, reloads, slowsSpawns, bagsCard, leavesAndComesBack("Blue")];
    playDisturbed(highCardTable, table, { policy: "sensible", seed: 3, kinds });
  });

  it("HC-4: has the dice decide a tie, also at a table that is loaded while they roll", () => {
    const table = dealt(4);
    const order = topped(FULL_DECK, ["9C", "2C", "5S", "9D", "4H", "7D"]);
    continueWith(table, [{ kind: "chance", outcome: { kind: "shuffled", order } }]);
    take(table, { kind: "play", card: "9C" });
    waitForPeople(table);
    take(table, { kind: "play", card: "9D" }, 1);
    expectTrue(
      table.until(() => reportOf(table).busy === "rolling", 20),
      "no dice roll",
    );
    table.load(table.save());
    waitForPeople(table);
    const { scores, phase } = stateOf(table);
    expectSame([scores.length, Math.max(...scores), phase.kind], [2, 1, "choose"]);
    expectPicture(table);
    expectSound(table);
  });
});

describe("the secrets of High Card reach nobody who may not know them", () => {
  const LOOKING: readonly Watcher[] = ALL.filter(({ colour }) => colour !== "White");

  it("not a card in a hand, while the others are played", () => {
    const table = dealt(5);
    const cards: [Card, Card] = [held(table, 0), expectPresent(stateOf(table).deck[40])];
    const tables = twinTables(table.save(), highCard.rules.id, cards, PEOPLE);
    const twins = twinsOf(highCard, tables, LOOKING);
    playOn(highCardTable, twins, tables[0], 4, ({ action }) => !cards.includes(action.card));
    expectUnnoticed(twins, 4, tables, { people: PEOPLE, watchers: LOOKING });
  });

  it("not the card that one has chosen, until both have", () => {
    const table = dealt(6);
    const card = held(table, 0);
    take(table, { kind: "play", card });
    waitForPeople(table);
    const cards: [Card, Card] = [card, expectPresent(stateOf(table).deck[40])];
    const tables = twinTables(table.save(), highCard.rules.id, cards, PEOPLE);
    const twins = twinsOf(highCard, tables, LOOKING);
    twins.rest();
    expectTrue(twins.isWatched(), "somebody can tell what White has chosen");
    twins.both((each) => {
      take(each, { kind: "play", card: held(table, 1) }, 1);
    });
    twins.rest();
    expectSame(twins.isWatched(), false, "nobody has seen the cards");
    expectTrue(twins.stepsSeen(BLUE.colour) >= 2);
  });
});

describe("a table of High Card in every language", () => {
  after_each(() => {
    speak("en");
  });

  for (const language of LANGUAGES) {
    if (language === "en") continue;
    it(`${language}: says everything in it`, () => {
      const table = dealt(7);
      const white = table.player("White");
      // What was said before is English, and stays in the chat.
      const said = white.sees().lines.map(({ text }) => text);
      speakAt(table, piece(table, "board"), language);
      dragAction(table, stateOf(table), { kind: "play", card: held(table, 0) });
      waitForPeople(table);
      clickAction(table, stateOf(table), { kind: "play", card: held(table, 1) }, 1);
      waitForPeople(table);
      const parts = englishParts(language, ["kit", "table", "box", highCard.rules.id]);
      const lines = readBy(table, white).filter((line) => !said.includes(line));
      expectSame(foundIn(parts, lines), []);
    });
  }
});
