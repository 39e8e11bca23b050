import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourSeat: "这是单人游戏：只有该玩家可以行动。",
  gameOver: "游戏已经结束。开始新游戏再玩吧。",
  waitForCards: "请等牌洗好。",
  waitForFight: "战斗会自动进行。请稍等。",
  waitForAce: "A会自动就位。请稍等。",
  aidUndecided: "先决定：是否加上手里的牌。",
  payUndecided: "先决定：用鬼牌支付，还是用A支付。",
  captureUndecided: "先决定：俘虏敌人，还是放走它。",
  aceUndecided: "先决定：留下A，还是弃掉它。",
  nothingToAid: "现在没有可以加牌的战斗。请选择行动。",
  nothingToPay: "现在不用支付生命。请选择行动。",
  nothingToCapture: "现在没有可以俘虏的敌人。请选择行动。",
  nothingToKeep: "现在没有要留下或弃掉的A。请选择行动。",
  ownCell: "你已经在那里了。请选别的格子。",
  notAdjacent: "{cell}和你不相邻。先走近一些。",
  cardInTheWay: "{cell}有牌。翻开或攻击它，或者走别处。",
  nothingToFlip: "{cell}没有可翻的牌。你可以直接走过去。",
  alreadyUp: "{cell}的牌已经面朝上。攻击它吧。",
  nothingToAttack: "{cell}没有敌人。你可以直接走过去。",
  stillDown: "{cell}的牌还面朝下。翻开它吧。",
  noWay: "去{cell}的路不通。先击败挡路的敌人。",
  oneStep: "去{cell}只要一步。直接走过去就行。",
  impossibleFaces: "骰子掷不出这样的点数。请重掷。",
  otherCards: "这些不是牌库里的牌。请重新洗牌。",
  otherChance: "现在要随机决定的是别的事。请再试一次。",
  noChance: "现在没有要洗的牌。请选择行动。",
};

export const WITH_RULE = "{sentence}（{rule}）";
