import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const BOARD: Translation<typeof english.BOARD> = {
  floor: "第{floor}层 · 已通过{floors}层 · 最佳{best}层",
  code: "地牢{code}",
  goal: "目标",
  you: "你",
  deck: "牌库：{count}",
  discard: "弃牌堆：{count}",
  hitPoints: "生命：{count}",
  hitPointsAce: "生命：{count}（含手中的A）",
  handEmpty: "手牌",
  handAce: "1点生命",
  handEnemy: "可加{value}",
  spare: "备用：{count}",
  wins: "胜{win}%",
  winsAided: "{win}%，加牌{aided}%",
  winsSurely: "必胜",
  losesSurely: "必败",
  ace: "A {chance}%",
  noAce: "不是A",
};

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  you: {
    name: "你",
    note: "拖到空格就走过去，拖到相邻的牌上就战斗（RS-4.2）。",
  },
  hidden: {
    name: "面朝下的牌",
    note: "与你相邻时可以翻开（F键）：A会帮你，其他牌都要打（RS-4.2）。",
  },
  drawn: { name: "{card}，抽到的牌", note: "你的攻击，点数{value}（RS-5.1）。" },
  joker: { name: "鬼牌，1点生命", note: "生命耗尽，游戏结束（RS-9.1）。" },
  lost: { name: "鬼牌，已失去", note: "在牌阵中翻到A就能收回（RS-6.2）。" },
  spare: { name: "备用鬼牌", note: "本局不使用。" },
  deck: { name: "牌库", note: "战斗时，最上面的一张就是你的攻击（RS-5.1）。" },
  discard: { name: "弃牌堆", note: "通过一层后洗回牌库（RS-7.2）。" },
};

export const CARD_NOTES: Translation<typeof english.CARD_NOTES> = {
  enemy: "点数为{value}的敌人。抽到更大的牌就能击败它（RS-5.2）。",
  ace: "A不会引发战斗（RS-6.1）。",
  heldEnemy: "俘虏：抽到的牌赢不了时，可以为这场战斗加{value}点，只能用一次（RS-5.4）。",
  heldAce: "多1点生命；持有期间不能俘虏敌人（RS-6.3）。",
};
