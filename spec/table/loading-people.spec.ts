import { openTable, type EmulatedTable, type SaveState } from "../../src/emulator";
import type { State } from "../../src/games/pokerchess/rules/state";
import type { Card } from "../../src/kit/data/cards";
import { english, longestPart } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { pokerchess, tableAt } from "./pokerchess";
import { expectShown } from "./support/hosting";
import { cardUnder } from "./support/reaches";
import { expectSound } from "./support/soundness";

const { expectPicture, piece, reportOf, stateOf, waitForPeople } = pokerchess;

const PEOPLE = [{ color: "White" }, { color: "Blue" }, { color: "Grey", name: "Anna" }];
/** How many frames loading takes, and some more. */
const FRAMES = 7;
/** For how many frames after somebody came it is looked what can be seen. */
const WATCHED = 90;

/** The first bets of a battle: each side has a card that the other must not know. */
function isBattle({ phase, battle }: State): boolean {
  return phase.kind === "bet" && battle?.street === "flop";
}

describe("While a board is being loaded", () => {
  const before = tableAt(isBattle, { seed: 51, players: PEOPLE });
  const save: SaveState = before.save();
  const state = stateOf(before);
  const { steps, seats } = reportOf(before);
  const secrets = [expectPresent(state.privateCard), expectPresent(state.downCard)];

  /** Does something in each of the frames; then the table is played on as it was. */
  function inEachFrame(
    act: (table: EmulatedTable) => void,
    look: (table: EmulatedTable, frame: number) => void,
  ): void {
    for (let frame = 0; frame < FRAMES; frame++) {
      const table = openTable(save, { seed: 2, players: PEOPLE });
      table.frames(frame);
      act(table);
      look(table, frame);
      waitForPeople(table);
      expectSame(reportOf(table).steps, steps, `in frame ${frame}`);
      expectPicture(table);
      expectSound(table);
    }
  }

  /** Whether somebody at a colour sees the face of a card, or can look under it. */
  function isSeen(table: EmulatedTable, card: Card, colour: string): boolean {
    const object = piece(table, card);
    const seen = table.sight(colour).objects.find(({ guid }) => guid === object.guid);
    return seen?.card !== undefined || cardUnder(object, colour) !== undefined;
  }

  /** Fails if somebody at a colour can see a card that is another one's. */
  function expectBlind(table: EmulatedTable, colour: string, frame: number): void {
    for (let watched = 0; watched < WATCHED; watched++) {
      const { objects } = table.sight(colour);
      for (const card of secrets) {
        const { guid } = piece(table, card);
        const seen = objects.find((object) => object.guid === guid)?.card;
        const under = cardUnder(piece(table, card), colour);
        expectTrue(
          seen === undefined && under === undefined,
          `${card}, ${watched} frames after frame ${frame}`,
        );
      }
      table.frames(1);
    }
  }

  it("somebody may sit down at a colour whose player has left it, and sees no card of that player", () => {
    const anna = (table: EmulatedTable): void => {
      const person = expectPresent(table.world.people.find(({ name }) => name === "Anna"));
      expectTrue(table.player("Blue").sits("Red"), "nobody can sit at Red");
      expectTrue(table.player(person.color).sits("Blue"), "nobody can sit at Blue");
    };
    inEachFrame(anna, (table, frame) => {
      expectBlind(table, "Blue", frame);
      expectSame(reportOf(table).seats[1]?.colour, seats[1]?.colour);
    });
  });

  it("somebody may leave, and the others are asked about the seat", () => {
    inEachFrame(
      (table) => {
        table.player("Blue").leaves();
      },
      (table) => {
        table.seconds(2);
        expectShown(table, "White", longestPart(english.table.SENTENCES.vacancy));
      },
    );
  });

  it("somebody may come back", () => {
    for (let frame = 0; frame < FRAMES; frame++) {
      const table = openTable(save, { seed: 2, players: [{ color: "White" }] });
      table.frames(frame);
      table.joins("Blue", "Blue");
      waitForPeople(table);
      const own = secrets.filter((card) => isSeen(table, card, "Blue"));
      expectSame(own.length, 1, `cards that Blue sees, having come in frame ${frame}`);
      expectPicture(table);
      expectSound(table);
    }
  });

  it("the host may rewind, and then again", () => {
    inEachFrame(
      (table) => {
        const checkpoint = table.checkpoint();
        table.rewindTo(checkpoint);
        table.frames(2);
        table.rewindTo(checkpoint);
      },
      () => undefined,
    );
  });

  it("pieces may be deleted, and come back", () => {
    inEachFrame(
      (table) => {
        for (const card of secrets) table.faults.loses(piece(table, card));
        for (const object of table.world.pieces)
          if (object.type === "Deck" && !object.destroyed) table.faults.loses(object);
      },
      () => undefined,
    );
  });

  it("the board may be deleted, and nothing is raised", () => {
    for (let frame = 0; frame < FRAMES; frame++) {
      const table = openTable(save, { seed: 2, players: PEOPLE });
      table.frames(frame);
      table.faults.loses(piece(table, "board"));
      table.seconds(2);
      expectSame(table.errors(), []);
    }
  });
});
