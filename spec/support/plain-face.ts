import type { Face } from "../../src/kit/game/face";

/** A face without emblem and ornaments. */
export const PLAIN_FACE: Face = {
  palette: {
    mat: "#0D2124",
    band: "#12302F",
    place: "#081517",
    line: "#9BB0B3",
    sign: "#1E3D40",
    danger: "#3A1014",
    own: "#10323F",
    accent: "#F2C14E",
    letters: "#FFFFFF",
    captions: "#D5DEE0",
  },
  emblem: [],
  crest: { x: 0, z: 0, half: 1 },
  ornaments: [],
};
