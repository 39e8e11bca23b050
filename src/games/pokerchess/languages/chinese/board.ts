import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const BOARD: Translation<typeof english.BOARD> = {
  turn: "第{turn}回合",
  whiteToMove: "轮到白棋走",
  blackToMove: "轮到黑棋走",
  forming: "组队",
  drawing: "抽牌定白棋",
  assigning: "分配棋子",
  over: "游戏结束",
  battle: "{attacker}的{shape}攻击{defender}在{square}的{target}",
  late: "{late}超时：由{player}选择",
  deck: "牌库{count}",
  burnt: "烧牌{count}",
  flips: "寻找棋子牌时翻开的牌",
  pot: "底池{count}",
  bet: "下注{count}",
  odds: "胜率高于{chance}%时跟注划算",
  team: "{team}队：{player}",
  person: "{player}，{chips}",
  side: "{side}棋：{player}，{chips}",
  teamSide: "{side}棋：主帅{player}，{chips}",
  member: "{player}\n{chips}",
  draws: "抽到{card}",
  fighter: "{player}：{shape}，{square}",
  taken: "被吃的{side}棋",
  lastTaken: "上一战：{attacker}的{shape}吃掉{defender}在{square}的{target}",
  lastHeld: "上一战：{defender}在{square}的{target}挡住{attacker}的{shape}",
  lastHands: "{attackerHand} – {defenderHand}",
  lastFold: "有人弃牌，底池{pot}",
  match: "棋子牌",
  hole: "暗牌",
};

export const ROLE_NAMES: Translation<typeof english.ROLE_NAMES> = { attacker: "攻方", defender: "守方" };
