import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  diagonal: { label: "可走斜线", detail: "相邻格从四个变成八个：容易得多。" },
  aceLoss: { label: "持有A时落败", detail: "用什么来支付。" },
  aidTiming: { label: "何时选择加牌", detail: "什么时候决定是否加上俘虏的牌。" },
  aidOnWin: { label: "已经赢了也可加牌", detail: "用掉俘虏的牌，好腾出手牌。" },
  aceKeep: { label: "满生命时的A", detail: "是否必须留下。" },
  revealedOnClear: { label: "留下的敌人", detail: "通过一层后怎么处理。" },
  startJokers: { label: "起始鬼牌", detail: "越少越难。规则为3张。" },
  targetFloors: { label: "获胜层数", detail: "通过这么多层即获胜。0表示没有终点。" },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "是",
  false: "否",
  choice: "由你选择",
  aceFirst: "A",
  jokerFirst: "鬼牌",
  after: "抽牌之后",
  before: "抽牌之前",
  auto: "必须留下",
  optional: "可以留下",
  stay: "保持面朝上",
  flipDown: "翻回面朝下",
};
