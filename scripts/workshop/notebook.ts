import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";
import { list, subheading } from "./markup";

const TEXTS = join(ROOT, "saves", "notebook");

/** A page of the notebook, cut into its parts. */
export interface NotebookPage {
  /** The lines under the page's title. */
  introduction: readonly string[];
  sections: readonly Section[];
}

/** A part of a page under a heading. */
export interface Section {
  heading: string;
  lines: readonly string[];
}

/** The designer of a game, in the words of the notebook, and the address of the game's page. */
export interface Credit {
  designer: string;
  page: string;
}

const HEADING = /^\[b\](.+?)\[\/b\](.*)$/;
const NUMBERED = /^\d+\. (.+)$/;

/** The page of the notebook in saves/notebook/NAME.txt. */
export function readPage(name: string): NotebookPage {
  const text = readFileSync(join(TEXTS, `${name}.txt`), "utf8").replaceAll("\r\n", "\n");
  const [title = [], ...rest] = text
    .trim()
    .split(/\n{2,}/)
    .map((part) => part.split("\n"));
  return { introduction: title.slice(1), sections: rest.map((lines) => section(name, lines)) };
}

/** Whom the notebook credits with a game, by its title. */
export function creditOf(title: string): Credit {
  const found = readPage("credits").sections.find(({ heading }) => heading.startsWith(title));
  const [designer, page] = found?.lines ?? [];
  if (designer === undefined || page === undefined || !URL.canParse(page))
    throw new Fault(`saves/notebook/credits.txt should name designer and page of "${title}".`);
  return { designer: designer.replace(/^Designer: /, ""), page };
}

/** A section in Steam's markup; lines that count from 1 upwards become a list. */
export function sectionMarkup({ heading, lines }: Section): string {
  return `${subheading(heading)}\n${linesMarkup(lines)}`;
}

function linesMarkup(lines: readonly string[]): string {
  const numbered = lines.map((line) => NUMBERED.exec(line)?.[1]);
  const entries = numbered.filter((entry) => entry !== undefined);
  return entries.length === lines.length ? list(entries, "numbers") : lines.join("\n");
}

function section(page: string, [first = "", ...lines]: readonly string[]): Section {
  const [, strong, rest] = HEADING.exec(first) ?? [];
  if (strong === undefined || rest === undefined)
    throw new Fault(`In saves/notebook/${page}.txt, "${first}" should be a heading: [b]...[/b].`);
  return { heading: `${strong}${rest}`, lines };
}
