import type { EmulatedTable } from "../../src/emulator";
import { rollFlush } from "../../src/games/roll-flush";
import type { State } from "../../src/games/roll-flush/rules/state";
import { LEVELS, type Level } from "../../src/kit/game/level";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded } from "../../src/kit/data/random";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { inTurn } from "../support/rotation";
import { rollFlushTable } from "./roll-flush";
import { hiddenDiscard } from "./support/hidden-discard";
import { expectSound } from "./support/soundness";
import { BLUE, GREY, playOn, TWO_PLAY, twinsOf, twinTables, WHITE, type Watcher } from "./support/twins";
import { sharedMouse } from "./support/shared-mouse";
import { freesHands, opensPlayers } from "./support/hosting";
import { english, startOf } from "../support/english";

const {
  continueWith,
  deal,
  open: openRollFlush,
  piece,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = rollFlushTable;

const mouse = sharedMouse(rollFlush, rollFlushTable);

const GAME = rollFlush.rules.id;
const { people: PEOPLE, watchers: ALL } = TWO_PLAY;

/** Where a card is that some people may not know. */
type Hiding = "the first hand" | "the second hand" | "slot 7" | "the deck" | "the end of the deck";

function hiddenCard({ hands, slots, deck }: State, hiding: Hiding): string {
  const inHand = (seat: number): string | undefined => hands[seat]?.find(({ up }) => !up)?.card;
  const slot = slots.find((each) => each.kind === "card" && !each.up);
  const cards: Record<Hiding, string | undefined> = {
    "the first hand": inHand(0),
    "the second hand": inHand(1),
    "slot 7": slot?.kind === "card" ? slot.card : undefined,
    "the deck": deck[3],
    "the end of the deck": deck[deck.length - 1],
  };
  return expectPresent(cards[hiding], `no card is hidden in ${hiding}`);
}

/** A dealt game of White and Blue. */
function dealt(options: Options = {}): EmulatedTable {
  const table = openRollFlush({ seed: 41, players: PEOPLE }, options);
  deal(table, table.player("White"));
  return table;
}

/** The bot that thinks most, and one of the others. */
const LEVELS_OF_TODAY: readonly Level[] = ["expert", ...inTurn(LEVELS.filter((level) => level !== "expert"))];

/** A game for each bot in which it holds a hidden card in time. */
const SEEDS: Record<Level, number> = { beginner: 44, casual: 44, regular: 44, expert: 44 };

/** A game that White has dealt against one bot. */
function dealtAgainst(level: Level): EmulatedTable {
  const table = openRollFlush({ seed: SEEDS[level], players: [{ color: "White" }] });
  const white = table.player("White");
  // The panel has just come, and takes no click before it has stood for a moment.
  table.seconds(2);
  opensPlayers(table, white);
  white.clicks(english.table.SENTENCES.addBot);
  table.seconds(1);
  const presses: Record<Level, number> = { regular: 0, expert: 1, beginner: 2, casual: 3 };
  for (let press = 0; press < presses[level]; press++) {
    const { panels } = table.sight("White");
    white.clicks(
      panels.find(({ text }) => text.startsWith(startOf(english.table.SENTENCES.level)))?.text ?? "",
    );
    table.seconds(1);
  }
  deal(table, white);
  return table;
}

describe("promise 4, RF-12: hidden cards reach nobody who may not know them", () => {
  const cases: { hidings: [Hiding, Hiding]; from: readonly Watcher[]; steps: number }[] = [
    { hidings: ["the first hand", "the end of the deck"], from: [BLUE, GREY], steps: 9 },
    { hidings: ["the first hand", "the second hand"], from: [GREY], steps: 9 },
    { hidings: ["slot 7", "the end of the deck"], from: ALL, steps: 5 },
    { hidings: ["the deck", "the end of the deck"], from: ALL, steps: 9 },
  ];
  for (const { hidings, from, steps } of cases) {
    it(`not those of ${hidings.join(" and ")}, from the save on`, () => {
      const table = dealt();
      const [one, other] = hidings;
      const cards: [string, string] = [hiddenCard(stateOf(table), one), hiddenCard(stateOf(table), other)];
      const tables = twinTables(table.save(), GAME, cards, PEOPLE);
      const twins = twinsOf(rollFlush, tables, ALL);
      playOn(rollFlushTable, twins, tables[0], 8);
      for (const { colour } of ALL) {
        const isKept = from.some((watcher) => watcher.colour === colour);
        const seen = twins.stepsSeen(colour);
        expectTrue(isKept ? seen >= steps : seen === 0, `${colour} has watched ${seen} steps`);
      }
      for (const each of tables) expectSound(each);
    });
  }

  it("RF-3.2: not while they are dealt", () => {
    const table = openRollFlush({ seed: 45, players: PEOPLE });
    table.player("White").clicks(english.table.SENTENCES.start);
    expectTrue(table.until(() => reportOf(table).steps.length > 0, 10));
    const state = stateOf(table);
    const cards: [string, string] = [hiddenCard(state, "slot 7"), hiddenCard(state, "the first hand")];
    const tables = twinTables(table.save(), GAME, cards, PEOPLE);
    const twins = twinsOf(rollFlush, tables, ALL);
    twins.rest();
    expectSame(ALL.map(({ colour }) => twins.stepsSeen(colour)).join(), "0,1,1");
    for (const each of tables) expectSound(each);
  });

  it("RF-13: with ownFaceDown blind not their owner either", () => {
    const table = dealt({ ownFaceDown: "blind" });
    const state = stateOf(table);
    const cards: [string, string] = [
      hiddenCard(state, "the first hand"),
      hiddenCard(state, "the second hand"),
    ];
    const tables = twinTables(table.save(), GAME, cards, PEOPLE);
    const twins = twinsOf(rollFlush, tables, ALL);
    playOn(rollFlushTable, twins, tables[0], 4);
    for (const { colour } of ALL) expectTrue(twins.stepsSeen(colour) >= 5, colour);
    for (const each of tables) expectSound(each);
  });

  it("RF-9.1, RF-13: with discardView faceDownHidden not when the discard is shuffled", () => {
    const options = { discardView: "faceDownHidden" };
    const { steps, choice, cards } = hiddenDiscard(options);
    const table = dealt(options);
    continueWith(table, steps);
    const tables = twinTables(table.save(), GAME, cards, PEOPLE);
    const twins = twinsOf(rollFlush, tables, ALL);
    twins.rest();
    twins.both((each) => {
      take(each, choice.action, choice.seat);
    });
    twins.rest();
    expectTrue(stateOf(tables[0]).shuffles > 0 || reportOf(tables[0]).steps.length > steps.length + 1);
    for (const { colour } of ALL) expectTrue(twins.stepsSeen(colour) > steps.length, colour);
    for (const each of tables) expectSound(each);
  });

  for (const level of LEVELS_OF_TODAY) {
    it(`not those of a ${level} bot, until it has chosen by them`, () => {
      const table = dealtAgainst(level);
      const state = stateOf(table);
      const cards: [string, string] = [
        hiddenCard(state, "the second hand"),
        hiddenCard(state, "the end of the deck"),
      ];
      const tables = twinTables(table.save(), GAME, cards, PEOPLE);
      const twins = twinsOf(rollFlush, tables, [WHITE, GREY]);
      playOn(rollFlushTable, twins, tables[0], 8);
      for (const { colour } of [WHITE, GREY]) expectTrue(twins.stepsSeen(colour) > 3, colour);
      for (const each of tables) expectSound(each);
    });
  }
});

/** What whoever is to decide presses to see the own cards, at a mouse that two people share. */
function turnsUp(table: EmulatedTable): void {
  const label = mouse.button(table);
  if (label !== undefined) mouse.person(table).clicks(label);
}

describe("promise 4, RF-12: at a mouse that two people share", () => {
  for (const seat of [0, 1]) {
    it(`the screen tells whoever plays seat ${1 - seat} nothing of the hand of seat ${seat}`, () => {
      const table = mouse.open({ seed: 41 });
      deal(table, mouse.person(table));
      const state = stateOf(table);
      const cards: [string, string] = [
        hiddenCard(state, seat === 0 ? "the first hand" : "the second hand"),
        hiddenCard(state, "the end of the deck"),
      ];
      const tables = twinTables(table.save(), GAME, cards, [{ color: "White" }]);
      const other = expectPresent(reportOf(table).seats[1 - seat]).colour;
      const twins = twinsOf(rollFlush, tables, [{ colour: other, viewer: 1 - seat }, GREY]);
      const random = seeded(47);
      let passes = 0;
      for (let choice = 0; choice < 12; choice++) {
        twins.rest();
        if (!twins.isWatched()) break;
        if (mouse.button(tables[0]) !== undefined) passes++;
        // A button that has just come takes no click.
        for (const each of tables) each.seconds(1);
        twins.both(turnsUp);
        twins.rest();
        const now = stateOf(tables[0]);
        const deciding = expectPresent(rollFlushTable.decidingSeat(now));
        const choices = rollFlushTable.choicesOf(now, deciding);
        const { action } = expectPresent(choices[below(random, choices.length)]);
        twins.both((each) => {
          take(each, action, deciding);
        });
      }
      twins.rest();
      expectTrue(passes >= 2, `the mouse was passed ${passes} times`);
      expectTrue(twins.stepsSeen(other) > 5, `${other} has watched ${twins.stepsSeen(other)} steps`);
      for (const each of tables) expectSound(each);
    });
  }
});

/** The cards that are hidden from nobody of these colours, by a look under them (Alt and Shift). */
function cardUnder(table: EmulatedTable, card: string, colour: string): boolean {
  return table.player(colour).peeks(piece(table, card)) !== undefined;
}

/** Fails unless just these of some colours can look at a card. */
function expectKnownTo(table: EmulatedTable, card: string, colours: readonly string[]): void {
  const seated = PEOPLE.map(({ color }) => color).concat(["Purple"]);
  const knowing = seated.filter(
    (colour) => table.world.people.some(({ color }) => color === colour) && cardUnder(table, card, colour),
  );
  expectSame(knowing.join(), colours.join(), `who can look at ${card}`);
}

describe("promise 4, RF-12.3: a hidden card of a hand is shown", () => {
  it("to its owner, and nobody else", () => {
    const table = dealt();
    expectKnownTo(table, hiddenCard(stateOf(table), "the first hand"), ["White"]);
    expectKnownTo(table, hiddenCard(stateOf(table), "the second hand"), ["Blue"]);
    expectKnownTo(table, hiddenCard(stateOf(table), "slot 7"), []);
  });

  it("to nobody at all with ownFaceDown blind (RF-13)", () => {
    const table = dealt({ ownFaceDown: "blind" });
    expectKnownTo(table, hiddenCard(stateOf(table), "the first hand"), []);
  });

  it("of a bot's to nobody", () => {
    const table = dealtAgainst("regular");
    expectKnownTo(table, hiddenCard(stateOf(table), "the first hand"), ["White"]);
    expectKnownTo(table, hiddenCard(stateOf(table), "the second hand"), []);
  });

  it("to one person who plays two seats, of both", () => {
    const table = openRollFlush({ seed: 46, players: [{ color: "White" }] });
    opensPlayers(table, table.player("White"));
    table.player("White").clicks(english.table.SENTENCES.addSeat);
    table.seconds(0.5);
    deal(table, table.player("White"));
    expectKnownTo(table, hiddenCard(stateOf(table), "the first hand"), ["White"]);
    expectKnownTo(table, hiddenCard(stateOf(table), "the second hand"), ["White"]);
  });

  it("to anyone who takes the seat over, and no more to nobody while a bot stands in", () => {
    const table = dealt();
    const card = hiddenCard(stateOf(table), "the second hand");
    const anna = table.joins("Bert");
    anna.sits("Purple");
    const blue = table.player("Blue");
    blue.stands();
    table.seconds(1);
    table.player("White").clicks(fill(english.table.SENTENCES.standIn, { colour: "Blue" }));
    table.seconds(2);
    expectKnownTo(table, card, []);
    blue.sits("Blue");
    table.seconds(2);
    expectKnownTo(table, card, ["Blue"]);
    blue.stands();
    table.seconds(1);
    table
      .player("White")
      .clicks(fill(english.table.SENTENCES.giveSeat, { player: "Purple", colour: "Blue" }));
    table.seconds(2);
    expectKnownTo(table, card, ["Purple"]);
    expectSound(table);
  });

  it("to nobody else after hands off and on, when it was deleted, or came out of a bag", () => {
    const table = dealt();
    const white = table.player("White");
    const card = hiddenCard(stateOf(table), "the first hand");
    freesHands(table, white);
    table.seconds(1);
    white.clicks(english.table.SENTENCES.handsOn);
    waitForPeople(table);
    expectKnownTo(table, card, ["White"]);
    const guid = piece(table, card).guid;
    table.faults.loses(piece(table, card));
    table.until(
      () =>
        table.find(guid) === undefined &&
        table.objects().some(({ state, spawning }) => state.Memo === `offsuit/${GAME}/${card}` && !spawning),
      10,
    );
    expectKnownTo(table, card, []);
    waitForPeople(table);
    expectKnownTo(table, card, ["White"]);
    table.execute(
      `spawnObject({type = "Bag", position = {40, 3, 0}, callback_function = function(bag)
        bag.putObject(getObjectFromGUID("${piece(table, card).guid}"))
      end})`,
    );
    table.seconds(2);
    waitForPeople(table);
    expectKnownTo(table, card, ["White"]);
  });

  it("to nobody by a copy of it", () => {
    const table = dealt();
    const card = hiddenCard(stateOf(table), "the first hand");
    const blue = table.player("Blue");
    const before = table.objects().length;
    if (blue.copies(piece(table, card))) blue.pastes(0, 0);
    table.seconds(1);
    expectSame(table.objects().length, before, "a hidden card was copied");
  });
});
