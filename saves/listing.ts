/** Under what Tabletop Simulator and its Workshop list a game: each is a name that the game itself offers. */
export interface Listing {
  complexity: "Low Complexity" | "Medium Complexity" | "High Complexity";
  /** How long a game takes, by our estimate; the steps are those that are offered. */
  minutes: readonly [least: Minutes, most: Minutes];
  categories: readonly Category[];
  assets: readonly Asset[];
  /** The number of its item, once it has one. */
  item?: string;
}

type Minutes = 10 | 30 | 60 | 90 | 120 | 180;
type Category = "Board Games" | "Card Games" | "Dice Games" | "Strategy Games";
type Asset = "Cards" | "Dice" | "Rules" | "Scripting" | "Scripting: Automated";

export const LANGUAGE = "English";

/** What every save of ours has: the table runs the rules, and the notebook tells them. */
const OURS: readonly Asset[] = ["Scripting", "Scripting: Automated", "Rules"];

/** How each game is listed, by its id. */
const LISTINGS: Readonly<Record<string, Listing>> = {
  "cards-vs-dice": {
    complexity: "Low Complexity",
    minutes: [10, 30],
    categories: ["Card Games", "Dice Games"],
    assets: [...OURS, "Cards", "Dice"],
  },
  "roll-flush": {
    complexity: "Low Complexity",
    minutes: [30, 60],
    categories: ["Card Games", "Dice Games"],
    assets: [...OURS, "Cards", "Dice"],
  },
  "rogue-solitaire": {
    complexity: "Low Complexity",
    minutes: [10, 30],
    categories: ["Card Games"],
    assets: [...OURS, "Cards"],
  },
  "pokers-rogue-reckoning": {
    complexity: "Medium Complexity",
    minutes: [30, 60],
    categories: ["Card Games", "Dice Games"],
    assets: [...OURS, "Cards", "Dice"],
  },
  pokerchess: {
    complexity: "High Complexity",
    minutes: [60, 180],
    categories: ["Board Games", "Card Games", "Strategy Games"],
    assets: [...OURS, "Cards"],
  },
};

/** How the whole is listed: the shelf with all games. */
export const SHELF_LISTING: Listing = {
  complexity: "Medium Complexity",
  minutes: [10, 180],
  categories: ["Board Games", "Card Games", "Dice Games", "Strategy Games"],
  assets: [...OURS, "Cards", "Dice"],
};

/** How a game is listed. Raises an error if nobody has said so yet, which is a mistake of ours. */
export function listingOf(game: string): Listing {
  const listing = LISTINGS[game];
  if (listing === undefined) throw new Error(`saves/listing.ts does not say how "${game}" is listed.`);
  return listing;
}

/** The tags in the save of a game. */
export function tagsOf({ categories, assets }: Listing): string[] {
  return [...categories, ...assets, LANGUAGE];
}
