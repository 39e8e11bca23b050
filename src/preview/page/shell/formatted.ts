import { parseBBCode, type Run } from "./bbcode";
import { readable } from "./colours";
import { element } from "./element";

/** A text with BBCode as elements. Colours too dark for the shell's ground become paler. */
export function formatted(source: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...parseBBCode(source).map(inline));
  return fragment;
}

function inline({ text, styles, colour, link }: Run): Node {
  const innermost: Node =
    link === undefined
      ? document.createTextNode(text)
      : element("a", { href: link, target: "_blank", rel: "noopener noreferrer" }, text);
  const styled = styles.reduce((inner, style) => element(style, {}, inner), innermost);
  if (colour === undefined) return styled;
  const coloured = element("span", {}, styled);
  coloured.style.color = readable(colour);
  return coloured;
}
