import type { GameEntry } from "../../../src/games";

/** Which tables of a game are shown, and at which decisions between its opening and its end. */
export interface Plan {
  /** For how many people. */
  people: readonly number[];
  /** For how many the pictures are that are published; otherwise for the most. */
  published?: number;
  /** For how many people the table is shown as each of them sees it. */
  fromSeats?: number;
  /**
   * The further moments by their names, `middle` among them: the viewer's first decision in the middle of the game whose
   * first choice is an action of this kind, or simply the first one.
   */
  decisions: Readonly<Record<string, string | undefined>>;
}

/** A game in which not every number of people looks different, or not every decision is worth a picture. */
const PLANS: Readonly<Record<string, Plan>> = {
  "roll-flush": { people: [2, 3, 4], decisions: { middle: undefined }, fromSeats: 4 },
  // An enemy, whose monster follows its card.
  "pokers-rogue-reckoning": { people: [1], decisions: { middle: "roll" } },
  // A battle; what has become of one, for a defeated attacker decides while both hands still are open; the pieces alone.
  pokerchess: {
    people: [2, 5, 8],
    published: 2,
    fromSeats: 5,
    decisions: { middle: "fold", showdown: "retreat", chess: "move" },
  },
};

/** The plan of a game: where nothing else is said, every number of people is shown, half-way through the game. */
export function planOf(game: GameEntry): Plan {
  const { min, max } = game.visit(({ rules }) => rules.seats);
  const people = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return PLANS[game.id] ?? { people, decisions: { middle: undefined } };
}
