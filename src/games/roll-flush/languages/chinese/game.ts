import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Roll Flush";
export const HOOK = "掷骰拿牌，爆掉之前收手，用最好的牌型得分。";

export const FACE_DOWN_CARD = "面朝下的牌";
export const NO_CARD = "无";
export const TOKEN_NAMES: Translation<typeof english.TOKEN_NAMES> = {
  swap: "交换",
  reroll: "重掷",
  shift: "移位",
};

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "正在洗牌。",
  shuffle: "弃牌堆洗成新的牌库。",
  settling: "正在发牌。",
  showdown: "摊牌。最好的牌型：{players}，{hand}（奖励+{share}）。",
  rollOff: "先手平手：{player}掷骰。",
  roll: "{player}掷骰。",
  reroll: "{player}重掷。",
  turn: "你的回合：掷骰拿牌，还是用手牌得分？",
  turnRoll: "你的回合：掷骰拿牌。",
  mustRoll: "你已交换。现在掷骰。",
  rolled: "你掷出{number}。接受，还是用标记物？",
  rolledOnly: "你掷出{number}。",
  push: "已标记的牌：{count}。再掷一次，还是停下拿走？",
  keep: "{count}张牌中保留{kept}张（最多{limit}张）。可以更改，或按“完成”。",
  keepTooMany: "你有{count}张牌，只能保留{limit}张。请再选{over}张弃掉。",
  join: "{declarer}要得分。你也得分，还是跳过？",
  refresh: "牌库已洗。你要恢复哪个标记物？",
  over: "游戏已经结束。",
};

export const WAITING: Translation<typeof english.WAITING> = {
  turn: "{player}在选择：掷骰或得分。",
  mustRoll: "{player}已交换，必须掷骰。",
  rolled: "{player}掷出{number}，正在决定。",
  push: "{player}标记了{count}张：再掷还是停下？",
  keep: "{player}在选择保留的牌。",
  join: "{player}在选择：得分或跳过。",
  refresh: "{player}在选择要恢复的标记物。",
};

export const STATUS = "{scores} · 回合{turn} · 牌库{deck} · 弃牌堆{discard}";
export const OWN = "面朝下的牌：{cards}";
export const STATUS_SCORE = "{player}：{score}";

export const CHOICES: Translation<typeof english.CHOICES> = {
  roll: "掷骰",
  bustOdds: "爆掉{chance}%",
  bustOddsShift: "爆掉{chance}%，移位后{shifted}%",
  noBust: "不会爆掉",
  sureBust: "必定爆掉",
  tag: "标记{card}（{number}号位）",
  safe: "接受{number}：没有牌",
  bust: "以{number}爆掉",
  bustDetail: "失去的牌：{count}",
  shiftDown: "下移：标记{card}（{number}号位）",
  shiftUp: "上移：标记{card}（{number}号位）",
  rerollOne: "重掷{face}",
  rerollBoth: "重掷两颗骰子",
  moveGroup: "你的行动",
  handGroup: "你的手牌",
  swapGroup: "交换{number}",
  swapLastGroup: "交换{number}到11",
  swap: "交换{firstCard}（{first}）和{secondCard}（{second}）",
  swapTagged: "标记随之移动",
  stop: "停下并拿走牌",
  stopDetail: "牌：{count}",
  mark: "保留{card}",
  markDetail: "现为弃掉",
  unmark: "弃掉{card}",
  unmarkDetail: "现为保留",
  keep: "完成",
  keepDetail: "保留{kept}，弃掉{discarded}",
  score: "得分",
  join: "也得分",
  pass: "跳过",
  passDetail: "留着你的牌",
  handNow: "现为{hand}",
  refresh: "恢复{token}",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  bust: "这次掷骰会爆掉，而你有可以挽救的标记物。仍要爆掉吗？",
  sureBust: "每张牌都已标记，掷骰必定爆掉。仍要掷吗？",
  keepNone: "弃掉所有的牌吗？",
};

export const HINTS: Translation<typeof english.HINTS> = {
  fewCards: "得分需要{least}张牌；{player}有{count}张（RF-4.2）。",
  swapUsed: "交换标记物已用，洗牌后才能恢复（RF-6.1）。",
  rerollUsed: "重掷标记物已用，洗牌后才能恢复（RF-6.2）。",
  shiftUsed: "移位标记物已用，洗牌后才能恢复（RF-6.3）。",
  shiftTagged: "不能移位：{number}旁边没有未标记的牌（RF-6.3）。",
  shiftAfterReroll: "本局一次掷骰只能重掷或移位（RF-6.4）。",
  swapFirstRoll: "本局只能在第一次掷骰前交换（RF-13）。",
  sureBust: "每张牌都已标记：再掷必定爆掉（RF-5.10）。",
  tooMany: "最多保留{limit}张牌：请再弃{over}张（RF-5.8）。",
  joinMin: "少于{least}张牌的玩家跳过：{players}（RF-7.2）。",
};

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourTurn: "现在是{player}的回合。请等到你的回合。",
  notAsked: "先问{player}。请等到问你。",
  notYourRefresh: "{player}先恢复标记物。请稍等。",
  unknownCard: "你的手里没有这张牌。请选有的。",
  gameOver: "游戏已经结束。开始新游戏再玩吧。",
  waitForDice: "请等骰子停下。",
  waitForCards: "请等牌洗好发好。",
  waitForShowdown: "摊牌会自动进行。请稍等。",
  turnUndecided: "先决定：掷骰还是得分。",
  rollUndecided: "先决定这次掷骰：接受还是用标记物。",
  pushUndecided: "先决定：再掷，还是停下拿牌。",
  keepUndecided: "先选择要保留的牌。",
  joinUndecided: "先决定：得分还是跳过。",
  refreshUndecided: "先选择要恢复的标记物。",
  swapThenRoll: "交换之后必须掷骰。",
  nothingRolled: "还没有掷骰。请先掷骰。",
  nothingToStop: "还没有标记的牌。请先掷骰。",
  rollTurn: "你已开始掷骰。可在别的回合得分。",
  nothingToKeep: "现在没有要保留或弃掉的。请先停下。",
  nothingToPass: "没有人要求得分。请选择行动。",
  nothingToRefresh: "洗牌之后才能恢复标记物。",
  fewCards: "得分需要{least}张牌，你有{count}张。请掷骰拿牌。",
  swapUsed: "你的交换标记物已用。洗牌时可以恢复。",
  rerollUsed: "你的重掷标记物已用。洗牌时可以恢复。",
  shiftUsed: "你的移位标记物已用。洗牌时可以恢复。",
  sameSlot: "交换需要两个不同的牌位。请另选一个。",
  slotOrder: "请先说较小的牌位。",
  swapLate: "交换要在掷骰之前，不在之后。请决定这次掷骰。",
  swapFirstRoll: "本局只能在第一次掷骰前交换。请掷骰或停下。",
  shiftOff: "没有{number}号位可移。请往另一边移。",
  shiftTagged: "那里没有未标记的牌。请选别的。",
  shiftAfterReroll: "本局重掷后不能移位。请接受。",
  alreadyMarked: "那张牌已经要保留了。请选别的。",
  notMarked: "那张牌已经要弃掉了。请选别的。",
  tooMany: "最多保留5张牌，现选了{count}张。请弃掉一些。",
  tokenReady: "{token}已经就绪。请选用过的标记物。",
  impossibleFaces: "这些骰子掷不出那个结果。请再掷一次。",
  otherCards: "这些不是牌库里的牌。请再洗一次。",
  otherChance: "此刻要由运气决定的是别的事。请再试一次。",
  noChance: "现在没有要掷或要洗的。请选择行动。",
};

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "牌已发好。面朝上最小的牌先开始。",
  tiedForFirst: "{players}平手，掷骰决定先手。",
  rolledOff: "{player}掷出{first} + {second} = {total}。",
  turnBegan: "回合{turn}：{player}。",
  rolled: "{player}掷出{first} + {second} = {total}。",
  rerolled: "{player}重掷：{first} + {second} = {total}。",
  tagged: "{number}号位的{card}已标记。",
  safe: "{number}号位的牌已标记过：没有牌，也不爆掉。",
  shifted: "{player}从{from}移到{to}。",
  swapped: "{player}交换{first}号位和{second}号位的牌。",
  busted: "{player}以{number}爆掉！",
  took: "{player}拿走{cards}。",
  kept: "{player}保留{kept}张，弃掉{discarded}张。",
  slotDealt: "",
  communityDealt: "{card}成为公共牌。",
  handDealt: "",
  declared: "{player}宣布得分。",
  joined: "{player}也得分。",
  passed: "{player}跳过。",
  handRevealed: "{player}亮出{cards}。",
  handScored: "{player}的牌型是{hand}：+{points}。",
  bonusWon: "{players}：奖励+{share}。",
  scoreIs: "{player}现有{score}分。",
  reshuffled: "弃牌堆成为新的牌库：每人恢复一个标记物。",
  refreshed: "{player}恢复{token}。",
  gameOver: "",
};

export const FACE_DOWN_CARDS: Translation<typeof english.FACE_DOWN_CARDS> = {
  one: "一张面朝下的牌",
  many: "{count}张面朝下的牌",
};
export const BONUS_SHARED = "{players}平手，平分奖励：各+{share}。";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  target: { label: "要超过的分数", detail: "有人更高时游戏结束。规则为30。" },
  joinMin: { label: "跟着得分所需的牌", detail: "不够就直接跳过。" },
  scoreMin: { label: "宣布得分所需的牌", detail: "不够就只能掷骰。" },
  shiftAfterReroll: { label: "重掷后可移位", detail: "两个标记物可用于同一次掷骰。" },
  swapWhen: { label: "何时交换牌", detail: "回合中任何一次掷骰前，或仅第一次前。" },
  bustBy: { label: "爆掉的判定", detail: "看牌上的标记，或看标记过的点数。" },
  ownFaceDown: { label: "自己面朝下的牌", detail: "玩家是否可以看。" },
  discardView: { label: "弃掉的面朝下的牌", detail: "是否翻开。" },
  maxTurns: { label: "回合上限", detail: "到时得分最高者获胜。0表示没有上限。" },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "是",
  false: "否",
  anyRoll: "任何一次掷骰前",
  firstRoll: "第一次掷骰前",
  tag: "标记",
  history: "点数",
  look: "可以看",
  blind: "保持未知",
  open: "翻开",
  faceDownHidden: "保持隐藏",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: { headline: "{players}获胜！", sentence: "{turns}回合后得{score}分。{scores}" },
  draw: { headline: "平局", sentence: "{players}以{score}分同胜。{scores}" },
};

export const FIGURES = "{rolls}个掷骰回合中爆掉{busts}次 · 得分{showdowns}次 · 最高{best}分";

export const WITH_RULE = "{sentence}（{rule}）";
