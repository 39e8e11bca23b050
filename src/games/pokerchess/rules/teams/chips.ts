import { missing, must } from "../../../../kit/data/must";
import type { Seat } from "../../../../kit/rules/rules";
import { otherSide, type Side } from "../chess/position";
import type { Event } from "../events";
import type { GameOptions } from "../options";
import type { OpenState, Role, State } from "../state";
import { generalOf, rosterOf, sideOfSeat } from "./roster";

/** A total divided equally over this many people; the first ones get the remainder, one each (PC-12.10, PC-12.16). */
export function equalShares(total: number, count: number): number[] {
  const share = Math.floor(total / count);
  const remainder = total - share * count;
  const shares: number[] = [];
  for (let i = 0; i < count; i++) shares.push(i < remainder ? share + 1 : share);
  return shares;
}

/** The chips with which the members of a team of this size begin, in roster order (PC-12.10). */
export function teamStacks(
  { teamChips, startingChips }: Pick<GameOptions, "teamChips" | "startingChips">,
  size: number,
): number[] {
  const total = teamChips === "perPerson" ? startingChips * size : startingChips;
  return equalShares(total, size);
}

/** The chips with which everybody begins, by seat; the teams' members are in roster order (PC-12.10). */
export function startingStacks(
  options: GameOptions,
  teams: readonly (readonly Seat[])[],
  people: number,
): number[] {
  const stacks: number[] = [];
  for (let seat = 0; seat < people; seat++) stacks.push(0);
  for (const roster of teams) {
    for (const [place, chips] of teamStacks(options, roster.length).entries()) {
      const seat = roster[place];
      if (seat !== undefined) stacks[seat] = chips;
    }
  }
  return stacks;
}

/** The chips in front of a seat, once there are teams (PC-12.10). */
export function stackOf(open: OpenState, seat: Seat): number {
  return open.stacks[seat] ?? missing("a seat with a stack");
}

/** The chips that are shown for a seat: none before there are teams (PC-12.10). */
export function shownStack(open: OpenState, seat: Seat): number {
  return open.stacks[seat] ?? 0;
}

/** Gives a seat this many chips, or takes them if there are fewer than none. */
export function addChips(open: OpenState, seat: Seat, chips: number): void {
  open.stacks[seat] = stackOf(open, seat) + chips;
}

/** The teams are settled, each in roster order: everybody gets the starting chips (PC-12.7, PC-12.10). */
export function foundTeams(open: OpenState, rosters: readonly Seat[][]): void {
  const stacks = startingStacks(open.options, rosters, open.people);
  open.teams = rosters.slice();
  open.stacks = stacks;
  open.buyIns = stacks.slice();
  open.sharing = stacks.map(() => false);
}

/** Whether the General of this side of the battle is asked for a stake (PC-12.14). */
export function needsStake(open: OpenState, role: Role): boolean {
  const fighter = open.battle?.[role].seat;
  if (fighter === undefined) return false;
  const general = generalOf(open, sideOfSeat(open, fighter));
  return general !== fighter && stackOf(open, general) > 0;
}

/** How a fighter's chips are divided after the battle: `final` of them, from `own` and `stake` (PC-12.15). */
export function returnStake(
  own: number,
  stake: number,
  final: number,
): { toGeneral: number; fighterKeeps: number } {
  const toGeneral = stake === 0 ? 0 : Math.floor((final * stake) / (own + stake));
  return { toGeneral, fighterKeeps: final - toGeneral };
}

/** What the members of the two teams have after one has lost, from what they had; in roster order (PC-12.16). */
export function shareSpoils(
  losers: readonly number[],
  winners: readonly number[],
): { losers: number[]; winners: number[] } {
  const paid = losers.map((chips, place) => (place === 0 ? chips : Math.floor(chips / 2)));
  const [ransom = 0] = paid;
  let pool = 0;
  for (const [place, chips] of paid.entries()) if (place > 0) pool += chips;
  const shares = equalShares(pool, winners.length);
  return {
    losers: losers.map((chips, place) => chips - must(paid[place], "what a loser pays")),
    winners: winners.map(
      (chips, place) => chips + must(shares[place], "a winner's share") + (place === 0 ? ransom : 0),
    ),
  };
}

/**
 * The chips change hands after a king is captured, or a side forfeits or is blocked and loses: to the winning General go
 * all of the losing General's, to the whole winning team half of everybody else's (PC-9.4, PC-12.16).
 */
export function settleKing(state: State, loser: Side, events: Event[]): void {
  const losers = rosterOf(state, loser);
  const winners = rosterOf(state, otherSide(loser));
  const after = shareSpoils(chipsOf(state, losers), chipsOf(state, winners));
  setChips(state, losers, after.losers, events);
  setChips(state, winners, after.winners, events);
}

/** After the settlement a team shares its chips equally if every member wants it (PC-12.19). */
export function shareEqually(state: State, events: Event[]): void {
  for (const roster of state.teams) {
    if (roster.length === 1 || !roster.every((seat) => state.sharing[seat] === true)) continue;
    let total = 0;
    for (const chips of chipsOf(state, roster)) total += chips;
    setChips(state, roster, equalShares(total, roster.length), events);
  }
}

function chipsOf({ stacks }: OpenState, roster: readonly Seat[]): number[] {
  return roster.map((seat) => must(stacks[seat], "a seat with a stack"));
}

function setChips(state: State, roster: readonly Seat[], chips: readonly number[], events: Event[]): void {
  for (const [place, seat] of roster.entries()) {
    const after = must(chips[place], "the chips of a member");
    if (state.stacks[seat] === after) continue;
    state.stacks[seat] = after;
    events.push({ kind: "settled", seat, chips: after });
  }
}
