import type { Translation } from "../language";
import type * as english from "./english";

export const RANK_NAMES: Translation<typeof english.RANK_NAMES> = {
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8",
  "9": "9",
  T: "10",
  J: "J",
  Q: "Q",
  K: "K",
  A: "A",
};

export const RANK_PLURALS: Translation<typeof english.RANK_PLURALS> = RANK_NAMES;

export const SUIT_NAMES: Translation<typeof english.SUIT_NAMES> = {
  S: "黑桃",
  H: "红心",
  D: "方块",
  C: "梅花",
};

export const CARD_NAME = "{suit}{rank}";

export const CATEGORY_NAMES: Translation<typeof english.CATEGORY_NAMES> = {
  high: "高牌",
  pair: "一对",
  twoPair: "两对",
  trips: "三条",
  straight: "顺子",
  flush: "同花",
  fullHouse: "葫芦",
  quads: "四条",
  straightFlush: "同花顺",
  royal: "皇家同花顺",
};

export const HAND_NAMES: Translation<typeof english.HAND_NAMES> = {
  high: "{category}{first}",
  pair: "{category}{firsts}",
  twoPair: "{category}，{firsts}和{seconds}",
  trips: "{category}{firsts}",
  straight: "{category}，最大{first}",
  flush: "{category}，最大{first}",
  fullHouse: "{category}，{firsts}带{seconds}",
  quads: "{category}{firsts}",
  straightFlush: "{category}，最大{first}",
  royal: "{category}",
};

export const LISTS: Translation<typeof english.LISTS> = {
  comma: "{others}、{next}",
  and: "{others}和{last}",
};
