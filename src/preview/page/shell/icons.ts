/** Pictures of the buttons, drawn with lines on a square of 24. */
const PATHS = {
  pause: "M9 5v14M15 5v14",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  load: "M12 16V5M7 9l5-5 5 5M5 20h14",
  record: "M4 5h16v14H4zM10 9v6l5-3z",
  rewind: "M4 5v5h5M4.6 10a8 8 0 1 1-.4 4M12 8v4.5l3 2",
  newTable: "M5 5h14v14H5zM12 9v6M9 12h6",
  snapPoints: "M5 5h.01M12 5h.01M19 5h.01M5 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01M9.5 12h5M12 9.5v5",
  notebook: "M7 4h11v16H7zM4.5 8H8M4.5 12H8M4.5 16H8M11 9h4M11 12.5h4",
  tools: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
  help: "M9 9a3 3 0 1 1 4.4 2.6c-.9.5-1.4 1.1-1.4 2.1v.5M12 18h.01",
  spectator:
    "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  camera: "M3 8h4l2-3h6l2 3h4v11H3zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  close: "M6 6l12 12M18 6L6 18",
  collapse: "M6 9l6 6 6-6",
  send: "M5 12h13M13 7l5 5-5 5",
  warning: "M12 4L2.8 20h18.4zM12 10v5M12 17.5h.01",
  message: "M4 5h16v11H10l-4 4v-4H4z",
} as const;

export type IconName = keyof typeof PATHS;

const SVG = "http://www.w3.org/2000/svg";

/** A picture beside or instead of a word; anyone who uses it also names it for those who do not see it. */
export function icon(name: IconName): SVGSVGElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("class", "icon");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  picture.append(path);
  return picture;
}
