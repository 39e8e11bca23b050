import type { EmulatedTable } from "../../src/emulator";
import { pokerchess as game } from "../../src/games/pokerchess";
import type { State } from "../../src/games/pokerchess/rules/state";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess, tableAt } from "./pokerchess";
import { playAgain } from "./support/again";
import { buttonsOf, choicesOn } from "./support/buttons";
import { TWO_PLAY } from "./support/twins";
import { expectSound } from "./support/soundness";

const { choicesOf, deal, decidingSeat, open, personAt, stateOf, take, waitForPeople } = pokerchess;
const { ASIDES, CONFIRM, GROUPS } = english.pokerchess;

/** How long a panel takes to show what a click has opened, in seconds. */
const OPENING_TIME = 1;

/** The colours of the person to move and of the other one. */
function colours(table: EmulatedTable): { mover: string; other: string } {
  const seat = expectPresent(decidingSeat(stateOf(table)));
  return { mover: personAt(table, seat).color(), other: personAt(table, 1 - seat).color() };
}

function dealt(): EmulatedTable {
  const table = open({ seed: 85 }, CALM);
  deal(table, table.player("White"));
  return table;
}

/** Presses the button of somebody that begins so. */
function presses(table: EmulatedTable, colour: string, beginning: string): void {
  const button = buttonsOf(table, colour).find(({ label }) => label.startsWith(beginning));
  table.player(colour).clicks(expectPresent(button, `${colour} sees no "${beginning}"`).label);
  table.seconds(OPENING_TIME);
}

function reads(table: EmulatedTable, colour: string, text: string): boolean {
  return table.sight(colour).panels.some((panel) => panel.text === text);
}

/** A quiet move of the side to move. */
function moves(table: EmulatedTable): void {
  const state = stateOf(table);
  const seat = expectPresent(decidingSeat(state));
  const quiet = choicesOf(state, seat).find(({ rule }) => rule === "PC-4.3");
  take(table, expectPresent(quiet).action, seat);
  waitForPeople(table);
}

describe("The end of a game of Pokerchess", () => {
  it("PC-9.9: is won or lost on the panels of those who have played, and told by name to who looked on", () => {
    const table = open({ seed: 86, players: TWO_PLAY.people }, CALM);
    deal(table, table.player("White"));
    const { mover, other } = colours(table);
    take(table, { kind: "forfeit" }, expectPresent(decidingSeat(stateOf(table))));
    waitForPeople(table);
    const { youWin, youLose } = english.table.SENTENCES;
    const wins = fill(english.pokerchess.RESULTS.forfeit.headline, { winner: other });
    const readsPart = (colour: string, part: string): boolean =>
      table.sight(colour).panels.some(({ text }) => text.includes(part));
    expectTrue(reads(table, other, youWin), `${other} does not read the victory`);
    expectTrue(reads(table, mover, youLose) && readsPart(mover, wins), `${mover} does not read the defeat`);
    expectTrue(reads(table, "Grey", wins), "who looks on does not read who has won");
    expectSound(table);
  });
});

describe("Ending a game of Pokerchess early", () => {
  it("PC-9.3 PC-9.6: is one click away from both players, and apart from the clock", () => {
    const table = dealt();
    const { mover, other } = colours(table);
    for (const colour of [mover, other]) {
      presses(table, colour, GROUPS.ending);
      const labels = choicesOn(table, colour).map(({ label }) => label);
      for (const ending of [ASIDES.forfeit, ASIDES.draw])
        expectTrue(
          labels.some((label) => label.startsWith(ending)),
          `${colour} cannot see ${ending}: ${labels.join()}`,
        );
      expectTrue(!labels.some((label) => label.includes(ASIDES.proposeTimeDetail)), labels.join());
      presses(table, colour, GROUPS.clock);
      const times = choicesOn(table, colour).filter(({ label }) => label.includes(ASIDES.proposeTimeDetail));
      expectTrue(times.length > 0, "no time can be proposed");
      presses(table, colour, english.table.SENTENCES.back);
    }
    expectSound(table);
  });

  it("PC-9.3: can be confirmed in a battle, too", () => {
    const table = tableAt(({ phase }: State) => phase.kind === "bet", { seed: 72 });
    const { other } = colours(table);
    presses(table, other, GROUPS.ending);
    presses(table, other, ASIDES.forfeit);
    presses(table, other, ASIDES.forfeit);
    waitForPeople(table);
    expectSame(stateOf(table).phase.kind, "over");
    expectSound(table);
  });

  it("PC-9.6: a draw is answered by the first two buttons, of which neither looks better, on one's own turn too", () => {
    for (const isMover of [false, true]) {
      const table = dealt();
      const { mover, other } = colours(table);
      const [offering, asked] = isMover ? [other, mover] : [mover, other];
      presses(table, offering, GROUPS.ending);
      presses(table, offering, ASIDES.draw);
      waitForPeople(table);
      const [accept, decline] = choicesOn(table, asked);
      expectTrue(expectPresent(accept).label.startsWith(ASIDES.acceptOffer), accept?.label);
      expectSame(decline?.label, ASIDES.declineOffer);
      expectSame([accept?.tone, decline?.tone], ["plain", "plain"]);
      presses(table, asked, ASIDES.acceptOffer);
      presses(table, asked, ASIDES.acceptOffer);
      waitForPeople(table);
      expectSame(game.rules.waiting(stateOf(table)).kind, "over");
      expectSound(table);
    }
  });

  it("PC-9.3: who is asked whether to resign still is when the turn has passed, and then has resigned", () => {
    const table = dealt();
    const { mover, other } = colours(table);
    presses(table, other, GROUPS.ending);
    presses(table, other, ASIDES.forfeit);
    expectTrue(reads(table, other, CONFIRM.forfeit), "nothing is asked");
    moves(table);
    expectSame(colours(table), { mover: other, other: mover });
    expectTrue(reads(table, other, CONFIRM.forfeit), "it is asked no longer");
    presses(table, other, english.table.SENTENCES.back);
    expectTrue(!reads(table, other, CONFIRM.forfeit), "it is still asked");
    presses(table, other, GROUPS.ending);
    presses(table, other, ASIDES.forfeit);
    moves(table);
    presses(table, other, ASIDES.forfeit);
    waitForPeople(table);
    const { phase } = stateOf(table);
    expectSame(phase.kind === "over" ? phase.ending : phase.kind, "forfeit");
    expectSound(table);
  });

  it("PC-9.3: a question of the last game is not asked in the next one", () => {
    const table = dealt();
    const { mover, other } = colours(table);
    presses(table, other, GROUPS.ending);
    presses(table, other, ASIDES.forfeit);
    take(table, { kind: "forfeit" }, expectPresent(decidingSeat(stateOf(table))));
    waitForPeople(table);
    playAgain(table, mover, other);
    waitForPeople(table);
    for (const colour of [mover, other])
      expectTrue(!reads(table, colour, CONFIRM.forfeit), `${colour} is asked about the last game`);
    expectSound(table);
  });
});
