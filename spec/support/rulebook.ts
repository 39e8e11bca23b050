/** The ids of all anchors in a page. */
export function anchors(page: string): string[] {
  const parts = page.split('<a id="');
  return parts.slice(1).map((part) => part.split('"')[0] ?? "");
}

/** The rule number at the start of a text, such as `5.11`. */
export function numberAt(text: string): string {
  let number = "";
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    const isPoint = character === "." && "0123456789".includes(text.charAt(i + 1)) && i + 1 < text.length;
    if (!isPoint && !"0123456789".includes(character)) break;
    number += character;
  }
  return number;
}
