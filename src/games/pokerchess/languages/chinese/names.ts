import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CHIPS: Translation<typeof english.CHIPS> = { one: "1枚筹码", many: "{count}枚筹码" };
export const NO_CARD = "没有牌";

export const SHAPE_NAMES: Translation<typeof english.SHAPE_NAMES> = {
  king: "王",
  queen: "后",
  rook: "车",
  bishop: "象",
  knight: "马",
  pawn: "兵",
};
export const SHAPE_TITLES: Translation<typeof english.SHAPE_TITLES> = {
  king: "王",
  queen: "后",
  rook: "车",
  bishop: "象",
  knight: "马",
  pawn: "兵",
};

export const SIDE_NAMES: Translation<typeof english.SIDE_NAMES> = { white: "白", black: "黑" };
export const SIDE_TITLES: Translation<typeof english.SIDE_TITLES> = { white: "白", black: "黑" };

export const MAN_NAMES: Translation<typeof english.MAN_NAMES> = {
  K: "白王",
  Q: "白后",
  R: "白车",
  B: "白象",
  N: "白马",
  P: "白兵",
  k: "黑王",
  q: "黑后",
  r: "黑车",
  b: "黑象",
  n: "黑马",
  p: "黑兵",
};

export const STREET_NAMES: Translation<typeof english.STREET_NAMES> = {
  preflop: "翻牌前",
  flop: "翻牌",
  turn: "转牌",
  river: "河牌",
};
export const STREET_TITLES: Translation<typeof english.STREET_TITLES> = {
  preflop: "翻牌前",
  flop: "翻牌",
  turn: "转牌",
  river: "河牌",
};

export const TEAM_OF = "{player}的队伍";
export const PAYS = "{player}付{amount}，无人获胜";
export const PAYS_NOTHING = "各自保留筹码，无人获胜";
