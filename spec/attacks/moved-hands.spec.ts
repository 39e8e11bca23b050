import type { EmulatedTable, Piece } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { CALM, pokerchess } from "../table/pokerchess";
import { rollFlushTable } from "../table/roll-flush";
import { expectShown } from "../table/support/hosting";
import { gameUpTo } from "../table/support/battle-under-way";
import { cardUnder } from "../table/support/reaches";

const { continueWith, deal, open: openPokerchess, waitForPeople } = pokerchess;
const { deal: startRollFlush, open: openRollFlush } = rollFlushTable;

/** After how many frames the hand is moved back: while the card glides there, enters, has entered, and glides again. */
const MOMENTS = [21, 48, 54, 57, 96, 150];

/** A battle of Pokerchess in which White holds a card. */
function inBattle(seed: number): { table: EmulatedTable; hand: Piece; card: Piece } {
  const table = openPokerchess({ seed }, CALM);
  deal(table, table.player("White"));
  continueWith(table, gameUpTo(({ phase }) => phase.kind === "bet", CALM).steps);
  table.seconds(3);
  const hand = handOf(table, "White");
  const card = table.objects().find((piece) => piece.hand === hand);
  return { table, hand, card: expectPresent(card, "White holds no card") };
}

function handOf(table: EmulatedTable, colour: string): Piece {
  return expectPresent(
    table.objects().find(({ type, state }) => type === "Hand" && state.FogColor === colour),
    `there is no hand of ${colour}`,
  );
}

/** Whoever is to decide does: the game goes on. */
function expectGoesOn(table: EmulatedTable): void {
  const { steps } = pokerchess.reportOf(table);
  const state = pokerchess.stateOf(table);
  const seat = expectPresent(pokerchess.decidingSeat(state));
  pokerchess.clickAction(table, state, expectPresent(pokerchess.choicesOf(state, seat)[0]).action, seat);
  waitForPeople(table);
  expectTrue(pokerchess.reportOf(table).steps.length > steps.length, "nobody can choose");
}

describe("A hand that is deleted and comes back", () => {
  it("M06: gets its card back, which nobody else can read meanwhile, and the game goes on", () => {
    const { table, hand, card } = inBattle(81);
    const memo = card.state.Memo;
    const json = `${table.execute(`local zone = getObjectFromGUID("${hand.guid}") local json = zone.getJSON() zone.destruct() return json`)}`;
    for (let frame = 0; frame < 120; frame++) {
      table.frames(1);
      expectSame(cardUnder(card, "Blue"), undefined, `Blue reads it ${frame} frames after`);
    }
    table.execute(`spawnObjectJSON({json = [==[${json}]==]})`);
    table.seconds(4);
    const [again, second] = table.objects().filter(({ state }) => state.Memo === memo);
    expectSame(second, undefined, "the card is there twice");
    expectSame(again?.hand?.state.FogColor, "White");
    pokerchess.expectPicture(table);
    expectGoesOn(table);
  });

  it("has its player decide again about somebody who left meanwhile", () => {
    const table = openRollFlush({ seed: 82, players: [{ color: "White" }, { color: "Blue" }] });
    startRollFlush(table, table.player("White"));
    const hand = handOf(table, "White");
    const json = `${table.execute(`local zone = getObjectFromGUID("${hand.guid}") local json = zone.getJSON() zone.destruct() return json`)}`;
    table.seconds(1);
    table.player("Blue").leaves();
    table.seconds(2);
    table.execute(`spawnObjectJSON({json = [==[${json}]==]})`);
    table.seconds(2);
    expectShown(table, "White", fill(english.table.SENTENCES.waitFor, { colour: "Blue" }));
  });
});

describe("A hand that is moved and moved back", () => {
  it("M06: gets its card back each time, no other hand on the way keeps it, and the game goes on", () => {
    const { table, hand, card } = inBattle(80);
    const { x, y, z } = hand.position;
    const place = (to: string): void => {
      table.execute(`getObjectFromGUID("${hand.guid}").setPosition(${to})`);
    };
    for (const frames of MOMENTS) {
      // Between there and its own place is another hand.
      place("{60, 5, 20}");
      table.frames(frames);
      place(`{${x}, ${y}, ${z}}`);
      table.seconds(4);
      expectSame(card.hand?.state.FogColor, "White", `moved back after ${frames} frames`);
    }
    pokerchess.expectPicture(table);
    expectGoesOn(table);
  });
});
