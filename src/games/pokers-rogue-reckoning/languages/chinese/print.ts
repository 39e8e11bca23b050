import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const PRINTED_KINDS: Translation<typeof english.PRINTED_KINDS> = {
  red: "红药水",
  blue: "蓝药水",
  curse: "诅咒",
  money: "金币",
  sword: "剑",
  heart: "红心",
  enemy: "敌人",
};
export const PRINTED_JOKER = "鬼牌";

export const PRINTED_GETTING: Translation<typeof english.PRINTED_GETTING> = {
  price: "价格：{value}金币",
  exact: "一颗骰子：{value}得手",
  singleCurse: "一颗骰子：{value}避开",
  dualCurse: "两颗骰子：大于{value}避开，\n正好{value}归你",
};
