import type { GameEvent, Seat } from "./rules";

/**
 * What a game reports of itself, step by step, and who has earned what by its end. All of it follows from the record, so games
 * that were played before there was an achievement can earn it.
 * @noSelf
 */
export interface Witness<Event> {
  /** A step has been played, and this came of it. */
  note: (events: readonly Event[]) => void;
  /** The names of what a seat has earned, once the game is over; whether the seat has won. */
  earned: (seat: Seat, won: boolean) => string[];
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
  /** The options that may differ from the designer's: without them something could not be earned. */
  free: readonly string[];
  /** Looks on from the beginning of a game for this many. */
  watch: (seats: number) => Witness<Event>;
}

/**
 * How a game defines its achievements.
 * @noSelf
 */
export interface AchievementRules<Story, Event, Name extends string> {
  names: readonly Name[];
  unaided: readonly Name[];
  /** As for `Achievements`; none if it is left out. */
  free?: readonly string[];
  /** What is known before the first step; plain data. */
  begin: (seats: number) => Story;
  /** Adds an event to what is known. */
  note: (story: Story, event: Event) => void;
  /** Whether a seat has earned it by the end of the game. */
  earned: Readonly<Record<Name, (this: void, story: Story, seat: Seat, won: boolean) => boolean>>;
}

/** The achievements by these rules. */
export function achievementsBy<Story, Event extends GameEvent, Name extends string>({
  names,
  unaided,
  free = [],
  begin,
  note,
  earned,
}: AchievementRules<Story, Event, Name>): Achievements<Event> {
  return {
    names,
    unaided,
    free,
    watch: (seats) => {
      const story = begin(seats);
      return {
        note: (events) => {
          for (const event of events) note(story, event);
        },
        earned: (seat, won) => names.filter((name) => earned[name](story, seat, won)),
      };
    },
  };
}

/** The words of the achievements of a game by their names. */
export type AchievementCatalogue = Readonly<Record<string, AchievementWords | undefined>>;

/** The words of an achievement; one without words is called what the code calls it. */
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
