import { openTable, type EmulatedTable, type Piece } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rollFlush } from "../../src/games/roll-flush";
import { below, seeded } from "../../src/kit/data/random";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";
import {
  BOXED,
  box,
  face,
  findBoard,
  findBox,
  openShelf,
  press,
  pressAndRest,
  rest,
  traces,
} from "./support/shelf-table";
import { english, longestPart } from "../support/english";
import { freesHands } from "../table/support/hosting";

const CARDS = "cards-vs-dice";
const cards = gameTable(cardsVsDice);
const dice = gameTable(rollFlush);

/** The games on the table. */
function openGames(table: EmulatedTable): string[] {
  return BOXED.filter((game) => findBoard(table, game) !== undefined);
}

/** A shelf on which Cards vs Dice is open, dealt and played for some steps. */
function playedCards(seed: number, settings = {}): EmulatedTable {
  const table = openShelf({ seed, ...settings });
  pressAndRest(table, CARDS);
  cards.deal(table, table.player("White"));
  for (let step = 0; step < 3; step++) {
    const state = cards.stateOf(table);
    cards.clickAction(table, state, expectPresent(cards.choicesOf(state)[0]).action);
    cards.waitForPeople(table);
  }
  return table;
}

/** Fails unless this game continues with these steps. */
function expectSteps(table: EmulatedTable, steps: readonly string[]): void {
  cards.waitForPeople(table);
  expectSame(cards.reportOf(table).steps, steps);
  cards.expectPicture(table);
  expectSound(table);
}

/** Puts the open games away. */
function putAllAway(table: EmulatedTable): void {
  for (const game of openGames(table)) pressAndRest(table, game);
}

describe("the shelf, when things go wrong:", () => {
  it("keeps a board on the table that does not say how its game is going", () => {
    const table = playedCards(1);
    const { steps } = cards.reportOf(table);
    const board = expectPresent(findBoard(table, CARDS));
    table.execute("kept = putAway; putAway = nil", board);
    pressAndRest(table, CARDS);
    expectSame(openGames(table), [CARDS]);
    expectTrue(
      table.said().some(({ text }) => text.includes(longestPart(english.box.SENTENCES.notPutAway))),
      "nobody is told",
    );
    table.execute("putAway = kept", board);
    pressAndRest(table, CARDS);
    expectSame(openGames(table), []);
    pressAndRest(table, CARDS);
    expectSteps(table, steps);
  });

  it("nothing runs on where Tabletop Simulator does not end the waits of an object that is gone", () => {
    for (const frames of [5, 40, 100, 160]) {
      const table = openShelf({ seed: 11, doubts: { scriptsOutliveObjects: true } });
      const before = traces(table);
      for (const game of [CARDS, "roll-flush"]) {
        pressAndRest(table, game);
        table.player("White").clicks(english.table.SENTENCES.start);
        table.frames(frames);
        rest(table);
        pressAndRest(table, game);
        table.seconds(20);
        expectSame(traces(table), before, `${game} after ${frames} frames`);
      }
      expectSound(table);
    }
  });

  it("a game can be put away while it is being set up", () => {
    for (const frames of [60, 75, 90, 110, 140]) {
      const table = openShelf({ seed: 20 + frames });
      const before = traces(table);
      press(table, "pokers-rogue-reckoning");
      table.frames(frames);
      press(table, "pokers-rogue-reckoning");
      rest(table);
      putAllAway(table);
      table.seconds(10);
      expectSame(traces(table), before, `${frames} frames`);
      expectSound(table);
    }
  });

  it("pieces in hands, in other people's bags and decks, and in the air go with their game", () => {
    const table = playedCards(31);
    freesHands(table, table.player("White"));
    table.execute("spawnObject({type = 'Bag', position = {x = 20, y = 2, z = -12}})");
    table.execute("spawnObject({type = 'Card', position = {x = 20, y = 2, z = 12}})");
    table.settles();
    const [bag, stranger] = ["Bag", "Card"].map((name) =>
      expectPresent(table.objects().find(({ type, state }) => type === name && (state.Memo ?? "") === "")),
    );
    const own = table
      .objects()
      .filter(({ type, state }) => type === "Card" && (state.Memo ?? "").startsWith(`offsuit/${CARDS}/`));
    const [first, second, third] = own.map(({ guid }) => guid);
    table.execute(`getObjectFromGUID('${bag?.guid}').putObject(getObjectFromGUID('${first}'))`);
    table.execute(`getObjectFromGUID('${stranger?.guid}').putObject(getObjectFromGUID('${second}'))`);
    table.execute(
      `getObjectFromGUID('${third}').use_hands = true getObjectFromGUID('${third}').deal(1, 'Blue')`,
    );
    table.seconds(1);
    const before = Object.keys(traces(table).objects).filter((text) => text.includes(` offsuit/${CARDS}/`));
    expectTrue(
      before.some((text) => text.startsWith("Bag")),
      "no card is in the bag",
    );
    expectTrue(
      before.some((text) => text.startsWith("Deck  ")),
      "no card lies on the stranger",
    );
    pressAndRest(table, CARDS);
    const left = Object.keys(traces(table).objects).filter((text) => text.includes(`offsuit/${CARDS}/`));
    expectSame(left, []);
    expectTrue(table.find(bag?.guid ?? "") !== undefined, "the bag is gone too");
    expectSound(table);
  });

  it("slow spawns leave nothing behind either", () => {
    const table = openShelf({ seed: 41 });
    const before = traces(table);
    table.faults.slowsSpawns(90);
    press(table, "roll-flush");
    table.seconds(4);
    press(table, "roll-flush");
    table.seconds(12);
    rest(table);
    putAllAway(table);
    table.seconds(10);
    expectSame(traces(table), before);
    expectSound(table);
  });

  it("a deleted board is back in its box as it was, and says so", () => {
    const table = playedCards(51);
    const { steps } = cards.reportOf(table);
    table.faults.loses(cards.piece(table, "board"));
    rest(table);
    expectSame(openGames(table), []);
    expectTrue(
      face(table, CARDS).includes(english.box.SENTENCES.underWay),
      "the box does not tell of the game",
    );
    expectTrue(
      table
        .said()
        .some(({ text }) =>
          text.includes(fill(english.box.SENTENCES.boardLost, { title: english.cardsVsDice.TITLE })),
        ),
      "nobody is told",
    );
    pressAndRest(table, CARDS);
    expectSteps(table, steps);
  });

  it("a deleted box comes back with its game in it", () => {
    const table = playedCards(52);
    const { steps } = cards.reportOf(table);
    pressAndRest(table, CARDS);
    table.faults.loses(box(table, CARDS));
    expectSame(findBox(table, CARDS), undefined);
    rest(table);
    expectTrue(
      face(table, CARDS).includes(english.box.SENTENCES.underWay),
      "the box does not tell of the game",
    );
    pressAndRest(table, CARDS);
    table.faults.loses(box(table, CARDS));
    table.frames(2);
    table.faults.loses(cards.piece(table, "board"));
    rest(table);
    table.seconds(3);
    pressAndRest(table, CARDS);
    expectSteps(table, steps);
  });

  it("a copy of a box, and a second board, do not stay", () => {
    const table = playedCards(53);
    const isText = ({ state }: Piece): boolean => state.Name === "3DText";
    expectTrue(
      table.until(() => !table.world.pieces.some((piece) => isText(piece)), 3),
      "the text of the last step stays in the air",
    );
    const before = traces(table).objects;
    for (const memo of [`offsuit/shelf/${CARDS}`, `offsuit/${CARDS}/board`]) {
      table.execute(
        `for _, o in ipairs(getObjects()) do if o.memo == '${memo}' then o.clone({position = {0, 3, 0}}) end end`,
      );
      table.seconds(3);
    }
    expectSame(traces(table).objects, before);
    expectSame(openGames(table), [CARDS]);
    expectSound(table);
  });

  it("a rewind to any moment of opening and putting away leads to a table at rest, with nothing lost", () => {
    const random = seeded(61);
    for (let round = 0; round < 6; round++) {
      const table = playedCards(600 + round);
      const { steps } = cards.reportOf(table);
      press(table, "roll-flush");
      table.frames(below(random, 200));
      const saved = table.save();
      table.frames(below(random, 100));
      table.load(saved);
      rest(table);
      table.seconds(4);
      expectTrue(openGames(table).length <= 1, "two games are open");
      if (!openGames(table).includes(CARDS)) pressAndRest(table, CARDS);
      rest(table);
      expectSame(openGames(table), [CARDS]);
      expectSteps(table, steps);
    }
  });

  it("a save with an open game continues where it is loaded, whatever order its objects load in", () => {
    const table = playedCards(71);
    const { steps } = cards.reportOf(table);
    const saved = table.save();
    for (const spawnEventsOnLoad of [true, false]) {
      for (const destroyEventsOnReload of [true, false]) {
        const loaded = openTable(saved, {
          seed: 72,
          players: [{ color: "White" }],
          doubts: { spawnEventsOnLoad, destroyEventsOnReload },
        });
        rest(loaded);
        expectSame(openGames(loaded), [CARDS]);
        expectSteps(loaded, steps);
        const checkpoint = loaded.checkpoint();
        pressAndRest(loaded, CARDS);
        loaded.rewindTo(checkpoint);
        rest(loaded);
        expectSame(openGames(loaded), [CARDS]);
        expectSteps(loaded, steps);
      }
    }
  });

  it("no handler of Global, or of a box, works for long", () => {
    const table = openShelf({ seed: 81, meter: true });
    for (const game of BOXED) {
      pressAndRest(table, game);
      pressAndRest(table, game);
    }
    const boxes = BOXED.map((game) => box(table, game).guid);
    const heavy = table
      .meter()
      .filter(({ script }) => script === "Global" || boxes.some((guid) => script.endsWith(guid)))
      .filter(({ handler }) => handler !== "the chunk" && handler !== "onLoad")
      .filter(({ count }) => count > 10000);
    expectSame(heavy, []);
  });

  it("a roll is not put away in the air", () => {
    const table = openShelf({ seed: 91 });
    pressAndRest(table, "roll-flush");
    table.player("White").clicks(english.table.SENTENCES.start);
    expectTrue(
      table.until(() => dice.reportOf(table).busy === "shuffling", 10),
      "nothing is shuffled",
    );
    press(table, "roll-flush");
    table.seconds(1);
    expectSame(openGames(table), ["roll-flush"]);
    expectTrue(
      table.said().some(({ text }) => text.startsWith(english.box.SENTENCES.waitForChance)),
      "nobody is told why",
    );
  });
});
