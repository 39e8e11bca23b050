/*
 * The game's texts carry BBCode: [b] [i] [u] [s] [sub] [sup] until [/b] and so on, and [RRGGBB] until [-]. Everything
 * else in brackets is text.
 */

/** Named as the elements of HTML that look so. */
export type TextStyle = "b" | "i" | "u" | "s" | "sub" | "sup";

/** A piece of text that looks the same all through. */
export interface Run {
  text: string;
  styles: TextStyle[];
  /** "#rrggbb". */
  colour?: string;
  /** The address that the text is, when it is one. */
  link?: string;
}

const STYLES: Readonly<Record<string, TextStyle>> = {
  b: "b",
  i: "i",
  u: "u",
  s: "s",
  sub: "sub",
  sup: "sup",
};
const TOKEN =
  /\[(?<style>\/?(?:b|i|u|s|sub|sup))\]|\[(?<colour>[\da-f]{6})(?:[\da-f]{2})?\]|(?<end>\[-\])|(?<link>https?:\/\/[^\s[\]]*[^\s[\].,;:!?)'"])/gi;

/** Splits a text with BBCode into runs; opened and never closed holds to the end, closed and never opened is nothing. */
export function parseBBCode(source: string): Run[] {
  const runs: Run[] = [];
  const styles = new Set<TextStyle>();
  const colours: string[] = [];
  const add = (text: string, link?: string): void => {
    if (text === "") return;
    const colour = colours.at(-1);
    runs.push({
      text,
      styles: [...styles],
      ...(colour !== undefined && { colour }),
      ...(link !== undefined && { link }),
    });
  };
  let read = 0;
  for (const token of source.matchAll(TOKEN)) {
    add(source.slice(read, token.index));
    read = token.index + token[0].length;
    const { style, colour, end, link } = token.groups ?? {};
    if (style !== undefined) switchStyle(styles, style.toLowerCase());
    else if (colour !== undefined) colours.push(`#${colour.toLowerCase()}`);
    else if (end !== undefined) colours.pop();
    else if (link !== undefined) add(link, link);
  }
  add(source.slice(read));
  return runs;
}

/** The text alone, as it is read out. */
export function plainText(source: string): string {
  return parseBBCode(source)
    .map(({ text }) => text)
    .join("");
}

function switchStyle(styles: Set<TextStyle>, tag: string): void {
  const style = STYLES[tag.replace("/", "")];
  if (style === undefined) return;
  if (tag.startsWith("/")) styles.delete(style);
  else styles.add(style);
}
