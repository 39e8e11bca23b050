/** A piece of text that looks the same from end to end. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  /** As written: a name or a code. */
  colour?: string;
  /** Font size in pixels, where the text sets one. */
  size?: number;
}

type Look = Omit<Run, "text">;

const TAG =
  /<(\/?)(b|i|color|textcolor|size|textsize|quad|material)(?:(?:=|\s+\w+\s*=)\s*["']?([^>"']*)["']?)?\s*>/gi;

function changed(look: Look, name: string, value: string): Look {
  switch (name) {
    case "b":
      return { ...look, bold: true };
    case "i":
      return { ...look, italic: true };
    case "color":
    case "textcolor":
      return value === "" ? look : { ...look, colour: value };
    case "size":
    case "textsize":
      return Number.parseFloat(value) > 0 ? { ...look, size: Number.parseFloat(value) } : look;
    default:
      return look;
  }
}

/**
 * A text with formatting tags as runs: <b>, <i>, <color=...>, <size=...>, and the same with `color="..."` as XML writes
 * them. What is no such tag stays as it is. `\n` written as two characters breaks the line as in the game.
 */
export function readRichText(text: string, bold = false, italic = false): Run[] {
  const runs: Run[] = [];
  const open: { name: string; before: Look }[] = [];
  let look: Look = { bold, italic };
  let from = 0;
  const add = (piece: string): void => {
    if (piece !== "") runs.push({ ...look, text: piece });
  };
  const whole = text.replaceAll("\\n", "\n").replaceAll(/\r\n?/g, "\n");
  for (const match of whole.matchAll(TAG)) {
    const [tag, slash, rawName = "", value = ""] = match;
    const name = rawName.toLowerCase();
    add(whole.slice(from, match.index));
    from = match.index + tag.length;
    if (slash === "") {
      open.push({ name, before: look });
      look = changed(look, name, value);
    } else {
      const index = open.findLastIndex((each) => each.name === name);
      look = open[index]?.before ?? look;
      if (index >= 0) open.splice(index);
    }
  }
  add(whole.slice(from));
  return runs;
}

/** The text of runs without its looks. */
export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}
