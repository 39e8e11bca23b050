import type { Seat } from "../../../kit/rules";
import type { GameOptions } from "../options";

/** A total divided equally over so many people; the first ones get the remainder, one each (PC-12.10, PC-12.16). */
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
