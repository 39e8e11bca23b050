import type { Translation } from "../../../kit/language";
import type * as english from "../english";

export const HELP: Translation<typeof english.HELP> = {
  noRules: "这块板没有带规则。规则在笔记本里。",
  rulesInEnglish: "规则是用英文写的。",
  chooseSection: "编号的规则。请选择一节。",
  contents: "目录",
  previousPage: "上一页",
  handRanks: "牌型大小",
  chooseHelp: "轮到谁、可以选什么，都在你的面板上。这里还有：",
  nextPage: "下一页",
  rule: "规则{number}",
  pieceAsking: "请稍等：正在查看能用它做什么……",
  pieceIdle: "现在不能用它做什么。",
  pieceChoices: "你可以用它做的：",
  keyFolded: "你的面板收起来了。展开才能看到选项。",
  keyNoChoice: "你的面板现在没有选项{number}。",
  keyNoRoll: "现在没有要你掷的骰子。",
  keyNoPass: "现在不能跳过：请在面板中选择。",
  keySeveral: "这样做的方式不止一种：请在面板中选择。",
};

export const GUIDE_TITLES: Translation<typeof english.GUIDE_TITLES> = {
  playing: "入门",
  keys: "按键",
  chat: "聊天命令",
};

export const GUIDE: Translation<typeof english.GUIDE> = {
  playing: [
    "面板顶部写着轮到谁，下面是可以选的。点一下就选。许多选择也可以用手完成：拖动一件东西，或指着它翻面（F）、掷骰（R）。",
    "右键点一件东西，可以问它是什么、能用它做什么。",
    "不允许的事会用规则编号回答。左下角的按钮会打开那条规则。",
    "“撤销”收回你的上一个选择，范围看牌桌设置：通常只要没有揭示过什么就行。",
    "牌桌替你摆放、移动和计数。“自由操作”让所有人随意移动东西。“继续”把一切按当前局面放回。",
    "面板的标题栏可以拖动。A−和A+改变大小，–把它收起。",
  ].join("\n"),
  keys: [
    "在Options > Game Keys里随意绑定按键。Offsuit的按键名是英文：",
    "· choice 1到choice 9：面板上的选项，一行一行数",
    "· undo、roll、pass：撤销、掷骰、跳过，看游戏里此刻的意思",
    "· fold or unfold the panel：收起或展开面板",
    "· rules：打开规则，翻到上次提到的那条",
    "· what is this?：鼠标所指的是什么",
    "面板不见了，可以用空桌面的菜单（右键）找回。",
  ].join("\n"),
  chat: "面板出问题时可以用聊天来玩。输入!offsuit help，就会告诉你能输入什么。",
};

export const PIECE_MENU: Translation<typeof english.PIECE_MENU> = {
  what: "这是什么？",
  todo: "能用它做什么？",
};

export const TABLE_MENU: Translation<typeof english.TABLE_MENU> = {
  showPanel: "Offsuit：显示面板",
  piece: "Offsuit：这里是什么？",
};

export const CHAT_COMMANDS: Translation<typeof english.CHAT_COMMANDS> = {
  state: "局面如何，以及按编号可以选什么",
  choice: "选择编号为3的",
  amount: "同上，数量为25",
  yes: "对问题回答“是”",
  undo: "撤销",
  roll: "掷骰",
  pass: "跳过",
  pause: "暂停游戏",
  resume: "继续游戏",
  rules: "规则；加上规则编号就翻到那条",
  statistics: "这张牌桌上各局的结果",
  record: "把已结束一局的记录写进笔记本",
  seats: "你可以和谁换座位",
  back: "从别的页面回到游戏",
  handsOff: "让所有东西可以自由移动",
  handsOn: "把它们放回并继续",
};
