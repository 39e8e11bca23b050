import { levelLabel } from "../support/levels";
import type { EmulatedTable } from "../../src/emulator";
import { pokerchess as game } from "../../src/games/pokerchess";
import type { State } from "../../src/games/pokerchess/rules/state";
import { shortName } from "../../src/kit/words/card-names";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess, tableAt } from "./pokerchess";
import { gameUpTo } from "./support/battle-under-way";
import { expectSound } from "./support/soundness";
import { opens, opensPlayers } from "./support/hosting";
import { english, startOf } from "../support/english";

const {
  choicesOf,
  clickAction,
  continueWith,
  deal,
  decider,
  decidingSeat,
  expectPicture,
  open: openPokerchess,
  reportOf,
  stateOf,
  waitForPeople,
} = pokerchess;

const ALONE = { players: [{ color: "White" }] };
/** The rule of attacks, which are the first choices of a turn. */
const ATTACK = "PC-4.4";
/** All that somebody reads in the panel. */
function panelOf(table: EmulatedTable, colour: string): string {
  return table
    .sight(colour)
    .panels.map(({ text }) => text)
    .join("\n");
}

/** The cards in somebody's hand. */
function handOf(table: EmulatedTable, colour: string): string[] {
  return table
    .player(colour)
    .hand()
    .map(({ state }) => (state.Memo ?? "").split("/")[2] ?? "");
}

/** Lets people decide so often, or until the game is over; they attack where they can. */
function playOn(table: EmulatedTable, decisions: number, before: (this: void, state: State) => void): void {
  const decide = decider("sensible", 71);
  for (let i = 0; i < decisions; i++) {
    const state = stateOf(table);
    const seat = decidingSeat(state);
    if (seat === undefined) return;
    before(state);
    const [first] = choicesOf(state, seat);
    clickAction(table, state, first?.rule === ATTACK ? first.action : decide(state, seat), seat);
    waitForPeople(table, 120);
  }
}

function isBattle({ phase }: State): boolean {
  return phase.kind === "bet";
}

describe("one person at both sides of Pokerchess", () => {
  it("PC-4.6: holds and reads the hidden card of the seat that decides, and not the other's", () => {
    const options = { ...CALM, turnLimit: 12 };
    const table = openPokerchess({ seed: 73, ...ALONE }, options);
    const white = table.player("White");
    opensPlayers(table, white);
    white.clicks(english.table.SENTENCES.addSeat);
    // The way on has changed, so a click on it counts a moment later only.
    table.seconds(1);
    deal(table, white);
    continueWith(table, gameUpTo(isBattle, options).steps);
    let battles = 0;
    playOn(table, 200, (state) => {
      const seat = expectPresent(decidingSeat(state));
      const { privateCard, downCard } = game.rules.seen(state, seat);
      const known = [privateCard, downCard].filter((card) => card !== undefined);
      // Both are known to everybody after a showdown, and are on the table.
      const own = known.length === 1 ? known : [];
      if (state.battle !== undefined) battles++;
      // After a showdown both hidden cards are open on the board until the retreat is chosen.
      if (state.battle !== undefined && state.last?.hands !== undefined) return;
      expectSame(handOf(table, "White").length, own.length);
      for (const card of own) {
        expectTrue(handOf(table, "White").includes(card), `${card} is not in the hand`);
        expectTrue(panelOf(table, "White").includes(shortName(card)), `the panel does not tell ${card}`);
      }
    });
    expectTrue(battles > 0, "nobody has fought");
    expectSame(stateOf(table).phase.kind, "over");
    expectPicture(table);
    expectSound(table);
  });
});

describe("a computer at Pokerchess", () => {
  for (const [clicks, level] of [
    [2, "beginner"],
    [3, "casual"],
    [0, "regular"],
    [1, "expert"],
  ] as const) {
    it(`plays a game to its end: ${level}`, () => {
      const table = openPokerchess({ seed: 74, ...ALONE }, { ...CALM, turnLimit: 4 });
      const white = table.player("White");
      opensPlayers(table, white);
      for (const label of [
        levelLabel(game, "regular"),
        levelLabel(game, "expert"),
        levelLabel(game, "beginner"),
      ].slice(0, clicks)) {
        white.clicks(label);
        table.seconds(0.5);
      }
      opens(table, white, english.table.SENTENCES.back, english.table.SENTENCES.startFilled);
      waitForPeople(table, 120);
      expectSame(reportOf(table).seats[1]?.kind, "bot");
      playOn(table, 60, () => undefined);
      expectSame(stateOf(table).phase.kind, "over");
      expectPicture(table);
      expectSound(table);
    });
  }

  it("stands in for somebody who leaves in the middle of a battle, and gives the seat back", () => {
    const table = tableAt(isBattle, { seed: 72 });
    const own = handOf(table, "White");
    expectSame(handOf(table, "Blue").length, 1);
    const blue = table.player("Blue");
    blue.stands();
    table.seconds(1);
    table.player("White").clicks(fill(english.table.SENTENCES.standIn, { colour: "Blue" }));
    waitForPeople(table, 120);
    expectPicture(table);
    expectTrue(
      handOf(table, "White").every((card) => own.includes(card) || stateOf(table).battle === undefined),
    );
    blue.sits("Blue");
    table.seconds(1);
    waitForPeople(table, 120);
    expectSame(reportOf(table).seats[1]?.kind, "person");
    playOn(table, 4, () => undefined);
    expectPicture(table);
    expectSound(table);
  });
});

describe("the two sides of Pokerchess before the deal", () => {
  const { SENTENCES } = english.table;

  /** Who the lobby says would play, and the teams that are proposed after the deal, by colours. */
  function sidesOf(colours: readonly string[]): { lobby: string; teams: string[][] } {
    const players = colours.map((color) => ({ color, name: `Person at ${color}` }));
    const table = openPokerchess({ seed: 77, players }, CALM);
    const lobby = panelOf(table, "White");
    deal(table, table.player("White"));
    const teams: string[][] = [[], []];
    const { phase } = stateOf(table);
    for (const [seat, { colour }] of reportOf(table).seats.entries())
      expectPresent(teams[phase.kind === "division" ? (phase.division[seat] ?? 0) : seat]).push(colour);
    expectSound(table);
    return { lobby, teams };
  }

  it("PC-12.2: partners sit side by side, in teams as equal as possible, and the lobby names both sides", () => {
    const four = sidesOf(["White", "Orange", "Blue", "Purple"]);
    expectSame(four.teams, [
      ["White", "Purple"],
      ["Orange", "Blue"],
    ]);
    const [first, second] = [
      ["White", "Purple"],
      ["Orange", "Blue"],
    ].map((side) => side.map((colour) => `${colour} (Person at ${colour})`).join(", "));
    const names = fill(SENTENCES.sides, { first: first ?? "", second: second ?? "" });
    expectTrue(four.lobby.includes(names), four.lobby);
    expectSame(sidesOf(["White", "Blue"]).teams, [["White"], ["Blue"]]);
    expectSame(sidesOf(["White", "Blue", "Green"]).teams, [["Green", "Blue"], ["White"]]);
    expectSame(sidesOf(["White", "Purple", "Red"]).teams, [["White", "Purple"], ["Red"]]);
    expectSame(sidesOf(["White", "Red", "Orange", "Yellow", "Green", "Blue", "Purple", "Pink"]).teams, [
      ["White", "Red", "Purple", "Pink"],
      ["Orange", "Yellow", "Green", "Blue"],
    ]);
  });

  it("the lobby of somebody alone says that there are two sides", () => {
    const lobby = panelOf(openPokerchess({ seed: 78, ...ALONE }), "White");
    const names = { least: 2, most: 8, names: "White" };
    expectTrue(lobby.includes(startOf(fill(SENTENCES.lobbyTooFewSides, names))), lobby);
  });
});

describe("a battle under way", () => {
  it("promise 3: is the same after loading it again, with the same cards in the same hands", () => {
    const table = tableAt(isBattle, { seed: 72 });
    const [state, white, blue] = [stateOf(table), handOf(table, "White"), handOf(table, "Blue")];
    expectSame([white.length, blue.length], [1, 1]);
    table.load(table.save());
    waitForPeople(table, 120);
    expectSame(stateOf(table), state);
    expectSame([handOf(table, "White"), handOf(table, "Blue")], [white, blue]);
    expectPicture(table);
    expectSound(table);
  });
});

describe("a game of three", () => {
  it("PC-12: comes from forming teams to its first battle by clicks, a computer among the people", () => {
    const table = openPokerchess({ seed: 75 }, { ...CALM, turnLimit: 60 });
    const white = table.player("White");
    opensPlayers(table, white);
    white.clicks(english.table.SENTENCES.addBot);
    table.seconds(0.5);
    deal(table, white);
    const kinds: string[] = [];
    const isFought = ({ battle }: State): boolean => battle !== undefined;
    for (let i = 0; i < 80 && !isFought(stateOf(table)); i++) {
      playOn(table, 1, ({ phase }) => {
        if (!kinds.includes(phase.kind)) kinds.push(phase.kind);
      });
    }
    expectTrue(isFought(stateOf(table)), "nobody has fought");
    for (const kind of ["division", "generals", "move"]) expectTrue(kinds.includes(kind), kinds.join());
    expectPicture(table);
    expectSound(table);
  });
});
