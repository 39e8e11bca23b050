import { fill } from "../../src/kit/words";
import { expectPresent, expectSame } from "../support/expect";
import { english } from "../support/english";
import { CALM, pokerchess } from "../table/pokerchess";
import { rollFlushTable } from "../table/roll-flush";
import { expectShown } from "../table/support/hosting";
import { gameUpTo } from "../table/support/battle-under-way";

const { continueWith, deal, open: openPokerchess } = pokerchess;
const { deal: startRollFlush, open: openRollFlush } = rollFlushTable;

/** After how many frames the hand is moved back: while the card glides there, enters, has entered, and glides again. */
const MOMENTS = [21, 48, 54, 57, 96, 150];

describe("A hand that is deleted and comes back", () => {
  it("has its player decide again about somebody who left meanwhile", () => {
    const table = openRollFlush({ seed: 82, players: [{ color: "White" }, { color: "Blue" }] });
    startRollFlush(table, table.player("White"));
    const hand = expectPresent(
      table.objects().find(({ type, state }) => type === "Hand" && state.FogColor === "White"),
    );
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
  it("gets its card back each time, and no other hand on the way keeps it", () => {
    const table = openPokerchess({ seed: 80 }, CALM);
    deal(table, table.player("White"));
    continueWith(table, gameUpTo(({ phase }) => phase.kind === "bet", CALM).steps);
    table.seconds(3);
    const hand = expectPresent(
      table.objects().find(({ type, state }) => type === "Hand" && state.FogColor === "White"),
    );
    const [card] = table.objects().filter((piece) => piece.hand === hand);
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
      expectSame(card?.hand?.state.FogColor, "White", `moved back after ${frames} frames`);
    }
  });
});
