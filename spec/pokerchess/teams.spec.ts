import { copy } from "../../src/kit/data/data";
import { drawOutcome } from "../../src/kit/rules/chance";
import { anyAction } from "../../src/kit/rules/choices";
import { below, seeded, type Random } from "../../src/kit/data/random";
import type { Seat } from "../../src/kit/rules/rules";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { WINGS, type Action, type State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { formingPhase } from "../../src/games/pokerchess/rules/teams/forming";
import { NOT_VOTED, UNNAMED } from "../../src/games/pokerchess/rules/teams/generals";
import { words } from "../../src/games/pokerchess/words/words";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectExactChoices } from "../support/legality";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice } from "../support/budget";
import { english } from "../support/english";
import { SCALE } from "../support/scale";
import {
  act,
  awaitedSeats,
  decisionOf,
  divide,
  drawn,
  expectRefused,
  formed,
  lists,
  look,
  shuffle,
} from "./people";

function kinds(events: readonly Event[]): string[] {
  return events.map(({ kind }) => kind);
}

/** A game whose people do not agree on a division, with these ballots cast for captains. */
function voted(ballots: readonly (readonly Seat[])[]): { state: State; events: Event[] } {
  const state = rules.start({}, ballots.length);
  act(state, 1, { kind: "disagree" });
  let events: Event[] = [];
  for (const [seat, ballot] of ballots.entries()) {
    for (const approved of ballot) act(state, seat, { kind: "approve", seat: approved });
    events = act(state, seat, { kind: "cast" });
  }
  return { state, events };
}

/** A game whose two teams search their Generals, and whose first team is down to ballots. */
function disputed(teams: readonly (readonly Seat[])[]): State {
  const people = teams.reduce((sum, team) => sum + team.length, 0);
  const state = rules.start({ generalTie: "ballot" }, people);
  divide(state, teams);
  for (const seat of teams[0] ?? []) act(state, seat, { kind: "nominate", seat });
  return state;
}

describe("PC-12.1 how many people play", () => {
  it("two need no teams: they begin with the draw for white", () => {
    const state = rules.start({}, 2);
    expectSame([state.phase.kind, state.teams, state.stacks], ["drawShuffle", [[0], [1]], [32, 32]]);
  });
  it("three and more form teams first, up to eight", () => {
    for (let people = 3; people <= 8; people++) expectSame(rules.start({}, people).phase.kind, "division");
    expectSame(rules.start({}, 9).people, 8);
  });
});

describe("PC-12.2 division by consent", () => {
  it("starts with a proposal of two teams as equal as possible, which nobody has accepted", () => {
    expectSame(rules.start({}, 5).phase, {
      kind: "division",
      division: [0, 1, 0, 1, 0],
      accepted: [false, false, false, false, false],
    });
  });
  it("takes effect when every person accepts it", () => {
    const state = rules.start({}, 4);
    for (const seat of [3, 0, 2])
      expectSame(kinds(act(state, seat, { kind: "agree" })), ["divisionAccepted"]);
    expectSame(awaitedSeats(state), [1]);
    const events = act(state, 1, { kind: "agree" });
    expectSame(events[1], { kind: "divided", first: [0, 2], second: [1, 3] });
    expectSame(
      [state.phase.kind, state.teams],
      [
        "generals",
        [
          [0, 2],
          [1, 3],
        ],
      ],
    );
  });
  it("may be changed by anybody, and has to be accepted again then", () => {
    const state = rules.start({}, 4);
    act(state, 0, { kind: "agree" });
    act(state, 1, { kind: "agree" });
    const events = act(state, 0, { kind: "place", seat: 3, team: 0 });
    expectSame(events, [{ kind: "divisionProposed", seat: 0, moved: 3, team: 0 }]);
    expectSame(awaitedSeats(state), [0, 1, 2, 3]);
  });
  it("who has accepted may still propose another one, but is not waited for", () => {
    const state = rules.start({}, 3);
    act(state, 0, { kind: "agree" });
    const { choices = [], asides = [] } = decisionOf(state, 0) ?? {};
    expectSame(choices.length, 0);
    expectTrue(lists(asides, { kind: "place", seat: 0, team: 1 }));
    expectTrue(lists(asides, { kind: "disagree" }));
  });
  it("leaves nobody out and no team empty", () => {
    const state = rules.start({}, 3);
    expectRefused(state, 0, { kind: "place", seat: 1, team: 0 }, "PC-12.2", "emptyTeam");
    expectRefused(state, 0, { kind: "place", seat: 1, team: 1 }, "PC-12.2", "alreadyInTeam");
    expectRefused(state, 0, { kind: "place", seat: 3, team: 1 }, "PC-12.1", "unknownPerson");
    expectRefused(state, 3, { kind: "agree" }, "PC-12.1", "unknownPerson");
    act(state, 2, { kind: "agree" });
    expectRefused(state, 2, { kind: "agree" }, "PC-12.2", "alreadyAgreed");
    expectRefused(state, 2, { kind: "cast" }, "PC-12.2", "divisionUndecided");
  });
  it("can name any two teams", () => {
    const state = rules.start({}, 5);
    divide(state, [[3], [0, 1, 2, 4]]);
    expectSame(state.teams, [[3], [0, 1, 2, 4]]);
  });
});

describe("PC-12.3 division by captains", () => {
  it("begins as soon as one person does not agree", () => {
    const state = rules.start({}, 3);
    expectSame(kinds(act(state, 2, { kind: "disagree" })), ["noAgreement"]);
    expectSame([state.phase.kind, awaitedSeats(state)], ["captains", [0, 1, 2]]);
  });
  it("counts the ballots when the last one is cast", () => {
    const { state, events } = voted([[1, 2], [1, 2], [1, 2], [3], [3]]);
    expectSame(events, [
      { kind: "ballotCast", seat: 4 },
      { kind: "captainsElected", first: 1, second: 3 },
    ]);
    expectSame([state.phase, state.teams], [{ kind: "draft", captains: [1, 3], turn: 0 }, [[1], [3]]]);
  });
  it("a ballot may be changed until it is cast, not afterwards", () => {
    const state = rules.start({}, 3);
    act(state, 0, { kind: "disagree" });
    act(state, 0, { kind: "approve", seat: 0 });
    act(state, 0, { kind: "approve", seat: 2 });
    act(state, 0, { kind: "disapprove", seat: 0 });
    expectRefused(state, 0, { kind: "approve", seat: 2 }, "PC-12.3", "alreadyApproved");
    expectRefused(state, 0, { kind: "disapprove", seat: 1 }, "PC-12.3", "notApproved");
    expectRefused(state, 0, { kind: "approve", seat: 3 }, "PC-12.1", "unknownPerson");
    expectRefused(state, 0, { kind: "agree" }, "PC-12.3", "captainsUndecided");
    act(state, 0, { kind: "cast" });
    expectRefused(state, 0, { kind: "approve", seat: 1 }, "PC-12.3", "alreadyCast");
    expectSame(state.phase.kind === "captains" ? state.phase.ballots[0] : undefined, {
      approved: [2],
      cast: true,
    });
  });
});

describe("PC-12.4 the captains choose", () => {
  it("alternately, the first-elected one first, until nobody is left", () => {
    const { state } = voted([[4], [4], [1], [1], [4]]);
    expectSame(awaitedSeats(state), [4]);
    expectSame(act(state, 4, { kind: "pick", seat: 0 }), [{ kind: "picked", captain: 4, seat: 0 }]);
    expectSame(awaitedSeats(state), [1]);
    act(state, 1, { kind: "pick", seat: 3 });
    // The last one is no choice, and a table makes it for the captain.
    expectSame(decisionOf(state, 4)?.choices, [
      { action: { kind: "pick", seat: 2 }, rule: "PC-12.4", forced: true },
    ]);
    const events = act(state, 4, { kind: "pick", seat: 2 });
    expectSame(events[1], { kind: "divided", first: [0, 2, 4], second: [1, 3] });
    expectSame(state.phase.kind, "generals");
  });
  it("only people who are left, and only when it is their turn", () => {
    const { state } = voted([[0], [0], [], []]);
    expectRefused(state, 1, { kind: "pick", seat: 2 }, "PC-12.4", "notYourPick");
    expectRefused(state, 0, { kind: "pick", seat: 1 }, "PC-12.4", "alreadyPicked");
    expectRefused(state, 0, { kind: "pick", seat: 7 }, "PC-12.1", "unknownPerson");
    expectRefused(state, 0, { kind: "cast" }, "PC-12.4", "draftUndecided");
  });
  it("a captain need not become General (PC-12.6)", () => {
    const { state } = voted([[0], [0], []]);
    act(state, 0, { kind: "pick", seat: 2 });
    for (const seat of [0, 2]) act(state, seat, { kind: "nominate", seat: 2 });
    expectSame(state.teams, [[2, 0], [1]]);
  });
});

describe("PC-12.5 and PC-12.6 how a team finds its General", () => {
  it("a team of one has its General at once (PC-12.1)", () => {
    const state = rules.start({}, 3);
    divide(state, [[0, 2], [1]]);
    expectSame(awaitedSeats(state), [0, 2]);
    expectRefused(state, 1, { kind: "nominate", seat: 1 }, "PC-12.6", "generalFound");
  });
  it("by consent, if every member names the same person", () => {
    const state = rules.start({}, 3);
    divide(state, [[0, 2], [1]]);
    expectRefused(state, 0, { kind: "nominate", seat: 1 }, "PC-12.5", "notInTeam");
    expectRefused(state, 0, { kind: "cast" }, "PC-12.5", "generalUndecided");
    act(state, 0, { kind: "nominate", seat: 2 });
    expectRefused(state, 0, { kind: "nominate", seat: 0 }, "PC-12.5", "alreadyNamed");
    const events = act(state, 2, { kind: "nominate", seat: 2 });
    expectSame(events[1], { kind: "generalFound", seat: 2 });
    expectSame(state.phase.kind, "drawShuffle");
  });
  it("otherwise by approval and a runoff of the two with most approvals", () => {
    const state = disputed([
      [0, 2, 4],
      [1, 3],
    ]);
    expectRefused(state, 0, { kind: "vote", seat: 0 }, "PC-12.6", "approvalsUndecided");
    act(state, 0, { kind: "approve", seat: 4 });
    act(state, 2, { kind: "approve", seat: 4 });
    act(state, 2, { kind: "approve", seat: 2 });
    expectRefused(state, 2, { kind: "approve", seat: 1 }, "PC-12.1", "unknownPerson");
    act(state, 0, { kind: "cast" });
    act(state, 2, { kind: "cast" });
    const events = act(state, 4, { kind: "cast" });
    expectSame(events[1], { kind: "finalists", first: 4, second: 2 });
    expectRefused(state, 0, { kind: "vote", seat: 0 }, "PC-12.6", "notFinalist");
    expectRefused(state, 0, { kind: "cast" }, "PC-12.6", "runoffUndecided");
    act(state, 0, { kind: "vote", seat: 2 });
    expectRefused(state, 0, { kind: "abstain" }, "PC-12.6", "alreadyVoted");
    act(state, 2, { kind: "vote", seat: 2 });
    expectSame(act(state, 4, { kind: "abstain" })[1], { kind: "generalFound", seat: 2 });
  });
  it("both teams search at the same time; the game continues when both have found theirs", () => {
    const state = disputed([
      [0, 2],
      [1, 3],
    ]);
    expectSame(awaitedSeats(state), [0, 1, 2, 3]);
    for (const seat of [1, 3]) act(state, seat, { kind: "nominate", seat: 3 });
    expectSame([state.phase.kind, awaitedSeats(state)], ["generals", [0, 2]]);
    for (const seat of [0, 2]) act(state, seat, { kind: "cast" });
    for (const seat of [0, 2]) act(state, seat, { kind: "abstain" });
    // Nobody approves anybody and nobody votes: the earlier seat it is (R45).
    expectSame(state.teams, [
      [0, 2],
      [3, 1],
    ]);
  });
});

describe("PC-12.6 two who disagree on their General (R59)", () => {
  /** Two teams of two; in each, both name themselves. */
  function rivals(): State {
    const state = rules.start({}, 4);
    divide(state, [
      [0, 2],
      [1, 3],
    ]);
    for (const seat of [0, 2, 1]) act(state, seat, { kind: "nominate", seat });
    expectRefused(state, 0, { kind: "nominate", seat: 0 }, "PC-12.6", "generalTied");
    expectSame(act(state, 3, { kind: "nominate", seat: 3 })[1], { kind: "generalTied", team: 1 });
    expectSame(state.phase, { kind: "drawShuffle", tied: [0, 1] });
    return state;
  }

  it("draw cards before the Generals draw for white; the higher one leads, by suit if ranks are equal", () => {
    const state = rivals();
    const events = shuffle(state, ["9S", "4C", "7D", "KH", "KC", "2C", "3C"]);
    expectSame(events.slice(0, 3), [
      { kind: "drewForGeneral", seat: 0, card: "4C", reveals: true },
      { kind: "drewForGeneral", seat: 2, card: "7D", reveals: true },
      { kind: "generalFound", seat: 2 },
    ]);
    expectSame(events[5], { kind: "generalFound", seat: 1 });
    expectSame(state.teams, [
      [2, 0],
      [1, 3],
    ]);
    // Seat 1, which has the earlier seat of both Generals, has drawn the lower card for white.
    expectSame([state.draw, state.whiteTeam], [["2C", "3C"], 0]);
    const sentence = words.prompt(rules.seen(state, "spectator"), "spectator");
    for (const card of ["4♣", "7♦", "K♥", "K♣", "2♣", "3♣"]) expectTrue(sentence.includes(card), sentence);
    look(state);
    expectSame([state.phase.kind, awaitedSeats(state)], ["assigning", [2, 1]]);
  });
  it("get the odd chip with the office", () => {
    const state = rules.start({ startingChips: 9 }, 3);
    divide(state, [[0, 2], [1]]);
    for (const seat of [0, 2]) act(state, seat, { kind: "nominate", seat });
    expectSame(state.phase, { kind: "drawShuffle", tied: [0] });
    shuffle(state, ["9S", "4C", "7D"]);
    expectSame(state.stacks, [4, 9, 5]);
  });
  it("draw only if they are two: three vote", () => {
    const state = rules.start({}, 4);
    divide(state, [[0, 2, 3], [1]]);
    for (const seat of [0, 2, 3]) act(state, seat, { kind: "nominate", seat });
    expectSame(state.phase.kind, "generals");
    expectRefused(state, 0, { kind: "nominate", seat: 0 }, "PC-12.6", "approvalsUndecided");
  });
});

describe("PC-12.7 the roster", () => {
  it("has the General first, then the others by seat", () => {
    expectSame(
      formed([
        [4, 0, 2],
        [3, 1],
      ]).teams,
      [
        [4, 0, 2],
        [3, 1],
      ],
    );
  });
});

describe("PC-12.9 the pieces", () => {
  it("are given away by the Generals of teams of two and more, at the same time", () => {
    expectSame(
      awaitedSeats(
        drawn([
          [2, 0],
          [3, 1],
        ]),
      ),
      [2, 3],
    );
    expectSame(awaitedSeats(drawn([[2, 0], [1]])), [2]);
    expectSame(drawn([[0], [1]]).phase.kind, "turnShuffle");
  });
  it("PC-12.9 leave nobody out without a question", () => {
    const state = drawn([[2, 0, 1], [3]]);
    const asks = (): string | undefined => words.confirm(rules.seen(state, 2), { kind: "ready" });
    expectSame(asks(), english.pokerchess.CONFIRM.ready);
    act(state, 2, { kind: "assign", man: "white-queen", seat: 0 });
    expectSame(asks(), english.pokerchess.CONFIRM.ready);
    act(state, 2, { kind: "assign", man: "white-king", seat: 1 });
    expectSame(asks(), undefined);
  });
  it("belong to the player they are given to, and to the General if they are given to nobody", () => {
    const state = drawn([[2, 0, 1], [3]]);
    for (const man of ["white-queen", "white-pawn-a"]) act(state, 2, { kind: "assign", man, seat: 0 });
    act(state, 2, { kind: "assign", man: "white-pawn-a", seat: 1 });
    act(state, 2, { kind: "assign", man: "white-rook-a", seat: 1 });
    act(state, 2, { kind: "assign", man: "white-rook-a", seat: 2 });
    const events = act(state, 2, { kind: "ready" });
    expectSame(events, [
      { kind: "assigned", seat: 2, pieces: 14 },
      { kind: "assigned", seat: 0, pieces: 1 },
      { kind: "assigned", seat: 1, pieces: 1 },
    ]);
    expectSame(
      ["white-queen", "white-pawn-a", "white-rook-a", "white-king", "black-king"].map(
        (man) => state.owners[man],
      ),
      [0, 1, 2, 2, 3],
    );
    expectSame(state.phase.kind, "turnShuffle");
  });
  it("may all be given to one member", () => {
    const state = drawn([[2, 0], [1]]);
    for (const { action } of decisionOf(state, 2)?.choices ?? [])
      if (action.kind === "assign") act(state, 2, action);
    act(state, 2, { kind: "ready" });
    expectSame(state.men.filter((man) => state.owners[man] === 0).length, 16);
  });
  it("PC-12.9 are dealt out evenly in one go, and then again by wings", () => {
    const state = drawn([[2, 0, 1], [3]]);
    const rank = (action: Action): string | undefined =>
      words.choice(rules.seen(state, 2), { action, rule: "" }).rank;
    expectSame(
      [decisionOf(state, 2)?.choices[0]?.action, rank({ kind: "split" })],
      [{ kind: "split" }, "first"],
    );
    act(state, 2, { kind: "split" });
    expectAbsent(rank({ kind: "split" }));
    expectSame(rank({ kind: "ready" }), "first");
    expectSame(words.confirm(rules.seen(state, 2), { kind: "ready" }), undefined);
    const wing = { kind: "assignWing", wing: "queen" } as const;
    expectRefused(state, 2, { ...wing, seat: 3 }, "PC-12.5", "notInTeam");
    expectRefused(state, 0, { ...wing, seat: 0 }, "PC-12.9", "notGeneral");
    const dealt = copy(state);
    expectSame(act(dealt, 2, { kind: "ready" }), [
      { kind: "assigned", seat: 2, pieces: 6 },
      { kind: "assigned", seat: 0, pieces: 5 },
      { kind: "assigned", seat: 1, pieces: 5 },
    ]);
    expectSame(
      [dealt.owners["white-king"], dealt.owners["white-queen"], dealt.owners["white-rook-a"]],
      [2, 0, 1],
    );
    act(state, 2, { ...wing, seat: 1 });
    expectSame(act(state, 2, { kind: "ready" })[2], { kind: "assigned", seat: 1, pieces: 8 });
  });
  it("only by one's own General, only one's own, only to one's own members, until one is ready", () => {
    const state = drawn([
      [2, 0],
      [3, 1],
    ]);
    expectRefused(state, 0, { kind: "assign", man: "white-king", seat: 0 }, "PC-12.9", "notGeneral");
    expectRefused(state, 2, { kind: "assign", man: "black-king", seat: 0 }, "PC-12.9", "notYourPiece");
    expectRefused(state, 2, { kind: "assign", man: "white-king", seat: 1 }, "PC-12.5", "notInTeam");
    expectRefused(state, 2, { kind: "assign", man: "white-king", seat: 2 }, "PC-12.9", "alreadyOwner");
    expectRefused(state, 2, { kind: "move", from: 8, to: 16 }, "PC-12.9", "assigningUndecided");
    act(state, 2, { kind: "ready" });
    expectRefused(state, 2, { kind: "assign", man: "white-king", seat: 0 }, "PC-12.9", "alreadyReady");
  });
});

/** Everything that could be conceived while four people form teams. */
const EVERY_ACTION: Action[] = [
  { kind: "agree" },
  { kind: "disagree" },
  { kind: "cast" },
  { kind: "abstain" },
  { kind: "ready" },
  { kind: "split" },
  { kind: "forfeit" },
  { kind: "check" },
  { kind: "callClock" },
  { kind: "shareEqually" },
];
for (const seat of [-1, 0, 1, 2, 3, 4]) {
  for (const kind of ["approve", "disapprove", "pick", "nominate", "vote"] as const) {
    EVERY_ACTION.push({ kind, seat });
  }
  for (const wing of WINGS) EVERY_ACTION.push({ kind: "assignWing", wing, seat });
  for (const man of ["white-king", "white-pawn-a", "black-king", "nothing"]) {
    EVERY_ACTION.push({ kind: "assign", man, seat });
  }
}

describe("while teams are formed", () => {
  it("what is offered is what is legal, at every seat", () => {
    const everybody = [0, 1, 2, 3];
    const captains = rules.start({}, 4);
    act(captains, 0, { kind: "disagree" });
    act(captains, 1, { kind: "approve", seat: 0 });
    act(captains, 2, { kind: "cast" });
    const runoff = disputed([
      [0, 2],
      [1, 3],
    ]);
    for (const seat of [0, 2]) act(runoff, seat, { kind: "cast" });
    act(runoff, 2, { kind: "vote", seat: 0 });
    const states = [
      captains,
      voted([[0], [1], [], []]).state,
      disputed([
        [0, 2],
        [1, 3],
      ]),
      runoff,
    ];
    for (const state of states) expectExactChoices(rules, EVERY_ACTION, state, everybody);
    const assigning = drawn([
      [0, 2],
      [1, 3],
    ]);
    act(assigning, 0, { kind: "assignWing", wing: "king", seat: 2 });
    act(assigning, 1, { kind: "split" });
    const gifts = EVERY_ACTION.filter(({ kind }) => kind !== "assign");
    for (const man of assigning.men.concat("nothing")) {
      for (const seat of man === "" ? [] : [-1, ...everybody, 4]) gifts.push({ kind: "assign", man, seat });
    }
    expectExactChoices(rules, gifts, assigning, everybody);
  });
});

/** Plays one forming with random people, who follow the lists of choices and asides. */
function formRandomly(random: Random, people: number, watch: (state: State) => void): State {
  const state = rules.start({ startingChips: 1 + below(random, 40) }, people);
  for (let steps = 0; steps < 2000; steps++) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
    if (state.phase.kind === "turnShuffle" || state.phase.kind === "move") return state;
    if (waiting.kind !== "decisions") continue;
    const asked = waiting.decisions.filter(({ choices }) => choices.length > 0);
    const { seat, choices } = expectPresent(asked[below(random, asked.length)], "nobody is asked");
    // As all choices are alike for random people, the one that ends the phase comes up less and less often in larger teams.
    const last = choices.find(({ action }) => action.kind === "ready" || action.kind === "agree");
    const action = last !== undefined && below(random, 4) === 0 ? last.action : anyAction(choices, random);
    act(state, seat, expectPresent(action));
    watch(state);
  }
  expectTrue(false, "the teams are never formed");
  return state;
}

describe("whole formings of three to eight random people", () => {
  it("end with everybody in one team, a General in each, all pieces owned by their own team, all chips given out", () => {
    const random = seeded(12);
    const phases: Record<string, boolean> = {};
    for (let game = 0; game < 60 * SCALE; game++) {
      const people = 3 + (game % 6);
      const state = formRandomly(random, people, ({ phase }) => {
        phases[phase.kind] = true;
      });
      const [first = [], second = []] = state.teams;
      expectTrue(first.length > 0 && second.length > 0);
      const everybody = first.concat(second).sort((a, b) => a - b);
      expectSame(
        everybody,
        everybody.map((_, seat) => seat),
      );
      expectSame(everybody.length, people);
      for (const roster of state.teams) {
        const others = roster.slice(1);
        expectSame(
          others,
          others.slice().sort((a, b) => a - b),
        );
      }
      const chips = state.stacks.reduce((sum, stack) => sum + stack, 0);
      expectSame(chips, 2 * state.options.startingChips);
      const whites = state.whiteTeam === 0 ? first : second;
      for (const man of state.men.filter((id) => id !== "")) {
        const owner = state.owners[man] ?? -1;
        expectSame(whites.includes(owner), man.startsWith("white"), man);
      }
    }
    for (const phase of ["division", "captains", "draft", "generals", "assigning"]) {
      expectTrue(phases[phase] === true, `${phase} never came up`);
    }
  });
});

/** The same state, but that all which only others than this person know about the forming is changed. */
function withOtherSecrets(state: State, viewer: Seat | undefined): State {
  const other = copy(state);
  const phase = formingPhase(other);
  if (phase?.kind === "captains") {
    for (const [seat, ballot] of phase.ballots.entries()) if (seat !== viewer) ballot.approved = [0];
  }
  if (phase?.kind === "generals") {
    for (const [team, generalship] of phase.teams.entries()) {
      for (const [place, seat] of (other.teams[team] ?? []).entries()) {
        if (seat === viewer) continue;
        if (generalship.kind === "consent" && generalship.named[place] !== UNNAMED)
          generalship.named[place] = 7;
        if (generalship.kind === "ballot")
          generalship.ballots[place] = { approved: [1], cast: generalship.ballots[place]?.cast === true };
        if (generalship.kind === "runoff" && generalship.votes[place] !== NOT_VOTED)
          generalship.votes[place] = 7;
      }
    }
  }
  if (phase?.kind === "assigning") {
    for (const [team, given] of phase.given.entries()) {
      if (other.teams[team]?.[0] !== viewer) given["white-king"] = given["black-king"] = 7;
    }
  }
  return other;
}

describe("secrets while teams are formed", () => {
  it("nobody sees what others have named, approved, voted or given away before it is counted", () => {
    const random = seeded(129);
    const changed: Record<string, boolean> = {};
    for (let game = 0; game < 12; game++) {
      formRandomly(random, 3 + (game % 6), (state) => {
        if (formingPhase(state) === undefined || below(random, 6) > 0) return;
        for (let seat = 0; seat < state.people; seat++) {
          expectSame(rules.seen(withOtherSecrets(state, seat), seat), rules.seen(state, seat));
        }
        expectSame(
          rules.seen(withOtherSecrets(state, undefined), "spectator"),
          rules.seen(state, "spectator"),
        );
        changed[state.phase.kind] = true;
      });
    }
    for (const phase of ["captains", "generals", "assigning"]) expectTrue(changed[phase] === true, phase);
  });
  it("everybody sees their own", () => {
    const state = rules.start({}, 3);
    act(state, 0, { kind: "disagree" });
    act(state, 2, { kind: "approve", seat: 1 });
    const { phase } = rules.seen(state, 2);
    expectSame(phase.kind === "captains" ? phase.ballots[2] : undefined, { approved: [1], cast: false });
    const named = disputed([
      [0, 2],
      [1, 3],
    ]);
    act(named, 3, { kind: "nominate", seat: 1 });
    const seen = rules.seen(named, 3).phase;
    expectSame(seen.kind === "generals" ? seen.teams[1] : undefined, { kind: "consent", named: [-1, 1] });
    const giving = drawn([
      [2, 0],
      [3, 1],
    ]);
    act(giving, 2, { kind: "assign", man: "white-king", seat: 0 });
    const given = rules.seen(giving, 2).phase;
    expectSame(given.kind === "assigning" ? given.given : undefined, [{ "white-king": 0 }, {}]);
  });
  it("what is public stays so: who has cast a ballot, who is ready, whom a team has found", () => {
    const state = rules.start({}, 3);
    act(state, 0, { kind: "disagree" });
    act(state, 2, { kind: "cast" });
    const { phase } = rules.seen(state, "spectator");
    expectSame(phase.kind === "captains" ? phase.ballots.map(({ cast }) => cast) : [], [false, false, true]);
  });
});

describe("PC-12.8 the draw for white", () => {
  it("is between the Generals; the one at the earlier seat is dealt first (R51)", () => {
    const state = formed([
      [4, 0],
      [2, 1, 3],
    ]);
    const events = shuffle(state, ["2C", "KD", "KC"]);
    expectSame(
      events.map((event) => (event.kind === "drewForWhite" ? [event.seat, event.card] : [event.kind])),
      [[2, "KD"], [4, "KC"], ["playsWhite"]],
    );
    expectSame(state.whiteTeam, 1);
  });
});

describe("#budget what forming teams costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  it("stays within it with one person against seven, who agree on nothing", () => {
    const budget = newBudget();
    const state = rules.start({}, 8);
    const step = (seat: Seat, action: Action): void => {
      slice(budget, `waiting in ${state.phase.kind}`, () => rules.waiting(state));
      slice(budget, `seen in ${state.phase.kind}`, () => rules.seen(state, seat));
      slice(budget, `${action.kind} in ${state.phase.kind}`, () => act(state, seat, action));
    };
    const everybody = [0, 1, 2, 3, 4, 5, 6, 7];
    const many = [1, 2, 3, 4, 5, 6, 7];
    step(0, { kind: "disagree" });
    for (const seat of everybody) {
      for (const approved of everybody) step(seat, { kind: "approve", seat: approved });
      step(seat, { kind: "cast" });
    }
    expectSame(state.phase.kind, "draft");
    // The largest team there is comes about by consent only.
    const large = rules.start({}, 8);
    divide(large, [[0], many]);
    state.phase = large.phase;
    state.teams = large.teams;
    for (const seat of many) step(seat, { kind: "nominate", seat });
    for (const seat of many) step(seat, { kind: "cast" });
    for (const seat of many) step(seat, { kind: "abstain" });
    shuffle(state);
    look(state);
    for (const { action } of decisionOf(state, 1)?.choices ?? []) {
      if (action.kind === "assign" && action.seat === 7) step(1, action);
    }
    step(1, { kind: "ready" });
    expectSame(state.phase.kind, "turnShuffle");
    expectWithinBudget(budget);
  });
});
