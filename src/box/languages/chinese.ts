import type { Translation } from "../../kit/language";
import type * as english from "./english";

export const SENTENCES: Translation<typeof english.SENTENCES> = {
  commands: "Offsuit认识这些命令：",
  command: "{command} - {summary}",
  unknownCommand: "Offsuit不认识{command}。输入{help}看看它认识什么。",
  onlyTheHost: "只有房主能这样做。",
  helpSummary: "可以输入的命令",
  selfTestSummary: "房主检查这个版本的Tabletop Simulator的行为",
  selfTestBegins: "自检开始，在牌桌旁自带的地面上做{checks}项检查。大约一分钟，期间可以继续玩。",
  selfTestRunning: "自检还在进行。",
  selfTestEnds:
    "自检结束：{alike}项符合预期，{different}项不同，{unanswered}项没有回答。见笔记本中的{title}。",
  lookSummary: "在桌旁摆出需要房主亲眼看一次的东西；再输入一次就收走",
  lookLaidOut:
    "样板摆在桌子左边，镜头已经对准它。请把每样东西和它的标签（英文）对照，把不对的地方截图发给我们。{command} 可以把它收走。",
  lookRemoved: "样板已收走。",

  onePlayer: "1人 · {shortest}-{longest}分钟",
  somePlayers: "{least}-{most}人 · {shortest}-{longest}分钟",
  notPlayed: "还没玩过",
  playedAlone: "玩了{games}局，赢了{won}局",
  played: "玩了{games}局",
  underWay: "有一局正在进行",
  onTheTable: "在桌上",
  open: "打开",
  putAway: "收起",

  sitFirst: "请先坐下：点你名字旁的颜色，然后再试。",
  oneMoment: "请稍等：正在摆牌桌。",
  waitForChance: "请等骰子停下、牌洗好，然后再试。",
  notTheirs: "{title}正在进行。只有玩家和房主能收起它。",
  confirmPutAway: "为所有人收起{title}吗？以后会从现在的局面继续。",
  noLongerOpen: "牌桌已经变了。还想这样做就再点一次。",
  boardLost: "{title}的板被移走了。游戏已回到盒子里；打开就能继续。",
  notOpened: "{title}没能从盒子里出来。请再点一次“打开”。",
  notPutAway:
    "{title}没有响应，因此留在桌上，不会丢失任何内容。请读取自动存档，或删除棋盘以恢复盒中保存的进度。",
  nothingOpen: "桌上没有游戏。",
  alreadyOpen: "{title}已经在桌上了。",
  unknownGame: "没有叫{name}的盒子。游戏有：{titles}。",
  openSummary: "打开游戏的盒子，用名字或名字的开头",
  putAwaySummary: "把桌上的游戏原样收回盒子",
  gamesSummary: "架子上的游戏",
  game: "{title} - {hook}",
};
