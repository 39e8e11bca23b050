import type { GameEvent, Seat } from "../rules/rules";

/**
 * What a game reports step by step, and who has earned what by its end. All of it follows from the record, so games that were
 * played before there was an achievement can earn it.
 * @noSelf
 */
export interface Witness<Event> {
  /** A step has been played, with this result. */
  note: (events: readonly Event[]) => void;
  /** The names of what a seat has earned, once the game is over; whether the seat has won. */
  earned: (seat: Seat, won: boolean) => string[];
  /** How far a seat has come with what is counted, by name. */
  counts: (seat: Seat) => Record<string, number>;
}

/** An achievement in words. */
export interface AchievementWords {
  title: string;
  /** What has to be done for it. */
  detail: string;
}

/**
 * The achievements of a game.
 * @noSelf
 */
export interface Achievements<Event> {
  /** From plain to absurd. A line of text refers to them by their places here, so new ones come last, and none goes away. */
  names: readonly string[];
  /** Those that nobody earns with a hint. */
  unaided: readonly string[];
  /** The options that may differ from the designer's: without them something could not be earned, or they make nothing easier. */
  free: readonly string[];
  /** Those that hardly any game earns. */
  legendary: readonly string[];
  /** Those that no game can earn unless an option is chosen, with its name. */
  needs: Readonly<Record<string, string | undefined>>;
  /** How far one has to count in one game, for those that are counted. */
  goals: Readonly<Record<string, number | undefined>>;
  /** Looks on from the beginning of a game for this many. */
  watch: (seats: number) => Witness<Event>;
}

/** What has to be done for an achievement: something that happens or doesn't, or that is counted up to a goal in one game. */
export type Feat<Story> =
  | ((this: void, story: Story, seat: Seat, won: boolean) => boolean)
  | { goal: number; count(this: void, story: Story, seat: Seat): number };

/**
 * How a game defines its achievements.
 * @noSelf
 */
export interface AchievementRules<Story, Event, Name extends string> {
  names: readonly Name[];
  unaided: readonly Name[];
  /** As for `Achievements`; none if it is left out. */
  free?: readonly string[];
  legendary: readonly Name[];
  needs?: Readonly<Record<string, string | undefined>>;
  /** What is known before the first step; plain data. */
  begin: (seats: number) => Story;
  /** Adds an event to what is known. */
  note: (story: Story, event: Event) => void;
  feats: Readonly<Record<Name, Feat<Story>>>;
}

/** The achievements by these rules. */
export function achievementsBy<Story, Event extends GameEvent, Name extends string>({
  names,
  unaided,
  free = [],
  legendary,
  needs = {},
  begin,
  note,
  feats,
}: AchievementRules<Story, Event, Name>): Achievements<Event> {
  const goals: Record<string, number> = {};
  for (const name of names) {
    const feat: Feat<Story> = feats[name];
    if (typeof feat !== "function") goals[name] = feat.goal;
  }
  return {
    ...{ names, unaided, free, legendary, needs, goals },
    watch: (seats) => {
      const story = begin(seats);
      return {
        note: (events) => {
          for (const event of events) note(story, event);
        },
        earned: (seat, won) =>
          names.filter((name) => {
            const feat: Feat<Story> = feats[name];
            return typeof feat === "function" ? feat(story, seat, won) : feat.count(story, seat) >= feat.goal;
          }),
        counts: (seat) => {
          const counts: Record<string, number> = {};
          for (const name of names) {
            const feat: Feat<Story> = feats[name];
            if (typeof feat !== "function") counts[name] = feat.count(story, seat);
          }
          return counts;
        },
      };
    },
  };
}

/** The words of the achievements of a game by their names. */
export type AchievementCatalogue = Readonly<Record<string, AchievementWords | undefined>>;

/** The words of an achievement; one without words has its name in the code. */
export function achievementWords(
  name: string,
  { achievements }: { achievements?(this: void): AchievementCatalogue },
): AchievementWords {
  return achievements?.()[name] ?? { title: name, detail: "" };
}

/** A number for every seat, all of them 0. */
export function noneOf(seats: number): number[] {
  const counts: number[] = [];
  for (let seat = 0; seat < seats; seat++) counts.push(0);
  return counts;
}

/** Adds one to the number of a seat. */
export function countFor(counts: number[], seat: Seat): void {
  counts[seat] = (counts[seat] ?? 0) + 1;
}
