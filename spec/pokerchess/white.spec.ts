import { rematch } from "../../src/games/pokerchess/rules/rematch";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { generalOf } from "../../src/games/pokerchess/rules/teams/roster";
import { words } from "../../src/games/pokerchess/words/words";
import { stateFault } from "./invariants";
import { expectSame, expectTrue } from "../support/expect";
import { act, awaitedSeats, divide, formed, look, shuffle } from "./people";

describe("PC-3.2 without a draw for white", () => {
  it("two begin with the first turn, White as the option says", () => {
    for (const [white, team] of [
      ["first", 0],
      ["second", 1],
    ] as const) {
      const state = rules.start({ white }, 2);
      expectSame([state.phase.kind, state.whiteTeam, state.turn], ["turnShuffle", team, 1]);
      shuffle(state);
      expectSame(awaitedSeats(state), [team]);
      expectSame(stateFault(state), undefined);
    }
    expectSame(rules.start({ white: "third" }, 2).phase.kind, "drawShuffle");
  });

  it("teams assign their pieces at once; it is the first seat's team, whichever that is", () => {
    const state = formed(
      [
        [3, 1],
        [2, 0],
      ],
      { white: "first" },
    );
    expectSame([state.phase.kind, generalOf(state, "white")], ["assigning", 2]);
    expectSame(state.draw, []);
    expectSame(stateFault(state), undefined);
  });

  it("rivals for General still draw, and nothing more is drawn", () => {
    const state = rules.start({ white: "second" }, 4);
    divide(state, [
      [0, 2],
      [1, 3],
    ]);
    for (const seat of [0, 2]) act(state, seat, { kind: "nominate", seat });
    for (const seat of [1, 3]) act(state, seat, { kind: "nominate", seat: 1 });
    expectSame(state.phase, { kind: "drawShuffle", tied: [0] });
    const events = shuffle(state, ["9S", "4C", "7D", "KH"]);
    expectSame(
      events.map(({ kind }) => kind),
      ["drewForGeneral", "drewForGeneral", "generalFound", "playsWhite"],
    );
    expectSame([state.draw, state.burnt, generalOf(state, "white")], [[], ["9S"], 1]);
    expectSame(stateFault(state), undefined);
    const sentence = words.prompt(rules.seen(state, "spectator"), "spectator");
    for (const card of ["4♣", "7♦"]) expectTrue(sentence.includes(card), sentence);
    expectTrue(!sentence.includes("2♣"), sentence);
    look(state);
    expectSame(state.phase.kind, "assigning");
  });
});

/** Teams of two and two, one and two, and two and three. */
const TEAMS: readonly (readonly (readonly number[])[])[] = [
  [
    [3, 0],
    [1, 2],
  ],
  [[1], [2, 0]],
  [
    [1, 3],
    [0, 2, 4],
  ],
];

function named(team: readonly number[]): string {
  return [...team].sort((a, b) => a - b).join();
}

function sorted(texts: readonly string[]): string[] {
  return texts.slice().sort((a, b) => (a < b ? -1 : 1));
}

describe("A rematch", () => {
  it("PC-3.2 gives White to the other side", () => {
    for (const white of ["first", "second"] as const) {
      const state = rules.start({ white }, 2);
      const next = white === "first" ? "second" : "first";
      expectSame(rematch(state), {
        order: [0, 1],
        first: [1 - state.whiteTeam],
        options: { white: next },
      });
    }
  });

  it("PC-12.2 proposes the same teams, the larger one first, and gives White to the other", () => {
    for (const rosters of TEAMS) {
      const people = rosters.reduce((sum, roster) => sum + roster.length, 0);
      const state = formed(rosters, { white: "first" });
      const [before, after] = [generalOf(state, "white"), generalOf(state, "black")];
      const { order, first, options } = rematch(state);
      expectTrue(first.includes(after) && !first.includes(before), first.join());
      const again = rules.start(options, people);
      for (let seat = 0; seat < people; seat++) act(again, seat, { kind: "agree" });
      const teams = again.teams.map((team) => named(team.map((seat) => order[seat] ?? NaN)));
      expectSame(sorted(teams), sorted(rosters.map((roster) => named(roster))));
      const firstSeats = again.teams.findIndex((team) => team.includes(0));
      expectSame(teams[options["white"] === "first" ? firstSeats : 1 - firstSeats], named(first));
    }
  });
});
