import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  chessBoard: {
    name: "棋盘",
    note: "想吃子，先要赢下一手扑克（PC-4.4）。",
  },
  deck: {
    name: "牌库",
    note: "每回合开始和每场战斗都要洗牌（PC-3.3）。战斗中按F键过牌或跟注。",
  },
  burnt: { name: "烧牌", note: "谁都不能看（PC-4.6）。" },
};

export const HOLE_CAPTIONS: Translation<typeof english.HOLE_CAPTIONS> = {
  private: {
    white: {
      name: "私牌",
      note: "只有为白棋做决定的人知道（PC-4.1、PC-12.13）。",
    },
    black: {
      name: "私牌",
      note: "只有为黑棋做决定的人知道（PC-4.1、PC-12.13）。",
    },
  },
  down: {
    white: { name: "暗牌", note: "只有为白棋战斗的人知道（PC-12.13）。" },
    black: { name: "暗牌", note: "只有为黑棋战斗的人知道（PC-12.13）。" },
  },
};

export const MATCH_NOTES: Translation<typeof english.MATCH_NOTES> = {
  white: "白棋的棋子牌（PC-6.4）。",
  black: "黑棋的棋子牌（PC-6.4）。",
};
export const SHOWN_NOTES: Translation<typeof english.SHOWN_NOTES> = {
  white: "白棋的暗牌，摊牌时亮出（PC-7.11）。",
  black: "黑棋的暗牌，摊牌时亮出（PC-7.11）。",
};
export const CARD_NOTES: Translation<typeof english.CARD_NOTES> = {
  flip: "寻找棋子牌时翻开的（PC-6.4）。",
  community: "公共牌：双方都能用（PC-7.1）。",
  draw: "为白棋抽的牌：牌大的执白棋（PC-3.2）。",
};

export const MAN_ON_SQUARE = "{man}，{square}";
export const MAN_NOTES: Translation<typeof english.MAN_NOTES> = {
  owned: "它的战斗由{player}来打（PC-12.12）。",
  attacks: "攻击{square}。",
  attacked: "正受到{square}的攻击。",
  retreats: "被击退，要后撤（PC-8.3）。",
  promotes: "即将升变（PC-8.4）。",
  taken: "已被吃。",
  both: "{doing}{owned}",
};

export const CHIP_NAME = "筹码：{count}";
export const CHIP_NOTES: Translation<typeof english.CHIP_NOTES> = {
  stack: "{player}的筹码。",
  freeStack: "本局不使用。",
  pot: "底池，不含本轮下注（PC-7.5）。",
};
export const BET_NOTES: Translation<typeof english.BET_NOTES> = {
  attacker: "攻方在本轮投入的筹码（PC-7.3）。",
  defender: "守方在本轮投入的筹码（PC-7.3）。",
};
