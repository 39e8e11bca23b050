import type { EmulatedTable } from "../../src/emulator";
import type { Card } from "../../src/kit/data/cards";
import { cardId } from "../../src/tts/object-data";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { pokerchess, tableAt } from "./pokerchess";
import { agrees, answers, expectNotShown } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";

const { expectPicture, open: openPokerchess, reportOf, stateOf, waitForPeople } = pokerchess;

/** A battle of White, the host, and Blue, each of whom holds cards that the other may not see. */
function inBattle(seed: number): EmulatedTable {
  return tableAt(({ battle, phase }) => battle !== undefined && phase.kind === "bet", { seed });
}

/** A card that this seat alone knows: the private card of who attacks, the face-down one of who defends. */
function secretOf(table: EmulatedTable, seat: number): Card {
  const { battle, privateCard, downCard } = stateOf(table);
  return expectPresent(battle?.attacker.seat === seat ? privateCard : downCard, `seat ${seat} holds no card`);
}

function sees(table: EmulatedTable, colour: string, card: Card): boolean {
  return table.sight(colour).objects.some((object) => object.card === cardId(card));
}

describe("a swap of seats", () => {
  it("happens when both want it, and each then plays and sees what the other has played and seen", () => {
    const table = inBattle(121);
    const [white, blue] = [table.player("White"), table.player("Blue")];
    const [whites, blues] = [secretOf(table, 0), secretOf(table, 1)];
    expectTrue(sees(table, "White", whites) && !sees(table, "White", blues));
    white.says("!offsuit seats");
    table.seconds(0.5);
    white.clicks(fill(english.table.SENTENCES.swapWith, { colour: "Blue" }));
    table.seconds(0.5);
    expectTrue(!sees(table, "White", blues), "an offer has shown a card");
    expectSame([white.color(), blue.color()], ["White", "Blue"]);
    agrees(table, blue.color());
    table.seconds(2);
    waitForPeople(table);
    expectSame([white.color(), blue.color()], ["Blue", "White"]);
    expectSame(
      reportOf(table).seats.map(({ player }) => player),
      ["White", "Blue"],
    );
    expectTrue(sees(table, white.color(), blues) && !sees(table, white.color(), whites));
    expectTrue(sees(table, blue.color(), whites) && !sees(table, blue.color(), blues));
    expectPicture(table);
    expectSound(table);
  });

  it("does not happen against somebody's will", () => {
    const table = inBattle(122);
    const [white, blue] = [table.player("White"), table.player("Blue")];
    white.says("!offsuit seats");
    table.seconds(0.5);
    white.clicks(fill(english.table.SENTENCES.swapWith, { colour: "Blue" }));
    table.seconds(0.5);
    answers(table, blue.color(), false);
    table.seconds(2);
    expectSame([white.color(), blue.color()], ["White", "Blue"]);
    expectTrue(!sees(table, "White", secretOf(table, 1)));
    expectSound(table);
  });

  it("before the deal is one of places", () => {
    const table = openPokerchess({ seed: 123 });
    waitForPeople(table);
    const [white, blue] = [table.player("White"), table.player("Blue")];
    white.says("!offsuit seats");
    table.seconds(0.5);
    white.clicks(fill(english.table.SENTENCES.swapWith, { colour: "Blue" }));
    table.seconds(0.5);
    agrees(table, blue.color());
    table.seconds(2);
    expectSame([white.color(), blue.color()], ["Blue", "White"]);
    // The page about what has been agreed on is closed.
    expectNotShown(table, "White", fill(english.table.SENTENCES.swapWith, { colour: "Blue" }));
    expectSound(table);
  });
});

describe("somebody who moves to a free colour in the middle of a game", () => {
  it("may take the seat along, and nobody else but the host may give it", () => {
    const table = inBattle(124);
    const blue = table.player("Blue");
    const secret = secretOf(table, 1);
    const anna = table.joins("Anna");
    anna.sits("Red");
    blue.sits("Purple");
    table.seconds(1);
    expectTrue(
      !sees(table, "Red", secret) && !sees(table, "White", secret),
      "the empty seat's cards are open",
    );
    expectNotShown(table, "Red", fill(english.table.SENTENCES.takeAlong, { colour: "Blue" }));
    blue.clicks(fill(english.table.SENTENCES.takeAlong, { colour: "Blue" }));
    table.seconds(1);
    waitForPeople(table);
    expectSame(reportOf(table).seats[1]?.player, "Purple");
    expectTrue(sees(table, "Purple", secret), "the cards have not come along");
    for (const colour of ["White", "Red", "Grey"]) {
      expectTrue(!sees(table, colour, secret), `${colour} sees the cards`);
    }
    expectPicture(table);
    expectSound(table);
  });

  it("two who change colours by themselves play nothing of the other's, and may take their own chairs along", () => {
    const table = inBattle(125);
    const [white, blue] = [table.player("White"), table.player("Blue")];
    white.stands();
    blue.sits("White");
    white.sits("Blue");
    table.seconds(1);
    table.seconds(1);
    for (const colour of ["White", "Blue"]) {
      for (const seat of [0, 1])
        expectTrue(!sees(table, colour, secretOf(table, seat)), `${colour} sees ${seat}`);
    }
    white.clicks(fill(english.table.SENTENCES.takeAlong, { colour: "White" }));
    blue.clicks(fill(english.table.SENTENCES.takeAlong, { colour: "Blue" }));
    table.seconds(1);
    waitForPeople(table);
    expectTrue(sees(table, "Blue", secretOf(table, 0)) && sees(table, "White", secretOf(table, 1)));
    expectTrue(!sees(table, "Blue", secretOf(table, 1)) && !sees(table, "White", secretOf(table, 0)));
    expectPicture(table);
    expectSound(table);
  });
});
