import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "地牢布置好了：{cards}张牌面朝下。前往对面的角落吧。",
  walked: "",
  turnedUp: "你翻开了{card}。",
  drew: "你抽到{drawn}，对战{enemy}。",
  reshuffled: "弃牌堆洗成新的牌库：{cards}张。",
  aided: "{held}助战：{attack}对{enemy}。",
  won: "击败了{enemy}！",
  tied: "平手：{enemy}还在，谁也没受伤。",
  lost: "{enemy}赢了。",
  captured: "你俘虏了{enemy}。",
  jokerPaid: "你失去一张鬼牌。剩余生命：{hitPoints}。",
  acePaid: "你失去了A。剩余生命：{hitPoints}。",
  healed: "A让一张鬼牌回来了。生命：{hitPoints}。",
  aceKept: "你留下了A。生命：{hitPoints}。",
  aceDiscarded: "{ace}进入弃牌堆。",
  floorCleared: "通过第{floors}层！",
  refilled: "第{floor}层：补上{cards}张面朝下的新牌。回到另一个角落吧。",
  gameOver: "",
};
