import { Fault } from "../terminal/complaint";

/** A paragraph of a rule book. */
export interface Paragraph {
  /** What it says, with `**bold**` and `_italic_`; a line of its own for each point, which begins with `- `. */
  text: string;
  /** The rules of docs/rules that it explains, such as `CVD-5.5`; none in How to play. */
  rules: readonly string[];
  /** Whether it is the English one, because a translation lacks it. */
  untranslated?: true;
}

/** A section of a rule book. The first one is How to play. */
export interface Section {
  title: string;
  paragraphs: readonly Paragraph[];
  /** Whether its title is the English one, because a translation lacks it. */
  untranslated?: true;
}

/** The rule book of a game in one language, as its players read it. */
export interface PlayersBook {
  title: string;
  sections: readonly Section[];
}

/** How many letters a paragraph may have, and how many words How to play. */
export const LONGEST = { paragraph: 400, howToPlay: 250 } as const;

const RULES = /\s*\{([^{}]*)\}$/;
const RULE_NUMBER = /[A-Z]{2,}-\d/;
/** What would be read as a tag of the panel, of the Notebook or of the Workshop. */
const RESERVED = /[<>[\]{}]/;

/**
 * Reads the rule book of a game: `# ` begins its title, `## ` a section, an empty line separates paragraphs, and the
 * numbers of the rules that a paragraph tells are behind it in braces. Raises a fault that names the place otherwise.
 */
export function parseRuleBook(page: string, file: string): PlayersBook {
  const fail = (what: string): never => {
    throw new Fault(`${file}: ${what}`);
  };
  const blocks = page
    .replaceAll("\r\n", "\n")
    .trim()
    .split(/\n{2,}/);
  const title =
    /^# (.+)$/.exec(blocks[0] ?? "")?.[1] ?? fail('it should begin with "# " and the title of the game.');
  const sections: { title: string; paragraphs: Paragraph[] }[] = [];
  for (const block of blocks.slice(1)) {
    const heading = /^## (.+)$/.exec(block)?.[1];
    const section = sections.at(-1);
    if (heading !== undefined) sections.push({ title: heading, paragraphs: [] });
    else if (section === undefined) fail(`"${beginning(block)}" should come after "## How to play".`);
    else {
      const read = paragraph(block);
      const problem = problemOf(read, sections.length === 1);
      if (problem !== undefined) fail(`"${beginning(block)}" ${problem}`);
      section.paragraphs.push(read);
    }
  }
  if (sections.length < 2) fail("it should have How to play and other sections.");
  for (const { title, paragraphs } of sections)
    if (paragraphs.length === 0) fail(`"${title}" has no paragraph.`);
  return { title, sections };
}

/** The words of a text, without its marks. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function paragraph(block: string): Paragraph {
  const [braces = "", inside = ""] = RULES.exec(block) ?? [];
  const text = block.slice(0, block.length - braces.length);
  return { text, rules: inside.split(/\s+/).filter((rule) => rule !== "") };
}

/** What is wrong with a paragraph; undefined if nothing is. */
function problemOf({ text, rules }: Paragraph, isHowToPlay: boolean): string | undefined {
  const letters = text.replaceAll(/\*\*|_/g, "").length;
  if (isHowToPlay && rules.length > 0) return "is in How to play and should name no rules.";
  if (!isHowToPlay && rules.length === 0)
    return "should end with the rules that it tells, such as {CVD-5.2}.";
  if (!isHowToPlay && letters > LONGEST.paragraph)
    return `has ${letters} letters, more than ${LONGEST.paragraph}.`;
  if (RULE_NUMBER.test(text)) return "names a rule: its number belongs behind it, in braces.";
  if (RESERVED.test(text))
    return "has a bracket or brace that the panel or the Notebook would read as a tag.";
  if (text.startsWith("#")) return "should be a section of its own, with empty lines around it.";
  if (text.split("**").length % 2 === 0 || text.split("_").length % 2 === 0)
    return "has a mark ** or _ without its other end.";
  return undefined;
}

function beginning(block: string): string {
  return block.length > 40 ? `${block.slice(0, 40)} ...` : block;
}
