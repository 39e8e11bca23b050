import type { Closeness } from "./touched";

/** A test that could run, how long it will probably take, in seconds of a processor, and how close it is to what has changed. */
export interface Candidate {
  file: string;
  seconds: number;
  closeness: Closeness;
}

/** Which tests run, and which are left for a run of all. */
export interface Choice {
  chosen: readonly Candidate[];
  left: readonly Candidate[];
}

/** Which tests come in turn, and what has then been spent of the budget at most: the own ones leave something for the table. */
const TURNS: readonly (readonly [Closeness, share: number])[] = [
  ["own", 0.6],
  ["speaking", 1],
  ["own", 1],
  ["using", 1],
];

/**
 * As many tests as this many seconds are worth: first those that are close to what has changed, among them the quickest. None
 * that takes more than `longest` runs, however close: everything would wait for it in the end.
 */
export function affordable(candidates: readonly Candidate[], budget: number, longest: number): Choice {
  const quickestFirst = [...candidates].sort((one, other) => one.seconds - other.seconds);
  const chosen: Candidate[] = [];
  let spent = 0;
  for (const [closeness, share] of TURNS)
    for (const candidate of quickestFirst) {
      if (candidate.closeness !== closeness || candidate.seconds > longest) continue;
      if (chosen.includes(candidate) || spent + candidate.seconds > budget * share) continue;
      chosen.push(candidate);
      spent += candidate.seconds;
    }
  return { chosen, left: candidates.filter((candidate) => !chosen.includes(candidate)) };
}

/** The seconds that some tests will probably take together. */
export function secondsOf(candidates: readonly Candidate[]): number {
  return candidates.reduce((total, { seconds }) => total + seconds, 0);
}

/** A number of things: "1 spec", "2 specs". */
export function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

/** What is left for a full run, in a sentence that says how slow the slowest are. */
export function leftOver(left: readonly Candidate[]): string {
  const always = "the page of the preview and whether the build is sound";
  if (left.length === 0) return `Left for \`npm test\`: ${always}.`;
  const slowest = [...left].sort((one, other) => other.seconds - one.seconds).slice(0, 3);
  const told = slowest.map(({ file, seconds }) => `${file} ${Math.round(seconds)} s`).join(", ");
  return (
    `Left for \`npm test\`: ${counted(left.length, "spec")} that the change can reach, of about ` +
    `${Math.round(secondsOf(left))} processor seconds (${told}${left.length > slowest.length ? " ..." : ""}), ${always}.`
  );
}
