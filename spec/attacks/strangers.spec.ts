import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english, longestPart, startOf } from "../support/english";
import { gameTable } from "../table/game-table";
import {
  expectHeard,
  expectNotShown,
  expectShown,
  opens,
  opensSettings,
  shown,
  turnsTo,
} from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";

/** For how many frames is looked at what somebody sees who has just come to a colour. */
const FRAMES = 90;

function isNobodyElses<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  options: Record<string, number>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  /** A dealt game of White, the host, and Blue. */
  function dealt(seed: number): { table: EmulatedTable; white: PlayerVerbs; blue: PlayerVerbs } {
    const table = at.open({ seed }, options);
    at.deal(table, table.player("White"));
    return { table, white: table.player("White"), blue: table.player("Blue") };
  }

  /** What only the person at a seat may know. */
  function secretOf(table: EmulatedTable, seat: Seat): string {
    return expectPresent(game.words.own?.(game.rules.seen(at.stateOf(table), seat)));
  }

  function sees(table: EmulatedTable, colour: string, text: string): boolean {
    return text !== "" && shown(table, colour).includes(text);
  }

  /** Fails if somebody at a colour gets to see a secret in one of the next frames. */
  function expectNeverSeen(table: EmulatedTable, colour: string, secret: string): void {
    for (let frame = 0; frame < FRAMES; frame++) {
      expectTrue(!sees(table, colour, secret), `${colour} sees "${secret}" in frame ${frame}`);
      table.frames(1);
    }
  }

  it(`${id}: H26: a stranger at the colour of somebody who has left sees and plays nothing`, () => {
    const { table, white, blue } = dealt(401);
    const secret = secretOf(table, 1);
    const eve = table.joins("Eve");
    blue.leaves();
    table.seconds(0.3);
    eve.sits("Blue");
    expectNeverSeen(table, "Blue", secret);
    at.waitForPeople(table);
    expectTrue(!sees(table, "Blue", secret), "the stranger has the hand");
    expectShown(table, "White", longestPart(english.table.SENTENCES.vacancy));
    white.clicks(fill(english.table.SENTENCES.seatNewcomer, { colour: "Blue" }));
    at.waitForPeople(table);
    expectTrue(sees(table, "Blue", secret), "who was let in does not see the hand");
    expectSound(table);
  });

  it(`${id}: X02: an opponent cannot take the seat of somebody who is gone for a second`, () => {
    const { table, white, blue } = dealt(402);
    const secret = secretOf(table, 1);
    blue.stands();
    table.seconds(1);
    expectNotShown(table, "White", fill(english.table.SENTENCES.takeSeat, { colour: "Blue" }));
    white.stands();
    white.sits("Blue");
    expectNeverSeen(table, "Blue", secret);
    for (const label of [
      fill(english.table.SENTENCES.takeSeat, { colour: "Blue" }),
      fill(english.table.SENTENCES.seatNewcomer, { colour: "Blue" }),
    ])
      expectTrue(!shown(table, "Blue").includes(label), `the opponent may press ${label}`);
    white.stands();
    white.sits("White");
    blue.sits("Blue");
    at.waitForPeople(table);
    expectTrue(
      sees(table, "Blue", secret),
      `Blue is back and does not see "${secret}" in ${shown(table, "Blue")}`,
    );
    at.expectPicture(table);
    expectSound(table);
  });

  it(`${id}: H10: who plays cannot take a bot's tableSeat at another colour and read it`, () => {
    const table = at.open({ seed: 403, players: [{ color: "White" }] }, options);
    const white = table.player("White");
    white.clicks(english.table.SENTENCES.startFilled);
    at.waitForPeople(table);
    const secret = secretOf(table, 1);
    const { colour } = expectPresent(at.reportOf(table).seats[1]);
    white.stands();
    table.seconds(1);
    white.sits(colour);
    expectNeverSeen(table, colour, secret);
    expectNotShown(table, colour, startOf(english.table.SENTENCES.takeSeat));
    expectSame(at.reportOf(table).seats[1]?.kind, "bot");
    expectSound(table);
  });

  it(`${id}: H09: who plays does not see all hands by standing up, though spectators may`, () => {
    const table = at.open({ seed: 404 }, options);
    const [white, blue] = [table.player("White"), table.player("Blue")];
    const anna = table.joins("Anna");
    opensSettings(table, white);
    turnsTo(
      table,
      white,
      fill(english.table.SENTENCES.openHands, { what: english.table.SENTENCES.openHandsNone }),
    );
    table.seconds(1);
    at.deal(table, white);
    const secrets = [secretOf(table, 0), secretOf(table, 1)];
    expectTrue(sees(table, "Grey", secrets[0] ?? ""), `${anna.color()} looks on and sees no hands`);
    blue.stands();
    // The game shows what a script has written two frames later.
    table.frames(2);
    expectNeverSeen(table, "Grey", secrets[0] ?? "");
    blue.sits("Blue");
    at.waitForPeople(table);
    expectTrue(sees(table, "Grey", secrets[0] ?? ""), "the spectators' hands stay closed");
    expectSound(table);
  });
}

describe("A chair belongs to a person", () => {
  it("A23: who has accepted options and left has not accepted them for somebody else", () => {
    const at = gameTable(rollFlush);
    const table = at.open({ seed: 405 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    for (const player of [white, blue]) player.clicks(english.table.SENTENCES.optionsTab);
    table.seconds(1);
    white.clicks(
      fill(english.table.SENTENCES.option, { label: english.rollFlush.OPTION_WORDS.target.label, value: 30 }),
    );
    table.seconds(1);
    blue.clicks(english.table.SENTENCES.acceptOptions);
    table.seconds(1);
    blue.leaves();
    table.seconds(0.5);
    table.joins("Eve").sits("Blue");
    table.seconds(1);
    const waits = fill(english.table.SENTENCES.dealWaits, { players: "Blue (Eve)" });
    opens(table, white, english.table.SENTENCES.back, `${english.table.SENTENCES.start}\n${waits}`);
    table.seconds(2);
    expectTrue(!at.reportOf(table).playing, "dealt with options that Eve has never seen");
    expectHeard(table, "Blue", fill(english.table.SENTENCES.askedToAccept, { player: "White" }));
  });

  isNobodyElses(rollFlush, {});
  isNobodyElses(pokerchess, { moveLimit: 0, battleLimit: 0 });
});
