import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Pokerchess";
export const HOOK = "一盘国际象棋，每次吃子都要先赢下一手扑克。";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  division: "1队：{first}。2队：{second}。接受，调整队员，或改为选举队长。",
  captains: "赞成所有你愿意让他当队长的人，然后投出选票。选出两人，由他们挑选队员。",
  draft: "你是{team}队的队长：选一名队员。还没入队：{free}。",
  consent: "谁来当{team}队的主帅，负责走棋？如果你们都推同一个人，就定了。",
  ballot: "意见不一：赞成所有你愿意让他当{team}队主帅的人，然后投出选票。",
  runoff: "决选：让{first}还是{second}当{team}队的主帅？",
  assigning: "你是主帅。把棋子分给队员：棋子归谁，谁就打它的战斗。其余归你自己。",
  move: "你的私牌是{card}。走一步棋，或者攻击：吃子要用一手扑克来决胜负。",
  moveForLate: "{player}超时：请替{player}选一步合法的棋。若是攻击，由{player}来打。",
  stake: "{fighter}为你方战斗，有{own}。要从你的{chips}枚筹码中出资吗？战斗后按比例拿回剩下的。",
  rebuySide: "你方没有筹码了。买入{chips}继续玩，否则落败。",
  rebuyMember: "你没有筹码了。买入{chips}，或者不带筹码战斗。",
  promote: "{square}的兵走到了底线。它升变成什么？",
  retreat: "对{square}的攻击失败了。你的{shape}退到哪里？",
  promoteForLate: "{player}超时：请选择{square}的兵升变成什么。",
  retreatForLate: "{player}超时：请选择{shape}退到哪里。",
  offer: "{player}提议结束本局：{pays}。接受，或者拒绝并继续玩。",
  timeOffer: "{player}对以后的决定提议：{option}，{value}。接受还是拒绝？",
};

export const BATTLE_PROMPTS: Translation<typeof english.BATTLE_PROMPTS> = {
  attacker: "你的{shape}攻击{square}的{target}。{hand}{price}",
  defender: "你在{square}的{target}受到{from}的{shape}攻击。{hand}{price}",
  hole: "你的底牌：{cards}。",
  holeAndHand: "你的底牌：{cards}，组成{hand}。",
  check: "底池{pot}：过牌还是下注？",
  option: "底池{pot}：过牌还是加注？",
  call: "底池{pot}，需跟{toCall}：弃牌、跟注还是加注？",
  callOnly: "底池{pot}，需跟{toCall}：弃牌还是跟注？",
};

export const LOOKING: Translation<typeof english.LOOKING> = {
  drawShuffle: "正在洗牌，准备抽牌：牌大的执白棋。",
  drawn: "{first}抽到{firstCard}，{second}抽到{secondCard}：{player}执白棋，先走。",
  turnShuffle: "洗牌，然后{player}得到一张私牌。",
  sought: "每个棋子一张牌：{shape}是{attackerCard}，{target}是{defenderCard}。然后{defender}得到一张暗牌。",
  soughtInVain: "两个棋子还没都得到牌，牌库就用完了。洗好其余的牌，继续寻找。",
  seekShuffle: "洗好其余的牌，继续寻找棋子牌。",
  battleShuffle: "洗牌，然后{defender}得到一张暗牌。",
  showdown: "{attacker}：{attackerHand}。{defender}：{defenderHand}。{outcome}",
  over: "游戏结束。",
};

export const OUTCOMES: Translation<typeof english.OUTCOMES> = {
  attacker: "{attacker}赢得{pot}：{shape}吃掉{target}。",
  defender: "{defender}赢得{pot}：攻击失败。",
  hold: "平手：双方平分{pot}，攻击失败。",
  capture: "平手：双方平分{pot}，{shape}吃掉{target}。",
};

export const CHIPLESS_OUTCOMES: Translation<typeof english.CHIPLESS_OUTCOMES> = {
  attacker: "{attacker}获胜：{shape}吃掉{target}。",
  defender: "{defender}获胜：攻击失败。",
  hold: "平手：攻击失败。",
  capture: "平手：{shape}吃掉{target}。",
};

export const WAITING: Translation<typeof english.WAITING> = {
  division: "其他人正在决定分队。1队：{first}。2队：{second}。",
  captains: "其他人正在投票。将选出两名队长。",
  draft: "{player}为{team}队选队员。还没入队：{free}。",
  generals: "各队正在选主帅。",
  assigning: "主帅正在把棋子分给队员。",
  move: "{player}有一张私牌，正要走棋或攻击。",
  moveForLate: "{late}超时，由{player}选择走法。",
  stake: "{player}正在决定是否为{fighter}出资。",
  bet: "{player}正在决定。底池{pot}，需跟{toCall}。",
  betFreely: "{player}正在决定。底池{pot}，无需跟注。",
  rebuy: "{player}没有筹码了，正在决定是否买入。",
  promote: "{player}正在选择{square}的兵升变成什么。",
  retreat: "{player}正在选择{shape}退到哪里。",
};

export const STATUS: Translation<typeof english.STATUS> = {
  beforePlay: "{stacks} · 牌库{deck}",
  turn: "{stacks} · 第{turn}回合 · 牌库{deck}",
  battle: "{stacks} · 底池{pot} · 第{turn}回合 · 牌库{deck}",
  stack: "{player}{chips}",
  side: "{side}棋：{stacks}",
  separator: " · ",
};

export const OWN: Translation<typeof english.OWN> = {
  private: "私牌：{card}",
  down: "暗牌：{card}",
  withHand: "{own}（{hand}）",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  king: { headline: "{winner}获胜！", sentence: "{loser}的王在第{turn}回合被吃。{stacks}" },
  chips: { headline: "{winner}获胜！", sentence: "第{turn}回合后，{loser}没有筹码了。{stacks}" },
  forfeit: { headline: "{winner}获胜！", sentence: "{loser}在第{turn}回合认输。{stacks}" },
  "no-move": { headline: "{winner}获胜！", sentence: "{loser}在第{turn}回合没有合法走法。{stacks}" },
  agreed: { headline: "协议结束", sentence: "双方在第{turn}回合结束本局。{stacks}" },
  blocked: { headline: "平局", sentence: "双方都没有合法走法。{stacks}" },
  "quiet-limit": { headline: "平局", sentence: "连续{quiet}回合没有攻击。{stacks}" },
  "turn-limit": { headline: "平局", sentence: "{limit}个回合走完了。{stacks}" },
};

export const FIGURES = "战斗{battles} · 吃子{captures} · 摊牌{showdowns} · 弃牌{folds}";
