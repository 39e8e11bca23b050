/** What codes that people type consist of. */
export const CODE_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-";
const SMALL_LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** The code letter for each letter that you can type; in a Turkish locale `toUpperCase` turns an i into another letter. */
const CAPITALS: Record<string, string | undefined> = {};
for (const letter of CODE_LETTERS) CAPITALS[letter] = letter;
for (let i = 0; i < SMALL_LETTERS.length; i++) {
  CAPITALS[SMALL_LETTERS.charAt(i)] = CODE_LETTERS.charAt(i + CODE_LETTERS.indexOf("A"));
}

/** The letter of a code that somebody means by a letter, small or capital; undefined where it belongs in no code. */
export function codeLetter(letter: string): string | undefined {
  return CAPITALS[letter];
}
