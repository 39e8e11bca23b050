import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const HANDS: Translation<typeof english.HANDS> = {
  bust: "散点，最大{first}",
  pair: "一对{first}",
  twoPair: "两对{first}和{second}",
  three: "三条{first}",
  fullHouse: "葫芦{first}带{second}",
  four: "四条{first}",
  straight: "顺子到{first}",
  five: "五条{first}",
};
export const HAND_WITH_DICE = "{hand}（{dice}）";
export const POINTS = "{points}点";

export const COMPARISON: Translation<typeof english.COMPARISON> = {
  both: "你：{player}。敌人：{enemy}。{outcome}",
  playerHits: "你打出{amount}伤害（{reason}）。",
  enemyHits: "敌人打出{amount}伤害（{reason}）。",
  playerFocus: "平手，但你的专注打出{amount}伤害（{reason}）。",
  enemyFocus: "平手，但敌人的专注打出{amount}伤害（{reason}）。",
  tie: "平手。",
  again: "平手：重掷全部骰子。",
};
export const OUTCOMES: Translation<typeof english.OUTCOMES> = {
  playerHits: "你命中了。",
  enemyHits: "敌人命中了。",
  tie: "平手。",
  again: "平手：重掷全部骰子。",
};
export const BLOW: Translation<typeof english.BLOW> = {
  atk: "攻击{atk}",
  equip: "{reason}+强化{added}",
  curses: "{reason}+诅咒{added}",
  nullified: "{reason}−抵消{nullified}",
};
