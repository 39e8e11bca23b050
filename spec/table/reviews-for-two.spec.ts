import type { EmulatedTable } from "../../src/emulator";
import type { State } from "../../src/games/pokerchess/rules/state";
import { fill } from "../../src/kit/words/words";
import { english, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { pokerchess, tableAt } from "./pokerchess";
import { clicks, shown } from "./support/panel-text";
import { shown as panelOf } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { TWO_PLAY } from "./support/twins";

const { decidingSeat, piece, stateOf, take, waitForPeople } = pokerchess;

const { SENTENCES } = english.table;
const ACCURACY = startOf(SENTENCES.reviewAccuracy);
const COMES_WITHIN = 120;

function isFifthTurn({ phase, turn, counts }: State): boolean {
  return phase.kind === "move" && turn === 5 && counts.battles === 0;
}

/** A game of White and Blue, on which Anna looks, that somebody has given up. */
function finishedGame(): EmulatedTable {
  const table = tableAt(isFifthTurn, { seed: 52, players: TWO_PLAY.people });
  take(table, { kind: "forfeit" }, expectPresent(decidingSeat(stateOf(table))));
  waitForPeople(table);
  // The record is written, and what the click of somebody would touch has come to rest.
  table.seconds(10);
  return table;
}

describe("a review of a game for two", () => {
  it("is on the panel of anyone who asks, and on nobody else's, and ends when its reader wants to play again", () => {
    const table = finishedGame();
    const [white, blue] = [table.player("White"), table.player("Blue")];
    const { guid } = piece(table, "board");
    const before = { White: panelOf(table, "White"), Grey: panelOf(table, "Grey") };
    clicks(table, blue, SENTENCES.review);
    expectSame({ White: panelOf(table, "White"), Grey: panelOf(table, "Grey") }, before);
    table.until(() => shown(blue, guid, "page").startsWith(ACCURACY), COMES_WITHIN);
    const page = shown(blue, guid, "page");
    expectTrue(page.startsWith(ACCURACY), page);
    expectSame({ White: panelOf(table, "White"), Grey: panelOf(table, "Grey") }, before);
    expectTrue(!panelOf(table, "Blue").includes(startOf(SENTENCES.practise)), "two would practise");

    // White's own review is another one, and both end with a new game that both want.
    clicks(table, white, SENTENCES.review);
    table.until(() => shown(white, guid, "page").startsWith(ACCURACY), COMES_WITHIN);
    expectTrue(shown(white, guid, "page").startsWith(ACCURACY), shown(white, guid, "page"));
    expectSame(shown(blue, guid, "page"), page);
    clicks(table, white, SENTENCES.back);
    table.seconds(1);
    clicks(table, white, SENTENCES.rematch);
    waitForPeople(table);
    expectSame(shown(blue, guid, "page"), page);
    expectTrue(stateOf(table).phase.kind === "over", "White has taken the review away");
    expectTrue(
      shown(white, guid, "notes").includes(fill(SENTENCES.voteOpen, { players: "Blue" })),
      shown(white, guid, "notes"),
    );
    const heard = blue.sees().lines.map(({ text }) => text);
    expectTrue(heard.includes(fill(SENTENCES.wantsRematch, { colour: "White" })), heard.join());
    clicks(table, blue, SENTENCES.back);
    table.seconds(1);
    clicks(table, blue, fill(SENTENCES.rematchWith, { players: "White" }));
    waitForPeople(table);
    for (const player of [white, blue]) expectSame(shown(player, guid, "page"), "");
    expectSound(table);
  });
});
