import { changedOptions, standardOptions, type Options, type OptionSpec } from "../rules/options";

/** A rank of a ladder: its name, which is the key of its words, and the options that it adds to the rank before. */
export interface LadderRank {
  name: string;
  twist: Options;
}

/**
 * The ranks of a game, each harder than the one before and opened by a win on it. They are numbered from 1; 0 is no rank.
 */
export interface Ladder {
  ranks: readonly LadderRank[];
  /** The first rank that is no easier than the game as designed: from it on achievements count. */
  designed: number;
}

/** All options of a game on the rank with this number: the twists of all ranks up to it. */
export function rankOptions(specs: readonly OptionSpec[], { ranks }: Ladder, number: number): Options {
  let options = standardOptions(specs);
  for (const { twist } of ranks.slice(0, number)) options = { ...options, ...twist };
  return options;
}

/** The number of the rank whose options these are; 0: of none. */
export function rankOf(specs: readonly OptionSpec[], { ranks }: Ladder, options: Options): number {
  const all: Options = { ...standardOptions(specs), ...options };
  const wanted = standardOptions(specs);
  // Only what differs somewhere is compared: panels ask often.
  const names = Object.keys(changedOptions(specs, options));
  for (let place = 0; place < ranks.length; place++) {
    const twist = ranks[place]?.twist ?? {};
    for (const name of Object.keys(twist)) {
      wanted[name] = twist[name] ?? false;
      if (!names.includes(name)) names.push(name);
    }
    if (names.every((name) => wanted[name] === all[name])) return place + 1;
  }
  return 0;
}

/** The words for the names of ranks. */
export type RankCatalogue = Readonly<Record<string, string | undefined>>;

/** The name of the rank with this number; one without words has its name in the code. */
export function rankName(
  { ranks }: Ladder,
  number: number,
  words: { ranks?(this: void): RankCatalogue },
): string {
  const name = ranks[number - 1]?.name ?? "";
  return words.ranks?.()[name] ?? name;
}

/** Which rank somebody has won, at most. All of it is ASCII, as everything that a board keeps. */
export interface Climbed {
  /** The Steam id, and the colour. */
  id: string;
  colour: string;
  rank: number;
}
