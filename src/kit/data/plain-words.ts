/** What some keyboards write where a plain sign is meant: blanks, dashes, and the full-width signs of Chinese and Japanese. */
const SIGNS: [written: string, meant: string][] = [
  ["\u00A0", " "],
  ["\u3000", " "],
  ["\u2010", "-"],
  ["\u2011", "-"],
  ["\u2013", "-"],
  ["\u2014", "-"],
  ["\u2212", "-"],
  ["\uFF0D", "-"],
  ["\uFF01", "!"],
];
/** Full-width letters, with blanks between them: no Lua has to count them. */
const FULL_WIDTH = [
  ["０ １ ２ ３ ４ ５ ６ ７ ８ ９", "0123456789"],
  [
    "Ａ Ｂ Ｃ Ｄ Ｅ Ｆ Ｇ Ｈ Ｉ Ｊ Ｋ Ｌ Ｍ Ｎ Ｏ Ｐ Ｑ Ｒ Ｓ Ｔ Ｕ Ｖ Ｗ Ｘ Ｙ Ｚ",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  ],
  [
    "ａ ｂ ｃ ｄ ｅ ｆ ｇ ｈ ｉ ｊ ｋ ｌ ｍ ｎ ｏ ｐ ｑ ｒ ｓ ｔ ｕ ｖ ｗ ｘ ｙ ｚ",
    "abcdefghijklmnopqrstuvwxyz",
  ],
] as const;

for (const [row, letters] of FULL_WIDTH) {
  for (const [place, written] of row.split(" ").entries()) SIGNS.push([written, letters.charAt(place)]);
}

/** The words of a typed text, with plain letters, digits, hyphens and exclamation marks in place of others that look like them. */
export function plainWords(text: string): string[] {
  let plain = text;
  // Most texts have none of them, and to look for one is cheap.
  for (const [written, meant] of SIGNS) if (plain.includes(written)) plain = plain.split(written).join(meant);
  return plain.split(" ").filter((word) => word !== "");
}
