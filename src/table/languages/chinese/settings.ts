import type { Translation } from "../../../kit/language";
import type * as english from "../english";

export const SETTING_NAMES: Translation<typeof english.SETTING_NAMES> = {
  automation: "自动化",
  odds: "机会",
  undoRule: "撤销",
  speed: "速度",
  sounds: "提示",
  textSize: "文字",
  language: "语言",
};

export const SETTING_VALUES: Translation<typeof english.SETTING_VALUES> = {
  automation: { assist: "助手", referee: "裁判", handsOff: "自由操作" },
  odds: { shown: "显示", hidden: "隐藏" },
  undoRule: { open: "没有揭示时", always: "总是", never: "从不" },
  speed: { calm: "从容", brisk: "轻快", instant: "瞬间" },
  sounds: { all: "全部", important: "重要的", off: "关" },
  textSize: { smallest: "最小", small: "小", normal: "中", large: "大", largest: "最大" },
};

export const SETTING_MEANINGS: Translation<typeof english.SETTING_MEANINGS> = {
  automation: {
    assist: "牌桌替你掷骰和移动",
    referee: "由你掷骰、洗牌和移动",
    handsOff: "所有东西都可自由移动",
  },
  odds: { shown: "选项写明可能性", hidden: "选项不写可能性" },
  undoRule: {
    open: "掷骰或亮出新牌后不行",
    always: "掷骰和亮牌后也行",
    never: "选了就是选了",
  },
  speed: {
    calm: "缓缓移动，有时间看",
    brisk: "移动较快，停顿较短",
    instant: "直接到位，几乎不停",
  },
  sounds: { all: "轮到你、时间不多、结束", important: "轮到你时", off: "什么都不提示" },
  textSize: "面板的初始大小；A− A+由你调",
  language: "对桌上所有人",
};
