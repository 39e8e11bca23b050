import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CARD_NAMES: Translation<typeof english.CARD_NAMES> = {
  red: "{name}{print}",
  blue: "{name}{print}",
  curse: "{name}{print}",
  money: "金币{print}",
  sword: "剑{print}",
  heart: "红心（鬼牌）",
  enemy: "{name}{print}",
};
export const FULL_NAMES: Translation<typeof english.FULL_NAMES> = {
  red: "红药水{value}，{name}（{print}）",
  blue: "蓝药水{value}，{name}（{print}）",
  curse: "诅咒{value}，{name}（{print}）",
  money: "{value}金币（{print}）",
  sword: "剑（{print}）",
  heart: "红心（鬼牌）",
  enemy: "敌人，{name}（{print}）",
};
export const ENEMY_NAMES: Translation<typeof english.ENEMY_NAMES> = {
  demon: "恶魔",
  orc: "兽人",
  queen: "女巫王",
  king: "邪恶国王",
};

export const GETTING: Translation<typeof english.GETTING> = {
  price: "价格：{value}金币",
  exact: "一颗骰子掷出{value}就归你",
  singleCurse: "一颗骰子掷出{value}就避开",
  dualCurse: "两颗骰子大于{value}就避开；正好{value}就归你",
  free: "免费",
  none: "",
};
export const EFFECTS: Translation<typeof english.EFFECTS> = {
  red: "治疗{heal}点生命。",
  redOr: "治疗{heal}点生命，或者：{text}",
  buff: "放在你的骰子下，攻击+1。",
  buffAnd: "放在你的骰子下，攻击+1。{text}",
  buffOr: "放在你的骰子下，攻击+1，或者：{text}",
  curse: "下一个敌人攻击+1。",
  curseAnd: "下一个敌人攻击+1。{text}",
  money: "获得{value}金币。",
  moneyOr: "获得{value}金币，或治疗最多{most}点生命。",
  sword: "你的攻击永久+1。",
  heart: "多一颗红骰：生命和生命上限各+6。",
  enemy: "你必须和它战斗。形象不重要，等级才重要。",
};

export const ROOM_NAMES: Translation<typeof english.ROOM_NAMES> = {
  upperLeft: "左上",
  upperMiddle: "上中",
  upperRight: "右上",
  middleLeft: "左中",
  central: "正中",
  middleRight: "右中",
  lowerLeft: "左下",
  lowerMiddle: "下中",
  lowerRight: "右下",
};
