import { readRuleBooks } from "../build/rule-books";
import { withTags } from "../build/rule-pages";
import { list } from "./markup";

const POINT = "- ";

/** How a game is played, the first section of its rule book in English, in Steam's markup. */
export function howToPlay(game: string): string {
  const paragraphs = readRuleBooks(game).en.sections[0]?.paragraphs ?? [];
  return paragraphs.map(({ text }) => paragraphMarkup(text)).join("\n\n");
}

/** A paragraph whose points are a list. */
function paragraphMarkup(text: string): string {
  const parts: string[] = [];
  let points: string[] = [];
  const end = (): void => {
    if (points.length > 0) parts.push(list(points));
    points = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith(POINT)) points.push(tagged(line.slice(POINT.length)));
    else {
      end();
      parts.push(tagged(line));
    }
  }
  end();
  return parts.join("\n");
}

function tagged(text: string): string {
  return withTags(text, (letter) => [`[${letter}]`, `[/${letter}]`]);
}
