import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CHOICES: Translation<typeof english.CHOICES> = {
  walk: "{way}走",
  travel: "走到{cell}",
  flip: "翻开{side}的牌",
  attack: "攻击{side}的{enemy}",
  besideGroup: "相邻的格子",
  farGroup: "走到第{row}行",
  free: "无代价",
  clears: "通过本层",
  odds: "胜{win}%，负{loss}%",
  oddsAided: "胜{win}%，加牌{aided}%",
  flipOdds: "胜{win}%",
  flipOddsOrAce: "胜{win}%，A {ace}%",
  noAce: "不会是A",
  sureWin: "必胜",
  sureLoss: "必败",
  aid: "加上{held}",
  decline: "不加",
  outcomes: { win: "你获胜", draw: "平手", loss: "你失去1点生命" },
  payJoker: "用鬼牌支付",
  payJokerDetail: "还剩{jokers}张",
  payAce: "用A支付",
  payAceDetail: "腾出手牌",
  capture: "俘虏{enemy}",
  captureDetail: "可加{value}点一次",
  leave: "放走{enemy}",
  leaveDetail: "手牌保持空着",
  keep: "留下A",
  keepDetail: "多1点生命",
  discard: "弃掉A",
  discardDetail: "手牌保持空着",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  decline: "不加牌，你就会失去最后1点生命。还是不加吗？",
};
