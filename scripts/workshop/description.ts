import type { GameEntry } from "../../src/games";
import { boxWords } from "../save/boxes";
import { SHELF } from "../save/build";
import { bold, headline, link, list } from "./markup";
import { howToPlay } from "./how-to-play";
import { creditOf, readPage, sectionMarkup } from "./notebook";

/** How many bytes Steam takes of a description or of change notes; it keeps one of its 8000 for itself. */
export const LONGEST_TEXT = 7999;

/** An option of a game as its players read it. */
interface OptionWords {
  label: string;
  detail: string;
}

/** The description of the shelf: what it is, its games, and what holds at every table. */
export function shelfDescription(games: readonly GameEntry[]): string {
  const page = readPage(SHELF);
  const boxes = games.map((entry) => {
    const { title, hook, numbers } = boxWords(entry.id).en;
    return `${bold(title)}: ${hook} ${numbers}.`;
  });
  return [
    bold(page.introduction[0] ?? ""),
    headline("The games"),
    list(boxes),
    headline("At the table"),
    ...page.sections.map(sectionMarkup),
    headline("Credits"),
    list(games.map((entry) => designOf(entry.visit(({ words }) => words.title())))),
    theMod(),
  ].join("\n\n");
}

/** The description of a game for its page on the Workshop, in Steam's markup. */
export function description(entry: GameEntry): string {
  const { title, hook, options, seats, bots } = entry.visit(({ words, rules, bots }) => ({
    title: words.title(),
    hook: words.hook(),
    options: rules.options.map((spec) => words.option(spec)),
    seats: rules.seats,
    bots: bots.length > 0,
  }));
  const table = readPage("offsuit");
  return [
    bold(hook),
    `${players(seats, bots)} ${table.introduction[0] ?? ""}`,
    headline("How to play"),
    howToPlay(entry.id),
    "All the rules are in the game: under Help in the panel, and in the Notebook.",
    headline("At the table"),
    ...table.sections.map(sectionMarkup),
    headline("Options"),
    optionsMarkup(options),
    headline("Credits"),
    credits(title),
  ].join("\n\n");
}

function players({ min, max }: { min: number; max: number }, bots: boolean): string {
  if (max === 1) return "For one player.";
  return `For ${min} to ${max} players${bots ? ", people or bots" : ""}.`;
}

function optionsMarkup(options: readonly OptionWords[]): string {
  return list(options.map(({ label, detail }) => `${bold(label)}: ${detail}`));
}

/** The designer of the game, and what the notebook says of the mod itself. */
function credits(title: string): string {
  return `${designOf(title)}\n\n${theMod()}`;
}

function designOf(title: string): string {
  const { designer, page } = creditOf(title);
  return `Designer of ${link(page, title)}: ${designer}.`;
}

/** What the notebook says last among the credits. */
function theMod(): string {
  const mod = readPage("credits").sections.at(-1);
  return mod === undefined ? "" : sectionMarkup(mod);
}
