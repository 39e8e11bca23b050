import { ballProfile, curved, type ProfilePoint } from "../shapes";

/*
 * The turned parts of chess pieces after Staunton's pattern, in units of the table: a moulded foot 1.2 across, a stem
 * drawn in towards a collar, and a head. Each profile runs from the middle of the underside to the top.
 */

const FOOT: readonly ProfilePoint[] = [
  [0, 0],
  [0.57, 0],
  [0.6, 0.03],
  [0.6, 0.14],
  [0.57, 0.19],
  ...curved([0.53, 0.19], [0.53, 0.36], [0.45, 0.4]),
  [0.45, 0.45],
  [0.42, 0.45],
];

/** Where the foot ends and the stem begins. */
export const FOOT_TOP = 0.45;

function stem(neck: number, top: number): ProfilePoint[] {
  return curved([0.4, FOOT_TOP], [neck, FOOT_TOP + (top - FOOT_TOP) * 0.35], [neck, top]);
}

function collar(radius: number, height: number): ProfilePoint[] {
  return [
    [radius - 0.05, height],
    [radius, height + 0.05],
    [radius - 0.05, height + 0.1],
    [radius - 0.12, height + 0.12],
  ];
}

export const PAWN: readonly ProfilePoint[] = [
  ...FOOT,
  ...stem(0.19, 1.5),
  ...collar(0.36, 1.5),
  ...ballProfile(0.38, 1.96, -0.33),
];

/** The tower's battlements are set upon its rim. */
export const ROOK: readonly ProfilePoint[] = [
  ...FOOT,
  ...stem(0.29, 1.72),
  ...collar(0.42, 1.72),
  ...curved([0.33, 1.84], [0.34, 2.02], [0.44, 2.06]),
  [0.46, 2.1],
  [0.46, 2.34],
  [0.3, 2.34],
  [0.3, 2.2],
  [0, 2.2],
];
export const ROOK_RIM = { inner: 0.3, outer: 0.46, from: 2.33, to: 2.56 };

export const BISHOP: readonly ProfilePoint[] = [
  ...FOOT,
  ...stem(0.18, 1.72),
  ...collar(0.4, 1.72),
  [0.22, 1.84],
  [0.22, 1.92],
  ...curved([0.24, 1.94], [0.52, 2.2], [0.24, 2.6]),
  ...curved([0.24, 2.6], [0.14, 2.7], [0.08, 2.72]),
  ...ballProfile(0.12, 2.8, -0.08),
];

export const QUEEN: readonly ProfilePoint[] = [
  ...FOOT,
  ...stem(0.2, 2.3),
  ...collar(0.42, 2.3),
  [0.26, 2.42],
  [0.26, 2.5],
  ...curved([0.22, 2.54], [0.24, 2.9], [0.43, 3.2]),
  [0.43, 3.24],
  [0.34, 3.22],
  ...curved([0.32, 3.2], [0.26, 3.36], [0.1, 3.38]),
  ...ballProfile(0.13, 3.47, -0.09),
];
/** Where the points of the coronet are. */
export const QUEEN_RIM = { radius: 0.4, height: 3.24 };

export const KING: readonly ProfilePoint[] = [
  ...FOOT,
  ...stem(0.22, 2.3),
  ...collar(0.44, 2.3),
  [0.28, 2.42],
  [0.28, 2.5],
  ...curved([0.24, 2.54], [0.26, 2.86], [0.44, 3.08]),
  [0.44, 3.14],
  [0.38, 3.16],
  ...curved([0.36, 3.16], [0.28, 3.34], [0.08, 3.36]),
  [0, 3.36],
];
/** Where the cross is on the crown, and how high it is. */
export const KING_CROSS = { from: 3.32, to: 3.82 };

export const KNIGHT_BASE: readonly ProfilePoint[] = [
  ...FOOT,
  ...curved([0.4, FOOT_TOP], [0.38, 0.62], [0.44, 0.7]),
  [0.44, 0.78],
  [0, 0.8],
];
