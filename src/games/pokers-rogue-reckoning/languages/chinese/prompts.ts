import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Poker's Rogue Reckoning";
export const HOOK = "一间间搜刮房间，用更好的骰子牌型击败十二个敌人。";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "正在洗牌。",
  explore: "第{level}层：揭开一间房间。",
  explored: "第{level}层探索完了。需要什么就买、就喝，然后继续。",
  potionWon: "{total}：{card}归你了！",
  potionMissed: "{total}：{card}没到手。",
  curseAvoided: "{total}：避开了{card}。",
  curseConverted: "{total}：{card}倒戈了，下一场战斗会帮你！",
  curseJoined: "{total}：{card}归下一个敌人。",
  shownCard: "{card}。{effect}",
  money: "{card}：拿{value}金币，还是治疗最多{most}点生命？",
  cleanse: "净化{card}：加入共{value}点的蓝药水。目前：{sum}。",
  prep: "{enemy}，{tier}级：生命{hp}，攻击{atk}。做好准备，然后战斗。",
  prepFinal: "{enemy}，最后的敌人：生命{hp}，攻击{atk}。做好准备，然后战斗。",
  misplace: "遗失：选择你要失去的药水。",
  misplaceEnemy: "你的遗失：选择敌人要失去的诅咒。",
  scout: "牌库顶：{cards}。和房间交换，或者不动。",
  preRoll: "掷骰：命中时你打出{amount}伤害，{enemy}打出{enemyAmount}。",
  tie: "双方都是{player}。重掷你的白骰，还是重掷全部骰子？",
  death: "你倒下了！还要站起来吗？",
  throwPotion: "{card}：一颗骰子掷出{value}就归你。",
  throwSingle: "{card}：一颗骰子掷出{value}就避开。",
  throwDual: "{card}：两颗骰子大于{value}就避开，正好{value}就归你。",
  throwRound: "你和{enemy}掷骰。",
  throwCounter: "你反击：重掷你的白骰。",
  throwAgain: "重掷你的白骰。",
  throwOneMore: "再掷一颗白骰。",
  throwRestart: "时光倒流：骰子决定你有多少生命。",
  shuffle: "正在洗牌库。",
  over: "游戏结束。",
};

export const STATUS =
  "第{level}层 · 生命{hp}/{maxHp} · 攻击{atk} · 金币{money} · 消灭{killed}/{enemies} · 牌库{deck}";
export const STATUS_ENEMY = "{line} · 敌人（{tier}级）：生命{hp}/{maxHp}，攻击{atk}";

export const HINTS: Translation<typeof english.HINTS> = {
  forSale: "{card}，{price}金币。{effect}",
  tooDear: "你有{money}金币，不够买{cards}（PRR-5.2）。",
  cursesWait: "等着下一个敌人：{cards}（PRR-6.4）。",
  tooLittleValue: "你的蓝药水共{sum}点：不够净化{cards}（PRR-5.7）。",
  surplus: "药水超出{value}点的部分会浪费掉（PRR-5.7）。",
  moneyFull: "你最多能带{cap}金币（PRR-7.2）。",
  equipNow: "药水现在不放到骰子下，就没机会了：{cards}（PRR-9.2）。",
  starts: "战斗开始时：{cards}（PRR-9.3）。",
  blows: "命中时你打出{amount}伤害（{reason}），敌人打出{enemyAmount}（{enemyReason}）。",
  blightAhead: "枯萎：一旦开战，药水就不能治疗（PRR-14.7）。",
  blight: "枯萎：这场战斗药水不能治疗（PRR-14.7）。",
  terror: "恐吓：你逃不过这个敌人（PRR-14.8）。",
  evade: "闪避：敌人正好剩1点生命时会逃走（PRR-14.4）。",
  focusOurs: "专注：平手算你赢（PRR-13.9）。",
  focusTheirs: "专注：平手算敌人赢（PRR-13.9）。",
  afterRoll: "掷骰后可以使用{cards}（PRR-13.2）。",
  lowHp: "{card}只有在生命大于{hp}时才能让你逃跑（PRR-15.4）。",
  lastAtk: "攻击只剩1，没有可换的了（PRR-12.4）。",
  trade: "交换使你的攻击减1，敌人的生命不变（PRR-12.4）。",
  counter: "若再次平手，就重掷全部骰子（PRR-11.5）。",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "胜利！",
    sentence: "在第{level}层消灭了全部{killed}个敌人。最终生命{hp}，攻击{atk}，金币{money}。",
  },
  loss: {
    headline: "你倒下了",
    sentence: "消灭的敌人：{killed}/{enemies}，止步第{level}层。",
  },
};

export const FIGURES = "胜局{won} · 消灭敌人{killed}，最佳{best}/{enemies}";
