import type { Paragraph, PlayersBook, Section } from "./rule-book";

/*
 * A rule book in a language other than English. Paragraphs that it lacks appear in English. The rules that a paragraph explains
 * identify it; one of How to play, which has none, is identified by its place.
 */

/** A translation in the order of the English book, with English in its gaps. */
export function completedBook(english: PlayersBook, translation: PlayersBook): PlayersBook {
  const translated = paragraphsByRules(translation);
  return {
    title: translation.title,
    sections: english.sections.map((section, index) => {
      const [own] = translation.sections;
      if (index === 0) return own?.paragraphs.length === section.paragraphs.length ? own : inEnglish(section);
      const { title } = section.paragraphs
        .map(({ rules }) => translated.get(nameOf(rules))?.section)
        .find((found) => found !== undefined) ?? { title: undefined };
      return {
        ...(title === undefined ? { title: section.title, untranslated: true } : { title }),
        paragraphs: section.paragraphs.map(
          (paragraph) =>
            translated.get(nameOf(paragraph.rules))?.paragraph ?? { ...paragraph, untranslated: true },
        ),
      };
    }),
  };
}

/**
 * What does not fit the English book, in a sentence; undefined if nothing is wrong. A translation may lack something, but adds
 * and reorders nothing.
 */
export function misfitOf(english: PlayersBook, translation: PlayersBook): string | undefined {
  const [original, howToPlay] = [english.sections[0], translation.sections[0]];
  const [most, count] = [original?.paragraphs.length ?? 0, howToPlay?.paragraphs.length ?? 0];
  if (count > most) return `"${howToPlay?.title}" has ${count} paragraphs, "${original?.title}" has ${most}.`;
  const [known, told] = [behindHowToPlay(english), behindHowToPlay(translation)];
  return foreignRule(known, told) ?? disorder(known, told);
}

/** A paragraph behind How to play, and where it is. */
interface Told {
  /** The rules that it explains, which identify it. */
  name: string;
  rules: readonly string[];
  /** Its section, counted from 0. */
  section: number;
  /** How a sentence begins that is about it. */
  where: string;
}

function behindHowToPlay({ sections }: PlayersBook): Told[] {
  return sections.slice(1).flatMap(({ title, paragraphs }, section) =>
    paragraphs.map(({ rules }, index) => ({
      name: nameOf(rules),
      rules,
      section,
      where: `"${title}", paragraph ${index + 1},`,
    })),
  );
}

/** Which paragraph explains a rule that English does not, or that another paragraph has explained. */
function foreignRule(english: readonly Told[], translation: readonly Told[]): string | undefined {
  const known = new Set(english.flatMap(({ rules }) => rules));
  const explained = new Set<string>();
  for (const { rules, where } of translation) {
    for (const rule of rules) {
      if (!known.has(rule)) return `${where} explains ${rule}, which no paragraph in English does.`;
      if (explained.has(rule)) return `${where} explains ${rule} once more.`;
      explained.add(rule);
    }
  }
  return undefined;
}

/** Which paragraph has another place in English. */
function disorder(english: readonly Told[], translation: readonly Told[]): string | undefined {
  let last: { place: number; section: number; home: number | undefined } | undefined;
  for (const { name, section, where } of translation) {
    const place = english.findIndex((each) => each.name === name);
    if (place < 0) continue;
    const home = english[place]?.section;
    if (last !== undefined && place < last.place) return `${where} comes earlier in English.`;
    if (last !== undefined && (section === last.section) !== (home === last.home))
      return `${where} is in another section in English.`;
    last = { place, section, home };
  }
  return undefined;
}

/** The paragraphs after How to play by the rules that they explain, each with its section. */
function paragraphsByRules({
  sections,
}: PlayersBook): ReadonlyMap<string, { paragraph: Paragraph; section: Section }> {
  return new Map(
    sections
      .slice(1)
      .flatMap((section) =>
        section.paragraphs.map((paragraph) => [nameOf(paragraph.rules), { paragraph, section }]),
      ),
  );
}

function nameOf(rules: readonly string[]): string {
  return rules.join(" ");
}

function inEnglish({ title, paragraphs }: Section): Section {
  return {
    title,
    untranslated: true,
    paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, untranslated: true })),
  };
}
