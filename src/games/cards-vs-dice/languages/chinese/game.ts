import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Cards vs Dice";
export const HOOK = "在十二点生命耗尽之前，用五颗骰子击杀四个首领。";

export const TARGET_NAMES: Translation<typeof english.TARGET_NAMES> = {
  m1: "小怪1",
  m2: "小怪2",
  m3: "小怪3",
  b1: "首领1",
  b2: "首领2",
  b3: "首领3",
  b4: "首领4",
  v3: "先锋3",
  v4: "先锋4",
};

export const DIE_NAMES: Translation<typeof english.DIE_NAMES> = {
  d4: "D4",
  d6: "D6",
  d8: "D8",
  d10: "D10",
  d20: "D20",
  ks: "弑王者",
  life: "致命一击",
};

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "正在洗小怪牌。",
  recycle: "墓地洗成新的援军牌库。",
  rage: "战斗{battle}：冷静作战，还是付出{price}点生命进入狂战？",
  attack: "进攻！还没用的：{weapons}。",
  end: "武器都用过了。结束战斗吗？",
  rollRage: "所有就绪的武器正为狂战掷出。",
  rollFace: "{weapon}正对{card}掷出。",
  rollCleave: "{weapon}正对{first}和{second}掷出。",
  rollFatal: "你把生命掷向{card}。",
  split: "双斩没有成功。哪个小怪承受这{value}点？",
  over: "游戏已经结束。",
};

export const STATUS = "生命{life} · 战斗{battle} · 剩余首领{bosses} · 援军{spawn}";

export const CHOICES: Translation<typeof english.CHOICES> = {
  rageGroup: "{weapon}：{value}",
  calm: "冷静作战",
  calmDetail: "攻击时再掷骰",
  rage: "狂战士之怒",
  rageDetail: "{price}点生命",
  face: "攻击{card}（{target}）",
  cleave: "双斩{first}和{second}",
  assign: "击中{card}（{target}）",
  fatal: "击向{card}（{target}）",
  end: "结束战斗",
  endDetail: "失去{life}点生命",
  chance: "击杀{slay}%",
  chanceOrMiss: "击杀{slay}%，落空{miss}%",
  slays: "击杀",
  slaysBoth: "两个都击杀",
  wounds: "击伤",
  misses: "落空",
  fallsShort: "不够",
};

export const CONFIRM_END = "结束这场战斗会失去{damage}点生命，而你只有{life}点：游戏将失败。确定结束吗？";

export const CONFIRM_FATAL =
  "无论输赢，致命一击都会结束游戏。要击杀{card}，{sides}面骰须掷出{need}或以上。要掷出你的生命吗？";

export const HINTS: Translation<typeof english.HINTS> = {
  shielded: "每个小怪都受伤之前，首领是安全的：{mobs}（CVD-5.5）。",
  enraged: "{card}已狂怒：正好命中才能击杀，更多则落空（CVD-5.10）。",
  guarded: "先击杀{card}，才能攻击{boss}（CVD-5.6）。",
  hidden3: "首领1和2被击杀后，先锋3翻开（CVD-5.7）。",
  hidden4: "首领3被击杀后，先锋4翻开（CVD-5.7）。",
  weaponsReady: "每件武器都用过后，战斗才能结束（CVD-5.2）。",
  rageTooDear: "狂战要{price}点生命，你有{life}点（CVD-4.3）。",
  rageWithoutWeapons: "不能狂战：武器都卡在先锋上（CVD-4.3）。",
  weaponStuck: "先锋被击杀前卡住的武器：{weapons}（CVD-8.1）。",
};

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourSeat: "这是单人游戏：只有该玩家可以行动。",
  gameOver: "游戏已经结束。开始新游戏再玩吧。",
  waitForDice: "请等骰子停下。",
  waitForCards: "请等牌洗好。",
  rageUndecided: "先决定：冷静作战还是狂战。",
  rageTooLate: "冷静或狂战要在第一次攻击前决定。请继续攻击。",
  rageTooDear: "狂战要{price}点生命，且必须留下一些；你有{life}点。请冷静作战。",
  rageWithoutWeapons: "武器都卡住了，没有可掷的骰子。请冷静作战。",
  splitUndecided: "先决定失败的双斩击中哪个小怪。",
  nothingToAssign: "没有需要分配的双斩。请选择攻击。",
  notInTheCleave: "这一击只能给{first}或{second}。请选其中一个。",
  weaponUsed: "本场战斗已用过：{weapon}。请换一件武器。",
  weaponStuck: "卡在先锋上：{weapon}。击杀先锋才能取回。",
  kingslayerSpent: "弑王者每局只能出击一次。请用武器。",
  weaponsReady: "先用完每件武器，再结束战斗。",
  slain: "已被击杀：{target}。请选择活着的敌人。",
  noMob: "那里没有小怪。请选择别的目标。",
  shielded: "小怪保护着{target}。请先击伤{shield}。",
  guarded: "请先击杀{guard}：它保护着{target}。",
  noVanguard: "那里没有先锋。请选择别的目标。",
  faceDown: "仍面朝下：{target}。请先击杀前面的首领。",
  cleaveOrder: "双斩要两个不同的小怪，先说左边的。",
  cleaveEnraged: "狂怒的小怪不能双斩。请单独攻击它。",
  cleaveDamaged: "受伤的小怪不能双斩。请单独攻击它。",
  cleaveBetween: "两者之间还有一个小怪。请双斩相邻的。",
  kingslayerCleave: "本局弑王者不能双斩。请攻击一个目标。",
  impossibleFaces: "这些骰子掷不出那个结果。请再掷一次。",
  otherCards: "这些不是牌库里的牌。请再洗一次。",
  otherChance: "此刻要由运气决定的是别的事。请再试一次。",
  noChance: "现在没有要掷或要洗的。请选择行动。",
};

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "两个先锋面朝下，{mobs}个小怪在援军牌库中等待。",
  recycled: "墓地的{cards}张牌成为新的援军牌库。",
  battleBegan: "战斗{battle}开始。你有{life}点生命。",
  spawned: "{card}出现，成为{mob}。",
  stayedCalm: "",
  ragePaid: "你付出{price}点生命进入狂战，还剩{life}点。",
  rageRolled: "狂战掷出{values}。",
  hit: "{weapon}对{card}掷出{value}。",
  missed: "{weapon}掷出{value}：对狂怒的{card}来说太多了，落空。",
  cleft: "{weapon}掷出{value}：双斩需要{sum}，成功。",
  cleaveFailed: "{weapon}掷出{value}：双斩需要{sum}，不够。",
  kingslayerStruck: "弑王者击中{card}。",
  kingslayerCleft: "弑王者双斩{first}和{second}。",
  kingslayerRolled: "弑王者对{card}掷出{face}。",
  fatalStruck: "致命一击对{card}掷出{value}。",
  slain: "{card}被击杀！",
  vanguardRevealed: "先锋翻开：{card}。",
  battleEnded: "战斗{battle}结束。",
  mobAttacked: "{card}造成{damage}点伤害。",
  mobEnraged: "{card}狂怒了。",
  mobDied: "{card}伤重而死。",
  bossAttacked: "{card}造成{damage}点伤害。",
  bossPromoted: "首领晋升为{card}。",
  lifeLost: "你失去{amount}点生命，还剩{life}点。",
  weaponsRecovered: "回到武器库：{weapons}。",
  weaponStuck: "{weapon}卡在{card}上。",
  gameOver: "",
};

export const EVENT_ENDINGS: Translation<typeof english.EVENT_ENDINGS> = {
  wounded: "伤害{damage}/{hitPoints}。",
  kingslayerFails: "失败了。",
};

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  life: { label: "起始生命", detail: "越少越难。规则为12。" },
  recycle: { label: "重洗墓地", detail: "援军牌库空了，被击杀的小怪会回来。" },
  ksCleave: { label: "弑王者可以双斩", detail: "可一次击杀两个相邻的小怪。" },
  ksPips: { label: "弑王者失败于", detail: "印着哪个数的面算失败。机会相同。" },
  vanguardHit: { label: "受保护的首领攻击", detail: "先锋在战斗中受伤时，或只要先锋面朝上。" },
  fatalWin: { label: "致命一击可以获胜", detail: "否则死亡一律算输。" },
  rageHold: { label: "狂战时保留武器", detail: "狂战中可以不用完武器就结束战斗。" },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "是",
  false: "否",
  tens: "1（十位骰的10）",
  ones: "1",
  attacked: "先锋受伤时",
  revealed: "先锋翻开后",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: { headline: "胜利！", sentence: "四个首领全被击杀，用了{battles}；你还剩{life}点生命。" },
  winFatal: { headline: "英雄之死！", sentence: "你的致命一击杀死了最后一个首领，用了{battles}。" },
  loss: { headline: "落败", sentence: "你倒在战斗{battle}中。击杀首领：{slain}/4。" },
};
export const BATTLES: Translation<typeof english.BATTLES> = { one: "1场战斗", many: "{count}场战斗" };

export const FIGURES = "击杀首领{slain}个，战斗{battles}场；最佳一局：首领{most}个，剩余生命{life}";

export const TENS_FACE = "{value}（十位骰上为{tens}）";
export const WITH_RULE = "{sentence}（{rule}）";
export const WEAPON_WITH_VALUE = "{weapon}（{value}）";
