import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  pawnDoubleStep: { label: "兵可走两格", detail: "从己方的第二横线出发。" },
  enPassant: { label: "吃过路兵", detail: "需要兵可走两格。" },
  castling: { label: "王车易位", detail: "经过受攻击的格子也没关系。" },
  postflopFirst: { label: "翻牌后谁先行动", detail: "翻牌前由守方先行动。" },
  tieRule: { label: "摊牌平手", detail: "无论如何，双方平分底池。" },
  noMoveRule: { label: "无棋可走的一方", detail: "连续跳过两个回合为平局。" },
  quietLimit: { label: "无攻击平局", detail: "连续这么多回合没有攻击。0表示从不。" },
  turnLimit: { label: "回合数平局", detail: "双方共走这么多回合之后。0表示从不。" },
  startingChips: { label: "每方筹码", detail: "开局时。规则为32枚。" },
  realMoney: { label: "筹码有实际价值", detail: "筹码用完的人可以再次买入。" },
  teamChips: {
    label: "队内筹码",
    detail: "一方的筹码由队员分摊，或者每人都拿足额。",
  },
  moveLimit: { label: "走棋时限", detail: "升变、后撤和出资也算。0表示不限时。" },
  battleLimit: { label: "下注时限", detail: "战斗中的每个决定。0表示不限时。" },
  clockMode: { label: "何时计时", detail: "立刻开始，或者对方要求时开始。" },
  timeBank: { label: "备用时间", detail: "每位玩家整局的总量。" },
  bankStep: { label: "每次备用时间", detail: "一次动用这么多。" },
  lateChoice: {
    label: "升变或后撤超时",
    detail: "走棋超时总是由对手来选择。",
  },
  memberRebuy: { label: "队员可再次买入", detail: "需要筹码有实际价值。" },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "是",
  false: "否",
  attacker: "攻方",
  defender: "守方",
  hold: "防守成功",
  capture: "攻击成功",
  pass: "跳过回合",
  lose: "落败",
  perSide: "分摊",
  perPerson: "每人足额",
  always: "立刻",
  called: "要求时",
  default: "升后或退回",
  opponent: "对手选择",
};

export const OPTION_NUMBERS: Translation<typeof english.OPTION_NUMBERS> = {
  quietLimit: { some: "{value}回合后", none: "从不" },
  turnLimit: { some: "{value}回合后", none: "从不" },
  moveLimit: { some: "{value}秒", none: "不限时" },
  battleLimit: { some: "{value}秒", none: "不限时" },
  timeBank: { some: "{value}秒", none: "无" },
  bankStep: { some: "{value}秒", none: "" },
};
