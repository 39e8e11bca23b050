import type { EmulatedTable } from "../../src/emulator";
import type { Action, State as ChessState } from "../../src/games/pokerchess/rules/state";
import type { GameAction, Seat } from "../../src/kit/rules/rules";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import type { GameTable } from "./game-table";
import { pokerchess } from "./pokerchess";
import { rollFlushTable } from "./roll-flush";
import { buttonsOf } from "./support/buttons";
import { expectShown } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { expectUpright } from "./support/upright";

/* Whole games of three and four people, who press nothing but the buttons of their own panels. */

const { SENTENCES } = english.table;

/** Everybody reads their panel and the board after so many decisions. */
const READ_EVERY = 5;
/** The rule of attacks, which are the first choices of a turn. */
const ATTACK = "PC-4.4";
/** Seconds until everybody's panel shows who has come or gone. */
const NOTICED = 1.5;

interface Person {
  color: string;
  name: string;
}

/** How a game is played: who leaves it in front of which decision and is back some later, and what is not left to a policy. */
interface Course<State, Choice> {
  seed: number;
  people: readonly Person[];
  leaver: Person;
  leavesAt: number;
  decides?: (this: void, state: State, seat: Seat) => Choice | undefined;
}

/** Fails unless everybody at the table reads who they are and what goes on, on full buttons and upright. */
function everybodyReads<State, Choice>(
  { piece }: GameTable<State, Choice>,
  table: EmulatedTable,
  people: readonly Person[],
): void {
  const board = piece(table, "board");
  for (const { color } of people) {
    expectShown(table, color, fill(SENTENCES.youPlay, { colour: color }));
    for (const part of ["turn", "status", "prompt"]) {
      const seen = table.sight(color).panels.find(({ id }) => id === `${board.guid}.${color}.${part}`);
      expectTrue(expectPresent(seen, `${color} has no ${part}`).text !== "", `${color}'s ${part} is empty`);
    }
    for (const { label, part } of buttonsOf(table, color))
      expectTrue(label !== "", `${color}'s button ${part} is empty`);
  }
  expectUpright(
    table,
    board,
    people.map(({ color }) => color),
  );
}

/** Somebody leaves the game, the others are told, and the host waits; coming back, that person has the seat again. */
function leavesAndIsBack<State, Choice>(
  at: GameTable<State, Choice>,
  table: EmulatedTable,
  { people, leaver }: Course<State, Choice>,
): void {
  const { color, name } = leaver;
  const others = people.filter((person) => person !== leaver);
  const before = at.stateOf(table);
  table.player(color).leaves();
  table.seconds(NOTICED);
  table.player("White").clicks(fill(SENTENCES.waitFor, { colour: color }));
  table.seconds(NOTICED);
  everybodyReads(at, table, others);
  table.joins(name).sits(color);
  table.seconds(NOTICED);
  at.waitForPeople(table);
  expectSame(at.stateOf(table), before);
  expectSame(
    at.reportOf(table).seats.map(({ colour, player }) => [colour, player]),
    at.reportOf(table).seats.map(({ colour }) => [colour, colour]),
    `${color} does not play its seat`,
  );
}

/** Plays a whole game. */
function play<State, Choice extends GameAction>(
  at: GameTable<State, Choice>,
  table: EmulatedTable,
  course: Course<State, Choice>,
): void {
  const { seed, people, leaver, leavesAt, decides } = course;
  const decide = at.decider("sensible", seed);
  at.deal(table, table.player("White"));
  let ownDecisions = 0;
  let decisions = 0;
  for (; ; decisions++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) break;
    if (decisions === leavesAt) leavesAndIsBack(at, table, course);
    if (decisions % READ_EVERY === 0) everybodyReads(at, table, people);
    if (decisions > leavesAt && at.personAt(table, seat).color() === leaver.color) ownDecisions++;
    at.clickAction(table, state, decides?.(state, seat) ?? decide(state, seat), seat);
    at.waitForPeople(table, 120);
  }
  expectTrue(decisions > leavesAt && ownDecisions > 0, `${leaver.name} has not decided after coming back`);
  at.expectPicture(table);
  expectSound(table);
}

describe("A whole game of several people through their own panels", () => {
  it("of Roll Flush is played by three, one of whom leaves and comes back", () => {
    const people = [
      { color: "White", name: "Bo" },
      { color: "Orange", name: "Ada" },
      { color: "Blue", name: "Cleo" },
    ];
    const leaver = expectPresent(people[1]);
    const table = rollFlushTable.open({ seed: 301, players: people }, { target: 4 });
    play(rollFlushTable, table, { seed: 301, people, leaver, leavesAt: 12 });
  });

  it("of Pokerchess is played by two teams of two, one of whom leaves and comes back", () => {
    const people = [
      { color: "White", name: "Bo" },
      { color: "Orange", name: "Ada" },
      { color: "Blue", name: "Cleo" },
      { color: "Purple", name: "Dan" },
    ];
    const leaver = expectPresent(people[2]);
    const options = { startingChips: 8, turnLimit: 24, moveLimit: 0, battleLimit: 0 };
    const table = pokerchess.open({ seed: 303, players: people }, options);
    // Everybody wants to be General, so cards decide in both teams; whoever can attack does.
    const decides = (state: ChessState, seat: Seat): Action | undefined => {
      if (state.phase.kind === "generals") return { kind: "nominate", seat };
      const [first] = pokerchess.choicesOf(state, seat);
      return first?.rule === ATTACK ? first.action : undefined;
    };
    play(pokerchess, table, { seed: 303, people, leaver, leavesAt: 20, decides });
  });
});
