import type { Action, State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { copy, same } from "../../src/kit/data/data";
import { below, seeded } from "../../src/kit/data/random";
import type { Decision } from "../../src/kit/rules/rules";
import { expectSame, expectTrue } from "../support/expect";
import { notedSeed } from "../support/noted-seed";
import { expectAllReached } from "../support/observed";
import { SCALE } from "../support/scale";
import { decode } from "../vectors/json";
import { show } from "../vectors/values";
import { EVERY_ACTION, offerFault } from "./conceivable";
import { reached, rules, secretTold, sightFault, stateFault } from "./invariants";
import { anyOptions, CALM, playRandomly, type Watcher } from "./random-games";
import { english } from "../support/english";

/** How many games are played with each number of people, and in how many steps the costly checks are made once. */
const GAMES = 25 * SCALE;
const THOROUGH = 97;

function quickFault(
  state: State,
  decisions: readonly Decision<Action>[],
  events: readonly Event[],
): string | undefined {
  const told = secretTold(state, events);
  if (told !== undefined) return `${told} lies face down and is told to all`;
  const { kind } = state.phase;
  const isBattle = ["move", "stake", "bet", "rebuy", "promote", "retreat"].includes(kind);
  if (isBattle && (decisions[0]?.choices ?? []).length === 0) return `nobody has a choice in phase ${kind}`;
  return stateFault(state);
}

/** What takes longer to check. */
function thoroughFault(state: State, decisions: readonly Decision<Action>[]): string | undefined {
  if (!same(state, copy(state))) return "the state is no plain data";
  const decoded = decode(show(state));
  if (decoded.kind !== "value" || !same(state, decoded.value)) return "the state does not survive JSON";
  return sightFault(state) ?? (isForming(state) ? undefined : offerFault(state, decisions));
}

/** What people may do while they form teams is the affair of another spec. */
function isForming({ teams, phase }: State): boolean {
  return teams.length < 2 || phase.kind === "generals" || phase.kind === "assigning";
}

function watcher(reached: Record<string, boolean>): Watcher {
  let steps = 0;
  return (state, decisions, events) => {
    steps++;
    // A phase that hardly ever comes up is looked at too.
    const isDue = steps % THOROUGH === 0 || reached[state.phase.kind] === undefined;
    reached[state.phase.kind] = true;
    const fault = quickFault(state, decisions, events);
    return fault ?? (isDue ? thoroughFault(state, decisions) : undefined);
  };
}

/** What hardly ever happens: battle.spec.ts and rules.spec.ts bring it about. */
const RARE = ["soughtAnew", "turnSkipped", "choiceReturned"];

/** Why something is refused that these games do not try: legality.spec.ts and rules.spec.ts do. */
const ELSEWHERE = [
  ...["impossibleFaces", "noChance", "otherCards", "otherChance"],
  ...["alreadyCalled", "clockBackwards", "nothingToCall", "noClock"],
  ...["promoteUndecided"],
]
  // While teams are formed: teams.spec.ts.
  .concat([
    ...["alreadyAgreed", "alreadyApproved", "alreadyCast", "alreadyInTeam"],
    ...["alreadyNamed", "alreadyOwner", "alreadyPicked", "alreadyReady"],
    ...["alreadyVoted", "approvalsUndecided", "assigningUndecided", "captainsUndecided"],
    ...["divisionUndecided", "emptyTeam", "generalFound", "generalTied"],
    ...["generalUndecided", "notApproved", "notFinalist", "notInTeam", "notYourPick"],
    ...["notYourPiece", "runoffUndecided"],
  ]);

describe("Random games of Pokerchess", () => {
  for (const people of [2, 3, 5]) {
    it(`PC-2.4 PC-2.5 PC-4.7 PC-6.8 keep every invariant after every step, ${people} people`, () => {
      const random = notedSeed(1923 + people);
      const reached: Record<string, boolean> = {};
      const watch = watcher(reached);
      for (let game = 0; game < GAMES; game++) playRandomly(random, {}, people, CALM, watch);
      const phases = ["drawShuffle", "drawn", "turnShuffle", "move", "sought", "battleShuffle", "bet"];
      for (const phase of phases.concat(
        ["showdown", "retreat", "over"],
        people > 2 ? ["stake", "assigning"] : [],
      )) {
        expectTrue(reached[phase] === true, `phase ${phase} was never reached`);
      }
    });
  }
  it("PC-1.6 keep them with any options, late decisions and everything that may be done besides", () => {
    const random = notedSeed(19);
    const reached: Record<string, boolean> = {};
    const watch = watcher(reached);
    for (let game = 0; game < 8 * GAMES; game++) {
      const habits = { asides: game % 5 === 0 ? 300 : 30, late: 30 };
      playRandomly(random, anyOptions(random), 2 + below(random, 5), habits, watch);
    }
    for (const phase of ["rebuy", "promote"])
      expectTrue(reached[phase] === true, `${phase} was never reached`);
  });
  it("PC-2 the same record gives the same state", () => {
    const ends: State[] = [];
    for (let time = 0; time < 2; time++) {
      ends.push(playRandomly(seeded(77), {}, 3, CALM, () => undefined));
    }
    expectSame(ends[0], ends[1]);
    expectSame(rules.waiting(copy(ends[0] ?? rules.start({}, 2))).kind, "over");
  });
  it("come to every action, every event and every refusal", () => {
    expectAllReached(reached, EVERY_ACTION, english.pokerchess, { events: RARE, refusals: ELSEWHERE });
  });
});
