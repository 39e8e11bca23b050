import { isRecord } from "../../src/kit/data/data";
import type { Seat } from "../../src/kit/rules/rules";
import { readClock } from "../../src/games/pokerchess/rules/clock";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { returnStake, shareSpoils, teamStacks } from "../../src/games/pokerchess/rules/teams/chips";
import {
  electCaptains,
  electFinalists,
  electGeneral,
  type Fraction,
} from "../../src/games/pokerchess/rules/teams/elections";
import { listOf, mapOf, numberOf, problem } from "./decoded";
import { compare, compareSets, isList, JSON_NULL, mismatch, show, type Mismatch } from "./values";

type Map = Record<string, unknown>;

/** Runs a case about clocks, teams or chips (PC-16); false if it is of another kind. */
export function pokerchessTeams(
  kind: unknown,
  given: Map,
  expected: unknown,
  mismatches: Mismatch[],
): boolean {
  switch (kind) {
    case "moveClock":
    case "betClock":
      askClock(given, kind === "moveClock", expected, mismatches);
      return true;
    case "settle":
      compare(
        "settle",
        expected,
        shareSpoils(numbersOf(given["losers"]), numbersOf(given["winners"])),
        mismatches,
      );
      return true;
    case "stake": {
      const [own = 0, stake = 0, final = 0] = ["own", "stake", "final"].map((name) =>
        numberOf(given[name], 0),
      );
      compare("stake", expected, returnStake(own, stake, final), mismatches);
      return true;
    }
    case "teamChips":
      divideChips(given, expected, mismatches);
      return true;
    case "captains":
      voteForCaptains(given, mapOf(expected), mismatches);
      return true;
    case "general":
      voteForGeneral(given, expected, mismatches);
      return true;
    case "draft":
      pickTeams(given, mapOf(expected), mismatches);
      return true;
    default:
      return false;
  }
}

/** Asks how the clock stands at each time of a case; it is written with the options' names or with short ones. */
function askClock(given: Map, passes: boolean, expected: unknown, mismatches: Mismatch[]): void {
  const clock: Map = { ...given, ...mapOf(given["clock"]) };
  const limit = numberOf(clock["limit"] ?? clock[passes ? "moveLimit" : "battleLimit"], 30);
  const bank = numberOf(clock["bank"] ?? clock["timeBank"], 0);
  const bankStep = numberOf(clock["step"] ?? clock["bankStep"], 30);
  const called = (clock["mode"] ?? clock["clockMode"]) === "called";
  const calls = numbersOf(given["calls"] ?? given["callAt"] ?? clock["calls"]);
  const answers = listOf(expected);
  for (const [i, time] of numbersOf(given["askAt"]).entries()) {
    const start = called ? calls.find((call) => call <= time) : 0;
    const runs = start !== undefined && limit > 0;
    const reading = runs ? readClock({ limit, bank, bankStep, passes }, time - start) : undefined;
    const deadline = reading === undefined ? JSON_NULL : reading.deadline + (start ?? 0);
    const isOver = reading?.holder === "nobody";
    const left = bank - (reading?.drawn ?? 0);
    const holder = reading?.holder ?? "owner";
    const answer = { t: time, bank: left, deadline, holder, expired: isOver };
    compare(`at ${time}`, answers[i], answers[i] === "expired" && isOver ? "expired" : answer, mismatches);
  }
}

function divideChips(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const teamChips = (given["teamChips"] ?? given["option"]) === "perPerson" ? "perPerson" : "perSide";
  const startingChips = numberOf(given["startingChips"] ?? given["chips"], 32);
  const stacks = (size: unknown): number[] =>
    teamStacks({ teamChips, startingChips }, isList(size) ? size.length : numberOf(size, 1));
  const sizes = given["sizes"] ?? given["teams"];
  const found = isList(sizes)
    ? sizes.map((size) => stacks(size))
    : stacks(given["size"] ?? given["members"] ?? given["roster"]);
  const wanted = isList(expected) ? expected : (mapOf(expected)["stacks"] ?? expected);
  compare("stacks", wanted, found, mismatches);
}

function voteForCaptains(given: Map, expected: Map, mismatches: Mismatch[]): void {
  const people = namesOf(given["people"] ?? given["members"]);
  const { captains, totals } = electCaptains(ballotsOf(given["ballots"], people));
  compare("captains", expected["captains"], nameAll(captains, people), mismatches);
  for (const [round, wanted] of listOf(expected["totals"] ?? expected["rounds"]).entries()) {
    for (const [seat, name] of people.entries()) {
      const total = isList(wanted) ? wanted[seat] : mapOf(wanted)[name];
      const found = totals[round === 0 ? 0 : 1][seat];
      if (total === undefined || total === JSON_NULL || found === undefined) continue;
      if (!isFraction(total, found)) mismatches.push(mismatch(`round ${round + 1}, ${name}`, total, found));
    }
  }
}

function voteForGeneral(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const members = namesOf(given["members"]);
  const seats = members.map((_, seat) => seat);
  const { finalists } = electFinalists(seats, ballotsOf(given["ballots"], members));
  const votes = listOf(given["runoff"]).map((name) => members.findIndex((member) => member === name));
  const general = members[electGeneral(finalists, votes)];
  compare("general", expected, { general, finalists: nameAll(finalists, members) }, mismatches);
}

/** Lets the captains of a real game pick as the case says. */
function pickTeams(given: Map, expected: Map, mismatches: Mismatch[]): void {
  const captains = namesOf(given["captains"]);
  const picks = namesOf(given["picks"]);
  const people = given["people"] === undefined ? captains.concat(picks) : namesOf(given["people"]);
  const state = rules.start({}, people.length);
  const [first = 0, second = 1] = captains.map((name) => people.indexOf(name));
  state.teams = [[first], [second]];
  state.phase = { kind: "draft", captains: [first, second], turn: 0 };
  for (const name of picks) {
    const turn = state.phase.kind === "draft" ? state.phase.turn : 0;
    const answer = rules.act(state, [first, second][turn] ?? 0, { kind: "pick", seat: people.indexOf(name) });
    if (answer.kind === "refusal") mismatches.push(problem("picks", "a legal pick", answer.reason));
  }
  const found = state.teams.map((team) => nameAll(team, people));
  for (const [team, roster] of listOf(expected["rosters"] ?? expected["teams"]).entries()) {
    compareSets(`team ${team + 1}`, roster, found[team], mismatches);
  }
}

/** Who is approved on each ballot; ballots stand in the order of the people, or under their names. */
function ballotsOf(value: unknown, people: readonly string[]): Seat[][] {
  const ballots = isList(value) ? value : people.map((name) => mapOf(value)[name]);
  return ballots.map((ballot) => namesOf(ballot).map((name) => people.indexOf(name)));
}

function nameAll(seats: readonly Seat[], people: readonly string[]): string[] {
  return seats.map((seat) => people[seat] ?? "nobody");
}

/** Whether a case's number, fraction such as `5/2`, or pair of numerator and denominator is this one. */
function isFraction(value: unknown, { numerator, denominator }: Fraction): boolean {
  if (typeof value === "number") return value * denominator === numerator;
  if (typeof value === "string") {
    return value === `${numerator}/${denominator}` || (denominator === 1 && value === `${numerator}`);
  }
  if (isList(value)) return show(value) === show([numerator, denominator]);
  return isRecord(value) && show(value) === show({ numerator, denominator });
}

function namesOf(value: unknown): string[] {
  return listOf(value).map((name) => (typeof name === "string" ? name : show(name)));
}

function numbersOf(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return listOf(value).map((item) => numberOf(item, 0));
}
