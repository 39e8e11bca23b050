import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Rogue: The Solitaire-Like";
export const HOOK = "从一角到另一角，穿越纸牌地牢，一层又一层，直到你倒下。";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "正在洗两副牌。",
  move: "第{floor}层：翻开相邻的牌、攻击，或者行走。",
  aid: "你的{drawn}打不过{enemy}。要加上{held}吗？",
  aidOnWin: "你的{drawn}单独就能打败{enemy}。还是要用掉{held}吗？",
  aidBefore: "你攻击{enemy}。抽牌前要加上{held}吗？",
  reshuffle: "牌库空了：把弃牌堆洗成新的牌库。",
  pay: "你输给了{enemy}。用鬼牌支付，还是用A支付？",
  capture: "击败了{enemy}。俘虏它，还是放走它？",
  keepAce: "是A，而且鬼牌一张没少。要留下它多1点生命吗？",
  clear: "通过第{floors}层！正在为下一层洗牌。",
  over: "游戏结束。",
};

export const ACE_PROMPTS: Translation<typeof english.ACE_PROMPTS> = {
  heal: "是A！你的一张鬼牌回来了。",
  keep: "是A！你留下它，多1点生命。",
  waste: "是A！你的手牌满了，只好弃掉。",
};

export const FIGHTS: Translation<typeof english.FIGHTS> = {
  win: "{drawn}对{enemy}：你赢了！",
  draw: "{drawn}对{enemy}：平手。",
  loss: "{drawn}对{enemy}：你失去1点生命。",
};
export const AIDED_FIGHTS: Translation<typeof english.AIDED_FIGHTS> = {
  win: "{drawn}加上{held}共{attack}点，对{enemy}：你赢了！",
  draw: "{drawn}加上{held}共{attack}点，对{enemy}：平手。",
  loss: "{drawn}加上{held}共{attack}点，对{enemy}：你失去1点生命。",
};

export const STATUS = "第{floor}层 · 生命{hitPoints} · 手牌：{held} · 牌库{deck} · 弃牌堆{discard}";
export const NOTHING_HELD = "无";

export const RESULTS: Translation<typeof english.RESULTS> = {
  dead: {
    headline: "你倒下了",
    sentence: "通过层数：{floors}。胜利的战斗：{wins}/{fights}。",
  },
  target: {
    headline: "胜利！",
    sentence: "全部{floors}层都通过了。胜利的战斗：{wins}/{fights}。",
  },
};

export const FIGURES = "通过层数{floors}，最佳{best} · 胜利的战斗{wins}/{fights}";
