import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  hidden: { name: "面朝下的牌", note: "翻过来（F键）就揭开这间房间（PRR-4.2）。" },
  scouted: { name: "{card}，面朝下", note: "侦察已看过这张牌（PRR-13.7）。" },
  deck: { name: "牌库", note: "下一层的房间从牌库顶发出（PRR-3.6）。" },
  apart: { name: "分开的牌", note: "分散牌库时单独洗的牌（PRR-3.5）。" },
  discard: { name: "弃牌堆", note: "把药水放到这里，就能使用它的能力（PRR-13.2）。" },
  aside: { name: "剑与红心", note: "找到后永久有效（PRR-4.3）。" },
  slain: { name: "被消灭的敌人", note: "消灭{enemies}个敌人即获胜（PRR-18.1）。" },
  pawn: {
    name: "等级",
    note: "标出下一个敌人的等级：每消灭三个，等级就提高（PRR-8.1）。",
  },
};

export const TERMS = "{getting}。{effect}";

export const DICE_CAPTIONS: Translation<typeof english.DICE_CAPTIONS> = {
  hp: { name: "红骰", note: "你的生命。把红药水放到这里就能喝下（PRR-5.4）。" },
  emptyHp: { name: "红骰", note: "空的。治疗会把它补满（PRR-2.3）。" },
  atk: { name: "蓝骰", note: "你的攻击：命中时的伤害，也是你牌型中的一颗骰子（PRR-10.1）。" },
  money: { name: "黄骰", note: "你的金币，骰子够用时才显示。" },
  enemyHp: { name: "红骰", note: "敌人的生命（PRR-8.1）。" },
  enemyAtk: { name: "蓝骰", note: "敌人的攻击（PRR-8.1）。" },
  white: {
    name: "白骰",
    note: "你的战斗骰子。轮到时掷它（R键）（PRR-9.4）。",
  },
  black: { name: "黑骰", note: "敌人的战斗骰子（PRR-9.4）。" },
};
export const SPARE_DIE_NOTE = "未使用。";
